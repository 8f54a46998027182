import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QueryState } from './query-state.tsx'

beforeEach(() => void vi.stubGlobal('location', { pathname: '/trips/7', search: '?tab=budget' }))
afterEach(() => void vi.unstubAllGlobals())

interface State {
  data?: null
  failures?: number
  isFetching?: boolean
}

const shown = ({ data, failures = 0, isFetching = false }: State): string =>
  renderToStaticMarkup(
    <QueryState
      read={{ data, errorUpdateCount: failures, isFetching, refetch: vi.fn() }}
      loading="a skeleton"
      title="The expenses could not be loaded"
    />,
  )

test('a list nobody has read yet is on its way', () => {
  expect(shown({ isFetching: true })).toBe('a skeleton')
})

test('a list that could not be read says so, and can be tried again', () => {
  const failure = shown({ failures: 1 })
  expect(failure).toContain('The expenses could not be loaded')
  expect(failure).toContain('Try again')
  expect(failure).not.toMatch(/aria-busy="true"/)
})

test('while it is tried again the words stay and the button is busy', () => {
  const retry = shown({ failures: 1, isFetching: true })
  expect(retry).toContain('The expenses could not be loaded')
  expect(retry).toMatch(/<button[^>]*aria-busy="true"/)
  expect(retry).not.toContain('a skeleton')
})

test('ERR-01 without a session there is no failure, but the way to sign in and back', () => {
  const nobody = shown({ data: null })
  expect(nobody).toContain('You are logged out')
  expect(nobody).toContain('href="/login?returnTo=%2Ftrips%2F7%3Ftab%3Dbudget"')
  expect(nobody).not.toContain('could not be loaded')
})
