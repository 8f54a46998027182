import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { leaveSession } from '../session/leaving.ts'
import { ask, useAskedFeature } from './asked-feature.ts'

test('what somebody asked for is forgotten when they leave', () => {
  const { result } = renderHook(useAskedFeature)
  act(() => ask('unlimited_trips'))
  expect(result.current).toBe('unlimited_trips')
  act(leaveSession)
  expect(result.current).toBeNull()
})
