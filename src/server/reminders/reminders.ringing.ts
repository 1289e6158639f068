import type { Dose } from '../../shared/reminders/reminders.schedule.ts'
import { dosesToRing } from '../../shared/reminders/reminders.schedule.ts'
import type { AppContext } from '../platform/http/request-context.ts'
import { presentDose, presentReminders } from './reminders.present.ts'
import { openHands, type Hands } from './reminders.hands.ts'
import { heldForMs, lateAfter, messageOf, nextTry } from './reminders.rings.ts'
import {
  listMarksOf,
  listPlansOf,
  listRingingDevices,
  takeRings,
  type RingingDevice,
  type TakenRing,
} from './reminders.rings.repo.ts'
import { openSettling, type Settle } from './reminders.settling.ts'

/** Taken at once: enough that the database is no longer what takes the time, few enough to be fair to another server. */
const atOnce = 32

/** A server brings out by one pair of hands; asked meanwhile, it looks once more before it lays them down. */
const atWork = new WeakMap<AppContext['push'], { isAskedAgain: boolean }>()

export async function bringOut(appContext: AppContext): Promise<void> {
  const known = atWork.get(appContext.push)
  if (known) {
    known.isAskedAgain = true
    return
  }
  const work = { isAskedAgain: true }
  atWork.set(appContext.push, work)
  try {
    while (work.isAskedAgain) {
      work.isAskedAgain = false
      await bringOutAll(appContext)
    }
  } finally {
    atWork.delete(appContext.push)
  }
}

/**
 * Takes rings as long as some wait, and has many on their way at the same time. A server that dies on the way, or an
 * answer that is lost, leaves them to be taken again: rather the same message twice, which takes the first one's
 * place on the phone, than a dose nobody was told of.
 */
async function bringOutAll(appContext: AppContext): Promise<void> {
  const settling = openSettling(appContext.store.db)
  const hands = openHands()
  try {
    for (;;) {
      await hands.roomFor(atOnce)
      const full = hands.full()
      const taken = await takeSome(appContext, full)
      if (taken.length > 0) await sendAll(appContext, taken, hands, settling.settle)
      else if (full.length > 0) await hands.nextFree()
      else break
    }
  } finally {
    await hands.allFree()
    await settling.done()
  }
}

function takeSome({ store: { db }, clock }: AppContext, without: readonly string[]): Promise<TakenRing[]> {
  const now = clock()
  const until = new Date(now.getTime() + heldForMs)
  return takeRings(db, { now, until, most: atOnce, without })
}

/** Looked at once more, and sent in the same breath: what was marked or silenced until then rings no more. */
async function sendAll(appContext: AppContext, taken: readonly TakenRing[], hands: Hands, settle: Settle) {
  const now = appContext.clock()
  const [late, inTime] = parted(taken, ({ due_at }) => now >= lateAfter(due_at))
  for (const { id } of late) settle(id, { is: 'late' })
  const standing = await findStanding(appContext, inTime, now)
  for (const ring of inTime) {
    const stands = standing(ring)
    if (stands) hands.take(ring.service, sendOne(appContext, ring, stands, settle))
    else settle(ring.id, { is: 'needless' })
  }
}

interface Standing {
  dose: Dose
  device: RingingDevice
}

/** As it stands now: marked, moved or removed meanwhile, it is no dose that rings; nor on a phone that logged out. */
async function findStanding(
  { store: { db }, town }: AppContext,
  taken: readonly TakenRing[],
  now: Date,
): Promise<(ring: TakenRing) => Standing | null> {
  if (taken.length === 0) return () => null
  const ids = taken.map(({ reminder_id }) => reminder_id)
  const firstDay = taken.map(({ day }) => day).toSorted()[0] ?? ''
  const plans = await listPlansOf(db, ids)
  const marked = (await listMarksOf(db, ids, firstDay)).map(presentDose)
  const found = await listRingingDevices(
    db,
    taken.map(({ device_id }) => device_id),
    now,
  )
  const from = new Date(Math.min(...taken.map(({ due_at }) => due_at.getTime())) - 1)
  const keyOf = (id: string, day: string, time: string) => `${id} ${day} ${time}`
  const doses = new Map(
    dosesToRing(presentReminders(plans), marked, { from, now }, town.timeZone).map((dose) => [
      keyOf(dose.reminderId, dose.day, dose.time),
      dose,
    ]),
  )
  const devices = new Map(found.map((device) => [device.id, device]))
  return ({ reminder_id, day, time, device_id }) => {
    const dose = doses.get(keyOf(reminder_id, day, time))
    const device = devices.get(device_id)
    return dose && device ? { dose, device } : null
  }
}

async function sendOne(appContext: AppContext, ring: TakenRing, { dose, device }: Standing, settle: Settle) {
  const { id, due_at, tries } = ring
  const { endpoint, p256dh, auth, language, shows_name } = device
  const now = appContext.clock()
  const message = messageOf(dose, { dueAt: due_at, language, showsName: shows_name }, now)
  const outcome = await appContext.push.send({ endpoint, p256dh, auth }, message, now)
  if (outcome.is === 'gone') return settle(id, { is: 'gone', deviceId: device.id })
  if (outcome.is !== 'later') return settle(id, outcome)
  const next = nextTry(appContext.clock(), tries, outcome.afterSeconds)
  return settle(id, next < lateAfter(due_at) ? { is: 'later', next } : { is: 'late' })
}

function parted<T>(all: readonly T[], is: (one: T) => boolean): [T[], T[]] {
  return [all.filter(is), all.filter((one) => !is(one))]
}
