import { expect, type Browser } from '@playwright/test'
import { closeContexts, computer, phone, visit, type Language, type Visitor } from '../setup/browser.ts'
import { register, saveProfile, tokenOf } from '../setup/entry.ts'
import { serveBuilt, type Served } from '../setup/served.ts'
import { login } from '../setup/sign-in.ts'
import { test } from '../setup/test.ts'

test.describe.configure({ mode: 'serial' })

/** A mother, a daughter in town who helps, and a son who comes of age: one story, in this order. */
const people = {
  mother: { username: 'jasvinder', name: 'ਜਸਵਿੰਦਰ ਕੌਰ ਢਿੱਲੋਂ', role: 'patient' },
  daughter: { username: 'simran', name: 'Simran Dhillon', role: 'patient' },
  son: { username: 'gagandeep', name: 'Gagandeep Dhillon', role: 'patient' },
} as const

let browser: Browser
let served: Served
test.beforeAll(async ({ browser: opened }) => {
  browser = opened
  served = await serveBuilt()
  for (const person of Object.values(people)) await register(served.url, person)
  const token = await tokenOf(served.url, people.mother.username)
  await saveProfile(served.url, token, people.mother.name)
  await saveProfile(served.url, await tokenOf(served.url, people.daughter.username), people.daughter.name)
  const body = { name: 'Gagandeep', birthDate: '2005-06', gender: 'Male', relation: 'child', consent: true }
  const added = await fetch(`${served.url}/api/patients`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(added.status).toBe(201)
})
test.afterAll(async () => {
  await served.close()
  await closeContexts(browser)
})

async function signedIn(who: keyof typeof people, language: Language, viewport = phone): Promise<Visitor> {
  const visitor = await visit(browser, served.url, language, viewport)
  await visitor.page.goto(`${served.url}/login`)
  await login(visitor, people[who].username)
  await visitor.page.waitForURL((url) => url.pathname !== '/login')
  return visitor
}
const open = async ({ page, t }: Visitor, path: string, title: string) => {
  await page.goto(`${served.url}${path}`)
  await page.getByRole('heading', { level: 1, name: t(title) }).waitFor()
}

test('the mother invites her daughter, and ticks what she may see', async () => {
  const mother = await signedIn('mother', 'pa')
  const { page, t } = mother
  await open(mother, '/family/access', 'sharing.access.title')
  await page.getByLabel(t('sharing.invite.username')).fill('Simran')
  await page.getByLabel(t('sharing.areas.reminders')).check()
  await page.getByRole('button', { name: t('sharing.invite.send') }).click()
  await page.getByText(t('sharing.access.waiting')).waitFor()
  expect(mother.pageErrors).toEqual([])
  await mother.leave()
})

test('the daughter is told, accepts, and each sees the other', async () => {
  const daughter = await signedIn('daughter', 'en', computer)
  const { page, t } = daughter
  const asked = { person: people.mother.name, patient: people.mother.name }
  await page.goto(`${served.url}/patient`)
  await page.getByText(t('sharingNotices.invited', asked)).first().waitFor()
  await open(daughter, '/family/invitations', 'sharing.invitations.title')
  await page.getByRole('button', { name: t('sharing.invitations.accept') }).click()
  const helping = t('sharing.invitations.helping', { patient: people.mother.name })
  await page.getByRole('heading', { name: helping }).waitFor()
  expect(daughter.pageErrors).toEqual([])
  await daughter.leave()
  const mother = await signedIn('mother', 'hi', computer)
  await open(mother, '/family/access', 'sharing.access.title')
  await mother.page.getByText('Simran Dhillon (simran)').waitFor()
  await mother.leave()
})

test('the son takes his record over with the code that his mother shows him', async () => {
  const mother = await signedIn('mother', 'pa')
  await open(mother, '/family/hand-over', 'sharing.handOver.title')
  await mother.page.getByRole('button', { name: mother.t('sharing.handOver.make') }).click()
  const code = await mother.page.getByText(/^\d{4} \d{4} \d{4} \d{4}$/).innerText()
  await mother.page.getByRole('figure').waitFor()

  const son = await signedIn('son', 'en')
  const { page, t } = son
  // Asked for a profile first, as everybody is.
  await page.getByRole('link', { name: t('patients.profile.haveCode') }).click()
  await page.getByLabel(t('sharing.takeOver.code'), { exact: true }).fill(code)
  await page.getByRole('button', { name: t('sharing.takeOver.submit') }).click()
  await page.getByText(t('sharing.takeOver.done', { patient: 'Gagandeep' })).waitFor()
  await page.getByRole('link', { name: t('sharing.takeOver.open') }).click()
  await page.waitForURL(`${served.url}/patient`)
  await page.goto(`${served.url}/profile`)
  await page.getByText('Gagandeep', { exact: true }).first().waitFor()
  expect(son.pageErrors).toEqual([])

  await open(mother, '/family/hand-over', 'sharing.handOver.title')
  await mother.page.getByText(mother.t('sharing.handOver.none')).waitFor()
  await mother.leave()
  await son.leave()
})
