import type { AlarmEvent } from '../../shared/alarms/alarms.events.ts'
import { needsOwner, nextStep, type AlarmState, type Step } from '../../shared/alarms/alarms.rules.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { inTransaction, type Tx } from '../platform/db/database.ts'
import { enqueue } from '../platform/db/enqueue.ts'
import { listActing } from '../platform/db/who-acts.ts'
import { hospitalFacts } from '../platform/events/hospital-facts.ts'
import { publish, topicOfPerson } from '../platform/events/publish.ts'
import { listTreating } from '../platform/auth/care/treating.ts'
import { getPatient, listCoordinatorsWithDevice, listOnDuty } from './alarms.people.repo.ts'
import { findEmergencyPlace } from './alarms.place.ts'
import { changeAlarm, lockAlarm, type AlarmRow } from './alarms.repo.ts'
import { nameOwner, ownerless, takeAllFrom, takeFromUnable } from './desk/alarms.owner.ts'
import { tellDesk, tellPatientBySms, tellPeople, wake, type StepContext } from './alarms.telling.ts'

/** The job that takes an alarm's next step; its payload is the id. */
export const stepJob = 'alarms:step'

/** The topic of every open desk. */
export const deskTopic = 'alarms'

export function stateOf(row: AlarmRow): AlarmState {
  return {
    urgency: row.urgency,
    raisedAt: row.raised_at,
    dueAt: row.due_at,
    isSentToHospital: row.appointment_id !== null,
    told: {
      treating: row.treating_told_at,
      duty: row.duty_told_at,
      desk: row.desk_told_at,
      patient: row.patient_told_at,
    },
    toldDoctors: row.told_doctors,
    deskLastToldAt: row.desk_last_told_at,
    ownedAt: row.owned_at,
    acknowledgedAt: row.acknowledged_at,
    closedAt: row.closed_at,
  }
}

/** Takes the steps of this alarm that are due. Repeated, it does nothing that was done. */
export async function takeDueSteps(appContext: AppContext, alarmId: string): Promise<void> {
  await inTransaction(appContext.store.db, async (tx) => {
    const alarm = await lockAlarm(tx, alarmId)
    if (alarm) await goOn({ tx, appContext, now: appContext.clock() }, alarm)
  })
}

/** Takes the due steps of a locked alarm, and queues the next one. */
export async function goOn(ctx: StepContext, alarm: AlarmRow): Promise<void> {
  const { tx, appContext, now } = ctx
  const zone = appContext.town.timeZone
  let known = alarm
  let next = nextStep(stateOf(known), zone)
  while (next && next.at <= now) {
    const change = await takeStep[next.step](ctx, known)
    await changeAlarm(tx, alarm.id, change)
    known = Object.assign({}, known, change)
    next = nextStep(stateOf(known), zone)
  }
  // As queued before: a job that comes early, because two clocks disagree, must not queue itself at once again.
  if (!next || next.at.getTime() === alarm.next_at?.getTime()) return
  await changeAlarm(tx, alarm.id, { next_at: next.at })
  await enqueue(tx, stepJob, { alarm: alarm.id }, { runAt: next.at, jobKey: `${stepJob}:${alarm.id}` })
}

type Change = Partial<AlarmRow>
const takeStep: Record<Step, (ctx: StepContext, alarm: AlarmRow) => Promise<Change>> = {
  async treating(ctx, alarm) {
    const doctors = await listTreating(ctx.tx, alarm.patient_id, ctx.now)
    await tellPeople(ctx, alarm, { step: 'treating', round: 0 }, doctors)
    await notifyDoctors(ctx, alarm, doctors)
    return { treating_told_at: ctx.now, told_doctors: alarm.told_doctors + doctors.length }
  },
  async duty(ctx, alarm) {
    const told = await tellOnDuty(ctx, alarm, 0)
    await notifyDoctors(ctx, alarm, told)
    return { duty_told_at: ctx.now, told_doctors: alarm.told_doctors + told.length }
  },
  async desk(ctx, given) {
    const { tx, now } = ctx
    const taken = await takeFromUnable(tx, given)
    const alarm = { ...given, ...taken }
    const round = alarm.desk_tellings
    await tellDesk(ctx, alarm, round)
    // Another doctor may be on duty by now.
    const isUnanswered = alarm.urgency === 'critical' && alarm.acknowledged_at === null
    if (round > 0 && isUnanswered) await notifyDoctors(ctx, alarm, await tellOnDuty(ctx, alarm, round))
    const coordinators = await listCoordinatorsWithDevice(tx, now)
    for (const personId of coordinators) await wake(ctx, alarm, { step: 'desk', round }, personId)
    const named = needsOwner(stateOf(alarm), now)
      ? await nameOwner(ctx, alarm, { round, isHandedToDesk: false })
      : {}
    await publishAbout(ctx, alarm, 'alarms.told', { topics: [deskTopic] })
    const told = { desk_told_at: alarm.desk_told_at ?? now, desk_last_told_at: now, desk_tellings: round + 1 }
    return { ...taken, ...named, ...told }
  },
  async patient(ctx, alarm) {
    const { tx, appContext, now } = ctx
    const patient = await getPatient(tx, alarm.patient_id)
    const { town } = appContext
    const place = await findEmergencyPlace(tx, { town, address: patient.address, now })
    const facts = { number: town.emergency.ambulance.number, ...hospitalFacts(place) }
    const kind = alarm.urgency === 'critical' ? 'alarms.unanswered' : 'alarms.unansweredUrgent'
    await publishAbout(ctx, alarm, kind, { topics: [deskTopic], tell: facts })
    const acting = await listActing(tx, [alarm.patient_id], 'vitals', now)
    for (const { user_id } of acting) await wake(ctx, alarm, { step: 'patient', round: 0 }, user_id)
    await tellPatientBySms(ctx, alarm, patient, place)
    return { patient_told_at: now }
  },
}

/** A doctor has handed the alarm over: the desk is told before its time, and after a day one of them has to answer. */
export async function handToDesk(ctx: StepContext, alarm: AlarmRow): Promise<Change> {
  const told = await takeStep.desk(ctx, alarm)
  const free = { acknowledged_by: null, acknowledged_at: null, ...ownerless }
  const isNamed = needsOwner(stateOf({ ...alarm, ...free }), ctx.now)
  const round = alarm.desk_tellings
  const named = isNamed ? await nameOwner(ctx, alarm, { round, isHandedToDesk: true }) : {}
  return { ...told, ...free, ...named }
}

/** Of an account that is being closed, the alarms come back to the desk in a job of the same transaction. */
export async function takeAlarmsFrom(tx: Tx, userId: string, now: Date): Promise<void> {
  for (const id of await takeAllFrom(tx, userId, now))
    await enqueue(tx, stepJob, { alarm: id }, { runAt: now, jobKey: `${stepJob}:${id}` })
}

/** The deputy of a doctor on duty who has no device that can be woken is told at once. Returns who was told. */
async function tellOnDuty(ctx: StepContext, alarm: AlarmRow, round: number): Promise<string[]> {
  const told: string[] = []
  for (const { doctor_id, deputy_id } of await listOnDuty(ctx.tx, ctx.now)) {
    const unreachable = await tellPeople(ctx, alarm, { step: 'duty', round }, [doctor_id])
    told.push(doctor_id)
    if (unreachable.length === 0 || deputy_id === null) continue
    await tellPeople(ctx, alarm, { step: 'deputy', round }, [deputy_id])
    told.push(deputy_id)
  }
  return [...new Set(told)]
}

/** To these doctors' open apps, with a notice. */
export async function notifyDoctors(
  ctx: StepContext,
  alarm: AlarmRow,
  doctors: readonly string[],
): Promise<void> {
  const patient = await getPatient(ctx.tx, alarm.patient_id)
  const facts = { patient: patient.name, alarm: alarm.id }
  await publish(
    ctx.tx,
    {
      kind: 'alarms.raised' satisfies AlarmEvent,
      subject: alarm.id,
      topics: [...doctors.map(topicOfPerson), deskTopic],
      about: { patientId: alarm.patient_id, area: 'vitals' },
      tell: doctors.map((personId) => ({ personId, facts })),
    },
    ctx.now,
  )
}

/** An event about the patient; `tell`: with a notice to whoever acts for them. */
export function publishAbout(
  { tx, now }: Pick<StepContext, 'tx' | 'now'>,
  alarm: Pick<AlarmRow, 'id' | 'patient_id'>,
  kind: AlarmEvent,
  { topics, tell }: { topics: string[]; tell?: Record<string, string> },
): Promise<void> {
  const patientId = alarm.patient_id
  const about = { patientId, area: 'vitals' } as const
  const told = tell ? [{ patientId, facts: tell }] : []
  return publish(tx, { kind, subject: alarm.id, topics, about, tell: told }, now)
}
