import { randomBytes } from 'node:crypto'
import { CompactEncrypt } from 'jose'
import { SHLExpiredError, SHLInvalidPasscodeError, SHLViewer } from 'kill-the-clipboard'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BodyInput } from '../../shared/kit/endpoint.ts'
import { addPatient } from '../../shared/patients/patients.endpoints.ts'
import { listLooks } from '../../shared/audit/audit.endpoints.ts'
import {
  endShare,
  listShares,
  makeShare,
  openShare,
  readShareContent,
} from '../../shared/shares/shares.endpoints.ts'
import { fhirFaults } from '../../../tests/setup/fhir-validator.ts'
import { doctorIn, helperIn, patientIn, personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'
import { buildCondition } from '../conditions/conditions.fixtures.ts'
import { buildReadings } from '../vitals/vitals.fixtures.ts'
import * as repo from './shares.repo.ts'

let town: TestTown
let asha: SignedIn
const appContext = () => first(town.servers).appContext
beforeAll(async () => {
  town = await openTown({ servers: 2 })
})
afterAll(() => town.close())
beforeEach(async () => {
  town.clock.now = new Date('2026-11-21T10:00:00+05:30')
  asha = await patientIn(appContext(), 'Asha Rani')
  const { patientId } = asha
  await buildCondition(appContext(), { patientId, code: 'sulfonamides', text: '', reaction: 'rash' })
  await buildReadings(appContext(), [{ patientId, type: 'heartRate', value: '72' }])
})

type Wish = Partial<BodyInput<typeof makeShare>>

/** As the browser does it: reads, encrypts, sends, and has the link. */
async function share(who: { token: string; patientId?: string }, wish: Wish = {}) {
  const content = wish.content ?? 'summary'
  const { content: bytes } = await town.api.must(readShareContent, { ...who, query: { content } })
  const key = randomBytes(32)
  const ciphertext = await new CompactEncrypt(bytes)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', cty: 'application/fhir+json', zip: 'DEF' })
    .encrypt(key)
  const address = randomBytes(32).toString('base64url')
  const body = { content, minutes: 30, pin: '', address, ciphertext, ...wish } as const
  const told = await town.api.ask(makeShare, { ...who, body })
  const link = `shlink:/${Buffer.from(
    JSON.stringify({
      url: `${town.api.url}/shl/${address}`,
      key: key.toString('base64url'),
      ...(body.pin !== '' && { flag: 'P' }),
    }),
  ).toString('base64url')}`
  return {
    told,
    id: told.answer?.id,
    link,
    address,
    ciphertext,
    bundle: JSON.parse(Buffer.from(bytes).toString()) as object,
  }
}

const openBy = (link: string, passcode?: string) =>
  new SHLViewer({ shlinkURI: link }).resolveSHL({
    recipient: 'Dr. Bedi, eye clinic',
    ...(passcode !== undefined && { passcode }),
  })
const post = (address: string, body: object, nth = 0) =>
  fetch(`${town.apis[nth]!.url}/shl/${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const anything = expect.anything() as never
const listed = async ({ token }: { token: string }) => (await town.api.must(listShares, { token }))[0]!

describe('an independent reader', () => {
  it('opens the link and has the same summary, which validates; the patient sees who did', async () => {
    const { link, bundle } = await share(asha)
    const { fhirResources } = await openBy(link)
    expect(fhirResources).toEqual([bundle])
    expect(fhirFaults(bundle as never)).toEqual([])
    const one = await listed(asha)
    expect(one).toMatchObject({ status: 'active', hasPin: false, seenBy: [{ name: 'Dr. Bedi, eye clinic' }] })
  })

  it('needs the PIN; a wrong one is counted and said', async () => {
    const { link } = await share(asha, { minutes: 10_080, pin: '402918' })
    await expect(openBy(link, '111111')).rejects.toBeInstanceOf(SHLInvalidPasscodeError)
    await openBy(link, '402918')
    expect(await listed(asha)).toMatchObject({ wrongPins: 1, hasPin: true })
  })

  it('fetches the file from its place where it may not be embedded', async () => {
    const { address } = await share(asha)
    const told = await post(address, { recipient: 'x', embeddedLengthMax: 10 })
    const { files } = (await told.json()) as { files: { location: string }[] }
    const location = files[0]?.location ?? ''
    const file = await fetch(location)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/jose'])
    expect((await fetch(`${location.slice(0, -4)}AAAA`)).status).toBe(404)
    town.clock.now = new Date('2026-11-21T10:06:00+05:30')
    expect((await fetch(location)).status).toBe(404)
  })

  it('finds nothing once the time is over, and then nothing is kept', async () => {
    const { link, id } = await share(asha)
    town.clock.now = new Date('2026-11-21T10:31:00+05:30')
    await expect(openBy(link)).rejects.toBeInstanceOf(Error)
    expect(await listed(asha)).toMatchObject({ status: 'expired' })
    await repo.forgetExpired(appContext().store.db, town.clock.now)
    const row = await appContext()
      .store.db.selectFrom('shares')
      .select('ciphertext')
      .where('id', '=', id)
      .executeTakeFirst()
    expect(row).toEqual({ ciphertext: null })
    expect(SHLExpiredError).toBeDefined()
  })
})

describe('the protocol', () => {
  it('is open to other origins, is kept nowhere, and asks for a recipient', async () => {
    const { address } = await share(asha)
    const asked = await fetch(`${town.api.url}/shl/${address}`, { method: 'OPTIONS' })
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
    expect(asked.headers.get('access-control-allow-headers')).toBe('content-type')
    const told = await post(address, { recipient: 'x' })
    expect([told.status, told.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(told.headers.get('access-control-allow-origin')).toBe('*')
    expect((await post(address, {})).status).toBe(400)
    expect((await post('A'.repeat(43), { recipient: 'x' })).status).toBe(404)
    // What cannot be stored or reverses what follows is left out of the name, as in every form.
    expect((await post(address, { recipient: 'Dr.\u0000\u202E Bedi\ud800' })).status).toBe(200)
    expect((await post(address, { recipient: '\u0000\u200B' })).status).toBe(400)
  })

  it('says how many tries are left; who sends no PIN has not tried', async () => {
    const { address } = await share(asha, { pin: '402918' })
    const told = await post(address, { recipient: 'x' })
    expect([told.status, await told.json()]).toEqual([401, { remainingAttempts: 5 }])
    expect(await (await post(address, { recipient: 'x', passcode: '1' })).json()).toEqual({
      remainingAttempts: 4,
    })
    // As typed on a Punjabi keyboard.
    expect((await post(address, { recipient: 'x', passcode: '੪੦੨੯੧੮' })).status).toBe(200)
  })
})

describe('at the same time', () => {
  it('eight wrong PINs on two servers: five are counted, then nobody opens it', async () => {
    const { address } = await share(asha, { pin: '402918' })
    const told = await Promise.all(
      Array.from({ length: 8 }, (_, n) => post(address, { recipient: 'x', passcode: '000000' }, n % 2)),
    )
    expect(told.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      401, 401, 401, 401, 401, 404, 404, 404,
    ])
    const left = await Promise.all(told.filter(({ status }) => status === 401).map((one) => one.json()))
    expect(
      left
        .map((one) => (one as { remainingAttempts: number }).remainingAttempts)
        .toSorted((one, other) => one - other),
    ).toEqual([0, 1, 2, 3, 4])
    expect((await post(address, { recipient: 'x', passcode: '402918' })).status).toBe(404)
    expect(await listed(asha)).toMatchObject({ status: 'locked', wrongPins: 5, seenBy: [] })
  })

  it('opened while it is ended: who got it is in the list, and afterwards nobody gets it', async () => {
    const { address, id } = await share(asha)
    const [ended, ...opened] = await Promise.all([
      town.apis[1]!.ask(endShare, { token: asha.token, params: { id } }),
      ...Array.from({ length: 6 }, (_, n) => post(address, { recipient: `reader ${n}` }, n % 2)),
    ])
    expect(ended.answer.status).toBe('ended')
    const got = opened.filter(({ status }) => status === 200).length
    expect((await listed(asha)).seenBy).toHaveLength(got)
    expect((await post(address, { recipient: 'late' })).status).toBe(404)
  })
})

describe('a doctor of this server', () => {
  const open = (by: { token: string }, address: string, passcode = '') =>
    town.api.ask(openShare, { token: by.token, body: { address, passcode } })

  it('opens it under the own name, whatever the browser sends, and stands in who looked', async () => {
    const gill = await doctorIn(appContext(), { name: 'Dr. Navjot Gill' })
    const { address, ciphertext } = await share(asha)
    const body = { address, passcode: '', recipient: 'Dr. Bedi' }
    const { answer } = await town.api.ask(openShare, { token: gill.token, body })
    const file = await fetch(`${town.api.url}/shl/${address}/${answer.ticket ?? ''}`)
    expect([file.status, await file.text()]).toEqual([200, ciphertext])
    await openBy((await share(asha)).link)
    expect((await listed(asha)).seenBy).toEqual([{ name: 'Dr. Bedi, eye clinic', at: anything }])
    const all = await town.api.must(listShares, { token: asha.token })
    expect(all[1]?.seenBy).toEqual([{ name: 'Navjot Gill', at: anything, isDoctor: true }])
    const { looks } = await town.api.must(listLooks, { token: asha.token })
    expect(looks).toMatchObject([{ name: 'Navjot Gill', role: 'doctor', what: 'share' }])
  })

  it('needs the PIN as anybody does: a wrong one is counted with theirs, and nobody looked', async () => {
    const gill = await doctorIn(appContext())
    const { address } = await share(asha, { pin: '402918' })
    expect((await open(gill, address)).answer).toEqual({ remainingAttempts: 5 })
    expect((await open(gill, address, '000000')).answer).toEqual({ remainingAttempts: 4 })
    expect((await post(address, { recipient: 'x', passcode: '1' })).status).toBe(401)
    expect(await listed(asha)).toMatchObject({ wrongPins: 2, seenBy: [] })
    expect((await town.api.must(listLooks, { token: asha.token })).looks).toEqual([])
    expect((await open(gill, address, '੪੦੨੯੧੮')).answer.ticket).toMatch(/^\d+-[\w-]{43}$/)
  })

  it('twice with one key opens it once; one that is over is not found', async () => {
    const gill = await doctorIn(appContext())
    const { address, id } = await share(asha)
    const asked = { token: gill.token, body: { address, passcode: '' }, key: 'b'.repeat(32) }
    await Promise.all([0, 1].map((n) => town.apis[n]!.ask(openShare, asked)))
    expect((await listed(asha)).seenBy).toHaveLength(1)
    await town.api.must(endShare, { token: asha.token, params: { id: id ?? '' } })
    expect((await open(gill, address)).status).toBe(404)
  })

  it('who is not approved gets nothing of it, and nobody else has this way', async () => {
    const { address } = await share(asha)
    for (const approval of ['awaiting', 'suspended'] as const) {
      const one = await doctorIn(appContext(), { approval, reason: 'So.' })
      expect((await open(one, address)).answer).toEqual({})
    }
    for (const other of [asha, await personIn(appContext(), 'coordinator')])
      expect((await open(other, address)).status).toBe(403)
    expect((await open({ token: 'nonsense' }, address)).status).toBe(401)
    expect((await listed(asha)).seenBy).toEqual([])
  })
})

describe('who may share', () => {
  it('a guardian shares the child, and only the child’s guardians see it', async () => {
    const body = {
      name: 'Gurnoor',
      relation: 'child',
      birthDate: '2024-03',
      gender: 'Female',
      consent: false,
    } as const
    const { id: patientId } = await town.api.must(addPatient, { token: asha.token, body })
    const { link } = await share({ token: asha.token, patientId }, { content: 'all' })
    const [bundle] = (await openBy(link)).fhirResources
    expect(JSON.stringify(bundle)).toContain('Gurnoor')
    expect(JSON.stringify(bundle)).not.toContain('Asha Rani')
    expect(await town.api.must(listShares, { token: asha.token })).toEqual([])
    expect(await town.api.must(listShares, { token: asha.token, patientId })).toHaveLength(1)
  })

  it('nobody without an account, no doctor, no stranger, no helper; a share of another is not found', async () => {
    const { id } = await share(asha)
    const stranger = await patientIn(appContext(), 'Manpreet Kaur')
    const helper = await helperIn(appContext(), asha, ['vitals', 'reminders'])
    const query = { content: 'all' }
    const statusOf = async (who: { token?: string; patientId?: string }) =>
      (await town.api.ask(readShareContent, { ...who, query })).status
    expect(await statusOf({})).toBe(401)
    expect(await statusOf(await doctorIn(appContext()))).toBe(403)
    expect(await statusOf(await personIn(appContext(), 'coordinator'))).toBe(403)
    for (const { token } of [stranger, helper])
      expect(await statusOf({ token, patientId: asha.patientId })).toBe(403)
    expect((await town.api.ask(endShare, { token: stranger.token, params: { id } })).status).toBe(404)
    expect(await listed(asha)).toMatchObject({ status: 'active' })
  })

  it('a week needs a PIN, and what is too large is refused with its sentence', async () => {
    const week = await share(asha, { minutes: 10_080 })
    expect([week.told.status, week.told.error.fields]).toMatchObject([
      400,
      { pin: expect.any(String) as string },
    ])
    const large = await share(asha, { ciphertext: `e30..AA.${'A'.repeat(60_001)}.AA` })
    expect(large.told.status).toBe(400)
  })

  it('has what was chosen, and says of the rest that it was not shared', async () => {
    const { bundle } = await share(asha, { content: 'readings' })
    const text = JSON.stringify(bundle)
    expect(text).toContain('8867-4')
    expect(text).not.toContain('91939003')
    expect(text).toContain('withheld')
    expect(JSON.stringify((await share(asha)).bundle)).not.toContain('8867-4')
  })
})
