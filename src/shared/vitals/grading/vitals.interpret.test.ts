import { describe, expect, it } from 'vitest'
import { interpret, type Entry } from './vitals.interpret.ts'
import { mayBePregnant, personOn, rememberedPregnancy, unknownAdult, type Person } from './vitals.person.ts'
import { adviceFor } from './vitals.advice.ts'
import { gradeReading, needsMonths } from './vitals.grader.ts'

const today = '2026-11-24'
const man: Person = { ...unknownAdult, gender: 'Male' }
const woman: Person = { ...unknownAdult, ageInYears: 28, gender: 'Female' }
const pregnant: Person = { ...woman, pregnancy: 'pregnant' }

function read(entry: Entry, person = man, day = today) {
  const result = interpret(entry, person, { day, today })
  if ('refusal' in result) throw new Error(result.refusal)
  return result.readings
}
const gradeOf = (entry: Entry, person = man) => read(entry, person)[0]?.grade

describe('people who were harmed by the limits of before', () => {
  it.each([
    ['a glucometer that shows HI', man, { type: 'bloodSugar', value: 'HI' }, 'critical'],
    ['a glucometer that shows LO', man, { type: 'bloodSugar', value: 'ਲੋ' }, 'critical'],
    ['a sugar of 30, typed without its unit', man, { type: 'bloodSugar', value: '30' }, 'critical'],
    ['shock, 65/35', man, { type: 'bloodPressure', value: '65/35' }, 'critical'],
    ['shock, 60/40', man, { type: 'bloodPressure', value: '60/40' }, 'critical'],
    ['a pregnant woman with 160/105', pregnant, { type: 'bloodPressure', value: '160/105' }, 'critical'],
    ['a pregnant woman with 164/112', pregnant, { type: 'bloodPressure', value: '164/112' }, 'critical'],
    [
      'a pregnant woman with sugar 190 after food',
      pregnant,
      { type: 'bloodSugar', value: '190 pp' },
      'urgent',
    ],
    [
      'a five-year-old with oxygen of 80 %',
      { ...man, ageInYears: 5 },
      { type: 'oxygenSaturation', value: '80' },
      'critical',
    ],
    [
      'a newborn with 104.5 °F',
      { ...man, ageInYears: 0, ageInMonths: 0 },
      { type: 'temperature', value: '104.5' },
      'critical',
    ],
    ['a man with 105 °F', man, { type: 'temperature', value: '105' }, 'critical'],
    ['a man with 104.5 °F', man, { type: 'temperature', value: '104.5' }, 'critical'],
    ['a man with 100.4 °F', man, { type: 'temperature', value: '100.4' }, 'abnormal'],
    ['a man with 96.5 °F', man, { type: 'temperature', value: '96.5' }, 'normal'],
    [
      'a fasting sugar of 200 without any complaint',
      man,
      { type: 'bloodSugar', value: '200 fasting', symptoms: [] },
      'urgent',
    ],
    [
      '180/110 without any complaint',
      man,
      { type: 'bloodPressure', value: '180/110', symptoms: [] },
      'urgent',
    ],
    [
      '180/110 with pain in the chest',
      man,
      { type: 'bloodPressure', value: '180/110', symptoms: ['chestPain'] },
      'critical',
    ],
    ['180/110, and nobody answered', man, { type: 'bloodPressure', value: '180/110' }, 'critical'],
    [
      'a slim woman with an upper number of 90 and no complaint',
      { ...woman, pregnancy: 'no' },
      { type: 'bloodPressure', value: '90/60', symptoms: [] },
      'urgent',
    ],
    ['a fasting sugar of 110', man, { type: 'bloodSugar', value: '110 fasting' }, 'abnormal'],
    ['a sugar of 190 two hours after food', man, { type: 'bloodSugar', value: '190 pp' }, 'abnormal'],
    [
      'a newborn of 1.8 kg',
      { ...man, ageInYears: 0, ageInMonths: 0 },
      { type: 'weight', value: '1.8' },
      null,
    ],
  ] as const)('%s', (_, person, entry, grade) => {
    expect(gradeOf(entry, person)).toBe(grade)
  })
})

describe('a reading of some days ago', () => {
  it.each([
    ['2026-11-24', true, null],
    ['2026-11-23', true, null],
    ['2026-11-22', false, 'measureNow'],
    ['2026-11-17', false, 'measureNow'],
  ] as const)('of %s: needs a doctor %s, advice %s', (day, expected, advice) => {
    const [one] = read({ type: 'temperature', value: '40.5' }, man, day)
    expect(one).toMatchObject({ grade: 'critical', needsDoctor: expected })
    expect(one && adviceFor({ ...one, date: day }, today)).toBe(advice)
  })
})

describe('the advice beside the colour', () => {
  it.each([
    ['bloodSugar', '62', null, 'eatSugar'],
    ['bloodSugar', '40', null, 'eatSugar'],
    ['bloodSugar', '34', null, 'eatSugar'],
    ['bloodSugar', 'LO', null, 'eatSugar'],
    ['bloodSugar', 'HI', null, null],
    // It may be 540 mg/dL.
    ['bloodSugar', '30', null, 'sugarUnit'],
    ['bloodSugar', '30 mmol', null, null],
    ['bloodSugar', '110 fasting', null, 'borderline'],
    ['bloodSugar', '126 fasting', null, null],
    ['bloodSugar', '150 pp', null, 'borderline'],
    ['bloodSugar', '200 pp', null, null],
    ['hba1c', '6.0', null, 'borderline'],
    ['hba1c', '6.5', null, null],
    ['bloodPressure', '95/60', null, 'lowPressure'],
    ['bloodPressure', '184/100', [], 'measureAgain'],
    ['bloodPressure', '184/100', ['chestPain'], null],
    ['bloodPressure', '120/80', null, null],
  ] as const)('%s %s (%s): %s', (type, value, symptoms, advice) => {
    const [one] = read({ type, value, symptoms })
    expect(one && adviceFor({ ...one, date: today }, today)).toBe(advice)
  })
})

describe('pregnancy', () => {
  it.each([
    [{ ageInYears: 12, gender: 'Female' }, true],
    [{ ageInYears: 50, gender: 'Female' }, true],
    [{ ageInYears: 11, gender: 'Female' }, false],
    [{ ageInYears: 51, gender: 'Female' }, false],
    [{ ageInYears: 28, gender: 'Male' }, false],
    [{ ageInYears: 28, gender: 'Other' }, false],
    [{ ageInYears: 28, gender: null }, false],
  ] as const)('%o is asked: %s', (who, expected) => {
    expect(mayBePregnant(who)).toBe(expected)
  })

  const facts = { age: { birthYear: 1998, saidOn: '2026-01-01', atBirth: false }, gender: 'Female' } as const
  it.each([
    ['2026-11-24', 'pregnant'],
    ['2026-10-13', 'pregnant'],
    ['2026-10-12', null],
  ])('an answer of %s is remembered as %s', (on, expected) => {
    expect(rememberedPregnancy({ ...facts, pregnancy: { said: 'pregnant', on } }, today)).toBe(expected)
  })

  it('an answer that nobody can have given is left out', () => {
    const said = { pregnancy: 'pregnant', ageInMonths: null } as const
    expect(personOn(today, { ...facts, gender: 'Male' }, said).pregnancy).toBeNull()
  })

  it('without an answer, what is not normal in pregnancy is not called normal, and alarms nobody', () => {
    const fasting: Entry = { type: 'bloodSugar', value: '97 fasting' }
    expect(
      [woman, { ...woman, pregnancy: 'no' as const }, pregnant].map((who) => gradeOf(fasting, who)),
    ).toEqual(['abnormal', 'normal', 'urgent'])
  })

  it('at 15, the limits of pregnancy and of adults hold, although blood pressure has no others', () => {
    const girl: Person = { ...pregnant, ageInYears: 15 }
    expect(gradeOf({ type: 'bloodPressure', value: '162/100' }, girl)).toBe('critical')
    expect(gradeOf({ type: 'bloodPressure', value: '65/35' }, girl)).toBe('critical')
    expect(gradeOf({ type: 'bloodPressure', value: '110/70' }, girl)).toBe('abnormal')
    expect(gradeOf({ type: 'bloodPressure', value: '110/70', symptoms: [] }, girl)).toBe('normal')
  })
})

describe('the age of a child', () => {
  const born = { age: { birthYear: 2026, saidOn: '2026-09-25', atBirth: true }, gender: 'Male' } as const
  const said = { pregnancy: null, ageInMonths: null }
  it.each([
    ['2026-11-24', 1],
    ['2026-11-25', 2],
    ['2027-09-24', 11],
    ['2027-09-25', 12],
    ['2031-09-24', 59],
    ['2031-09-25', null],
  ])('on %s: %s full months', (day, months) => {
    expect(personOn(day, born, said).ageInMonths).toBe(months)
  })

  it('the months that were said count only where the record does not know them', () => {
    const unknown = {
      age: { birthYear: 2026, saidOn: '2026-11-01', atBirth: false },
      gender: 'Male',
    } as const
    expect(personOn(today, unknown, { ...said, ageInMonths: 4 }).ageInMonths).toBe(4)
    expect(personOn(today, born, { ...said, ageInMonths: 4 }).ageInMonths).toBe(1)
  })

  it('months that nobody told us are asked for where they matter; until then the youngest is assumed', () => {
    const baby: Person = { ...man, ageInYears: 0 }
    const at = (value: number) =>
      gradeReading({ type: 'temperature', values: [value], context: null }, baby, null)
    expect(at(38.2)).toMatchObject({ grade: 'critical', asksMonths: true })
    expect(at(40.5)).toMatchObject({ grade: 'critical', asksMonths: false })
    // Under two months signs of danger count without fever too.
    expect(at(36.8)).toMatchObject({ grade: 'abnormal', asksMonths: true })
  })

  describe('whose month of birth is not known', () => {
    /** Said on 24 May 2026: half a year later a child of two is 30 to 41 months old. */
    const profile = (years: number) => ({
      age: { birthYear: 2026 - years, saidOn: '2026-05-24', atBirth: false },
      gender: null,
    })
    const person = (years: number, ageInMonths: number | null = null) =>
      personOn(today, profile(years), { pregnancy: null, ageInMonths })

    it.each([
      [0, [6, 17]],
      [1, [18, 29]],
      [4, [54, 65]],
      [5, undefined],
    ])('%i years said: %j months', (years, between) => {
      expect(person(years).monthsBetween).toEqual(between)
    })

    it.each([
      // 6 to 17 months: fast breathing begins at 50, from twelve months at 40.
      [0, 'respiratoryRate', true],
      [1, 'respiratoryRate', false],
      [1, 'haemoglobin', true],
      [2, 'haemoglobin', false],
      // 54 to 65 months: from five years the tables have no limits.
      [4, 'armCircumference', true],
      [2, 'armCircumference', false],
      [2, 'temperature', false],
      [30, 'respiratoryRate', false],
    ] as const)('%i years, %s: the months are asked for: %s', (years, type, isAsked) => {
      expect(needsMonths({ type, context: null }, person(years))).toBe(isAsked)
    })

    it('the careful side is taken until they are said', () => {
      const breaths = { type: 'respiratoryRate', values: [42], context: null } as const
      expect(gradeReading(breaths, person(0))).toMatchObject({ grade: 'critical', asksMonths: true })
      expect(gradeReading(breaths, person(0, 8), [])).toMatchObject({ grade: 'normal', asksMonths: false })
      expect(gradeReading(breaths, person(0, 14))).toMatchObject({ grade: 'critical', asksMonths: false })
      const arm = { type: 'armCircumference', values: [11.2], context: null } as const
      expect(gradeReading(arm, person(4))).toMatchObject({ grade: 'urgent', asksMonths: true })
      expect(gradeReading(arm, person(4, 61)).grade).toBe('askHealthWorker')
    })

    it('months that do not fit the profile are not taken: a child of four is not graded as a baby', () => {
      expect(person(4, 4)).toEqual(person(4))
      expect(person(4, 56)).toMatchObject({ ageInYears: 4, ageInMonths: 56 })
      expect(person(4, 62)).toMatchObject({ ageInYears: 5, ageInMonths: null })
    })
  })
})

describe('a temperature under the arm', () => {
  const child: Person = { ...man, ageInYears: 2, ageInMonths: 26 }
  it.each([
    ['armpit', '37.5', [], 'abnormal'],
    ['armpit', '37.5', ['notDrinking'], 'critical'],
    ['armpit', '37.4', [], 'normal'],
    ['mouth', '37.5', [], 'normal'],
    ['', '37.5', [], 'normal'],
  ] as const)('of a child, %s %s with %j: %s', (site, value, symptoms, grade) => {
    expect(gradeOf({ type: 'temperature', value, site, symptoms }, child)).toBe(grade)
  })

  it('says that it is lower than in the mouth where it is called normal', () => {
    const [one] = read({ type: 'temperature', value: '37.2', site: 'armpit' })
    expect(adviceFor({ ...one!, date: today }, today)).toBe('armpit')
    expect(read({ type: 'heartRate', value: '72', site: 'armpit' })[0]?.site).toBeNull()
  })
})

describe('yellow only because nobody answered about signs', () => {
  const girl = { ...pregnant, ageInYears: 15 }
  it.each([
    ['a lower number under 60', man, { type: 'bloodPressure', value: '112/54' }, true],
    ['the mean of two', man, { type: 'bloodPressure', value: '112/54', second: '110/56' }, true],
    ['a pregnant woman at any value', pregnant, { type: 'bloodPressure', value: '118/76' }, true],
    ['a pregnant girl at any value', girl, { type: 'heartRate', value: '80' }, true],
    ['an answer was given', man, { type: 'bloodPressure', value: '112/54', symptoms: [] }, false],
    ['an answer was given', pregnant, { type: 'bloodPressure', value: '118/76', symptoms: [] }, false],
    ['the number itself', man, { type: 'bloodPressure', value: '150/95' }, false],
    ['the number itself', man, { type: 'bloodPressure', value: '95/55' }, false],
    ['the number itself', pregnant, { type: 'haemoglobin', value: '10.5' }, false],
    ['pregnancy, which was not said', woman, { type: 'armCircumference', value: '22' }, false],
    ['normal', man, { type: 'bloodPressure', value: '118/76' }, false],
    ['red without an answer', man, { type: 'bloodPressure', value: '190/120' }, false],
    ['HI', man, { type: 'bloodSugar', value: 'HI' }, false],
  ] as const)('%s', (_, person, entry, isOnlyUnanswered) => {
    expect(Boolean(read(entry, person)[0]?.isOnlyUnanswered)).toBe(isOnlyUnanswered)
  })
})
