import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { addReminder, listReminders, markDose } from '../../../shared/reminders/reminders.endpoints.ts'
import { reminderAnswer, serverKeeps } from '../../../../tests/setup/reminder-answers.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import type { ReminderList } from '../reminders.queries.ts'
import { Screen } from './reminders.screen.tsx'

/** Saturday, half past two in the afternoon in Nabha. */
const now = new Date('2026-11-21T14:30:00+05:30')
const today = '2026-11-21'

beforeEach(async () => {
  vi.setSystemTime(now)
  await openDevice('patient')
})
afterEach(() => vi.useRealTimers())

const button = (name: string | RegExp) => page.getByRole('button', { name })
const taken = (time: string) => button(`Cough syrup, ${time}: taken`)

async function chooseDays(...names: string[]): Promise<void> {
  await page.getByText('When, for how long').click()
  await page.getByRole('radio', { name: 'Days of the week' }).click()
  for (const name of names) await page.getByRole('checkbox', { name }).click()
}

describe('without reminders', () => {
  test('says what to do, and opens the form', async () => {
    serverKeeps({ reminders: [], doses: [] })
    show(<Screen />)
    await expect.element(page.getByText('No reminders yet')).toBeVisible()
    // The phone also rings for appointments.
    await expect.element(page.getByText('Remind me on this phone')).toBeVisible()
    await button('Add a medicine').click()
    await expect.element(page.getByLabelText('Name of the medicine')).toBeVisible()
    await button('Cancel').click()
    await expect.element(button('Add a medicine')).toHaveFocus()
  })

  test('three times a day fills in the default times; once saved, its doses are listed', async () => {
    const list = serverKeeps({ reminders: [], doses: [] })
    const added = reminderAnswer()
    serverSays(addReminder, () => {
      list.reminders.push(added)
      return { body: added }
    })
    show(<Screen />)
    await button('Add a medicine').click()
    await page.getByLabelText('Name of the medicine').fill('Cough syrup')
    await page.getByLabelText('Dosage').fill('5 ml')
    for (const name of ['Morning', 'Noon', 'Night']) await page.getByRole('checkbox', { name }).click()
    await page.getByLabelText('Time 2', { exact: true }).fill('13:30')
    await chooseDays('Mon', 'Sun')
    await button('Save').click()
    await expect.element(page.getByText('Cough syrup is saved.')).toBeVisible()
    await expect.element(taken('8:00 am')).toBeVisible()
    expect(sentTo(addReminder)[0]?.body).toEqual({
      name: 'Cough syrup',
      dosage: '5 ml',
      times: ['08:00', '13:30', '21:00'],
      days: [0, 1],
      endsOn: null,
    })
  })

  test('requires name and time, in Punjabi too, without a request', async () => {
    await openDevice('patient', { language: 'pa' })
    serverKeeps({ reminders: [], doses: [] })
    show(<Screen />)
    await button('ਦਵਾਈ ਜੋੜੋ').click()
    await button('ਸੇਵ ਕਰੋ').click()
    await expect.poll(() => page.getByText('ਕਿਰਪਾ ਕਰਕੇ ਇਹ ਭਰੋ').elements().length).toBe(2)
    expect(sentTo(addReminder)).toEqual([])
  })

  test('a server error is shown at its field, and the input survives a reload', async () => {
    serverKeeps({ reminders: [], doses: [] })
    const refusal = { code: 'invalid', fields: { endsOn: 'noDoseLeft' } }
    serverSays(addReminder, { status: 400, refusal })
    show(<Screen />)
    await button('Add a medicine').click()
    await page.getByLabelText('Name of the medicine').fill('Syrup')
    await page.getByLabelText('Time', { exact: true }).fill('08:00')
    await chooseDays('Wed')
    await page.getByLabelText('Last day').fill(today)
    await button('Save').click()
    await expect.element(page.getByText('There is no dose up to this day.', { exact: false })).toBeVisible()
    show(<Screen />)
    await expect.element(page.getByLabelText('Name of the medicine').last()).toHaveValue('Syrup')
    await expect.element(page.getByRole('checkbox', { name: 'Wed' }).last()).toBeChecked()
    await expect.element(page.getByRole('radio', { name: 'Days of the week' }).last()).toBeChecked()
  })
})

describe('the doses of today', () => {
  test('are sorted by time with the due one highlighted', async () => {
    serverKeeps({ reminders: [reminderAnswer()], doses: [] })
    show(<Screen />)
    await expect.element(page.getByText('Take it now')).toBeVisible()
    await expect.element(page.getByText('Missed, or taken?').first()).toBeVisible()
    const names = page.getByRole('button', { name: /: taken$/ }).elements()
    expect(names.slice(0, 3).map((one) => one.getAttribute('aria-label'))).toEqual([
      'Cough syrup, 8:00 am: taken',
      'Cough syrup, 2:00 pm: taken',
      'Cough syrup, 8:00 pm: taken',
    ])
  })

  test('names missed doses, also after the server was down, until they are marked', async () => {
    const list = serverKeeps({ reminders: [reminderAnswer()], doses: [] })
    serverSays(markDose, ({ body }) => {
      const dose = { reminderId: list.reminders[0]!.id, ...(body as { day: string; time: string }) }
      list.doses = [{ ...dose, state: 'taken' }]
      return { body: list.doses[0] }
    })
    show(<Screen />)
    const missed = page.getByText('Today, 8:00 am: Cough syrup')
    await expect.element(missed).toBeVisible()
    await taken('8:00 am').click()
    await expect.element(missed).not.toBeInTheDocument()
    // A pending request would reach the server of the next test.
    await expect.poll(() => sentTo(markDose)).toHaveLength(1)
  })

  test('a press shows at once, and of two presses before the first answer the last one wins', async () => {
    const list = serverKeeps({ reminders: [reminderAnswer()], doses: [] })
    let letGo: () => void = () => undefined
    holdFetch('/doses', new Promise<void>((resolve) => (letGo = resolve)))
    serverSays(markDose, ({ body }) => {
      const { day, time, state } = body as ReminderList['doses'][number]
      const dose = { reminderId: list.reminders[0]!.id, day, time, state }
      list.doses = state === null ? [] : [dose]
      return { body: dose }
    })
    show(<Screen />)
    await taken('2:00 pm').click()
    await expect.element(taken('2:00 pm')).toHaveAttribute('aria-pressed', 'true')
    await taken('2:00 pm').click()
    await expect.element(taken('2:00 pm')).toHaveAttribute('aria-pressed', 'false')
    await button('Cough syrup, 2:00 pm: skipped').click()
    expect(sentTo(markDose)).toEqual([])
    letGo()
    await expect
      .poll(() => sentTo(markDose).map(({ body }) => body))
      .toEqual([
        { day: today, time: '14:00', state: 'taken' },
        { day: today, time: '14:00', state: 'skipped', reason: null },
      ])
    await expect.element(button('Cough syrup, 2:00 pm: skipped')).toHaveAttribute('aria-pressed', 'true')
    expect(list.doses).toMatchObject([{ state: 'skipped' }])
  })

  test('a failed mark is undone with an error at its dose', async () => {
    serverKeeps({ reminders: [reminderAnswer()], doses: [] })
    serverSays(markDose, { status: 507, refusal: { code: 'storageFull' } })
    show(<Screen />)
    await taken('2:00 pm').click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('The server has no room left')
    await expect.element(taken('2:00 pm')).toHaveAttribute('aria-pressed', 'false')
  })

  test('a dose of yesterday can be marked among the earlier doses', async () => {
    const reminder = reminderAnswer({ plan: { times: ['20:00'] } })
    serverKeeps({ reminders: [reminder], doses: [] })
    serverSays(markDose, { status: 409, refusal: { code: 'noSuchDose' } })
    show(<Screen />)
    await page.getByText('The last 7 days').click()
    await taken('Yesterday, 8:00 pm').click()
    await expect.element(page.getByText('This dose is not planned any more.')).toBeVisible()
    expect(sentTo(markDose)[0]?.body).toEqual({ day: '2026-11-20', time: '20:00', state: 'taken' })
  })

  test('a day without doses says when the next one is', async () => {
    serverKeeps({ reminders: [reminderAnswer({ plan: { days: [0], times: ['09:00'] } })], doses: [] })
    show(<Screen />)
    await expect.element(page.getByText('No doses today')).toBeVisible()
    await expect.element(page.getByText('Tomorrow, 9:00 am')).toBeVisible()
  })
})

test('a failed load can be retried', async () => {
  serverSays(listReminders, { status: 404, refusal: { code: 'notFound' } })
  show(<Screen />)
  await expect.element(page.getByText('Your reminders could not be loaded.')).toBeVisible()
  serverKeeps({ reminders: [], doses: [] })
  await button('Try again').click()
  await expect.element(page.getByText('No reminders yet')).toBeVisible()
})

/** Delays requests whose URL has this suffix. */
function holdFetch(end: string, going: Promise<void>): void {
  const before = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    if (new URL(input instanceof Request ? input.url : input, location.href).pathname.endsWith(end))
      await going
    return before(input, init)
  }
}
