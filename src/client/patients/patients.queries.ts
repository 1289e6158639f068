import { readPatientProfile, savePatientProfile } from '../../shared/patients/patients.endpoints.ts'
import { useWithQueued } from '../platform/outbox/queued-mutation.ts'
import { withWaitingProfile } from './components/waiting-profile.ts'
import { replaceAnswer, useAnswer, useWrite } from '../platform/queries/queries.tsx'
import { store } from '../platform/storage/storage.ts'

export function usePatientProfile() {
  return useWithQueued(useAnswer(readPatientProfile), withWaitingProfile)
}

/** Saves the profile, replaces it in the cache, and opens the gate on this device. */
export function useSaveProfile() {
  return useWrite(savePatientProfile, {
    onDone: (answer, { body, patientId }) => {
      // An empty answer is tolerated: then keep what was sent.
      const saved = answer ?? body
      replaceAnswer(readPatientProfile, () => saved)
      openGate(patientId)
    },
    // The profile is filled in, only not sent yet.
    onKept: ({ patientId }) => openGate(patientId),
  })
}

/** The gate asks for the own profile only: somebody who was added has one. */
function openGate(patientId: string | null | undefined): void {
  if (!patientId) store('patientHasProfile', '1')
}
