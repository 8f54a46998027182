export const minutesOfDay = 1440

/** 09:05 for 545; the hours after midnight are the next day's. */
export function clockText(minute: number): string {
  const ofDay = minute % minutesOfDay
  const part = (value: number) => String(value).padStart(2, '0')
  return `${part(Math.floor(ofDay / 60))}:${part(ofDay % 60)}`
}

/** 545 for 09:05; null for no time. */
export function minuteOf(time: string | null): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(time ?? '') ?? []
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes)
}
