import type { MoreType } from '../vitals.units.ts'
import { redWithSigns, redWithYes, type Limits, type Line } from './vitals.limits.ts'
import { gradedAsAdultFrom, type Person } from './vitals.person.ts'

/* Limits of what stands under "more". Each number has its row in docs/clinical-sources.md. */

const normal = (...lines: Line[]): Limits => ({ lines, else: 'normal' })
const none: Limits = { lines: [], else: 'askHealthWorker' }

const adultBreaths = normal(
  { downTo: 8, colour: 'critical' },
  { below: 12, colour: 'abnormal' },
  { above: 20, colour: 'urgent' },
  { from: 25, colour: 'critical' },
)
/** Whose breaths are counted is ill: chest indrawing and the other signs count at any rate (IMNCI). */
const slowBreaths: Line[] = [
  redWithSigns('childDanger'),
  { downTo: 10, colour: 'critical' },
  { below: 20, colour: 'abnormal' },
]
const underTwoMonthsBreaths = normal(...slowBreaths, { from: 60, colour: 'critical' })
const underOneYearBreaths = normal(...slowBreaths, { from: 50, colour: redWithYes('childDanger') })
const underFiveBreaths = normal(...slowBreaths, { from: 40, colour: redWithYes('childDanger') })

function breathsOf({ ageInYears, ageInMonths }: Person): Limits {
  if (ageInYears >= gradedAsAdultFrom) return adultBreaths
  if (ageInYears >= 5) return none
  const months = ageInMonths ?? ageInYears * 12
  if (months < 2) return underTwoMonthsBreaths
  return months < 12 ? underOneYearBreaths : underFiveBreaths
}

/** Anaemia in g/dL: from mild on yellow, severe amber. */
function haemoglobin(mild: number, severe: number): Limits {
  return normal(
    { below: mild, colour: 'abnormal' },
    { below: severe, colour: redWithYes('danger') },
    { below: 5, colour: 'critical' },
    { above: 18, colour: 'abnormal' },
  )
}
const pregnantHaemoglobin = normal(
  { below: 11, colour: 'abnormal' },
  { below: 7, colour: 'critical' },
  { above: 18, colour: 'abnormal' },
)
const underSixMonthsHaemoglobin: Limits = {
  lines: [
    { below: 7, colour: redWithYes('danger') },
    { below: 5, colour: 'critical' },
  ],
  else: 'askHealthWorker',
}

function haemoglobinOf({ ageInYears, ageInMonths, gender, pregnancy }: Person): Limits {
  if (pregnancy === 'pregnant') return pregnantHaemoglobin
  if (ageInYears >= 15) return haemoglobin(gender === 'Female' ? 12 : 13, 8)
  if (ageInYears >= 12) return haemoglobin(12, 8)
  if (ageInYears >= 5) return haemoglobin(11.5, 8)
  const months = ageInMonths ?? ageInYears * 12
  if (months < 6) return underSixMonthsHaemoglobin
  return haemoglobin(months < 24 ? 10.5 : 11, 7)
}

const hba1c = normal({ below: 4, colour: 'abnormal' }, { from: 5.7, colour: 'abnormal' })

const childArm = normal({ below: 12.5, colour: 'abnormal' }, { below: 11.5, colour: 'urgent' })

function armOf({ ageInYears, ageInMonths }: Person): Limits {
  const months = ageInMonths ?? ageInYears * 12
  return months >= 6 && months < 60 ? childArm : none
}

export function limitsOfMore(type: MoreType, person: Person): readonly Limits[] {
  switch (type) {
    case 'respiratoryRate':
      return [breathsOf(person)]
    case 'haemoglobin':
      return [haemoglobinOf(person)]
    case 'hba1c':
      return [hba1c]
    case 'armCircumference':
      return [armOf(person)]
  }
}
