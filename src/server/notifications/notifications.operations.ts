import * as endpoints from '../../shared/notifications/notifications.endpoints.ts'
import * as schemas from '../../shared/notifications/notifications.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

export const listNotices = operation(endpoints.listNotices, schemas.listNotices, {
  summary: 'What happened to your things without you, not yet marked as seen; newest first',
  audited: false,
})

export const listMoreNotices = operation(endpoints.listMoreNotices, schemas.listMoreNotices, {
  summary: 'The unseen notices beyond the end of that list, newest first',
  audited: false,
})

export const markNoticesSeen = operation(endpoints.markNoticesSeen, schemas.markNoticesSeen, {
  summary: 'These notices were read',
  audited: false,
})
