/** A time `HH:mm` as people say it: `5:30 pm`, `शाम 5:30`. The texts are in the namespace `dates`. */
export function timeInWords(
  t: (key: 'dates.time' | `dates.parts.${PartOfDay}`, values?: Record<string, string>) => string,
  time: string,
): string {
  if (!/^\d\d:\d\d/.test(time)) return time
  const hour = Number(time.slice(0, 2))
  const clock = `${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3, 5)}`
  return t('dates.time', { clock, part: t(`dates.parts.${partOfDay(hour)}`) })
}

type PartOfDay = 'lateNight' | 'morning' | 'afternoon' | 'evening' | 'night'

function partOfDay(hour: number): PartOfDay {
  if (hour < 4) return 'lateNight'
  if (hour < 12) return 'morning'
  if (hour < 16) return 'afternoon'
  if (hour < 20) return 'evening'
  return 'night'
}
