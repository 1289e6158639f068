import * as v from 'valibot'
import type { AppContext } from '../platform/context/request-context.ts'
import { inTransaction, type Database } from '../platform/db/database.ts'
import { isOwnRecord } from '../platform/db/who-acts.ts'
import type { TellingResult } from '../platform/db/tables/alarm-tables.ts'
import { textOf, type Language } from '../platform/http/errors/sentences.ts'
import type { Message, Outcome } from '../platform/push/push.ts'
import { messageFor, sendToDevices } from '../platform/push/send.ts'
import { listDevices } from '../platform/push/subscriptions.ts'
import { listOnDuty } from './alarms.people.repo.ts'
import { changeAlarm, lockAlarm, type AlarmRow } from './alarms.repo.ts'
import { notifyDoctors } from './alarms.steps.ts'
import { lockTelling, settleTelling, type TellingRow } from './alarms.tellings.repo.ts'
import { tellBySms, tellPeople } from './alarms.telling.ts'

const payload = v.object({ telling: v.string() })
/** A push service that has not taken it by then counts as unreachable. */
const triedForMs = 2 * 60_000
const keptForSeconds = 3600

/** Wakes the devices of one person. Of a job that runs twice the second message replaces the first on the phone. */
export async function pushAlarm(appContext: AppContext, given: unknown): Promise<void> {
  const { telling: id } = v.parse(payload, given)
  const { db } = appContext.store
  const now = appContext.clock()
  const telling = await db.selectFrom('alarm_tellings').selectAll().where('id', '=', id).executeTakeFirst()
  if (!telling || telling.result !== null || telling.person_id === null) return
  const alarm = await db
    .selectFrom('alarms')
    .selectAll()
    .where('id', '=', telling.alarm_id)
    .executeTakeFirstOrThrow()
  if (isNeedless(alarm, telling)) return settle(appContext, telling, 'needless')
  const devices = await listDevices(db, [telling.person_id], now)
  const path = await pathOf(db, alarm, telling)
  const messageIn = (language: Language) => messageOf(telling, { language, path, at: now })
  const outcomes = await sendToDevices(appContext, devices, messageIn, now)
  const result = resultOf(outcomes)
  if (result === null && now.getTime() - telling.at.getTime() < triedForMs)
    throw new Error('No push service has taken it yet.')
  await settle(appContext, telling, result ?? 'refused')
}

/** Null: it is worth trying again. */
function resultOf(outcomes: readonly Outcome[]): TellingResult | null {
  if (outcomes.some(({ is }) => is === 'sent')) return 'sent'
  if (outcomes.some(({ is }) => is === 'later')) return null
  return outcomes.some(({ is }) => is === 'refused') ? 'refused' : 'gone'
}

const doctorSteps = new Set<TellingRow['step']>(['treating', 'duty', 'deputy', 'owner'])

/** Somebody has answered meanwhile; the patient and the desk are told all the same. */
function isNeedless(alarm: AlarmRow, { step }: TellingRow): boolean {
  if (alarm.closed_at !== null) return true
  return alarm.acknowledged_at !== null && doctorSteps.has(step)
}

/** Whom it did not reach gets a text message, and of a doctor on duty the deputy is told. */
async function settle(appContext: AppContext, telling: TellingRow, result: TellingResult): Promise<void> {
  await inTransaction(appContext.store.db, async (tx) => {
    const [alarm, row] = [await lockAlarm(tx, telling.alarm_id), await lockTelling(tx, telling.id)]
    if (!alarm || !row || row.result !== null || row.person_id === null) return
    await settleTelling(tx, row.id, result)
    const isDoctor = row.step !== 'desk' && row.step !== 'patient'
    if (!isDoctor || result === 'sent' || result === 'needless') return
    const ctx = { tx, appContext, now: appContext.clock() }
    await tellBySms(ctx, alarm, row, row.person_id)
    if (row.step !== 'duty') return
    const shifts = await listOnDuty(tx, ctx.now)
    const deputy = shifts.find(({ doctor_id }) => doctor_id === row.person_id)?.deputy_id
    if (!deputy) return
    await tellPeople(ctx, alarm, { step: 'deputy', round: row.round }, [deputy])
    await notifyDoctors(ctx, alarm, [deputy])
    await changeAlarm(tx, alarm.id, { told_doctors: alarm.told_doctors + 1 })
  })
}

/** Whoever acts for the patient reads of it on the home page, which names the person and leads on; so does an owner. */
async function pathOf(db: Database, alarm: AlarmRow, { step, person_id }: TellingRow): Promise<string> {
  if (step === 'desk') return '/desk'
  // A doctor or a coordinator.
  if (step === 'owner') return '/'
  if (step !== 'patient') return '/doctor/alerts'
  return person_id !== null && (await isOwnRecord(db, person_id, alarm.patient_id)) ? '/vitals' : '/'
}

/** No clinical word and no name: phones lie open on tables. */
function messageOf(
  { alarm_id, step, round }: TellingRow,
  { language, path, at }: { language: Language; path: string; at: Date },
): Message {
  const title = textOf(language, `alarmTexts.push.${step === 'patient' ? 'patient' : 'staff'}`)
  const body = textOf(language, 'alarmTexts.push.open')
  return messageFor(
    { title, body, tag: `alarm ${alarm_id} ${step} ${round}`, language, at, path },
    keptForSeconds,
  )
}
