import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { addReminder, changeReminder, removeReminder, restoreReminder } from './reminders.operations.ts'
import { dosagesOf, type PlanContent } from '../../shared/reminders/reminders.fhir.ts'
import { maxCycleDays, oneKind } from '../../shared/reminders/reminders.cycle.ts'
import { oneAmount, wrongSteps } from '../../shared/reminders/steps/reminders.steps.ts'
import { maxReminders, isSamePlan, nextDose } from '../../shared/reminders/reminders.schedule.ts'
import type { ReminderBody } from '../../shared/reminders/reminders.forms.ts'
import { addDays, dayIn } from '../../shared/kit/time/town-time.ts'
import type { Tx } from '../platform/db/database.ts'
import { publish } from '../platform/events/publish.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import { mergeWithSaved, rejectUnseen } from '../platform/http/writes/merge-saved.ts'
import { patientOf } from '../platform/auth/patient-of.ts'
import { appError, endpointError, validationError } from '../platform/http/errors/app-error.ts'
import { presentPlan, presentReminder, presentSaid } from './reminders.presenter.ts'
import {
  changeOne,
  holdCount,
  insertReminder,
  isPrescribed,
  lockPlans,
  remindersOf,
  savePlan,
  type PlanRow,
} from './reminders.repo.ts'

type Answer = AnswerOf<typeof addReminder>
type Asked = Pick<RequestContext, 'submittedAt' | 'appContext'>
type Changing = RequestContext<typeof changeReminder | typeof removeReminder | typeof restoreReminder>

export async function add(ctx: RequestContext<typeof addReminder>): Promise<Answer> {
  const { actor, body, now, submittedAt } = ctx
  rejectWrong(ctx, body)
  const startsOn = body.startsOn ?? today(ctx)
  const one = oneAmount(oneKind(body, body), body)
  const made = { id: ctx.newId, revision: 0, is_prescribed: false, ...kept }
  const row = planRow(made, one, startsOn, submittedAt)
  return ctx.write(async (tx) => {
    rejectWithoutDose(ctx, [row])
    const patientId = patientOf(actor)
    if ((await holdCount(tx, patientId)) >= maxReminders) throw endpointError(addReminder, 'tooMany')
    const { id, name, revision } = row
    const times = { created_at: now, updated_at: now }
    const stock = { stock_count: null, stock_at: null }
    const reminder = { id, patient_id: patientId, name, revision, ...kept, ...times, ...stock }
    // The id came with the request, and is already taken.
    if (!(await insertReminder(tx, reminder))) throw appError('keyReused')
    await insertPlan(tx, row)
    return tellChanged(tx, ctx, [{ ...row, is_prescribed: await isPrescribed(tx, id) }])
  })
}

/** Starts a new plan from now on, unless only the name changed; earlier plans stay as they were. */
export async function change(ctx: RequestContext<typeof changeReminder>): Promise<Answer> {
  const { now, submittedAt } = ctx
  const { from, isBack, ...typed } = ctx.body
  rejectWrong(ctx, typed)
  return ctx.write(async (tx) => {
    const known = await own(tx, ctx)
    await putBack(tx, ctx, known, isBack)
    const saved = savedIn(known)
    const said = { ...saved?.values, ...withoutMissing(typed) }
    const merged = mergeWithSaved(changeReminder, ctx, { from, said }, saved)
    const body = oneAmount(oneKind(oneEnd(merged, typed, saved), typed), typed)
    const rows = known.map((row) => ({ ...row, name: body.name, ...kept }))
    const last = rows.at(-1)
    if (!last) throw appError('notFound')
    // Starts when the change was submitted, so that doses marked since belong to it; or now, if another device
    // changed the plan later.
    const since = last.since < submittedAt ? submittedAt : now
    const before = presentPlan(last)
    const next = planRow(last, body, body.startsOn ?? before.startsOn, since)
    const isSame = isSamePlan(before, presentPlan(next))
    if (!isSame) {
      rejectWithoutDose(ctx, [...rows, next])
      await insertPlan(tx, next)
    }
    await changeOne(tx, last.id, { name: body.name, ...kept }, now)
    const earlier = rows.filter((row) => row.since < since)
    return tellChanged(tx, ctx, isSame ? rows : [...earlier, next])
  })
}

/** A reminder that another device has removed comes back only if its owner asks for it. */
async function putBack(
  tx: Tx,
  { actor }: Pick<Changing, 'actor'>,
  rows: PlanRow[],
  isBack: boolean,
): Promise<void> {
  if (!rows[0]?.removed_at) return
  if (!isBack) throw endpointError(changeReminder, 'removedMeanwhile')
  if ((await holdCount(tx, patientOf(actor))) >= maxReminders) throw endpointError(changeReminder, 'tooMany')
}

export function remove(ctx: RequestContext<typeof removeReminder>): Promise<Answer> {
  return ctx.write(async (tx) => {
    const rows = await own(tx, ctx)
    const saved = savedIn(rows)
    if (saved && !rows[0]?.removed_at) rejectUnseen(removeReminder, ctx, seenIn(ctx.body, saved), saved)
    const because = rows[0]?.is_prescribed ? ctx.body.reason : null
    return setRemoved(tx, ctx, rows, { removed_at: ctx.now, removed_because: because ?? null })
  })
}

/** What an earlier version of the app leaves out stays as it is. */
function withoutMissing<T extends object>(said: T): T {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as T
}

/**
 * What an earlier version of the app did not show, it cannot have seen otherwise. It showed the last day of steps as
 * one that was entered.
 */
function seenIn<T extends { from?: object | undefined }>({ from }: T, { values }: Saved): T {
  const { unit, amounts, food, startsOn, cycle, asNeeded, steps, lastTime } = values
  const unseen = { unit, amounts, food, startsOn, cycle, asNeeded, steps, lastTime }
  if (!from) return {} as T
  const end = steps && !('steps' in from) ? { endsOn: null } : {}
  return { from: { ...unseen, ...withoutMissing(from), ...end } } as T
}

/** Another last day, named by a version that knows no last dose, has all its doses. */
function oneEnd<T extends Pick<ReminderBody, 'endsOn' | 'lastTime'>>(
  plan: T,
  said: Pick<ReminderBody, 'lastTime'>,
  saved: Saved | undefined,
): T {
  const isOther = said.lastTime === undefined && plan.endsOn !== saved?.values.endsOn
  return isOther ? { ...plan, lastTime: null } : plan
}

type Saved = NonNullable<ReturnType<typeof savedIn>>
function savedIn(rows: PlanRow[]) {
  const last = rows.at(-1)
  return last && { values: presentSaid(last), at: last.updated_at }
}

export function restore(ctx: RequestContext<typeof restoreReminder>): Promise<Answer> {
  return ctx.write(async (tx) => {
    const rows = await own(tx, ctx)
    const isFull = (await holdCount(tx, patientOf(ctx.actor))) >= maxReminders
    if (isFull && rows[0]?.removed_at) throw endpointError(restoreReminder, 'tooMany')
    return setRemoved(tx, ctx, rows, kept)
  })
}

type Removal = Pick<PlanRow, 'removed_at' | 'removed_because'>
/** Of a reminder that is not removed. */
const kept: Removal = { removed_at: null, removed_because: null }

async function setRemoved(tx: Tx, ctx: Changing, rows: PlanRow[], removal: Removal): Promise<Answer> {
  // Repeating the request changes nothing: of two reasons the first is kept.
  if ((rows[0]?.removed_at === null) === (removal.removed_at === null)) return presentReminder(rows)
  await changeOne(tx, ctx.params.id, removal, ctx.now)
  return tellChanged(
    tx,
    ctx,
    rows.map((row) => ({ ...row, ...removal })),
  )
}

async function own(tx: Tx, ctx: Changing): Promise<PlanRow[]> {
  const rows = await lockPlans(tx, remindersOf(ctx.actor), ctx.params.id)
  if (rows.length === 0) throw appError('notFound')
  return rows
}

function planRow(
  of: Pick<PlanRow, 'id' | 'revision' | 'is_prescribed'> & Removal,
  { name, ...said }: ReminderBody,
  startsOn: string,
  now: Date,
): PlanRow {
  const much = said.asNeeded || said.steps ? {} : muchIn(said)
  const dosages = dosagesOf({ ...said, ...much, startsOn })
  const { id, revision, is_prescribed, removed_at, removed_because } = of
  return {
    id,
    name,
    revision,
    is_prescribed,
    removed_at,
    removed_because,
    updated_at: now,
    since: now,
    dosages,
  }
}

/** The amounts of the times there are. Of the others an earlier version, or another phone, may have known. */
function muchIn({ times, unit, amounts }: Omit<ReminderBody, 'name'>): Pick<PlanContent, 'unit' | 'amounts'> {
  const known = times.flatMap((time) => (amounts?.[time] ? [[time, amounts[time]] as const] : []))
  return unit && known.length > 0
    ? { unit, amounts: Object.fromEntries(known) }
    : { unit: null, amounts: null }
}

function rejectWrong(ctx: Asked, body: ReminderBody): void {
  if (body.times.length === 0 && !body.asNeeded) throw validationError('reminders', { times: 'required' })
  rejectFields(wrongSteps(body))
  rejectFields(body.steps ? {} : unmeasuredIn(body))
  // A year typed wrong would mean that nothing ever rings.
  if (body.startsOn === undefined || body.startsOn <= addDays(today(ctx), maxCycleDays)) return
  throw validationError('reminders', { startsOn: 'startTooFar' })
}

/** The town's day when the write was submitted. */
function today({ appContext, submittedAt }: Asked): string {
  return dayIn(appContext.town.timeZone, submittedAt)
}

function rejectFields(codes: Record<string, string>): void {
  if (Object.keys(codes).length > 0) throw validationError('reminders', codes)
}

/** With a unit, each dose has an amount: it must not be left to be guessed. */
function unmeasuredIn({ unit, times, amounts, asNeeded }: ReminderBody): Record<string, string> {
  if (!unit) return {}
  if (asNeeded) return asNeeded.amount === null ? { 'asNeeded.amount': 'required' } : {}
  const missing = times.flatMap((time, n) => (amounts?.[time] ? [] : [[`amounts.${n}`, 'required'] as const]))
  return Object.fromEntries(missing)
}

/** An end date before the first dose is a typing mistake. */
function rejectWithoutDose(ctx: Asked, rows: PlanRow[]): void {
  const reminder = presentReminder(rows)
  const plan = reminder.plans.at(-1)
  const isPossible = plan?.asNeeded
    ? plan.endsOn === null || (plan.endsOn >= today(ctx) && plan.endsOn >= plan.startsOn)
    : nextDose([reminder], [], ctx.submittedAt, ctx.appContext.town.timeZone)
  if (isPossible) return
  // The last day of steps is not entered: it moves with the first.
  throw validationError('reminders', { [plan?.steps ? 'startsOn' : 'endsOn']: 'noDoseLeft' })
}

async function insertPlan(tx: Tx, row: PlanRow): Promise<void> {
  await savePlan(tx, row.id, row.since, presentPlan(row))
}

async function tellChanged(
  tx: Tx,
  { actor, now }: Pick<Changing, 'actor' | 'now'>,
  rows: PlanRow[],
): Promise<Answer> {
  const shown = presentReminder(rows)
  const patientId = patientOf(actor)
  const about = { patientId, area: 'reminders' } as const
  await publish(tx, { kind: 'reminders.changed', subject: shown.id, topics: [], about }, now)
  return shown
}
