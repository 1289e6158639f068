import { expect, type Browser } from '@playwright/test'
import { dayIn } from '../../src/shared/kit/time/town-time.ts'
import place from '../../town.json' with { type: 'json' }
import { computer, messageIn, phone, visit, visitWithoutWorker, type Visitor } from '../setup/browser.ts'
import { register, saveProfile, tokenOf } from '../setup/entry.ts'
import { onServer } from '../setup/fixture.ts'
import { countStoredFor, waitUntilWhole } from '../setup/kept-answers.ts'
import { ask } from '../setup/offline-actions.ts'
import type { Served } from '../setup/served.ts'
import { login } from '../setup/sign-in.ts'
import { test } from '../setup/test.ts'
import { fillBooking, submitBooking } from '../setup/booking.ts'

test.describe.configure({ mode: 'serial' })

/**
 * A mother, her baby, her son and the grandmother share one login on one phone; a daughter helps from town. In
 * Punjabi, in this order.
 */
const people = {
  mother: { username: 'harpreet', name: 'ਹਰਪ੍ਰੀਤ ਕੌਰ', role: 'patient' },
  daughter: { username: 'simran', name: 'ਸਿਮਰਨ ਕੌਰ', role: 'patient' },
  son: { username: 'gagandeep', name: 'ਗਗਨਦੀਪ ਸਿੰਘ', role: 'patient' },
  doctor: { username: 'navjot', name: 'ਡਾ. ਨਵਜੋਤ ਗਿੱਲ', role: 'doctor' },
} as const
type Who = keyof typeof people
const [baby, grandmother, son] = ['ਗੁਰਨੂਰ', 'ਬਚਨ ਕੌਰ', 'ਗਗਨਦੀਪ']
const timeout = 30_000

let served: Served
let browser: Browser
/** The one phone, with its service worker. */
let mother: Visitor
let recoveryCode = ''
const tokens = {} as Record<Who, string>
onServer(async (opened) => {
  ;({ served, browser } = opened)
  for (const who of Object.keys(people) as Who[]) {
    const { username, name } = people[who]
    await register(served.url, people[who])
    tokens[who] = await tokenOf(served.url, username)
    if (who === 'mother' || who === 'daughter') await saveProfile(served.url, tokens[who], name)
  }
  const { name } = people.doctor
  const works = { specialization: 'General physician', experience: '12', clinic: 'Civil Hospital' }
  const doctor = { name, ...works, phone: '5550001234', registrationNumber: 'TEST-0001' }
  await ask({ url: served.url, token: tokens.doctor }, '/api/doctor/me', doctor)
  mother = await signedIn('mother', phone, visit)
})

async function signedIn(who: Who, viewport = computer, open = visitWithoutWorker): Promise<Visitor> {
  const visitor = await open(browser, served.url, 'pa', viewport)
  await visitor.page.goto('/login')
  await login(visitor, people[who].username)
  await visitor.page.waitForURL((url) => url.pathname !== '/login')
  return visitor
}

/** The year and month, so many months ago. */
function monthsAgo(count: number): { year: string; month: string } {
  const [year, month] = dayIn(place.timeZone, new Date()).split('-').map(Number)
  const months = (year ?? 0) * 12 + (month ?? 0) - 1 - count
  return { year: String(Math.floor(months / 12)), month: String((months % 12) + 1).padStart(2, '0') }
}

/** By the screen, as the menu leads there. */
async function add(
  { page, t }: Visitor,
  who: { name: string; relation: string; gender: string; year: string; month?: string; consents?: true },
) {
  const { name } = people.mother
  await page.locator('summary', { hasText: t('frame.user.open', { name }) }).click()
  await page
    .getByRole('link', { name: t('frame.user.addPerson') })
    .first()
    .click()
  await page.getByLabel(t('addPerson.relation')).selectOption(who.relation)
  await page.getByLabel(t('addPerson.name')).fill(who.name)
  await page.getByLabel(t('addPerson.year')).fill(who.year)
  await page.getByLabel(t('addPerson.month')).selectOption(who.month ?? '')
  await page.getByText(t(`patients.genders.${who.gender}`), { exact: true }).click()
  if (who.consents) await page.getByLabel(t('addPerson.consent')).check()
  await page.getByRole('button', { name: t('addPerson.submit'), exact: true }).click()
  await welcome({ page, t }, who.name)
}

async function choose({ page, t }: Visitor, name: string): Promise<void> {
  await page.locator('summary', { hasText: t('people.change') }).click()
  await page.locator('.person-bar').getByRole('button', { name }).click()
}

const welcome = ({ page, t }: Pick<Visitor, 'page' | 't'>, name: string) =>
  page.getByRole('heading', { name: t('patientDashboard.welcome', { name }) }).waitFor()

interface Row {
  id: string
  name?: string
}

/** What the server has, of the account's own record or of another. */
function read<T = Row[]>(path: string, patientId?: string, who: Who = 'mother'): Promise<T> {
  const session = { url: served.url, token: tokens[who] }
  return ask<T>(session, path, undefined, patientId ? { 'patient-id': patientId } : {})
}
const idOf = async (name: string) =>
  (await read('/api/patients')).find((person) => person.name === name)?.id ?? ''
const readingsOf = async (patientId?: string) =>
  (await read<{ readings: Row[] }>('/api/vitals', patientId)).readings

test('she keeps recovery codes, as the first notice asks', async () => {
  const { page, t } = mother
  await page.getByRole('link', { name: t('accountsNotices.codesOffered') }).click()
  await page.waitForURL('**/settings/recovery')
  await page.getByLabel(t('accountSecurity.codes.password'), { exact: true }).fill('secret1')
  await page.getByRole('button', { name: t('accountSecurity.codes.make') }).click()
  const codes = page.getByRole('listitem').getByText(/^\d{4} \d{4} \d{4} \d{4}$/)
  await expect(codes).toHaveCount(8)
  recoveryCode = await codes.first().innerText()
  await page.getByRole('figure').waitFor()
})

test('she adds the three, and books for the baby; before an answer the doctor reads that it is under a year', async () => {
  const { page, t } = mother
  const born = monthsAgo(8)
  const inGurmukhi = born.year.replace(/\d/g, (digit) => '੦੧੨੩੪੫੬੭੮੯'[Number(digit)] ?? '')
  await add(mother, { name: son, relation: 'child', gender: 'Male', consents: true, ...monthsAgo(18 * 12) })
  await add(mother, { name: baby, relation: 'child', gender: 'Female', ...born, year: inGurmukhi })
  const old = { relation: 'mother', gender: 'Female', year: '1950', consents: true } as const
  await add(mother, { name: grandmother, ...old })

  // The request is begun for the grandmother, and what was typed goes along to the baby's.
  await page.goto('/appointments/book')
  await page.getByLabel(t('booking.specialization')).fill('ਕੰਨ ਦਾ ਦਰਦ')
  await page.getByText(baby).last().click()
  await expect(page.getByLabel(t('booking.specialization'))).toHaveValue('ਕੰਨ ਦਾ ਦਰਦ')
  await fillBooking({ page, t }, { time: '10:00', type: 'in-person' })
  await submitBooking({ page, t })
  const asked = [{ specialization: 'ਕੰਨ ਦਾ ਦਰਦ', patient: { name: baby } }]
  const babyId = await idOf(baby)
  await expect.poll(() => read('/api/appointments', babyId), { timeout }).toMatchObject(asked)
  expect(await read('/api/appointments')).toEqual([])
  expect(await read('/api/appointments', await idOf(grandmother))).toEqual([])

  const doctor = await signedIn('doctor')
  await doctor.page.goto('/doctor/requests')
  const card = doctor.page
    .getByRole('article')
    .or(doctor.page.getByRole('listitem'))
    .filter({ hasText: baby })
  const age = messageIn('pa', 'appointments.patient.ages.underYear')
  await expect(card.first()).toContainText(age)
  await expect(card.first()).toContainText(people.mother.name)
  await doctor.leave()
})

test('another window of the phone follows the choice', async () => {
  const { t } = mother
  await choose(mother, baby)
  const other = await mother.context.newPage()
  await other.goto('/patient')
  await other.getByText(t('people.chosen', { name: baby })).waitFor({ state: 'attached' })
  await other.getByText('ਕੰਨ ਦਾ ਦਰਦ').waitFor()
  await choose(mother, people.mother.name)
  await welcome({ page: other, t }, people.mother.name)
  await expect(other.getByText('ਕੰਨ ਦਾ ਦਰਦ')).toHaveCount(0)
  await other.close()
})

test('without a network she writes a temperature for the grandmother, which arrives in that record', async () => {
  const { page, t, context } = mother
  const patientId = await idOf(grandmother)
  await page.goto('/patient')
  await waitUntilWhole(page, 'patient', 'pa')
  await expect.poll(() => countStoredFor(page, patientId), { timeout }).toBeGreaterThanOrEqual(5)
  await context.setOffline(true)
  await choose(mother, grandmother)
  await welcome(mother, grandmother)
  await page.goto('/vitals')
  await page.getByText(t('vitalSigns.types.temperature'), { exact: true }).first().click()
  await page.getByLabel(t('vitals.form.value'), { exact: true }).fill('101')
  await page.getByRole('button', { name: t('vitals.form.submit'), exact: true }).click()
  await page.getByText(t('waiting.kept')).first().waitFor()
  // Back in her own record before there is a network again.
  await choose(mother, people.mother.name)
  await page.goto('/waiting')
  await page.getByText(t('waiting.forPerson', { name: grandmother })).waitFor()
  await context.setOffline(false)
  await expect.poll(() => readingsOf(patientId), { timeout }).toMatchObject([{ type: 'temperature' }])
  expect(await readingsOf()).toEqual([])
  expect(await readingsOf(await idOf(baby))).toEqual([])
})

test('the daughter in town is invited, and sees what was ticked and no more', async () => {
  const { page, t } = mother
  await choose(mother, grandmother)
  await page.goto('/family/access')
  await page.getByLabel(t('sharing.invite.username')).fill('Simran')
  await page.getByLabel(t('sharing.areas.vitals')).check()
  await page.getByRole('button', { name: t('sharing.invite.send') }).click()
  await page.getByText(t('sharing.access.waiting')).waitFor()

  const daughter = await signedIn('daughter')
  const asked = { person: people.mother.name, patient: grandmother }
  await daughter.page.goto('/patient')
  await daughter.page.getByRole('link', { name: t('sharingNotices.invited', asked) }).click()
  await daughter.page.getByRole('button', { name: t('sharing.invitations.accept') }).click()
  await daughter.page
    .getByRole('heading', { name: t('sharing.invitations.helping', { patient: grandmother }) })
    .waitFor()
  await page.getByText(`${people.daughter.name} (${people.daughter.username})`).waitFor()

  await choose(daughter, grandmother)
  await daughter.page.goto('/vitals')
  await daughter.page.getByText('101').first().waitFor()
  for (const path of ['/patient/appointments', '/reminders', '/patient/documents', '/family/access']) {
    await daughter.page.goto(path)
    await daughter.page.getByRole('heading', { level: 1, name: t('frame.notShared') }).waitFor()
  }
  const patientId = await idOf(grandmother)
  const headers = { authorization: `Bearer ${tokens.daughter}`, 'patient-id': patientId }
  const statusOf = async (path: string) => (await fetch(served.url + path, { headers })).status
  expect(await statusOf('/api/vitals')).toBe(200)
  for (const path of ['/api/appointments', '/api/reminders', '/api/patient/me', '/api/sharing/access'])
    expect(await statusOf(path), path).toBe(403)
  expect(daughter.pageErrors).toEqual([])
  await daughter.leave()
})

test('the son turns eighteen, and takes his record over with the code she shows him', async () => {
  const { page, t } = mother
  await page.goto('/family/hand-over')
  await page
    .getByRole('button', { name: t('sharing.handOver.make') })
    .filter({ hasText: son })
    .click()
  const code = await page.getByText(/^\d{4} \d{4} \d{4} \d{4}$/).innerText()
  await page.getByRole('figure').waitFor()

  const grownUp = await signedIn('son')
  // Asked for a profile first, as everybody is.
  await grownUp.page.getByRole('link', { name: t('patients.profile.haveCode') }).click()
  await grownUp.page.getByLabel(t('sharing.takeOver.code'), { exact: true }).fill(code)
  await grownUp.page.getByRole('button', { name: t('sharing.takeOver.submit') }).click()
  await grownUp.page.getByText(t('sharing.takeOver.done', { patient: son })).waitFor()
  await grownUp.page.getByRole('link', { name: t('sharing.takeOver.open') }).click()
  await welcome(grownUp, son)
  expect(grownUp.pageErrors).toEqual([])
  await grownUp.leave()

  await page.goto('/family/hand-over')
  await page.getByRole('heading', { name: grandmother }).waitFor()
  await expect(page.getByRole('heading', { name: son })).toHaveCount(0)
  await page.locator('summary', { hasText: t('people.change') }).click()
  await expect(page.locator('.person-bar').getByRole('button')).toHaveText([/ਹਰਪ੍ਰੀਤ/, /ਗੁਰਨੂਰ/, /ਬਚਨ/])
})

test('the password is forgotten: one of the codes sets a new one, and the phone is signed out', async () => {
  const { t } = mother
  const person = await visitWithoutWorker(browser, served.url, 'pa', phone)
  const { page } = person
  await page.goto('/login')
  await page.getByRole('link', { name: t('accounts.login.forgot') }).click()
  await page.getByLabel(t('accounts.login.username'), { exact: true }).fill(people.mother.username)
  await page.getByLabel(t('accounts.recover.code'), { exact: true }).fill(recoveryCode)
  await page.getByLabel(t('accounts.recover.next'), { exact: true }).fill('mango-tree')
  await page.getByRole('button', { name: t('accounts.recover.submit') }).click()
  await page.getByText(t('accounts.recover.done')).waitFor()
  await page.getByRole('link', { name: t('accounts.register.toLogin') }).click()
  await login(person, people.mother.username, 'mango-tree')
  await page.waitForURL('**/patient')
  await mother.page.waitForURL('**/login')
  expect(person.pageErrors).toEqual([])
  await person.leave()
  expect(mother.pageErrors.filter((error) => !error.includes('401'))).toEqual([])
  await mother.leave()
})
