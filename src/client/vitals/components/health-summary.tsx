import type { ReactNode } from 'react'
import type { VitalReading, VitalRecord } from '../../../shared/vitals/vitals.schemas.ts'
import { latestOf } from '../../../shared/vitals/vitals.rules.ts'
import { valueText, type VitalType } from '../../../shared/vitals/vitals.units.ts'
import { dayAgoText } from '../../platform/i18n/ago.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { today } from '../../platform/clock/today.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon, type IconName } from '../../ui/icons/icon.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { useVitals } from '../vitals.queries.ts'
import { useAge } from './reading-age.ts'
import { BmiMark, GradeMark, typeIcons } from './vital-marks.tsx'

const shown = ['bloodPressure', 'heartRate', 'temperature'] as const satisfies VitalType[]

/** The latest reading of each type in the specification, with grade and age, for a patient's dashboard. */
export function HealthSummary() {
  const { t } = useText()
  const { data, isPending, refetch } = useVitals()
  if (isPending) return <Skeleton lines={4} />
  if (!data) return <ErrorState text={t('vitalSigns.summary.loadFailed')} onRetry={() => void refetch()} />
  if (data.readings.length === 0) return <NoReadings />
  return (
    <Card className="py-1! sm:py-2!">
      <ul className="divide-y divide-line">
        {shown.map((type) => (
          <VitalRow key={type} type={type} reading={latestOf(data.readings, type)} />
        ))}
        <BmiRow bmi={data.bmi} />
      </ul>
    </Card>
  )
}

function NoReadings() {
  const { t } = useText()
  return (
    <EmptyState
      icon="activity"
      title={t('vitalSigns.summary.none')}
      lead={t('vitalSigns.summary.noneLead')}
      action={
        <ButtonLink to="/vitals" kind="quiet" icon="plus">
          {t('vitalSigns.summary.add')}
        </ButtonLink>
      }
    />
  )
}

function VitalRow({ type, reading }: { type: VitalType; reading: VitalReading | undefined }) {
  const { t } = useText()
  const age = useAge()
  return (
    <Row
      icon={typeIcons[type]}
      name={t(`vitalSigns.types.${type}`)}
      age={reading ? age(reading) : t('vitalSigns.summary.notYet')}
    >
      {reading && (
        <>
          <Figure text={valueText(reading.values, reading.saidUnit)} />
          <GradeMark {...reading} />
        </>
      )}
    </Row>
  )
}

function BmiRow({ bmi }: { bmi: VitalRecord['bmi'] }) {
  const { t } = useText()
  return (
    <Row
      icon="weight"
      name={t('vitalSigns.bmi.title')}
      age={bmi ? dayAgoText(t, bmi.date, today()) : t('vitalSigns.bmi.missing')}
    >
      {bmi && (
        <>
          <Figure text={String(bmi.value)} />
          <BmiMark status={bmi.status} />
        </>
      )}
    </Row>
  )
}

/** A large number and a small unit. */
function Figure({ text }: { text: string }) {
  const number = /^[\d./]*\d/.exec(text)?.[0] ?? text
  return (
    <p className="flex items-baseline gap-x-1">
      <span className="text-xl font-bold">{number}</span>
      <span className="text-sm font-semibold">{text.slice(number.length)}</span>
    </p>
  )
}

function Row({
  icon,
  name,
  age,
  children,
}: {
  icon: IconName
  name: string
  age: string
  children: ReactNode
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 py-1 leading-normal">
      <Icon name={icon} className="text-leaf" />
      <div className="min-w-min flex-[1_1_6.5rem]">
        <h3 className="font-semibold">{name}</h3>
        <p className="text-sm text-soft">{age}</p>
      </div>
      <div className="flex flex-col items-end gap-0.5 empty:hidden">{children}</div>
    </li>
  )
}
