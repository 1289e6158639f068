/**
 * What stands in the desk's log unless asked otherwise, in the order of its filter: every audited act that a coordinator may do,
 * and the commands of the server. A test holds this list against the endpoints and the messages.
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
  'facilities.import',
  'facilities.importVillages',
  'appointments.unanswered',
  'appointments.inDoubt',
  'volunteers.list',
  'volunteers.export',
  'volunteers.save',
  'volunteers.withdraw',
  'patients.save',
  'accounts.logout',
  'family.open',
  'accounts.makeCoordinator',
] as const
export type AuditedAction = (typeof auditedActions)[number]

/** A person asked by id for a row of patients' data that is not theirs, or is not there. */
export const refusedRecord = 'access.refusedRecord' as const

/** In place of one act, the filter of the log asks with this for all that doctors read of patients. */
export const anyReading = 'reading'
