import { ImageOff } from 'lucide-react'
import { type CSSProperties, type ReactNode, useRef, useState } from 'react'
import { cn } from '../ui/cn.ts'
import type { Placeholder } from './placeholder.ts'
import type { DrawingRequest } from './studio.ts'
import { useDrawing } from './use-drawing.ts'
import { useNearViewport } from './use-near-viewport.ts'

interface DrawnImageProps {
  request: DrawingRequest
  placeholder: Placeholder
  alt: string
  /** What to say where the picture would be, should it fail; without it the colours of the sky stay. */
  failureLabel?: string
  className?: string
  children?: ReactNode
}

/** The picture that is shown, and the one it fades over: the day's art under the evening's. */
interface Layers {
  shown: string | null
  under: string | null
}

const fill = 'absolute inset-0 size-full object-cover'

/** A drawing in its frame: the colours of its sky at once, the picture as soon as it is drawn. */
export function DrawnImage({
  request,
  placeholder,
  alt,
  failureLabel,
  className,
  children,
}: DrawnImageProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { uri, failed } = useDrawing(request, useNearViewport(frame))
  const [layers, setLayers] = useState<Layers>({ shown: null, under: null })
  const [broken, setBroken] = useState<string | null>(null)

  const isMissing = failureLabel !== undefined && (failed || (uri !== undefined && broken === uri))
  const isShown = layers.shown === uri
  const under = isShown ? layers.under : layers.shown
  const skyColours = { '--sky-top': placeholder.top, '--sky-bottom': placeholder.bottom } as CSSProperties

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
      {under && <img src={under} alt="" aria-hidden className={fill} />}
      {uri && broken !== uri && (
        <img
          key={uri}
          src={uri}
          alt={alt}
          decoding="async"
          draggable={false}
          onLoad={() => setLayers(({ shown }) => ({ shown: uri, under: shown === uri ? null : shown }))}
          onError={() => setBroken(uri)}
          onTransitionEnd={() => setLayers(({ shown }) => ({ shown, under: null }))}
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
