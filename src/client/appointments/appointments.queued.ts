import {
  cancelAppointment,
  listAppointments,
  requestAppointment,
} from '../../shared/appointments/appointments.endpoints.ts'
import type { AppointmentRequest } from '../../shared/appointments/appointments.forms.ts'
import { messageBundle } from '../platform/i18n/namespaces.ts'
import { knownAnswer } from '../platform/query/query-client.ts'
import type { Text, TextValues } from '../platform/i18n/i18n.tsx'
import { typedFrom, type QueuedManifest } from '../platform/outbox/mutation-label.ts'

export const queued: QueuedManifest = {
  messages: [messageBundle('appointments')],
  labels: {
    [requestAppointment.name]: {
      facts: ({ body }, text) => moment(text, body as AppointmentRequest),
      edit: ({ body }) => ({
        path: '/appointments/book',
        draft: 'appointments.request',
        typed: typedFrom(body),
      }),
    },
    [cancelAppointment.name]: {
      facts: ({ params }, text) => {
        const known = knownAnswer(listAppointments)?.find((one) => one._id === params['id'])
        return known ? moment(text, known) : { date: '…', time: '…' }
      },
    },
  },
}

function moment({ day, time }: Text, at: { date: string; time: string }): TextValues {
  return { date: day(at.date, 'short'), time: time(at.time) }
}
