import * as endpoints from '../../shared/sharing/sharing.endpoints.ts'
import * as schemas from '../../shared/sharing/sharing.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

export const listAccess = operation(endpoints.listAccess, schemas.listAccess, {
  summary: 'List who may see and do what for the patient one acts for',
  audited: false,
})

export const invite = operation(endpoints.invite, schemas.invite, {
  summary: 'Invite an account to help; the answer does not tell whether there is one of that name',
  status: 201,
  refusals: { alreadyInvited: 409, actsAlready: 409, tooManyHelpers: 409 },
  audited: true,
  quotas: [
    { per: 'person', most: 20, seconds: 24 * 3_600 },
    { per: 'address', most: 200, seconds: 24 * 3_600 },
  ],
})

export const endAccess = operation(endpoints.endAccess, schemas.endAccess, {
  summary: 'Withdraw an invitation, or end the access of somebody who helps',
  audited: true,
})

export const tellMissed = operation(endpoints.tellMissed, schemas.tellMissed, {
  summary: 'Say whether a helper is told when medicines were not marked for two days',
  refusals: { medicinesNotShared: 409 },
  audited: true,
})

export const listInvitations = operation(endpoints.listInvitations, schemas.listInvitations, {
  summary: 'List the invitations to this account, and whom it helps',
  audited: false,
})

export const acceptInvitation = operation(endpoints.acceptInvitation, schemas.acceptInvitation, {
  summary: 'Accept an invitation',
  refusals: { invitationOver: 409, tooManyHelped: 409 },
  audited: true,
})

export const endHelping = operation(endpoints.endHelping, schemas.endHelping, {
  summary: 'Decline an invitation, or stop helping',
  audited: true,
})

export const makeHandOverCode = operation(endpoints.makeHandOverCode, schemas.makeHandOverCode, {
  summary: 'Make the one-time code with which a grown-up patient takes over the own record',
  refusals: { notOfAge: 409 },
  audited: true,
})

export const takeOver = operation(endpoints.takeOver, schemas.takeOver, {
  summary: 'Take over the own record with a code; ends the access of everybody else',
  refusals: { codeRefused: 409, codeIsOwn: 409, ownRecordUsed: 409 },
  audited: true,
  quotas: [
    { per: 'person', most: 10, seconds: 3_600 },
    { per: 'address', most: 60, seconds: 3_600 },
  ],
})
