import { expect, type Browser, type Page } from '@playwright/test'
import { phone, visit } from '../setup/browser.ts'
import { register, tokenOf } from '../setup/entry.ts'
import { waitUntilWhole } from '../setup/kept-answers.ts'
import { ask } from '../setup/offline-actions.ts'
import { onServer } from '../setup/fixture.ts'
import type { Served } from '../setup/served.ts'
import { familyQuestion, logOut } from '../setup/shared-phone.ts'
import { login } from '../setup/sign-in.ts'
import { test } from '../setup/test.ts'

/** The first person on the phone, with a profile. */
const registered = { username: 'jasvinder.mother', name: 'ਜਸਵਿੰਦਰ ਕੌਰ ਢਿੱਲੋਂ', role: 'patient' } as const
let browser: Browser
let served: Served

onServer(async (opened) => {
  ;({ served, browser } = opened)
  await register(served.url, registered)
  const api = { url: served.url, token: await tokenOf(served.url, registered.username) }
  const profile = {
    name: registered.name,
    age: '44',
    gender: 'Female',
    address: 'Kothi Jattan 14',
    phone: '',
  }
  await ask(api, '/api/patient/me', profile)
})

const isAt = ({ name }: { name: string }, on: Page) => on.locator('summary', { hasText: name }).waitFor()

test('the second person on a phone is asked, after the profile and within the page; a doctor never is', async () => {
  await register(served.url, { username: 'naveen.new', name: 'Naveen Sidhu', role: 'patient' })
  await register(served.url, { username: 'amrit.doctor', name: 'Amrit Gill', role: 'doctor' })
  const shared = await visit(browser, served.url, 'en', phone)
  const { page: own, t: say } = shared
  const question = familyQuestion(own, say)
  await own.goto('/login')
  await login(shared, registered.username)
  await isAt(registered, own)
  await logOut(shared, registered.name)

  await login(shared, 'naveen.new')
  await own.getByLabel(say('patients.profile.age'), { exact: true }).fill('31')
  await own.getByText(say('patients.genders.Male'), { exact: true }).click()
  expect([new URL(own.url()).pathname, await question.count()]).toEqual(['/profile', 0])
  await own.getByRole('button', { name: say('patients.profile.save') }).click()
  await own.getByText(say('patients.profile.saved')).waitFor()
  await own.goto('/patient')
  await question.waitFor()
  // It is part of the page and covers nothing.
  expect(await question.evaluate((card) => getComputedStyle(card).position)).toBe('static')
  const [box, sos] = await Promise.all([
    question.boundingBox(),
    own.getByRole('button', { name: say('emergency.sos.label') }).boundingBox(),
  ])
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(sos?.y ?? 0)
  await logOut(shared, 'Naveen Sidhu')

  await login(shared, 'amrit.doctor')
  await isAt({ name: 'Amrit Gill' }, own)
  await waitUntilWhole(own, 'doctor', 'en')
  expect([new URL(own.url()).pathname, await question.count()]).toEqual(['/doctor', 0])
  await logOut(shared, 'Amrit Gill')

  await login(shared, registered.username)
  await question.getByRole('button', { name: say('family.ask.no') }).click()
  await own.getByText(say('family.ask.later')).waitFor()
  await own.reload()
  await waitUntilWhole(own, 'patient', 'en')
  expect(await question.count()).toBe(0)
  expect(shared.pageErrors).toEqual([])
  await shared.leave()
})
