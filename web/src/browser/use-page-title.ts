import { productName } from '@sojourn/contract/product'
import { useEffect } from 'react'

/** The name of the browser's tab and history entry, and what a screen reader says first. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    document.title = title ? `${title} · ${productName}` : productName
  }, [title])
}
