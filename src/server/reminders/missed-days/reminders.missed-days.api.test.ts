import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SharedArea } from '../../../shared/kit/areas.ts'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import { addReminder, markDose } from '../../../shared/reminders/reminders.endpoints.ts'
import {
  acceptInvitation,
  endAccess,
  invite,
  listAccess,
  tellMissed,
} from '../../../shared/sharing/sharing.endpoints.ts'
import { buildToken } from '../../accounts/accounts.fixtures.ts'
import { secretsIn } from '../../../../tests/setup/sensitive-record.ts'
import { doctorIn, helperIn, patientIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { emptyTown, first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { tellMissedDays } from './reminders.missed-days.ts'

let town: TestTown
let mother: SignedIn
let daughter: SignedIn
let helper: string
let medicine: string
const contextOf = (server: number) => town.servers[server]!.appContext
const appContext = () => first(town.servers).appContext
beforeAll(async () => {
  town = await openTown({ servers: 2 })
})
afterAll(() => town.close())

async function share(areas: SharedArea[]): Promise<string> {
  const body = { username: daughter.username, areas, until: '' }
  const { id } = await town.api.must(invite, { token: mother.token, body })
  await town.api.must(acceptInvitation, { token: daughter.token, params: { id } })
  return id
}
const tell = (id: string, on = true, by = mother) =>
  town.api.ask(tellMissed, { token: by.token, params: { id }, body: { tell: on } })
/** Days later both have a new session. */
async function onDay(day: number): Promise<void> {
  town.clock.now = new Date(`2026-11-${day}T09:00:00+05:30`)
  for (const one of [mother, daughter]) one.token = await buildToken(appContext(), one)
}
async function told(): Promise<number> {
  const notices = await town.api.must(listNotices, { token: daughter.token })
  return notices.filter(({ kind }) => kind === 'reminders.missedDays').length
}

beforeEach(async () => {
  await emptyTown(town)
  town.clock.now = new Date('2026-11-21T07:00:00+05:30')
  mother = await patientIn(appContext(), 'Harpreet Kaur')
  daughter = await patientIn(appContext(), 'Simran Kaur')
  helper = await share(['reminders'])
  const body = { name: 'Amlodipine', dosage: '5 mg', times: ['08:00'] }
  medicine = (await town.api.must(addReminder, { token: mother.token, body })).id
})

describe('after two days without a mark', () => {
  it('who was chosen for it is told once, also by two servers, and hears whom it is about', async () => {
    await tell(helper)
    await onDay(22)
    await tellMissedDays(appContext())
    expect(await told()).toBe(0)
    await onDay(23)
    await Promise.all([0, 1].map((server) => tellMissedDays(contextOf(server))))
    await onDay(24)
    await tellMissedDays(appContext())
    const notices = await town.api.must(listNotices, { token: daughter.token })
    expect(notices.filter(({ kind }) => kind === 'reminders.missedDays')).toMatchObject([
      { person: { name: 'Harpreet Kaur' } },
    ])
    await onDay(30)
    await tellMissedDays(appContext())
    expect(await told()).toBe(2)
  })

  it.each<[why: string, prepare: () => Promise<unknown>]>([
    ['who was not chosen', () => Promise.resolve()],
    [
      'who was chosen no more',
      async () => {
        await tell(helper)
        await tell(helper, false)
      },
    ],
    [
      'whose access has ended',
      async () => {
        await tell(helper)
        await town.api.must(endAccess, { token: mother.token, params: { id: helper } })
      },
    ],
  ])('%s is not told', async (_, prepare) => {
    await prepare()
    await onDay(23)
    await tellMissedDays(appContext())
    expect(await told()).toBe(0)
  })

  it('nobody is told if one dose was taken', async () => {
    await tell(helper)
    await onDay(22)
    const body = { day: '2026-11-22', time: '08:00', state: 'taken' as const }
    await town.api.must(markDose, { token: mother.token, params: { id: medicine }, body })
    await onDay(23)
    await tellMissedDays(appContext())
    expect(await told()).toBe(0)
  })
})

describe('of a medicine that is not for every day', () => {
  /** On which mornings of November somebody is told; the daily medicine is taken each day. */
  async function toldOn(plan: object): Promise<number[]> {
    await tell(helper)
    const body = { name: 'Methotrexate', dosage: '', times: ['08:00'], ...plan }
    await town.api.must(addReminder, { token: mother.token, body })
    const mornings: number[] = []
    for (let day = 22; day <= 30; day += 1) {
      await onDay(day)
      const dose = { day: `2026-11-${day - 1}`, time: '08:00', state: 'taken' as const }
      await town.api.must(markDose, { token: mother.token, params: { id: medicine }, body: dose })
      const before = await told()
      await tellMissedDays(appContext())
      if ((await told()) > before) mornings.push(day)
    }
    return mornings
  }

  it('a helper is told on the second morning after one for once a week', async () => {
    expect(await toldOn({ days: [1] })).toEqual([25])
  })

  it('a helper is told after two days of one for every other day', async () => {
    expect(await toldOn({ cycle: { on: 1, off: 1 }, startsOn: '2026-11-22' })).toEqual([25])
  })
})

describe('the patient’s choice', () => {
  it('is shown, can be taken back, and is the same when repeated', async () => {
    for (const on of [true, true, false]) {
      expect(await tell(helper, on)).toMatchObject({ status: 200, answer: { id: helper, tellsMissed: on } })
      const { helpers } = await town.api.must(listAccess, { token: mother.token })
      expect(helpers).toMatchObject([{ id: helper, tellsMissed: on }])
    }
  })

  it('needs the medicines to be shared', async () => {
    await town.api.must(endAccess, { token: mother.token, params: { id: helper } })
    const id = await share(['vitals'])
    expect(await tell(id)).toMatchObject({ status: 409, error: { code: 'medicinesNotShared' } })
  })

  it('is the patient’s alone', async () => {
    expect(await tell(helper, true, daughter)).toMatchObject({ status: 404 })
    const doctor = await doctorIn(appContext())
    expect(await tell(helper, true, doctor)).toMatchObject({ status: 403 })
    const nobody = await town.api.ask(tellMissed, { params: { id: helper }, body: { tell: true } })
    expect(nobody).toMatchObject({ status: 401 })
  })
})

it('a helper is not told of a medicine that they do not see', async () => {
  const known = await secretsIn(appContext())
  const aunt = await helperIn(appContext(), known.patient, ['reminders'])
  const { db } = appContext().store
  await db.updateTable('patient_helpers').set({ tells_missed: true }).execute()
  const toldAunt = async () => {
    await tellMissedDays(appContext())
    const rows = db.selectFrom('notices').select('kind').where('user_id', '=', aunt.id)
    return (await rows.execute()).map(({ kind }) => kind)
  }
  await onDay(25)
  expect(await toldAunt()).toEqual([])
  await db.updateTable('encounters').set({ sensitive: false }).execute()
  expect(await toldAunt()).toEqual(['reminders.missedDays'])
})
