import { readFile } from 'node:fs/promises'
import { expect, type Browser } from '@playwright/test'
import { hi } from '../../src/shared/i18n/locales.ts'
import { computer, phone, visitWithoutWorker, type Visitor } from '../setup/browser.ts'
import { kept, tokenOf } from '../setup/entry.ts'
import { findFaults } from '../setup/page-faults.ts'
import type { Served } from '../setup/served.ts'
import { onServer } from '../setup/fixture.ts'
import { test } from '../setup/test.ts'

/** A morning at the desk: a doctor is approved, another suspended, a volunteer registers, and the log records it. */
let served: Served
let browser: Browser
let meenakshi: Visitor
const demoPassword = 'demo1234'
onServer(
  async (opened) => {
    ;({ served, browser } = opened)
    meenakshi = await visitWithoutWorker(browser, served.url, 'hi', computer, await signedIn('coordinator'))
  },
  { program: 'demo' },
)

async function signedIn(username: string) {
  const token = await tokenOf(served.url, username, demoPassword)
  return kept(served.url, { token, patientHasProfile: '1' })
}

async function openTab({ page, t }: Visitor, tab: string): Promise<void> {
  await page.getByRole('tab', { name: t(`desk.tabs.${tab}`), exact: true }).click()
}

function card({ page }: Visitor, name: string) {
  return page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: name })
}

const firstWords = {
  '/desk': 'doctorDesk.search',
  '/desk?tab=requests': 'requestDesk.order',
  '/desk?tab=facilities': 'facilities.desk.title',
  '/desk?tab=timings': 'availability.deskTitle',
  '/desk?tab=volunteers': 'volunteerDesk.download',
  '/desk?tab=accounts': 'accountDesk.submit',
  '/desk?tab=log': 'audit.person',
  '/volunteer': 'volunteers.submit',
} as const

test.describe('the desk', () => {
  test.describe.configure({ mode: 'serial' })

  test('a waiting doctor sees no patients; the coordinator approves, and requests appear without a reload', async () => {
    const doctor = await visitWithoutWorker(browser, served.url, 'pa', phone, await signedIn('newdoctor1'))
    await doctor.page.goto('/')
    await doctor.page.getByText(doctor.t('doctorApproval.awaiting.title')).waitFor()
    const { page, t } = meenakshi
    await page.goto('/')
    await page.getByRole('link', { name: t('home.desk') }).click()
    await page.getByRole('option', { name: /Amandeep Singh Brar/ }).click()
    await page.getByRole('button', { name: new RegExp(`^${t('doctorDesk.acts.approve')}`) }).click()
    await page.getByText(t('doctorDesk.done.approve', { name: 'Amandeep Singh Brar' })).waitFor()
    // The demo town's open requests.
    await doctor.page
      .getByRole('button', { name: doctor.t('appointments.schedule.accept') })
      .first()
      .waitFor()
    expect(await doctor.page.getByText(doctor.t('doctorApproval.awaiting.title')).count()).toBe(0)
    expect(doctor.pageErrors).toEqual([])
    await doctor.leave()
  })

  test('another is suspended: the requests move on, and the doctor sees the reason', async () => {
    const { page, t } = meenakshi
    const doctor = await visitWithoutWorker(browser, served.url, 'en', phone, await signedIn('doctor'))
    await doctor.page.goto('/')
    await doctor.page.getByRole('button', { name: 'Accept' }).first().waitFor()
    await openTab(meenakshi, 'doctors')
    await page.getByText(t('doctorDesk.approvals.approved'), { exact: true }).click()
    await page.getByRole('searchbox').fill('Gurpreet')
    const one = card(meenakshi, 'Gurpreet Singh Sandhu')
    await one.getByRole('button', { name: t('doctorDesk.acts.suspend') }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('textbox').fill('एक शिकायत की जांच चल रही है')
    await sheet.getByRole('button', { name: t('doctorDesk.acts.suspend'), exact: true }).click()
    await page.getByText(t('doctorDesk.done.suspend', { name: 'Gurpreet Singh Sandhu' })).waitFor()
    await doctor.page.getByText('Your work here is paused').waitFor()
    await doctor.page.getByText('The reason: एक शिकायत की जांच चल रही है').waitFor()
    await doctor.page.getByRole('button', { name: 'Accept' }).first().waitFor({ state: 'detached' })
    expect(doctor.pageErrors).toEqual([])
    await doctor.leave()
    await openTab(meenakshi, 'requests')
    await page.getByText(t('requestDesk.unanswered')).waitFor()
    await expect
      .poll(() => page.getByRole('tabpanel').getByText('Gurpreet Singh Sandhu').count(), { timeout: 45_000 })
      .toBe(0)
  })

  test('a volunteer registers with Punjabi digits and appears on the open desk', async () => {
    const helper = await visitWithoutWorker(browser, served.url, 'pa', phone, await signedIn('patient2'))
    await openTab(meenakshi, 'volunteers')
    await card(meenakshi, 'Gurjant Singh').waitFor()
    const { page, t } = helper
    await page.goto('/volunteer')
    // The account's number comes after the form: cleared before that, the form would be filled in again.
    const mobile = page.getByLabel(t('volunteers.mobile'), { exact: true })
    await expect(mobile).not.toHaveValue('')
    await mobile.fill('')
    await page.getByRole('button', { name: t('volunteers.submit') }).click()
    await page.getByText(t('volunteers.incompleteTitle')).waitFor()
    await page.getByLabel(t('volunteers.name'), { exact: true }).fill('=ਜਸਵਿੰਦਰ ਗਿੱਲ')
    await mobile.fill('੫੫੫੧੦-੧੦੫੫੫੯੯')
    await page.getByText(t('volunteers.yes'), { exact: true }).click()
    await page.getByRole('button', { name: t('volunteers.submit') }).click()
    await page.getByText(t('volunteers.success', { name: '=ਜਸਵਿੰਦਰ ਗਿੱਲ' })).waitFor()
    await card(meenakshi, '=ਜਸਵਿੰਦਰ ਗਿੱਲ').getByRole('link', { name: '5551010555' }).waitFor()
    expect(helper.pageErrors).toEqual([])
    await helper.leave()
  })

  test('the list is downloaded as a file', async () => {
    const { page, t } = meenakshi
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: t('volunteerDesk.download') }).click()
    const file = await coming
    expect(file.suggestedFilename()).toMatch(/^volunteers-\d{4}-\d\d-\d\d\.csv$/)
    const text = await readFile(await file.path(), 'utf8')
    expect(text).toContain(`"'=ਜਸਵਿੰਦਰ ਗਿੱਲ","55510 10555","${t('volunteerDesk.yes')}"`)
    expect(text.startsWith(`\uFEFF"${t('volunteerDesk.columns.name')}"`)).toBe(true)
  })

  test('the log shows all of it, also after a reload', async () => {
    const { page, t } = meenakshi
    await openTab(meenakshi, 'log')
    for (const act of ['doctors.approve', 'doctors.suspend', 'volunteers.export'] as const) {
      await page.getByRole('list').getByText(hi.audit.acts[act], { exact: true }).first().waitFor()
    }
    await page.reload()
    await page.getByRole('tab', { name: t('desk.tabs.log'), selected: true }).waitFor()
  })

  // Texts differ in length by language, screens do not: all screens once, the two fullest in each language.
  for (const [language, paths] of [
    [
      'en',
      [
        '/desk',
        '/desk?tab=requests',
        '/desk?tab=facilities',
        '/desk?tab=volunteers',
        '/desk?tab=log',
        '/volunteer',
      ],
    ],
    ['hi', ['/desk', '/volunteer']],
    ['pa', ['/desk?tab=volunteers', '/volunteer']],
  ] as const)
    test(`has no accessibility faults in ${language}`, async () => {
      const visitor = await visitWithoutWorker(
        browser,
        served.url,
        language,
        phone,
        await signedIn('coordinator'),
      )
      const { page, t, leave } = visitor
      for (const path of paths) {
        await page.goto(path)
        await page.getByText(t(firstWords[path])).first().waitFor()
        await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
        expect([path, ...(await findFaults(page))]).toEqual([path])
      }
      expect(visitor.pageErrors).toEqual([])
      await leave()
    })

  test('there were no page errors', () => expect(meenakshi.pageErrors).toEqual([]))
})
