import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { doctorIn, patientIn } from '../../../../tests/setup/people.ts'
import { login } from '../../../shared/accounts/accounts.endpoints.ts'
import {
  cancelAppointment,
  listAppointments,
  requestAppointment,
} from '../../../shared/appointments/appointments.endpoints.ts'
import { savePatientProfile, listPatientsInCare } from '../../../shared/patients/patients.endpoints.ts'
import type { WireError } from '../../../shared/kit/wire-error.ts'

let town: TestTown
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
const appContext = () => first(town.servers).appContext

const invalid = (field: string, code = 'charactersInvalid') => ({
  status: 400,
  error: { code: 'invalid', fields: { [field]: code } },
})

describe('text that cannot be stored is refused, naming its field', () => {
  it.each([
    ['NUL', 'a\0'],
    ['half of an emoji', 'a\ud83d'],
  ])('in a body sent without signing in: %s', async (_, identifier) => {
    const told = await town.api.ask(login, { body: { identifier, password: 'secret1' }, language: 'pa' })
    expect(told).toMatchObject(invalid('identifier'))
    expect(told.error.message).toContain('ਅੱਖਰ')
  })

  it('in a search', async () => {
    const { token } = await doctorIn(appContext())
    expect(await town.api.ask(listPatientsInCare, { token, query: { search: 'a\0b' } })).toMatchObject(
      invalid('search'),
    )
  })

  it('in the reason a doctor gives', async () => {
    const [patient, doctor] = [await patientIn(appContext()), await doctorIn(appContext())]
    const asked = await town.api.must(requestAppointment, {
      token: patient.token,
      body: { specialization: 'fever', date: '2026-11-22', time: '10:00', type: 'in-person' },
    })
    const told = await town.api.ask(cancelAppointment, {
      token: doctor.token,
      params: { id: asked._id },
      body: { reason: 'x\ud800' },
    })
    expect(told).toMatchObject(invalid('reason'))
  })

  it('in a nested value or property name, by its path', async () => {
    const { token } = await patientIn(appContext())
    const body = { name: 'Asha', age: 30, gender: 'Female', from: { name: 'a\0', 'b\0': 1 } }
    const told = await town.api.ask(savePatientProfile, { token, body })
    expect(told).toMatchObject({ status: 400, error: { fields: { 'from.name': 'charactersInvalid' } } })
  })

  it('in an id, which matches nothing', async () => {
    const { token } = await doctorIn(appContext())
    const told = await town.api.ask(cancelAppointment, { token, params: { id: 'a\0' }, body: {} })
    expect(told.status).toBe(404)
  })
})

it.each([{}, { 'idempotency-key': randomUUID() }])(
  'a body nested thousands of levels deep is refused: %o',
  async (key) => {
    const response = await fetch(`${town.api.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...key },
      body: `{"identifier":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
    })
    expect([response.status, ((await response.json()) as WireError).code]).toEqual([400, 'badJson'])
  },
)

it.each(['0000-01-01', '0001-01-01', '1899-12-31', '2201-01-01', '9999-12-31'])(
  'a date outside 1900 to 2200 is refused: %s',
  async (day) => {
    const { token } = await patientIn(appContext())
    for (const query of [{ from: day }, { to: day }]) {
      const [field = ''] = Object.keys(query)
      expect(await town.api.ask(listAppointments, { token, query })).toMatchObject(
        invalid(field, 'dateInvalid'),
      )
    }
  },
)
