import * as endpoints from '../../shared/notifications/notifications.endpoints.ts'
import * as schemas from '../../shared/notifications/notifications.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

// Notices name patients: they are withheld from a doctor who may not treat, but not deleted.
export const listNotices = operation(endpoints.listNotices, schemas.listNotices, {
  summary: 'List unread notices, newest first',
  audited: false,
  unapprovedAnswer: [],
})

export const listMoreNotices = operation(endpoints.listMoreNotices, schemas.listMoreNotices, {
  summary: 'Continue the list of unread notices, newest first',
  audited: false,
  unapprovedAnswer: { notices: [], next: null },
})

export const markNoticesSeen = operation(endpoints.markNoticesSeen, schemas.markNoticesSeen, {
  summary: 'Mark notices as read',
  audited: false,
})
