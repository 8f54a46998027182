declare module 'virtual:contract-routes' {
  import type { EndpointName } from '@sojourn/contract/api'
  export const routes: Record<EndpointName, readonly [method: string, url: string]>
}

declare module 'virtual:languages' {
  /** By tag, English first: what a button says that changes to the language. */
  export const chooseTexts: Readonly<Record<string, string>>
}

declare module 'icon:*' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- a declared module may not import by a relative path
  const drawn: import('./ui/primitives/icon.ts').Icon
  export default drawn
}
