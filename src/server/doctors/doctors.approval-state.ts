import { doctorDecided, doctorSaved } from '../../shared/doctors/doctors.events.ts'
import { approvalStateChanged, type Person } from '../platform/auth/sessions.ts'
import type { Tx } from '../platform/db/database.ts'
import { publish, broadcast, topicOfPerson } from '../platform/events/publish.ts'
import type { AppContext } from '../platform/context/request-context.ts'

/** Topic for coordinators: waiting doctors, and other coordinators' decisions. */
const doctorsOfTown = 'doctors'

export function topicsOf(person: Person): string[] {
  return person.role === 'coordinator' ? [doctorsOfTown] : []
}

/**
 * This doctor's approval has changed: every server drops cached sessions and ends their streams, which reconnect with
 * new topics. The doctor's other screens and every desk get the event.
 */
export async function changeApprovalState(tx: Tx, personId: string, now: Date): Promise<void> {
  await broadcast(tx, { kind: approvalStateChanged, subject: personId, topics: [] })
  await publish(
    tx,
    {
      kind: doctorDecided,
      subject: personId,
      topics: [topicOfPerson(personId), doctorsOfTown],
      isHandled: true,
    },
    now,
  )
}

/** This server forgets before it answers; the others do once they receive the event. */
export function forgetApprovalState({ sessions }: Pick<AppContext, 'sessions'>, personId: string): void {
  sessions.hear({ kind: approvalStateChanged, subject: personId, topics: [], resumeToken: '' })
}

/** Only refreshes screens, so it is not stored. */
export function tellSaved(tx: Tx, personId: string): Promise<void> {
  return broadcast(tx, {
    kind: doctorSaved,
    subject: personId,
    topics: [topicOfPerson(personId), doctorsOfTown],
  })
}
