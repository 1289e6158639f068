import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { addVital } from '../../../../shared/vitals/vitals.endpoints.ts'
import { dayAhead } from '../../../../../tests/setup/appointment-answers.ts'
import { lastBody, man, openForm, save, value, woman } from '../../../../../tests/setup/reading-form.tsx'
import { openDevice, sentTo, show } from '../../../../../tests/setup/screen.tsx'
import { readingAnswer } from '../../../../../tests/setup/vital-answers.ts'
import { Screen } from '../../screens/vitals.screen.tsx'
import { BreathCounter } from './breath-counter.tsx'
import { EnteredInError } from '../entered-in-error.tsx'

beforeEach(() => openDevice('patient'))

test('a wheel that was not turned is asked for', async () => {
  await openForm(man, 'Heart Rate')
  await value().fill('7_')
  await save()
  await expect.element(page.getByText('A digit is missing. Please choose one on each wheel')).toBeVisible()
  expect(sentTo(addVital)).toEqual([])
})

describe('blood pressure', () => {
  test('has a box for each number, because a numeric keypad has no slash, and a second reading', async () => {
    await openForm()
    await page.getByLabelText('Upper number').fill('138')
    await page.getByLabelText('Lower number').fill('84')
    await expect.element(value()).toHaveValue('138/84')
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    await save()
    await expect.element(page.getByText('The first reading is 138/84.', { exact: false })).toBeVisible()
    await expect.poll(() => document.activeElement?.textContent).toBe('Please measure once more')
    await expect.element(page.getByRole('timer')).toHaveTextContent('60 seconds left')
    expect(sentTo(addVital)).toEqual([])
    vi.advanceTimersByTime(45_000)
    await expect.element(page.getByRole('timer')).toHaveTextContent('15 seconds left')
    // The page is left meanwhile; the minute goes on.
    document.body.innerHTML = ''
    vi.setSystemTime(Date.now() + 16_000)
    show(<Screen />)
    await expect.element(page.getByText('Now measure again, and write it here.')).toBeVisible()
    vi.useRealTimers()
    await page.getByRole('button', { name: 'Save both' }).click()
    await expect.element(page.getByText('Please fill in this field')).toBeVisible()
    await page.getByLabelText('Upper number').fill('132')
    await page.getByLabelText('Lower number').fill('80')
    await page.getByRole('button', { name: 'Save both' }).click()
    await expect.element(page.getByText('Saved: Blood Pressure')).toBeVisible()
    expect(lastBody()).toMatchObject({ value: '138/84', second: '132/80' })
    expect(lastBody()).not.toHaveProperty('firstAt')
  })

  test('one reading can be saved without waiting; a second is not asked of an earlier day', async () => {
    await openForm()
    await value().fill('150/95')
    await save()
    await page.getByRole('button', { name: 'Save only the first reading' }).click()
    await expect.element(page.getByText('Saved: Blood Pressure')).toBeVisible()
    expect(lastBody()).toMatchObject({ value: '150/95', second: '' })
    await page.getByRole('button', { name: 'Add another reading' }).click()
    await page.getByRole('button', { name: 'Blood Pressure', exact: true }).click()
    await value().fill('148/95')
    await page.getByRole('button', { name: 'Another day or time' }).click()
    await page.getByLabelText('Date').fill(dayAhead(-1))
    await save()
    await expect.poll(() => sentTo(addVital)).toHaveLength(2)
  })

  test('of 65/35 asks whether it is right, and shows danger meanwhile', async () => {
    await openForm()
    await value().fill('65/35')
    await expect.element(page.getByText('Is this right? Please check the machine again.')).toBeVisible()
    await expect.element(page.getByText('Danger: get help now')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Call 108' })).toBeVisible()
  })
})

test('a sugar of 30 without its unit is danger at once; the unit is a touch', async () => {
  await openForm(man, 'Blood Sugar')
  await value().fill('30')
  await expect.element(page.getByText('Danger: get help now')).toBeVisible()
  await page.getByRole('button', { name: 'mg', exact: true }).click()
  await expect.element(value()).toHaveValue('30 mg')
  await expect.element(page.getByText(/mg or mmol/)).not.toBeInTheDocument()
})

test('the choice of a type moves the cursor to its value; "Change" leads back to the tiles', async () => {
  await openForm(man, 'Temperature')
  await expect.poll(() => document.activeElement).toBe(value().element())
  await value().fill('99')
  await page.getByRole('button', { name: 'Change' }).click()
  await expect.poll(() => document.activeElement?.textContent).toBe('What did you measure?')
  await page.getByRole('button', { name: 'Blood Pressure' }).click()
  await expect.poll(() => document.activeElement).toBe(page.getByLabelText('Upper number').element())
  // No blood pressure: it goes. A heart rate it can be.
  await expect.element(value()).toHaveValue('')
  await value().fill('99')
  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByRole('button', { name: 'Heart Rate' }).click()
  await expect.element(value()).toHaveValue('99')
})

test('another day is behind a button', async () => {
  await openForm(man, 'Heart Rate')
  await expect.element(page.getByLabelText('Date')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Another day or time' }).click()
  await expect.poll(() => document.activeElement).toBe(page.getByLabelText('Date').element())
  await page.getByLabelText('Date').fill(dayAhead(-1))
  await page.getByLabelText('Time, if you know it').fill('06:45')
  await value().fill('72')
  await save()
  await expect.poll(lastBody).toMatchObject({ type: 'heartRate', date: dayAhead(-1), time: '06:45' })
})

test('where a temperature was taken is asked for behind a button, and says what the armpit means', async () => {
  await openForm(man, 'Temperature')
  await page.getByRole('button', { name: 'Where measured?' }).click()
  await expect.element(page.getByText('Under the arm a thermometer shows less')).toBeVisible()
  await page.getByRole('radio', { name: 'Under the arm' }).click()
  await value().fill('99')
  await save()
  await expect.poll(lastBody).toMatchObject({ type: 'temperature', site: 'armpit' })
})

test('the lower number under 60 asks whether somebody is dizzy or fainted', async () => {
  await openForm()
  await value().fill('112/54')
  await save()
  await page.getByRole('button', { name: 'Dizzy' }).click()
  await expect.element(page.getByRole('button', { name: 'Fainted' })).toBeVisible()
  await page.getByRole('button', { name: 'Yes: save' }).click()
  await page.getByRole('button', { name: 'Save only the first reading' }).click()
  await expect.poll(lastBody).toMatchObject({ value: '112/54', symptoms: ['dizzy'] })
})

test('the months of a child are asked for where a table needs them; what cannot be is said', async () => {
  const year = Number(dayAhead(0).slice(0, 4))
  await openForm(
    { ...man, age: { birthYear: year - 4, saidOn: dayAhead(-92), atBirth: false } },
    'Temperature',
  )
  const months = page.getByLabelText('How many months old?')
  await expect.element(months).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByRole('button', { name: /^More/ }).click()
  await page.getByRole('button', { name: 'Upper arm (MUAC)' }).click()
  await months.fill('4')
  await expect.element(page.getByText(/full months that fit the age in the profile/)).toBeVisible()
  await value().fill('11.2')
  await save()
  await expect.poll(lastBody).toMatchObject({ type: 'armCircumference', ageInMonths: '4' })
})

describe('pregnancy', () => {
  const question = () => page.getByText('Pregnant, or gave birth in the last 6 weeks?')

  test('is asked of a woman, goes along, and says what needs help whatever the machine shows', async () => {
    await openForm(woman)
    await page.getByRole('radio', { name: 'Pregnant', exact: true }).click()
    await expect.element(page.getByText(/Bleeding, fits, the child does not move/)).toBeVisible()
    await value().fill('120/80')
    await save()
    await page.getByRole('button', { name: 'None of these' }).click()
    await expect.element(page.getByText('Saved: Blood Pressure')).toBeVisible()
    expect(lastBody()).toMatchObject({ pregnancy: 'pregnant', symptoms: [] })
  })

  test.each([
    ['Pregnant', '118/76', 'Bleeding', 'bleeding'],
    ['Pregnant', '132/86', 'The child in the womb does not move', 'noMovement'],
    ['Gave birth in the last 6 weeks', '118/76', 'Heavy bleeding', 'heavyBleeding'],
  ])('%s, %s: "%s" goes at once, without a second reading', async (said, typed, sign, symptom) => {
    await openForm(woman)
    await page.getByRole('radio', { name: said, exact: true }).click()
    await value().fill(typed)
    await save()
    await page.getByRole('button', { name: sign, exact: true }).click()
    await page.getByRole('button', { name: 'Yes: save' }).click()
    await expect.poll(lastBody).toMatchObject({ value: typed, second: '', symptoms: [symptom] })
  })

  test('after birth other signs are named, and fever is one to see a doctor for', async () => {
    await openForm(woman)
    await page.getByRole('radio', { name: 'Gave birth in the last 6 weeks' }).click()
    await expect.element(page.getByText(/Heavy bleeding, fits, hard to breathe/)).toBeVisible()
    await value().fill('118/76')
    await save()
    await expect.element(page.getByRole('button', { name: 'Fever', exact: true })).toBeVisible()
    await expect.element(page.getByText('Water has broken')).not.toBeInTheDocument()
  })

  test('is not asked of a man', async () => {
    await openForm()
    await expect.element(question()).not.toBeInTheDocument()
  })

  test('an answer of 42 days ago is remembered, behind a button; saving sends it', async () => {
    await openForm({ ...woman, pregnancy: { said: 'pregnant', on: dayAhead(-42) } })
    await expect.element(page.getByText(/Bleeding, fits, the child does not move/)).toBeVisible()
    await expect.element(question()).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Pregnant, or birth: Pregnant' }).click()
    expect(page.getByRole('radio', { name: 'Pregnant', exact: true }).element()).toHaveProperty(
      'checked',
      true,
    )
    await value().fill('120/80')
    await save()
    await page.getByRole('button', { name: 'None of these' }).click()
    await expect.poll(lastBody).toMatchObject({ pregnancy: 'pregnant' })
  })

  test('an answer of 43 days ago is asked for again', async () => {
    await openForm({ ...woman, pregnancy: { said: 'pregnant', on: dayAhead(-43) } })
    await expect.element(question()).toBeVisible()
    expect(page.getByRole('radio', { name: 'Pregnant', exact: true }).element()).toHaveProperty(
      'checked',
      false,
    )
  })
})

test('breaths are counted by taps, and become a rate for a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const counted = vi.fn<(perMinute: number) => void>()
  show(<BreathCounter onCounted={counted} />)
  await page.getByRole('button', { name: 'Count for 30 seconds' }).click()
  for (let tap = 0; tap < 21; tap += 1)
    await page.getByRole('button', { name: /Tap for every breath/ }).click()
  vi.advanceTimersByTime(30_200)
  vi.useRealTimers()
  expect(counted).toHaveBeenCalledWith(42)
})

test('what the patient took back is struck through for the doctor', async () => {
  const taken = readingAnswer({
    value: '230/120',
    values: [230, 120],
    grade: 'critical',
    removedAt: '2026-11-21T05:00:00Z',
  })
  show(<EnteredInError readings={[taken]} />)
  await expect.element(page.getByText('Entered in error, says the patient')).toBeVisible()
  expect(document.querySelector('del')?.textContent).toMatch(/230\/120/)
})
