import type { Message, ThreadOfDoctor } from '../../shared/communications/communications.schemas.ts'
import { joinFlags } from '../../shared/communications/communications.red-flags.ts'
import { momentIn } from '../../shared/kit/moments.ts'
import type { MessageRow, ThreadOfDoctorRow, ThreadRow } from './communications.repo.ts'

interface Place {
  zone: string
  now: Date
}

export function presentWaiting(
  thread: Pick<ThreadRow, 'answer_due_at'> | undefined,
  { zone, now }: Place,
): Pick<ThreadOfDoctor, 'answerDueAt' | 'isOverdue'> {
  const due = thread?.answer_due_at ?? null
  return { answerDueAt: due && momentIn(zone, due), isOverdue: due !== null && due < now }
}

export function presentMessage(
  row: MessageRow,
  thread: Pick<ThreadRow, 'patient_read_until' | 'doctor_read_until'>,
  { zone, viewer }: { zone: string; viewer: 'patient' | 'doctor' },
): Message {
  const readUntil = row.sender === 'patient' ? thread.doctor_read_until : thread.patient_read_until
  return {
    id: row.id,
    by: row.sender,
    name: row.name ?? '',
    text: row.payload,
    sentAt: momentIn(zone, row.sent_at),
    receivedAt: row.received_at.toISOString(),
    isSeen: readUntil !== null && readUntil >= row.received_at,
    redFlags: viewer === 'doctor' ? row.red_flags : [],
  }
}

export function presentThreadOfDoctor(row: ThreadOfDoctorRow, place: Place): ThreadOfDoctor {
  return {
    id: row.id,
    patient: { id: row.patient_id, name: row.patient_name },
    ...presentWaiting(row, place),
    lastAt: momentIn(place.zone, row.last_at),
    unread: row.unread,
    redFlags: joinFlags(row.red_flags),
  }
}
