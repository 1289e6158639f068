import { readPatientProfile, savePatientProfile } from '../../shared/patients/patients.endpoints.ts'
import { useWithQueued } from '../platform/outbox/queued-mutation.ts'
import { withWaitingProfile } from './components/waiting-profile.ts'
import { replaceAnswer, useAnswer, useWrite } from '../platform/queries/queries.tsx'
import { store } from '../platform/storage/storage.ts'

export function usePatientProfile() {
  return useWithQueued(useAnswer(readPatientProfile), withWaitingProfile)
}

/** Saves, shows the saved profile wherever it stands, and opens the gate of this device. */
export function useSaveProfile() {
  return useWrite(savePatientProfile, {
    onDone: (answer, { body }) => {
      // An empty answer is tolerated: what was sent is what is known then.
      const saved = answer ?? body
      replaceAnswer(readPatientProfile, () => saved)
      store('patientHasProfile', '1')
    },
    // Who they are is said, only not sent yet.
    onKept: () => store('patientHasProfile', '1'),
  })
}
