// Which classes set the same thing, so that a later one takes the place of an earlier one. Only the kinds that the app
// uses are named: the table for all of Tailwind costs every visitor 6 kB. The test beside it finds what is missing.

const any = (): boolean => true
const isWidth = (value: string): boolean => /^\[?\d/.test(value)
const isLength = (value: string): boolean => /^\[(length:|\d|clamp|min|max|calc)/.test(value)
const isTextSize = (value: string): boolean =>
  /^(base|xs|sm|lg|xl|body|small|caption)$/.test(value) || isLength(value)
const isWeight = (value: string): boolean => /^(normal|medium|semibold|bold)$/.test(value)
const isImage = (value: string): boolean =>
  /^(linear-|\[(url|(repeating-)?linear-gradient|radial-gradient))/.test(value)
const isPosition = (value: string): boolean => value.startsWith('[position:')

/** Kinds that own everything behind their name: `shadow`, `shadow-e1`. */
const plainKinds =
  'aspect line-clamp overflow overflow-x overflow-y overscroll inset inset-x inset-y top right bottom left z ' +
  'columns break-inside order flex basis grow shrink grid-cols grid-rows grid-flow auto-cols col col-start row row-start ' +
  'gap gap-x gap-y justify justify-items items place-items self ' +
  'p px py pt pr pb pl m mx my mt mr mb ml space-x space-y size w min-w max-w h min-h max-h ' +
  'tracking leading list decoration underline-offset whitespace content rounded rounded-t from to divide-y ' +
  'outline-offset origin shadow opacity drop-shadow mask brightness transition duration ease rotate scale ' +
  'translate translate-x translate-y appearance cursor field-sizing pointer-events scroll-mt scroll-mb scroll ' +
  'scrollbar select fill'

const sides = ['x', 'y', 't', 'r', 'b', 'l']

export const classGroups = {
  ...Object.fromEntries(plainKinds.split(' ').map((kind) => [kind, [{ [kind]: ['', any] }]])),
  display: ['block', 'inline-block', 'inline', 'flex', 'inline-flex', 'grid', 'contents', 'hidden'],
  container: ['@container'],
  sr: ['sr-only', 'not-sr-only'],
  isolation: ['isolate'],
  'object-fit': [{ object: ['cover', 'contain'] }],
  'object-position': [{ object: [any] }],
  position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
  visibility: ['visible', 'invisible'],
  'flex-direction': [{ flex: ['row', 'row-reverse', 'col', 'col-reverse'] }],
  'flex-wrap': [{ flex: ['nowrap', 'wrap'] }],
  'font-size': [{ text: [isTextSize] }],
  'text-align': [{ text: ['left', 'center', 'right'] }],
  'text-wrap': [{ text: ['balance', 'pretty'] }],
  'text-color': [{ text: [any] }],
  'text-overflow': ['truncate'],
  'text-decoration': ['underline', 'line-through', 'no-underline'],
  'font-style': ['italic', 'not-italic'],
  'font-weight': [{ font: [isWeight] }],
  'font-family': [{ font: [any] }],
  'text-break': [{ break: ['words', 'all'] }],
  figures: ['tabular-nums'],
  'bg-repeat': [{ bg: ['no-repeat'] }],
  'bg-size': [{ bg: [isLength, { size: [any] }] }],
  'bg-position': [{ bg: [isPosition] }],
  'bg-image': [{ bg: ['none', isImage] }],
  'bg-color': [{ bg: [any] }],
  'border-style': [{ border: ['solid', 'dashed', 'dotted', 'none'] }],
  'border-w': [{ border: ['', isWidth] }],
  ...Object.fromEntries(sides.map((side) => [`border-w-${side}`, [{ [`border-${side}`]: ['', isWidth] }]])),
  'border-color': [{ border: [any] }],
  'divide-color': [{ divide: [any] }],
  'outline-style': [{ outline: ['none', 'hidden', 'dashed'] }],
  'outline-w': [{ outline: ['', isWidth] }],
  'outline-color': [{ outline: [any] }],
  'stroke-w': [{ stroke: [isWidth] }],
  stroke: [{ stroke: [any] }],
  animate: [{ animate: ['spin'] }],
  'translate-none': ['translate-none'],
  resize: [{ resize: ['none', '', 'y', 'x'] }],
  touch: [{ touch: ['none', 'auto', 'manipulation'] }],
  'touch-y': [{ touch: ['pan-y'] }],
}

/** A class of the first kind also takes the place of these. */
export const covered = {
  'line-clamp': ['display', 'overflow'],
  overflow: ['overflow-x', 'overflow-y'],
  inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
  'inset-x': ['right', 'left'],
  'inset-y': ['top', 'bottom'],
  flex: ['basis', 'grow', 'shrink'],
  gap: ['gap-x', 'gap-y'],
  p: ['px', 'py', 'pt', 'pr', 'pb', 'pl'],
  px: ['pr', 'pl'],
  py: ['pt', 'pb'],
  m: ['mx', 'my', 'mt', 'mr', 'mb', 'ml'],
  mx: ['mr', 'ml'],
  my: ['mt', 'mb'],
  size: ['w', 'h'],
  'font-size': ['leading'],
  rounded: ['rounded-t'],
  'border-w': sides.map((side) => `border-w-${side}`),
  'border-w-x': ['border-w-r', 'border-w-l'],
  'border-w-y': ['border-w-t', 'border-w-b'],
  translate: ['translate-x', 'translate-y', 'translate-none'],
  'translate-none': ['translate', 'translate-x', 'translate-y'],
  touch: ['touch-y'],
  'touch-y': ['touch'],
}
