import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  listMoreNotices,
  listNotices,
  markNoticesSeen,
} from '../../shared/notifications/notifications.endpoints.ts'
import type { Notice } from '../../shared/notifications/notifications.schemas.ts'
import { cursorAfter } from '../../shared/kit/pages.ts'
import { appointmentsIn } from '../../../tests/setup/appointments.ts'
import { doctorIn, patientIn, type SignedIn } from '../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../tests/setup/town.ts'
import { newId } from '../platform/runtime/ids.ts'

let town: TestTown
const { appContext, startOver } = appointmentsIn(() => town)
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(() => startOver(new Date('2026-11-21T10:00:00+05:30')))

/** Unseen notices, three in each minute, so that pages end between notices of the same moment. */
async function told(person: SignedIn, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, n) => ({
    id: newId(),
    user_id: person.id,
    kind: 'appointments.accepted',
    subject: newId(),
    facts: JSON.stringify({ doctor: `Doctor ${n}` }),
    at: new Date(town.clock.now.getTime() - Math.floor(n / 3) * 60_000),
  }))
  await appContext().store.db.insertInto('notices').values(rows).execute()
  return rows.map(({ id }) => id)
}
const ids = (notices: readonly Notice[]) => notices.map(({ id }) => id)

async function walk(token: string): Promise<string[]> {
  const listed = await town.api.must(listNotices, { token })
  const found = ids(listed)
  const last = listed.at(-1)
  let after: string | null = last ? cursorAfter({ at: new Date(last.at), id: last.id }) : null
  while (after !== null) {
    const page: { notices: Notice[]; next: string | null } = await town.api.must(listMoreNotices, {
      token,
      query: { after },
    })
    found.push(...ids(page.notices))
    after = page.next
  }
  return found
}

describe('unseen notices', () => {
  it('are all listed, each once, however many there are', async () => {
    const patient = await patientIn(appContext())
    const all = await told(patient, 130)
    const found = await walk(patient.token)
    expect(found).toHaveLength(130)
    expect(new Set(found)).toEqual(new Set(all))
    expect(await town.api.must(listNotices, { token: patient.token })).toHaveLength(50)
  })

  it('leave the pages once seen', async () => {
    const patient = await patientIn(appContext())
    await told(patient, 60)
    const [, ...rest] = (await walk(patient.token)).toReversed()
    const oldest = (await walk(patient.token)).at(-1) ?? ''
    await town.api.must(markNoticesSeen, { token: patient.token, body: { ids: [oldest] } })
    expect(await walk(patient.token)).toEqual(rest.toReversed())
  })

  it('are private: none of others, none for an unapproved doctor, no access without a token', async () => {
    const [patient, other] = [await patientIn(appContext()), await patientIn(appContext())]
    const stranger = await doctorIn(appContext(), { approval: 'awaiting' })
    await told(patient, 3)
    await told(stranger, 3)
    const query = { after: cursorAfter({ at: new Date('2030-01-01'), id: newId() }) }
    const nothing = { notices: [], next: null }
    for (const { token } of [other, stranger])
      expect(await town.api.must(listMoreNotices, { token, query })).toEqual(nothing)
    const { token } = patient
    expect((await town.api.must(listMoreNotices, { token, query })).notices).toHaveLength(3)
    expect((await town.api.ask(listMoreNotices, { query })).status).toBe(401)
    expect(await town.api.ask(listMoreNotices, { token, query: { after: 'x' } })).toMatchObject({
      status: 400,
    })
  })
})
