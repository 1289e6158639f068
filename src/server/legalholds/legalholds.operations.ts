import * as endpoints from '../../shared/legalholds/legalholds.endpoints.ts'
import * as schemas from '../../shared/legalholds/legalholds.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

export const listLegalHolds = operation(endpoints.listLegalHolds, schemas.listLegalHolds, {
  summary:
    'List the visits of a patient that the law wants kept for longer, for who treats the patient; those of the MTP register for the doctor of the visit and doctors to whom the patient opened it',
  // By the ids of what was shown: an entry under the patient would tell the family that there is something.
  audited: 'daily',
})

export const markLegalHold = operation(endpoints.markLegalHold, schemas.markLegalHold, {
  summary:
    'Mark a visit of this doctor as a medico-legal case, or as one of the MTP register, which makes it private',
  status: 201,
  refusals: { alreadyMarked: 409 },
  audited: true,
})

export const endLegalHold = operation(endpoints.endLegalHold, schemas.endLegalHold, {
  summary: 'Say on which day a medico-legal case ended. Of two at once one does',
  refusals: { notOpen: 409, endsByItself: 409 },
  audited: true,
})

export const takeBackLegalHold = operation(endpoints.takeBackLegalHold, schemas.takeBackLegalHold, {
  summary: 'Take an open mark back that was a mistake, with the reason; it stays as history',
  refusals: { notOpen: 409 },
  audited: true,
})
