import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { FeatureManifest } from '../platform/manifest/manifest.ts'

export { CalledAlarmFacts } from './components/called-alarm.tsx'
export { EncounterNote } from './components/encounter-note.tsx'
export { EarlierNotes } from './components/earlier-notes.tsx'
export { OpenNote } from './components/open-note.tsx'
export { TypedBefore } from './components/typed-before.tsx'

export const encounterMessages = messageBundle('encounters')

/** Signed notes, for patients and doctors. */
export const visitNoteMessages = messageBundle('visit-notes')

/** The names of the signs to come back for. */
export const redFlagMessages = messageBundle('red-flags')

export const encounters: FeatureManifest = {
  name: 'encounters',
  screens: [
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
