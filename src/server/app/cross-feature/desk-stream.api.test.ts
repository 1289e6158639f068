import { afterAll, beforeAll, expect, it } from 'vitest'
import { changeApprovalState } from '../../doctors/doctors.approval-state.ts'
import { appointmentsIn } from '../../../../tests/setup/appointments.ts'
import { doctorIn, patientIn, personIn } from '../../../../tests/setup/people.ts'
import { follow } from '../../../../tests/setup/stream.ts'
import { openTown, type TestTown } from '../../../../tests/setup/town.ts'

let town: TestTown
const { appContext, ask } = appointmentsIn(() => town)
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())

it('brings a coordinator the changes of others, and nobody else those of strangers', async () => {
  const [asking, decided] = [await patientIn(appContext()), await doctorIn(appContext())]
  const people = await Promise.all([
    personIn(appContext(), 'coordinator'),
    patientIn(appContext()),
    doctorIn(appContext(), { specialization: 'Eye' }),
  ])
  const streams = await Promise.all(people.map(({ token }) => follow(town.api.url, token)))
  const [ofDesk] = streams
  const { _id } = await ask(asking)
  await appContext()
    .store.db.transaction()
    .execute((tx) => changeApprovalState(tx, decided.id, new Date()))
  const seen = () => ofDesk?.seen('change').map(({ data }) => data)
  await expect.poll(seen).toContainEqual({ kind: 'appointments.requested', subject: _id })
  await expect.poll(seen).toContainEqual({ kind: 'doctors.decided', subject: decided.id })
  expect(streams.slice(1).map((stream) => stream.seen('change'))).toEqual([[], []])
  for (const stream of streams) stream.close()
})
