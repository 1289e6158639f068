import type { AccessRows } from '../platform/context/access-rows.ts'
import { addDays, dayIn, instantIn } from '../../shared/kit/time/town-time.ts'
import {
  dosesOfDay,
  everyDay,
  stateOf,
  type Mark,
  type Reminder,
  type SkipReason,
} from '../../shared/reminders/reminders.schedule.ts'
import type { Cycle } from '../../shared/reminders/reminders.cycle.ts'
import type { StopReason } from '../../shared/reminders/removal/reminders.stop-reasons.ts'
import type { Food, Unit } from '../../shared/reminders/reminders.dosage.ts'
import { endOfSteps, type Step } from '../../shared/reminders/steps/reminders.steps.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { newId } from '../platform/runtime/ids.ts'
import { insertReminder, savePlan, saveDose } from './reminders.repo.ts'

export interface ReminderOptions {
  /** Of the item of a prescription it was made from. */
  id?: string
  patientId: string
  name: string
  times: string[]
  dosage?: string
  unit?: Unit
  /** How much at each time, in `unit`. */
  amounts?: Record<string, number>
  steps?: Step[]
  food?: Food
  days?: number[]
  cycle?: Cycle
  /** Added this many days ago, before the first dose of that day. */
  daysAgo?: number
  /** The last day is this many days from now. */
  daysLeft?: number
  /** The mark of each past dose; null for none. Without it no dose is marked. */
  marked?: (dose: { day: string; time: string }) => Mark | null
  /** Of every skipped dose. */
  reason?: SkipReason
  /** Removed now, for this reason. */
  removedBecause?: StopReason
}

/** A reminder as a person would have it after some days. For tests and seeds. */
export async function buildReminder(
  appContext: Pick<AppContext, 'store' | 'clock' | 'town'>,
  options: ReminderOptions,
): Promise<string> {
  const now = appContext.clock()
  const zone = appContext.town.timeZone
  const today = dayIn(zone, now)
  const startsOn = addDays(today, -(options.daysAgo ?? 0))
  const since = instantIn(zone, startsOn, '00:00')
  const id = options.id ?? newId()
  const lastDay = options.daysLeft === undefined ? null : addDays(today, options.daysLeft)
  const plan = {
    dosage: options.dosage ?? '',
    unit: options.unit ?? null,
    amounts: options.amounts ?? null,
    steps: options.steps ?? null,
    food: options.food ?? null,
    times: options.times,
    days: options.days ?? [...everyDay],
    cycle: options.cycle ?? null,
    startsOn,
    endsOn: options.steps ? endOfSteps(options.steps, startsOn) : lastDay,
  }
  const reminder = {
    id,
    name: options.name,
    isRemoved: false,
    plans: [{ ...plan, since: since.toISOString() }],
  }
  const said = saidDoses(reminder, options, now, zone)
  await appContext.store.db.transaction().execute(async (tx) => {
    const written = { created_at: since, updated_at: since, removed_at: options.removedBecause ? now : null }
    await insertReminder(tx, {
      id,
      patient_id: options.patientId,
      name: options.name,
      revision: 0,
      stock_count: null,
      stock_at: null,
      removed_because: options.removedBecause ?? null,
      ...written,
    })
    await savePlan(tx, id, since, plan)
    for (const { day, time, state } of said) {
      const reason = state === 'skipped' ? options.reason : null
      const at = instantIn(zone, day, time)
      await saveDose(tx, { reminder_id: id, day, time, state, at, ...(reason !== undefined && { reason }) })
    }
  })
  return id
}

/** The marked doses from the first day until now. */
function saidDoses(reminder: Reminder, { daysAgo = 0, marked }: ReminderOptions, now: Date, zone: string) {
  const today = dayIn(zone, now)
  return Array.from({ length: daysAgo + 1 }, (_, ago) =>
    dosesOfDay([reminder], [], addDays(today, -ago), zone),
  )
    .flat()
    .filter((dose) => stateOf(dose, now, zone) !== 'upcoming')
    .flatMap(({ day, time }) => {
      const state = marked?.({ day, time }) ?? null
      return state ? [{ day, time, state }] : []
    })
}

export const accessRows: AccessRows = {
  'reminders.change': async (known) => ({ owner: 'patient', id: await paracetamol(known), body: otherPlan }),
  'reminders.ofPatient': ({ patientId }) => Promise.resolve({ owner: 'doctor', id: patientId }),
  'reminders.remove': async (known) => ({ owner: 'patient', id: await paracetamol(known) }),
  'reminders.restore': async (known) => ({ owner: 'patient', id: await paracetamol(known) }),
  'reminders.count': async (known) => ({
    owner: 'patient',
    id: await paracetamol(known),
    body: { left: 10 },
  }),
  'reminders.mark': async (known) => ({ owner: 'patient', id: await paracetamol(known), body: todaysDose }),
}
const otherPlan = { name: 'Metformin', times: ['09:00'], days: [0, 1], endsOn: '' }
const todaysDose = { day: '2026-11-21', time: '08:00', state: 'taken' }

function paracetamol({ appContext, patientId }: Parameters<AccessRows[string]>[0]): Promise<string> {
  return buildReminder(appContext, {
    patientId,
    name: 'Paracetamol',
    times: ['08:00'],
    daysAgo: 1,
  })
}
