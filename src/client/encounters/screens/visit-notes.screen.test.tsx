import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { listSignedNotes } from '../../../shared/encounters/encounters.endpoints.ts'
import { signedAnswer } from '../../../../tests/setup/encounter-answers.ts'
import { openDevice, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { Screen } from './visit-notes.screen.tsx'

beforeEach(() => openDevice('patient'))

test('says the diagnosis, the advice, when to come back at once, and when again', async () => {
  const at = { at: '2026-11-21T11:30:00.000Z', date: '2026-11-21', time: '17:00' }
  const addenda = [{ id: '1', at, reason: 'Left out', addition: 'Allergic to penicillin' }]
  serverSays(listSignedNotes, { body: { notes: [signedAnswer({ addenda })], next: null } })
  show(<Screen />)
  await expect.element(page.getByRole('heading', { name: /^Visit of Saturday, 21 November/ })).toBeVisible()
  for (const text of ['Viral fever', 'Rest, much water', 'difficulty breathing', 'Allergic to penicillin'])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  await expect.element(page.getByText('the fever lasts longer than Friday')).toBeVisible()
  await expect.element(page.getByText(/^Come again on Saturday, 28 November/)).toBeVisible()
  const booking = page.getByRole('link', { name: 'Book with Dr. Navjot Kaur Gill' })
  const { id } = signedAnswer().doctor
  await expect.element(booking).toHaveAttribute('href', `/appointments/book?doctor=${id}`)
  await page.getByText('The rest of the note').click()
  await expect.element(page.getByText('Not examined')).toBeVisible()
})

test('in Punjabi the place and the signs to come back for are in Punjabi', async () => {
  await openDevice('patient', { language: 'pa' })
  serverSays(listSignedNotes, { body: { notes: [signedAnswer()], next: null } })
  show(<Screen />)
  await expect.element(page.getByText('ਸਾਹ ਦੀ ਤਕਲੀਫ਼')).toBeVisible()
  await expect.element(page.getByText('ਡਾ. Navjot Kaur Gill · ਸਿਵਲ ਹਸਪਤਾਲ ਨਾਭਾ')).toBeVisible()
})

test('says which visit is private, and leads to who may read it', async () => {
  const notes = [signedAnswer({ isPrivate: true }), signedAnswer({ id: '2', date: '2026-10-01' })]
  serverSays(listSignedNotes, { body: { notes, next: null } })
  show(<Screen />)
  await expect.element(page.getByText('Private', { exact: true })).toBeVisible()
  expect(page.getByText('Private', { exact: true }).elements()).toHaveLength(1)
  await page.getByText('Visit of Thursday, 1 October').first().click()
  const link = page.getByRole('link', { name: /^Who may read this: Visit of Thursday/ })
  await expect.element(link).toHaveAttribute('href', '/patient/private/2')
})

test('one visit is printed by itself', async () => {
  const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined)
  const notes = [signedAnswer(), signedAnswer({ id: '2', date: '2026-10-01' })]
  serverSays(listSignedNotes, { body: { notes, next: null } })
  show(<Screen />)
  await page.getByText('Visit of Thursday, 1 October').first().click()
  await page.getByRole('button', { name: /^Print: Visit of Thursday/ }).click()
  expect(print).toHaveBeenCalledOnce()
  expect(document.querySelectorAll('div[data-print=no] h2')).toHaveLength(1)
  dispatchEvent(new Event('afterprint'))
  await expect.poll(() => document.querySelectorAll('div[data-print=no] h2').length).toBe(0)
  print.mockRestore()
})

test('the newest stands open, older ones behind their dates', async () => {
  const older = signedAnswer({ id: '2', date: '2026-10-01', isPrivate: true })
  serverSays(listSignedNotes, { body: { notes: [signedAnswer(), older], next: null } })
  show(<Screen />)
  await expect.poll(() => page.getByText('Viral fever', { exact: true }).elements().length).toBe(2)
  const [open, folded] = page.getByText('Viral fever', { exact: true }).elements()
  expect(open?.checkVisibility()).toBe(true)
  expect(folded?.checkVisibility()).toBe(false)
  await expect.element(page.getByText('Private', { exact: true }).first()).toBeVisible()
  await page.getByText('Visit of Thursday, 1 October').first().click()
  expect(folded?.checkVisibility()).toBe(true)
})

test('without a note says what will be here', async () => {
  serverSays(listSignedNotes, { body: { notes: [], next: null } })
  show(<Screen />)
  await expect.element(page.getByText('No notes yet')).toBeVisible()
})
