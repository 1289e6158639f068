import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { AppContext } from '../platform/context/request-context.ts'
import { inTransaction } from '../platform/db/database.ts'
import type { TellingResult } from '../platform/db/tables/alarm-tables.ts'
import { textOf } from '../platform/http/errors/sentences.ts'
import type { Message, Outcome } from '../platform/push/push.ts'
import { forgetDevices, listDevices } from '../platform/push/subscriptions.ts'
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
  const outcomes = await Promise.all(
    devices.map(async ({ id: device, language, ...address }) => {
      const message = messageOf(telling, language, now)
      return { device, ...(await appContext.push.send(address, message, now)) }
    }),
  )
  const gone = outcomes.filter((one) => one.is === 'gone').map(({ device }) => device)
  if (gone.length > 0) await inTransaction(db, (tx) => forgetDevices(tx, gone))
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

/** Somebody has answered meanwhile; the patient and the desk are told all the same. */
function isNeedless(alarm: AlarmRow, { step }: TellingRow): boolean {
  if (alarm.closed_at !== null) return true
  return alarm.acknowledged_at !== null && (step === 'treating' || step === 'duty' || step === 'deputy')
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
    await tellPeople(ctx, alarm, { step: 'deputy', round: 0 }, [deputy])
    await notifyDoctors(ctx, alarm, [deputy])
    await changeAlarm(tx, alarm.id, { told_doctors: alarm.told_doctors + 1 })
  })
}

const paths = { treating: '/doctor/alerts', duty: '/doctor/alerts', deputy: '/doctor/alerts' } as const
const pathOf: Record<TellingRow['step'], string> = {
  ...paths,
  worse: '/doctor/alerts',
  desk: '/desk',
  patient: '/vitals',
}

/** No clinical word and no name: phones lie open on tables. */
function messageOf({ alarm_id, step, round }: TellingRow, language: 'en' | 'hi' | 'pa', now: Date): Message {
  const tag = `alarm ${alarm_id} ${step} ${round}`
  const who = step === 'patient' ? 'patient' : 'staff'
  const shown = {
    title: textOf(language, `alarmTexts.push.${who}`),
    body: textOf(language, `alarmTexts.push.open`),
    tag,
    language,
    at: now.getTime(),
    path: pathOf[step],
  }
  return {
    text: JSON.stringify(shown),
    topic: createHash('sha256').update(tag).digest('base64url').slice(0, 32),
    ttlSeconds: keptForSeconds,
  }
}
