import * as endpoints from '../../shared/alarms/alarms.endpoints.ts'
import * as schemas from '../../shared/alarms/alarms.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

export const listAlarms = operation(endpoints.listAlarms, schemas.listAlarms, {
  summary:
    'List the open alarms of which this doctor was told, or whose patients they treat; critical ones first',
  audited: 'daily',
  unapprovedAnswer: { alarms: [], open: 0, next: null },
})

export const readAlarm = operation(endpoints.readAlarm, schemas.readAlarm, {
  summary:
    'Read an alarm with everything a call needs: phone, age, village, guardians, readings, who was told',
  audited: true,
})

export const acknowledgeAlarm = operation(endpoints.acknowledgeAlarm, schemas.acknowledgeAlarm, {
  summary: 'Answer for an alarm; of two at once one does, and the other learns who',
  refusals: { alreadyAcknowledged: 409, alreadyClosed: 409 },
  audited: true,
})

export const sayOutcome = operation(endpoints.sayOutcome, schemas.sayOutcome, {
  summary: 'Say what came of an alarm; all but `notReached` close it',
  refusals: { alreadyClosed: 409, notForDesk: 409, notYours: 409 },
  audited: true,
})

export const listOwnAlarms = operation(endpoints.listOwnAlarms, schemas.listOwnAlarms, {
  summary:
    'List the alarms of the patient that are open or were closed in the last day: who knows, and who does not',
  audited: false,
})

export const listDeskAlarms = operation(endpoints.listDeskAlarms, schemas.listDeskAlarms, {
  summary: 'List the open alarms that the desk was told, without anything clinical',
  audited: true,
})

export const listShifts = operation(endpoints.listShifts, schemas.listShifts, {
  summary: 'List who is and will be on duty for alarms, and whom the desk may enter',
  audited: false,
})

export const addShift = operation(endpoints.addShift, schemas.addShift, {
  summary: 'Enter a doctor and a deputy on duty for alarms',
  status: 201,
  refusals: { notADoctor: 409, overlaps: 409 },
  audited: true,
})

export const endShift = operation(endpoints.endShift, schemas.endShift, {
  summary: 'End a shift now, or cancel it before it begins',
  refusals: { alreadyEnded: 409 },
  audited: true,
})

export const listSms = operation(endpoints.listSms, schemas.listSms, {
  summary: 'List the text messages that nobody has sent yet',
  audited: false,
})

export const markSmsSent = operation(endpoints.markSmsSent, schemas.markSmsSent, {
  summary: 'Say that a text message was sent by hand',
  refusals: { alreadySent: 409 },
  audited: true,
})
