import { useEffect, type ReactNode } from 'react'
import type { GradedType } from '../../../../../shared/vitals/vitals.units.ts'
import { loadStyles } from '../../../../platform/browser/load-styles.ts'
import { useText } from '../../../../platform/i18n/i18n.tsx'
import { FieldError } from '../../../../ui/fields/field.tsx'
import { MachinePicture } from './machine-picture.tsx'
import { Machine } from './machine.tsx'
import styles from './machine.css?url'
import type { ValueProps } from './typed-value.tsx'
import { readWheels } from './wheels.ts'

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
  const turned = readWheels(type, input.value)
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
          value={input.value}
          turned={turned}
          isWrong={error !== undefined}
          onTurn={onValue}
        />
        <div className="machine-other">{toggle}</div>
      </div>
      <FieldError id={input.id} error={error} />
    </fieldset>
  )
}
