/** The one place that writes to the browser's console. */
export function logError(message: string, cause?: unknown): void {
  // oxlint-disable-next-line no-console
  console.error(message, cause)
}
