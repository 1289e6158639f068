import type { Site } from '../codes/vitals.sites.ts'
import type { SugarContext, VitalType } from '../vitals.units.ts'
import { redWithSigns, redWithYes, type Limits, type Line } from './vitals.limits.ts'
import { gradedAsAdultFrom, type Person } from './vitals.person.ts'

/*
 * The limits of the five vitals, in canonical units. Each number has its row in docs/clinical-sources.md: source,
 * edition, and whether a clinician must still confirm it.
 */

const normal = (...lines: Line[]): Limits => ({ lines, else: 'normal' })
const none: Limits = { lines: [], else: 'askHealthWorker' }

const systolic = normal(
  { below: 100, colour: 'abnormal' },
  { downTo: 90, colour: redWithYes('danger') },
  { below: 80, colour: 'critical' },
  { from: 140, colour: 'abnormal' },
  { from: 180, colour: redWithYes('danger') },
  { from: 220, colour: 'critical' },
)
const diastolic = normal(
  // Of many healthy people too: the signs decide, and without an answer nobody is reassured.
  { below: 60, colour: { ask: 'faintness', no: 'normal', yes: 'urgent', unanswered: 'abnormal' } },
  { below: 40, colour: redWithYes('danger') },
  { from: 90, colour: 'abnormal' },
  { from: 110, colour: redWithYes('danger') },
)
/** Upper minus lower number: narrow in dengue. */
const pulsePressure = normal({ downTo: 20, colour: { ask: 'dengue', no: 'abnormal', yes: 'urgent' } })

const heartRate = normal(
  { downTo: 40, colour: 'critical' },
  { below: 51, colour: 'abnormal' },
  { above: 100, colour: 'abnormal' },
  { from: 131, colour: 'critical' },
  // At any rate: 72 can be irregular too. Nobody has to say that it is not.
  { from: 0, colour: { ask: 'irregular', no: 'normal', yes: 'urgent' } },
)

const lowSugar: Line[] = [
  { below: 70, colour: 'abnormal' },
  { downTo: 54, colour: 'critical' },
]
const adultSugar: Record<SugarContext, Limits> = {
  fasting: normal(
    ...lowSugar,
    { from: 100, colour: 'abnormal' },
    { from: 200, colour: redWithYes('sugarDanger') },
  ),
  afterFood: normal(
    ...lowSugar,
    { from: 140, colour: 'abnormal' },
    { from: 300, colour: redWithYes('sugarDanger') },
  ),
  anyTime: normal(
    ...lowSugar,
    { from: 200, colour: 'abnormal' },
    { from: 300, colour: redWithYes('sugarDanger') },
  ),
  get random() {
    return this.anyTime
  },
}
const childSugarDanger: Line = { from: 250, colour: redWithYes('sugarDanger') }
const childSugar: Record<SugarContext, Limits> = {
  fasting: normal(
    ...lowSugar,
    { from: 100, colour: 'abnormal' },
    { from: 126, colour: 'urgent' },
    childSugarDanger,
  ),
  afterFood: normal(
    ...lowSugar,
    { from: 140, colour: 'abnormal' },
    { from: 200, colour: 'urgent' },
    childSugarDanger,
  ),
  anyTime: normal(...lowSugar, { from: 200, colour: 'urgent' }, childSugarDanger),
  get random() {
    return this.anyTime
  },
}

const adultTemperature = normal(
  { downTo: 35, colour: 'critical' },
  { from: 38, colour: 'abnormal' },
  { from: 39.1, colour: redWithYes('feverDanger') },
  { from: 40, colour: 'critical' },
)
/** In the armpit of a child 37.5 °C is fever already (IMCI). */
const armpitFever: Line = {
  from: 37.5,
  colour: { ask: 'childFeverSevere', no: 'abnormal', yes: 'critical' },
}
const childTemperature = normal(
  { downTo: 35, colour: 'critical' },
  { from: 38, colour: { ask: 'childFeverSevere', no: 'abnormal', yes: 'critical' } },
  { from: 39.1, colour: redWithYes('childFeverDanger') },
  { from: 40, colour: 'critical' },
)
const underThreeMonthsTemperature = normal(
  { downTo: 35, colour: 'critical' },
  { from: 38, colour: 'critical' },
)
/** Not drinking, a fit or chest indrawing is danger without fever too (IMNCI). */
const underTwoMonthsTemperature = normal(
  redWithSigns('childDanger'),
  { below: 35.5, colour: 'critical' },
  { from: 37.5, colour: 'critical' },
)

const adultOxygen = normal(
  { below: 95, colour: 'abnormal' },
  { below: 94, colour: redWithYes('danger') },
  { downTo: 90, colour: 'critical' },
)
const childOxygen = normal(
  { below: 95, colour: 'abnormal' },
  { below: 94, colour: redWithYes('childDanger') },
  { below: 90, colour: 'critical' },
)

/** The limits of each number of a reading; for blood pressure upper, lower and their difference. */
export function limitsOfVital(
  type: VitalType,
  context: SugarContext | null,
  { ageInYears, ageInMonths }: Person,
  site: Site | null = null,
): readonly Limits[] {
  const isAdult = ageInYears >= gradedAsAdultFrom
  switch (type) {
    case 'bloodPressure':
      return isAdult ? [systolic, diastolic, pulsePressure] : [none, none, none]
    case 'heartRate':
      return [isAdult ? heartRate : none]
    case 'bloodSugar':
      return [(isAdult ? adultSugar : childSugar)[context ?? 'anyTime']]
    case 'temperature':
      return [isAdult ? adultTemperature : temperatureOfChild(ageInMonths, site)]
    case 'oxygenSaturation':
      return [isAdult ? adultOxygen : childOxygen]
  }
}

function temperatureOfChild(ageInMonths: number | null, site: Site | null): Limits {
  if (ageInMonths !== null && ageInMonths < 2) return underTwoMonthsTemperature
  const limits = ageInMonths === null || ageInMonths >= 3 ? childTemperature : underThreeMonthsTemperature
  return site === 'armpit' ? { ...limits, lines: [armpitFever, ...limits.lines] } : limits
}
