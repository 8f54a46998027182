import type { PlainDate } from '../values/plain-date.ts'

export const priorities = ['high', 'medium', 'low'] as const
export type Priority = (typeof priorities)[number]

/** An idea for a day that is not part of the plan yet, as the timeline shows it. */
export interface DaySuggestion {
  id: string
  date: PlainDate
  type: string
  title: string
  priority: Priority
  /** In the trip's currency; 0 is free. */
  estimatedCost: number | null
  description: string | null
  /** In words: '1.5 h'. */
  duration: string | null
  location: string | null
  timeOfDay: string | null
  tips: readonly string[]
}
