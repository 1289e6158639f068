import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { closeAccount, login } from '../../../shared/accounts/accounts.endpoints.ts'
import type { Role } from '../../../shared/kit/endpoint.ts'
import { buildPerson, buildToken } from '../accounts.fixtures.ts'

let town: TestTown
let number = 9_800_000_000
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  await appContext().store.pool.query('truncate sign_in_attempts')
  number += 1
})

const appContext = () => first(town.servers).appContext
const phone = () => String(number)

/** An account with this test's phone number; its password is `secret1`. */
function build(options: { password?: string; username?: string; role?: Role; phone?: string } = {}) {
  return buildPerson(appContext(), { role: 'patient', phone: phone(), ...options })
}

const ask = (identifier: string, password = 'secret1') =>
  town.api.ask(login, { body: { identifier, password } })

/** The id of who is signed in, else the status. */
async function signIn(identifier: string, password = 'secret1'): Promise<string | number> {
  const { status, answer } = await ask(identifier, password)
  if (status !== 200) return status
  const claims = Buffer.from(answer.token.split('.')[1] ?? '', 'base64url').toString()
  return (JSON.parse(claims) as { sub: string }).sub
}

describe('a phone number in place of the username', () => {
  it.each(['patient', 'doctor', 'coordinator'] as const)('signs a %s in', async (role) => {
    const { id } = await build({ role })
    expect(await signIn(phone())).toBe(id)
  })

  it.each([
    (ten: string) => `+91 ${ten}`,
    (ten: string) => `0${ten}`,
    (ten: string) => `0091${ten}`,
    (ten: string) => `${ten.slice(0, 5)} ${ten.slice(5)}`,
    (ten: string) => `${ten.slice(0, 5)}-${ten.slice(5)}`,
    (ten: string) => ten.replace(/\d/g, (digit) => String.fromCodePoint(0x0a66 + Number(digit))),
  ])('may be written in other ways (%#)', async (written) => {
    const { id } = await build()
    expect(await signIn(written(phone()))).toBe(id)
  })

  it('of a closed account is answered like an unknown one', async () => {
    const person = await build()
    const token = await buildToken(appContext(), person)
    await town.api.must(closeAccount, { token, body: { password: 'secret1' } })
    expect(await signIn(phone())).toBe(401)
    const other = await build()
    expect(await signIn(phone())).toBe(other.id)
  })

  it('of several accounts means the one whose password it is', async () => {
    const mother = await build({ password: 'mother1' })
    const father = await build({ password: 'father1' })
    expect(await signIn(phone(), 'mother1')).toBe(mother.id)
    expect(await signIn(phone(), 'father1')).toBe(father.id)
  })

  it('and one password of two accounts is not guessed at: the username tells them apart', async () => {
    const [mother, father] = [await build(), await build()]
    expect(await signIn(phone())).toBe(401)
    expect(await signIn(mother.username)).toBe(mother.id)
    expect(await signIn(father.username)).toBe(father.id)
  })

  it('is first of all a username: of its owner, even with the password of another with that phone', async () => {
    const mother = await build({ username: phone() })
    const father = await build({ password: 'father1' })
    await build()
    expect(await signIn(phone())).toBe(mother.id)
    expect(await signIn(`+91 ${phone()}`)).toBe(mother.id)
    expect(await signIn(phone(), 'father1')).toBe(father.id)
  })

  it('chosen by a stranger as username keeps nobody out', async () => {
    const owner = await build({ password: 'owner12' })
    await build({ username: phone(), phone: '5550009999', password: 'stranger' })
    expect(await signIn(phone(), 'owner12')).toBe(owner.id)
  })
})

describe('a wrong password', () => {
  it('has one answer for nobody, one account, several, and too many', async () => {
    const answers: unknown[] = []
    for (const accounts of [0, 1, 2, 5]) {
      number += 1
      for (let n = 0; n < accounts; n += 1) await build()
      const { status, error } = await ask(phone(), 'nonsense')
      const { requestId: _, ...told } = error
      answers.push({ status, told })
    }
    expect(answers).toEqual(Array.from({ length: 4 }, () => answers[0]))
    expect(answers[0]).toMatchObject({ status: 401, told: { code: 'invalidCredentials' } })
  })

  /** Milliseconds of processor time: unlike those of the clock, not of what else the machine does. */
  async function timeOf(identifier: string): Promise<number> {
    const before = process.cpuUsage()
    await ask(identifier, 'nonsense')
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }

  it('takes as long for nobody as for one account or several', async () => {
    const numbers: string[] = []
    for (const accounts of [0, 1, 2, 4]) {
      number += 1
      for (let n = 0; n < accounts; n += 1) await build()
      numbers.push(phone())
    }
    const shortest = numbers.map(() => Infinity)
    for (let tries = 0; tries < 6; tries += 1)
      for (const [at, one] of numbers.entries()) shortest[at] = Math.min(shortest[at] ?? 0, await timeOf(one))
    // Two hashes in place of three would be half as much again.
    expect(Math.max(...shortest) / Math.min(...shortest)).toBeLessThan(1.35)
  })
})
