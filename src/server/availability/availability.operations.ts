import * as endpoints from '../../shared/availability/availability.endpoints.ts'
import * as schemas from '../../shared/availability/availability.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

export const readAvailability = operation(endpoints.readAvailability, schemas.readAvailability, {
  summary: 'Read when a doctor is there: sessions, leave and holidays; a doctor’s own, or any for the desk',
  audited: false,
  unapprovedAnswer: {
    places: [],
    sessions: [],
    leave: [],
    colleagues: [],
    holidays: [],
    usual: { opens: '09:00', closes: '15:00' },
    seasons: [],
  },
})

export const listDoctorsWithPlaces = operation(
  endpoints.listDoctorsWithPlaces,
  schemas.listDoctorsWithPlaces,
  { summary: 'List the approved doctors who work at a facility, for the desk', audited: false },
)

export const addSession = operation(endpoints.addSession, schemas.addSession, {
  summary: 'Enter a weekly session of a doctor at a facility, by tokens or by slots',
  status: 201,
  refusals: { notAPlace: 409, overlaps: 409 },
  audited: true,
})

export const endSession = operation(endpoints.endSession, schemas.endSession, {
  summary: 'End a weekly session: today is its last day, and one that has not begun is cancelled',
  refusals: { alreadyEnded: 409 },
  audited: true,
})

export const addLeave = operation(endpoints.addLeave, schemas.addLeave, {
  summary: 'Enter days on which a doctor has no session',
  status: 201,
  refusals: { notADoctor: 409 },
  audited: true,
})

export const endLeave = operation(endpoints.endLeave, schemas.endLeave, {
  summary: 'Remove the days of a leave from today on',
  audited: true,
})
