import type { ConditionCode, LongConditionCode } from '../../conditions/conditions.codes.ts'
import { formulary, type Family, type Medicine } from '../formulary/prescriptions.formulary.ts'
import type { Concern } from './prescriptions.judge.ts'

/** An allergy or a long illness of the patient that holds now. */
export interface RecordEntry {
  kind: 'allergy' | 'condition'
  code: ConditionCode
  /** In the person's own words. */
  text: string
}

/** What the patient's allergies and illnesses say of a medicine; the rules are in docs/clinical-sources.md. */
export function concernsOfRecord(medicine: Medicine, record: readonly RecordEntry[]): Concern[] {
  const allergies = record.filter(({ kind }) => kind === 'allergy')
  return [
    ...new Set([...allergies.flatMap((one) => ofAllergy(medicine, one)), ...ofIllnesses(medicine, record)]),
  ]
}

const familyOf: Partial<Record<ConditionCode, Family>> = {
  penicillins: 'penicillin',
  cephalosporins: 'cephalosporin',
  sulfonamides: 'sulphonamide',
  quinolones: 'quinolone',
}

function ofAllergy(medicine: Medicine, { code, text }: RecordEntry): Concern[] {
  const family = familyOf[code]
  const named = medicinesIn(text)
  const isSame =
    (family !== undefined && family === medicine.family) ||
    (code === 'nsaids' && medicine.isNsaid) ||
    named.some((one) => isAlike(one, medicine))
  if (isSame) return ['allergy']
  const families = [family, ...named.map((one) => one.family)]
  return families.some((one) => isNear(one, medicine.family)) ? ['nearAllergy'] : []
}

function isAlike(one: Medicine, other: Medicine): boolean {
  return (
    one.substances.some((substance) => other.substances.includes(substance)) ||
    (one.family !== null && one.family === other.family) ||
    (one.isNsaid && other.isNsaid)
  )
}

/** Penicillins and cephalosporins share a part of their structure. */
function isNear(one: Family | null | undefined, other: Family | null): boolean {
  return (
    (one === 'penicillin' && other === 'cephalosporin') || (one === 'cephalosporin' && other === 'penicillin')
  )
}

/** The generic names that stand in a text: `Amoxicillin 500`. Brand names are not known. */
function medicinesIn(text: string): Medicine[] {
  const said = lettersOf(text)
  return formulary().filter(({ substances }) => substances.some((one) => said.includes(lettersOf(one))))
}

function lettersOf(text: string): string {
  return ` ${text.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `
}

const betaBlockers = new Set([
  'atenolol',
  'metoprolol',
  'bisoprolol',
  'carvedilol',
  'propranolol',
  'labetalol',
  'timolol',
])
const burdensKidneys = new Set([
  'metformin',
  'nitrofurantoin',
  'spironolactone',
  'glibenclamide',
  'methotrexate',
])
const burdensLiver = new Set([
  'methotrexate',
  'isoniazid',
  'rifampicin',
  'pyrazinamide',
  'ketoconazole',
  'sodium-valproate',
  'divalproex',
])

type Cautioned = Extract<LongConditionCode, Concern>

/** For each illness the medicines that are given with care or not at all. */
const cautions: Record<Cautioned, (medicine: Medicine) => boolean> = {
  kidneyDisease: ({ code, isNsaid }) => isNsaid || burdensKidneys.has(code),
  liverDisease: ({ code }) => burdensLiver.has(code),
  asthma: ({ code, isNsaid }) => isNsaid || betaBlockers.has(code),
  copd: ({ code }) => betaBlockers.has(code),
  heartFailure: ({ code, isNsaid }) => (isNsaid && code !== 'aspirin') || code === 'pioglitazone',
  pepticUlcer: ({ isNsaid }) => isNsaid,
  epilepsy: ({ code }) => code === 'tramadol',
}
const illnesses = Object.keys(cautions) as Cautioned[]

function ofIllnesses(medicine: Medicine, record: readonly RecordEntry[]): Concern[] {
  const has = (illness: Cautioned) =>
    record.some(({ kind, code }) => kind === 'condition' && code === illness)
  return illnesses.filter((one) => has(one) && cautions[one](medicine))
}
