import { readDoctorProfile, saveDoctorProfile } from '../../shared/doctors/doctors.endpoints.ts'
import { replaceAnswer, useAnswer, useWrite } from '../platform/queries/queries.tsx'

export function useDoctorProfile() {
  return useAnswer(readDoctorProfile)
}

/** Saves the profile and replaces it in the cache. */
export function useSaveProfile() {
  return useWrite(saveDoctorProfile, {
    onDone: (answer) => replaceAnswer(readDoctorProfile, (known) => answer ?? known),
  })
}
