import { doctorDecided, doctorSaved } from '../../shared/doctors/doctors.events.ts'
import { approvalStateChanged, type Person } from '../platform/auth/sessions.ts'
import type { Tx } from '../platform/db/database.ts'
import { publish, broadcast, topicOfPerson } from '../platform/events/publish.ts'
import type { AppContext } from '../platform/context/request-context.ts'

/** Coordinators follow this topic: doctors who wait, and what other coordinators decided. */
const doctorsOfTown = 'doctors'

export function topicsOf(person: Person): string[] {
  return person.role === 'coordinator' ? [doctorsOfTown] : []
}

/**
 * What this doctor's tokens are worth has changed: every server forgets what it remembered of them and ends
 * their streams, which come back with new topics. Their other screens and every desk hear of it.
 */
export async function changeApprovalState(tx: Tx, personId: string, now: Date): Promise<void> {
  await broadcast(tx, { kind: approvalStateChanged, subject: personId, topics: [] })
  await publish(
    tx,
    { kind: doctorDecided, subject: personId, topics: [topicOfPerson(personId), doctorsOfTown] },
    now,
  )
}

/** This server forgets before it answers; the others hear of it a moment later. */
export function forgetApprovalState({ sessions }: Pick<AppContext, 'sessions'>, personId: string): void {
  sessions.hear({ kind: approvalStateChanged, subject: personId, topics: [], resumeToken: '' })
}

/** Nothing hangs on this but what is on screen, so it is not stored. */
export function tellSaved(tx: Tx, personId: string): Promise<void> {
  return broadcast(tx, {
    kind: doctorSaved,
    subject: personId,
    topics: [topicOfPerson(personId), doctorsOfTown],
  })
}
