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

/**
 * The latest reading of each type in the specification, with grade and age, for a patient's dashboard. Without any, the
 * link to all is left out, because "Add a reading" leads to the same page.
 */
export function HealthSummary({ toAll }: { toAll: string }) {
  const { t } = useText()
  const { data, isPending, refetch } = useVitals()
  if (isPending) return <Skeleton lines={4} />
  if (!data) return <ErrorState text={t('vitalSigns.summary.loadFailed')} onRetry={() => void refetch()} />
  if (data.readings.length === 0) return <NoReadings />
  // Two columns, or one with large text; never three and a single one.
  return (
    <div className="space-y-3">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(max(8.5rem,34%),100%),1fr))] gap-3">
        {shown.map((type) => (
          <VitalTile key={type} type={type} reading={latestOf(data.readings, type)} />
        ))}
        <BmiTile bmi={data.bmi} />
      </div>
      <ButtonLink to="/vitals" kind="quiet" icon="heart-pulse">
        {toAll}
      </ButtonLink>
    </div>
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

function VitalTile({ type, reading }: { type: VitalType; reading: VitalReading | undefined }) {
  const { t } = useText()
  const age = useAge()
  return (
    <Tile icon={typeIcons[type]} name={t(`vitalSigns.types.${type}`)}>
      {reading ? (
        <>
          <Figure text={valueText(reading.values, reading.saidUnit)} />
          <div>
            <GradeMark grade={reading.grade} />
          </div>
          <p className="text-sm text-soft">{age(reading)}</p>
        </>
      ) : (
        <p className="text-soft">{t('vitalSigns.summary.notYet')}</p>
      )}
    </Tile>
  )
}

function BmiTile({ bmi }: { bmi: VitalRecord['bmi'] }) {
  const { t } = useText()
  return (
    <Tile icon="weight" name={t('vitalSigns.bmi.title')}>
      {bmi ? (
        <>
          <Figure text={String(bmi.value)} />
          <div>
            <BmiMark status={bmi.status} />
          </div>
          <p className="text-sm text-soft">{dayAgoText(t, bmi.date, today())}</p>
        </>
      ) : (
        <p className="text-soft">{t('vitalSigns.bmi.missing')}</p>
      )}
    </Tile>
  )
}

/** A large number and a small unit, which wraps on a narrow phone. */
function Figure({ text }: { text: string }) {
  const number = /^[\d./]*\d/.exec(text)?.[0] ?? text
  return (
    <p className="flex flex-wrap items-baseline gap-x-1.5 leading-snug">
      <span className="text-2xl font-bold">{number}</span>
      <span className="text-sm font-semibold">{text.slice(number.length)}</span>
    </p>
  )
}

function Tile({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <Card className="flex flex-col gap-1.5 p-3! sm:p-4!">
      {/* Icon above the label: beside it, "Temperature" would break on a phone. */}
      <Icon name={icon} className="text-leaf" />
      <h3 className="font-semibold wrap-anywhere">{name}</h3>
      {children}
    </Card>
  )
}
