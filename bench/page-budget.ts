import type { PageLoad } from './page-loads.ts'

/** The budget of a page; its time is counted in times of the bare one, so that it holds on any machine. */
interface Budget {
  requests: number
  calls: number
  shift: number
  times?: number
  firstScriptKb?: number
  /** What a page in another language brings beyond the English one. */
  moreKb?: number
}

const common = { requests: 25, calls: 3, shift: 0.02 }
const budgets: Readonly<Record<string, Budget>> = {
  'trip of 100 activities': { ...common, times: 3.5, firstScriptKb: 180 },
  'journey of 3 places, 40 bookings, 60 ideas': { ...common, times: 3.5, firstScriptKb: 180 },
  'dashboard of 20 trips': { ...common, times: 3.5 },
  'sign-in': { ...common, times: 1.8 },
  'trip, in German': { ...common, moreKb: 8 },
  'dashboard, in German': { ...common, moreKb: 8 },
}

export type MeasuredPage = PageLoad & { name: string; times: number; moreKb: number }

const digits: Readonly<Record<keyof Budget, number>> = {
  requests: 0,
  calls: 0,
  shift: 3,
  times: 2,
  firstScriptKb: 1,
  moreKb: 1,
}

/** A row per page: what came, and what it may be. */
export const firstScreensTable = (pages: MeasuredPage[]): Record<string, string | number>[] =>
  pages.map((page) => {
    const told = (key: keyof Budget) => {
      const most = budgets[page.name]?.[key]
      return page[key].toFixed(digits[key]) + (most === undefined ? '' : ` of ${most}`)
    }
    return {
      page: page.name,
      requests: told('requests'),
      scripts: page.scripts,
      'script KB': told('firstScriptKb'),
      'beyond English KB': page.moreKb === 0 ? '' : told('moreKb'),
      'at rest': page.scriptKb.toFixed(1),
      calls: told('calls'),
      'call KB': page.callKb.toFixed(1),
      'blocked ms': page.blockedMs.toFixed(0),
      shift: told('shift'),
      'usable ms': page.usableMs.toFixed(0),
      'times bare': told('times'),
    }
  })

/** What is beyond its budget, as sentences. */
export const beyondBudget = (pages: MeasuredPage[]): string[] =>
  pages.flatMap((page) =>
    Object.entries(budgets[page.name] ?? {})
      .filter(([key, most]) => !(page[key as keyof Budget] <= most))
      .map(([key, most]) => `${page.name}: ${key} ${page[key as keyof Budget].toFixed(3)} of ${most}`),
  )
