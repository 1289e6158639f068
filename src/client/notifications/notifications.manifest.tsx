import type { FeatureDoor } from '../platform/feature.ts'

export { NoticeList } from './components/notice-list.tsx'
export { NoticeToasts } from './components/notice-toasts.tsx'

export const notifications: FeatureDoor = { name: 'notifications', screens: [] }
