import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOnly, RunOptions } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Axe {
  run(context: Document | Element[], options: RunOptions): Promise<AxeResults>
}

interface Found {
  id: string
  impact: string | null | undefined
  where: string[]
}

/** What axe finds amiss on the page as it is now, or on what of it is named. */
export async function violationsOn(page: Page, only: RunOnly, within?: string): Promise<Found[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
  return page.evaluate(
    async ({ runOnly, selector }) => {
      // What is still fading in would be found too pale.
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
      // In a tab behind another one an animation may stand still for as long as the tab does.
      const limit = new Promise((resolve) => void setTimeout(resolve, 2000))
      await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), limit])
      const context = selector === undefined ? document : [...document.querySelectorAll(selector)]
      const { violations } = await (window as unknown as { axe: Axe }).axe.run(context, {
        runOnly,
        // Only for rules that read style sheets, none of which is asked for.
        preload: false,
        // Describing each of the hundreds of elements that pass takes as long as looking at them.
        resultTypes: ['violations'],
      })
      return violations.map(({ id, impact, nodes }) => ({
        id,
        impact,
        where: nodes.map(({ target }) => target.join(' ')),
      }))
    },
    { runOnly: only, selector: within },
  )
}
