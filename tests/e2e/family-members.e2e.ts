import { expect, type Browser } from '@playwright/test'
import { phone, visit, type Visitor } from '../setup/browser.ts'
import { register, saveProfile, tokenOf } from '../setup/entry.ts'
import { onServer } from '../setup/fixture.ts'
import { waitUntilWhole } from '../setup/kept-answers.ts'
import { ask } from '../setup/offline-actions.ts'
import type { Served } from '../setup/served.ts'
import { login } from '../setup/sign-in.ts'
import { test } from '../setup/test.ts'

/** A mother acts for her baby and for the grandmother with one account, on one phone, in Punjabi. */
let served: Served
let browser: Browser
onServer((opened) => ({ served, browser } = opened))

const timeout = 30_000

async function enter(username: string): Promise<Visitor & { token: string }> {
  await register(served.url, { username, name: 'ਹਰਪ੍ਰੀਤ ਕੌਰ', role: 'patient' })
  const token = await tokenOf(served.url, username)
  await saveProfile(served.url, token, 'ਹਰਪ੍ਰੀਤ ਕੌਰ')
  const visitor = await visit(browser, served.url, 'pa', phone)
  await visitor.page.goto('/login')
  await login(visitor, username)
  await visitor.page.waitForURL('**/patient')
  return { ...visitor, token }
}

/** By the screen, as the menu leads there. */
async function add(
  { page, t }: Visitor,
  who: { name: string; relation: string; year: string; month?: string },
) {
  await page.locator('summary', { hasText: t('frame.user.open', { name: 'ਹਰਪ੍ਰੀਤ ਕੌਰ' }) }).click()
  await page
    .getByRole('link', { name: t('frame.user.addPerson') })
    .first()
    .click()
  await page.getByLabel(t('addPerson.relation')).selectOption(who.relation)
  await page.getByLabel(t('addPerson.name')).fill(who.name)
  await page.getByLabel(t('addPerson.year')).fill(who.year)
  await page.getByLabel(t('addPerson.month')).selectOption(who.month ?? '')
  await page.getByText(t('patients.genders.Female'), { exact: true }).click()
  const consent = page.getByLabel(t('addPerson.consent'))
  if (who.month === undefined) await consent.check()
  await page.getByRole('button', { name: t('addPerson.submit'), exact: true }).click()
  await page.getByRole('heading', { name: t('patientDashboard.welcome', { name: who.name }) }).waitFor()
}

async function choose({ page, t }: Visitor, name: string): Promise<void> {
  await page.locator('summary', { hasText: t('people.change') }).click()
  await page.locator('.person-bar').getByRole('button', { name }).click()
}

interface Row {
  id?: string
  name?: string
}

/** What the server has, of the account's own record or of another. */
function read<T = Row[]>(token: string, path: string, patientId?: string): Promise<T> {
  return ask<T>({ url: served.url, token }, path, undefined, patientId ? { 'patient-id': patientId } : {})
}

async function idOf(token: string, name: string): Promise<string> {
  const people = await read(token, '/api/patients')
  return people.find((person) => person.name === name)?.id ?? ''
}

test('she adds both, books for the baby, and each record holds only its own', async () => {
  const mother = await enter('harpreet')
  const { page, t, token, pageErrors } = mother
  await add(mother, { name: 'ਗੁਰਨੂਰ', relation: 'child', year: '੨੦੨੬', month: '03' })
  await add(mother, { name: 'ਬਚਨ ਕੌਰ', relation: 'mother', year: '1950' })

  // The request is begun for the grandmother, and what was typed goes along to the baby's.
  await page.goto('/appointments/book')
  await page.getByLabel(t('appointments.book.specialization')).fill('ਕੰਨ ਦਾ ਦਰਦ')
  await page.getByText('ਗੁਰਨੂਰ').last().click()
  await expect(page.getByLabel(t('appointments.book.specialization'))).toHaveValue('ਕੰਨ ਦਾ ਦਰਦ')
  await page.getByRole('button', { name: t('appointments.tomorrow') }).click()
  await page.getByLabel(t('appointments.book.time')).selectOption('10:00')
  await page.getByRole('radio', { name: t('appointments.types.in-person') }).check({ force: true })
  await page.getByRole('button', { name: t('appointments.book.submit') }).click()
  const baby = await idOf(token, 'ਗੁਰਨੂਰ')
  await expect
    .poll(() => read(token, '/api/appointments', baby), { timeout })
    .toMatchObject([{ specialization: 'ਕੰਨ ਦਾ ਦਰਦ', patient: { name: 'ਗੁਰਨੂਰ' } }])
  expect(await read(token, '/api/appointments')).toEqual([])

  // Another window of the same phone follows the choice.
  const other = await mother.context.newPage()
  await other.goto('/patient')
  await other.getByText(t('people.chosen', { name: 'ਗੁਰਨੂਰ' })).waitFor({ state: 'attached' })
  await other.getByText('ਕੰਨ ਦਾ ਦਰਦ').waitFor()
  await choose(mother, 'ਹਰਪ੍ਰੀਤ ਕੌਰ')
  await other.getByRole('heading', { name: t('patientDashboard.welcome', { name: 'ਹਰਪ੍ਰੀਤ ਕੌਰ' }) }).waitFor()
  await expect(other.getByText('ਕੰਨ ਦਾ ਦਰਦ')).toHaveCount(0)
  expect(pageErrors).toEqual([])
  await mother.leave()
})

test('without a network she switches and writes a temperature, which arrives in the right record', async () => {
  const mother = await enter('simran')
  const { page, t, token, context } = mother
  const born = { birthDate: '1950', relation: 'mother', gender: 'Female', consent: true }
  await ask({ url: served.url, token }, '/api/patients', { name: 'ਬਚਨ ਕੌਰ', ...born })
  const grandmother = await idOf(token, 'ਬਚਨ ਕੌਰ')
  await page.goto('/patient')
  // The switch appears once the list is known; everybody's answers are then brought for offline use.
  await page.getByText(t('people.change')).waitFor({ state: 'attached', timeout })
  await waitUntilWhole(page, 'patient', 'pa')
  const isBrought = () =>
    page.evaluate(async (id) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('nabz-kept')
        request.addEventListener('success', () => resolve(request.result))
      })
      const keys = await new Promise<IDBValidKey[]>((resolve) => {
        const request = database.transaction('answers').objectStore('answers').getAllKeys()
        request.addEventListener('success', () => resolve(request.result))
      })
      database.close()
      return keys.filter((key) => String((key as string[])[1]).includes(id)).length
    }, grandmother)
  await expect.poll(isBrought, { timeout }).toBeGreaterThanOrEqual(5)

  await context.setOffline(true)
  await choose(mother, 'ਬਚਨ ਕੌਰ')
  await page.getByRole('heading', { name: t('patientDashboard.welcome', { name: 'ਬਚਨ ਕੌਰ' }) }).waitFor()
  await page.goto('/vitals')
  await page.getByText(t('vitalSigns.types.temperature'), { exact: true }).first().click()
  await page.getByLabel(t('vitals.form.value'), { exact: true }).fill('101')
  await page.getByRole('button', { name: t('vitals.form.submit'), exact: true }).click()
  await page.getByText(t('waiting.kept')).first().waitFor()
  // Back in her own record before there is a network again.
  await choose(mother, 'ਹਰਪ੍ਰੀਤ ਕੌਰ')
  await page.goto('/waiting')
  await page.getByText(t('waiting.forPerson', { name: 'ਬਚਨ ਕੌਰ' })).waitFor()
  await context.setOffline(false)
  const readingsOf = async (patientId?: string) =>
    (await read<{ readings: Row[] }>(token, '/api/vitals', patientId)).readings
  await expect.poll(() => readingsOf(grandmother), { timeout }).toMatchObject([{ type: 'temperature' }])
  expect(await readingsOf()).toEqual([])
  await mother.leave()
})
