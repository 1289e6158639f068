import { furthestDays } from '../../../../shared/appointments/appointments.booking.ts'
import { addDays } from '../../../../shared/kit/time/town-time.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { today } from '../../../platform/clock/today.ts'
import type { FieldProps } from '../../../platform/forms/use-form.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { chipClass } from './chip.ts'

/** A native date picker, chips for today and tomorrow, and the chosen day in words. */
export function DayField({ field, set }: { field: FieldProps; set: (value: string) => void }) {
  const { t, day } = useText()
  const now = today()
  const nearDays = [
    { date: now, label: t('appointments.today') },
    { date: addDays(now, 1), label: t('appointments.tomorrow') },
  ]
  return (
    <div className="space-y-3">
      <TextField
        {...field}
        label={t('appointments.book.date')}
        hint={/^\d{4}-\d\d-\d\d$/.test(field.value) ? day(field.value) : t('appointments.book.dateHint')}
        type="date"
        min={now}
        max={addDays(now, furthestDays)}
      />
      <div className="flex flex-wrap gap-2">
        {nearDays.map(({ date, label }) => (
          <button
            key={date}
            type="button"
            aria-pressed={field.value === date}
            onClick={() => set(date)}
            className={chipClass}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}
