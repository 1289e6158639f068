import { useState } from 'react'
import type { GradedType } from '../../../../../shared/vitals/vitals.units.ts'
import { useMediaQuery } from '../../../../platform/browser/use-media-query.ts'
import type { FieldProps } from '../../../../platform/forms/use-form.ts'
import { useText } from '../../../../platform/i18n/i18n.tsx'
import { readStored, store } from '../../../../platform/storage/storage.ts'
import { FieldError } from '../../../../ui/fields/field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { MachinePicture } from './machine-picture.tsx'
import { Machine } from './machine.tsx'
import { PressureBoxes } from './pressure-boxes.tsx'
import { readWheels, type Turned } from './wheels.ts'

/** `1` and `0`: what was last pressed on this phone. */
const typingKey = 'nabz.readings.typed'

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

interface ValueProps {
  type: GradedType
  field: FieldProps
  onValue: (value: string) => void
  label: string
  hint?: string | undefined
  /** Where the focus goes when this face of a FocusSwap is shown. */
  home?: string | undefined
}

/** The value of a reading: by wheels on a phone, by typing where there is a keyboard, as this phone last did. */
export function ReadingValue(props: ValueProps) {
  const { t } = useText()
  const isTouched = useMediaQuery('(pointer: coarse)')
  const [chosen, setChosen] = useState(() => readStored(typingKey))
  const choose = (typed: '0' | '1') => {
    store(typingKey, typed)
    setChosen(typed)
  }
  const turned = readWheels(props.type, props.field.value)
  const isTyping = chosen === null ? !isTouched : chosen === '1'
  return (
    <div className="space-y-2">
      {isTyping || !turned ? <TypedValue {...props} /> : <TurnedValue {...props} turned={turned} />}
      <button
        type="button"
        onClick={() => choose(isTyping ? '0' : '1')}
        className={`min-h-12 w-full cursor-pointer rounded-xl px-3 font-semibold text-leaf hover:bg-leaf-tint ${turned ? '' : 'invisible'}`}
      >
        {t(isTyping ? 'vitals.wheels.turn' : 'vitals.wheels.type')}
      </button>
    </div>
  )
}

function TurnedValue({
  type,
  field: { error, ...input },
  onValue,
  label,
  home,
  turned,
}: ValueProps & { turned: readonly Turned[] }) {
  const { t } = useText()
  return (
    <fieldset className="relative space-y-2">
      <legend className="mb-2 flex items-center gap-3 font-semibold">
        <MachinePicture type={type} />
        <span>{t(`vitals.wheels.leads.${leads[type]}`)}</span>
      </legend>
      {/* Says the whole value, and takes the focus when it is refused. */}
      <input {...input} readOnly tabIndex={-1} data-home={home} aria-label={label} className="sr-only" />
      <Machine
        type={type}
        value={input.value}
        turned={turned}
        isWrong={error !== undefined}
        onTurn={onValue}
      />
      <FieldError id={input.id} error={error} />
    </fieldset>
  )
}

function TypedValue({ type, field, onValue, label, hint, home }: ValueProps) {
  const isPressure = type === 'bloodPressure'
  return (
    <div className="space-y-3">
      {isPressure && <PressureBoxes home={home} value={field.value} onChange={onValue} />}
      <TextField
        {...field}
        onChange={(event) => onValue(event.target.value)}
        data-home={isPressure ? undefined : home}
        label={label}
        hint={hint}
        inputMode={hasWords(type) ? undefined : 'decimal'}
        autoComplete="off"
        className="text-xl"
      />
    </div>
  )
}

/** 120/80 has a slash, and a glucometer shows HI and LO: no keypad of digits has these. */
function hasWords(type: GradedType): boolean {
  return type === 'bloodPressure' || type === 'bloodSugar'
}
