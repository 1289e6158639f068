import { answerableAfter } from '../../../shared/appointments/appointments.deadlines.ts'
import { theServer } from '../../platform/auth/care/sensitive.ts'
import type { Tx } from '../../platform/db/database.ts'
import { selectFor } from '../appointments.repo.ts'

const maxAtOnce = 200

/** Requests that can still be answered; after an offer it is the patient's turn. Skips locked rows. */
function lockWaiting(tx: Tx, now: Date) {
  return selectFor(tx, theServer)
    .where('a.status', '=', 'pending')
    .where('a.offer_starts_at', 'is', null)
    .where('a.starts_at', '>', answerableAfter(now))
    .limit(maxAtOnce)
    .forUpdate('a')
    .skipLocked()
}

/** Whose doctor has let the deadline pass, or has none yet: of rows from before the deadlines. */
export function lockUnanswered(tx: Tx, now: Date) {
  return lockWaiting(tx, now)
    .where('a.doctor_id', 'is not', null)
    .where((is) => is.or([is('a.answer_due_at', 'is', null), is('a.answer_due_at', '<=', now)]))
    .orderBy('a.answer_due_at', (by) => by.asc().nullsFirst())
    .execute()
}

/** Whose patients are to be told now that nobody has confirmed yet. */
export function lockToWarn(tx: Tx, now: Date) {
  return lockWaiting(tx, now).where('a.warn_at', '<=', now).orderBy('a.warn_at').execute()
}
