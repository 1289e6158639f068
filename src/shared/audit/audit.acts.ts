/**
 * What the desk's log shows by default, in the order of its filter: every audited act of coordinators, and the server
 * commands. A test compares this list with the endpoints and the messages.
 */
export const auditedActions = [
  'doctors.approve',
  'doctors.refuse',
  'doctors.suspend',
  'doctors.readmit',
  'facilities.add',
  'facilities.edit',
  'facilities.hide',
  'facilities.show',
  'facilities.addMember',
  'facilities.endMember',
  'facilities.import',
  'facilities.importVillages',
  'availability.addSession',
  'availability.endSession',
  'availability.addLeave',
  'availability.endLeave',
  'appointments.displaced',
  'appointments.cancelDisplaced',
  'queue.read',
  'queue.people',
  'queue.add',
  'queue.next',
  'queue.mark',
  'appointments.unanswered',
  'appointments.inDoubt',
  'appointments.phoned',
  'appointments.assignable',
  'appointments.assign',
  'volunteers.list',
  'volunteers.export',
  'volunteers.save',
  'volunteers.withdraw',
  'patients.save',
  'accounts.logout',
  'accounts.changePassword',
  'accounts.endOtherSessions',
  'accounts.makeRecoveryCodes',
  'accounts.beginSecondFactor',
  'accounts.confirmSecondFactor',
  'accounts.removeSecondFactor',
  'accounts.stepUp',
  'accounts.search',
  'accounts.issueResetCode',
  'consents.save',
  'alarms.acknowledge',
  'alarms.outcome',
  'alarms.desk',
  'alarms.addShift',
  'alarms.endShift',
  'alarms.markSmsSent',
  'exports.download',
  'family.open',
  'accounts.makeCoordinator',
  'patients.erase',
  'accounts.erase',
] as const
export type AuditedAction = (typeof auditedActions)[number]

/** A person requested a patient's row by id that is not theirs, or does not exist. */
export const refusedRecord = 'access.refusedRecord' as const

/** A filter value in place of an act: everything doctors read of patients. */
export const anyReading = 'reading'
