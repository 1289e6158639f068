import { dayIn } from '../../../../shared/kit/time/town-time.ts'
import type { Dose } from '../../../../shared/reminders/reminders.schedule.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { town } from '../../../platform/clock/town.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { dayText } from '../texts/day-text.ts'
import { dosageText } from '../texts/dosage-text.ts'

/** The next dose in words. */
export function NextDose({ dose, now }: { dose: Dose | undefined; now: Date }) {
  const text = useText()
  const { t, time } = text
  return (
    <div className="flex items-start gap-3 rounded-2xl bg-leaf-tint px-4 py-3">
      <Icon name="clock" className="mt-1 text-leaf" />
      {dose ? (
        <p className="min-w-0 break-words">
          <span className="flex flex-wrap items-baseline gap-x-2">
            <span className="text-soft">{t('medicines.doses.next')}</span>
            <span className="text-lg font-semibold">
              {dayText(text, dose.day, dayIn(town().timeZone, now))}, {time(dose.time)}
            </span>
          </span>
          <span className="block">
            {[dose.name, dosageText(text, dose)].filter((word) => word !== '').join(', ')}
          </span>
        </p>
      ) : (
        <p>{t('medicines.doses.noneAhead')}</p>
      )}
    </div>
  )
}
