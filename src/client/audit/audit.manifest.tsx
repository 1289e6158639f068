import type { FeatureDoor } from '../platform/feature.ts'

export { AuditLog } from './components/audit-desk.tsx'

export const audit: FeatureDoor = { name: 'audit', screens: [] }
