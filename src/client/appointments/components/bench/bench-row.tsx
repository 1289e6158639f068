import type { Appointment } from '../../../../shared/appointments/appointments.schemas.ts'
import type { QueueEntry } from '../../../../shared/appointments/queue/appointments.queue.schemas.ts'
import { readingText } from '../../../../shared/vitals/vitals.units.ts'
import { today } from '../../../platform/clock/today.ts'
import { ageText } from '../../../platform/i18n/ages.ts'
import { useText, type Text } from '../../../platform/i18n/i18n.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { StatusMark } from '../../../ui/status-mark.tsx'
import { BenchCells } from '../../../ui/workbench/bench-cells.tsx'
import { AppointmentStatus, RedFlagMark, typeIcons } from '../appointment-marks.tsx'
import { beginning, type BenchRow } from './bench-rows.ts'
import { ageBandText } from '../age-band-text.ts'

/** One row: number or time, who and why in two lines, and how it stands. */
export function BenchRowText({ row }: { row: BenchRow }) {
  const text = useText()
  const { entry, appointment, name } = row
  const said = entry ? entryFacts(text, entry) : []
  const facts = appointment ? visitFacts(text, appointment) : said
  return (
    <BenchCells
      at={
        entry ? (
          <span className="block text-xl">{text.number(entry.token)}</span>
        ) : (
          appointment && text.time(appointment.time)
        )
      }
      name={
        <>
          {name}
          {appointment?.type === 'teleconsultation' && (
            <Icon
              name={typeIcons.teleconsultation}
              className="ms-2 inline size-[1.1em] align-[-0.15em] text-leaf"
            />
          )}
        </>
      }
      facts={facts}
    >
      <Standing row={row} />
    </BenchCells>
  )
}

/** How it stands: what is dangerous first, then the state, else when it is due. */
function Standing({ row: { part, entry, appointment } }: { row: BenchRow }) {
  const { t } = useText()
  if (appointment && appointment.redFlags.length > 0 && appointment.status === 'pending')
    return <RedFlagMark isNamed={appointment.redFlags[0] !== 'ownWords'} />
  if (entry?.state === 'waiting') return <Waiting entry={entry} />
  if (entry?.state === 'inside') return <StatusMark tone="now">{t('queue.states.inside')}</StatusMark>
  if (entry) return <span className="text-soft">{t(`queue.states.${entry.state}`)}</span>
  if (!appointment) return null
  const { status } = appointment
  if (status === 'pending') return <Asked appointment={appointment} />
  // Of those at a time the heading says so; a request that has just been answered still stands among the others.
  if (status !== 'scheduled' || part === 'toAnswer') return <AppointmentStatus status={status} />
  return appointment.patient.abnormal ? <Abnormal reading={appointment.patient.abnormal} /> : null
}

/** About when it is the turn, and how the number was asked for, if not at the counter. */
function Waiting({ entry: { source, turn } }: { entry: QueueEntry }) {
  const { t, time } = useText()
  return (
    <>
      {turn !== null && time(turn)}
      {source !== 'walk-in' && <span className="block text-soft">{t(`queue.sources.${source}`)}</span>}
    </>
  )
}

/** For which day, and until when it is to be answered. */
function Asked({ appointment: { answerBy, date, doctor } }: { appointment: Appointment }) {
  const { t, day, time } = useText()
  return (
    <>
      {date !== today() && <b className="block">{day(date, 'short')}</b>}
      {doctor === null && <span className="block text-soft">{t('workbench.openToAll')}</span>}
      {doctor !== null && answerBy?.date === today() && (
        <span className="block">{t('workbench.by', { when: time(answerBy.time) })}</span>
      )}
    </>
  )
}

/** The last reading, if it was not normal: what it is above what it says. */
function Abnormal({ reading }: { reading: NonNullable<Appointment['patient']['abnormal']> }) {
  const { t } = useText()
  return (
    <span className="block max-w-36">
      <span className="block text-soft">{t(`appointments.patient.readings.${reading.type}`)}</span>
      <b>
        <Icon
          name={reading.grade === 'critical' ? 'triangle-alert' : 'diamond-alert'}
          className="me-1 inline size-[1.1em] align-[-0.15em] text-mustard-ink"
        />
        {readingText(reading)}
      </b>
    </span>
  )
}

function entryFacts({ t, number }: Text, { age, village }: QueueEntry): string[] {
  return [age === null ? '' : t('queue.years', { age: number(age) }), village].filter(Boolean)
}

function visitFacts({ t }: Text, { patient, specialization }: Appointment): string[] {
  const { age, ageBand, ageMonths } = patient
  const band = ageBand ? ageBandText(t, ageBand) : ''
  return [age === undefined ? band : ageText(t, { age, ageMonths }), beginning(specialization)].filter(
    Boolean,
  )
}
