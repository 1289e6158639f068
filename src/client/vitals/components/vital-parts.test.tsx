import { unknownAdult } from '../../../shared/vitals/grading/vitals.person.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  listMorePatientVitals,
  listMoreVitals,
  listPatientVitals,
  listVitals,
} from '../../../shared/vitals/vitals.endpoints.ts'
import { cursorAfterReading } from '../../../shared/vitals/vitals.places.ts'
import { dayAhead } from '../../../../tests/setup/appointment-answers.ts'
import { openDevice, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { criticalPressure, readingAnswer } from '../../../../tests/setup/vital-answers.ts'
import { AddedReading } from './added-reading.tsx'
import { HealthSummary } from './health-summary.tsx'
import { PatientVitals } from './patient-vitals.tsx'
import { Trends } from './trends.tsx'

describe('the health summary', () => {
  beforeEach(() => openDevice('patient'))

  test('says what to do when there is nothing', async () => {
    serverSays(listVitals, { body: { readings: [], bmi: null } })
    show(<HealthSummary />)
    await expect.element(page.getByText('No readings yet')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Add a reading' })).toHaveAttribute('href', '/vitals')
  })

  test('shows the latest of each type with grade and age, and the BMI status', async () => {
    const readings = [
      readingAnswer({ at: new Date(Date.now() - 2 * 3_600_000).toISOString() }),
      readingAnswer({
        type: 'temperature',
        values: [39],
        saidUnit: '[degF]',
        grade: 'abnormal',
        date: dayAhead(-3),
      }),
      readingAnswer({ values: [150, 90], date: dayAhead(-8) }),
    ]
    const bmi = { value: 27.1, status: 'obese', date: dayAhead(-15) }
    serverSays(listVitals, { body: { readings, bmi } })
    show(<HealthSummary />)
    await expect.element(page.getByText('120/80 mmHg')).toBeVisible()
    await expect.element(page.getByText('2 hours ago')).toBeVisible()
    await expect.element(page.getByText('102.2 °F')).toBeVisible()
    await expect.element(page.getByText('Not normal: show a doctor')).toBeVisible()
    await expect.element(page.getByText('3 days ago')).toBeVisible()
    await expect.element(page.getByText('Not measured yet')).toBeVisible()
    await expect.element(page.getByText('Obese')).toBeVisible()
    await expect.element(page.getByText('2 weeks ago')).toBeVisible()
    await expect.element(page.getByText('150/90')).not.toBeInTheDocument()
  })
})

describe("the doctor's view of a patient’s vitals", () => {
  const patientId = '01936f2a-0000-7000-8000-00000000aaaa'
  beforeEach(() => openDevice('doctor'))

  test('say who entered a reading for the patient', async () => {
    const readings = [readingAnswer({ enteredBy: 'Harpreet Kaur' }), readingAnswer({ date: dayAhead(-7) })]
    show(<Trends person={unknownAdult} readings={readings} />)
    await expect.element(page.getByText('Entered by Harpreet Kaur').first()).toBeVisible()
    // Beside the latest, and in the table.
    expect(page.getByText('Entered by Harpreet Kaur').elements()).toHaveLength(2)
  })

  test('show what was answered to the symptom question, beside the latest and in the table', async () => {
    const readings = [readingAnswer({ symptoms: ['chestPain', 'fits'] }), readingAnswer({ symptoms: [] })]
    show(<Trends person={unknownAdult} readings={readings} />)
    await expect.element(page.getByText('Signs: Chest pain · Fits').first()).toBeVisible()
    expect(page.getByText('Signs: Chest pain · Fits').elements()).toHaveLength(2)
    expect(page.getByText('Signs: none of those asked about').elements()).toHaveLength(1)
  })

  test.each([
    ['en', 'Signs not answered: show a doctor'],
    ['hi', 'लक्षण नहीं बताए, डॉक्टर को दिखाएं'],
    ['pa', 'ਨਿਸ਼ਾਨੀਆਂ ਨਹੀਂ ਦੱਸੀਆਂ, ਡਾਕਟਰ ਨੂੰ ਵਿਖਾਓ'],
  ] as const)(
    'say in %s where only an answer about signs is missing, as the patient reads it',
    async (language, mark) => {
      await openDevice('doctor', { language })
      const reading = readingAnswer({ values: [112, 54], grade: 'abnormal', isOnlyUnanswered: true })
      serverSays(listPatientVitals, { body: { readings: [reading], bmi: null } })
      show(<PatientVitals patientId={patientId} />)
      await expect.element(page.getByText(mark).first()).toBeVisible()
      const pulses = [{}, { grade: 'abnormal', isOnlyUnanswered: true }] as const
      for (const told of pulses) {
        const pulse = readingAnswer({ type: 'heartRate', values: [72], ...told })
        await openDevice('patient', { language })
        show(<AddedReading reading={{ ...reading, pulse }} onAnother={() => undefined} />)
        await expect.element(page.getByText(mark).first()).toBeVisible()
        expect(page.getByText(/outside the normal range|सीमा से बाहर|ਹੱਦ ਤੋਂ ਬਾਹਰ/).elements()).toEqual([])
      }
    },
  )

  test('a pulse out of range beside it has its own mark', async () => {
    const pulse = readingAnswer({ type: 'heartRate', values: [118], grade: 'abnormal' })
    const reading = readingAnswer({ grade: 'abnormal', isOnlyUnanswered: true })
    await openDevice('patient')
    show(<AddedReading reading={{ ...reading, pulse }} onAnother={() => undefined} />)
    await expect.element(page.getByText('Not normal: show a doctor')).toBeVisible()
  })

  test('a red value of some days ago is out of range, too', async () => {
    await openDevice('patient')
    const reading = readingAnswer({ ...criticalPressure, needsDoctor: false, date: dayAhead(-4) })
    show(<AddedReading reading={reading} onAnother={() => undefined} />)
    await expect.element(page.getByText(/^This is outside the normal range\./)).toBeVisible()
  })

  test.each([
    [[134, 76], true],
    [[126, 82], true],
    [[128, 78], false],
  ])('%j says the target of an illness: %s', async (values, isSaid) => {
    await openDevice('patient')
    show(<AddedReading reading={readingAnswer({ values })} hasPressureTarget onAnother={() => undefined} />)
    await expect.element(page.getByText('Saved: Blood Pressure')).toBeVisible()
    expect(page.getByText(/^Diabetes, heart or kidney disease: .* Ask your doctor/).elements()).toHaveLength(
      isSaid ? 1 : 0,
    )
  })

  test('draw a folded chart when it is opened', async () => {
    const readings = [readingAnswer(), readingAnswer({ date: dayAhead(-7) })]
    show(<Trends isFolded person={unknownAdult} readings={readings} />)
    const charts = () => document.querySelectorAll('figure').length
    await expect.element(page.getByText('Blood Pressure')).toBeVisible()
    expect(charts()).toBe(0)
    await page.getByText('Blood Pressure').click()
    await expect.poll(charts).toBe(1)
  })

  test('shows the chart with its normal range', async () => {
    const readings = [readingAnswer(), readingAnswer({ date: dayAhead(-7) })]
    serverSays(listPatientVitals, { body: { readings, bmi: null } })
    show(<PatientVitals patientId={patientId} />)
    await expect.element(page.getByText(/^Blood Pressure: 2 readings from /)).toBeInTheDocument()
    await expect
      .element(page.getByText('Normal: upper number 100 to 139, lower number under 90'))
      .toBeVisible()
  })

  test("beyond the server's limit the older ones of this patient load on demand", async () => {
    const readings = Array.from({ length: 180 }, (_, n) => readingAnswer({ date: dayAhead(-n) }))
    serverSays(listPatientVitals, { body: { readings, bmi: null } })
    serverSays(listMorePatientVitals, ({ path }) => ({
      body: { readings: path.includes(patientId) ? [readingAnswer({ values: [111, 66] })] : [], next: null },
    }))
    show(<PatientVitals patientId={patientId} />)
    await page.getByRole('button', { name: 'Show older' }).click()
    await expect.element(page.getByRole('row', { name: '111/66' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Show older' })).not.toBeInTheDocument()
  })
})

test('a queued reading is not the cursor for older ones', async () => {
  await openDevice('patient')
  const known = Array.from({ length: 180 }, (_, n) => readingAnswer({ date: dayAhead(-n) }))
  let after: string | undefined
  serverSays(listMoreVitals, ({ query }) => {
    after = query['after']
    return { body: { readings: [], next: null } }
  })
  const waiting = { ...readingAnswer({ date: dayAhead(-300) }), waiting: 'waiting' as const }
  show(<Trends person={unknownAdult} readings={[...known, waiting]} />)
  await page.getByRole('button', { name: 'Show older' }).click()
  await expect.poll(() => after).toBe(cursorAfterReading(known.at(-1)!))
})
