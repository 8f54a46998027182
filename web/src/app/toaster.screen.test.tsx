import { render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { dismissToast, toast } from '../toasts/toast-store.ts'
import { Toaster } from './toasts/toaster.tsx'

test('a message that came before the page it announces leaves the buttons of that page free', async () => {
  vi.stubGlobal('innerWidth', 360)
  onTestFinished(() => void vi.unstubAllGlobals())
  render(<Toaster />)
  const id = toast({ title: 'Success!' })
  onTestFinished(() => dismissToast(id))
  const region = (await screen.findByText('Success!')).closest('ol')!
  expect(region.style.translate).toBe('0 0px')
  const bar = document.createElement('div')
  bar.setAttribute('data-page-controls', '')
  bar.getBoundingClientRect = () => new DOMRect(0, 0, 360, 60)
  document.body.append(bar)
  onTestFinished(() => bar.remove())
  await vi.waitFor(() => expect(region.style.translate).toBe('0 60px'))
})
