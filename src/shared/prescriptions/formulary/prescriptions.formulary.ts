import { latinDigits } from '../../kit/text/digits.ts'
import { formularyText } from './prescriptions.medicines.ts'

/**
 * Lists of the Telemedicine Practice Guidelines. `refill`: list A, named there for a refill in a follow-up.
 * `prohibited`: Schedule X, or a narcotic or psychotropic substance. `unnamed`: not named in the guideline as far as we
 * know. `unlisted`: not in the formulary, so nothing of it is known.
 */
export const guidelineLists = ['O', 'A', 'refill', 'B', 'prohibited', 'unnamed', 'unlisted'] as const
export type GuidelineList = (typeof guidelineLists)[number]

/** Of the Drugs Rules. `unknown`: not read at a source. */
export const schedules = ['H', 'H1', 'X', 'unknown'] as const
export type Schedule = (typeof schedules)[number]

/** In the order in which a search offers them. */
export const forms = [
  'tablet',
  'gastroResistant',
  'capsule',
  'dispersible',
  'modifiedRelease',
  'liquid',
  'sachet',
  'eyeDrops',
  'earDrops',
  'noseDrops',
  'cream',
  'lotion',
  'inhaler',
  'nebuliser',
  'insulin',
] as const
export type Form = (typeof forms)[number]

/** What is begun in person only, or not written here at all; see rules/prescriptions.judge.ts. */
const restrictions = [
  'tb',
  'warfarin',
  'insulin',
  'valproate',
  'methotrexate',
  'isotretinoin',
  'mtp',
] as const
export type Restriction = (typeof restrictions)[number]

const families = ['penicillin', 'cephalosporin', 'sulphonamide', 'quinolone'] as const
export type Family = (typeof families)[number]

export interface Presentation {
  form: Form
  /** Empty where the product has none, such as a mixture of vitamins. */
  strength: string
}

export interface Medicine {
  /** Of its name; never used again for another one. */
  code: string
  name: string
  list: GuidelineList
  schedule: Schedule
  /** What is in it, in lower case: for duplicates. */
  substances: readonly string[]
  restriction: Restriction | null
  /** `never`: not written in a pregnancy. `ask`: only with a reason. */
  inPregnancy: 'never' | 'ask' | null
  isNsaid: boolean
  /** Antibiotics of one family: who is allergic to one of them is taken to be allergic to all. */
  family: Family | null
  /** Below this age only with a reason. */
  fromAge: number | null
  /** Milligrams in a day above which it needs a reason. */
  mostPerDay: number | null
  presentations: readonly Presentation[]
}

const listCodes: Record<string, GuidelineList> = { O: 'O', A: 'A', R: 'refill', B: 'B', X: 'prohibited' }
const scheduleCodes: Record<string, Schedule> = { H: 'H', H1: 'H1', X: 'X' }
const formCodes: Record<string, Form> = {
  tab: 'tablet',
  mr: 'modifiedRelease',
  gr: 'gastroResistant',
  dt: 'dispersible',
  cap: 'capsule',
  liq: 'liquid',
  sachet: 'sachet',
  eye: 'eyeDrops',
  ear: 'earDrops',
  nose: 'noseDrops',
  cream: 'cream',
  lotion: 'lotion',
  inh: 'inhaler',
  neb: 'nebuliser',
  ins: 'insulin',
}

let parsed: readonly Medicine[] | null = null

/** In the order of the file: by use. */
export function formulary(): readonly Medicine[] {
  parsed ??= formularyText.trim().split('\n').map(parseLine)
  return parsed
}

export function findMedicine(code: string): Medicine | undefined {
  return formulary().find((one) => one.code === code)
}

/** Whether the medicine is one of these codes; one that was typed is each substance that its name says. */
export function isOne({ code, list, substances }: Medicine, codes: readonly string[]): boolean {
  return (
    codes.includes(code) || (list === 'unlisted' && substances.some((one) => codes.includes(codeOf(one))))
  )
}

/** Whether the medicine comes like this. */
export function isPresentation({ presentations }: Medicine, { form, strength }: Presentation): boolean {
  return presentations.some((one) => one.form === form && one.strength === strength)
}

/** Names that begin with the words, then those that have them elsewhere. */
export function searchFormulary(typed: string, most: number): Medicine[] {
  const words = typed.trim().toLowerCase()
  if (words === '') return []
  const rank = ({ name }: Medicine) => {
    const at = name.toLowerCase().indexOf(words)
    if (at < 0) return 2
    return at === 0 ? 0 : 1
  }
  return formulary()
    .map((medicine) => ({ medicine, rank: rank(medicine) }))
    .filter(({ rank: place }) => place < 2)
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ medicine }) => medicine)
}

/** `para 650`: the medicines of the name, each as it comes, with what is typed of the strength. */
export function searchPresentations(typed: string, most: number): (Presentation & { medicine: Medicine })[] {
  const whole = searchFormulary(typed, formulary().length)
  const [, name = '', strength = ''] = /^(\D*)(.*)$/.exec(latinDigits(typed.trim())) ?? []
  const wanted = whole.length > 0 ? '' : strength.toLowerCase().replaceAll(/\s/g, '')
  return (whole.length > 0 ? whole : searchFormulary(name, formulary().length))
    .flatMap((medicine) => inOrder(medicine).map((one) => ({ ...one, medicine })))
    .filter((one) => one.strength.toLowerCase().replaceAll(/\s/g, '').includes(wanted))
    .slice(0, most)
}

function inOrder({ presentations }: Medicine): Presentation[] {
  return presentations.toSorted((one, other) => forms.indexOf(one.form) - forms.indexOf(other.form))
}

function inPregnancyOf(tags: ReadonlyMap<string, string>): Medicine['inPregnancy'] {
  if (tags.has('never-pregnant')) return 'never'
  return tags.has('preg') ? 'ask' : null
}

function parseLine(line: string): Medicine {
  const [name = '', list = '', schedule = '', tagText = '', products = ''] = line.split('|')
  const tags = new Map(
    tagText.split(' ').map((tag): [string, string] => {
      const [key = '', value = ''] = tag.split('=')
      return [key, value]
    }),
  )
  const number = (tag: string) => (tags.has(tag) ? Number(tags.get(tag)) : null)
  return {
    code: codeOf(name),
    name,
    list: listCodes[list] ?? 'unnamed',
    schedule: scheduleCodes[schedule] ?? 'unknown',
    substances: substancesIn(name),
    restriction: tags.has('mtp') ? 'mtp' : ((tags.get('person') as Restriction | undefined) ?? null),
    inPregnancy: inPregnancyOf(tags),
    isNsaid: tags.has('nsaid'),
    family: (tags.get('group') as Family | undefined) ?? (/floxacin\b/.test(name) ? 'quinolone' : null),
    fromAge: number('from'),
    mostPerDay: number('max'),
    presentations: products.split(';').flatMap(presentationsIn),
  }
}

function codeOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

function presentationsIn(text: string): Presentation[] {
  const [code = '', ...rest] = text.split(' ')
  const form = formCodes[code]
  if (!form) throw new Error(`Unknown form ${code}.`)
  return rest
    .join(' ')
    .split(',')
    .map((strength) => ({ form, strength: strength.replace('?', '') }))
}

/** `Ciprofloxacin eye drops` has the substance of `Ciprofloxacin`. */
function substancesIn(name: string): string[] {
  return name
    .toLowerCase()
    .replace(/ (?:eye|ear) drops$/, '')
    .split(' and ')
}
