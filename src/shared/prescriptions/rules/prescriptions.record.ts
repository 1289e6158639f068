import type { ConditionCode, LongConditionCode } from '../../conditions/conditions.codes.ts'
import { isOne, type Family, type Medicine } from '../formulary/prescriptions.formulary.ts'
import { isNamedIn, medicinesNamedIn } from '../formulary/prescriptions.names.ts'
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
    ...new Set([
      ...allergies.flatMap((one) => partsOf(medicine).flatMap((part) => ofAllergy(part, one))),
      ...ofIllnesses(medicine, record),
    ]),
  ]
}

/** A typed name may be of two families. */
function partsOf(medicine: Medicine): Medicine[] {
  return medicine.list === 'unlisted' ? [medicine, ...medicinesNamedIn(medicine.name)] : [medicine]
}

const familyOf: Partial<Record<ConditionCode, Family>> = {
  penicillins: 'penicillin',
  cephalosporins: 'cephalosporin',
  sulfonamides: 'sulphonamide',
  quinolones: 'quinolone',
}

function ofAllergy(medicine: Medicine, { code, text }: RecordEntry): Concern[] {
  const family = familyOf[code]
  const named = medicinesNamedIn(text)
  const isSame =
    (family !== undefined && family === medicine.family) ||
    (code === 'nsaids' && medicine.isNsaid) ||
    named.some((one) => isAlike(one, medicine)) ||
    medicine.substances.some((one) => isNamedIn(text, one))
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

const betaBlockers = [
  'atenolol',
  'metoprolol',
  'bisoprolol',
  'carvedilol',
  'propranolol',
  'labetalol',
  'timolol',
]
const burdensKidneys = ['metformin', 'nitrofurantoin', 'spironolactone', 'glibenclamide', 'methotrexate']
const burdensLiver = [
  'methotrexate',
  'isoniazid',
  'rifampicin',
  'pyrazinamide',
  'ketoconazole',
  'sodium-valproate',
  'divalproex',
]

type Cautioned = Extract<LongConditionCode, Concern>

/** For each illness the medicines that are given with care or not at all. */
const cautions: Record<Cautioned, (medicine: Medicine) => boolean> = {
  kidneyDisease: (one) => one.isNsaid || isOne(one, burdensKidneys),
  liverDisease: (one) => isOne(one, burdensLiver),
  asthma: (one) => one.isNsaid || isOne(one, betaBlockers),
  copd: (one) => isOne(one, betaBlockers),
  heartFailure: (one) => (one.isNsaid && !isOne(one, ['aspirin'])) || isOne(one, ['pioglitazone']),
  pepticUlcer: ({ isNsaid }) => isNsaid,
  epilepsy: (one) => isOne(one, ['tramadol']),
}
const illnesses = Object.keys(cautions) as Cautioned[]

function ofIllnesses(medicine: Medicine, record: readonly RecordEntry[]): Concern[] {
  const has = (illness: Cautioned) =>
    record.some(({ kind, code }) => kind === 'condition' && code === illness)
  return illnesses.filter((one) => has(one) && cautions[one](medicine))
}
