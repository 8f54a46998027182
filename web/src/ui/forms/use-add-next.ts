import { type MouseEvent, useRef } from 'react'

/** For a button that sends its form and asks for one more; `isNext` holds while it does. */
export function useAddNext() {
  const isNext = useRef(false)
  function onNext({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    isNext.current = true
    currentTarget.form?.requestSubmit()
    isNext.current = false
  }
  return { isNext, onNext }
}
