import * as endpoints from '../../shared/laboratory/laboratory.endpoints.ts'
import * as schemas from '../../shared/laboratory/laboratory.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

export const listLaboratories = operation(endpoints.listLaboratories, schemas.listLaboratories, {
  summary: 'List the facilities in whose laboratory this person works',
  audited: false,
})

export const lookUpOrder = operation(endpoints.lookUpOrder, schemas.lookUpOrder, {
  summary: 'Look an order of tests up by its number, as a member of a laboratory: who, and which tests',
  audited: true,
  // A laboratory serves fewer; whoever guesses numbers needs years for one.
  quotas: [
    { per: 'person', most: 60, seconds: 600 },
    { per: 'person', most: 600, seconds: 86_400 },
    { per: 'address', most: 300, seconds: 600 },
  ],
})

export const enterResults = operation(endpoints.enterResults, schemas.enterResults, {
  summary:
    'Enter, correct or take back results of an order, as a member of a laboratory. A correction is a further version; of two at once one is stored',
  status: 201,
  refusals: { cancelled: 409, changed: 409, nothingToCorrect: 409 },
  audited: true,
})

/** A laboratory with many photos does not come near it. */
const adding = [{ per: 'person', most: 240, seconds: 3_600 }] as const

export const beginReport = operation(endpoints.beginReport, schemas.beginReport, {
  summary:
    'Begin an upload of the report of an order, as a member of a laboratory, or ask how much of it has arrived',
  refusals: { cancelled: 409, patientFull: 409, accountFull: 409 },
  audited: false,
  quotas: adding,
})

export const appendReportPiece = operation(endpoints.appendReportPiece, schemas.appendReportPiece, {
  summary: 'Append a piece to that upload at `offset`; a piece that does not continue it changes nothing',
  refusals: { pieceTooLong: 409 },
  audited: false,
})

export const addReport = operation(endpoints.addReport, schemas.addReport, {
  summary:
    'Make a document of the patient of a whole upload: the photo or PDF of the report of an order, as a member of a laboratory',
  status: 201,
  refusals: { cancelled: 409, reportsFull: 409 },
  audited: true,
  quotas: adding,
})

export const readReport = operation(endpoints.readReport, schemas.readReport, {
  summary: 'Read a photo or PDF that a laboratory of this person has added to an order',
  audited: true,
})
