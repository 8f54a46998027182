declare global {
  var __webpack_nonce__: string | undefined
}

/**
 * Dialogs and menus lock the page's scroll with a style element, which the content security policy allows only
 * with the nonce of this page. The lock asks for the nonce through a global named by another bundler
 * (get-nonce, inside react-style-singleton), so call this once before the first dialog opens.
 */
export function shareStyleNonce(page: Pick<Document, 'querySelector'> = document): void {
  const nonce = page.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content
  if (nonce) globalThis.__webpack_nonce__ = nonce
}
