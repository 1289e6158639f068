import { describe, expect, it } from 'vitest'
import { doses as en } from '../../i18n/en/doses.ts'
import { doses as hi } from '../../i18n/hi/doses.ts'
import { doses as pa } from '../../i18n/pa/doses.ts'
import { doseSentence, foods } from './prescriptions.sentences.ts'
import {
  doseUnits,
  everyHours,
  rhythms,
  slots,
  type Amounts,
  type Dose,
  type DoseUnit,
} from './prescriptions.doses.ts'

const words = { en, hi, pa }
type Language = keyof typeof words

/** As the browser finds them: see i18n.tsx. */
function find(language: Language) {
  const plurals = new Intl.PluralRules(language)
  return (key: string, values: Record<string, string | number> = {}) => {
    const leaf = key
      .split('.')
      .slice(1)
      .reduce<unknown>((place, name) => (place as Record<string, unknown>)[name], words[language])
    const text =
      typeof leaf === 'string'
        ? leaf
        : (leaf as Record<string, string>)[
            plurals.select(Number(values['count'])) === 'one' ? 'one' : 'other'
          ]
    return text?.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
  }
}

const patterns: Amounts[] = Array.from({ length: 15 }, (_, n) => {
  const taken = (slot: number) => ((n + 1) & (1 << slot) ? 1 : 0)
  return { morning: taken(0), noon: taken(1), evening: taken(2), night: taken(3) }
})
const amounts = [0.5, 1, 2, 14]
const times = (pattern: Amounts, amount: number): Amounts => ({
  morning: pattern.morning * amount,
  noon: pattern.noon * amount,
  evening: pattern.evening * amount,
  night: pattern.night * amount,
})

function* everyDose(): Generator<Dose> {
  for (const days of [1, 5]) for (const amount of amounts) yield* dosesOf(amount, days)
}

function* dosesOf(amount: number, days: number): Generator<Dose> {
  for (const pattern of patterns)
    for (const every of rhythms) yield { kind: 'slots', amounts: times(pattern, amount), every, days }
  for (const hours of everyHours) yield { kind: 'hourly', amount, hours, days }
  for (const gapHours of [1, 6])
    for (const mostPerDay of [1, 4]) yield { kind: 'needed', amount, gapHours, mostPerDay, days }
  for (const pattern of patterns) {
    const steps = [
      { days, amounts: times(pattern, amount) },
      { days: 3, amounts: patterns[0]! },
    ]
    yield { kind: 'taper', steps }
  }
}

function* everySentence(language: Language, of: Iterable<Dose>, units: readonly DoseUnit[]) {
  const known = find(language)
  for (const dose of of)
    for (const unit of units)
      for (const food of [null, ...foods]) yield doseSentence(known, { dose, unit, food })
}

const otherScripts = {
  en: /[\u0900-\u0a7f]/,
  hi: /[\u0a00-\u0a7f]|[A-Za-z]/,
  pa: /[\u0900-\u0963\u0966-\u097f]|[A-Za-z]/,
}

describe.each(['en', 'hi', 'pa'] as const)('in %s', (language) => {
  it('every combination is a whole sentence, in one script', () => {
    const sentences = [...everySentence(language, everyDose(), doseUnits)]
    // No placeholder, key, double space, empty part or loose end.
    const loose = /[{}]|undefined|NaN|doses\.| {2}|, ,|,$|^,|: *$|^\s|\s$/
    expect(sentences.filter((sentence) => loose.test(sentence))).toEqual([])
    expect(sentences.filter((sentence) => otherScripts[language].test(sentence))).toEqual([])
    expect(sentences.length).toBeGreaterThan(10_000)
  })

  it('has these sentences', async () => {
    const one = (pattern: Amounts, amount = 1): Dose => ({
      kind: 'slots',
      amounts: times(pattern, amount),
      every: 1,
      days: 5,
    })
    const two = patterns[8]!
    const distinct = new Set([
      ...everySentence(
        language,
        patterns.map((pattern) => one(pattern)),
        ['tablet', 'application'],
      ),
      ...everySentence(language, [one(two, 0.5), one(two), one(two, 2)], doseUnits),
      ...everySentence(
        language,
        rhythms.map((every) => ({ ...one(two), every }) as Dose),
        ['tablet'],
      ),
      ...everySentence(
        language,
        [
          { kind: 'hourly', amount: 1, hours: 2, days: 1 },
          { kind: 'hourly', amount: 2, hours: 4, days: 5 },
          { kind: 'needed', amount: 1, gapHours: 6, mostPerDay: 4, days: 3 },
          { kind: 'needed', amount: 2, gapHours: 1, mostPerDay: 1, days: 3 },
          {
            kind: 'taper',
            steps: [
              { days: 5, amounts: times(two, 2) },
              { days: 1, amounts: times(patterns[0]!, 0.5) },
            ],
          },
        ],
        doseUnits,
      ),
    ])
    await expect(Array.from(distinct).join('\n')).toMatchFileSnapshot(
      `../../../../tests/fixtures/dose-sentences/${language}.txt`,
    )
  })
})

it('is the sentence of the slip', () => {
  const dose: Dose = {
    kind: 'slots',
    amounts: { morning: 1, noon: 0, evening: 0, night: 1 },
    every: 1,
    days: 5,
  }
  const said = (language: Language) => doseSentence(find(language), { dose, unit: 'tablet', food: 'after' })
  expect(said('pa')).toBe('ਸਵੇਰੇ 1, ਰਾਤ 1, ਖਾਣੇ ਤੋਂ ਬਾਅਦ, 5 ਦਿਨ')
  expect(said('hi')).toBe('सुबह 1, रात 1, खाने के बाद, 5 दिन')
  expect(said('en')).toBe('Morning 1, night 1, after food, for 5 days')
  expect(slots).toHaveLength(4)
})
