import * as endpoints from '../../shared/encounters/encounters.endpoints.ts'
import * as lists from '../../shared/encounters/encounters.lists.endpoints.ts'
import * as schemas from '../../shared/encounters/encounters.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

export const readEncounter = operation(endpoints.readEncounter, schemas.readEncounter, {
  summary: 'Read an encounter of this doctor with its note, by its id or that of its appointment',
  // Once a day of each patient: it is kept on the doctor's device, where later reads are not seen.
  audited: 'daily',
})

export const openEncounter = operation(endpoints.openEncounter, schemas.openEncounter, {
  summary: 'Open an encounter without an appointment, by phone; the one that is open, if there is one',
  audited: true,
})

export const saveNote = operation(endpoints.saveNote, schemas.saveNote, {
  summary: 'Save the draft of a note, merged field by field with what another device saved meanwhile',
  refusals: { alreadySigned: 409, changedMeanwhile: 409 },
  // Every few seconds while it is written: opening and signing are in the log, the row has the rest.
  audited: false,
})

export const signNote = operation(endpoints.signNote, schemas.signNote, {
  summary: 'Save and sign a note: it is locked, and the visit is over. Of two at once one does',
  refusals: { alreadySigned: 409, changedMeanwhile: 409 },
  audited: true,
})

export const amendNote = operation(endpoints.amendNote, schemas.amendNote, {
  summary: 'Add to a signed note, with the reason; the note itself stays as it is',
  status: 201,
  refusals: { notSigned: 409 },
  audited: true,
})

export const markEncounter = operation(endpoints.markEncounter, schemas.markEncounter, {
  summary:
    'Mark a visit as sensitive: other doctors do not read it, nor its prescriptions and tests. Once it is signed only the patient takes that back',
  refusals: { onlyPatientUnmarks: 409 },
  audited: true,
})

export const listSignedNotes = operation(endpoints.listSignedNotes, schemas.listSignedNotes, {
  summary: 'List the signed notes of the patient’s visits, newest first',
  audited: false,
})

export const listNotesOfPatient = operation(endpoints.listNotesOfPatient, schemas.listNotesOfPatient, {
  summary: 'List the signed notes of a patient whom this doctor treats or treated',
  audited: true,
})

export const listUnsignedCalls = operation(lists.listUnsignedCalls, schemas.listUnsignedCalls, {
  summary: 'List this doctor’s calls of the last 14 days that have no signed note, newest first',
  audited: 'daily',
  unapprovedAnswer: { calls: [], next: null },
})

export const listDueFollowUps = operation(lists.listDueFollowUps, schemas.listDueFollowUps, {
  summary:
    'List the patients whom this doctor asked to come again by today and who have not booked, most at risk first',
  audited: 'daily',
  unapprovedAnswer: { followUps: [], hasMore: false },
})

export const settleFollowUp = operation(lists.settleFollowUp, schemas.settleFollowUp, {
  summary: 'Say what came of a follow-up that is due; all but `notReached` take it from the list',
  refusals: { followUpClosed: 409 },
  audited: true,
})
