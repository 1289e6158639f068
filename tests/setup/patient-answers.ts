import type { ListedPatient, PatientInCare } from '../../src/shared/patients/patients.schemas.ts'
import { dayAhead } from './appointment-answers.ts'

let next = 1

/** A doctor's patient as the server lists them; by default seen a week ago. */
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
