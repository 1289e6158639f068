import type { CriticalReading } from '../../../shared/vitals/vitals.schemas.ts'
import { readingText } from '../../../shared/vitals/vitals.units.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { useAge } from './reading-age.ts'
import { GradeMark } from './vital-marks.tsx'

interface Props {
  reading: Omit<CriticalReading, 'patient'>
  /** The patient's name, where the page does not show it. */
  name?: string
  /** The number of further unattended critical readings of this patient. */
  more?: number
  isBusy: boolean
  onAttend: () => void
}

/** An unattended critical reading, with the button to attend to it. */
export function CriticalCard({ reading, name, more = 0, isBusy, onAttend }: Props) {
  const { t } = useText()
  const age = useAge()
  return (
    <div className="space-y-2 rounded-2xl border-2 border-brick bg-card p-4">
      {name !== undefined && <p className="text-lg font-semibold break-words">{name}</p>}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>{t(`vitalSigns.types.${reading.type}`)}</span>
        <span className="text-xl font-bold">{readingText(reading)}</span>
        <GradeMark grade={reading.grade} />
      </p>
      <p className="text-sm text-soft">
        {age(reading)}
        {more > 0 && <> · {t('vitalSigns.critical.more', { count: more })}</>}
      </p>
      <Button busy={isBusy} onClick={onAttend} icon="heart-pulse">
        {t('vitalSigns.critical.attend')}
        {/* For screen readers: tells equal buttons apart. */}
        {name !== undefined && <span className="sr-only">: {name}</span>}
      </Button>
    </div>
  )
}
