import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addVital, listVitals, removeVital, restoreVital } from '../../../shared/vitals/vitals.endpoints.ts'
import type { VitalReading } from '../../../shared/vitals/vitals.schemas.ts'
import { dayAhead } from '../../../../tests/setup/appointment-answers.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { criticalPressure, readingAnswer } from '../../../../tests/setup/vital-answers.ts'
import { sendAll } from '../../platform/outbox/outbox.ts'
import { AddedReading } from '../components/added-reading.tsx'
import { Screen } from './vitals.screen.tsx'

beforeEach(() => openDevice('patient'))

function have(readings: VitalReading[]): void {
  serverSays(listVitals, { body: { readings, bmi: null } })
}
const value = () => page.getByLabelText('Value')
const choose = (type = 'Blood Pressure') => page.getByRole('button', { name: type, exact: true }).click()
const save = () => page.getByRole('button', { name: 'Save', exact: true }).click()

describe('adding', () => {
  test('names the pulse that was typed with a pressure', async () => {
    have([])
    show(<Screen />)
    await choose()
    await value().fill('120/80 72')
    await expect.element(page.getByText('We read this as 120/80 mmHg, 72/min')).toBeVisible()
  })

  test('shows the parsed value while typing; once saved, the reading and its grade', async () => {
    have([])
    serverSays(addVital, { body: readingAnswer({ value: '੧੨੦ ੮੦' }) })
    show(<Screen />)
    await choose()
    await value().fill('੧੨੦ ੮੦')
    await expect.element(page.getByText('We read this as 120/80 mmHg')).toBeVisible()
    await save()
    await expect.element(page.getByText('Saved: Blood Pressure')).toBeVisible()
    await expect.element(page.getByText('You typed: ੧੨੦ ੮੦')).toBeVisible()
    await expect.element(page.getByText('Normal', { exact: true }).first()).toBeVisible()
    await expect.element(page.getByText('This needs help now')).not.toBeInTheDocument()
    expect(sentTo(addVital)[0]?.body).toEqual({
      type: 'bloodPressure',
      value: '੧੨੦ ੮੦',
      date: '',
      time: '',
      context: 'anyTime',
      site: '',
      second: '',
      pregnancy: '',
      ageInMonths: '',
      symptoms: null,
    })
    await page.getByRole('button', { name: 'Add another reading' }).click()
    await expect.poll(() => document.activeElement).not.toBe(document.body)
    await choose()
    await expect.element(value()).toHaveValue('')
  })

  test.each([
    ['400/300', 'Blood pressure is between 30/10 and 300/200. Please check the machine again'],
    ['120', 'Please write both numbers, such as 120/80'],
    ['', 'Please fill in this field'],
  ])('"%s" is rejected with the reason, without a request', async (typed, sentence) => {
    have([])
    show(<Screen />)
    await choose()
    await value().fill(typed)
    await save()
    await expect.element(page.getByText(sentence)).toBeVisible()
    await expect.element(value()).toHaveValue(typed)
    expect(sentTo(addVital)).toEqual([])
  })

  test('blood sugar asks when it was measured', async () => {
    have([])
    serverSays(addVital, { body: readingAnswer({ type: 'bloodSugar', values: [110], context: 'fasting' }) })
    show(<Screen />)
    await choose('Blood Sugar')
    await page.getByRole('radio', { name: /^Fasting/ }).click()
    await value().fill('5.6')
    await save()
    await expect.element(page.getByText('Please add the unit: mg or mmol')).toBeVisible()
    await value().fill('5.6 mmol')
    await save()
    await expect.element(page.getByText('Saved: Blood Sugar')).toBeVisible()
    expect(sentTo(addVital)[0]?.body).toMatchObject({ type: 'bloodSugar', context: 'fasting' })
  })

  test('a critical value says what to do, until it is removed', async () => {
    let readings = [readingAnswer(criticalPressure)]
    serverSays(listVitals, () => ({ body: { readings, bmi: null } }))
    serverSays(addVital, { body: readings[0] })
    serverSays(removeVital, () => {
      const [removed] = readings
      readings = []
      return { body: removed }
    })
    show(<Screen />)
    await choose()
    await value().fill('190/120')
    await save()
    await page.getByRole('button', { name: 'I cannot say' }).click()
    const panel = page.getByRole('alert')
    await expect.element(panel).toHaveTextContent('Blood Pressure 190/120 mmHg can be dangerous')
    await expect.element(page.getByRole('link', { name: /Call 108/ })).toHaveAttribute('href', 'tel:108')
    await expect.element(page.getByRole('link', { name: /Call 112/ })).toHaveAttribute('href', 'tel:112')
    await expect
      .element(page.getByRole('link', { name: 'Nearest hospital' }))
      .toHaveAttribute('href', '/hospitals')
    await page.getByRole('button', { name: /^Remove/ }).click()
    await expect.element(panel).not.toBeInTheDocument()
  })

  test.each([
    ['en', 'abnormal', /Please ask a doctor about it/, 'Ask for an appointment'],
    ['en', 'critical', /Please ask a doctor about it/, 'Ask for an appointment'],
    ['hi', 'abnormal', /डॉक्टर से पूछें/, 'अपॉइंटमेंट मांगें'],
    ['pa', 'abnormal', /ਡਾਕਟਰ ਨੂੰ ਪੁੱਛੋ/, 'ਅਪਾਇੰਟਮੈਂਟ ਮੰਗੋ'],
  ] as const)(
    'in %s, after a value that is %s and calls for no ambulance: ask a doctor',
    async (language, grade, sentence, link) => {
      await openDevice('patient', { language })
      show(<AddedReading reading={readingAnswer({ grade })} onAnother={() => undefined} />)
      await expect.element(page.getByText(sentence)).toBeVisible()
      await expect
        .element(page.getByRole('link', { name: link }))
        .toHaveAttribute('href', '/appointments/book')
    },
  )

  test.each([{ grade: 'normal' }, { grade: 'askHealthWorker' }, criticalPressure] as const)(
    'after %o there is no such sentence',
    async (told) => {
      show(<AddedReading reading={readingAnswer(told)} onAnother={() => undefined} />)
      await expect.element(page.getByRole('button', { name: 'Add another reading' })).toBeVisible()
      await expect.element(page.getByText(/ask a doctor/)).not.toBeInTheDocument()
    },
  )

  test('an amber pulse beside a normal pressure says to see a doctor', async () => {
    const pulse = readingAnswer({ type: 'heartRate', values: [72], grade: 'urgent' })
    show(<AddedReading reading={{ ...readingAnswer(), pulse }} onAnother={() => undefined} />)
    await expect.element(page.getByText(/Please see a doctor today or within two days/)).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Ask for an appointment' })).toBeVisible()
  })

  test('an adult’s upper arm says that it is not judged here, and nothing of children', async () => {
    const arm = readingAnswer({
      type: 'armCircumference',
      value: '18',
      values: [18],
      unit: 'cm',
      saidUnit: 'cm',
    })
    show(<AddedReading reading={{ ...arm, grade: 'askHealthWorker' }} onAnother={() => undefined} />)
    await expect.element(page.getByText(/The upper arm is judged here only for/)).toBeVisible()
    await expect.element(page.getByText(/For a child please ask/)).not.toBeInTheDocument()
  })

  test('a child’s reading has no grade and refers to a health worker', async () => {
    have([])
    serverSays(addVital, { body: readingAnswer({ grade: 'askHealthWorker' }) })
    show(<Screen />)
    await choose()
    await value().fill('120/80')
    await save()
    await expect.element(page.getByText('Ask a health worker', { exact: true })).toBeVisible()
    await expect.element(page.getByText(/For a child please ask a health worker/)).toBeVisible()
  })

  test('without a profile it links to the form', async () => {
    have([])
    serverSays(addVital, { status: 409, refusal: { code: 'profileMissing' } })
    show(<Screen />)
    await choose()
    await value().fill('120/80')
    await save()
    await expect.element(page.getByRole('link', { name: 'Complete my profile' })).toBeVisible()
  })
})

test('a critical reading of yesterday still says what to do on the next visit; an older one does not', async () => {
  have([readingAnswer({ ...criticalPressure, date: dayAhead(-1) })])
  show(<Screen />)
  await expect.element(page.getByText('This needs help now')).toBeVisible()
  await openDevice('patient')
  have([readingAnswer({ ...criticalPressure, date: dayAhead(-2) })])
  show(<Screen />)
  await expect.element(page.getByText('190/120 mmHg').first()).toBeVisible()
  await expect.element(page.getByText('This needs help now')).not.toBeInTheDocument()
})

test('removing can be undone', async () => {
  const one = readingAnswer()
  let readings = [one]
  serverSays(listVitals, () => ({ body: { readings, bmi: null } }))
  serverSays(removeVital, () => {
    readings = []
    return { body: one }
  })
  serverSays(restoreVital, () => {
    readings = [one]
    return { body: one }
  })
  show(<Screen />)
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect.element(page.getByText('No readings yet')).toBeVisible()
  // A toast of an earlier test may still be shown.
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect.element(page.getByText('The reading is back.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Remove/ })).toBeVisible()
})

test('height and weight are saved as separate readings', async () => {
  have([])
  serverSays(addVital, ({ body }) => {
    const { type, value: words } = body as { type: 'height' | 'weight'; value: string }
    return { body: readingAnswer({ type, value: words, values: [Number(words)], grade: null }) }
  })
  show(<Screen />)
  await page.getByRole('button', { name: 'Save height and weight' }).click()
  await expect.element(page.getByText('Please fill in this field')).toBeVisible()
  await page.getByLabelText('Height').fill('165')
  await page.getByLabelText('Weight').fill('400')
  await page.getByRole('button', { name: 'Save height and weight' }).click()
  await expect.element(page.getByText('Weight is between 0.4 and 350 kg')).toBeVisible()
  await page.getByLabelText('Weight').fill('62')
  await page.getByRole('button', { name: 'Save height and weight' }).click()
  await expect.element(page.getByText('Height and weight are saved.')).toBeVisible()
  await expect.element(page.getByLabelText('Height')).toHaveValue('')
  expect(sentTo(addVital).map(({ body }) => body)).toEqual([
    { type: 'height', value: '165', date: '' },
    { type: 'weight', value: '62', date: '' },
  ])
})

test('when the list fails to load, the form works and the list can be retried', async () => {
  serverSays(listVitals, { status: 404, refusal: { code: 'notFound' } })
  show(<Screen />)
  await expect.element(page.getByText('The readings could not be loaded.')).toBeVisible()
  await choose()
  await value().fill('120/80')
  have([readingAnswer()])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading', { name: 'Readings', exact: true })).toBeVisible()
  await expect.element(value()).toHaveValue('120/80')
})

test('a reading kept without a network says so only until it has arrived', async () => {
  have([])
  serverSays(addVital, () => {
    throw new Error('no line')
  })
  show(<Screen />)
  await choose()
  await value().fill('120/80')
  await save()
  await expect.element(page.getByText('Waiting to send').first()).toBeVisible()
  have([readingAnswer()])
  serverSays(addVital, { body: readingAnswer() })
  await sendAll()
  await expect.element(page.getByText('Waiting to send')).not.toBeInTheDocument()
  await expect.element(page.getByText('Saved: Blood Pressure')).toBeVisible()
  expect(document.querySelector('[role=status]')?.textContent).not.toContain('It will be sent')
})

test('an amber one kept without a network says that nobody knows of it', async () => {
  have([])
  serverSays(addVital, () => {
    throw new Error('no line')
  })
  show(<Screen />)
  await page.getByRole('button', { name: /^More/ }).click()
  await choose('Breaths in a minute')
  await value().fill('22')
  await save()
  await expect.element(page.getByText('Nobody else knows of it yet', { exact: false })).toBeVisible()
})

test('a reading kept over an expired session is sent after the sign-in, and its form is empty', async () => {
  have([])
  serverSays(addVital, { status: 401, refusal: { code: 'sessionEnded' } })
  const token = localStorage.getItem('token')!
  show(<Screen />)
  await choose()
  await value().fill('120/80')
  await save()
  await expect.poll(() => localStorage.getItem('token')).toBeNull()
  // The form counts as sent once the outbox has stored the reading, which takes a moment on a busy machine.
  await expect.poll(() => localStorage.getItem('nabz.draft.patient-1.vitals.add')).toBeNull()
  document.body.innerHTML = ''
  localStorage.setItem('token', token)
  serverSays(addVital, { body: readingAnswer() })
  show(<Screen />)
  await expect.element(page.getByText('What did you measure?')).toBeVisible()
  await sendAll()
  expect(sentTo(addVital)).toHaveLength(2)
})
