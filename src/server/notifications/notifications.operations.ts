import * as endpoints from '../../shared/notifications/notifications.endpoints.ts'
import * as schemas from '../../shared/notifications/notifications.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

export const listNotices = operation(endpoints.listNotices, schemas.listNotices, {
  summary: 'List unread notices, newest first',
  audited: false,
})

export const listMoreNotices = operation(endpoints.listMoreNotices, schemas.listMoreNotices, {
  summary: 'Continue the list of unread notices, newest first',
  audited: false,
})

export const markNoticesSeen = operation(endpoints.markNoticesSeen, schemas.markNoticesSeen, {
  summary: 'Mark notices as read',
  audited: false,
})
