import type { Notice } from '../../../shared/notifications/notifications.contract.ts'
import type { Text } from '../../platform/i18n.tsx'

/** The notice as a sentence in the reader's language: days and times in words, names as they are. */
export function noticeSentence({ t, day, time }: Text, { kind, facts }: Notice): string {
  const { date, time: clock, ...names } = facts
  return t(`notifications.kinds.${kind}`, {
    ...names,
    ...(date !== undefined && { date: day(date, 'short') }),
    ...(clock !== undefined && { time: time(clock) }),
  })
}
