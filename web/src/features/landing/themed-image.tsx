import type { ThemedPicture } from '../../static-pages/static-page.ts'
import { cn } from '../../ui/primitives/cn.ts'

interface ThemedImageProps {
  art: ThemedPicture
  width: number
  height: number
  className: string
}

/** By the theme's class alone, because the page is rendered at build time; the other picture is never loaded. */
export const ThemedImage = ({ art, className, ...size }: ThemedImageProps) =>
  (['day', 'evening'] as const).map((hour) => (
    <img
      key={hour}
      src={art[hour]}
      alt=""
      loading="lazy"
      decoding="async"
      {...size}
      className={cn(className, hour === 'day' ? 'dark:hidden' : 'hidden dark:block')}
    />
  ))
