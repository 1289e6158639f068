import {
  dosesOfDay,
  dueDoses,
  type Dose,
  type Reminder,
} from '../../../shared/reminders/reminders.schedule.ts'
import type { AppContext } from '../../platform/context/request-context.ts'
import { presentDose, presentReminders } from '../reminders.presenter.ts'
import { findLow } from '../stock/reminders.stock.low.ts'
import { openConcurrencyLimiter, type ConcurrencyLimiter } from './reminders.concurrency.ts'
import { heldForMs, lateAfter, messageOf, nextTry } from './reminders.deliveries.ts'
import {
  listMarksOf,
  listPlansOf,
  listDeliveryTargets,
  claimDue,
  type DeliveryTarget,
  type ClaimedDelivery,
} from './reminders.deliveries.repo.ts'
import { openAckBatch, type Settle } from './reminders.acknowledgements.ts'

/**
 * Batch size: large enough that the database is no longer the bottleneck, small enough to leave work for other
 * servers.
 */
const atOnce = 32

/** One dispatcher per server; a request during a run triggers one more pass. */
const running = new WeakMap<AppContext['push'], { isAskedAgain: boolean }>()

export async function dispatchDue(appContext: AppContext): Promise<void> {
  const known = running.get(appContext.push)
  if (known) {
    known.isAskedAgain = true
    return
  }
  const work = { isAskedAgain: true }
  running.set(appContext.push, work)
  try {
    while (work.isAskedAgain) {
      work.isAskedAgain = false
      await dispatchAll(appContext)
    }
  } finally {
    running.delete(appContext.push)
  }
}

/**
 * Claims deliveries while any are pending, and keeps many in flight. When a server dies or an answer is lost, they
 * are claimed again: the duplicate message replaces the first on the phone, which is better than a missed dose.
 */
async function dispatchAll(appContext: AppContext): Promise<void> {
  const ackBatch = openAckBatch(appContext.store.db)
  const limiter = openConcurrencyLimiter()
  try {
    for (;;) {
      await limiter.roomFor(atOnce)
      const full = limiter.full()
      const taken = await takeSome(appContext, full)
      if (taken.length > 0) await sendAll(appContext, taken, limiter, ackBatch.settle)
      else if (full.length > 0) await limiter.nextFree()
      else break
    }
  } finally {
    await limiter.allFree()
    await ackBatch.done()
  }
}

function takeSome(
  { store: { db }, clock }: AppContext,
  without: readonly string[],
): Promise<ClaimedDelivery[]> {
  const now = clock()
  const until = new Date(now.getTime() + heldForMs)
  return claimDue(db, { now, until, most: atOnce, without })
}

/** Checks each delivery again just before sending: doses marked and devices unsubscribed meanwhile do not ring. */
async function sendAll(
  appContext: AppContext,
  taken: readonly ClaimedDelivery[],
  limiter: ConcurrencyLimiter,
  settle: Settle,
) {
  const now = appContext.clock()
  const [late, inTime] = parted(taken, ({ due_at }) => now >= lateAfter(due_at))
  for (const { id } of late) settle(id, { is: 'late' })
  const pendingOf = await findPending(appContext, inTime, now)
  for (const delivery of inTime) {
    const pending = pendingOf(delivery)
    if (pending) limiter.take(delivery.service, sendOne(appContext, delivery, pending, settle))
    else settle(delivery.id, { is: 'needless' })
  }
}

interface PendingDelivery {
  dose: Dose
  device: DeliveryTarget
  /** With the first dose of a day: get more soon. */
  isLow: boolean
}

/** The current state: no ring for a dose marked, moved or removed meanwhile, nor on a phone that has signed out. */
async function findPending(
  { store: { db }, town }: AppContext,
  taken: readonly ClaimedDelivery[],
  now: Date,
): Promise<(delivery: ClaimedDelivery) => PendingDelivery | null> {
  if (taken.length === 0) return () => null
  const ids = taken.map(({ reminder_id }) => reminder_id)
  const firstDay = taken.map(({ day }) => day).toSorted()[0] ?? ''
  const plans = await listPlansOf(db, ids)
  const marked = (await listMarksOf(db, ids, firstDay)).map(presentDose)
  const found = await listDeliveryTargets(
    db,
    taken.map(({ subscription_id }) => subscription_id),
    now,
  )
  const from = new Date(Math.min(...taken.map(({ due_at }) => due_at.getTime())) - 1)
  const keyOf = (id: string, day: string, time: string) => `${id} ${day} ${time}`
  const reminders = presentReminders(plans)
  const low = await findLow(db, reminders, now, town.timeZone)
  const isLow = (one: ClaimedDelivery) =>
    low.has(one.reminder_id) && one.time === firstTime(reminders, one, town.timeZone)
  const doses = new Map(
    dueDoses(reminders, marked, { from, now }, town.timeZone).map((dose) => [
      keyOf(dose.reminderId, dose.day, dose.time),
      dose,
    ]),
  )
  const devices = new Map(found.map((device) => [device.id, device]))
  return (delivery) => {
    const { reminder_id, day, time, subscription_id } = delivery
    const dose = doses.get(keyOf(reminder_id, day, time))
    const device = devices.get(subscription_id)
    if (!dose || !device) return null
    // Without names, one message stands for all doses of its time.
    const together = taken.filter(
      (one) => one.subscription_id === subscription_id && one.day === day && one.time === time,
    )
    return { dose, device, isLow: (device.shows_name ? [delivery] : together).some(isLow) }
  }
}

function firstTime(reminders: readonly Reminder[], { reminder_id, day }: ClaimedDelivery, zone: string) {
  const own = reminders.filter(({ id }) => id === reminder_id)
  return dosesOfDay(own, [], day, zone)[0]?.time
}

async function sendOne(
  appContext: AppContext,
  delivery: ClaimedDelivery,
  { dose, device, isLow }: PendingDelivery,
  settle: Settle,
) {
  const { id, due_at, tries } = delivery
  const { endpoint, p256dh, auth, language, shows_name } = device
  const now = appContext.clock()
  const message = messageOf(dose, { dueAt: due_at, language, showsName: shows_name, isLow }, now)
  const outcome = await appContext.push.send({ endpoint, p256dh, auth }, message, now)
  if (outcome.is === 'gone') return settle(id, { is: 'gone', deviceId: device.id })
  if (outcome.is !== 'later') return settle(id, outcome)
  const next = nextTry(appContext.clock(), tries, outcome.afterSeconds)
  return settle(id, next < lateAfter(due_at) ? { is: 'later', next } : { is: 'late' })
}

function parted<T>(all: readonly T[], is: (one: T) => boolean): [T[], T[]] {
  return [all.filter(is), all.filter((one) => !is(one))]
}
