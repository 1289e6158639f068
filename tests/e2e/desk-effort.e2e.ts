import { expect, type Browser } from '@playwright/test'
import { computer, visitWithoutWorker, type Visitor } from '../setup/browser.ts'
import { chosen, countAtDesk, secondsOf, type DeskEffort } from '../setup/counted-desk.ts'
import type { DemoTown } from '../setup/demo-town.ts'
import { kept, tokenOf } from '../setup/entry.ts'
import { onDemoTown } from '../setup/fixture.ts'
import { test } from '../setup/test.ts'

/**
 * What a coordinator does most, at 1280 × 800: in the tabs, where the desk opened before it had a workbench and which are
 * as they were, and in its list. docs/performance.md has the table.
 */
let town: DemoTown
let browser: Browser
let desk: Visitor
onDemoTown(async (opened) => {
  ;({ town, browser } = opened)
  const { url } = town.served
  const token = await tokenOf(url, 'coordinator', 'demo1234')
  desk = await visitWithoutWorker(browser, url, 'en', computer, kept(url, { token }))
})

type Counted = ReturnType<typeof countAtDesk>
const lettersOf = (name: string) => name.slice(0, 5).match(/./g) ?? []

async function openTabs({ page, t }: Visitor): Promise<void> {
  await page.goto('/desk?tab=doctors')
  await page.getByRole('heading', { name: t('breakglassDesk.title') }).waitFor()
  await page.getByRole('searchbox').waitFor()
}

async function openList({ page }: Visitor): Promise<void> {
  await page.goto('/desk')
  await page.getByRole('option').nth(12).waitFor()
}

/** The card of the fourth request in its tab, and who asks. */
async function fourth({ page, t }: Visitor, click: Counted['click']) {
  await click(page.getByRole('tab', { name: t('desk.tabs.requests') }))
  const card = page.getByRole('tabpanel').getByRole('listitem').nth(3)
  return { card, name: await card.locator('.text-lg').first().innerText() }
}

/** From the list to a request: the search, five letters of the name, Enter; J past others of the name. */
async function find({ page }: Visitor, press: Counted['press'], name: string): Promise<void> {
  await press('/', ...lettersOf(name), 'Enter')
  await expect(chosen(page)).toBeFocused()
  while (!(await chosen(page).innerText()).includes(name)) await press('j')
}

/** Down the list to a row with these words. */
async function goTo({ page }: Visitor, press: Counted['press'], words: string): Promise<void> {
  await chosen(page).waitFor()
  while (!(await chosen(page).innerText()).includes(words)) await press('j')
}

function tell(act: string, before: DeskEffort, after: DeskEffort): void {
  const say = (one: DeskEffort) => `${JSON.stringify(one)} ${secondsOf(one).toFixed(1)} s`
  test.info().annotations.push({ type: 'measured', description: `${act}: ${say(before)} → ${say(after)}` })
  expect(secondsOf(after)).toBeLessThan(secondsOf(before))
}

test.describe('presses and seconds at the desk', () => {
  test.describe.configure({ mode: 'serial' })

  test('a number for somebody who has come', async () => {
    const { page, t } = desk
    const [old, now] = [countAtDesk(page), countAtDesk(page)]
    const letters = lettersOf('Bachan')
    const given = () => page.getByText(/^Number \d+ is given\.$/)
    const name = page.getByRole('textbox', { name: t('queue.add.name'), exact: true })
    await openTabs(desk)
    await old.click(page.getByRole('tab', { name: t('desk.tabs.queue') }))
    await old.click(name)
    await old.press(...letters, 'Enter')
    await given().waitFor()
    await openList(desk)
    await now.press('g')
    await name.waitFor()
    while (!(await name.evaluate((field) => field === document.activeElement))) await now.press('Tab')
    await now.press(...letters, 'Enter')
    await given().waitFor()
    tell('give a number', old.effort, now.effort)
  })

  test('a call that was made', async () => {
    const { page, t } = desk
    const [old, now] = [countAtDesk(page), countAtDesk(page)]
    await openTabs(desk)
    const { card, name } = await fourth(desk, old.click)
    await old.click(card.getByRole('button', { name: t('requestDesk.phoned') }))
    await page.getByText(t('requestDesk.phonedDone')).waitFor()
    await openList(desk)
    await find(desk, now.press, name)
    await now.press('n')
    await page.getByText(t('requestDesk.phonedDone')).waitFor()
    tell('note a call', old.effort, now.effort)
  })

  test('a request passed on to a doctor who is free at that hour', async () => {
    const { page, t } = desk
    const [old, now] = [countAtDesk(page), countAtDesk(page)]
    await openTabs(desk)
    const first = await fourth(desk, old.click)
    await old.click(first.card.getByRole('button', { name: t('requestDesk.assign') }))
    await old.click(page.getByRole('dialog').locator('li button').first())
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await openTabs(desk)
    const { name } = await fourth(desk, countAtDesk(page).click)
    await openList(desk)
    await find(desk, now.press, name)
    await now.press('p')
    await expect(page.locator('.bench-panel li button').first()).toBeFocused()
    await now.press('Enter')
    await page.getByText(t('deskBench.gone')).waitFor()
    tell('pass on', old.effort, now.effort)
  })

  test('a doctor to approve, after the number was compared', async () => {
    const { page, t } = desk
    const [old, now] = [countAtDesk(page), countAtDesk(page)]
    await openTabs(desk)
    const approve = page.getByRole('button', { name: new RegExp(`^${t('doctorDesk.acts.approve')}`) })
    await old.click(approve.first())
    await page.getByText(t('doctorDesk.done.approve', { name: '' }).slice(-30)).waitFor()
    await openList(desk)
    await goTo(desk, now.press, 'DEMO-2001')
    await now.press('a')
    await page.getByText(t('deskBench.gone')).waitFor()
    tell('approve a doctor', old.effort, now.effort)
  })

  test('an emergency access that was justified', async () => {
    const { page, t } = desk
    const [old, now] = [countAtDesk(page), countAtDesk(page)]
    await openTabs(desk)
    // There is one to decide about: the old way is counted up to the press.
    const justified = page.getByRole('button', { name: new RegExp(`^${t('breakglassDesk.justified')}`) })
    old.effort.clicks += 1
    await expect(justified.first()).toBeInViewport()
    await openList(desk)
    await goTo(desk, now.press, t('breakglassDesk.reasons.accident'))
    await now.press('a')
    await page.getByText(t('breakglassDesk.saved')).waitFor()
    tell('review an access', old.effort, now.effort)
  })

  test('the number of a doctor with late answers', async () => {
    const { page, t } = desk
    const [old, now] = [countAtDesk(page), countAtDesk(page)]
    await page.goto('/desk?tab=doctors')
    const late = page.getByRole('heading', { name: t('lateAnswers.title') })
    await late.waitFor()
    old.effort.clicks += 1
    await openList(desk)
    await goTo(desk, now.press, 'overdue')
    await expect(page.locator('.bench-panel a[aria-keyshortcuts=C]')).toBeVisible()
    now.effort.keys += 1
    tell('phone a doctor', old.effort, now.effort)
  })

  test('there were no page errors', () => expect(desk.pageErrors).toEqual([]))
})
