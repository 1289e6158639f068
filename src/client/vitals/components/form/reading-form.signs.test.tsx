import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addVital, listVitals } from '../../../../shared/vitals/vitals.endpoints.ts'
import { lastBody, man, openForm, save, value } from '../../../../../tests/setup/reading-form.tsx'
import { openDevice, sentTo, serverSays, show } from '../../../../../tests/setup/screen.tsx'
import { addDays } from '../../../../shared/kit/time/town-time.ts'
import { today } from '../../../platform/clock/today.ts'
import { queuedNow } from '../../../platform/outbox/queued-mutation.ts'
import { Screen } from '../../screens/vitals.screen.tsx'

beforeEach(() => openDevice('patient'))

describe('the symptom question', () => {
  test('is asked before a value is sent that it decides about; a yes goes along', async () => {
    await openForm()
    await value().fill('184/112')
    await save()
    await expect.element(page.getByRole('heading', { name: 'Is any of this happening now?' })).toBeVisible()
    await expect.poll(() => document.activeElement?.textContent).toBe('Is any of this happening now?')
    await expect.element(page.getByRole('link', { name: 'Call 108' })).toHaveAttribute('href', 'tel:108')
    await expect
      .element(page.getByText('Not saved yet, nobody knows of it. Please answer first.'))
      .toBeVisible()
    expect(sentTo(addVital)).toEqual([])
    expect(queuedNow()).toEqual([])
    await page.getByRole('button', { name: 'Chest pain' }).click()
    await page.getByRole('button', { name: 'Fits' }).click()
    await page.getByRole('button', { name: 'Fits' }).click()
    await page.getByRole('button', { name: 'Yes: save' }).click()
    await expect.element(page.getByText('Saved: Blood Pressure')).toBeVisible()
    expect(lastBody()).toMatchObject({ value: '184/112', symptoms: ['chestPain'] })
  })

  test('is that for a child, also where nothing was known of the child before the value was sent off', async () => {
    const born = addDays(today(), -8 * 31)
    const age = { birthYear: Number(born.slice(0, 4)), saidOn: born, atBirth: true }
    let isThere = false
    serverSays(listVitals, () =>
      isThere
        ? { body: { readings: [], bmi: null, person: { ...man, age } } }
        : { status: 503, refusal: { code: 'unavailable' } },
    )
    show(<Screen />)
    await page.getByRole('button', { name: 'Temperature' }).click()
    await value().fill('102')
    isThere = true
    await save()
    await expect.element(page.getByRole('heading', { name: 'Is any of this happening now?' })).toBeVisible()
    expect(sentTo(addVital)).toEqual([])
  })

  test('"None of these" of 184/112 asks for a second reading; what was answered goes along, and is not asked twice', async () => {
    await openForm()
    await value().fill('184/112')
    await save()
    await page.getByRole('button', { name: 'None of these' }).click()
    await expect.element(page.getByText('The first reading is 184/112.', { exact: false })).toBeVisible()
    await expect.element(page.getByText('If you feel worse meanwhile: call 108')).toBeVisible()
    expect(sentTo(addVital)).toEqual([])
    await page.getByRole('button', { name: 'Save only the first reading' }).click()
    await expect.element(page.getByText(/today or within two days/).first()).toBeVisible()
    expect(lastBody()).toMatchObject({ value: '184/112', symptoms: [] })
  })

  test('"I cannot say" is stored as no answer, and goes at once', async () => {
    await openForm()
    await value().fill('184/112')
    await save()
    await page.getByRole('button', { name: 'I cannot say' }).click()
    await expect.element(page.getByText('Saved: Blood Pressure')).toBeVisible()
    expect(lastBody()).toMatchObject({ value: '184/112', second: '', symptoms: null })
  })

  test('after another first value it is asked again', async () => {
    await openForm()
    await value().fill('184/112')
    await save()
    await page.getByRole('button', { name: 'None of these' }).click()
    await page.getByRole('button', { name: 'Back to the value' }).click()
    await value().fill('186/114')
    await save()
    await expect.element(page.getByRole('button', { name: 'Chest pain' })).toBeVisible()
  })

  test('going back sends nothing and keeps the value; saving asks again', async () => {
    await openForm()
    await value().fill('184/112')
    await save()
    await page.getByRole('button', { name: 'Back to the value' }).click()
    await expect.element(value()).toHaveValue('184/112')
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    expect(sentTo(addVital)).toEqual([])
    await save()
    await expect.element(page.getByRole('button', { name: 'None of these' })).toBeVisible()
  })

  test.each(['128/84', '225/110'])('is not asked of %s, which no answer can change', async (typed) => {
    await openForm()
    await value().fill(typed)
    await save()
    await expect.element(page.getByText('Saved: Blood Pressure')).toBeVisible()
    expect(lastBody()).toMatchObject({ symptoms: null })
  })
})

describe('a pulse', () => {
  const irregular = () => page.getByRole('checkbox', { name: 'Heartbeat is irregular' })

  test('of 72 can be said to be irregular with one touch; saving asks nothing', async () => {
    await openForm(man, 'Heart Rate')
    await expect.element(irregular()).not.toBeInTheDocument()
    await value().fill('72')
    await irregular().click()
    await save()
    await expect.poll(lastBody).toMatchObject({ value: '72', symptoms: ['irregularPulse'] })
    expect(lastBody()).not.toHaveProperty('irregular')
  })

  test('of 72 with a pressure too; without the touch nothing is said', async () => {
    await openForm()
    await value().fill('118/76')
    await expect.element(irregular()).not.toBeInTheDocument()
    await value().fill('118/76 72')
    await expect.element(irregular()).toBeVisible()
    await save()
    await expect.poll(lastBody).toMatchObject({ value: '118/76 72', symptoms: null })
  })

  test.each([
    ['118', 'Heart Rate'],
    ['118/76 118', 'Blood Pressure'],
  ])('of 118 is asked about: %s', async (typed, type) => {
    await openForm(man, type)
    await value().fill(typed)
    await save()
    await page.getByRole('button', { name: 'Heartbeat is irregular' }).click()
    await page.getByRole('button', { name: 'Yes: save' }).click()
    await expect.poll(lastBody).toMatchObject({ value: typed, symptoms: ['irregularPulse'] })
  })

  test('that was ticked is not asked about again, and goes along with the other signs', async () => {
    await openForm()
    await value().fill('184/112 118')
    await irregular().click()
    await save()
    await expect.element(page.getByRole('button', { name: 'Chest pain' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Heartbeat is irregular' })).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Fits' }).click()
    await page.getByRole('button', { name: 'Yes: save' }).click()
    await expect.poll(lastBody).toMatchObject({ symptoms: ['fits', 'irregularPulse'] })
  })

  test('that was ticked is no answer about danger', async () => {
    await openForm()
    await value().fill('184/112 72')
    await irregular().click()
    await save()
    await page.getByRole('button', { name: 'I cannot say' }).click()
    await expect.poll(lastBody).toMatchObject({ symptoms: null })
  })
})
