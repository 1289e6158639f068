import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listMoreVitals, listVitals } from '../../../shared/vitals/vitals.endpoints.ts'
import { cursorAfterReading } from '../../../shared/vitals/vitals.places.ts'
import type { VitalReading } from '../../../shared/vitals/vitals.schemas.ts'
import { dayAhead } from '../../../../tests/setup/appointment-answers.ts'
import { openDevice, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { criticalPressure, readingAnswer } from '../../../../tests/setup/vital-answers.ts'
import { Screen } from './vitals.screen.tsx'

beforeEach(() => openDevice('patient'))

function have(readings: VitalReading[]): void {
  serverSays(listVitals, { body: { readings, bmi: null } })
}

/** Shows the screen with the chart of the one measured type open. */
async function showTrend(): Promise<void> {
  show(<Screen />)
  await page.getByRole('heading', { level: 3 }).click()
}

test('the chart has a name and a table', async () => {
  have([
    readingAnswer(),
    readingAnswer({ ...criticalPressure, date: dayAhead(-9), value: '੧੯੦/੧੨੦', needsDoctor: false }),
  ])
  await showTrend()
  await expect.element(page.getByText(/^Blood Pressure: 2 readings from /)).toBeInTheDocument()
  expect(document.querySelectorAll('figure svg path.fill-brick')).toHaveLength(2)
  await page.getByText('Show as a table').click()
  const rows = page.getByRole('row').elements()
  expect(rows).toHaveLength(3)
  expect(rows[2]?.textContent).toMatch(/190\/120 mmHg.*੧੯੦\/੧੨੦.*Danger: get help now/)
})

test.each([
  ['en', 'These are the newest 180 readings.', 'Blood Pressure: show older', 'There are no older readings.'],
  ['hi', 'ये सबसे नई 180 रीडिंग हैं।', 'ब्लड प्रेशर (बीपी): और पुरानी दिखाएं', 'इनसे पुरानी कोई रीडिंग नहीं है।'],
  ['pa', 'ਇਹ ਸਭ ਤੋਂ ਨਵੀਆਂ 180 ਰੀਡਿੰਗਾਂ ਹਨ।', 'ਬਲੱਡ ਪ੍ਰੈਸ਼ਰ (ਬੀਪੀ): ਹੋਰ ਪੁਰਾਣੀਆਂ ਵਿਖਾਓ', 'ਇਨ੍ਹਾਂ ਤੋਂ ਪੁਰਾਣੀ ਕੋਈ ਰੀਡਿੰਗ ਨਹੀਂ।'],
] as const)(
  "beyond the server's limit the older ones load page by page, in %s",
  async (language, said, older, none) => {
    await openDevice('patient', { language })
    const known = Array.from({ length: 180 }, (_, n) => readingAnswer({ date: dayAhead(-n) }))
    have(known)
    const after = cursorAfterReading(known.at(-1)!)
    const asked: Record<string, string>[] = []
    serverSays(listMoreVitals, ({ query }) => {
      asked.push(query)
      const first = { readings: [readingAnswer({ values: [111, 66] })], next: 'x' }
      return { body: query['after'] === after ? first : { readings: [], next: null } }
    })
    await showTrend()
    await expect.element(page.getByText(said)).toBeVisible()
    const more = page.getByRole('button', { name: older })
    await more.click()
    await expect.element(page.getByRole('row', { name: '111/66' })).toBeVisible()
    expect(asked).toEqual([{ type: 'bloodPressure', after }])
    await more.click()
    await expect.element(page.getByText(none)).toBeVisible()
  },
)

test('with fasting readings both normal ranges of sugar are given', async () => {
  const sugar = { type: 'bloodSugar', saidUnit: 'mg/dL', value: '150' } as const
  have([
    readingAnswer({ ...sugar, values: [150], context: 'fasting', grade: 'abnormal' }),
    readingAnswer({ ...sugar, values: [160], date: dayAhead(-2) }),
  ])
  await showTrend()
  await expect
    .element(
      page.getByText(
        'Normal: any time 70 to 199 mg/dL, fasting up to 99 mg/dL, two hours after food up to 139 mg/dL',
      ),
    )
    .toBeVisible()
})
