import { afterAll, beforeAll, expect, it } from 'vitest'
import { appointmentsIn } from '../../../../tests/setup/appointments.ts'
import { doctorIn, patientIn } from '../../../../tests/setup/people.ts'
import { follow } from '../../../../tests/setup/stream.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'

let town: TestTown
const { appContext, ask } = appointmentsIn(() => town)
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())

async function comeBackWith(idOf: (own: string) => string) {
  await doctorIn(appContext())
  const patient = await patientIn(appContext())
  const stream = await follow(first(town.urls), patient.token)
  const { _id } = await ask(patient)
  await stream.next('change')
  stream.close()
  const again = await follow(first(town.urls), patient.token, idOf(stream.lastId()))
  const [hello, seen] = [again.hello.data, again.lastId()]
  again.close()
  return { hello, seen, own: stream.lastId(), _id }
}

it('puts the cluster in each id, and replays from its own ids', async () => {
  const { hello, own } = await comeBackWith((id) => id)
  expect(own).toMatch(/^[0-9a-f]{8}\.\d+$/)
  expect(hello).toMatchObject({ missed: 1 })
})

it.each([
  ['of another cluster', (own: string) => `00000000.${own.split('.')[1]}`],
  ['from before a restore, higher than any here', (own: string) => `${own.split('.')[0]}.5000000000`],
  ['without a cluster', (own: string) => own.split('.')[1] ?? ''],
  ['that is malformed', () => 'abc.def'],
])('with an id %s sends only hello, with an id of its own', async (_, idOf) => {
  const { hello, seen, own } = await comeBackWith(idOf)
  expect(hello).toMatchObject({ missed: 0 })
  expect(seen.split('.')[0]).toBe(own.split('.')[0])
  expect(BigInt(seen.split('.')[1] ?? '0')).toBeGreaterThanOrEqual(BigInt(own.split('.')[1] ?? '0'))
})
