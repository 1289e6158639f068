import type {
  Message,
  MessagePhoto,
  ThreadOfDoctor,
} from '../../shared/communications/communications.schemas.ts'
import { joinFlags } from '../../shared/communications/communications.red-flags.ts'
import { nameWithoutTitle } from '../../shared/doctors/doctors.names.ts'
import { momentIn } from '../../shared/kit/moments.ts'
import type { PhotoRow } from './photos/communications.photos.repo.ts'
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
  row: Omit<MessageRow, 'photos'>,
  thread: Pick<ThreadRow, 'patient_read_until' | 'doctor_read_until'>,
  { zone, viewer, photos }: { zone: string; viewer: 'patient' | 'doctor'; photos: readonly PhotoRow[] },
): Message {
  const readUntil = row.sender === 'patient' ? thread.doctor_read_until : thread.patient_read_until
  return {
    id: row.id,
    by: row.sender,
    name: row.name ?? '',
    text: row.payload,
    photos: photos.map((photo) => presentPhoto(photo, viewer)),
    sentAt: momentIn(zone, row.sent_at),
    receivedAt: row.received_at.toISOString(),
    asksToCome: row.asks_to_come,
    standIn: row.by_stand_in ? nameWithoutTitle(row.doctor_name ?? row.name ?? '') : null,
    isSeen: readUntil !== null && readUntil >= row.received_at,
    redFlags: viewer === 'doctor' ? row.red_flags : [],
  }
}

/** What is marked as wrong is not shown at a glance. */
function presentPhoto(
  { id, mime, error_marked_at: wrongSince, thumbnail }: PhotoRow,
  viewer: 'patient' | 'doctor',
): MessagePhoto {
  const isShown = viewer === 'doctor' && wrongSince === null
  return {
    id,
    type: mime,
    isWrong: wrongSince !== null,
    thumbnail: (isShown && thumbnail?.toString('base64')) || null,
  }
}

export function presentThreadOfDoctor(
  row: ThreadOfDoctorRow,
  { standingInFor, ...place }: Place & Pick<ThreadOfDoctor, 'standingInFor'>,
): ThreadOfDoctor {
  return {
    id: row.id,
    standingInFor,
    patient: { id: row.patient_id, name: row.patient_name },
    ...presentWaiting(row, place),
    lastAt: momentIn(place.zone, row.last_at),
    unread: row.unread,
    redFlags: joinFlags(row.red_flags),
  }
}
