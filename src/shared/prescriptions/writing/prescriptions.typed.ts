import * as v from 'valibot'
import { fieldCodes } from '../../kit/schemas.ts'
import { latinDigits } from '../../kit/text/digits.ts'
import { amountText, parseAmount } from '../../reminders/reminders.dosage.ts'
import {
  parsePattern,
  quantityOf,
  slots,
  unitOf,
  type Amounts,
  type Dose,
} from '../doses/prescriptions.doses.ts'
import type { Form, Presentation } from '../formulary/prescriptions.formulary.ts'
import {
  doseForm,
  quantity,
  refills,
  weight,
  years,
  type ItemDraft,
  type PrescriptionDraft,
} from '../prescriptions.forms.ts'

export const doseKinds = ['slots', 'needed', 'hourly', 'taper'] as const
export type DoseKind = (typeof doseKinds)[number]

export interface TypedStep {
  pattern: string
  days: string
}

/** A medicine as it is typed: every number is a text, and each way of taking it keeps what was typed for it. */
export interface TypedItem {
  medicine: string
  form: Form
  strength: string
  kind: DoseKind
  /** `1-0-1`, `BD`, `1-0-1 x 5`. */
  pattern: string
  every: string
  days: string
  steps: TypedStep[]
  amount: string
  hours: string
  gapHours: string
  mostPerDay: string
  food: string
  /** Empty: as counted. */
  quantity: string
  refills: string
  note: string
  reason: string
}

export interface TypedPrescription {
  items: TypedItem[]
  pregnancy: PrescriptionDraft['pregnancy']
  weightKg: string
  isSameComplaint: boolean
  age: string
  gender: PrescriptionDraft['gender']
  address: string
  advice: string
  validUntil: string
}

export function newItem(medicine: string, { form, strength }: Presentation): TypedItem {
  return {
    medicine,
    form,
    strength,
    kind: 'slots',
    pattern: '',
    every: '1',
    days: '',
    steps: [
      { pattern: '', days: '' },
      { pattern: '', days: '' },
    ],
    amount: '1',
    hours: '6',
    gapHours: '6',
    mostPerDay: '4',
    food: '',
    quantity: '',
    refills: '',
    note: '',
    reason: '',
  }
}

/** `Doxylamine 10 mg` says name and strength; the B12 of a vitamin belongs to its name. */
export function splitName(typed: string): { name: string; strength: string } {
  const [, name = '', strength = ''] = /^(.*?)(?:\s+(\d.*))?$/.exec(latinDigits(typed).trim()) ?? []
  return { name, strength }
}

/** `1-0-1 x 5d` says pattern and days at once. */
export function splitPattern(typed: string): { pattern: string; days: string | null } {
  const [, pattern = typed, days] =
    /^(.*?)\s*[x×*]\s*(\d{1,3})\s*(?:d|days?)?\s*$/i.exec(latinDigits(typed)) ?? []
  return { pattern: pattern.trim(), days: days ?? null }
}

/** `SOS` and `PRN`, as doctors write "when needed". */
export function isAsNeeded(pattern: string): boolean {
  return /^(?:sos|prn)$/i.test(pattern.trim())
}

/** The four parts of a pattern as they are typed, for a field each; empty where the pattern does not say so. */
export function partsOf(typed: string): Record<(typeof slots)[number], string> {
  const { pattern } = splitPattern(typed)
  const known = parsePattern(pattern, parseAmount)
  if (known && !/[-–]/.test(pattern)) return partsOf(patternOf(known))
  const parts = pattern.split(/\s*[-–]\s*/)
  const [morning = '', noon = '', third = '', fourth = ''] = parts
  const hasEvening = parts.length > 3
  return { morning, noon, evening: hasEvening ? third : '', night: hasEvening ? fourth : third }
}

/** The pattern with one of its four parts changed. */
export function withPart(typed: string, slot: (typeof slots)[number], part: string): string {
  const parts = { ...partsOf(typed), [slot]: part.replaceAll(/[-–]/g, '') }
  if (slots.every((one) => parts[one].trim() === '')) return ''
  const shown = slots.map((one) => parts[one].trim() || '0')
  return (parts.evening.trim() || '0') === '0' ? [shown[0], shown[1], shown[3]].join('-') : shown.join('-')
}

export function patternOf({ morning, noon, evening, night }: Amounts): string {
  const parts = evening === 0 ? [morning, noon, night] : [morning, noon, evening, night]
  return parts.map((amount) => amountText(amount, 'tablet')).join('-')
}

function readNumber(typed: string): number {
  const text = latinDigits(typed).trim().replace(',', '.')
  return text === '' ? Number.NaN : Number(text)
}

function readAmount(typed: string): number {
  return parseAmount(typed) ?? Number.NaN
}

/** What is typed as a dose, with a `null` where a pattern cannot be read. */
function doseIn(item: TypedItem): unknown {
  const amounts = (typed: string) => parsePattern(splitPattern(typed).pattern, parseAmount)
  switch (item.kind) {
    case 'slots': {
      const days = readNumber(splitPattern(item.pattern).days ?? item.days)
      return { kind: 'slots', amounts: amounts(item.pattern), every: Number(item.every), days }
    }
    case 'taper':
      return {
        kind: 'taper',
        steps: item.steps.map(({ pattern, days }) => ({
          days: readNumber(splitPattern(pattern).days ?? days),
          amounts: amounts(pattern),
        })),
      }
    case 'hourly':
      return {
        kind: 'hourly',
        amount: readAmount(item.amount),
        hours: Number(item.hours),
        days: readNumber(item.days),
      }
    case 'needed':
      return {
        kind: 'needed',
        amount: readAmount(item.amount),
        gapHours: readNumber(item.gapHours),
        mostPerDay: readNumber(item.mostPerDay),
        days: readNumber(item.days),
      }
  }
}

/** By the path of the field in which it is typed: `steps.1.pattern`. */
type Codes = Record<string, string>

/** The field that says this part of the dose. */
function fieldOf(path: string): string {
  if (path === 'steps') return 'steps.0.days'
  const step = /^(?:steps\.\d+\.)?/.exec(path)?.[0] ?? ''
  const name = path.slice(step.length).split('.')[0] ?? ''
  return step + (name === 'amounts' ? 'pattern' : name)
}

/** The dose, and what cannot be read of it. */
export function readDose(item: TypedItem): { dose: Dose | null; codes: Codes } {
  const read = v.safeParse(doseForm, doseIn(item))
  if (read.success) return { dose: read.output, codes: {} }
  const codes = Object.entries(fieldCodes(read.issues)).map(([path, code]) => {
    const field = fieldOf(path)
    return [field, field.endsWith('pattern') ? 'patternInvalid' : code] as const
  })
  return { dose: null, codes: Object.fromEntries(codes) }
}

/** A number of its own field; an empty field is `none`. */
function readOne(schema: v.GenericSchema<unknown, number>, typed: string, none: number | null = null) {
  if (typed.trim() === '') return { value: none, code: undefined }
  const read = v.safeParse(schema, readNumber(typed))
  return read.success
    ? { value: read.output, code: undefined }
    : { value: null, code: read.issues[0].message }
}

function readItem(item: TypedItem): { draft: ItemDraft; codes: Codes } {
  const { medicine, form, strength, note, reason } = item
  const { dose, codes } = readDose(item)
  const counted = readOne(quantity, item.quantity, dose && quantityOf(dose, unitOf(form)))
  const again = readOne(refills, item.refills, 0)
  const draft = {
    medicine,
    form,
    strength,
    dose,
    food: (item.food || null) as ItemDraft['food'],
    quantity: counted.value,
    refills: again.value ?? 0,
    note,
    reason,
  }
  return { draft, codes: clean({ ...codes, quantity: counted.code, refills: again.code }) }
}

/** What is typed as a draft that can be saved, and by their paths the fields that cannot be read. */
export function readTyped(typed: TypedPrescription): { draft: PrescriptionDraft; codes: Codes } {
  const items = typed.items.map(readItem)
  const weightKg = readOne(weight, typed.weightKg)
  const age = readOne(years, typed.age)
  const draft = {
    items: items.map((one) => one.draft),
    pregnancy: typed.pregnancy,
    weightKg: weightKg.value,
    isSameComplaint: typed.isSameComplaint,
    age: age.value,
    gender: typed.gender,
    address: typed.address,
    advice: typed.advice,
    validUntil: typed.validUntil,
  }
  const ofItems = items.flatMap(({ codes }, at) =>
    Object.entries(codes).map(([field, code]) => [`items.${at}.${field}`, code] as const),
  )
  return {
    draft,
    codes: { ...Object.fromEntries(ofItems), ...clean({ weightKg: weightKg.code, age: age.code }) },
  }
}

function clean(codes: Record<string, string | undefined>): Codes {
  return Object.fromEntries(Object.entries(codes).filter(([, code]) => code !== undefined)) as Codes
}
