import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listAppointments } from '../../../shared/appointments/appointments.endpoints.ts'
import { readPatientProfile, savePatientProfile } from '../../../shared/patients/patients.endpoints.ts'
import { addVital, listVitals } from '../../../shared/vitals/vitals.endpoints.ts'
import { patientIn, personIn } from '../../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'

/** A request with the ETag of an earlier answer gets 304 while that is unchanged, from any server instance. */
let town: TestTown
beforeAll(async () => {
  town = await openTown({ servers: 2 })
})
afterAll(() => town.close())
const appContext = () => first(town.servers).appContext
const reading = { type: 'heartRate', value: '72' } as const

describe('a conditional read', () => {
  it('is answered without a body by another server, until something changes', async () => {
    const { token } = await patientIn(appContext())
    await town.api.must(addVital, { token, body: reading })
    const [one, other] = [first(town.apis), town.apis[1]!]
    const whole = await one.ask(listVitals, { token })
    const etag = whole.headers.get('etag')
    expect(etag).toMatch(/^W\/"[\w+/=]+"$/)
    const same = await other.ask(listVitals, { token, etag })
    expect([same.status, same.answer, same.headers.get('etag')]).toEqual([304, null, etag])
    await town.api.must(addVital, { token, body: { ...reading, value: '99' } })
    const changed = await other.ask(listVitals, { token, etag })
    expect([changed.status, changed.answer.readings.length]).toEqual([200, 2])
    expect(changed.headers.get('etag')).not.toBe(etag)
  })

  it('gets the same ETag for an answer, compressed or not', async () => {
    const { token } = await patientIn(appContext())
    for (let value = 60; value < 90; value += 1)
      await town.api.must(addVital, { token, body: { ...reading, value: String(value) } })
    const read = async (encoding: string, etag = 'none') => {
      const headers = {
        authorization: `Bearer ${token}`,
        'accept-encoding': encoding,
        'if-none-match': etag,
      }
      const answer = await fetch(town.api.url + listVitals.path, { headers })
      await answer.arrayBuffer()
      return {
        status: answer.status,
        etag: answer.headers.get('etag') ?? '',
        encoding: answer.headers.get('content-encoding'),
      }
    }
    const plain = await read('identity')
    const packed = await read('br')
    expect([plain.encoding, packed.encoding]).toEqual([null, 'br'])
    expect(packed.etag).toBe(plain.etag)
    expect((await read('br', plain.etag)).status).toBe(304)
  })

  it('with another person’s ETag gets no 304, which is only for the caller’s own answer', async () => {
    const [asha, nava] = [await patientIn(appContext()), await patientIn(appContext(), 'Nava Kaur')]
    await town.api.must(addVital, { token: asha.token, body: reading })
    const etag = (await town.api.ask(listVitals, { token: asha.token })).headers.get('etag')
    expect((await town.api.ask(listVitals, { etag })).status).toBe(401)
    const { status, answer } = await town.api.ask(listVitals, { token: nava.token, etag })
    expect([status, answer.readings]).toEqual([200, []])
  })

  it('of a missing profile gets 304 until the profile exists', async () => {
    const { token } = await personIn(appContext(), 'patient')
    const etag = (await town.api.ask(readPatientProfile, { token })).headers.get('etag')
    expect((await town.api.ask(readPatientProfile, { token, etag })).status).toBe(304)
    const body = { name: 'Asha Rani', age: '40', gender: 'Female', address: '', phone: '' } as const
    await town.api.must(savePatientProfile, { token, body })
    const { status, answer } = await town.api.ask(readPatientProfile, { token, etag })
    expect([status, answer?.name]).toEqual([200, 'Asha Rani'])
  })
})

describe('headers', () => {
  it('API answers are not stored by browser caches: phones are shared, and signing out works offline', async () => {
    const { token } = await patientIn(appContext())
    const { headers } = await town.api.ask(listAppointments, { token })
    expect(headers.get('cache-control')).toBe('no-store')
    const etag = headers.get('etag')
    const same = await town.api.ask(listAppointments, { token, etag })
    expect([same.status, same.headers.get('cache-control')]).toEqual([304, 'no-store'])
  })

  it('API answers carry no page headers', async () => {
    const { token } = await patientIn(appContext())
    const { headers } = await town.api.ask(listVitals, { token })
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBeNull()
    expect(headers.get('x-frame-options')).toBeNull()
  })

  it('the documentation, which is a page, has them', async () => {
    const { headers } = await fetch(`${town.api.url}/api/docs/static/index.html`)
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('content-security-policy')).not.toMatch(/https:|swagger\.io/)
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('permissions-policy')).toMatch(/camera=\(self\).*usb=\(\)/)
  })
})
