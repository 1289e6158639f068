import { afterAll, beforeAll, expect, it } from 'vitest'
import { acceptAppointment, requestAppointment } from '../../../shared/appointments/appointments.endpoints.ts'
import { suspendDoctor } from '../../../shared/doctors/doctors.endpoints.ts'
import { pathOf } from '../../../shared/kit/endpoint.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { operations } from '../server.ts'

/** A suspended doctor's valid token, at every endpoint open to doctors: no patient data is returned. */
const marks = ['Zorawar', 'Chest pain of Zorawar']
let town: TestTown
let doctor: SignedIn
let ids: string[] = []
beforeAll(async () => {
  town = await openTown()
  const { appContext } = first(town.servers)
  doctor = await doctorIn(appContext)
  const patient = await patientIn(appContext, 'Zorawar Singh')
  for (const [n, time] of ['10:00', '11:00'].entries()) {
    const { _id } = await town.api.must(requestAppointment, {
      token: patient.token,
      body: {
        specialization: 'fever, Chest pain of Zorawar',
        date: '2026-11-23',
        time,
        type: 'in-person',
        redFlagsSeen: true,
      },
    })
    ids.push(_id)
    if (n === 0) await town.api.must(acceptAppointment, { token: doctor.token, params: { id: _id } })
  }
  ids = [...ids, patient.patientId]
  const coordinator = await personIn(appContext, 'coordinator')
  const asked = { params: { id: doctor.id }, body: { reason: 'A complaint.' } }
  await town.api.must(suspendDoctor, { token: coordinator.token, ...asked })
})
afterAll(() => town.close())

const forDoctors = operations.filter(
  ({ access, name }) =>
    access !== 'anyone' && access.some((role) => role === 'doctor') && name !== 'accounts.logout',
)

it.each(forDoctors.map((endpoint) => [endpoint.name, endpoint] as const))('%s', async (_, endpoint) => {
  for (const id of ids) {
    const response = await fetch(town.api.url + pathOf(endpoint, { id }), {
      method: endpoint.method,
      headers: { authorization: `Bearer ${doctor.token}`, 'content-type': 'application/json' },
      ...(endpoint.method === 'POST' && { body: '{"reason":"noTime"}' }),
    })
    const text = await response.text()
    expect(response.status).toBeLessThan(500)
    for (const mark of marks) expect(text).not.toContain(mark)
    // Appointments are 404 for this doctor, whatever the action.
    const isOfAppointment = endpoint.path.startsWith('/api/appointments/:id')
    expect([isOfAppointment, isOfAppointment && response.status]).toEqual([
      isOfAppointment,
      isOfAppointment && 404,
    ])
  }
})
