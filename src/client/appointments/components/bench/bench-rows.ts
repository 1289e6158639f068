import type { Appointment } from '../../../../shared/appointments/appointments.schemas.ts'
import type { QueueEntry } from '../../../../shared/appointments/queue/appointments.queue.schemas.ts'

/** A number of the line, a visit or a request, or a number with its visit. */
export interface BenchRow {
  /** Of the visit; of the number where there is no visit. */
  id: string
  part: BenchPart
  name: string
  entry: QueueEntry | undefined
  appointment: Appointment | undefined
}

export const benchParts = ['inside', 'line', 'timed', 'toAnswer', 'over'] as const
export type BenchPart = (typeof benchParts)[number]

interface Told {
  entries: readonly QueueEntry[]
  appointments: readonly Appointment[]
  today: string
  /** Requests that stood in the list: they stay in their place once they are answered. */
  pinned: ReadonlySet<string>
}

/** A doctor's list of today: who is inside, the line, the visits at a time, what is to be answered, what is over. */
export function benchRows({ entries, appointments, today, pinned }: Told): Record<BenchPart, BenchRow[]> {
  const parts: Record<BenchPart, BenchRow[]> = { inside: [], line: [], timed: [], toAnswer: [], over: [] }
  const byId = new Map(appointments.map((one) => [one._id, one]))
  const inLine = new Set(entries.map(({ appointmentId }) => appointmentId))
  for (const entry of entries) {
    const part = partOfEntry(entry)
    parts[part].push(rowOf(part, entry, byId.get(entry.appointmentId ?? '')))
  }
  for (const appointment of appointments.toSorted(byUrgency)) {
    if (inLine.has(appointment._id)) continue
    const part = partOf(appointment, today, pinned)
    if (part) parts[part].push(rowOf(part, undefined, appointment))
  }
  return parts
}

function rowOf(
  part: BenchPart,
  entry: QueueEntry | undefined,
  appointment: Appointment | undefined,
): BenchRow {
  const patient = appointment?.patient
  return {
    part,
    id: entry?.appointmentId ?? appointment?._id ?? entry?.id ?? '',
    name: entry?.name ?? (patient?.name || (patient?.username ?? '')),
    entry,
    appointment,
  }
}

function partOfEntry({ state }: QueueEntry): BenchPart {
  if (state === 'inside') return 'inside'
  return state === 'waiting' || state === 'absent' ? 'line' : 'over'
}

function partOf(
  { _id, allowedActions, date, status }: Appointment,
  today: string,
  pinned: ReadonlySet<string>,
): BenchPart | null {
  if (allowedActions.includes('accept') || (pinned.has(_id) && status !== 'in-progress')) return 'toAnswer'
  if (date !== today) return null
  if (status === 'in-progress') return 'inside'
  if (status === 'pending') return null
  return status === 'scheduled' ? 'timed' : 'over'
}

/** Requests with a danger sign first, then the soonest. */
function byUrgency(a: Appointment, b: Appointment): number {
  return flagOf(b) - flagOf(a) || (a.startsAt < b.startsAt ? -1 : 1)
}

function flagOf({ redFlags, allowedActions }: Appointment): number {
  return redFlags.length > 0 && allowedActions.includes('accept') ? 1 : 0
}

/** Rows whose name, place or number has all these words. */
export function matching(rows: readonly BenchRow[], search: string): BenchRow[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter(({ name, entry, appointment }) => {
    const { village = '', address = '', phone = '' } = appointment?.patient ?? {}
    const place = entry?.village ?? ''
    const text = [name, entry?.token, place, entry?.phone, village, address, phone]
      .join(' ')
      .toLocaleLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** The act of a key for a row, or undefined: who decides is the server, in `allowedActions`. */
export function beginOrEnd({ appointment }: BenchRow): 'start' | 'finish' | undefined {
  return (['finish', 'start'] as const).find((action) => appointment?.allowedActions.includes(action))
}

/** The note of a visit that has begun, else the record, if this doctor may read it. */
export function openedAt({ appointment }: BenchRow): string | undefined {
  if (appointment?.patient.id === undefined) return undefined
  const { _id, patient, status } = appointment
  if (status === 'in-progress' || status === 'completed') return `/doctor/encounters/${_id}`
  return `/doctor/patients/${patient.id}`
}

/** The first words of a longer text. */
export function beginning(text: string, length = 44): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)).trimEnd()} …`
}

/** The number to call, '' if there is none. */
export function phoneOf({ entry, appointment }: BenchRow): string {
  return appointment?.patient.phone ?? entry?.phone ?? ''
}
