import type { Outcome } from './alarms.rules.ts'

/**
 * Everything that can happen to an alarm; subject: its id. `raised` is told to doctors, `owned` to the owner, `told` to the desk; the others
 * that are told, to the patient.
 */
export const alarmEvents = [
  'alarms.raised',
  'alarms.told',
  'alarms.joined',
  'alarms.acknowledged',
  'alarms.deskAcknowledged',
  'alarms.unanswered',
  'alarms.unansweredUrgent',
  'alarms.phoned',
  'alarms.sentToHospital',
  'alarms.ambulanceCalled',
  'alarms.notReached',
  'alarms.typingError',
  'alarms.removed',
  'alarms.owned',
  'alarms.dutyChanged',
  'alarms.smsChanged',
] as const
export type AlarmEvent = (typeof alarmEvents)[number]

export const toldAlarmEvents = [
  'alarms.raised',
  'alarms.acknowledged',
  'alarms.deskAcknowledged',
  'alarms.unanswered',
  'alarms.unansweredUrgent',
  'alarms.phoned',
  'alarms.sentToHospital',
  'alarms.ambulanceCalled',
  'alarms.notReached',
  'alarms.typingError',
  'alarms.owned',
] as const satisfies readonly AlarmEvent[]

export const eventOf = (outcome: Outcome): AlarmEvent => `alarms.${outcome}`

/** Published by appointments when a doctor rejects a request with "go to the hospital now"; subject: its id. */
export const sentToHospitalEvent = 'appointments.sentToHospital'
