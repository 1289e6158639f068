import { useState } from 'react'
import { gridTimes } from '../../../../shared/appointments/appointments.booking.ts'
import { instantIn } from '../../../../shared/kit/time/town-time.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { today } from '../../../platform/clock/today.ts'
import { town } from '../../../platform/clock/town.ts'
import type { FieldProps } from '../../../platform/forms/use-form.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'

// By demand: the hours after midnight come last.
const parts = [
  { name: 'morning', from: '06:00', to: '12:00' },
  { name: 'afternoon', from: '12:00', to: '16:00' },
  { name: 'evening', from: '16:00', to: '20:00' },
  { name: 'night', from: '20:00', to: '24:00' },
  { name: 'lateNight', from: '00:00', to: '06:00' },
] as const

/** The quarter hours of a day that are still ahead, by part of the day. */
export function timesOfDay(date: string, now: Date, zone: string) {
  const all = gridTimes('00:00', '24:00')
  return partsOfDay(all.filter((time) => date === '' || instantIn(zone, date, time) > now))
}

/** Empty parts are left out. */
export function partsOfDay(times: readonly string[]) {
  return parts
    .map(({ name, from, to }) => ({ name, times: times.filter((time) => time >= from && time < to) }))
    .filter(({ times: ofPart }) => ofPart.length > 0)
}

export function TimeField({ field, date }: { field: FieldProps; date: string }) {
  const { t, time } = useText()
  const [opened] = useState(() => new Date())
  // Only today has past hours.
  const groups = timesOfDay(date === today() ? date : '', opened, town().timeZone)
  const isListed = field.value === '' || groups.some(({ times }) => times.includes(field.value))
  return (
    <SelectField
      {...field}
      label={t('booking.time')}
      hint={groups.length === 0 ? t('booking.dayIsOver') : undefined}
      placeholder={t('booking.chooseTime')}
    >
      {groups.map(({ name, times }) => (
        <optgroup key={name} label={t(`booking.${name}`)}>
          {times.map((value) => (
            <option key={value} value={value}>
              {time(value)}
            </option>
          ))}
        </optgroup>
      ))}
      {/* A time that has passed since it was chosen stays in sight, so that its refusal can be understood. */}
      {!isListed && <option value={field.value}>{time(field.value)}</option>}
    </SelectField>
  )
}
