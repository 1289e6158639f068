import { expect, it } from 'vitest'
import { findMeant, mostSharing, type Account } from './accounts.sign-in.match.ts'

const account = (id: string, secret: string, isNamed = false): Account => ({
  id,
  username: id,
  name: id,
  role: 'patient',
  password_hash: secret,
  isNamed,
})

/** Each hash stands for its password here. */
async function find(accounts: Account[], password: string) {
  let checks = 0
  const fits = async (hash: string) => {
    checks += 1
    return hash === password
  }
  const meant = await findMeant(accounts, fits, 'of nobody')
  return { meant: meant?.id ?? null, checks }
}

const [mother, father, aunt, uncle] = ['mother', 'father', 'aunt', 'uncle'].map((id) => account(id, id)) as [
  Account,
  Account,
  Account,
  Account,
]

it.each<[string, Account[], string, string | null]>([
  ['the only account', [mother], 'mother', 'mother'],
  ['one of two', [mother, father], 'father', 'father'],
  ['nobody, when it fits two', [mother, account('father', 'mother')], 'mother', null],
  [
    'the username, when it fits two',
    [account('mother', 'mother', true), account('x', 'mother')],
    'mother',
    'mother',
  ],
  [
    'another, when it does not fit the username',
    [account('mother', 'mother', true), father],
    'father',
    'father',
  ],
  ['nobody, when more share it than are tried', [mother, father, aunt, uncle], 'mother', null],
  [
    'the username, however many share it',
    [father, aunt, uncle, account('mother', 'mother', true)],
    'mother',
    'mother',
  ],
  [
    'only the username, when more share it',
    [father, aunt, uncle, account('mother', 'mother', true)],
    'aunt',
    null,
  ],
])('means %s', async (_, accounts, password, meant) => {
  expect((await find(accounts, password)).meant).toBe(meant)
})

it('checks as many passwords for nobody as for one, two or five accounts that it does not fit', async () => {
  const towns = [
    [],
    [mother],
    [account('mother', 'mother', true)],
    [mother, father],
    [mother, father, aunt],
    [mother, father, aunt, uncle],
    [account('x', 'x', true), mother, father, aunt, uncle],
  ]
  for (const accounts of towns) expect((await find(accounts, 'wrong')).checks).toBe(mostSharing)
})

it('checks as many when it fits the phone of one, so that nobody learns who else has that phone', async () => {
  for (const others of [[], [father], [father, aunt]])
    expect(await find([mother, ...others], 'mother')).toEqual({ meant: 'mother', checks: mostSharing })
})
