import { useEffect, useState, type ReactNode } from 'react'
import type { GradedType } from '../../../../../shared/vitals/vitals.units.ts'
import { loadStyles } from '../../../../platform/browser/load-styles.ts'
import { useText } from '../../../../platform/i18n/i18n.tsx'
import { readStored, store } from '../../../../platform/storage/storage.ts'
import { FieldError } from '../../../../ui/fields/field.tsx'
import { MachinePicture } from './machine-picture.tsx'
import { Machine } from './machine.tsx'
import styles from './machine.css?url'
import { linkClass, type ValueProps } from './typed-value.tsx'
import { displays, readWheels, writeWheels } from './wheels.ts'

/** Where the number comes from. */
const leads = {
  bloodPressure: 'machine',
  heartRate: 'machine',
  bloodSugar: 'machine',
  temperature: 'machine',
  oxygenSaturation: 'machine',
  respiratoryRate: 'count',
  haemoglobin: 'report',
  hba1c: 'report',
  armCircumference: 'tape',
} as const satisfies Record<GradedType, string>

/** Before the first render: without its styles nothing rolls. */
export const loadMachine = () => loadStyles(styles)

/** The value by wheels; tells when it is one that they cannot show. */
export function TurnedValue({
  type,
  field: { error, ...input },
  onValue,
  label,
  home,
  onUnfit,
  toggle,
}: ValueProps & { onUnfit: () => void; toggle: ReactNode }) {
  const { t } = useText()
  const { display, turned, other } = useDisplay(type, input.value, onValue)
  const isUnfit = turned === null
  useEffect(() => {
    if (isUnfit) onUnfit()
  }, [isUnfit, onUnfit])
  if (isUnfit) return null
  return (
    <fieldset className="relative space-y-2">
      <legend className="mb-2 flex items-center gap-3 font-semibold">
        <MachinePicture type={type} />
        <span>{t(`vitals.wheels.leads.${leads[type]}`)}</span>
      </legend>
      {/* Says the whole value, and takes the focus when it is refused. */}
      <input {...input} readOnly tabIndex={-1} data-home={home} aria-label={label} className="sr-only" />
      <div className="flex flex-wrap items-center justify-center gap-2">
        <Machine
          type={type}
          display={display}
          value={input.value}
          turned={turned}
          isWrong={error !== undefined}
          onTurn={onValue}
        />
        <div className="machine-other">
          {other && (
            <button type="button" onClick={other.show} className={linkClass}>
              {other.label}
            </button>
          )}
          {toggle}
        </div>
      </div>
      <FieldError id={input.id} error={error} />
    </fieldset>
  )
}

/** The display that can show the value, at first the one that was last chosen on this phone, and the way to the other. */
function useDisplay(type: GradedType, value: string, onValue: (value: string) => void) {
  const { t } = useText()
  const key = `nabz.readings.display.${type}`
  const [chosen, setChosen] = useState(() => Number(readStored(key)))
  const [usual] = displays[type]
  const inOrder = [displays[type][chosen] ?? usual, ...displays[type]]
  const display = inOrder.find((one) => readWheels(one, value) !== null) ?? usual
  const nth = displays[type].indexOf(display)
  const next = displays[type][1 - nth]
  const other = next && {
    label:
      type === 'bloodPressure'
        ? t(nth === 0 ? 'vitals.wheels.withPulse' : 'vitals.wheels.withoutPulse')
        : t('vitals.wheels.shows', { unit: next[0]?.unit ?? '' }),
    show: () => {
      // What the other one cannot show goes: a pulse, or a number of the other unit.
      const kept = readWheels(next, value.replace(/ .*/, ''))
      onValue(kept ? writeWheels(next, kept) : '')
      store(key, String(1 - nth))
      setChosen(1 - nth)
    },
  }
  return { display, turned: readWheels(display, value), other }
}
