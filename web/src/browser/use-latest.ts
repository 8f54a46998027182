import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Always the value of the last render, for callbacks that outlive it. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
