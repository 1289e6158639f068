import { marks, mayMark, queueStateOf } from '../../../shared/appointments/queue/appointments.queue.rules.ts'
import type {
  QueueEntry,
  QueueSession,
} from '../../../shared/appointments/queue/appointments.queue.schemas.ts'
import type { callNext } from '../../../shared/appointments/appointments.queue.endpoints.ts'
import { nameWithoutTitle } from '../../../shared/doctors/doctors.names.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { timeAt } from '../../../shared/kit/time/day-minutes.ts'
import { placeOf, type TokenSession } from '../tokens/appointments.tokens.repo.ts'
import { saidTime, turnsOf, type LineNow, type Turn } from './appointments.queue.forecast.ts'
import type { EntryRow } from './appointments.queue.repo.ts'

export function presentSession(session: TokenSession): QueueSession {
  return {
    id: session.id,
    doctor: nameWithoutTitle(session.doctorName),
    place: placeOf(session.facility),
    opens: timeAt(session.opens),
    closes: timeAt(session.closes),
    capacity: session.capacity,
  }
}

export function presentLine(line: LineNow): AnswerOf<typeof callNext> {
  const turns = turnsOf(line)
  const { rows, session, zone } = line
  return {
    sessionId: session.id,
    entries: rows.map((row) => presentEntry(row, turns.get(row.id), zone)),
    next: Math.max(0, ...rows.map(({ token }) => token)) + 1,
    taken: rows.filter((row) => queueStateOf(row) !== 'cancelled').length,
  }
}

function presentEntry(row: EntryRow, turn: Turn | undefined, zone: string): QueueEntry {
  const { id, token, source, name, age, village, phone, appointmentId } = row
  return {
    id,
    token,
    source,
    name,
    age,
    village,
    phone,
    appointmentId,
    state: queueStateOf(row),
    isStarted: row.status === 'in-progress',
    turn: turn ? saidTime(zone, turn.at) : null,
    marks: marks.filter((mark) => mayMark(mark, row)),
  }
}
