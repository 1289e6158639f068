import { readFile } from 'node:fs/promises'
import { expect, type Browser } from '@playwright/test'
import { computer, phone, visitWithoutWorker, type Language, type Visitor } from '../setup/browser.ts'
import type { DemoTown } from '../setup/demo-town.ts'
import { kept, register, saveProfile, tokenOf } from '../setup/entry.ts'
import { answerEarly } from '../setup/early-dose.ts'
import { findFaults } from '../setup/page-faults.ts'
import { onDemoTown } from '../setup/fixture.ts'
import { test } from '../setup/test.ts'
import { unfold } from '../setup/unfold.ts'

/** A mother with a syrup three times a day: her phone in Punjabi, the same account on a desktop in Hindi. */
let town: DemoTown
let browser: Browser
let mother: Visitor
let inAdminConsole: Visitor
onDemoTown(async (opened) => {
  ;({ town, browser } = opened)
  const { url } = town.served
  await register(url, { username: 'asha', name: 'ਆਸ਼ਾ ਰਾਣੀ', role: 'patient' })
  const open = async (language: Language, size: typeof phone) => {
    const token = await tokenOf(url, 'asha')
    await saveProfile(url, token, 'ਆਸ਼ਾ ਰਾਣੀ')
    return visitWithoutWorker(browser, url, language, size, kept(url, { token, patientHasProfile: '1' }))
  }
  mother = await open('pa', phone)
  inAdminConsole = await open('hi', computer)
})

/** The last minute of the town's day, which is still ahead except in that minute itself. */
const late = { time: '23:59', words: { pa: 'ਰਾਤ 11:59', hi: 'रात 11:59' } }
const taken = ({ t }: Visitor, language: 'pa' | 'hi') => ({
  name: t('reminders.doses.markTaken', { name: 'ਖੰਘ ਦੀ ਦਵਾਈ', time: late.words[language] }),
})

test.describe('a medicine three times a day', () => {
  test.describe.configure({ mode: 'serial' })

  test('is added, and its doses are listed', async () => {
    const { page, t } = mother
    await page.goto('/reminders')
    await page.getByRole('button', { name: t('reminders.list.add') }).click()
    await page.getByLabel(t('reminderForm.name'), { exact: true }).fill('ਖੰਘ ਦੀ ਦਵਾਈ')
    await page.getByLabel(t('reminderForm.dosage'), { exact: true }).fill('ਹਿਲਾ ਕੇ')
    await page.getByText(t('reminderForm.units.ml'), { exact: true }).click()
    for (const part of ['morning', 'noon', 'night'])
      await page.getByText(t(`reminderForm.part.${part}`), { exact: true }).click()
    for (const nth of [0, 1, 2])
      await page.getByLabel(t('reminderForm.amount'), { exact: true }).nth(nth).fill('੭.੫')
    await page.getByText(t('reminders.foods.after'), { exact: true }).click()
    const third = page.getByLabel(t('reminderForm.timeNth', { count: '3' }), { exact: true })
    expect(await third.inputValue()).toBe('21:00')
    await third.fill(late.time)
    await page.getByRole('button', { name: t('reminderForm.save') }).click()
    await unfold(page.getByRole('button', { ...taken(mother, 'pa'), includeHidden: true }))
    await page.getByRole('button', taken(mother, 'pa')).waitFor()
    await page.getByText(t('medicines.list.everyDay'), { exact: true }).waitFor()
  })

  test('is marked on the phone; the open page on the desktop updates without a reload', async () => {
    await inAdminConsole.page.goto('/reminders')
    const there = inAdminConsole.page.getByRole('button', { ...taken(inAdminConsole, 'hi'), pressed: false })
    await there.waitFor()
    await mother.page.getByRole('button', taken(mother, 'pa')).click()
    await answerEarly(
      mother.page,
      mother.t,
      mother.page.getByRole('button', { ...taken(mother, 'pa'), pressed: true }),
    )
    await inAdminConsole.page.getByRole('button', { ...taken(inAdminConsole, 'hi'), pressed: true }).waitFor()
  })

  test('stays marked after a reload, and a second press clears the mark', async () => {
    const { page } = mother
    await page.reload()
    await unfold(page.getByRole('button', { ...taken(mother, 'pa'), includeHidden: true }))
    await page.getByRole('button', { ...taken(mother, 'pa'), pressed: true }).click()
    await inAdminConsole.page
      .getByRole('button', { ...taken(inAdminConsole, 'hi'), pressed: false })
      .waitFor()
  })

  test('is exported to the phone’s calendar as a file, in the reader’s language', async () => {
    const { page, t } = mother
    await page.getByRole('heading', { name: t('medicines.calendar.title') }).click()
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: t('medicines.calendar.download') }).click()
    const file = await coming
    expect(file.suggestedFilename()).toBe('nabz-reminders.ics')
    const content = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '')
    expect(content.match(/SUMMARY:ਦਵਾਈ: ਖੰਘ ਦੀ ਦਵਾਈ\\, 7\.5 ml ਰੋਟੀ ਤੋਂ ਬਾਅਦ\\, ਹਿਲਾ ਕੇ/g)).toHaveLength(3)
    expect(content.match(/TRIGGER:PT0S/g)).toHaveLength(3)
    expect(content).toMatch(/DTSTART:\d{8}T235900\r\n/)
  })

  test('is removed and restored', async () => {
    const { page, t } = mother
    const named = { name: 'ਖੰਘ ਦੀ ਦਵਾਈ' }
    await page.getByRole('button', { name: t('medicines.list.removeOf', named) }).click()
    await page.getByText(t('medicines.list.removed', named)).waitFor()
    await inAdminConsole.page.getByRole('button', taken(inAdminConsole, 'hi')).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: t('medicines.list.restore') }).click()
    await inAdminConsole.page.getByRole('button', taken(inAdminConsole, 'hi')).waitFor()
  })

  test('there were no page errors', () => {
    expect([...mother.pageErrors, ...inAdminConsole.pageErrors]).toEqual([])
  })
})

for (const language of ['en', 'hi', 'pa'] as const)
  test.describe(`the reminders in ${language} are accessible`, () => {
    test('full, with the week before open, and with the form', async () => {
      const { page, t, leave, pageErrors } = await visitWithoutWorker(
        browser,
        town.served.url,
        language,
        phone,
        town.of('patient'),
      )
      await page.goto('/reminders')
      await page.getByText(t('medicines.doses.earlier')).click()
      // The last of them that was taken is taken back: a dose that is taken has no button to skip it.
      await page
        .getByRole('button', { name: t('reminders.doses.taken'), pressed: true })
        .last()
        .click()
      await page
        .getByRole('button', { name: t('reminders.doses.skipped'), pressed: false })
        .last()
        .click()
      await page.getByText(t('doseReasons.why'), { exact: true }).waitFor()
      await page.getByRole('button', { name: t('reminders.list.add') }).click()
      await page.getByText(t('reminderForm.units.tablet'), { exact: true }).click()
      await page.getByText(t('reminderForm.more')).click()
      await page.getByRole('button', { name: t('reminderForm.every', { hours: '4' }) }).click()
      await page.getByLabel(t('reminderForm.amount'), { exact: true }).last().fill('?')
      await page.getByText(t('reminderForm.when'), { exact: true }).click()
      await page.getByText(t('reminderForm.rhythms.cycle'), { exact: true }).click()
      await page.getByRole('button', { name: t('reminderForm.save') }).click()
      await page.getByText(t('errors.fields.required')).first().waitFor()
      expect(await findFaults(page)).toEqual([])
      expect(pageErrors).toEqual([])
      await leave()
    })
  })
