import { useState, type MouseEvent } from 'react'
import { useText } from '../../../platform/i18n/i18n.tsx'
import type { FieldProps } from '../../../platform/forms/use-form.ts'
import { Skeleton } from '../../../ui/loading.tsx'
import { CallDesk } from '../answers/call-desk.tsx'
import { chipBase, chipClass } from './chip.ts'
import { partsOfDay, TimeField } from './time-field.tsx'
import type { FreeTimes } from './use-free-times.ts'

interface Props {
  field: FieldProps
  /** The day whose times are shown. */
  date: string
  free: FreeTimes
  /** `isFinger`: by a press that may go on to the next step. */
  onChoose: (time: string, isFinger: boolean) => void
}

/** The free times of a day as buttons, by part of the day; any other time stays possible. */
export function TimeChoice({ field, date, free, onChoose }: Props) {
  const { t, time } = useText()
  const [isOpened, setOpened] = useState(false)
  const times = free.of(date)
  const isKnown = times !== undefined && times.length > 0
  const isOther = field.value !== '' && times?.includes(field.value) !== true
  const isOpen = isOpened || isOther || (!isKnown && !free.isLoading) || field.error !== undefined
  return (
    <>
      {free.isLoading && <Skeleton lines={3} />}
      {times?.length === 0 && <p>{t('booking.dayWithoutTimes')}</p>}
      {times === undefined && !free.isLoading && (
        <>
          <p>{t('booking.timesUnknown')}</p>
          <CallDesk />
        </>
      )}
      {partsOfDay(times ?? []).map(({ name, times: ofPart }) => (
        <fieldset key={name}>
          <legend className="mb-2 font-semibold">
            {t(`booking.${name}`)}
            <span className="font-normal text-soft">
              {' · '}
              {t('booking.free', { count: String(ofPart.length) })}
            </span>
          </legend>
          <div className="grid grid-cols-4 gap-2">
            {ofPart.map((value) => (
              <button
                key={value}
                type="button"
                aria-pressed={field.value === value}
                aria-label={time(value)}
                onClick={({ detail }: MouseEvent) => onChoose(value, detail > 0)}
                className={`${chipBase} px-1 tabular-nums`}
              >
                {clockFace(value)}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
      {isOpen ? (
        <TimeField
          field={{ ...field, onChange: ({ target }) => onChoose(target.value, false) }}
          date={date}
        />
      ) : (
        <button
          type="button"
          onClick={() => setOpened(true)}
          className={`${chipClass} self-start border-dashed`}
        >
          {t('booking.otherTime')}
        </button>
      )}
    </>
  )
}

/** The part of the day stands above: "9:15". */
function clockFace(time: string): string {
  return `${Number(time.slice(0, 2)) % 12 || 12}${time.slice(2)}`
}
