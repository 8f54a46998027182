/** Where a server that nobody runs yet is set up. */
export const setupPath = (code: string): string => `/setup?code=${code}`
