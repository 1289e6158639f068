import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { FeatureManifest } from '../platform/manifest/manifest.ts'

export { PatientDocuments } from './components/patient-documents.tsx'

/** Needed also by every page that shows the component above. */
export const documentMessages = messageBundle('documents')

/** What a doctor has said of a wrong file: wherever a document may be marked so. */
export const wrongFileMessages = messageBundle('wrong-files')
/** For doctors, who say it. */
export const wrongFileFormMessages = messageBundle('wrong-file-form')

/** What "private" means. */
const sensitiveMessages = messageBundle('sensitive')

/** A record from another place, and how it is brought here. */
const summaryImportMessages = messageBundle('summary-import')
const sharedRecordMessages = messageBundle('shared-record')
const summaryMessages = messageBundle('summary')

export const documents: FeatureManifest = {
  name: 'documents',
  screens: [
    {
      path: '/patient/documents',
      roles: ['patient'],
      area: 'guardianship',
      under: '/patient',
      messages: [documentMessages, wrongFileMessages, sensitiveMessages],
      load: () => import('./screens/documents.screen.tsx'),
    },
    {
      path: '/patient/documents/import',
      roles: ['patient'],
      area: 'guardianship',
      under: '/patient',
      messages: [
        documentMessages,
        sensitiveMessages,
        summaryImportMessages,
        sharedRecordMessages,
        summaryMessages,
      ],
      load: () => import('./screens/import-summary.screen.tsx'),
    },
  ],
}
