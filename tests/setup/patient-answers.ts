import type { ListedPatient, PatientInCare } from '../../src/shared/patients/patients.schemas.ts'
import { dayAhead } from './appointment-answers.ts'

let next = 1

/** A patient of the doctor as the server lists them; seen a week ago unless told otherwise. */
export function listedPatient(told: Partial<ListedPatient> = {}): ListedPatient {
  next += 1
  return {
    id: `01936f2b-0000-7000-8000-${String(next).padStart(12, '0')}`,
    name: 'ਹਰਪ੍ਰੀਤ ਕੌਰ',
    age: 34,
    gender: 'Female',
    address: 'Village Thuhi, Nabha',
    lastVisit: dayAhead(-7),
    condition: 'ਬੁਖਾਰ',
    ...told,
  }
}

export function treatedPatient(told: Partial<PatientInCare> = {}): PatientInCare {
  return { ...listedPatient(), phone: '5550010007', appointments: [], olderAppointments: null, ...told }
}
