import type { Placeholder } from '@sojourn/postcards/placeholder'
import ImageOff from 'icon:image-off'
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { cn } from '../ui/primitives/cn.ts'
import { useNearViewport } from './use-near-viewport.ts'

interface DrawnImageProps {
  /** Null while nobody knows it. */
  src: string | null
  placeholder: Placeholder
  alt: string
  /** What to say where the picture would be should it fail. */
  failureLabel: string
  className?: string
  children?: ReactNode
}

/** The picture that is shown, and the one it fades over: the day's art under the evening's. */
interface Layers {
  shown: string | null
  under: string | null
}

const fill = 'absolute inset-0 size-full object-cover'

/** A drawing in its frame: the colours of its sky at once, the picture when it is near the screen and has come. */
export function DrawnImage(props: DrawnImageProps) {
  const { src, placeholder, alt, failureLabel, className, children } = props
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useNearViewport(frame)
  const [layers, setLayers] = useState<Layers>({ shown: null, under: null })
  const [broken, setBroken] = useState<string | null>(null)

  useEffect(() => {
    // What failed without a connection is asked for again with one.
    const retry = () => setBroken(null)
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [])

  const isMissing = src !== null && broken === src
  const isShown = src !== null && layers.shown === src
  const under = isShown ? layers.under : layers.shown
  const skyColours = { '--sky-top': placeholder.top, '--sky-bottom': placeholder.bottom } as CSSProperties

  // Said here too: on a map Leaflet gives every picture the width it has by itself.
  const whole = { width: '100%' }

  return (
    <div
      ref={frame}
      style={skyColours}
      className={cn(
        'relative overflow-hidden',
        isMissing ? 'bg-trip-wash' : 'bg-linear-to-b from-(--sky-top) to-(--sky-bottom)',
        className,
      )}
    >
      {under && <img src={under} alt="" aria-hidden className={fill} style={whole} />}
      {isNear && src && !isMissing && (
        <img
          key={src}
          src={src}
          alt={alt}
          decoding="async"
          draggable={false}
          style={whole}
          onLoad={() => setLayers(({ shown }) => ({ shown: src, under: shown === src ? null : shown }))}
          onError={() => setBroken(src)}
          onTransitionEnd={() => setLayers((now) => (now.under === null ? now : { ...now, under: null }))}
          className={cn(
            fill,
            'transition-opacity duration-(--t-scene)',
            isShown ? 'opacity-100' : 'opacity-0',
          )}
        />
      )}
      {isMissing && (
        <div className={cn(fill, 'grid place-items-center text-trip')}>
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an icon has no tag of its own */}
          <ImageOff size={40} role="img" aria-label={failureLabel} />
        </div>
      )}
      {children}
    </div>
  )
}
