import { expect, type Browser } from '@playwright/test'
import { phone, visitWithoutWorker, type Visitor } from '../setup/browser.ts'
import type { DemoTown } from '../setup/demo-town.ts'
import { kept, register, saveProfile, tokenOf } from '../setup/entry.ts'
import { ask } from '../setup/offline-actions.ts'
import { findFaults } from '../setup/page-faults.ts'
import { onDemoTown } from '../setup/fixture.ts'
import { test } from '../setup/test.ts'

/** A man with prednisolone that is reduced over the days, on his phone in Punjabi. */
let town: DemoTown
let browser: Browser
let man: Visitor
let token: string
onDemoTown(async (opened) => {
  ;({ town, browser } = opened)
  const { url } = town.served
  await register(url, { username: 'gurdev', name: 'ਗੁਰਦੇਵ ਸਿੰਘ', role: 'patient' })
  token = await tokenOf(url, 'gurdev')
  await saveProfile(url, token, 'ਗੁਰਦੇਵ ਸਿੰਘ')
  man = await visitWithoutWorker(browser, url, 'pa', phone, kept(url, { token, patientHasProfile: '1' }))
})

test.describe('a medicine whose amount changes over the days', () => {
  test.describe.configure({ mode: 'serial' })

  const field = (path: string) => man.page.locator(`input[name="${path}"]`)
  const save = () => man.page.getByRole('button', { name: man.t('reminderForm.save') }).click()

  test('is entered step by step; what is missing is said at its step', async () => {
    const { page, t } = man
    await page.goto('/reminders')
    await page.getByRole('button', { name: t('reminders.list.add') }).click()
    await page.getByLabel(t('reminderForm.name'), { exact: true }).fill('Wysolone')
    await page.getByText(t('reminderForm.units.tablet'), { exact: true }).click()
    await page.getByText(t('reminderForm.part.night'), { exact: true }).click()
    await page.getByLabel(t('reminderForm.time'), { exact: true }).fill('23:59')
    await page.getByText(t('medicineSteps.changes'), { exact: true }).click()
    await field('steps.0.amounts.0').fill('੮')
    await field('steps.0.days').fill('5')
    await field('steps.1.amounts.0').fill('6')
    await save()
    await expect(field('steps.1.days')).toBeFocused()
    expect(await findFaults(page)).toEqual([])
    await field('steps.1.days').fill('5')
    await page.getByRole('button', { name: t('medicineSteps.add') }).click()
    await field('steps.2.amounts.0').fill('4')
    await page.getByText(t('medicineSteps.ends.goesOn'), { exact: true }).click()
    await save()
  })

  test('says today’s amount, what comes next, and that it must not be stopped suddenly', async () => {
    const { page, t } = man
    await page.getByText('8 ਗੋਲੀਆਂ: ਰਾਤ 11:59', { exact: true }).waitFor()
    await page.getByText('ਫਿਰ 4 ਗੋਲੀਆਂ', { exact: true }).waitFor()
    await page.getByText(t('medicineSteps.steroid'), { exact: true }).waitFor()
    expect(await findFaults(page)).toEqual([])
  })

  test('opens again with all its steps, and is changed', async () => {
    const { page, t } = man
    const changeOf = t('medicines.list.changeOf', { name: 'Wysolone' })
    await page.getByRole('button', { name: changeOf }).click()
    await expect(field('steps.1.amounts.0')).toHaveValue('6')
    await field('steps.1.amounts.0').fill('5')
    await save()
    await page.getByRole('button', { name: changeOf }).waitFor()
    const { reminders } = await ask<{ reminders: { plans: { steps: unknown; endsOn: unknown }[] }[] }>(
      { url: town.served.url, token },
      '/api/reminders',
    )
    expect(reminders[0]?.plans.at(-1)).toMatchObject({
      endsOn: null,
      steps: [
        { days: 5, amounts: { '23:59': 8 } },
        { days: 5, amounts: { '23:59': 5 } },
        { days: null, amounts: { '23:59': 4 } },
      ],
    })
  })

  test('there were no page errors', () => expect(man.pageErrors).toEqual([]))
})
