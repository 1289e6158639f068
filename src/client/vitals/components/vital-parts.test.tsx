import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  attendVital,
  listCriticalVitals,
  listMorePatientVitals,
  listMoreVitals,
  listPatientVitals,
  listVitals,
} from '../../../shared/vitals/vitals.endpoints.ts'
import { cursorAfterReading } from '../../../shared/vitals/vitals.places.ts'
import type { CriticalReading } from '../../../shared/vitals/vitals.schemas.ts'
import { dayAhead } from '../../../../tests/setup/appointment-answers.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { criticalAnswer, criticalPressure, readingAnswer } from '../../../../tests/setup/vital-answers.ts'
import { CriticalReadings } from './critical-readings.tsx'
import { HealthSummary } from './health-summary.tsx'
import { PatientVitals } from './patient-vitals.tsx'
import { Trends } from './trends.tsx'

describe('the health summary', () => {
  beforeEach(() => openDevice('patient'))

  test('says what to do when there is nothing', async () => {
    serverSays(listVitals, { body: { readings: [], bmi: null } })
    show(<HealthSummary toAll="My vitals" />)
    await expect.element(page.getByText('No readings yet')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Add a reading' })).toHaveAttribute('href', '/vitals')
    // One link is enough.
    await expect.element(page.getByRole('link', { name: 'My vitals' })).not.toBeInTheDocument()
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
    show(<HealthSummary toAll="My vitals" />)
    await expect.element(page.getByText('120/80 mmHg')).toBeVisible()
    await expect.element(page.getByText('2 hours ago')).toBeVisible()
    await expect.element(page.getByText('102.2 °F')).toBeVisible()
    await expect.element(page.getByText('Not normal: show a doctor')).toBeVisible()
    await expect.element(page.getByText('3 days ago')).toBeVisible()
    await expect.element(page.getByText('Not measured yet')).toBeVisible()
    await expect.element(page.getByText('Obese')).toBeVisible()
    await expect.element(page.getByText('2 weeks ago')).toBeVisible()
    await expect.element(page.getByText('150/90')).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'My vitals' })).toHaveAttribute('href', '/vitals')
  })
})

describe('the critical readings of a doctor', () => {
  const asha = { id: '01936f2a-0000-7000-8000-00000000aaaa', name: 'Asha Rani' }
  const simran = { id: '01936f2a-0000-7000-8000-00000000bbbb', name: 'Simran Kaur' }
  beforeEach(async () => {
    await openDevice('doctor')
    history.replaceState(null, '', '/doctor')
  })

  const pageOf = (readings: CriticalReading[], mores: number[] = [], next: string | null = null) => ({
    readings: readings.map((reading, nth) => ({ ...reading, more: mores[nth] ?? 0 })),
    patients: readings.length,
    next,
  })

  test.each([
    ['en', 'and 59 more', 'Show more'],
    ['hi', 'और 59 रीडिंग', 'और दिखाएं'],
    ['pa', 'ਅਤੇ 59 ਹੋਰ ਰੀਡਿੰਗਾਂ', 'ਹੋਰ ਵਿਖਾਓ'],
  ] as const)(
    'sixty of one patient are one card; the next page is one press away, in %s',
    async (language, more, onward) => {
      await openDevice('doctor', { language })
      serverSays(listCriticalVitals, ({ query }) => ({
        body:
          query.after !== undefined
            ? pageOf([criticalAnswer(simran)])
            : pageOf([criticalAnswer(asha)], [59], '1.01936f2a-0000-7000-8000-00000000aaaa'),
      }))
      show(<CriticalReadings />)
      await expect.element(page.getByText(more)).toBeVisible()
      await expect.element(page.getByText('Simran Kaur').first()).not.toBeInTheDocument()
      await page.getByRole('button', { name: onward }).click()
      await expect.element(page.getByText('Simran Kaur').first()).toBeVisible()
    },
  )

  test('says when there are none', async () => {
    serverSays(listCriticalVitals, { body: { readings: [], patients: 0, next: null } })
    show(<CriticalReadings />)
    await expect.element(page.getByText('No critical readings')).toBeVisible()
  })

  test('Attend Now assigns it and opens the patient', async () => {
    const listed = [criticalAnswer(asha), criticalAnswer(simran)]
    serverSays(listCriticalVitals, { body: pageOf(listed) })
    serverSays(attendVital, { body: listed[1] })
    show(<CriticalReadings />)
    await expect.element(page.getByText('190/120 mmHg').first()).toBeVisible()
    await page.getByRole('button', { name: /^Attend Now.*Simran Kaur$/ }).click()
    await expect.poll(() => location.pathname).toBe(`/doctor/patients/${simran.id}`)
    expect(sentTo(attendVital)[0]?.path).toBe(`/api/vitals/${listed[1]?.id}/attend`)
  })

  test('a second doctor is told who was first, and stays', async () => {
    let listed = [criticalAnswer(asha)]
    serverSays(listCriticalVitals, () => ({ body: pageOf(listed) }))
    serverSays(attendVital, () => {
      listed = []
      return { status: 409, refusal: { code: 'alreadyAttended', details: { doctor: 'Navjot Gill' } } }
    })
    show(<CriticalReadings />)
    await page.getByRole('button', { name: /^Attend Now/ }).click()
    await expect.element(page.getByText('Dr. Navjot Gill already attends to this reading.')).toBeVisible()
    await expect.element(page.getByText('Asha Rani')).not.toBeInTheDocument()
    expect(location.pathname).toBe('/doctor')
  })
})

describe("the doctor's view of a patient’s vitals", () => {
  const patientId = '01936f2a-0000-7000-8000-00000000aaaa'
  beforeEach(() => openDevice('doctor'))

  test('say who entered a reading for the patient', async () => {
    const readings = [readingAnswer({ enteredBy: 'Harpreet Kaur' }), readingAnswer({ date: dayAhead(-7) })]
    show(<Trends readings={readings} />)
    await expect.element(page.getByText('Entered by Harpreet Kaur').first()).toBeVisible()
    // Beside the latest, and in the table.
    expect(page.getByText('Entered by Harpreet Kaur').elements()).toHaveLength(2)
  })

  test('shows the chart with its normal range', async () => {
    const readings = [readingAnswer(), readingAnswer({ date: dayAhead(-7) })]
    serverSays(listPatientVitals, { body: { readings, bmi: null } })
    show(<PatientVitals patientId={patientId} />)
    await expect.element(page.getByText(/^Blood Pressure: 2 readings from /)).toBeInTheDocument()
    await expect
      .element(page.getByText('Normal: upper number 100 to 139, lower number under 90'))
      .toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Attend Now' })).not.toBeInTheDocument()
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

  test('a critical one can be attended to there, and then shows by whom', async () => {
    let reading = readingAnswer(criticalPressure)
    serverSays(listPatientVitals, () => ({ body: { readings: [reading], bmi: null } }))
    serverSays(attendVital, () => {
      reading = { ...reading, attended: { doctor: 'Navjot Gill', at: reading.at } }
      return { body: { ...criticalAnswer({ id: patientId, name: 'Asha Rani' }), id: reading.id } }
    })
    show(<PatientVitals patientId={patientId} />)
    await page.getByRole('button', { name: 'Attend Now' }).click()
    await expect.element(page.getByText('Dr. Navjot Gill attends to it')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Attend Now' })).not.toBeInTheDocument()
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
  show(<Trends readings={[...known, waiting]} />)
  await page.getByRole('button', { name: 'Show older' }).click()
  await expect.poll(() => after).toBe(cursorAfterReading(known.at(-1)!))
})
