import { addDays, dayIn } from '../../shared/kit/time/town-time.ts'
import type { Helper, Invitation } from '../../shared/sharing/sharing.schemas.ts'
import type { HelperRow, InvitedRow } from './sharing.repo.ts'

/** Until somebody has accepted, no more than what was typed: also not whether there is an account of that name. */
export function presentHelper(row: HelperRow, zone: string): Helper {
  const hasAccepted = row.accepted_at !== null
  return {
    ...presentShared(row, zone),
    username: (hasAccepted ? row.username : null) ?? row.username_key,
    name: hasAccepted ? row.name : null,
    tellsMissed: row.tells_missed,
  }
}

export function presentInvitation(row: InvitedRow, zone: string): Invitation {
  return { ...presentShared(row, zone), patient: row.patient, invitedBy: row.invited_by }
}

function presentShared(row: Pick<HelperRow, keyof InvitedRow & keyof HelperRow>, zone: string) {
  return {
    id: row.id,
    areas: row.areas,
    invitedAt: row.invited_at.toISOString(),
    answerBy: row.answer_by.toISOString(),
    acceptedAt: row.accepted_at?.toISOString() ?? null,
    until: row.expires_at && addDays(dayIn(zone, row.expires_at), -1),
  }
}
