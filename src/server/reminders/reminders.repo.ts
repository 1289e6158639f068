import type { Insertable } from 'kysely'
import { dosagesOf, type PlanContent } from '../../shared/reminders/reminders.fhir.ts'
import type { SkipReason } from '../../shared/reminders/reminders.schedule.ts'
import type { Viewer } from '../../shared/kit/sensitive.ts'
import { reminderSeenBy, viewerActing } from '../platform/auth/care/sensitive.ts'
import { patientOf } from '../platform/auth/patient-of.ts'
import type { Person } from '../platform/auth/sessions.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { holdPatient } from '../platform/db/hold-person.ts'
import type { Tables } from '../platform/db/tables.ts'

/** One row per plan, with the reminder's own columns repeated; oldest reminder and oldest plan first. */
export function selectPlans(db: Database | Tx) {
  return (
    db
      .selectFrom('reminders as r')
      .innerJoin('reminder_plans as plan', 'plan.reminder_id', 'r.id')
      .select(['r.id', 'r.name', 'r.revision', 'r.updated_at', 'r.removed_at', 'r.removed_because'])
      .select(['plan.since', 'plan.dosages'])
      // A reminder made from a prescription has the id of its item.
      .select(({ exists, selectFrom }) =>
        exists(selectFrom('prescription_items as i').select('i.id').whereRef('i.id', '=', 'r.id')).as(
          'is_prescribed',
        ),
      )
      .orderBy('r.created_at')
      .orderBy('r.id')
      .orderBy('plan.since')
  )
}
export type PlanRow = Awaited<ReturnType<typeof listPlans>>[number]

/** Whose reminders, and as whom they are read. */
export interface RemindersOf {
  patientId: string
  viewer: Viewer
}

/** Of the patient somebody acts for. */
export function remindersOf(actor: Person): RemindersOf {
  return { patientId: patientOf(actor), viewer: viewerActing(actor) }
}

/** Plans of all current reminders, and of those removed since then. */
export function listPlans(db: Database | Tx, { patientId, viewer }: RemindersOf, removedSince: Date) {
  return selectPlans(db)
    .where('r.patient_id', '=', patientId)
    .where(reminderSeenBy(viewer, 'r'))
    .where((is) => is.or([is('r.removed_at', 'is', null), is('r.removed_at', '>=', removedSince)]))
    .execute()
}

/**
 * The plans of one reminder of this patient; none when it is another's, or hidden. Locks the reminder, so that changes run one
 * at a time.
 */
export async function lockPlans(tx: Tx, { patientId, viewer }: RemindersOf, id: string): Promise<PlanRow[]> {
  // Lock first, then read, to include a plan that another phone added while we waited.
  await tx
    .selectFrom('reminders')
    .select('id')
    .where('id', '=', id)
    .where('patient_id', '=', patientId)
    .forUpdate()
    .execute()
  return selectPlans(tx)
    .where('r.patient_id', '=', patientId)
    .where('r.id', '=', id)
    .where(reminderSeenBy(viewer, 'r'))
    .execute()
}

/** Whether this is the id of an item of a prescription: then its reminder was made from it. */
export async function isPrescribed(tx: Tx, id: string): Promise<boolean> {
  const item = await tx.selectFrom('prescription_items').select('id').where('id', '=', id).executeTakeFirst()
  return item !== undefined
}

/** Locks the patient until the transaction ends, so that two phones at the limit count each other's reminders. */
export async function holdCount(tx: Tx, patientId: string): Promise<number> {
  await holdPatient(tx, patientId)
  const { count } = await tx
    .selectFrom('reminders')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('patient_id', '=', patientId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** False if the id already exists. */
export async function insertReminder(tx: Tx, row: Insertable<Tables['reminders']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('reminders')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** A second change within one millisecond replaces the first. */
export async function savePlan(tx: Tx, reminderId: string, since: Date, plan: PlanContent): Promise<void> {
  const dosages = JSON.stringify(dosagesOf(plan))
  await tx
    .insertInto('reminder_plans')
    .values({ reminder_id: reminderId, since, dosages })
    .onConflict((conflict) => conflict.columns(['reminder_id', 'since']).doUpdateSet({ dosages }))
    .execute()
}

type Change = Partial<Pick<Insertable<Tables['reminders']>, 'name' | 'removed_at' | 'removed_because'>>

export async function changeOne(tx: Tx, id: string, change: Change, now: Date): Promise<void> {
  await tx
    .updateTable('reminders')
    .set((is) => ({ ...change, updated_at: now, revision: is('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export function listDoses(db: Database | Tx, { patientId, viewer }: RemindersOf, fromDay: string) {
  return db
    .selectFrom('doses')
    .innerJoin('reminders as r', 'r.id', 'doses.reminder_id')
    .select(['doses.reminder_id', 'doses.day', 'doses.time', 'doses.state', 'doses.reason'])
    .where('r.patient_id', '=', patientId)
    .where(reminderSeenBy(viewer, 'r'))
    .where('doses.day', '>=', fromDay)
    .orderBy('doses.day')
    .orderBy('doses.time')
    .execute()
}

export type DoseKey = Pick<Insertable<Tables['doses']>, 'reminder_id' | 'day' | 'time'>

export async function isMarked(tx: Tx, key: DoseKey): Promise<boolean> {
  const found = await tx
    .selectFrom('doses')
    .select('state')
    .where('reminder_id', '=', key.reminder_id)
    .where('day', '=', key.day)
    .where('time', '=', key.time)
    .executeTakeFirst()
  return found !== undefined
}

/** Without a word on the reason, a dose that stays skipped keeps the one it has. Returns the reason that it has now. */
export async function saveDose(tx: Tx, dose: Insertable<Tables['doses']>): Promise<SkipReason | null> {
  const { state, at, reason } = dose
  const saved = await tx
    .insertInto('doses')
    .values(dose)
    .onConflict((conflict) =>
      conflict
        .columns(['reminder_id', 'day', 'time'])
        .doUpdateSet({ state, at, ...(reason !== undefined && { reason }) }),
    )
    .returning('reason')
    .executeTakeFirstOrThrow()
  return saved.reason
}

export async function forgetDose(tx: Tx, key: DoseKey): Promise<void> {
  await tx
    .deleteFrom('doses')
    .where('reminder_id', '=', key.reminder_id)
    .where('day', '=', key.day)
    .where('time', '=', key.time)
    .execute()
}
