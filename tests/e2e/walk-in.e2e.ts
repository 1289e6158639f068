import { expect, type Browser, type Locator } from '@playwright/test'
import { silentPhone } from '../../src/server/app/demo/demo-names.ts'
import { computer, phone, visitWithoutWorker, type Visitor } from '../setup/browser.ts'
import type { DemoTown } from '../setup/demo-town.ts'
import { kept, tokenOf } from '../setup/entry.ts'
import { onDemoTown } from '../setup/fixture.ts'
import { test } from '../setup/test.ts'

/**
 * Somebody with a record who has come without a booking gets a number in at most three presses, by mouse and by keys,
 * at the desk and at the doctor's. Typing the phone number is no press; what opens, chooses or confirms is one.
 */
let town: DemoTown
let browser: Browser
onDemoTown((opened) => {
  ;({ town, browser } = opened)
})

const most = 3
/** Of a patient of the demo town who has nothing to do with today's line. */
const phoneOfRecord = silentPhone(140)

async function visitAs(who: 'doctor' | 'coordinator', device: typeof computer): Promise<Visitor> {
  const token = await tokenOf(town.served.url, who, 'demo1234')
  return visitWithoutWorker(browser, town.served.url, 'en', device, kept(town.served.url, { token }))
}

function counting({ page, t }: Visitor) {
  const counted = { presses: 0 }
  const field = page.getByRole('textbox', { name: t('queue.add.name') })
  return {
    counted,
    field,
    async click(what: Locator): Promise<void> {
      counted.presses += 1
      await what.click()
    },
    async key(name: string): Promise<void> {
      counted.presses += 1
      await page.keyboard.press(name)
    },
    type: (text: string) => page.keyboard.type(text),
    people: page.getByRole('button', { name: /^Give number \d+ to / }),
    given: page.getByText(/^Number \d+ is given\.$/),
  }
}

/** Takes it back, so that the next one may give a number to the same person; this is not counted. */
async function undo({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: /^Take number \d+ back$/ }).click()
  await page.getByText(/^Number \d+ is taken back\.$/).waitFor()
}

for (const who of ['coordinator', 'doctor'] as const)
  test.describe(`a walk-in with a record at the ${who}’s`, () => {
    const start = who === 'doctor' ? '/doctor/queue' : '/desk'

    test('by keys', async () => {
      const visitor = await visitAs(who, computer)
      const by = counting(visitor)
      await visitor.page.goto(start)
      await visitor.page.getByRole('option').nth(5).waitFor()
      await by.key('g')
      await expect(by.field).toBeFocused()
      await by.type(phoneOfRecord)
      await by.key('Enter')
      // Somebody alone with the number has it now; of a family the first is offered.
      await expect(by.given.or(by.people.first())).toBeVisible()
      if (!(await by.given.isVisible())) await by.key('Enter')
      await by.given.waitFor()
      expect(by.counted.presses).toBeLessThanOrEqual(most)
      await undo(visitor)
    })

    test('by mouse', async () => {
      const visitor = await visitAs(who, computer)
      const by = counting(visitor)
      await visitor.page.goto(start)
      await visitor.page.getByRole('option').nth(5).waitFor()
      await by.click(visitor.page.locator('button[aria-keyshortcuts=G]'))
      await expect(by.field).toBeFocused()
      await by.type(phoneOfRecord)
      await by.click(by.people.first())
      await by.given.waitFor()
      expect(by.counted.presses).toBeLessThanOrEqual(most)
      await undo(visitor)
    })

    test('on a phone', async () => {
      const visitor = await visitAs(who, phone)
      const { page, t } = visitor
      const by = counting(visitor)
      await page.goto(start)
      if (who === 'coordinator') await by.click(page.getByRole('tab', { name: t('desk.tabs.queue') }))
      await by.click(by.field)
      await by.type(phoneOfRecord)
      await by.click(by.people.first())
      await by.given.waitFor()
      expect(by.counted.presses).toBeLessThanOrEqual(most)
      await undo(visitor)
      expect(visitor.pageErrors).toEqual([])
    })
  })
