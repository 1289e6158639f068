import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { FeatureManifest } from '../platform/manifest/manifest.ts'

export { LatePanel, LateRow } from './components/bench-late.tsx'
export { LateAnswers } from './components/late-answers.tsx'

const communicationMessages = messageBundle('communications')
const doctorThreadMessages = messageBundle('doctor-threads')
/** The words around photos. */
const documentMessages = messageBundle('documents')
/** The names of danger signs. */
const redFlagMessages = messageBundle('red-flags')

export const communications: FeatureManifest = {
  name: 'communications',
  screens: [
    {
      path: '/patient/messages',
      roles: ['patient'],
      area: 'guardianship',
      under: '/patient',
      messages: [communicationMessages],
      load: () => import('./screens/doctors.screen.tsx'),
    },
    {
      path: '/patient/messages/:id',
      roles: ['patient'],
      area: 'guardianship',
      under: '/patient',
      messages: [communicationMessages, documentMessages],
      load: () => import('./screens/thread.screen.tsx'),
    },
    {
      path: '/doctor/messages',
      roles: ['doctor'],
      messages: [doctorThreadMessages],
      load: () => import('./screens/doctor-threads.screen.tsx'),
    },
    {
      path: '/doctor/patients/:id/messages',
      roles: ['doctor'],
      messages: [doctorThreadMessages, redFlagMessages, documentMessages],
      load: () => import('./screens/doctor-thread.screen.tsx'),
    },
  ],
}
