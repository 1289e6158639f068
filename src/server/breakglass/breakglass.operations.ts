import * as endpoints from '../../shared/breakglass/breakglass.endpoints.ts'
import { searchesADay } from '../../shared/breakglass/breakglass.rules.ts'
import * as schemas from '../../shared/breakglass/breakglass.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

const daySeconds = 24 * 60 * 60

export const findForEmergency = operation(endpoints.findForEmergency, schemas.findForEmergency, {
  summary: 'Find patients by phone number in an emergency: name, age and village, nothing else',
  audited: true,
  quotas: [{ per: 'person', most: searchesADay, seconds: daySeconds }],
})

export const openInEmergency = operation(endpoints.openInEmergency, schemas.openInEmergency, {
  summary:
    'Open a record in an emergency for two hours, for reading; the patient is told, and somebody else reviews it. While it is open, the answer is what is open',
  refusals: { alreadyInCare: 409 },
  audited: true,
  quotas: [{ per: 'person', most: searchesADay, seconds: daySeconds }],
})

export const listOpened = operation(endpoints.listOpened, schemas.listOpened, {
  summary: 'List the records that this doctor has opened in an emergency and may read now',
  audited: 'daily',
  unapprovedAnswer: [],
})

export const listToReview = operation(endpoints.listToReview, schemas.listToReview, {
  summary: 'List emergency accesses that nobody has reviewed, the oldest first',
  audited: true,
})

export const reviewAccess = operation(endpoints.reviewAccess, schemas.reviewAccess, {
  summary:
    'Say whether an emergency access was justified; one that was not ends at once. Not by its doctor, and once only',
  refusals: { alreadyReviewed: 409, ownAccess: 403 },
  audited: true,
})
