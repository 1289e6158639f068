import { hindiRows } from './encounters.diagnoses-hi.ts'
import { punjabiRows } from './encounters.diagnoses-pa.ts'
import { englishNames, readNames } from './encounters.diagnosis-codes.ts'

/** For the server; a browser loads the languages that it needs. */
export const allDiagnosisNames = [englishNames, readNames(hindiRows), readNames(punjabiRows)] as const
