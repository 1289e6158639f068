import { isOne, type Medicine, type Presentation } from '../formulary/prescriptions.formulary.ts'
import { medicineOf } from '../formulary/prescriptions.unlisted.ts'
import { mostOnADay, unitOf, type Dose } from '../doses/prescriptions.doses.ts'
import type { Concern } from './prescriptions.judge.ts'

interface Written extends Presentation {
  medicine: string
  /** Null while it is not written whole. */
  dose: Dose | null
}

/** Medicines that lower the same system: two of them need a reason. */
const groups = [
  ['enalapril', 'ramipril', 'lisinopril', 'losartan', 'telmisartan', 'olmesartan'],
  ['glibenclamide', 'glimepiride', 'gliclazide', 'glipizide'],
  ['sitagliptin', 'vildagliptin', 'teneligliptin', 'linagliptin'],
  ['omeprazole', 'pantoprazole', 'rabeprazole', 'esomeprazole'],
]

const bloodThinners = ['warfarin', 'acenocoumarol']

/** Pairs of medicines that make one another stronger; sources in docs/clinical-sources.md. */
const interactions: readonly ((one: Medicine, other: Medicine) => boolean)[] = [
  (one, other) => isOne(one, ['tizanidine']) && isOne(other, ['ciprofloxacin']),
  (one, other) =>
    isOne(one, ['atorvastatin']) && isOne(other, ['clarithromycin', 'erythromycin', 'itraconazole']),
  (one, other) => isOne(one, bloodThinners) && other.isNsaid,
]

/**
 * What a medicine is together with the others of the prescription, and with those of the patient's other prescriptions
 * that go on: by their codes.
 */
export function concernsTogether(
  items: readonly Written[],
  at: number,
  current: readonly string[],
): Concern[] {
  const item = items[at]
  const own = item && medicineOf(item.medicine)
  if (!item || !own) return []
  const others = [...items.flatMap((one, n) => (n === at ? [] : [one.medicine])), ...current].flatMap(
    (code) => medicineOf(code) ?? [],
  )
  const found: (Concern | null)[] = [
    others.some((one) => sharesSubstance(one, own)) ? 'duplicate' : null,
    own.isNsaid && others.some((one) => one.isNsaid && !sharesSubstance(one, own)) ? 'twoPainkillers' : null,
    others.some((one) => isOfOneGroup(one, own)) ? 'sameGroup' : null,
    others.some((one) => interact(one, own)) ? 'interaction' : null,
    isAboveMost(items, own) ? 'aboveMost' : null,
  ]
  return found.filter((one) => one !== null)
}

function sharesSubstance(one: Medicine, other: Medicine): boolean {
  return one.substances.some((substance) => other.substances.includes(substance))
}

function interact(one: Medicine, other: Medicine): boolean {
  return interactions.some((matches) => matches(one, other) || matches(other, one))
}

function isOfOneGroup(one: Medicine, other: Medicine): boolean {
  return !sharesSubstance(one, other) && groups.some((group) => isOne(one, group) && isOne(other, group))
}

/** All presentations of the substance in this prescription together. */
function isAboveMost(items: readonly Written[], { code, mostPerDay }: Medicine): boolean {
  if (mostPerDay === null) return false
  const milligrams = items
    .filter(({ medicine }) => medicine === code)
    .reduce((sum, { form, strength, dose }) => {
      const each = milligramsIn(strength, unitOf(form) === 'ml')
      return each === null || dose === null ? sum : sum + each * mostOnADay(dose)
    }, 0)
  return milligrams > mostPerDay
}

/** Of one tablet, or of one millilitre: `500 mg`, `125 mg/5 ml`. Null where it is no weight. */
function milligramsIn(strength: string, isLiquid: boolean): number | null {
  const [, amount, unit, per] = /^([\d.]+) (mg|g)(?:\/([\d.]*) ?ml)?$/.exec(strength) ?? []
  if (amount === undefined) return null
  const milligrams = Number(amount) * (unit === 'g' ? 1_000 : 1)
  return isLiquid ? milligrams / Number(per || 1) : milligrams
}
