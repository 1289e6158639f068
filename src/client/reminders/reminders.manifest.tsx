import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { FeatureManifest } from '../platform/manifest/manifest.ts'

export { DosesNow } from './components/doses/doses-now.tsx'
export { OwnMedicines } from './components/of-patient/own-medicines.tsx'
export { PatientMedicines } from './components/of-patient/patient-medicines.tsx'
export { RingOffer } from './components/ring-offer.tsx'
export { TodaysDoses } from './components/doses/todays-doses.tsx'

export const reminderMessages = messageBundle('reminders')
export const medicineMessages = messageBundle('medicines')
export const doseReasonMessages = messageBundle('dose-reasons')
export const stopReasonMessages = messageBundle('stop-reasons')
const formMessages = messageBundle('reminder-form')
const stockMessages = messageBundle('stock')
const deviceMessages = messageBundle('devices')

export const reminders: FeatureManifest = {
  name: 'reminders',
  screens: [
    {
      path: '/reminders',
      area: 'reminders',
      roles: ['patient'],
      under: '/patient',
      messages: [reminderMessages, medicineMessages, stockMessages, formMessages, deviceMessages],
      load: () => import('./screens/reminders.screen.tsx'),
    },
  ],
}
