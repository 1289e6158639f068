import * as v from 'valibot'
import { defineContract } from '../kit/contract.ts'
import { day, id, idParams, instant } from '../kit/schemas.ts'
import { appointmentRequest, cancellation } from './appointments.forms.ts'
import { genders } from '../patients/patients.forms.ts'
import { readingTypes, units } from '../vitals/vitals.units.ts'
import { actions, statuses, types } from './appointments.lifecycle.ts'

/** For the doctor who may answer, or treats: see appointments.access.ts. */
const patientForDoctor = v.object({
  age: v.optional(v.number()),
  gender: v.optional(v.picklist(genders)),
  address: v.optional(v.string()),
  /** The latest reading of a type, when it was not normal. */
  abnormal: v.optional(
    v.object({
      type: v.picklist(readingTypes),
      values: v.array(v.number()),
      unit: v.picklist(units),
      saidUnit: v.picklist(units),
      grade: v.picklist(['abnormal', 'critical']),
      date: v.string(),
    }),
  ),
  /** Only once the visit is agreed upon: the way to the patient's page, and the number to call. */
  id: v.optional(id),
  phone: v.optional(v.string()),
})

/** For the patient of a confirmed visit: where to go, and whom to call. */
const doctorForPatient = v.object({
  clinic: v.optional(v.string()),
  phone: v.optional(v.string()),
  /** The facility of the town that the clinic names, where there is one. */
  place: v.optional(v.object({ address: v.string(), lat: v.number(), lng: v.number() })),
})

export const appointment = v.object({
  _id: id,
  date: v.string(),
  time: v.string(),
  startsAt: instant,
  status: v.picklist(statuses),
  type: v.picklist(types),
  specialization: v.string(),
  patient: v.object({ name: v.string(), username: v.string(), ...patientForDoctor.entries }),
  doctor: v.nullable(v.object({ name: v.string(), ...doctorForPatient.entries })),
  /** Why it was cancelled, in the words of who did. */
  reason: v.nullable(v.string()),
  /** Completed by the end of its day and not by its doctor: there is no note. */
  autoClosed: v.boolean(),
  allowedActions: v.array(v.picklist(actions)),
})
export type Appointment = v.InferOutput<typeof appointment>

const byDoctor = { access: ['doctor'], params: idParams, answer: appointment, status: 200 } as const

export const listAppointments = defineContract({
  name: 'appointments.list',
  summary: "A patient's own appointments, or a doctor's own and the open requests; by date ascending",
  method: 'GET',
  path: '/api/appointments',
  access: ['patient', 'doctor'],
  /** Days, both included. Default: all for a patient, from today on for a doctor. */
  query: v.object({
    from: v.optional(day),
    to: v.optional(day),
  }),
  answer: v.array(appointment),
  status: 200,
  refusals: {},
  audited: false,
  outbox: 'now',
  kept: true,
  delta: true,
})

export const requestAppointment = defineContract({
  name: 'appointments.request',
  summary: 'Ask for an appointment; `doctor` is set when a suitable one was found',
  method: 'POST',
  path: '/api/appointments',
  access: ['patient'],
  body: appointmentRequest,
  answer: appointment,
  status: 201,
  refusals: { profileMissing: 409, alreadyAsked: 409 },
  audited: true,
  outbox: 'mayWait',
  onlyAdds: true,
})

export const acceptAppointment = defineContract({
  ...byDoctor,
  name: 'appointments.accept',
  summary: 'A doctor accepts a pending request: it is scheduled',
  method: 'POST',
  path: '/api/appointments/:id/accept',
  refusals: { alreadyDecided: 409, slotTaken: 409 },
  audited: true,
  outbox: 'now',
})

export const rejectAppointment = defineContract({
  ...byDoctor,
  name: 'appointments.reject',
  summary: 'A doctor rejects a pending request: it goes on to the next doctor, else it is open to all',
  method: 'POST',
  path: '/api/appointments/:id/reject',
  refusals: { alreadyDecided: 409 },
  audited: true,
  outbox: 'now',
})

export const startAppointment = defineContract({
  ...byDoctor,
  name: 'appointments.start',
  summary: 'The doctor starts the consultation on its day',
  method: 'POST',
  path: '/api/appointments/:id/start',
  refusals: { alreadyDecided: 409, notToday: 409 },
  audited: true,
  outbox: 'now',
})

export const finishAppointment = defineContract({
  ...byDoctor,
  name: 'appointments.finish',
  summary: 'The doctor finishes the consultation: it is completed',
  method: 'POST',
  path: '/api/appointments/:id/finish',
  refusals: { alreadyDecided: 409 },
  audited: true,
  outbox: 'now',
})

export const cancelAppointment = defineContract({
  name: 'appointments.cancel',
  summary: 'Called off, by the patient until it starts or by the doctor with a reason',
  method: 'POST',
  path: '/api/appointments/:id/cancel',
  access: ['patient', 'doctor'],
  params: idParams,
  body: cancellation,
  answer: appointment,
  status: 200,
  refusals: { alreadyDecided: 409 },
  audited: true,
  outbox: 'mayWait',
})
