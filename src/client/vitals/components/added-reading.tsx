import { useEffect, useRef } from 'react'
import { adviceFor } from '../../../shared/vitals/grading/vitals.advice.ts'
import { worstGrade } from '../../../shared/vitals/grading/vitals.grades.ts'
import { isOverTarget } from '../../../shared/vitals/grading/vitals.target.ts'
import { readingText } from '../../../shared/vitals/vitals.units.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { today } from '../../platform/clock/today.ts'
import { town } from '../../platform/clock/town.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { WaitingMark } from '../../platform/outbox/queued-mark.tsx'
import { useQueuedMutations } from '../../platform/outbox/queued-mutation.ts'
import { DangerPanel } from './danger-panel.tsx'
import { EachReading } from './each-reading.tsx'
import { GradeMark } from './vital-marks.tsx'
import type { ShownReading } from './waiting/waiting-vitals.ts'

interface Props {
  reading: ShownReading
  hasPressureTarget?: boolean | undefined
  onAnother: () => void
}

/** The parsed reading, its grade, and what to do when it is critical. */
export function AddedReading({ reading, hasPressureTarget = false, onAnother }: Props) {
  const { t } = useText()
  const waits = useWaits(reading)
  const { pulse } = reading
  const danger = [reading, pulse].find((one) => one?.needsDoctor)
  const advice = adviceFor(reading, today())
  // An irregular pulse beside a normal pressure must not read as "Normal" alone.
  const grade = pulse && reading.grade ? worstGrade([reading.grade, pulse.grade ?? 'normal']) : reading.grade
  const isForDoctor = !danger && (grade === 'abnormal' || grade === 'urgent' || grade === 'critical')
  const top = useRef<HTMLDivElement>(null)
  // The pressed button is removed: focus the answer.
  useEffect(() => {
    top.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [])
  return (
    <div ref={top} tabIndex={-1} className="space-y-4 outline-none">
      {danger && <DangerPanel reading={danger} />}
      <Notice
        kind={grade === 'normal' ? 'success' : 'info'}
        title={t('vitals.added.title', { type: t(`vitalSigns.types.${reading.type}`) })}
      >
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-2xl font-bold">{readingText(reading)}</span>
          <GradeMark {...reading} />
        </p>
        {pulse && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {t('vitalSigns.types.heartRate')}
            <span className="text-xl font-bold">{readingText(pulse)}</span>
            <GradeMark {...pulse} />
          </p>
        )}
        <EachReading reading={reading} />
        <p className="wrap-anywhere">{t('vitals.added.typed', { value: reading.value })}</p>
        {waits === 'waiting' && <p>{t('waiting.kept')}</p>}
        {waits === 'waiting' && grade === 'urgent' && (
          <p className="font-semibold">{t('vitals.added.nobodyYet')}</p>
        )}
        <WaitingMark state={waits} />
        {reading.grade === 'askHealthWorker' && <NoGrade type={reading.type} />}
        {hasPressureTarget && reading.type === 'bloodPressure' && isOverTarget(reading.values) && (
          <p>
            {t('vitalSigns.trend.pressureTarget')} {t('vitals.added.askTarget')}
          </p>
        )}
        {advice && <p className="font-semibold">{t(`vitals.advice.${advice}`)}</p>}
        {grade === 'urgent' && advice !== 'measureNow' && (
          <p>{t('vitals.added.urgent', { number: town().emergency.ambulance.number })}</p>
        )}
        {/* Otherwise the mark says that only an answer is missing. */}
        {isForDoctor && grade !== 'urgent' && !reading.isOnlyUnanswered && (
          <p>{t('vitals.added.askDoctor')}</p>
        )}
      </Notice>
      {isForDoctor && (
        <ButtonLink to="/appointments/book" wide icon="calendar-plus">
          {t('vitals.added.book')}
        </ButtonLink>
      )}
      <Button kind="quiet" wide icon="plus" onClick={onAnother}>
        {t('vitals.added.another')}
      </Button>
    </div>
  )
}

/** Why it has no colour: blood pressure, pulse and breaths of a child, or an arm that is no small child's. */
function NoGrade({ type }: Pick<ShownReading, 'type'>) {
  const { t } = useText()
  const { number } = town().emergency.ambulance
  return <p>{type === 'armCircumference' ? t('vitals.added.arm') : t('vitals.added.child', { number })}</p>
}

/** Of a reading that was kept, whose id is the key of its write: what has become of it by now. */
function useWaits({ id, waiting }: ShownReading): ShownReading['waiting'] {
  const queued = useQueuedMutations().find(({ key }) => key === id)
  return waiting && queued && (queued.state === 'refused' ? 'refused' : 'waiting')
}
