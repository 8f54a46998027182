import { pagesWords } from '@sojourn/contract/pages/words'
import type { StaticPage } from './static-page.ts'

/** What a page says of itself where it is linked to. */
export interface PageHead {
  path: string
  title: string
  description: string
  pictureText: string
}

export const pageHead = ({ path, title, description }: StaticPage): PageHead => ({
  path,
  title,
  description,
  pictureText: pagesWords.previewPicture,
})
