/** The name under which get-nonce (inside react-style-singleton) looks for a nonce. */
const globalName = '__webpack_nonce__'

/**
 * Dialogs and menus lock the page's scroll with a style element, which the content security policy allows only with
 * the nonce of this page. The lock finds the nonce in a global variable: call this before the first dialog opens.
 */
export function shareStyleNonce(page: Pick<Document, 'querySelector'> = document): void {
  const nonce = page.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content
  if (nonce) Reflect.set(globalThis, globalName, nonce)
}
