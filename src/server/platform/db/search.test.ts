import fc from 'fast-check'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { foldName, readSearch } from '../../../shared/kit/text/search.ts'
import '../../../../tests/setup/provided.ts'
import { openStore, type Store } from './database.ts'
import { hasDigits, haveKeys, saysAll, searchQueries } from './search.ts'

let store: Store
beforeAll(() => {
  const connection = { ...inject('connection'), database: inject('template') }
  store = openStore(connection, () => undefined)
})
afterAll(() => store.close())

interface Found {
  text: string
  said: boolean
  keyed: boolean
}

/** What the scan finds among the texts, and what the index would. */
async function search(texts: string[], typed: string): Promise<Found[]> {
  const read = readSearch(typed)
  const text = sql.ref('text')
  const [said, keys]: RawBuilder<unknown>[] =
    'digits' in read
      ? [hasDigits(text, read.digits), sql`search_keys('{}', array[text])`]
      : [saysAll(text, read.words), sql`search_keys(array[text], '{}')`]
  const { rows } = await sql<Found>`
    select text, ${said} as said, ${haveKeys(keys!, searchQueries(read))} as keyed
    from unnest(${texts}::text[]) text`.execute(store.db)
  return rows
}

const missed = (found: Found[]) => found.filter(({ said, keyed }) => said && !keyed).map(({ text }) => text)

/** Ways to write a sound: Latin, Devanagari, Gurmukhi. What the scripts treat differently is here more than once. */
const syllables = [
  ['k', 'क', 'ਕ'],
  ['c', 'खा', 'ਖ'],
  ['q', 'क़', 'ਕ'],
  ['g', 'ग', 'ਗਾ'],
  ['gh', 'घ', 'ਘੋ'],
  ['ng', 'ंह', 'ੰਘ'],
  ['ng', 'नह', 'ਨਗ'],
  ['ch', 'च', 'ਚ'],
  ['cch', 'च्छ', 'ੱਛ'],
  ['z', 'ज़', 'ਜ਼'],
  ['ti', 'ति', 'ਟੀ'],
  ['d', 'ड', 'ਦ'],
  ['r', 'ड़', 'ੜ੍ਹ'],
  ['ri', 'ृ', 'ਰਿ'],
  ['', 'ृ', 'ਹ'],
  ['n', 'ं', 'ੰ'],
  ['', 'ँ', 'ਂ'],
  ['na', 'ण', 'ਨਾ'],
  ['m', 'म', 'ਮ'],
  ['nm', 'न्म', 'ਨਮ'],
  ['p', 'प', 'ਪ'],
  ['ph', 'फ', 'ਫ਼'],
  ['bu', 'बु', 'ਭੂ'],
  ['ya', 'य', 'ਯ'],
  ['rr', 'र', 'ਰ'],
  ['l', 'ळ', 'ਲ਼'],
  ['w', 'व', 'ਵ'],
  ['sh', 'श', 'ਸ਼'],
  ['ha', 'ह', 'ਹ'],
  ['aha', 'ॲह', 'ਆਹਾ'],
  ['a', 'आ', 'ੳ'],
  ['i', 'इ', 'ਈ'],
  ['x', 'क्ष', 'ਕਸ'],
  ['é', 'ऽ', 'ੴ'],
] as const

const spoken = fc.array(fc.constantFrom(...syllables), { minLength: 1, maxLength: 6 })
const script = fc.constantFrom(0, 1, 2)
const written = (word: readonly (readonly string[])[], in_: number) => word.map((one) => one[in_]).join('')
const separator = fc.constantFrom(' ', ' ', '-', '.', "'", '\\', '\u00a0', '7', ' Dr. ', '(')

/** A name and a search for it: some of its words, or their beginnings, as somebody writes them in any script. */
const nameAndSearch = fc
  .tuple(fc.array(fc.tuple(spoken, script, script, separator), { minLength: 1, maxLength: 3 }), fc.nat(6))
  .map(([words, cut]) => ({
    name: words.map(([word, stored, , after]) => written(word, stored) + after).join(''),
    typed: words
      .slice(0, 2)
      .map(([word, , asked]) => written(cut ? word.slice(0, cut) : word, asked))
      .join(' '),
  }))

it('the index finds every name that the scan finds, in whatever script', async () => {
  const matches = { all: 0, inOtherScript: 0 }
  const check = fc.asyncProperty(fc.array(nameAndSearch, { minLength: 20, maxLength: 20 }), async (names) => {
    const texts = names.map(({ name }) => name)
    for (const { typed } of names.slice(0, 4)) {
      const found = await search(texts, typed)
      expect({ typed, missed: missed(found) }).toEqual({ typed, missed: [] })
      const said = found.filter((one) => one.said).map(({ text }) => foldName(text))
      matches.all += said.length
      matches.inOtherScript += said.filter((text) => !text.includes(foldName(typed))).length
    }
  })
  await fc.assert(check, { numRuns: 60 })
  expect(matches.all).toBeGreaterThan(100)
  expect(matches.inOtherScript).toBeGreaterThan(30)
})

const digit = fc.constantFrom(...Array.from('0123456789०४९੦੫੯ -'))
const number = fc.string({ unit: digit, minLength: 1, maxLength: 14 })

it('the index finds every number that the scan finds, whatever is written between the digits', async () => {
  const check = fc.asyncProperty(
    fc.array(number, { minLength: 10, maxLength: 20 }),
    fc.nat(4),
    async (numbers, from) => {
      const typed = numbers[0]!.slice(from, from + 6)
      fc.pre(/\p{Nd}/u.test(typed))
      const found = await search(numbers, typed)
      expect({ typed, missed: missed(found) }).toEqual({ typed, missed: [] })
    },
  )
  await fc.assert(check, { numRuns: 100 })
})

const harpreet = ['Harpreet Singh', 'ਹਰਪ੍ਰੀਤ ਸਿੰਘ', 'हरप्रीत सिंह']
const gurpreet = ['Gurpreet Kaur', 'ਗੁਰਪ੍ਰੀਤ ਕੌਰ', 'गुरप्रीत कौर']
const people = [...harpreet, ...gurpreet, 'कृष्ण', 'पंचांग']

it.each([
  ['harpreet', harpreet],
  ['ਗੁਰਪ੍ਰੀਤ', gurpreet],
  ['preet', ['Harpreet Singh', 'Gurpreet Kaur']],
  ['singh hàrpreet', harpreet.slice(1)],
  ['k', ['Gurpreet Kaur']],
  // Signs that are a sound or not: of two, the first may be skipped and the second not.
  ['kishan', ['कृष्ण']],
  ['krishan', ['कृष्ण']],
  ['panchang', ['पंचांग']],
  ['pachang', ['पंचांग']],
  ["o'\\b", []],
])('for %s it gives %j, and hardly anybody else', async (typed, names) => {
  const found = await search(people, typed)
  expect(missed(found)).toEqual([])
  expect(found.filter(({ keyed }) => keyed).map(({ text }) => text)).toEqual(names)
})
