import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { listLate } from '../../shared/communications/communications.desk.endpoints.ts'
import { appointmentsIn } from '../../../tests/setup/appointments.ts'
import { doctorIn, patientIn, personIn } from '../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../tests/setup/town.ts'
import { buildMessages } from './communications.fixtures.ts'

let town: TestTown
const { appContext, startOver } = appointmentsIn(() => town)
const at = (day: string) => new Date(`${day}T10:00:00+05:30`)

beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(() => startOver(at('2026-11-21')))

async function late() {
  const { token } = await personIn(appContext(), 'coordinator')
  return (await town.api.must(listLate, { token })).doctors
}

it('the desk reads whose answers are overdue: danger signs first, then the longest due', async () => {
  const [slow, slower, quick] = [
    await doctorIn(appContext(), { name: 'Slow' }),
    await doctorIn(appContext(), { name: 'Slower' }),
    await doctorIn(appContext(), { name: 'Quick' }),
  ]
  const asked = async (doctor: { id: string }, day: string, text?: string) => {
    const { patientId } = await patientIn(appContext())
    const message = {
      patientId,
      doctorId: doctor.id,
      by: 'patient',
      at: at(day),
      ...(text && { text }),
    } as const
    await buildMessages(appContext(), [message])
    return message
  }
  await asked(slower, '2026-11-09')
  await asked(slow, '2026-11-10')
  await asked(slow, '2026-11-12', 'ਛਾਤੀ ਵਿੱਚ ਦਰਦ')
  // Promised for later.
  await asked(slow, '2026-11-21')
  const answered = await asked(quick, '2026-11-09')
  await buildMessages(appContext(), [{ ...answered, by: 'doctor', at: at('2026-11-20') }])
  expect(await late()).toMatchObject([
    { id: slow.id, name: 'Slow', late: 2, flagged: 1, oldestDueAt: { date: '2026-11-12', time: '15:00' } },
    { id: slower.id, name: 'Slower', late: 1, flagged: 0 },
  ])
})

it('nobody else does, and the desk reads nothing of patients', async () => {
  const doctor = await doctorIn(appContext())
  const { patientId, token } = await patientIn(appContext(), 'Harpreet Kaur')
  await buildMessages(appContext(), [{ patientId, doctorId: doctor.id, by: 'patient', at: at('2026-11-09') }])
  expect((await town.api.ask(listLate, {})).status).toBe(401)
  for (const other of [token, doctor.token])
    expect((await town.api.ask(listLate, { token: other })).status).toBe(403)
  expect(JSON.stringify(await late())).not.toMatch(new RegExp(`Harpreet|${patientId}`))
})
