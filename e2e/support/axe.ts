import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOnly, RunOptions } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Axe {
  run(context: Document, options: RunOptions): Promise<AxeResults>
}

interface Found {
  id: string
  impact: string | null | undefined
  where: string[]
}

/** What axe finds amiss on the page as it is now. */
export async function violationsOn(page: Page, only: RunOnly): Promise<Found[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
  return page.evaluate(async (runOnly) => {
    // What is still fading in would be found too pale.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    // In a tab behind another one an animation may stand still for as long as the tab does.
    const limit = new Promise((resolve) => void setTimeout(resolve, 2000))
    await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), limit])
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(document, {
      runOnly,
      // Describing each of the hundreds of elements that pass takes as long as looking at them.
      resultTypes: ['violations'],
    })
    return violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      where: nodes.map(({ target }) => target.join(' ')),
    }))
  }, only)
}
