import { nameWithoutTitle } from '../../shared/doctors/doctors.names.ts'
import { dayIn } from '../../shared/kit/time/town-time.ts'
import { heldUntil, isHeld, type Hold } from '../../shared/legalholds/legalholds.rules.ts'
import type { LegalHold } from '../../shared/legalholds/legalholds.schemas.ts'
import type { HoldRow } from './legalholds.repo.ts'

interface Reading {
  zone: string
  today: string
  viewerId: string
}

export function statusOf(row: HoldRow, today: string): LegalHold['status'] {
  if (row.taken_back_at) return 'takenBack'
  return row.ended_on === null && isHeld(holdOf(row), today) ? 'open' : 'ended'
}

export function presentHold(row: HoldRow, { zone, today, viewerId }: Reading): LegalHold {
  const status = statusOf(row, today)
  const isOpen = status === 'open'
  return {
    id: row.id,
    encounterId: row.encounter_id,
    date: row.started_at ? dayIn(zone, row.started_at) : (row.day ?? row.since),
    doctor: nameWithoutTitle(row.doctor_name),
    kind: row.kind,
    since: row.since,
    number: row.number,
    policeStation: row.police_station,
    status,
    until: heldUntil(holdOf(row)),
    reason: row.taken_back_reason,
    mayEnd: isOpen && row.kind === 'medicoLegal',
    mayTakeBack: isOpen && row.doctor_id === viewerId,
  }
}

function holdOf({ kind, since, ended_on: endedOn }: HoldRow): Hold {
  return { kind, since, endedOn }
}
