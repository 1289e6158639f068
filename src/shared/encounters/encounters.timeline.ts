import type { DiagnosisStatus } from './encounters.note.ts'

/** What an entry of the timeline says of a visit. */
export type EncounterFacts = {
  type: 'in-person' | 'teleconsultation'
  /** False: it took place, and nobody has signed a note. */
  hasNote: boolean
  diagnosis: string
  diagnosisStatus: DiagnosisStatus | null
  facility: string
  facilityHi: string
  facilityPa: string
}
