import { dosesToRing, type Dose } from '../../shared/reminders/reminders.schedule.ts'
import type { House } from '../platform/http/call.ts'
import { forgetDevice } from '../platform/push/devices.ts'
import { presentDose, presentReminders } from './reminders.present.ts'
import { heldForMs, lateAfter, messageOf, nextTry } from './reminders.rings.ts'
import {
  listMarksOf,
  listPlansOf,
  postponeRing,
  settleRing,
  takeRing,
  type TakenRing,
} from './reminders.rings.repo.ts'

/**
 * Takes one ring that waits and brings it out; false when none does. A server that dies on the way, or an answer
 * that is lost, leaves it to be taken again: rather the same message twice, which takes the first one's place on
 * the phone, than a dose nobody was told of.
 */
export async function ringOne(house: House): Promise<boolean> {
  const { db } = house.store
  const now = house.clock()
  const taken = await takeRing(db, now, new Date(now.getTime() + heldForMs))
  if (!taken) return false
  const isLate = now >= lateAfter(taken.due_at)
  const dose = isLate ? undefined : await findDose(house, taken, now)
  if (dose) await bringOut(house, taken, dose, now)
  else await settleRing(db, taken.id, isLate ? 'late' : 'needless')
  return true
}

/** As it stands now: marked, moved or removed meanwhile, it is no dose that rings. */
async function findDose(
  { store: { db }, town }: House,
  taken: TakenRing,
  now: Date,
): Promise<Dose | undefined> {
  if (taken.ended_at || taken.expires_at <= now) return undefined
  const ids = [taken.reminder_id]
  const reminders = presentReminders(await listPlansOf(db, ids))
  const marked = (await listMarksOf(db, ids, taken.day)).map(presentDose)
  const before = new Date(taken.due_at.getTime() - 1)
  return dosesToRing(reminders, marked, { from: before, now }, town.timeZone).find(
    ({ day, time }) => day === taken.day && time === taken.time,
  )
}

async function bringOut({ store: { db }, push, clock }: House, taken: TakenRing, dose: Dose, now: Date) {
  const { id, device_id, due_at, tries, language, shows_name, endpoint, p256dh, auth } = taken
  const message = messageOf(dose, { dueAt: due_at, language, showsName: shows_name }, now)
  const outcome = await push.send({ endpoint, p256dh, auth }, message, now)
  switch (outcome.is) {
    case 'gone':
      return forgetDevice(db, device_id)
    case 'later': {
      const next = nextTry(clock(), tries, outcome.afterSeconds)
      if (next >= lateAfter(due_at)) return settleRing(db, id, 'late')
      return postponeRing(db, id, next)
    }
    default:
      return settleRing(db, id, outcome.is)
  }
}
