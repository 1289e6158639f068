import { mayAnswer, maySayOutcome } from '../../../shared/alarms/alarms.access.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { cutPage } from '../../../shared/kit/pages.ts'
import { ageOn } from '../../../shared/patients/patients.rules.ts'
import { auditReading, auditShown } from '../../platform/audit/audit.ts'
import { viewerOf } from '../../platform/auth/care/sensitive.ts'
import { patientOf } from '../../platform/auth/patient-of.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import { appError } from '../../platform/http/errors/app-error.ts'
import * as repo from './alarms.lists.repo.ts'
import { listAlarms, listDeskAlarms, type listOwnAlarms, type readAlarm } from '../alarms.operations.ts'
import { findConnection, getPatient } from '../alarms.people.repo.ts'
import { findEmergencyPlace } from '../alarms.place.ts'
import {
  presentDesk,
  presentListed,
  presentOwn,
  presentReadings,
  presentTellings,
  type KnownReading,
} from './alarms.presenter.ts'
import { listTellings } from '../alarms.tellings.repo.ts'
import { listLabResultsOf, listSeenOf, type AlarmLabRow } from '../lab-results/alarms.lab-results.repo.ts'
import type { Database, Tx } from '../../platform/db/database.ts'

const pageLength = 50
/** An open desk shows no more; the count says how many there are. */
const atDesk = 100
const ofPatient = 20

export async function list(ctx: RequestContext<typeof listAlarms>): Promise<AnswerOf<typeof listAlarms>> {
  const { db, actor, now, query } = ctx
  const { after, urgency } = query
  const rows = await repo.listOfDoctor(db, actor.id, { after, urgency, limit: pageLength + 1, now })
  const { page, next } = cutPage(rows, pageLength, (row) => ({ at: row.raised_at, id: row.id }))
  await auditShown(
    ctx,
    listAlarms.name,
    page.map((row) => row.patient_id),
  )
  const ids = page.map(({ id }) => id)
  const readings = await readingsOf(ctx, db, ids)
  return {
    alarms: page.map((row) => presentListed(row, readings, actor.id)),
    open: rows[0]?.open ?? 0,
    next,
  }
}

/** Reading another person's record is audited: hence `write`, although it changes nothing else. */
export function read(ctx: RequestContext<typeof readAlarm>): Promise<AnswerOf<typeof readAlarm>> {
  const { actor, params, now, today } = ctx
  return ctx.write(async (tx) => {
    const row = await repo.findAlarm(tx, params.id)
    if (!row || !mayAnswer(actor, await findConnection(tx, row, actor.id, now))) throw appError('notFound')
    const patient = await getPatient(tx, row.patient_id)
    const readings = await readingsOf(ctx, tx, [row.id])
    const { birth_year: birthYear, age_said_on: saidOn } = patient
    return {
      ...presentListed(row, readings, actor.id),
      phone: patient.phone,
      age: birthYear === null || saidOn === null ? null : ageOn(today, { birthYear, saidOn }),
      gender: patient.gender,
      address: patient.address,
      guardians: await repo.listGuardians(tx, row.patient_id),
      readings: readings.map(({ reading }) => reading),
      tellings: presentTellings(await listTellings(tx, [row.id])),
      maySayOutcome: row.closed_at === null && maySayOutcome(actor, { acknowledgedBy: row.acknowledged_by }),
    }
  })
}

export async function listForDesk(
  ctx: RequestContext<typeof listDeskAlarms>,
): Promise<AnswerOf<typeof listDeskAlarms>> {
  const rows = await repo.listAtDesk(ctx.db, atDesk)
  if (rows.length > 0) await auditReading(ctx, listDeskAlarms.name)
  const tellings = await listTellings(
    ctx.db,
    rows.map(({ id }) => id),
  )
  return { alarms: rows.map((row) => presentDesk(row, tellings, ctx.actor.id)), open: rows[0]?.open ?? 0 }
}

export async function listOwn(
  ctx: RequestContext<typeof listOwnAlarms>,
): Promise<AnswerOf<typeof listOwnAlarms>> {
  const { db, actor, now, appContext } = ctx
  const rows = await repo.listOfPatient(db, patientOf(actor), now, ofPatient)
  const [first] = rows
  if (!first) return { alarms: [] }
  const ids = rows.map(({ id }) => id)
  const [readings, tellings] = [await readingsOf(ctx, db, ids), await listTellings(db, ids)]
  const place = await findEmergencyPlace(db, { town: appContext.town, address: first.address, now })
  const parts = { readings, tellings, place, viewerId: actor.id }
  return { alarms: rows.map((row) => presentOwn(row, parts)) }
}

type Reading = Pick<RequestContext, 'actor' | 'now' | 'today'>

async function readingsOf(
  ctx: Reading,
  db: Database | Tx,
  alarmIds: readonly string[],
): Promise<KnownReading[]> {
  const results = await listLabResultsOf(db, alarmIds)
  const hidden = await hiddenFrom(ctx, db, results)
  return presentReadings(await repo.listReadingsOf(db, alarmIds), results, hidden)
}

/** The results of private visits that this person may not read: neither treating nor an alarm opens them. */
async function hiddenFrom(ctx: Reading, db: Database | Tx, results: readonly AlarmLabRow[]) {
  const isPrivate = results.filter(({ sensitive }) => sensitive === true)
  const hidden = new Set(isPrivate.map(({ id }) => id))
  for (const patientId of new Set(isPrivate.map((row) => row.patient_id))) {
    const own = isPrivate.filter((row) => row.patient_id === patientId).map(({ id }) => id)
    for (const id of await listSeenOf(db, own, await viewerOf(db, ctx, patientId))) hidden.delete(id)
  }
  return hidden
}
