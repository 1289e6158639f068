import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  bodiesOf,
  only,
  openFamilyPhone,
  readAll,
  signInAs,
  tokenOf,
  write,
} from '../../../../tests/setup/family-phone.ts'
import { serverSays } from '../../../../tests/setup/screen.tsx'
import { openSecret, sealSecret } from '../../../shared/family/family.endpoints.ts'
import { readPatientProfile } from '../../../shared/patients/patients.endpoints.ts'
import { answerQuery, knownAnswer, queryClient, restorePersisted } from '../query/query-client.ts'
import { readDraft, writeDraft } from '../session/drafts.ts'
import { shownNow } from '../i18n/language.ts'
import { queuedNow, showQueued } from '../outbox/queued-mutation.ts'
import { listOf, listRows, remove } from '../outbox/store.ts'
import { currentSession, endSession, forgetSession } from '../session/session-store.ts'
import {
  changePin,
  enter,
  findProfileState,
  enablePin,
  listProfiles,
  lockNow,
  settle,
  stopSharing,
} from './profiles.ts'
import { tryPin } from './pin-lock.ts'
import { findActive, listMembers, settleActive } from '../keyring/profile-store.ts'

const [pin, other] = ['4271', '80613']

beforeEach(openFamilyPhone)

async function countKept(): Promise<number> {
  const store = await openDB('nabz-kept', 2, { upgrade: (made) => void made.createObjectStore('answers') })
  const count = await store.count('answers')
  store.close()
  return count
}

/** The signed-in user's profile as restored from the device. */
async function findRestored(): Promise<unknown> {
  queryClient.clear()
  await restorePersisted()
  return knownAnswer(readPatientProfile)
}
afterEach(() => vi.restoreAllMocks())

test('the first PIN encrypts the queued writes, also those left by another user', async () => {
  await write('patient-1', 'mine-unsent')
  await write('patient-9', 'left-by-another')
  await enablePin(pin)
  const lying = await readAll()
  for (const word of ['mine-unsent', 'left-by-another', 'patient-9']) expect(lying).not.toContain(word)
  expect(await bodiesOf('patient-1')).toEqual(['mine-unsent'])
  expect(await findProfileState()).toBe('member')
  // Their owner can read them; their PIN then re-encrypts them.
  await lockNow()
  await signInAs('patient-9')
  expect([await bodiesOf('patient-9'), await findProfileState()]).toEqual([['left-by-another'], 'stranger'])
  await enablePin(other)
  expect((await listRows()).map(({ person }) => person)).toContain((await findActive())?.place)
  expect(await bodiesOf('patient-9')).toEqual(['left-by-another'])
})

test('the queue is shown after the first PIN, also when it was read before the writes had moved', async () => {
  await write('patient-1', 'mine-unsent')
  showQueued([], 'patient-1')
  await enablePin(pin)
  expect(queuedNow().map(({ body }) => body)).toEqual((await listOf('patient-1')).map(({ body }) => body))
  expect(queuedNow()).toHaveLength(1)
})

test('a locked profile cannot be read; the PIN restores all of it with its language', async () => {
  serverSays(readPatientProfile, { body: { name: 'Nava of Nabha' } })
  await queryClient.query(answerQuery(readPatientProfile))
  await expect.poll(countKept).toBe(1)
  await enablePin(pin)
  expect(await findRestored()).toEqual({ name: 'Nava of Nabha' })
  writeDraft('vitals.form', { values: { value: 'half-typed' } })
  await write('patient-1', 'mine-unsent')
  const token = localStorage.getItem('token')
  await lockNow()
  expect(currentSession()).toBeNull()
  expect(await readAll()).not.toMatch(/half-typed|mine-unsent|patient-1|Nava/)
  expect(await bodiesOf('patient-1')).toEqual([])
  await signInAs('patient-2')
  expect(await findRestored()).toBeUndefined()
  await enablePin(other)
  expect(await only()).toMatchObject({ name: 'Nava Kaur', opensBy: 'pin' })
  expect(await enter((await only()).place, pin)).toEqual({ kind: 'in' })
  expect(localStorage.getItem('token')).toBe(token)
  expect(readDraft('vitals.form')?.values).toEqual({ value: 'half-typed' })
  expect(await bodiesOf('patient-1')).toEqual(['mine-unsent'])
  expect(await findRestored()).toEqual({ name: 'Nava of Nabha' })
  expect(shownNow().language).toBe('en')
  expect(await readAll()).not.toContain('patient-2')
})

describe('a wrong PIN', () => {
  beforeEach(async () => {
    await enablePin(pin)
    await write('patient-1', 'mine-unsent')
    await lockNow()
  })

  test('is counted, and the right one resets the count; the fifth deletes the lock for good', async () => {
    const { place } = await only()
    for (const left of [4, 3, 2, 1]) expect(await enter(place, '9999')).toEqual({ kind: 'wrong', left })
    expect(await enter(place, pin)).toEqual({ kind: 'in' })
    await lockNow()
    for (const left of [4, 3, 2, 1, 0]) expect(await enter(place, '9999')).toEqual({ kind: 'wrong', left })
    expect((await listMembers())[0]?.lock).toBeNull()
    expect(await enter(place, pin)).toEqual({ kind: 'wrong', left: 0 })
    expect((await only()).opensBy).toBe('signIn')
  })

  test('is counted before it is checked: a killed tab gives no free attempt', async () => {
    const { place } = await only()
    vi.spyOn(crypto.subtle, 'deriveKey').mockReturnValue(new Promise<CryptoKey>(() => undefined))
    for (let nth = 1; nth <= 5; nth += 1) {
      void tryPin(place, pin)
      await expect.poll(async () => (await listMembers())[0]?.tries).toBe(nth)
    }
    vi.restoreAllMocks()
    expect(await tryPin(place, pin)).toEqual({ left: 0 })
    expect((await listMembers())[0]?.lock).toBeNull()
  })

  test('is limited to five attempts across concurrent tabs', async () => {
    const { place } = await only()
    const all = await Promise.all(Array.from({ length: 9 }, (_, nth) => tryPin(place, `999${nth}`)))
    expect(all.every((one) => 'left' in one)).toBe(true)
    expect(await listMembers()).toMatchObject([{ tries: 5, lock: null }])
  })

  test('five times: the password unlocks the profile, which needs a new PIN', async () => {
    const { place } = await only()
    for (let nth = 0; nth < 5; nth += 1) await tryPin(place, '9999')
    await signInAs('patient-1')
    expect([await bodiesOf('patient-1'), await findProfileState()]).toEqual([['mine-unsent'], 'noPin'])
    await changePin(other, null)
    expect(await findProfileState()).toBe('member')
    await lockNow()
    expect(await enter(place, other)).toEqual({ kind: 'in' })
  })
})

test('changing a PIN needs the current one', async () => {
  await enablePin(pin)
  expect(await changePin(other, '9999')).toEqual({ kind: 'wrong', left: 4 })
  expect(await changePin(other, pin)).toEqual({ kind: 'in' })
  await lockNow()
  const { place } = await only()
  expect(await enter(place, pin)).toEqual({ kind: 'wrong', left: 4 })
  expect(await enter(place, other)).toEqual({ kind: 'in' })
})

describe('when a session ends', () => {
  test('of a locked profile: answers are deleted, unsent writes stay, and the PIN reports it', async () => {
    localStorage.setItem('token', tokenOf('patient-1', 2))
    await enablePin(pin)
    await write('patient-1', 'mine-unsent')
    await lockNow()
    const { place } = await only()
    await vi.waitUntil(async () => (await only()).opensBy === 'signIn', { timeout: 10_000 })
    expect(await enter(place, pin)).toEqual({ kind: 'over' })
    expect(currentSession()).toBeNull()
    await signInAs('patient-1')
    expect(await bodiesOf('patient-1')).toEqual(['mine-unsent'])
  })

  test('on the server: the next settle encrypts drafts and unsent writes', async () => {
    await enablePin(pin)
    writeDraft('vitals.form', { values: { value: 'half-typed' } })
    await write('patient-1', 'mine-unsent')
    endSession()
    await settle()
    expect(await readAll()).not.toMatch(/half-typed|mine-unsent|patient-1/)
    expect((await only()).opensBy).toBe('signIn')
    await signInAs('patient-1')
    expect(readDraft('vitals.form')?.values).toEqual({ value: 'half-typed' })
    expect(await bodiesOf('patient-1')).toEqual(['mine-unsent'])
  })

  test('by signing out: only unsent writes stay, and the profile is not listed', async () => {
    await enablePin(pin)
    await write('patient-1', 'mine-unsent')
    forgetSession()
    await settle()
    expect(await listProfiles()).toEqual([])
    expect(await listMembers()).toMatchObject([{ lock: null, snapshot: null, isGone: true }])
    expect(await readAll()).not.toMatch(/mine-unsent|patient-1/)
    await signInAs('patient-1')
    expect(await bodiesOf('patient-1')).toEqual(['mine-unsent'])
    for (const { seq } of await listOf('patient-1')) await remove(seq)
    forgetSession()
    await settle()
    expect(await listMembers()).toEqual([])
  })
})

test('an interrupted lock is finished at the next start', async () => {
  await enablePin(pin)
  writeDraft('vitals.form', { values: { value: 'half-typed' } })
  const [member] = await listMembers()
  if (!member) throw new Error('nobody is there')
  // The snapshot was stored, but web storage was not cleared.
  await settleActive(null, member)
  expect(currentSession()).not.toBeNull()
  await settle()
  expect(currentSession()).toBeNull()
  expect(await readAll()).not.toMatch(/half-typed|patient-1/)
})

test('without the server no PIN is set and nothing changes', async () => {
  await write('patient-1', 'mine-unsent')
  serverSays(sealSecret, { status: 503, refusal: { code: 'unavailable' } })
  await expect(enablePin(pin)).rejects.toMatchObject({ status: 503 })
  expect(localStorage.getItem('nabz.family')).toBeNull()
  expect(await readAll()).toContain('mine-unsent')
})

test('without the server a sign-in leaves the data encrypted; the next one opens it', async () => {
  await enablePin(pin)
  await write('patient-1', 'mine-unsent')
  await lockNow()
  serverSays(openSecret, { status: 503, refusal: { code: 'unavailable' } })
  await signInAs('patient-1')
  expect([await findProfileState(), await bodiesOf('patient-1')]).toEqual(['closed', []])
  await write('patient-1', 'said-meanwhile')
  serverSays(openSecret, ({ body }) => ({ body: { secret: (body as { sealed: string }).sealed.slice(1) } }))
  await signInAs('patient-1')
  expect(await bodiesOf('patient-1')).toEqual(['mine-unsent', 'said-meanwhile'])
})

test('sharing can stop only when nobody else has data on the phone', async () => {
  await enablePin(pin)
  await lockNow()
  await signInAs('patient-2')
  await enablePin(other)
  await write('patient-2', 'mine-unsent')
  expect(await stopSharing()).toBe(false)
  await enter((await only()).place, pin)
  forgetSession()
  await settle()
  await enter((await only()).place, other)
  expect(await stopSharing()).toBe(true)
  expect(localStorage.getItem('nabz.family')).toBeNull()
  expect([await bodiesOf('patient-2'), await listMembers()]).toEqual([['mine-unsent'], []])
  expect(await readAll()).toContain('mine-unsent')
})
