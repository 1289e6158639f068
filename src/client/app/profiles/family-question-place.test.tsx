import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, show } from '../../../../tests/setup/screen.tsx'
import { currentSession, type SignedIn } from '../../platform/session/session-store.ts'
import { FamilyQuestionPlace } from './family-question-place.tsx'

const question = page.getByRole('region', { name: 'Do others use this phone too?' })
const app = page.getByRole('heading', { name: 'The app' })
const mother: SignedIn = { id: '0190-mother', username: 'jasvinder', name: 'Jasvinder Kaur', role: 'patient' }
const son: SignedIn = { ...mother, id: '0190-son', username: 'gagandeep' }
const doctor: SignedIn = { ...mother, id: '0190-doctor', role: 'doctor' }
const coordinator: SignedIn = { ...mother, id: '0190-coordinator', role: 'coordinator' }

/** Simulates a sign-in: a new page with the same storage. */
function enter(person: SignedIn, path = '/patient'): void {
  document.querySelector('main')?.remove()
  show(
    <FamilyQuestionPlace key={person.id} person={person} path={path}>
      <h1>The app</h1>
    </FamilyQuestionPlace>,
  )
}

/** Page and question are rendered together. */
async function isAsked(person: SignedIn, path?: string): Promise<boolean> {
  enter(person, path)
  await expect.element(app).toBeVisible()
  return question.elements().length > 0
}

beforeEach(() => openDevice('patient'))

test('a single user is never asked', async () => {
  expect(await isAsked(mother)).toBe(false)
  expect(await isAsked(mother, '/')).toBe(false)
  expect(await isAsked(mother)).toBe(false)
})

test('a second user is asked, in the page flow above the content', async () => {
  expect(await isAsked(mother)).toBe(false)
  enter(son)
  await expect.element(question).toBeVisible()
  await expect.element(app).toBeVisible()
  const card = question.element()
  expect(getComputedStyle(card).position).toBe('static')
  expect(document.body.style.paddingBottom).toBe('')
  expect(card.getBoundingClientRect().bottom).toBeLessThanOrEqual(app.element().getBoundingClientRect().top)
})

test('the first user is asked when they come back', async () => {
  expect(await isAsked(mother)).toBe(false)
  enter(son)
  await expect.element(question).toBeVisible()
  enter(mother)
  await expect.element(question).toBeVisible()
})

test.each([doctor, coordinator])('a $role is never asked', async (person) => {
  expect(await isAsked(mother)).toBe(false)
  enter(son)
  await expect.element(question).toBeVisible()
  expect(await isAsked(person)).toBe(false)
})

test('nobody is asked on a page with a task', async () => {
  expect(await isAsked(mother)).toBe(false)
  expect(await isAsked(son, '/appointments/book')).toBe(false)
})

test('the question is not repeated after an answer', async () => {
  expect(await isAsked(mother)).toBe(false)
  enter(son)
  await page.getByRole('button', { name: 'No, only me' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(page.getByText(/You can find this later/)).toBeVisible()
  expect(await isAsked(mother)).toBe(false)
})

test('is not asked on a shared phone', async () => {
  expect(await isAsked(mother)).toBe(false)
  localStorage.setItem('nabz.family', '-')
  expect(await isAsked(son)).toBe(false)
})

test('the stored mark identifies nobody', async () => {
  expect(currentSession()?.person.id).toBe('patient-1')
  expect(await isAsked(mother)).toBe(false)
  expect(localStorage.getItem('nabz.accountsSeen')).toMatch(/^\d+\.\d{1,5}$/)
  enter(son)
  await expect.poll(() => localStorage.getItem('nabz.accountsSeen')).toBe('several')
})
