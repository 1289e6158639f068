import { planOn } from '../../../../shared/reminders/steps/reminders.steps.ts'
import { today } from '../../../platform/clock/today.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { dosesInWords } from '../texts/doses-text.ts'
import { planInWords } from '../texts/plan-text.ts'
import type { KnownReminder } from '../waiting-reminders.ts'

/** What the patient entered, with how much of it is taken when. */
export function OwnLines({ reminders }: { reminders: readonly KnownReminder[] }) {
  const text = useText()
  return (
    <ul className="space-y-1.5">
      {reminders.map(({ id, name, plans }) => {
        const plan = plans.at(-1)
        const words = plan && [
          ...dosesInWords(text, planOn(plan, today())),
          ...planInWords(text, plan, today()),
        ]
        return (
          <li key={id} className="wrap-anywhere">
            <b>{name}</b> {words?.join(' · ')}
          </li>
        )
      })}
    </ul>
  )
}
