import { useState } from 'react'
import { furthestDays } from '../../../../shared/appointments/appointments.booking.ts'
import { addDays } from '../../../../shared/kit/time/town-time.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { today } from '../../../platform/clock/today.ts'
import type { FieldProps } from '../../../platform/forms/use-form.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { chipBase } from './chip.ts'
import { nextDays, type FreeTimes } from './use-free-times.ts'

interface Props {
  field: FieldProps
  set: (value: string) => void
  /** The day whose times are shown, before one is chosen, too. */
  shown: string
  free: FreeTimes
}

const cardClass = `${chipBase} flex flex-col items-center justify-center gap-0.5 px-1 text-center text-sm`

/** The next days as cards with their free times counted, and any other by the phone's calendar. */
export function DayCards({ field, set, shown, free }: Props) {
  const { t, day } = useText()
  const now = today()
  const dates = nextDays()
  const [isOpened, setOpened] = useState(false)
  const isOther = field.value !== '' && !dates.includes(field.value)
  const isOpen = isOpened || isOther || field.error !== undefined
  return (
    <>
      <div className="grid grid-cols-3 gap-2">
        {dates.map((date, ahead) => (
          <button
            key={date}
            type="button"
            aria-pressed={shown === date}
            onClick={() => {
              setOpened(false)
              set(date)
            }}
            className={cardClass}
          >
            {ahead < 2 && (
              <span className="font-semibold">
                {t(ahead === 0 ? 'appointments.today' : 'appointments.tomorrow')}
              </span>
            )}
            <span>{day(date, 'short')}</span>
            <FreeCount times={free.of(date)} />
          </button>
        ))}
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpened(true)}
          className={`${cardClass} border-dashed`}
        >
          <Icon name="calendar-days" className="text-leaf" />
          {t('booking.otherDay')}
        </button>
      </div>
      {isOpen && (
        <TextField
          {...field}
          label={t('booking.date')}
          hint={/^\d{4}-\d\d-\d\d$/.test(field.value) ? day(field.value) : t('booking.dateHint')}
          type="date"
          min={now}
          max={addDays(now, furthestDays)}
        />
      )}
    </>
  )
}

function FreeCount({ times }: { times: readonly string[] | undefined }) {
  const { t } = useText()
  return (
    <span className="min-h-[1lh] text-soft">
      {times &&
        (times.length === 0 ? t('booking.noneFree') : t('booking.free', { count: String(times.length) }))}
    </span>
  )
}
