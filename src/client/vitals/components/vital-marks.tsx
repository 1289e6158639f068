import type { BmiStatus } from '../../../shared/vitals/vitals.bmi.ts'
import type { Grade } from '../../../shared/vitals/grading/vitals.grades.ts'
import type { VitalReading } from '../../../shared/vitals/vitals.schemas.ts'
import type { ReadingType } from '../../../shared/vitals/vitals.units.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { addIcons, type IconName } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { StatusMark, type StatusTone } from '../../ui/status-mark.tsx'

addIcons(featurePaths)

export const typeIcons: Record<ReadingType, IconName> = {
  bloodPressure: 'gauge',
  heartRate: 'activity',
  bloodSugar: 'droplet',
  temperature: 'thermometer',
  oxygenSaturation: 'wind',
  respiratoryRate: 'wind',
  haemoglobin: 'droplet',
  hba1c: 'test-tube',
  armCircumference: 'ruler',
  height: 'ruler',
  weight: 'weight',
}

interface Look {
  tone: StatusTone
  icon: IconName
}
const watch: Look = { tone: 'waiting', icon: 'triangle-alert' }
const good: Look = { tone: 'good', icon: 'circle-check' }
const ask: Look = { tone: 'over', icon: 'circle-help' }

const gradeLooks: Record<Grade, Look> = {
  normal: good,
  abnormal: watch,
  urgent: { tone: 'urgent', icon: 'clock' },
  critical: { tone: 'bad', icon: 'diamond-alert' },
  askHealthWorker: ask,
}
const bmiLooks: Record<BmiStatus, Look> = {
  normal: good,
  underweight: watch,
  overweight: watch,
  obese: watch,
  askHealthWorker: ask,
}

/** The grade by text, shape and colour; nothing without a grade. */
export function GradeMark({ grade, isOnlyUnanswered }: Pick<VitalReading, 'grade' | 'isOnlyUnanswered'>) {
  const { t } = useText()
  if (grade === null) return null
  return (
    <StatusMark {...gradeLooks[grade]}>
      {t(isOnlyUnanswered ? 'vitalSigns.unanswered' : `vitalSigns.grades.${grade}`)}
    </StatusMark>
  )
}

export function BmiMark({ status }: { status: BmiStatus }) {
  const { t } = useText()
  return <StatusMark {...bmiLooks[status]}>{t(`vitalSigns.bmi.statuses.${status}`)}</StatusMark>
}
