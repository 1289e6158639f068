import type { listDeskAlarms, listSms } from '../../../../shared/alarms/alarms.endpoints.ts'
import type { listUnanswered } from '../../../../shared/appointments/appointments.endpoints.ts'
import type { listToReview } from '../../../../shared/breakglass/breakglass.endpoints.ts'
import type { listLate } from '../../../../shared/communications/communications.desk.endpoints.ts'
import type { listDoctors } from '../../../../shared/doctors/doctors.endpoints.ts'
import type { AnswerOf } from '../../../../shared/kit/endpoint.ts'

/** What the desk has read; undefined: not yet, or it failed. */
export interface DeskAnswers {
  alarms: AnswerOf<typeof listDeskAlarms> | undefined
  sms: AnswerOf<typeof listSms> | undefined
  requests: AnswerOf<typeof listUnanswered> | undefined
  accesses: AnswerOf<typeof listToReview> | undefined
  late: AnswerOf<typeof listLate> | undefined
  awaiting: AnswerOf<typeof listDoctors> | undefined
}
type Of<K extends keyof DeskAnswers> = NonNullable<DeskAnswers[K]>

/** Something that needs somebody at the desk. The id stands in the address. */
export type DeskTask = { id: string } & (
  | { kind: 'alarm'; of: Of<'alarms'>['alarms'][number] }
  | { kind: 'sms'; of: Of<'sms'> }
  | { kind: 'request'; of: Of<'requests'>['requests'][number] }
  | { kind: 'access'; of: Of<'accesses'>['accesses'][number] }
  | { kind: 'late'; of: Of<'late'>['doctors'][number] }
  | { kind: 'awaiting'; of: Of<'awaiting'>['doctors'][number] }
)

export const deskParts = ['atOnce', 'toPhone', 'toDecide', 'requests'] as const
export type DeskPart = (typeof deskParts)[number]

/**
 * At once: alarms, whom a doctor sent to hospital, requests and messages with a danger sign, text messages about alarms.
 * Then who is to be phoned, what is to be decided, and last the requests, as the server sorts them.
 */
export function deskTasks(answers: DeskAnswers): Record<DeskPart, DeskTask[]> {
  const { alarms, sms, requests, accesses, late, awaiting } = answers
  const unanswered = (requests?.requests ?? []).map(request)
  const doctors = (late?.doctors ?? []).map((of) => ({ id: `late-${of.id}`, kind: 'late', of }) as const)
  const ofAlarms = (alarms?.alarms ?? []).map((of) => ({ id: of.id, kind: 'alarm', of }) as const)
  return {
    atOnce: [
      ...ofAlarms.filter(({ of }) => of.urgency === 'critical'),
      ...(requests?.sentToHospital ?? []).map(request),
      ...ofAlarms.filter(({ of }) => of.urgency !== 'critical'),
      ...(sms && sms.waiting > 0 ? [{ id: 'sms', kind: 'sms', of: sms } as const] : []),
      ...unanswered.filter(({ of }) => of.hasRedFlag),
      ...doctors.filter(({ of }) => of.flagged > 0),
    ],
    toPhone: [...(requests?.inDoubt ?? []).map(request), ...doctors.filter(({ of }) => of.flagged === 0)],
    toDecide: [
      ...(accesses?.accesses ?? []).map((of) => ({ id: of.id, kind: 'access', of }) as const),
      ...(awaiting?.doctors ?? []).map((of) => ({ id: `doctor-${of.id}`, kind: 'awaiting', of }) as const),
    ],
    requests: unanswered.filter(({ of }) => !of.hasRedFlag),
  }
}

function request(of: Of<'requests'>['requests'][number]) {
  return { id: of._id, kind: 'request', of } as const
}

/** Rows with all these words in a name or a phone number. What is to be done at once is never left out. */
export function found(tasks: Record<DeskPart, DeskTask[]>, search: string): Record<DeskPart, DeskTask[]> {
  return {
    atOnce: tasks.atOnce,
    toPhone: tasks.toPhone.filter((task) => isFound(task, search)),
    toDecide: tasks.toDecide.filter((task) => isFound(task, search)),
    requests: tasks.requests.filter((task) => isFound(task, search)),
  }
}

export function isFound(task: DeskTask, search: string): boolean {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const text = namesOf(task).join(' ').toLocaleLowerCase()
  return words.every((word) => text.includes(word))
}

function namesOf(task: DeskTask): string[] {
  switch (task.kind) {
    case 'request':
      return [task.of.patient.name, task.of.patient.phone, task.of.doctor?.name ?? '']
    case 'access':
      return [task.of.doctor, task.of.phone]
    case 'late':
      return [task.of.name, task.of.phone]
    case 'awaiting':
      return [task.of.name, task.of.phone, task.of.registrationNumber, task.of.clinic]
    case 'alarm':
      return [task.of.patient.name, task.of.patient.phone]
    case 'sms':
      return task.of.messages.map(({ number }) => number)
  }
}
