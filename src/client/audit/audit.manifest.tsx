import type { FeatureDoor } from '../platform/manifest/manifest.ts'

export { AuditLog } from './components/audit-desk.tsx'

export const audit: FeatureDoor = { name: 'audit', screens: [] }
