import type { MarkedDose, Plan } from '../../../../shared/reminders/reminders.schedule.ts'
import { planOn } from '../../../../shared/reminders/steps/reminders.steps.ts'
import { takingOf, type Taking } from '../../../../shared/reminders/reminders.taking.ts'
import { today, useNow } from '../../../platform/clock/today.ts'
import { town } from '../../../platform/clock/town.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { Card } from '../../../ui/card.tsx'
import { StepsLine } from '../steps/lazy-steps.tsx'
import { TogetherNotice } from '../substances/together-notice.tsx'
import { dosesInWords } from '../texts/doses-text.ts'
import { planInWords } from '../texts/plan-text.ts'
import type { KnownReminder } from '../waiting-reminders.ts'

interface Props {
  reminders: readonly KnownReminder[]
  doses: readonly MarkedDose[]
}

/** What the medicines share, and of each how regularly it is taken. */
export function MedicineList({ reminders, doses }: Props) {
  const { t } = useText()
  const now = useNow()
  return (
    <>
      <p className="text-soft">{t('doseReasons.ofPatient.lead')}</p>
      <TogetherNotice
        reminders={reminders}
        title={t('doseReasons.ofPatient.together')}
        nameOf={(substance) => t(`doseReasons.ofPatient.${substance}`)}
      />
      <Card className="py-1 sm:py-2">
        <ul className="divide-y divide-line">
          {reminders.map((reminder) => (
            <li key={reminder.id} className="py-3">
              <Medicine reminder={reminder} taking={takingOf(reminder, doses, now, town().timeZone)} />
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}

function Medicine({ reminder, taking }: { reminder: KnownReminder; taking: Taking }) {
  const text = useText()
  const { t } = text
  const plan: Plan | undefined = reminder.plans.at(-1)
  const { planned, taken, skipped, unmarked, reasons } = taking
  const because = reasons.map(({ reason, count }) => `${t(`doseReasons.${reason}`)} ${count}`).join(', ')
  return (
    <div className="break-words">
      <h3 className="font-semibold">{reminder.name}</h3>
      {plan && (
        <p className="text-soft">
          {[...dosesInWords(text, planOn(plan, today())), ...planInWords(text, plan, today())].join(' · ')}
          {plan.steps && <StepsLine plan={plan} name={reminder.name} />}
        </p>
      )}
      {reminder.isRemoved && (
        <p>
          {t('doseReasons.ofPatient.removed')}
          {reminder.removedBecause && `: ${t(`stopReasons.${reminder.removedBecause}`)}`}
        </p>
      )}
      {planned === 0 ? (
        <p>{t('doseReasons.ofPatient.notYet')}</p>
      ) : (
        <ul>
          <li className="font-semibold">
            {plan?.asNeeded
              ? t('doseReasons.ofPatient.takenTimes', { count: taken })
              : t('doseReasons.ofPatient.taken', { taken, planned })}
          </li>
          {skipped > 0 && (
            <li>
              {t('doseReasons.ofPatient.skipped', { count: skipped })}
              {because !== '' && ` (${because})`}
            </li>
          )}
          {unmarked > 0 && <li>{t('doseReasons.ofPatient.unmarked', { count: unmarked })}</li>}
        </ul>
      )}
    </div>
  )
}
