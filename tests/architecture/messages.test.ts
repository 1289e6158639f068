import { describe, expect, test } from 'vitest'
import { flatten, listLeaves, placeholdersOf, type Language } from './message-leaves.ts'
import { judgeText } from './message-rules.ts'
import { findUnused, listReaders } from './message-use.ts'
import { listFiles, parseSource } from './sources.ts'

const english = listLeaves('en')
const translations = ['hi', 'pa'] as const
const all = ['en', ...translations] as const

test.each(translations)('%s has exactly the keys of English', (language) => {
  expect(listLeaves(language).map(({ key }) => key)).toEqual(english.map(({ key }) => key))
})

test.each(translations)('%s has the namespaces of English', (language) => {
  const namespaces = (name: Language) =>
    listFiles(`src/shared/i18n/${name}`, /\.ts$/).map((path) => path.split('/').at(-1))
  expect(namespaces(language)).toEqual(namespaces('en'))
})

test.each(translations)('%s fills in the same values', (language) => {
  const own = new Map(listLeaves(language).map((leaf) => [leaf.key, leaf]))
  const differing = english.filter((leaf) => {
    const twin = own.get(leaf.key)
    return twin && placeholdersOf(twin).join() !== placeholdersOf(leaf).join()
  })
  expect(differing.map(({ key }) => key)).toEqual([])
})

test.each(all)('%s has the plural forms the language needs', (language) => {
  const asked = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()
  const counted = listLeaves(language).filter(({ forms }) => Object.keys(forms).length > 1)
  const wrong = counted.filter(({ forms }) => Object.keys(forms).toSorted().join() !== asked.join())
  expect(wrong.map(({ key }) => key)).toEqual([])
})

test.each(all)('%s is written in its own script, without typing errors', (language) => {
  const wrong = listLeaves(language).flatMap(({ key, forms }) =>
    Object.values(forms).flatMap((text) =>
      judgeText(language, key, text).map((says) => `${key}: ${says}: ${text}`),
    ),
  )
  expect(wrong).toEqual([])
})

describe('the grades', () => {
  const stems = {
    amber: { hi: /नारंगी/, pa: /ਸੰਤਰੀ/ },
    yellow: { hi: /पील[ाीे]/, pa: /ਪੀਲ[ਾੀੇ]/ },
    red: { hi: /लाल(?![\p{L}\p{M}])/u, pa: /ਲਾਲ(?![\p{L}\p{M}])/u },
  } as const
  const textOf = (leaf: { forms: Record<string, string> }) => Object.values(leaf.forms).join(' ')
  const colours = Object.entries(stems).flatMap(([colour, names]) =>
    translations.map((language) => [language, colour, names] as const),
  )

  test.each(colours)(
    '%s has one word for %s, where English has it, and nowhere else',
    (language, colour, names) => {
      const own = new Map(listLeaves(language).map((leaf) => [leaf.key, textOf(leaf)]))
      const inEnglish = new RegExp(`\\b${colour}\\b`, 'i')
      const wrong = english.filter((leaf) => {
        const isNamed = inEnglish.test(textOf(leaf))
        return isNamed !== names[language].test(own.get(leaf.key) ?? '')
      })
      expect(wrong.map(({ key }) => `${key}: ${own.get(key)}`)).toEqual([])
    },
  )

  test.each(all)('have different words in %s', (language) => {
    for (const group of ['vitalSigns.grades.', 'exportFile.alarms.urgencies.', 'alarmTask.urgencies.']) {
      const words = listLeaves(language)
        .filter(({ key }) => key.startsWith(group))
        .map(textOf)
      expect(words.length).toBeGreaterThan(1)
      expect(new Set(words).size).toBe(words.length)
    }
  })
})

test('every text is used somewhere', () => {
  const keys = english.map(({ key }) => key)
  expect(findUnused(keys, listReaders())).toEqual([])
})

describe('the rules can fail', () => {
  test.each<[Language, string, string]>([
    ['hi', 'Book now', 'English words left'],
    ['hi', 'अपॉइंटमेंट book करें', 'English words left: book'],
    ['pa', 'ਸਮਾਂ चुਣੋ', 'another script'],
    ['hi', 'समय ਚੁਣੋ', 'another script'],
    ['en', 'Choose समय', 'another script'],
    ['pa', 'ਸਮਾਂ ਚੁਣੋ.', 'danda'],
    ['hi', 'समय चुनें|', 'danda'],
    ['hi', 'दवाइयाँ', 'chandrabindu'],
    ['hi', ' समय', 'spaces'],
    ['hi', 'समय {date', 'brace'],
    ['pa', 'ਸਮਾਂ\u200B', 'invisible'],
  ])('%s: %s', (language, text, says) => {
    expect(judgeText(language, 'labs.title', text).join('; ')).toContain(says)
  })

  test.each<[Language, string]>([
    ['hi', 'डॉ. {name} ने पुष्टि की।'],
    ['pa', 'ਡਾ. {name}, {time}'],
    ['pa', 'SOS'],
    ['hi', '{date}, {time}'],
  ])('%s: %s is allowed', (language, text) => {
    expect(judgeText(language, 'labs.title', text)).toEqual([])
  })

  test('unused texts are found, used ones are not', () => {
    const text =
      "t('labs.title'); t(`labs.status.${status}`); t(`${feature}.title`); const c = { slotTaken: 409 }"
    const sources = [parseSource('src/client/labs/components/x.ts', text)]
    const keys = [
      'labs.title',
      'labs.lead',
      'labs.status.done',
      'labs.refusals.slotTaken',
      'labs.refusals.gone',
    ]
    expect(findUnused(keys, sources)).toEqual(['labs.lead', 'labs.refusals.gone'])
  })

  test('plurals are one text with forms', () => {
    const leaves = flatten('', { labs: { count: { one: '{count} test', other: '{count} tests of {name}' } } })
    expect(leaves.map(({ key }) => key)).toEqual(['labs.count'])
    expect(leaves.map(placeholdersOf)).toEqual([['count', 'name']])
  })
})
