import { readDoctorProfile, saveDoctorProfile } from '../../shared/doctors/doctors.endpoints.ts'
import { replaceAnswer, useAnswer, useWrite } from '../platform/queries/queries.tsx'

export function useDoctorProfile() {
  return useAnswer(readDoctorProfile)
}

/** Saves, and shows the saved profile wherever it stands. */
export function useSaveProfile() {
  return useWrite(saveDoctorProfile, {
    onDone: (answer) => replaceAnswer(readDoctorProfile, (known) => answer ?? known),
  })
}
