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

describe('left alone', () => {
  const minute = 60_000
  const touchedAgo = (ms: number) => localStorage.setItem('nabz.touched', String(Date.now() - ms))

  test('it is put away, and the PIN knows the page it was on', async () => {
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
    // The PIN was a touch: the other tabs, which are at it too, put nobody away again.
    await lockIfIdle()
    expect(currentSession()).not.toBeNull()
  })

  test('each has their own time, and it comes back with them', async () => {
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

  test('a phone of one person never is', async () => {
    touchedAgo(24 * 60 * minute)
    await lockIfIdle()
    expect(currentSession()?.person.id).toBe('patient-1')
  })

  test('the touch that comes too late reaches nothing', async () => {
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

  test('where nothing can be sealed, nothing goes, and the next try locks', async () => {
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

describe('only this once', () => {
  beforeEach(async () => {
    await enablePin(null)
    writeDraft('vitals.form', { values: { value: 'half-typed' } })
  })

  test('nothing stays, and nobody is offered', async () => {
    expect(await findProfileState()).toBe('once')
    await lockNow()
    expect([await listProfiles(), await listMembers()]).toEqual([[], []])
    expect(await readAll()).not.toMatch(/half-typed|patient-1/)
    await signInAs('patient-1')
    expect([await findProfileState(), readDraft('vitals.form')]).toEqual(['stranger', null])
  })

  test('what was not sent waits behind the password alone', async () => {
    await write('patient-1', 'mine-unsent')
    await lockNow()
    expect(await readAll()).not.toContain('mine-unsent')
    // Not behind the phone's own key: whoever asks this browser for it does not get it.
    expect(await bodiesOf('patient-1')).toEqual([])
    await signInAs('patient-1')
    expect([await bodiesOf('patient-1'), await findProfileState()]).toEqual([['mine-unsent'], 'noPin'])
  })

  test('a relative who opens theirs sees them off as well', async () => {
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
