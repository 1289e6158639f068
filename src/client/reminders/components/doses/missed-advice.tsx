import type { Dose } from '../../../../shared/reminders/reminders.schedule.ts'
import { missedKindOf } from '../../../../shared/reminders/missed/reminders.missed.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'

/** Of the medicines with more to say than "never two together", a sentence each, once. */
export function MissedAdvice({ missed }: { missed: readonly Dose[] }) {
  const { t } = useText()
  return Array.from(new Map(missed.map(({ name, unit }) => [name, unit])), ([name, unit]) => {
    const kind = missedKindOf(name, unit)
    return (
      kind && (
        <p key={name} className="mt-2 break-words">
          <strong>{name}:</strong> {t(`missedDoses.${kind}`)}
        </p>
      )
    )
  })
}
