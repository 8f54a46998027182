import { formFor, say, type Values } from '@sojourn/contract/words/say'
import { Fragment, type ReactNode } from 'react'

type Tags<T extends string> = T extends `${string}</${infer Tag}>${infer Rest}` ? Tag | Tags<Rest> : never

/** For a sentence in which something stands out. */
export const strong = { b: (inside: string) => <strong className="font-bold">{inside}</strong> }

interface RichProps<T extends string> {
  text: T
  values: Values<T>
  /** What each tag becomes, with what stands in it. */
  parts: Readonly<Record<Tags<T>, (inside: string) => ReactNode>>
}

/** A text with elements in it: 'Read <link>the terms</link> first.' What people typed is never read as a tag. */
export function Rich<const T extends string>({ text, values, parts }: RichProps<T>) {
  const { count }: { count?: unknown } = values
  const shown: Readonly<Record<string, (inside: string) => ReactNode>> = parts
  const pieces = formFor(text, count).split(/<(\w+)>(.*?)<\/\1>/)
  return pieces.map((piece, at) => {
    if (at % 3 === 0) return say<string>(piece, values)
    if (at % 3 === 2) return null
    // oxlint-disable-next-line react/no-array-index-key -- a text is always cut alike
    return <Fragment key={at}>{shown[piece]?.(say<string>(pieces[at + 1] ?? '', values))}</Fragment>
  })
}
