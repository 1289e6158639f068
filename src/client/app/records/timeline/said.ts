import type { TimelineEntry } from '../../../../shared/kit/timeline.ts'
import type { Translate } from '../../../platform/i18n/i18n.tsx'

const sure: ReadonlySet<TimelineEntry['saidBy']['as']> = new Set(['doctor', 'pharmacy', 'laboratory'])

/** Who said it, and whether a doctor confirmed what others said. */
export function saidText(t: Translate, { saidBy, confirmedBy, status }: TimelineEntry): string {
  const { as } = saidBy
  const who = whoSaid(t, saidBy)
  // A doctor’s own word, what a pharmacy gave and what a laboratory added is confirmed by nobody else; what was a
  // mistake is not to be.
  if (sure.has(as) || status === 'entered-in-error') return who
  if (!confirmedBy) return `${who} · ${t('records.notConfirmed')}`
  const { name } = confirmedBy
  return `${who} · ${name === '' ? t('records.confirmedBySome') : t('records.confirmed', { name })}`
}

function whoSaid(t: Translate, { as, name, isYou }: TimelineEntry['saidBy']): string {
  if (isYou) return t('records.said.you')
  if (as === 'doctor') return name === '' ? t('records.said.someDoctor') : t('records.said.doctor', { name })
  if (as === 'pharmacy')
    return name === '' ? t('records.said.somePharmacy') : t('records.said.pharmacy', { name })
  if (as === 'laboratory')
    return name === '' ? t('records.said.someLaboratory') : t('records.said.laboratory', { name })
  return as === 'family' || name === '' ? t('records.said.family') : t(`records.said.${as}`, { name })
}

/** Entries by month, `2026-11`, in the order in which they come; without a day under an empty one. */
export function byMonth(entries: readonly TimelineEntry[]): [month: string, entries: TimelineEntry[]][] {
  const months = new Map<string, TimelineEntry[]>()
  for (const entry of entries) {
    const month = entry.date.slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), entry])
  }
  return [...months]
}

/** "November 2026". */
export function monthText(t: Translate, month: string): string {
  if (month === '') return t('records.noDay')
  const [year, number] = month.split('-')
  return `${t('dates.months').split(' ')[Number(number) - 1] ?? ''} ${year ?? ''}`
}
