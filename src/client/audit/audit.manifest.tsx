import type { FeatureManifest } from '../platform/manifest/manifest.ts'

export { AuditLog } from './components/audit-desk.tsx'

export const audit: FeatureManifest = { name: 'audit', screens: [] }
