import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { listAudit } from '../../../shared/audit/audit.endpoints.ts'
import { approveDoctor, refuseDoctor, suspendDoctor } from '../../../shared/doctors/doctors.endpoints.ts'
import type { ListedDoctor } from '../../../shared/doctors/doctors.schemas.ts'
import {
  editFacility,
  hideFacility,
  listAllFacilities,
  showFacility,
} from '../../../shared/facilities/facilities.endpoints.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import type { WireError } from '../../../shared/kit/wire-error.ts'
import { doctorIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { emptyTown, first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { buildPerson, buildToken } from '../../accounts/accounts.fixtures.ts'
import { buildFacility } from '../../facilities/facilities.fixtures.ts'

/** Two coordinators with their own accounts, on two server instances, at the same moment. */
let town: TestTown
let desks: { name: string; by: SignedIn; api: TestTown['api'] }[]
const appContext = () => first(town.servers).appContext
const rounds = Array.from({ length: 6 }, (_, n) => n)
beforeAll(async () => {
  town = await openTown({ servers: 2 })
})
afterAll(() => town.close())
beforeEach(async () => {
  await emptyTown(town)
  await appContext().store.pool.query('delete from facilities')
  desks = await Promise.all(
    ['Meena Devi', 'Baldev Singh'].map(async (name, n) => {
      const person = await buildPerson(appContext(), { role: 'coordinator', name })
      return { name, by: { ...person, token: await buildToken(appContext(), person) }, api: town.apis[n]! }
    }),
  )
})

type Desk = (typeof desks)[number]
interface Told {
  status: number
  error: WireError
}
/** Both at once; returns who won, and what the other was told. */
async function race(ask: (desk: Desk, n: number) => Promise<Told>) {
  const told = await Promise.all(desks.map((desk, n) => ask(desk, n)))
  expect(told.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const won = told.findIndex(({ status }) => status === 200)
  return { winner: desks[won]!, won, lost: told[1 - won]!.error }
}
const log = async (): Promise<AnswerOf<typeof listAudit>['entries']> =>
  (await town.api.must(listAudit, { token: desks[0]!.by.token })).entries

it.each(rounds)(
  'one approves and one refuses the same doctor: one wins, the other sees who did what (%i)',
  async () => {
    const doctor = await doctorIn(appContext(), {
      name: 'Navjot Gill',
      approval: 'awaiting',
      registrationNumber: 'PMC-1',
    })
    const asked = ({ by }: Desk) => ({ token: by.token, params: { id: doctor.id } })
    const { winner, won, lost } = await race((desk, n) =>
      n === 0
        ? desk.api.ask(approveDoctor, { ...asked(desk), body: {} })
        : desk.api.ask(refuseDoctor, { ...asked(desk), body: { reason: 'Not in the register.' } }),
    )
    const approval: ListedDoctor['approval'] = won === 0 ? 'approved' : 'refused'
    expect(lost).toMatchObject({
      code: 'alreadyDecided',
      details: { decided: { by: winner.name, approval } },
    })
    expect(await log()).toMatchObject([
      {
        act: won === 0 ? 'doctors.approve' : 'doctors.refuse',
        actor: { name: winner.name },
        subject: { name: 'Navjot Gill' },
      },
    ])
  },
)

it.each(rounds)(
  'both suspend the same doctor: one reason is saved, and the log says whose (%i)',
  async () => {
    const doctor = await doctorIn(appContext())
    const { winner, won, lost } = await race((desk, n) =>
      desk.api.ask(suspendDoctor, {
        token: desk.by.token,
        params: { id: doctor.id },
        body: { reason: `Reason ${n}` },
      }),
    )
    expect(lost.details?.decided).toEqual({ by: winner.name, approval: 'suspended' })
    expect(await log()).toMatchObject([{ act: 'doctors.suspend', actor: { name: winner.name } }])
    const { rows } = await appContext().store.pool.query('select approval_reason from doctors')
    expect(rows).toEqual([{ approval_reason: `Reason ${won}` }])
  },
)

const said = {
  name: 'Harit Clinic',
  category: 'clinic',
  level: 'clinic',
  lat: 30.3755,
  lng: 76.1515,
  services: '',
} as const
const listed = async () => first(await town.api.must(listAllFacilities, { token: desks[0]!.by.token }))

it.each(rounds)(
  'both edit the same facility: one edit is saved, the other sees who made it (%i)',
  async () => {
    const id = await buildFacility(appContext(), { name: 'Harit Clinic' })
    const { version, changedBy } = await listed()
    expect(changedBy).toBeNull()
    town.clock.now = new Date(town.clock.now.getTime() + 60_000)
    const { winner, won, lost } = await race((desk, n) =>
      desk.api.ask(editFacility, {
        token: desk.by.token,
        params: { id },
        body: { ...said, phone: `0176511111${n}`, version },
      }),
    )
    expect(lost.code).toBe('changedMeanwhile')
    expect(await listed()).toMatchObject({ phone: `0176511111${won}`, changedBy: winner.name })
    expect(await log()).toMatchObject([{ act: 'facilities.edit', actor: { name: winner.name } }])
  },
)

it.each(rounds)('both hide it: it is hidden, and the log names only who did it (%i)', async () => {
  const id = await buildFacility(appContext(), { name: 'Harit Clinic' })
  for (const [endpoint, isHidden] of [
    [hideFacility, true],
    [showFacility, false],
  ] as const) {
    town.clock.now = new Date(town.clock.now.getTime() + 60_000)
    const told = await Promise.all(
      desks.map(({ api, by }) => api.ask(endpoint, { token: by.token, params: { id } })),
    )
    expect(told.map(({ status, answer }) => [status, answer.isHidden])).toEqual([
      [200, isHidden],
      [200, isHidden],
    ])
    const { changedBy } = await listed()
    expect(told.map(({ answer }) => answer.changedBy)).toEqual([changedBy, changedBy])
    const done = (await log()).filter(({ act }) => act === endpoint.name)
    expect(done).toMatchObject([{ actor: { name: changedBy } }])
  }
})

it('one hides what the other is editing: the edit is refused, and the list shows it as hidden', async () => {
  const id = await buildFacility(appContext(), { name: 'Harit Clinic' })
  const { version } = await listed()
  town.clock.now = new Date(town.clock.now.getTime() + 60_000)
  const [one, other] = [desks[0]!, desks[1]!]
  await one.api.must(hideFacility, { token: one.by.token, params: { id } })
  const told = await other.api.ask(editFacility, {
    token: other.by.token,
    params: { id },
    body: { ...said, version },
  })
  expect(told.error.code).toBe('changedMeanwhile')
  expect(await listed()).toMatchObject({ isHidden: true, changedBy: one.name })
})
