import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { genders } from '../../patients/patients.rules.ts'
import { sites } from '../codes/vitals.sites.ts'
import { possible } from '../vitals.possible.ts'
import { gradedTypes, sugarContexts, type GradedType } from '../vitals.units.ts'
import { compareGrades, grades } from './vitals.grades.ts'
import { gradeReading, type Gradable } from './vitals.grader.ts'
import { isPregnantOrAfterBirth, pregnancies, type Person } from './vitals.person.ts'
import { questions, symptoms } from './vitals.symptoms.ts'

const person: fc.Arbitrary<Person> = fc
  .record({
    months: fc.integer({ min: 0, max: 100 * 12 }),
    areMonthsKnown: fc.boolean(),
    gender: fc.constantFrom(...genders, null),
    pregnancy: fc.constantFrom(...pregnancies, null),
  })
  .map(({ months, areMonthsKnown, gender, pregnancy }) => ({
    ageInYears: Math.floor(months / 12),
    ageInMonths: months < 60 && areMonthsKnown ? months : null,
    gender,
    // The grader does not rely on the ages at which we ask.
    pregnancy: gender === 'Female' && months >= 10 * 12 ? pregnancy : null,
  }))

const answers = fc.option(fc.uniqueArray(fc.constantFrom(...symptoms), { maxLength: 4 }), { nil: null })

function values(type: GradedType): fc.Arbitrary<number[]> {
  const numbers = possible[type].map(({ from, to }) =>
    fc.integer({ min: Math.round(from * 10), max: Math.round(to * 10) }).map((tenths) => tenths / 10),
  )
  const all = fc.tuple(...numbers)
  return type === 'bloodPressure' ? all.filter(([upper = 0, lower = 0]) => lower < upper) : all
}

const reading: fc.Arbitrary<Gradable> = fc.constantFrom(...gradedTypes).chain((type) =>
  fc.record({
    type: fc.constant(type),
    values: values(type),
    context: type === 'bloodSugar' ? fc.constantFrom(...sugarContexts) : fc.constant(null),
    site: type === 'temperature' ? fc.constantFrom(...sites, null) : fc.constant(null),
  }),
)

/** The value of the same reading that lies further from the middle: higher of the high ones, lower of the low ones. */
const middles: Record<GradedType, number[]> = {
  bloodPressure: [115, 75],
  heartRate: [72],
  bloodSugar: [85],
  temperature: [36.8],
  oxygenSaturation: [98],
  respiratoryRate: [20],
  haemoglobin: [14],
  hba1c: [5],
  // No arm is too thick.
  armCircumference: [60],
}

describe('the grader', () => {
  it('is total: each possible reading of each person has a colour, or is of the few that have none', () => {
    fc.assert(
      fc.property(reading, person, answers, (one, who, said) => {
        const { grade } = gradeReading(one, who, said)
        expect(grades).toContain(grade)
        expect(grade !== 'askHealthWorker' || hasNoLimits(one.type, who)).toBe(true)
      }),
      { numRuns: 5000 },
    )
  })

  it('is total: a danger sign in pregnancy or after birth is red at every value and every age', () => {
    const sign = fc.constantFrom(
      ...questions.pregnancySigns.symptoms.map((one) => ['pregnant', one] as const),
      ...questions.afterBirthSigns.symptoms.map((one) => ['afterBirth', one] as const),
    )
    fc.assert(
      fc.property(reading, fc.integer({ min: 10, max: 55 }), sign, answers, (one, ageInYears, said, more) => {
        const [pregnancy, symptom] = said
        const woman: Person = { ageInYears, ageInMonths: null, gender: 'Female', pregnancy }
        expect(gradeReading(one, woman, [...(more ?? []), symptom]).grade).toBe('critical')
        expect(gradeReading(one, woman).grade).not.toBe('normal')
      }),
      { numRuns: 3000 },
    )
  })

  it('is monotone: a worse value never gets a better colour', () => {
    const step = fc.integer({ min: 1, max: 400 }).map((tenths) => tenths / 10)
    fc.assert(
      fc.property(
        reading,
        person,
        answers,
        step,
        fc.integer({ min: 0, max: 1 }),
        (one, who, said, by, nth) => {
          const at = nth % one.values.length
          const worse = further(one, at, by)
          if (worse === null) return
          const [grade, then] = [one, worse].map((each) => gradeReading(each, who, said).grade)
          expect(compareGrades(then ?? 'normal', grade ?? 'normal')).toBeGreaterThanOrEqual(0)
        },
      ),
      { numRuns: 20_000 },
    )
  })

  it('is monotone in the answers: one more yes never gets a better colour', () => {
    fc.assert(
      fc.property(reading, person, answers, fc.constantFrom(...symptoms), (one, who, said, more) => {
        const fewer = gradeReading(one, who, said ?? [])
        const also = gradeReading(one, who, [...(said ?? []), more])
        expect(compareGrades(also.grade, fewer.grade)).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 3000 },
    )
  })

  it('is careful: pregnancy never gets a better colour than the same woman without it', () => {
    fc.assert(
      fc.property(reading, fc.integer({ min: 10, max: 50 }), answers, (one, ageInYears, said) => {
        // Haemoglobin is lower in pregnancy.
        if (one.type === 'haemoglobin') return
        const woman: Person = { ageInYears, ageInMonths: null, gender: 'Female', pregnancy: 'no' }
        const [without, pregnant] = [woman, { ...woman, pregnancy: 'pregnant' as const }].map(
          (who) => gradeReading(one, who, said).grade,
        )
        expect(compareGrades(pregnant ?? 'normal', without ?? 'normal')).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 3000 },
    )
  })

  it('is careful: where the months are not known, no possible age has a worse colour', () => {
    fc.assert(
      fc.property(
        reading,
        answers,
        fc.integer({ min: 0, max: 59 }),
        fc.integer({ min: 0, max: 11 }),
        (one, said, least, after) => {
          const child: Person = {
            ageInYears: Math.floor(least / 12),
            ageInMonths: null,
            monthsBetween: [least, least + 11],
            gender: null,
            pregnancy: null,
          }
          const months = least + after
          const known: Person = {
            ageInYears: Math.floor(months / 12),
            ageInMonths: months < 60 ? months : null,
            gender: null,
            pregnancy: null,
          }
          const [unknown, exact] = [child, known].map((who) => gradeReading(one, who, said).grade)
          expect(compareGrades(unknown ?? 'normal', exact ?? 'normal')).toBeGreaterThanOrEqual(0)
        },
      ),
      { numRuns: 5000 },
    )
  })

  it('is careful: under the arm no temperature has a better colour than in the mouth', () => {
    fc.assert(
      fc.property(values('temperature'), person, answers, (temperature, who, said) => {
        const [mouth, armpit] = (['mouth', 'armpit'] as const).map(
          (site) =>
            gradeReading({ type: 'temperature', values: temperature, context: null, site }, who, said).grade,
        )
        expect(compareGrades(armpit ?? 'normal', mouth ?? 'normal')).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 3000 },
    )
  })

  it('HI and LO are red for everybody', () => {
    fc.assert(
      fc.property(
        person,
        answers,
        fc.constantFrom('high' as const, 'low' as const),
        (who, said, offScale) => {
          expect(
            gradeReading({ type: 'bloodSugar', values: [], context: 'anyTime', offScale }, who, said).grade,
          ).toBe('critical')
        },
      ),
    )
  })
})

/** What has no grade, as docs/clinical-sources.md says; everything else must have a colour. */
function hasNoLimits(type: GradedType, { ageInYears, ageInMonths, pregnancy }: Person): boolean {
  const months = ageInMonths ?? ageInYears * 12
  const isChild = ageInYears < 16 && !isPregnantOrAfterBirth(pregnancy)
  switch (type) {
    case 'bloodPressure':
    case 'heartRate':
      return isChild
    case 'respiratoryRate':
      return isChild && ageInYears >= 5
    case 'haemoglobin':
      return months < 6
    case 'armCircumference':
      return pregnancy !== 'pregnant' && (months < 6 || months >= 60)
    case 'bloodSugar':
    case 'temperature':
    case 'oxygenSaturation':
    case 'hba1c':
      return false
  }
}

/** Null where the value would no longer be possible, or where it is the difference of both pressures that changes. */
function further(one: Gradable, at: number, by: number): Gradable | null {
  const value = one.values[at] ?? NaN
  const isHigh = value >= (middles[one.type][at] ?? NaN)
  const next = one.values.map((each, nth) => (nth === at ? each + (isHigh ? by : -by) : each))
  const { from, to } = possible[one.type][at] ?? { from: NaN, to: NaN }
  if ((next[at] ?? NaN) < from || (next[at] ?? NaN) > to) return null
  if (one.type !== 'bloodPressure') return { ...one, values: next }
  const [was, is] = [one.values, next].map(([upper = NaN, lower = NaN]) => upper - lower)
  // A narrow difference of both is a sign of its own (dengue): widening it is no worsening.
  return (is ?? NaN) <= 0 || ((was ?? NaN) <= 20 && (is ?? NaN) > (was ?? NaN))
    ? null
    : { ...one, values: next }
}
