import { nameWithoutTitle } from '../../shared/doctors/doctors.names.ts'
import { dayIn, timeIn } from '../../shared/kit/time/town-time.ts'
import type { Author, TimelineEntry } from '../../shared/kit/timeline.ts'
import type { TimelineRow } from '../platform/context/timeline.ts'
import type { PersonRow } from './records.people.repo.ts'

export type KindRow = TimelineRow & { kind: string }

interface Known {
  people: ReadonlyMap<string, PersonRow>
  viewerId: string
  zone: string
}

export function presentEntry(row: KindRow, known: Known): TimelineEntry {
  const { id, kind, at, day, status, facts } = row
  return {
    id,
    kind,
    at: at.toISOString(),
    date: day ?? dayIn(known.zone, at),
    time: day === undefined ? timeIn(known.zone, at) : null,
    status,
    saidBy: saidBy(row, known),
    confirmedBy: confirmedBy(row, known),
    facts,
    ...(row.isSensitive && { isPrivate: true as const }),
  }
}

function saidBy({ by }: KindRow, { people, viewerId }: Known): TimelineEntry['saidBy'] {
  const person = by.userId === null ? undefined : people.get(by.userId)
  const name = nameWithoutTitle(by.name ?? person?.name ?? '')
  return { as: by.as === 'family' ? familyAuthor(person) : by.as, name, isYou: by.userId === viewerId }
}

/** What a doctor wrote is confirmed by that doctor. */
function confirmedBy(
  { by, confirmedBy: doctorId }: KindRow,
  { people }: Known,
): TimelineEntry['confirmedBy'] {
  const isOfDoctor = by.as === 'doctor'
  if (!isOfDoctor && (doctorId ?? null) === null) return null
  const person = people.get((isOfDoctor ? by.userId : doctorId) ?? '')
  return { name: nameWithoutTitle((isOfDoctor && by.name) || (person?.name ?? '')) }
}

function familyAuthor(person: PersonRow | undefined): Author {
  if (!person) return 'family'
  if (person.relation === null) return 'helper'
  return person.relation === 'self' ? 'patient' : 'guardian'
}
