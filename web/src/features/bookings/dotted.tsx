import { Fragment } from 'react'

/** What people wrote and what the product says, side by side: each runs its own way. */
export const Dotted = ({ parts }: { parts: readonly (string | null | undefined | false)[] }) =>
  parts
    .filter((part) => typeof part === 'string' && part !== '')
    .map((part, at) => (
      <Fragment key={at}>
        {at > 0 && ' · '}
        <bdi>{part}</bdi>
      </Fragment>
    ))
