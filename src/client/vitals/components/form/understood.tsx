import type { Grade } from '../../../../shared/vitals/grading/vitals.grades.ts'
import type { Reading } from '../../../../shared/vitals/vitals.parse.ts'
import { readingText, valueText } from '../../../../shared/vitals/vitals.units.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { town } from '../../../platform/clock/town.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { GradeMark } from '../vital-marks.tsx'

/** How the text is read while it is typed; danger at once where the value is doubtful, with the question beside it. */
export function Understood({
  read,
  grade,
  onUnit,
}: {
  read: Reading | null
  grade: Grade | null
  onUnit: (unit: 'mg' | 'mmol') => void
}) {
  const { t } = useText()
  const { number } = town().emergency.ambulance
  return (
    <div aria-live="polite" className="min-h-[1.6em] space-y-2">
      {read && (
        <p className="text-sm font-semibold text-leaf">
          {t('vitals.form.understood', { value: textOf(read) })}
        </p>
      )}
      {read?.doubt && (
        <>
          <p className="font-semibold">{t(`vitals.doubt.${read.doubt}`)}</p>
          {read.doubt === 'unit' && (
            <div className="flex flex-wrap gap-2">
              {(['mg', 'mmol'] as const).map((unit) => (
                <Button key={unit} kind="quiet" onClick={() => onUnit(unit)}>
                  {unit}
                </Button>
              ))}
            </div>
          )}
          {grade === 'critical' && (
            <div className="space-y-2">
              <GradeMark grade={grade} />
              <a href={`tel:${number}`} className={buttonClass({ kind: 'emergency', wide: true })}>
                <Icon name="phone" />
                {t('vitals.danger.call', { number })}
              </a>
            </div>
          )}
        </>
      )}
    </div>
  )
}

/** With the pulse of a blood pressure machine. */
function textOf(read: Reading): string {
  return [readingText(read), ...(read.pulse === null ? [] : [valueText([read.pulse], '/min')])].join(', ')
}
