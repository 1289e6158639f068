import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { NoticeManifest } from '../platform/manifest/notices.ts'

export const notices: NoticeManifest = {
  messages: messageBundle('facilities-notices'),
  // The counter or the laboratory, or else what shows where somebody works.
  path: {
    patient: (_, { path }) => (typeof path === 'string' ? path : '/hospitals'),
    doctor: (_, { path }) => (typeof path === 'string' ? path : '/doctor#today'),
    coordinator: (_, { path }) => (typeof path === 'string' ? path : '/hospitals'),
  },
}
