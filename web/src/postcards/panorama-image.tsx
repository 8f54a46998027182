import { DrawnImage } from './drawn-image.tsx'

const day = { top: '#8fd0f2', bottom: '#fff0d4', dark: false }
const night = { top: '#0a1230', bottom: '#c0668f', dark: true }

interface PanoramaProps {
  width: number
  height: number
  /** Where the water starts, as a share of the height. */
  horizon?: number
  evening?: boolean
  className?: string
}

/** The world behind the landing page. It says nothing the page does not, so it has no text of its own. */
export function Panorama({ width, height, horizon = 0.72, evening = false, className }: PanoramaProps) {
  return (
    <DrawnImage
      request={{ kind: 'panorama', width, height, horizon, evening }}
      placeholder={evening ? night : day}
      alt=""
      className={className}
    />
  )
}
