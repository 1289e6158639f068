import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  cancelAppointment,
  rejectAppointment,
  requestAppointment,
} from '../../shared/appointments/appointments.endpoints.ts'
import { requestLimits } from '../../shared/appointments/appointments.limits.ts'
import { buildToken } from '../accounts/accounts.fixtures.ts'
import { appointmentsIn } from '../../../tests/setup/appointments.ts'
import { doctorIn, patientIn, type SignedIn } from '../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../tests/setup/town.ts'

let town: TestTown
const morning = new Date('2026-11-21T10:00:00+05:30')
const { appContext, act, ask, startOver } = appointmentsIn(() => town)
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(() => startOver(morning))

/** Every quarter of an hour from nine on, over the next days. */
function slot(nth: number) {
  const minutes = 9 * 60 + (nth % 16) * 15
  const time = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return { date: `2026-11-${23 + Math.floor(nth / 16)}`, time }
}

function tryToAsk(patient: SignedIn, nth: number, language = 'en') {
  const body = { specialization: 'fever', type: 'in-person' as const, ...slot(nth) }
  return town.api.ask(requestAppointment, { token: patient.token, body, language })
}

async function cancelled(patient: SignedIn, nth: number): Promise<void> {
  const { _id } = await ask(patient, slot(nth))
  await town.api.must(cancelAppointment, { token: patient.token, params: { id: _id }, body: {} })
}

it.each([
  ['en', 'Many of your requests still wait for a doctor.'],
  ['hi', 'आपके कई अनुरोध डॉक्टर के जवाब के इंतज़ार में हैं।'],
  ['pa', 'ਤੁਹਾਡੀਆਂ ਕਈ ਬੇਨਤੀਆਂ ਹਾਲੇ ਡਾਕਟਰ ਦੇ ਜਵਾਬ ਦੀ ਉਡੀਕ ਵਿੱਚ ਹਨ।'],
])(
  'refuses pending requests above the limit, with a message in %s; another patient is not affected',
  async (language, sentence) => {
    const [patient, other] = [await patientIn(appContext()), await patientIn(appContext())]
    const ids: string[] = []
    for (let nth = 0; nth < requestLimits.pending; nth += 1) ids.push((await ask(patient, slot(nth)))._id)
    const refused = await tryToAsk(patient, requestLimits.pending, language)
    expect(refused).toMatchObject({ status: 409, error: { code: 'tooManyPending' } })
    expect(refused.error.message).toContain(sentence)
    expect((await tryToAsk(other, 0)).status).toBe(201)

    // One is cancelled, which makes room for one more.
    await town.api.must(cancelAppointment, { token: patient.token, params: { id: ids[5] ?? '' }, body: {} })
    expect((await tryToAsk(patient, 20)).status).toBe(201)
    expect((await tryToAsk(patient, 21)).status).toBe(409)
  },
)

it('concurrent requests cannot bypass the limit', async () => {
  const patient = await patientIn(appContext())
  const all = await Promise.all(Array.from({ length: 12 }, (_, nth) => tryToAsk(patient, nth)))
  expect(all.filter(({ status }) => status === 201)).toHaveLength(requestLimits.pending)
})

it('a request that a doctor rejects is still pending, and counts', async () => {
  const [patient, doctor] = [await patientIn(appContext()), await doctorIn(appContext())]
  const { _id } = await ask(patient, slot(0))
  expect((await act(rejectAppointment, doctor, _id)).status).toBe(200)
  for (let nth = 1; nth < requestLimits.pending; nth += 1) await ask(patient, slot(nth))
  expect((await tryToAsk(patient, 30)).status).toBe(409)
})

it('a patient who requests and cancels all day is told to come back tomorrow, and may', async () => {
  const patient = await patientIn(appContext())
  for (let nth = 0; nth < requestLimits.perDay; nth += 1) {
    town.clock.now = new Date(morning.getTime() + nth * 60_000)
    await cancelled(patient, nth)
  }
  const refused = await tryToAsk(patient, 40, 'pa')
  expect(refused).toMatchObject({
    status: 429,
    error: {
      code: 'tooManyToday',
      message: 'ਅੱਜ ਤੁਸੀਂ ਬਹੁਤ ਬੇਨਤੀਆਂ ਭੇਜੀਆਂ ਹਨ। ਕੱਲ੍ਹ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
    },
  })
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait).toBe(24 * 60 * 60 - (requestLimits.perDay - 1) * 60)
  town.clock.now = new Date(town.clock.now.getTime() + wait * 1000)
  const again = { ...patient, token: await buildToken(appContext(), patient) }
  expect((await tryToAsk(again, 41)).status).toBe(201)
})
