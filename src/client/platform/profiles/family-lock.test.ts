import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  bodiesOf,
  only,
  openFamilyPhone,
  readAll,
  signInAs,
  write,
} from '../../../../tests/setup/family-phone.ts'
import { readDraft, writeDraft } from '../session/drafts.ts'
import { currentSession, readCut } from '../session/session-store.ts'
import {
  changePin,
  enter,
  findProfileState,
  enablePin,
  listProfiles,
  lockIfIdle,
  lockNow,
} from './profiles.ts'
import { listMembers } from '../keyring/profile-store.ts'
import { watchIdle } from './auto-lock.ts'

const pin = '4271'

beforeEach(openFamilyPhone)
afterEach(() => vi.restoreAllMocks())

describe('automatic lock', () => {
  const minute = 60_000
  const touchedAgo = (ms: number) => localStorage.setItem('nabz.touched', String(Date.now() - ms))

  test('locks after the chosen time, and the PIN brings back the page', async () => {
    await enablePin(pin)
    writeDraft('vitals.form', { values: { value: 'half-typed' } })
    history.replaceState(null, '', '/vitals?since=2026-01')
    touchedAgo(4.9 * minute)
    await lockIfIdle()
    expect(currentSession()).not.toBeNull()
    touchedAgo(5 * minute)
    await lockIfIdle()
    expect([currentSession(), readCut()]).toEqual([null, null])
    expect(await readAll()).not.toMatch(/half-typed|patient-1|since=/)
    expect(await enter((await only()).place, pin)).toEqual({ kind: 'in' })
    expect(readDraft('vitals.form')?.values).toEqual({ value: 'half-typed' })
    expect(readCut()).toEqual({ path: '/vitals?since=2026-01', id: 'patient-1' })
    // Entering the PIN counts as activity: other tabs must not lock again.
    await lockIfIdle()
    expect(currentSession()).not.toBeNull()
  })

  test('the lock time belongs to the profile and comes back with it', async () => {
    await enablePin(pin)
    localStorage.setItem('nabz.lockAfter', '15')
    touchedAgo(14 * minute)
    await lockIfIdle()
    expect(currentSession()).not.toBeNull()
    await lockNow()
    expect(localStorage.getItem('nabz.lockAfter')).toBeNull()
    await enter((await only()).place, pin)
    expect(localStorage.getItem('nabz.lockAfter')).toBe('15')
  })

  test('a phone with one user never locks', async () => {
    touchedAgo(24 * 60 * minute)
    await lockIfIdle()
    expect(currentSession()?.person.id).toBe('patient-1')
  })

  test('the first touch after the time has passed is swallowed', async () => {
    await enablePin(pin)
    await watchIdle()
    const button = document.createElement('button')
    let reached = 0
    for (const name of ['pointerdown', 'click']) button.addEventListener(name, () => (reached += 1))
    document.body.append(button)
    const tap = () =>
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }))
    expect([tap(), reached]).toEqual([true, 1])
    touchedAgo(5 * minute)
    expect([tap(), reached]).toEqual([false, 1])
    await vi.waitUntil(() => currentSession() === null)
  })

  test('when encryption fails nothing is deleted, and the next attempt locks', async () => {
    await enablePin(pin)
    writeDraft('vitals.form', { values: { value: 'half-typed' } })
    touchedAgo(5 * minute)
    vi.spyOn(crypto.subtle, 'encrypt').mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
    await expect(lockIfIdle()).rejects.toThrow('full')
    expect(readDraft('vitals.form')?.values).toEqual({ value: 'half-typed' })
    vi.restoreAllMocks()
    await lockIfIdle()
    expect(await readAll()).not.toContain('half-typed')
  })
})

describe('a profile without a PIN', () => {
  beforeEach(async () => {
    await enablePin(null)
    writeDraft('vitals.form', { values: { value: 'half-typed' } })
  })

  test('locking deletes everything, and the profile is not listed', async () => {
    expect(await findProfileState()).toBe('once')
    await lockNow()
    expect([await listProfiles(), await listMembers()]).toEqual([[], []])
    expect(await readAll()).not.toMatch(/half-typed|patient-1/)
    await signInAs('patient-1')
    expect([await findProfileState(), readDraft('vitals.form')]).toEqual(['stranger', null])
  })

  test('unsent writes need the password', async () => {
    await write('patient-1', 'mine-unsent')
    await lockNow()
    expect(await readAll()).not.toContain('mine-unsent')
    // Not readable with the device key.
    expect(await bodiesOf('patient-1')).toEqual([])
    await signInAs('patient-1')
    expect([await bodiesOf('patient-1'), await findProfileState()]).toEqual([['mine-unsent'], 'noPin'])
  })

  test('is deleted too when another profile is unlocked', async () => {
    await changePin(pin, null)
    expect(await findProfileState()).toBe('member')
    await lockNow()
    await signInAs('patient-2')
    await enablePin(null)
    await write('patient-2', 'mine-unsent')
    await enter((await only()).place, pin)
    const gone = (await listMembers()).filter(({ isGone }) => isGone)
    expect(gone).toMatchObject([{ lock: null, snapshot: null, isOnce: false }])
    expect(await readAll()).not.toContain('patient-2')
  })
})
