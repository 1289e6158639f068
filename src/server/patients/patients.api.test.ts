import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPatientProfile, savePatientProfile } from '../../shared/patients/patients.endpoints.ts'
import { buildPerson, buildToken } from '../accounts/accounts.fixtures.ts'
import { personIn } from '../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'

let town: TestTown
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())

const profile = { name: 'ਸਰਦਾਰ ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਸੰਧੂ', age: '੪੦', gender: 'male', address: '', phone: '' }

describe('the patient profile', () => {
  it('is an empty body before it is saved, then what was saved', async () => {
    const { token } = await personIn(first(town.servers).appContext, 'patient')
    expect(await town.api.must(readPatientProfile, { token })).toBeNull()
    const saved = await town.api.must(savePatientProfile, { token, body: profile })
    expect(saved).toEqual({ ...profile, age: 40, gender: 'Male', phone: '5550000000' })
    expect(await town.api.must(readPatientProfile, { token })).toEqual(saved)
  })

  it('shows the account’s phone until another is saved, also to a form that started with it', async () => {
    const { appContext } = first(town.servers)
    const person = await buildPerson(appContext, { role: 'patient', phone: '9814012345' })
    const token = await buildToken(appContext, person)
    const from = await town.api.must(savePatientProfile, { token, body: profile })
    expect(from).toMatchObject({ phone: '9814012345' })
    const body = { ...profile, age: '40', phone: '9876543210', from }
    expect(await town.api.must(savePatientProfile, { token, body })).toMatchObject({ phone: '9876543210' })
    expect(await town.api.must(readPatientProfile, { token })).toMatchObject({ phone: '9876543210' })
  })

  it('ages by itself, and saving the same age does not move the birth year', async () => {
    const { appContext } = first(town.servers)
    const person = await personIn(appContext, 'patient')
    const saidOn = town.clock.now
    const save = (token: string) => town.api.must(savePatientProfile, { token, body: profile })
    const ageAt = async (instant: string) => {
      town.clock.now = new Date(instant)
      return (await town.api.must(readPatientProfile, { token: await buildToken(appContext, person) }))?.age
    }
    await save(person.token)
    expect(await ageAt('2027-05-01T10:00:00+05:30')).toBe(40)
    await save(await buildToken(appContext, person))
    expect(await ageAt('2027-11-20T10:00:00+05:30')).toBe(40)
    expect(await ageAt('2027-11-21T10:00:00+05:30')).toBe(41)
    town.clock.now = saidOn
  })

  it.each([
    [{ name: '' }, { name: 'required' }],
    [{ age: '' }, { age: 'required' }],
    [{ age: 'forty' }, { age: 'ageNumber' }],
    [{ age: 121 }, { age: 'ageNumber' }],
    [{ gender: '' }, { gender: 'required' }],
    [{ gender: 'unknown' }, { gender: 'invalid' }],
    [{ address: 'a'.repeat(301) }, { address: 'tooLong' }],
  ])('refuses %o, naming the field', async (wrong, fields) => {
    const { token } = await personIn(first(town.servers).appContext, 'patient')
    const told = await town.api.ask(savePatientProfile, { token, body: { ...profile, ...wrong } })
    expect(told).toMatchObject({ status: 400, error: { code: 'invalid', fields } })
    expect(await town.api.must(readPatientProfile, { token })).toBeNull()
  })

  it('is private: nobody reads or writes another person’s', async () => {
    const { appContext } = first(town.servers)
    const [one, other] = [await personIn(appContext, 'patient'), await personIn(appContext, 'patient')]
    await town.api.must(savePatientProfile, { token: one.token, body: profile })
    expect(await town.api.must(readPatientProfile, { token: other.token })).toBeNull()
  })
})
