import { listPatientMedicines } from '../../../shared/reminders/reminders.endpoints.ts'
import type { Plan } from '../../../shared/reminders/reminders.schedule.ts'
import { planOn } from '../../../shared/reminders/steps/reminders.steps.ts'
import { takingOf, type Taking } from '../../../shared/reminders/reminders.taking.ts'
import { today, useNow } from '../../platform/clock/today.ts'
import { town } from '../../platform/clock/town.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import type { KnownReminder } from './waiting-reminders.ts'
import { StepsLine } from './steps/lazy-steps.tsx'
import { planInWords } from './texts/plan-text.ts'
import { dosesInWords } from './texts/doses-text.ts'

/** The doctor's view of what a patient takes, how regularly, and why not. */
export function PatientMedicines({ patientId }: { patientId: string }) {
  const { t } = useText()
  const { data, isPending, refetch } = useAnswer(listPatientMedicines, { params: { id: patientId } })
  const now = useNow()
  return (
    <section className="space-y-3">
      <h2 className="text-xl font-semibold">{t('doseReasons.ofPatient.title')}</h2>
      {isPending && <Skeleton lines={3} />}
      {!isPending && !data && (
        <ErrorState text={t('doseReasons.ofPatient.failed')} onRetry={() => void refetch()} />
      )}
      {data?.reminders.length === 0 && <EmptyState icon="pill" title={t('doseReasons.ofPatient.none')} />}
      {data && data.reminders.length > 0 && (
        <>
          <p className="text-soft">{t('doseReasons.ofPatient.lead')}</p>
          <Card className="py-1 sm:py-2">
            <ul className="divide-y divide-line">
              {data.reminders.map((reminder) => (
                <li key={reminder.id} className="py-3">
                  <Medicine
                    reminder={reminder}
                    taking={takingOf(reminder, data.doses, now, town().timeZone)}
                  />
                </li>
              ))}
            </ul>
          </Card>
        </>
      )}
    </section>
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
      {reminder.isRemoved && <p>{t('doseReasons.ofPatient.removed')}</p>}
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
