import type { FeatureManifest } from '../platform/manifest/manifest.ts'

export { NoticeList } from './components/notice-list.tsx'
export { NoticeToasts } from './components/notice-toasts.tsx'

export const notifications: FeatureManifest = { name: 'notifications', screens: [] }
