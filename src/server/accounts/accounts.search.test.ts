import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readSearch } from '../../shared/kit/text/search.ts'
import { doctorIn, patientIn } from '../../../tests/setup/people.ts'
import { emptyTown, first, openTown, type TestTown } from '../../../tests/setup/town.ts'
import { hasDigits, saysAll } from '../platform/db/search.ts'
import { searchRows } from './accounts.reset.repo.ts'

let town: TestTown
const db = () => first(town.servers).appContext.store.db
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(() => emptyTown(town))

const firstNames = [
  'Harpreet',
  'ਹਰਪ੍ਰੀਤ',
  'हरप्रीत',
  'Mohan',
  'ਮੋਹਨ',
  'मोहन',
  'Asha',
  'ਆਸ਼ਾ',
  'अमृत',
  'Amrit',
  'Kiran',
]
const lastNames = ['Singh', 'ਸਿੰਘ', 'सिंह', 'Kaur', 'ਕੌਰ', 'Devi', 'सिद्धू', 'Sidhu']
const oneOf = <T>(items: readonly T[]) => fc.constantFrom(...items)
const fullName = fc.tuple(oneOf(firstNames), oneOf(lastNames)).map((parts) => parts.join(' '))
const phone = fc.integer({ min: 0, max: 999 }).map((last) => `98140 00${String(last).padStart(3, '0')}`)
const people = fc.array(fc.record({ account: fullName, profile: fullName, accountPhone: phone, phone }), {
  minLength: 40,
  maxLength: 40,
})
const typed = fc.oneof(
  fc
    .tuple(oneOf([...firstNames, ...lastNames]), oneOf([...firstNames, ...lastNames, 'e', 'ਸ']))
    .map((w) => w.join(' ')),
  oneOf([...firstNames, 'someone', 'preet', 'a', '़', 'i h s']),
  phone.map((number) => number.slice(-4)),
  phone,
)

/** Everybody is asked. */
async function scan(search: string): Promise<string[]> {
  const read = readSearch(search)
  const names = sql`concat_ws(' ', u.username, u.name, p.name, d.name)`
  const has = (number: string) =>
    hasDigits(sql`coalesce(${sql.ref(number)}, '')`, 'digits' in read ? read.digits : '')
  const isMeant =
    'words' in read
      ? saysAll(names, read.words)
      : sql`(${has('u.username')} or ${has('u.phone')} or ${has('p.phone')})`
  const { rows } = await sql<{ id: string }>`
    select u.id from users u left join doctors d on d.user_id = u.id
    left join patient_guardians g on g.user_id = u.id and relation = 'self' and until is null
    left join patients p on p.id = g.patient_id
    where u.role <> 'coordinator' and u.closed_at is null and ${isMeant}`.execute(db())
  return rows.map(({ id }) => id).toSorted()
}

it('finds by the indexes exactly whom it would find by asking everybody', async () => {
  const { appContext } = first(town.servers)
  await doctorIn(appContext, { name: 'ਹਰਪ੍ਰੀਤ ਸਿੰਘ' })
  await Promise.all(Array.from({ length: 40 }, () => patientIn(appContext)))
  let found = 0
  const check = fc.asyncProperty(
    people,
    fc.array(typed, { minLength: 6, maxLength: 6 }),
    async (rows, searches) => {
      await sql`
      with made as (select row_number() over () as n, * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as made (account text, profile text, "accountPhone" text, phone text)),
      whose as (select row_number() over (order by user_id) as n, * from patient_guardians where relation = 'self'),
      accounts as (
        update users set name = account, phone = "accountPhone" from made join whose using (n) where id = user_id)
      update patients set name = profile, phone = made.phone from made join whose using (n)
      where id = patient_id`.execute(db())
      for (const search of searches) {
        const ids = (await searchRows(db(), search, 1000)).map(({ id }) => id).toSorted()
        expect({ search, ids }).toEqual({ search, ids: await scan(search) })
        found += ids.length
      }
    },
  )
  await fc.assert(check, { numRuns: 15 })
  expect(found).toBeGreaterThan(50)
})
