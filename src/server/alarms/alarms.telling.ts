import { textOf, type Language } from '../platform/http/errors/sentences.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import type { Tx } from '../platform/db/database.ts'
import { enqueue } from '../platform/db/enqueue.ts'
import type { TellingResult } from '../platform/db/tables/alarm-tables.ts'
import { newId } from '../platform/runtime/ids.ts'
import { listDevices } from '../platform/push/subscriptions.ts'
import { queueSms } from '../platform/sms/sms.ts'
import { mostSmsParts, smsParts } from '../../shared/alarms/alarms.sms.ts'
import { listDoctors } from './alarms.people.repo.ts'
import { nameIn, type Place } from './alarms.place.ts'
import type { AlarmRow } from './alarms.repo.ts'
import { insertTelling, type TellingRow } from './alarms.tellings.repo.ts'

/** The job that wakes the devices of one person; its payload is the telling's id. */
export const pushJob = 'alarms:push'

/** The transaction of one alarm's steps, which holds the alarm. */
export interface StepContext {
  tx: Tx
  appContext: AppContext
  now: Date
}

export type Round = Pick<TellingRow, 'step' | 'round'>
type Told = Pick<StepContext, 'tx' | 'now'>

/** In the app, and on their devices; who has none gets a text message. Returns those without a device. */
export async function tellPeople(
  ctx: Told,
  alarm: AlarmRow,
  round: Round,
  people: readonly string[],
): Promise<string[]> {
  const unreachable: string[] = []
  for (const personId of people) {
    await note(ctx, alarm, round, { personId, channel: 'app', result: 'shown' })
    if (await wake(ctx, alarm, round, personId)) continue
    unreachable.push(personId)
    await tellBySms(ctx, alarm, round, personId)
  }
  return unreachable
}

/** Queues the push to a person's devices. False, and noted, if there is none in a session that goes on. */
export async function wake(ctx: Told, alarm: AlarmRow, round: Round, personId: string): Promise<boolean> {
  const devices = await listDevices(ctx.tx, [personId], ctx.now)
  const hasDevice = devices.length > 0
  const id = await note(ctx, alarm, round, {
    personId,
    channel: 'push',
    result: hasDevice ? null : 'noDevice',
  })
  if (id !== null && hasDevice) await enqueue(ctx.tx, pushJob, { telling: id })
  return hasDevice
}

export async function tellDesk(ctx: Told, alarm: AlarmRow, round: number): Promise<void> {
  await note(ctx, alarm, { step: 'desk', round }, { personId: null, channel: 'app', result: 'shown' })
}

export async function tellBySms(ctx: Told, alarm: AlarmRow, round: Round, personId: string): Promise<void> {
  const [person] = await listDoctors(ctx.tx, [personId])
  if (!person?.phone) return
  const id = await note(ctx, alarm, round, { personId, channel: 'sms', result: 'queued' })
  if (id === null) return
  const text = textOf(await languageOfUser(ctx.tx, personId), 'alarmTexts.sms.doctor')
  await queueSms(ctx.tx, { userId: personId, patientId: null, number: person.phone, text }, ctx.now)
}

export async function tellPatientBySms(
  ctx: StepContext,
  alarm: AlarmRow,
  patient: { id: string; phone: string },
  place: Place,
): Promise<void> {
  await note(ctx, alarm, { step: 'patient', round: 0 }, { personId: null, channel: 'app', result: 'shown' })
  if (patient.phone === '') return
  const round = { step: 'patient', round: 0 } as const
  const id = await note(ctx, alarm, round, { personId: null, channel: 'sms', result: 'queued' })
  if (id === null) return
  const { number } = ctx.appContext.town.emergency.ambulance
  const language = await languageOfPatient(ctx.tx, patient.id)
  const text = smsText(language, alarm.urgency, { number, place: nameIn(language, place) })
  await queueSms(ctx.tx, { userId: null, patientId: patient.id, number: patient.phone, text }, ctx.now)
}

/** Names the place, unless its name is so long that the message would cost a third part. */
function smsText(
  language: Language,
  urgency: AlarmRow['urgency'],
  values: { number: string; place: string },
): string {
  const text = textOf(language, `alarmTexts.sms.${urgency}`, values)
  return smsParts(text) <= mostSmsParts
    ? text
    : textOf(language, `alarmTexts.smsWithoutPlace.${urgency}`, values)
}

interface Way {
  personId: string | null
  channel: TellingRow['channel']
  result: TellingResult | null
}

/** The new row's id; null if this was told before. */
async function note(ctx: Told, alarm: AlarmRow, round: Round, way: Way): Promise<string | null> {
  const { personId: person_id, channel, result } = way
  // Named one by one: a whole row of a telling is a round, too.
  const { step, round: nth } = round
  const row = { id: newId(), alarm_id: alarm.id, step, round: nth, person_id, channel, at: ctx.now, result }
  return (await insertTelling(ctx.tx, row)) ? row.id : null
}

/** Most people here read it, and of somebody who never answered a notice nothing else is known. */
const usualLanguage: Language = 'pa'

/** In which they answered the privacy notice last. */
async function languageOfUser(tx: Tx, userId: string): Promise<Language> {
  const row = await tx
    .selectFrom('consents')
    .select('language')
    .where('user_id', '=', userId)
    .orderBy('given_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.language ?? usualLanguage
}

async function languageOfPatient(tx: Tx, patientId: string): Promise<Language> {
  const guardian = await tx
    .selectFrom('patient_guardians')
    .select('user_id')
    .where('patient_id', '=', patientId)
    .where('until', 'is', null)
    .orderBy('since')
    .limit(1)
    .executeTakeFirst()
  return guardian ? languageOfUser(tx, guardian.user_id) : usualLanguage
}
