import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { addVital, listVitals } from '../../../../shared/vitals/vitals.endpoints.ts'
import type { VitalRecord } from '../../../../shared/vitals/vitals.schemas.ts'
import { dayAhead } from '../../../../../tests/setup/appointment-answers.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../../tests/setup/screen.tsx'
import { readingAnswer } from '../../../../../tests/setup/vital-answers.ts'
import { Screen } from '../../screens/vitals.screen.tsx'
import { BreathCounter } from './breath-counter.tsx'
import { EnteredInError } from '../entered-in-error.tsx'

beforeEach(() => openDevice('patient'))

/** What the form asks beside the value, and what it sends. */
const man = {
  age: { birthYear: 1980, saidOn: '2020-01-01', atBirth: false },
  gender: 'Male',
  pregnancy: null,
} as const
const woman = { ...man, age: { ...man.age, birthYear: 1998 }, gender: 'Female' } as const

async function open(person: VitalRecord['person'] = man, type = 'Blood Pressure') {
  serverSays(listVitals, { body: { readings: [], bmi: null, person } })
  serverSays(addVital, { body: readingAnswer({ grade: 'urgent' }) })
  show(<Screen />)
  await expect.element(page.getByText('No readings yet')).toBeVisible()
  await page.getByRole('button', { name: type }).click()
}
const value = () => page.getByLabelText('Value')
const save = () => page.getByRole('button', { name: 'Save', exact: true }).click()
const lastBody = () => sentTo(addVital).at(-1)?.body

test('a wheel that was not turned is asked for', async () => {
  await open(man, 'Heart Rate')
  await value().fill('7_')
  await save()
  await expect.element(page.getByText('A digit is missing. Please choose one on each wheel')).toBeVisible()
  expect(sentTo(addVital)).toEqual([])
})

describe('the symptom question', () => {
  test('is asked before a value is sent that it decides about; a yes goes along', async () => {
    await open()
    await value().fill('184/112')
    await save()
    await expect.element(page.getByRole('heading', { name: 'Is any of this happening now?' })).toBeVisible()
    await expect.poll(() => document.activeElement?.textContent).toBe('Is any of this happening now?')
    await expect.element(page.getByRole('link', { name: 'Call 108' })).toHaveAttribute('href', 'tel:108')
    expect(sentTo(addVital)).toEqual([])
    await page.getByRole('button', { name: 'Chest pain' }).click()
    await page.getByRole('button', { name: 'Fits' }).click()
    await page.getByRole('button', { name: 'Fits' }).click()
    await page.getByRole('button', { name: 'Yes: save' }).click()
    await expect.element(page.getByText('Saved: Blood Pressure')).toBeVisible()
    expect(lastBody()).toMatchObject({ value: '184/112', symptoms: ['chestPain'] })
  })

  test('"None of these" of 184/112 asks for a second reading; what was answered goes along, and is not asked twice', async () => {
    await open()
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
    await open()
    await value().fill('184/112')
    await save()
    await page.getByRole('button', { name: 'I cannot say' }).click()
    await expect.element(page.getByText('Saved: Blood Pressure')).toBeVisible()
    expect(lastBody()).toMatchObject({ value: '184/112', second: '', symptoms: null })
  })

  test('after another first value it is asked again', async () => {
    await open()
    await value().fill('184/112')
    await save()
    await page.getByRole('button', { name: 'None of these' }).click()
    await page.getByRole('button', { name: 'Back to the value' }).click()
    await value().fill('186/114')
    await save()
    await expect.element(page.getByRole('button', { name: 'Chest pain' })).toBeVisible()
  })

  test('going back sends nothing and keeps the value; saving asks again', async () => {
    await open()
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
    await open()
    await value().fill(typed)
    await save()
    await expect.element(page.getByText('Saved: Blood Pressure')).toBeVisible()
    expect(lastBody()).toMatchObject({ symptoms: null })
  })
})

describe('blood pressure', () => {
  test('has a box for each number, because a numeric keypad has no slash, and a second reading', async () => {
    await open()
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
    await open()
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
    await open()
    await value().fill('65/35')
    await expect.element(page.getByText('Is this right? Please check the machine again.')).toBeVisible()
    await expect.element(page.getByText('Danger: get help now')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Call 108' })).toBeVisible()
  })
})

describe('a pulse', () => {
  const irregular = () => page.getByRole('checkbox', { name: 'Heartbeat is irregular' })

  test('of 72 can be said to be irregular with one touch; saving asks nothing', async () => {
    await open(man, 'Heart Rate')
    await expect.element(irregular()).not.toBeInTheDocument()
    await value().fill('72')
    await irregular().click()
    await save()
    await expect.poll(lastBody).toMatchObject({ value: '72', symptoms: ['irregularPulse'] })
    expect(lastBody()).not.toHaveProperty('irregular')
  })

  test('of 72 with a pressure too; without the touch nothing is said', async () => {
    await open()
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
    await open(man, type)
    await value().fill(typed)
    await save()
    await page.getByRole('button', { name: 'Heartbeat is irregular' }).click()
    await page.getByRole('button', { name: 'Yes: save' }).click()
    await expect.poll(lastBody).toMatchObject({ value: typed, symptoms: ['irregularPulse'] })
  })

  test('that was ticked is not asked about again, and goes along with the other signs', async () => {
    await open()
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
    await open()
    await value().fill('184/112 72')
    await irregular().click()
    await save()
    await page.getByRole('button', { name: 'I cannot say' }).click()
    await expect.poll(lastBody).toMatchObject({ symptoms: null })
  })
})

test('a sugar of 30 without its unit is danger at once; the unit is a touch', async () => {
  await open(man, 'Blood Sugar')
  await value().fill('30')
  await expect.element(page.getByText('Danger: get help now')).toBeVisible()
  await page.getByRole('button', { name: 'mg', exact: true }).click()
  await expect.element(value()).toHaveValue('30 mg')
  await expect.element(page.getByText(/mg or mmol/)).not.toBeInTheDocument()
})

test('the choice of a type moves the cursor to its value; "Change" leads back to the tiles', async () => {
  await open(man, 'Temperature')
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
  await open(man, 'Heart Rate')
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
  await open(man, 'Temperature')
  await page.getByRole('button', { name: 'Where measured?' }).click()
  await expect.element(page.getByText('Under the arm a thermometer shows less')).toBeVisible()
  await page.getByRole('radio', { name: 'Under the arm' }).click()
  await value().fill('99')
  await save()
  await expect.poll(lastBody).toMatchObject({ type: 'temperature', site: 'armpit' })
})

test('the lower number under 60 asks whether somebody is dizzy or fainted', async () => {
  await open()
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
  await open({ ...man, age: { birthYear: year - 4, saidOn: dayAhead(-92), atBirth: false } }, 'Temperature')
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
    await open(woman)
    await page.getByRole('radio', { name: 'Pregnant', exact: true }).click()
    await expect.element(page.getByText(/Bleeding, fits, the child does not move/)).toBeVisible()
    await value().fill('120/80')
    await save()
    await expect.element(page.getByText('Saved: Blood Pressure')).toBeVisible()
    expect(lastBody()).toMatchObject({ pregnancy: 'pregnant' })
  })

  test('is not asked of a man', async () => {
    await open()
    await expect.element(question()).not.toBeInTheDocument()
  })

  test('an answer of 42 days ago is remembered, behind a button; saving sends it', async () => {
    await open({ ...woman, pregnancy: { said: 'pregnant', on: dayAhead(-42) } })
    await expect.element(page.getByText(/Bleeding, fits, the child does not move/)).toBeVisible()
    await expect.element(question()).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Pregnant, or birth: Pregnant' }).click()
    expect(page.getByRole('radio', { name: 'Pregnant', exact: true }).element()).toHaveProperty(
      'checked',
      true,
    )
    await value().fill('120/80')
    await save()
    await expect.poll(lastBody).toMatchObject({ pregnancy: 'pregnant' })
  })

  test('an answer of 43 days ago is asked for again', async () => {
    await open({ ...woman, pregnancy: { said: 'pregnant', on: dayAhead(-43) } })
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
