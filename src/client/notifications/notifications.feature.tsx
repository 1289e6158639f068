import type { FeatureDoor } from '../platform/feature.ts'

export { NoticeList } from './parts/notice-list.tsx'
export { NoticeToasts } from './parts/notice-toasts.tsx'

export const notifications: FeatureDoor = { name: 'notifications', screens: [] }
