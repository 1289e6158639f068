import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { FeatureManifest } from '../platform/manifest/manifest.ts'

const encounterMessages = messageBundle('encounters')

/** Signed notes, for patients and doctors. */
const visitNoteMessages = messageBundle('visit-notes')

/** The names of the signs to come back for. */
const redFlagMessages = messageBundle('red-flags')

const vitalSignMessages = messageBundle('vital-signs')

export const encounters: FeatureManifest = {
  name: 'encounters',
  screens: [
    {
      path: '/doctor/encounters/:id',
      roles: ['doctor'],
      messages: [encounterMessages, visitNoteMessages, redFlagMessages, vitalSignMessages],
      load: () => import('./screens/encounter.screen.tsx'),
    },
    {
      path: '/patient/visits',
      roles: ['patient'],
      area: 'guardianship',
      under: '/patient',
      messages: [visitNoteMessages, redFlagMessages],
      load: () => import('./screens/visit-notes.screen.tsx'),
    },
  ],
}
