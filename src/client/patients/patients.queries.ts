import { readPatientProfile, savePatientProfile } from '../../shared/patients/patients.contract.ts'
import { replaceAnswer, useAnswer, useWrite } from '../platform/queries.tsx'
import { store } from '../platform/storage.ts'

export function usePatientProfile() {
  return useAnswer(readPatientProfile)
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
  })
}
