import { createElement } from 'react'
import type { Icon } from './icon.ts'

/** An icon made of its shapes (see plugins/icons.ts). */
export function drawnIcon(
  name: string,
  shapes: [tag: string, attributes: Record<string, string>][],
  turns?: true,
): Icon {
  const drawn = shapes.map(([tag, attributes]) => createElement(tag, attributes))
  return ({ size = 24, strokeWidth = 1.75, ...rest }) =>
    createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        width: size,
        height: size,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': !rest['aria-label'] || undefined,
        'data-icon': name,
        'data-turns': turns,
        ...rest,
      },
      ...drawn,
    )
}
