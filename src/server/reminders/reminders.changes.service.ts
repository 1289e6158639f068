import type { AnswerOf } from '../../shared/kit/contract.ts'
import {
  addReminder,
  changeReminder,
  mostReminders,
  removeReminder,
  restoreReminder,
} from '../../shared/reminders/reminders.contract.ts'
import type { ReminderBody } from '../../shared/reminders/reminders.forms.ts'
import { isSamePlan, nextDose } from '../../shared/reminders/reminders.schedule.ts'
import { dayIn } from '../../shared/kit/town-time.ts'
import type { Tx } from '../platform/db/database.ts'
import { announce, topicOfPerson } from '../platform/events/announce.ts'
import type { Call } from '../platform/http/call.ts'
import { layOverSaved, refuseUnseen } from '../platform/http/overlap.ts'
import { refuse, refuseBy, refuseFields } from '../platform/http/refusal.ts'
import { presentPlan, presentReminder, presentSaid } from './reminders.present.ts'
import { changeOne, holdCount, insertReminder, lockPlans, savePlan, type PlanRow } from './reminders.repo.ts'

type Answer = AnswerOf<typeof addReminder>
type Changing = Call<typeof changeReminder | typeof removeReminder | typeof restoreReminder>

export async function add(call: Call<typeof addReminder>): Promise<Answer> {
  const { actor, body, now, saidAt } = call
  const startsOn = dayIn(call.house.town.timeZone, saidAt)
  const row = planRow({ id: call.newId, revision: 0, removed_at: null }, body, startsOn, saidAt)
  return call.write(async (tx) => {
    refuseWithoutDose(call, [row])
    if ((await holdCount(tx, actor.id)) >= mostReminders) throw refuseBy(addReminder, 'tooMany')
    const { id, name, revision, removed_at } = row
    const times = { created_at: now, updated_at: now }
    const reminder = { id, person_id: actor.id, name, revision, removed_at, ...times }
    // Its id came with the request, and there is one already.
    if (!(await insertReminder(tx, reminder))) throw refuse('keyReused')
    await insertPlan(tx, row)
    return tellChanged(tx, call, [row])
  })
}

/** A new plan from now on, unless only the name is another: what was planned until now stays as it was. */
export async function change(call: Call<typeof changeReminder>): Promise<Answer> {
  const { now, saidAt } = call
  const { from, isBack, ...typed } = call.body
  return call.write(async (tx) => {
    const known = await own(tx, call)
    await putBack(tx, call, known, isBack)
    const body = layOverSaved(changeReminder, call, { from, said: typed }, savedIn(known))
    const rows = known.map((row) => ({ ...row, name: body.name, removed_at: null }))
    const last = rows.at(-1)
    if (!last) throw refuse('notFound')
    // From when it was said on: doses marked since then belong to it. Unless something newer was said elsewhere.
    const since = last.since < saidAt ? saidAt : now
    const next = planRow(last, body, last.starts_on, since)
    const isSame = isSamePlan(presentPlan(last), presentPlan(next))
    if (!isSame) {
      refuseWithoutDose(call, [...rows, next])
      await insertPlan(tx, next)
    }
    await changeOne(tx, last.id, { name: body.name, removed_at: null }, now)
    const before = rows.filter((row) => row.since < since)
    return tellChanged(tx, call, isSame ? rows : [...before, next])
  })
}

/** What was removed on another device meanwhile comes back only if its owner says so. */
async function putBack(
  tx: Tx,
  { actor }: Pick<Changing, 'actor'>,
  rows: PlanRow[],
  isBack: boolean,
): Promise<void> {
  if (!rows[0]?.removed_at) return
  if (!isBack) throw refuseBy(changeReminder, 'removedMeanwhile')
  if ((await holdCount(tx, actor.id)) >= mostReminders) throw refuseBy(changeReminder, 'tooMany')
}

export function remove(call: Call<typeof removeReminder>): Promise<Answer> {
  return call.write(async (tx) => {
    const rows = await own(tx, call)
    const saved = savedIn(rows)
    if (saved && !rows[0]?.removed_at) refuseUnseen(removeReminder, call, call.body, saved)
    return setRemoved(tx, call, rows, call.now)
  })
}

function savedIn(rows: PlanRow[]) {
  const last = rows.at(-1)
  return last && { values: presentSaid(last), at: last.updated_at }
}

export function restore(call: Call<typeof restoreReminder>): Promise<Answer> {
  return call.write(async (tx) => {
    const rows = await own(tx, call)
    const isFull = (await holdCount(tx, call.actor.id)) >= mostReminders
    if (isFull && rows[0]?.removed_at) throw refuseBy(restoreReminder, 'tooMany')
    return setRemoved(tx, call, rows, null)
  })
}

async function setRemoved(tx: Tx, call: Changing, rows: PlanRow[], removedAt: Date | null): Promise<Answer> {
  // Said twice it is done once.
  if ((rows[0]?.removed_at === null) === (removedAt === null)) return presentReminder(rows)
  await changeOne(tx, call.params.id, { removed_at: removedAt }, call.now)
  return tellChanged(
    tx,
    call,
    rows.map((row) => ({ ...row, removed_at: removedAt })),
  )
}

async function own(tx: Tx, call: Changing): Promise<PlanRow[]> {
  const rows = await lockPlans(tx, call.actor.id, call.params.id)
  if (rows.length === 0) throw refuse('notFound')
  return rows
}

function planRow(
  of: Pick<PlanRow, 'id' | 'revision' | 'removed_at'>,
  { name, dosage, times, days, endsOn }: ReminderBody,
  startsOn: string,
  now: Date,
): PlanRow {
  const { id, revision, removed_at } = of
  const plan = { since: now, dosage, times, days, starts_on: startsOn, ends_on: endsOn }
  return { id, name, revision, removed_at, updated_at: now, ...plan }
}

/** A last day before the first dose is a slip of the finger. */
function refuseWithoutDose(call: Pick<Call, 'saidAt' | 'house'>, rows: PlanRow[]): void {
  if (nextDose([presentReminder(rows)], [], call.saidAt, call.house.town.timeZone)) return
  throw refuseFields('reminders', { endsOn: 'noDoseLeft' })
}

async function insertPlan(tx: Tx, row: PlanRow): Promise<void> {
  const { id, since, dosage, times, days, starts_on, ends_on } = row
  await savePlan(tx, { reminder_id: id, since, dosage, times, days, starts_on, ends_on })
}

async function tellChanged(
  tx: Tx,
  { actor, now }: Pick<Changing, 'actor' | 'now'>,
  rows: PlanRow[],
): Promise<Answer> {
  const shown = presentReminder(rows)
  await announce(tx, { kind: 'reminders.changed', subject: shown.id, topics: [topicOfPerson(actor.id)] }, now)
  return shown
}
