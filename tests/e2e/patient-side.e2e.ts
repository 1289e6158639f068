import { expect, type Browser } from '@playwright/test'
import { alive, computer, phone, visitWithoutWorker, messageIn, type Language } from '../setup/browser.ts'
import { kept, register, saveProfile, tokenOf } from '../setup/entry.ts'
import { findFaults } from '../setup/page-faults.ts'
import type { Served } from '../setup/served.ts'
import { onServer } from '../setup/fixture.ts'
import { test } from '../setup/test.ts'
import { unfold } from '../setup/unfold.ts'

/** A new patient's first visit: from the profile to the dashboard and home, and every link on the way. */
let served: Served
let browser: Browser
onServer((opened) => ({ served, browser } = opened))

// Texts from town.json, or under a key with a dot in it.
const people = [
  {
    language: 'pa',
    username: 'gurpreet',
    name: 'ਸਰਦਾਰ ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਸੰਧੂ',
    viewport: phone,
    saved: 'ਪ੍ਰੋਫ਼ਾਈਲ ਸੇਵ ਹੋਈ।',
    claim: 'ਮਾਹਰ ਡਾਕਟਰ',
  },
  {
    language: 'hi',
    username: 'asha',
    name: 'आशा रानी',
    viewport: computer,
    saved: 'प्रोफ़ाइल सेव हुई।',
    claim: 'माहिर डॉक्टर',
  },
] as const

async function enter(person: { language: Language; username: string; name: string; viewport: typeof phone }) {
  const { username, name, language, viewport } = person
  await register(served.url, { username, name, role: 'patient' })
  const token = await tokenOf(served.url, username)
  return {
    token,
    ...(await visitWithoutWorker(browser, served.url, language, viewport, kept(served.url, { token }))),
  }
}

/** A way that leads on in one language does in the other. */
const followed = new Set<string>()

for (const person of people)
  test.describe(`in ${person.language}`, () => {
    test('a new patient finds the dashboard, the home and the teleconsultation', async () => {
      const { page, leave, t, pageErrors } = await enter(person)
      await page.goto('/')
      await page.waitForURL('**/profile')
      await page.getByLabel(t('patients.profile.age'), { exact: true }).fill('34')
      await page.getByText(t('patients.genders.Female'), { exact: true }).click()
      await page.getByRole('button', { name: t('patients.profile.save') }).click()
      await page.waitForURL('**/patient')
      await page
        .getByRole('heading', { level: 1, name: t('patientDashboard.welcome', { name: person.name }) })
        .waitFor()
      await unfold(page.getByText(person.saved))
      await page.getByText(person.saved).waitFor()
      await page.getByText(t('ago.now')).first().waitFor()

      await unfold(page.getByText(t('patientDashboard.share.open')))
      await page.getByRole('link', { name: t('patientDashboard.share.open') }).click()
      await page.getByRole('heading', { level: 1, name: t('shares.title') }).waitFor()

      await page
        .getByRole('link', { name: t('frame.nav.home'), exact: true })
        .filter({ visible: true })
        .click()
      await unfold(page.getByText(person.claim))
      await page.getByText(person.claim).waitFor()
      await unfold(page.getByText(t('home.join.provider')))
      await page.getByRole('link', { name: t('home.join.provider') }).click()
      await page.getByRole('dialog').getByText(person.name).waitFor()
      await page.getByRole('button', { name: t('home.join.stay') }).click()

      await page
        .getByRole('link', { name: t('home.cards.teleconsult') })
        .first()
        .click()
      // The account's number: the doctor can call without asking for one.
      await page.getByText('5550001234').waitFor()
      expect(await page.getByText(t('teleconsult.phoneMissing')).count()).toBe(0)
      await page.getByRole('link', { name: t('teleconsult.book') }).click()
      // Of the last step.
      const name = t('appointments.types.teleconsultation')
      const type = page.getByRole('radio', { name, includeHidden: true })
      expect(await type.isChecked()).toBe(true)
      expect(pageErrors).toEqual([])
      await leave()
    })

    test('every link on home, dashboard, records and teleconsultation works', async () => {
      const { page, leave, t, token, pageErrors } = await enter({
        ...person,
        username: `${person.username}2`,
      })
      await saveProfile(served.url, token, person.name)
      const ways = new Set<string>()
      for (const path of ['/', '/patient', '/patient/records', '/patient/teleconsult']) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.getByText(t('shell.loading')).first().waitFor({ state: 'detached' })
        for (const link of await page.locator('main a[href^="/"]').all()) {
          ways.add((await link.getAttribute('href')) ?? '')
        }
      }
      // For doctors only; the link asks first.
      expect(ways.delete('/doctor')).toBe(true)
      const led: [from: string, to: string][] = []
      const lost: string[] = []
      for (const way of ways) {
        if (followed.has(way)) continue
        followed.add(way)
        await page.goto(way)
        const title = await page.getByRole('heading', { level: 1 }).innerText()
        if (title === t('frame.notFound.title')) lost.push(way)
        else led.push([way.replace(/\?.*/, ''), new URL(page.url()).pathname])
      }
      expect(led.filter(([from, to]) => from !== to)).toEqual([])
      expect(ways.size).toBeGreaterThan(10)
      expect(lost).toEqual([])
      expect(pageErrors).toEqual([])
      await leave()
    })
  })

for (const language of ['en', 'hi', 'pa'] as const)
  test(`the open sheet is accessible, in ${language}`, async () => {
    const name = 'ਸਰਦਾਰ ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਸੰਧੂ'
    const { page, leave, t, token } = await enter({ language, username: language, name, viewport: phone })
    await saveProfile(served.url, token, name)
    await page.goto('/')
    await alive(page)
    await unfold(page.getByText(t('home.join.provider')))
    await page.getByRole('link', { name: t('home.join.provider') }).click()
    await page.getByRole('dialog').waitFor()
    expect(await findFaults(page)).toEqual([])
    await leave()
  })

test('choosing to sign in as a provider signs the patient out first', async () => {
  const { page, leave, t, token } = await enter({
    language: 'en',
    username: 'leaving',
    name: 'Nava',
    viewport: computer,
  })
  await saveProfile(served.url, token, 'Nava')
  await page.goto('/')
  await page.getByRole('link', { name: t('home.join.provider') }).click()
  await page.getByRole('button', { name: t('home.join.confirm') }).click()
  await page.waitForURL('**/login')
  // The page does not wait for the server's answer, so the session may end a moment later.
  const ask = () => fetch(`${served.url}/api/auth/session`, { headers: { authorization: `Bearer ${token}` } })
  await expect.poll(async () => (await ask()).status).toBe(401)
  await leave()
})

for (const path of ['/login', '/register', '/'])
  test(`the page of ${path} does not contain the claims`, async () => {
    const html = await (await fetch(served.url + path, { headers: { 'accept-language': 'en' } })).text()
    expect(html).toContain(messageIn('en', 'shell.brand'))
    expect(html).toContain('147201')
    expect(html).not.toContain('expert doctors')
  })
