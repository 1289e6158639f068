import { distance } from 'fastest-levenshtein'
import type { Category, Level } from './facilities.kinds.ts'
import { foldText, soundOf } from '../kit/text/sounds.ts'
import { correctWord, joinLetters, kindWords } from './facilities.type-mapping.ts'

/** What a free-text description says about a place. */
export interface Reading {
  level: Level
  /** Null where the text does not name the owner: we do not guess. */
  category: Category | null
  /** In English, tidied: the type with the village, or its proper name. */
  name: string
}
export type Unfit = 'notForHumans' | 'notHealth' | 'nothingSaid'

const animals = /\b(veterinary|vet|animals?|cattle|livestock|pashu)\b|पशु|ਪਸ਼ੂ|ਪਸੂ/
/** Veyeinary, veitnary, vietnary: too many typos for the spelling correction, and like no word about people. */
const almostVeterinary = /\bv[aeiy]{1,3}[a-z]{0,5}n[ae]r[iy]\b/
/** Suvidha centres issue documents, pharmacies sell, parlours cut hair. */
const notHealth =
  /\b(su[bv]idha|sewa kendra|pharmacy|chemist|medicos|medical (?:store|hall)|parlou?r|gym|optical|laborator(?:y|ies)|lab)\b/

/** Reads a description such as `P H C`, `sub  centre`, `Govt Dispensary Seel` or a proper name. */
export function readDescription(text: string, place: string, hint: Level | null = null): Reading | Unfit {
  const folded = joinLetters(foldText(text))
  const words = folded.split(' ').filter(Boolean).map(correctWord)
  const corrected = words.join(' ')
  if (animals.test(corrected) || animals.test(folded) || almostVeterinary.test(folded)) return 'notForHumans'
  const named = levelIn(new Set(words))
  // "Hospital & Lab" is a hospital, "Suvidha Centre" is not a health centre.
  if ((named === null || named === 'healthCentre') && notHealth.test(folded)) return 'notHealth'
  const level = named ?? hint
  if (level === null) return 'nothingSaid'
  const ownWords = words.filter((word) => !kindWords.has(word) && word.length > 1 && !isOfPlace(word, place))
  const name = ownWords.length === 0 ? kindName(level, words, place) : tidyName(text)
  return { level, category: categoryIn(level, new Set(words), ownWords.length > 0), name }
}

const levelRules: [Level, (has: (...words: string[]) => boolean) => boolean][] = [
  ['medicalCollege', (has) => has('medical', 'college')],
  ['subDivisional', (has) => has('civil', 'hospital') || has('sub', 'divisional') || has('sdh')],
  ['district', (has) => has('district', 'hospital')],
  ['aamAadmiClinic', (has) => has('aam', 'aadmi')],
  ['phc', (has) => has('phc') || has('uphc') || (has('primary') && !has('sub'))],
  ['chc', (has) => has('chc') || has('community')],
  [
    'subCentre',
    (has) => ['sub', 'subsidiary', 'shc', 'ssc', 'hwc', 'wellness', 'ayushman'].some((word) => has(word)),
  ],
  ['ayush', (has) => has('ayurvedic') || has('homeopathic')],
  ['dispensary', (has) => has('dispensary')],
  ['hospital', (has) => has('hospital') || has('nursing', 'home')],
  ['clinic', (has) => has('clinic') || has('dr') || has('doctor')],
  ['healthCentre', (has) => has('health')],
]

function levelIn(words: ReadonlySet<string>): Level | null {
  const has = (...wanted: string[]) => wanted.every((word) => words.has(word))
  return levelRules.find(([, fits]) => fits(has))?.[0] ?? null
}

/** Levels that are always public in Punjab. */
const publicLevels: ReadonlySet<Level> = new Set([
  'subCentre',
  'phc',
  'chc',
  'subDivisional',
  'district',
  'aamAadmiClinic',
])

function categoryIn(level: Level, words: ReadonlySet<string>, hasOwnName: boolean): Category | null {
  if (words.has('charitable')) return 'charitable'
  if (words.has('private')) return 'private'
  if (words.has('government') || publicLevels.has(level)) return 'government'
  if (level === 'clinic') return 'clinic'
  // A dispensary or health centre without a name of its own belongs to the state.
  const isUnnamed = !hasOwnName && (words.has('dispensary') || level === 'healthCentre')
  return isUnnamed ? 'government' : null
}

const kindNames: Record<Level, string> = {
  subCentre: 'Health Sub-centre',
  phc: 'Primary Health Centre',
  chc: 'Community Health Centre',
  subDivisional: 'Civil Hospital',
  district: 'District Hospital',
  medicalCollege: 'Medical College Hospital',
  aamAadmiClinic: 'Aam Aadmi Clinic',
  dispensary: 'Dispensary',
  ayush: 'Ayurvedic Dispensary',
  hospital: 'Hospital',
  clinic: 'Clinic',
  healthCentre: 'Health Centre',
}

function kindName(level: Level, words: readonly string[], place: string): string {
  const isHomeopathic = level === 'ayush' && words.includes('homeopathic')
  const kind = isHomeopathic ? 'Homoeopathic Dispensary' : kindNames[level]
  return place === '' ? kind : `${kind}, ${tidyName(place)}`
}

/** `fatehpur` in `PHC Fatehpur`, `alamadipur` where the village is Alamdipur, `jand` in Jandmangoli. */
function isOfPlace(word: string, place: string): boolean {
  const parts = foldText(place).split(' ').filter(Boolean)
  if (parts.join('').includes(word)) return true
  return parts.some(
    (part) => soundOf(part) === soundOf(word) || (part.length > 4 && distance(part, word) <= 2),
  )
}

/** Single spaces between words, each capitalised; words in capitals stay so. */
export function tidyName(text: string): string {
  const words = text.normalize('NFC').trim().split(/\s+/)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}
