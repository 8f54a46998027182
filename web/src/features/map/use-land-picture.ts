import { useEffect, useRef, useState } from 'react'
import { useTheme } from '../../browser/theme.ts'
import { askLand, coloursOf, showPicture } from '../../base-map/land/land-client.ts'
import { detailAt } from '../../base-map/land/land-messages.ts'
import type { miniView } from './mini-view.ts'

interface Size {
  width: number
  height: number
}

/** Draws the land under the stops, once the page has nothing better to do. */
export function useLandPicture(view: ReturnType<typeof miniView>, size: Size) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { theme } = useTheme()
  const [isIdle, setIsIdle] = useState(false)
  const { zoom } = view
  const { width, height } = size
  const box = JSON.stringify(view.box)
  useEffect(() => {
    const timer = setTimeout(() => setIsIdle(true), 400)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!isIdle) return undefined
    let isCurrent = true
    const element = canvas.current
    if (!element) return undefined
    void askLand({
      detail: detailAt(zoom),
      box: JSON.parse(box) as typeof view.box,
      pixel: 1 / (256 * 2 ** zoom),
      picture: { width, height, ratio: 2, zoom, colours: coloursOf(element) },
    }).then((land) => {
      if (!isCurrent) return
      element.dataset['theme'] = theme
      showPicture(element, land)
    })
    return () => {
      isCurrent = false
    }
  }, [box, zoom, theme, isIdle, width, height])
  return canvas
}
