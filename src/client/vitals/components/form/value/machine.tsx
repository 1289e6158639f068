import type { GradedType } from '../../../../../shared/vitals/vitals.units.ts'
import { useText } from '../../../../platform/i18n/i18n.tsx'
import { NumberWheel } from './number-wheel.tsx'
import { offScales, writeWheels, type MachineDisplay, type Turned, type WheelNumber } from './wheels.ts'

/** The display of the machine that measures this type, with wheels in place of its digits. */
export function Machine({
  type,
  display,
  value,
  turned,
  isWrong,
  onTurn,
}: {
  type: GradedType
  display: MachineDisplay
  value: string
  turned: readonly Turned[]
  isWrong: boolean
  onTurn: (value: string) => void
}) {
  const { t } = useText()
  const names =
    type === 'bloodPressure'
      ? [t('vitals.form.upper'), t('vitals.form.lower'), t('vitalSigns.types.heartRate')]
      : [t(`vitalSigns.types.${type}`)]
  const turn = (at: number, one: Turned) =>
    onTurn(
      writeWheels(
        display,
        turned.map((before, nth) => (nth === at ? one : before)),
      ),
    )
  return (
    <div className="machine" data-wrong={isWrong ? '' : undefined}>
      {display.map((number, nth) => (
        <Display
          key={number.mark ?? number.unit}
          name={names[nth] ?? ''}
          isNamed={display.length > 1}
          number={number}
          turned={turned[nth] ?? [null, null]}
          onTurn={(one) => turn(nth, one)}
        />
      ))}
      {display[0]?.hasOffScale && <OffScale value={value} onPress={onTurn} />}
    </div>
  )
}

/** HI and LO in place of a number. */
function OffScale({ value, onPress }: { value: string; onPress: (value: string) => void }) {
  return (
    <div className="flex flex-col gap-2">
      {offScales.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={value === one}
          onClick={() => onPress(value === one ? '' : one)}
          className="machine-off-scale"
        >
          {one}
        </button>
      ))}
    </div>
  )
}

function Display({
  name,
  isNamed,
  number,
  turned: [first, second],
  onTurn,
}: {
  name: string
  /** Whether the name is written above, where there is more than one. */
  isNamed: boolean
  number: WheelNumber
  turned: Turned
  onTurn: (turned: Turned) => void
}) {
  const { t } = useText()
  const { from, to, start, hasPoint, mark, unit } = number
  const parts = hasPoint ? (['whole', 'tenths'] as const) : (['tens', 'ones'] as const)
  return (
    <div className="flex flex-col items-center gap-1">
      {isNamed && <p className="text-sm font-semibold">{name}</p>}
      <div className="machine-display">
        <div style={{ inlineSize: hasPoint ? '4.25rem' : '3.5rem' }}>
          <NumberWheel
            label={t(`vitals.wheels.${parts[0]}`, { of: name })}
            rows={rowsOf(from, to)}
            start={start}
            side="right"
            chosen={first}
            onTurn={(row) => onTurn([row, second])}
          />
        </div>
        {hasPoint && <span className="text-3xl font-bold">{point}</span>}
        <div style={{ inlineSize: '2.75rem' }}>
          <NumberWheel
            label={t(`vitals.wheels.${parts[1]}`, { of: name })}
            rows={rowsOf(0, 9)}
            start={0}
            side="left"
            chosen={second}
            onTurn={(row) => onTurn([first, row])}
          />
        </div>
      </div>
      <p className="flex gap-1.5 text-sm text-soft">
        {mark !== undefined && <span className="font-semibold">{mark}</span>}
        <span>{unit}</span>
      </p>
    </div>
  )
}

const point = '.'
const rowsOf = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, nth) => from + nth)
