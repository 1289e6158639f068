import { describe, expect, it } from 'vitest'
import { readVital } from '../vitals.parse.ts'
import { gradedTypes, sugarContexts, type GradedType, type SugarContext } from '../vitals.units.ts'
import { rulesVersion, type Grade } from './vitals.grades.ts'
import { gradeReading, limitsFor } from './vitals.grader.ts'
import type { Person } from './vitals.person.ts'
import { questions, type QuestionName, type Symptom } from './vitals.symptoms.ts'
import { adults } from './vitals.tables.adult-rows.ts'
import { children } from './vitals.tables.child-rows.ts'
import { afterBirth, child, infant, man, pregnant, woman, type Colour } from './vitals.tables.people.ts'
import { inPregnancy } from './vitals.tables.pregnancy-rows.ts'
import { limitsInPregnancy } from './vitals.pregnancy-tables.ts'

const grades: Record<Colour, { no: Grade; yes: Grade; unanswered: Grade }> = {
  'no grade': same('askHealthWorker'),
  green: same('normal'),
  'green or amber': { no: 'normal', yes: 'urgent', unanswered: 'abnormal' },
  'green, amber if irregular': { no: 'normal', yes: 'urgent', unanswered: 'normal' },
  'green, red with signs': { no: 'normal', yes: 'critical', unanswered: 'abnormal' },
  yellow: same('abnormal'),
  'yellow, red with signs': { no: 'abnormal', yes: 'critical', unanswered: 'abnormal' },
  'yellow or amber': { no: 'abnormal', yes: 'urgent', unanswered: 'abnormal' },
  'yellow or red': { no: 'abnormal', yes: 'critical', unanswered: 'critical' },
  amber: same('urgent'),
  'amber, red with signs': { no: 'urgent', yes: 'critical', unanswered: 'urgent' },
  'amber or red': { no: 'urgent', yes: 'critical', unanswered: 'critical' },
  red: same('critical'),
}
function same(grade: Grade) {
  return { no: grade, yes: grade, unanswered: grade }
}

const cells = [...adults, ...inPregnancy, ...children].flatMap(([who, person, type, context, colours]) =>
  Object.entries(colours).flatMap(([colour, values]) =>
    values.split(' ').map((value) => ({ who, person, type, context, value, colour: colour as Colour })),
  ),
)

function gradeTyped(
  type: GradedType,
  value: string,
  context: SugarContext | null,
  person: Person,
  said: readonly Symptom[] | null,
) {
  const read = readVital({ type, value, context: context ?? '' })
  if ('refusal' in read) throw new Error(`${value}: ${read.refusal}`)
  return gradeReading({ ...read, type }, person, said)
}

describe('the tables', () => {
  it.each(cells)('$who: $type $value ($context) is $colour', ({ person, type, value, context, colour }) => {
    const { asks, grade } = gradeTyped(type, value, context, person, null)
    const no = gradeTyped(type, value, context, person, []).grade
    const yes = gradeTyped(type, value, context, person, asks).grade
    expect({ no, yes, unanswered: grade }).toEqual(grades[colour])
    // A question is asked exactly where it decides.
    expect(asks.length > 0).toBe(no !== yes)
  })

  it('the rows name every limit', () => {
    const named = (type: GradedType, context: SugarContext | null) =>
      new Set(
        cells
          .filter((cell) => cell.type === type && (context === null || cell.context === context))
          .flatMap(({ value }) => value.split('/').map(Number)),
      )
    for (const { person, type, context } of cells) {
      // The difference of both pressures is named by two rows of its own.
      const all = [
        ...limitsFor({ type, context }, person).slice(0, 2),
        ...limitsInPregnancy(type, context, 'pregnant'),
      ]
      const limits = all.flatMap(({ lines }) => lines.flatMap(limitOf))
      const near = [...named(type, context)]
      const missing = limits.filter((limit) => !near.some((value) => Math.abs(value - limit) <= 1))
      expect({ type, context, missing }).toEqual({ type, context, missing: [] })
    }
  })
})

function limitOf(line: object): number[] {
  // 0: of a line that holds for every value.
  return Object.values(line).filter((part) => typeof part === 'number' && part !== 0)
}

describe('each question', () => {
  it.each([
    ['danger', man, 'bloodPressure', '184/112', null],
    ['sugarDanger', man, 'bloodSugar', '320', 'anyTime'],
    ['feverDanger', man, 'temperature', '39.4', null],
    ['childFeverSevere', child(4), 'temperature', '38.4', null],
    ['childFeverDanger', child(4), 'temperature', '39.4', null],
    ['childDanger', infant(8), 'respiratoryRate', '54', null],
    ['pregnancyDanger', pregnant, 'bloodPressure', '146/94', null],
    ['pregnancySigns', pregnant, 'haemoglobin', '11.8', null],
    ['afterBirthDanger', afterBirth, 'bloodPressure', '146/94', null],
    ['afterBirthSigns', afterBirth, 'haemoglobin', '12.4', null, ['fever']],
    ['dengue', man, 'bloodPressure', '104/86', null],
    ['irregular', man, 'heartRate', '72', null],
    ['faintness', man, 'bloodPressure', '112/54', null],
  ] as const)(
    '%s is asked in full',
    (name: QuestionName, person, type, value, context, others: readonly Symptom[] = []) => {
      const { asks } = gradeTyped(type, value, context, person, null)
      expect(asks.toSorted()).toEqual([...questions[name].symptoms, ...others].toSorted())
    },
  )

  it('any yes is enough', () => {
    for (const one of questions.danger.symptoms)
      expect(gradeTyped('bloodPressure', '184/112', null, man, [one]).grade).toBe('critical')
  })

  it('a sign of pregnancy is red at any value, fever after birth amber', () => {
    for (const one of questions.pregnancySigns.symptoms)
      expect(gradeTyped('bloodPressure', '118/76', null, pregnant, [one]).grade).toBe('critical')
    for (const one of questions.afterBirthSigns.symptoms)
      expect(gradeTyped('bloodPressure', '118/76', null, afterBirth, [one]).grade).toBe('critical')
    expect(gradeTyped('bloodPressure', '118/76', null, afterBirth, ['fever']).grade).toBe('urgent')
    expect(gradeTyped('bloodPressure', '118/76', null, pregnant, ['headache']).grade).toBe('normal')
  })

  it('an answer to another question changes nothing', () => {
    expect(gradeTyped('bloodPressure', '184/112', null, man, ['rash']).grade).toBe('urgent')
  })
})

it('a changed limit or question has a new version, because observations keep the version that interpreted them', () => {
  const people = [man, woman, pregnant, ...[0, 2, 3, 6, 12, 24].map(infant), ...[5, 12, 15].map(child)]
  const all = people.map((person) =>
    gradedTypes.map((type) =>
      (type === 'bloodSugar' ? sugarContexts : [null]).map((context) => [
        limitsFor({ type, context }, person),
        type === 'temperature' ? limitsFor({ type, context, site: 'armpit' }, person) : [],
        limitsInPregnancy(type, context, 'pregnant'),
        limitsInPregnancy(type, context, 'afterBirth'),
      ]),
    ),
  )
  expect([rulesVersion, hash(JSON.stringify([all, questions]))]).toEqual(['2026-11-28.2', 296_300_434])
})

/** Of a text, to tell whether it changed (FNV-1a). */
function hash(text: string): number {
  let sum = 2_166_136_261
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0
  return sum
}
