import * as endpoints from '../../shared/prescriptions/prescriptions.endpoints.ts'
import * as schemas from '../../shared/prescriptions/prescriptions.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

export const readPrescribing = operation(endpoints.readPrescribing, schemas.readPrescribing, {
  summary:
    'Read what this doctor prescribes in an encounter: the draft, what is signed, and what the rules need',
  audited: true,
})

export const saveDraft = operation(endpoints.saveDraft, schemas.saveDraft, {
  summary: 'Save the draft of a prescription, unless another device saved another one meanwhile',
  refusals: { savedElsewhere: 409, tooLongAgo: 409 },
  // Every few seconds while it is written: opening and signing are in the log, the row has the rest.
  audited: false,
})

export const signPrescription = operation(endpoints.signPrescription, schemas.signPrescription, {
  summary: 'Save and sign a prescription: it is locked. Of two at once one does',
  refusals: { savedElsewhere: 409, profileIncomplete: 409, tooLongAgo: 409 },
  audited: true,
})

export const stopPrescription = operation(endpoints.stopPrescription, schemas.stopPrescription, {
  summary: 'Stop a signed prescription, with the reason; it is not deleted',
  refusals: { alreadyStopped: 409 },
  audited: true,
})

export const addPaper = operation(endpoints.addPaper, schemas.addPaper, {
  summary:
    'Add the photo or PDF of the paper that this doctor has signed by hand. Of two at once one is taken',
  refusals: { alreadyStopped: 409, paperThere: 409 },
  audited: true,
})

export const readPaper = operation(endpoints.readPaper, schemas.readPaper, {
  summary: 'Read the signed paper of a prescription, as the doctor who signed it',
  audited: true,
})

export const listPrescriptions = operation(endpoints.listPrescriptions, schemas.listPrescriptions, {
  summary: 'List the signed prescriptions of the patient, newest first',
  audited: false,
})

export const listPrescriptionsOfPatient = operation(
  endpoints.listPrescriptionsOfPatient,
  schemas.listPrescriptionsOfPatient,
  { summary: 'List the signed prescriptions of a patient whom this doctor treats or treated', audited: true },
)

export const listUnsignedPrescriptions = operation(
  endpoints.listUnsignedPrescriptions,
  schemas.listUnsignedPrescriptions,
  {
    summary: 'List what this doctor prescribed in visits of the last 14 days and has not signed',
    audited: 'daily',
    unapprovedAnswer: { prescriptions: [], next: null },
  },
)

export const verifyPrescription = operation(endpoints.verifyPrescription, schemas.verifyPrescription, {
  summary:
    'Whether the code on a prescription is genuine: doctor, number and day, nothing of patient or medicines',
  audited: false,
  quotas: [{ per: 'address', most: 60, seconds: 600 }],
})
