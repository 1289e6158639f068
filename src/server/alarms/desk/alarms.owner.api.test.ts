import { describe, expect, it } from 'vitest'
import { closeAccount } from '../../../shared/accounts/accounts.endpoints.ts'
import { raiseForReading } from '../alarms.raising.ts'
import { alarmTown } from '../../../../tests/setup/alarm-town.ts'
import { buildShift } from '../alarms.fixtures.ts'
import type { SignedIn } from '../../../../tests/setup/people.ts'

const alarmed = alarmTown()
const { people, appContext, query, town, tokenOf, treat, add, later, own, atDesk, noticesOf } = alarmed
const { openAlarm, acknowledge, say, listed } = alarmed
const day = 24 * 60

const onDutyForDays = (days: number) =>
  buildShift(appContext(), { doctorId: people.onDuty.id, hours: days * 24 })
const ownerAtDesk = async () => (await atDesk())[0]?.owner
async function close(person: SignedIn) {
  const token = await tokenOf(person)
  await town().api.must(closeAccount, { token, body: { password: 'secret1' } })
}
/** As signed in at this hour: their first session has expired by then. */
const now = async (person: SignedIn) => ({ ...person, token: await tokenOf(person) })

describe('an alarm that nobody answers', () => {
  it('is after a day the task of the doctor on duty, by name; the patient still reads that nobody has answered', async () => {
    await treat()
    await onDutyForDays(3)
    await add()
    for (const hour of [1, 12, 23]) await later(hour * 60)
    await later(day - 1)
    expect(await ownerAtDesk()).toBeNull()
    await later(day)
    expect(await ownerAtDesk()).toEqual({ name: 'Rakesh Sharma', isYou: false })
    expect(await noticesOf(people.onDuty)).toContain('alarms.owned')
    expect((await listed(people.onDuty))[0]?.owner).toEqual({ name: 'Rakesh Sharma', isYou: true })
    expect((await listed(people.treating))[0]?.owner).toEqual({ name: 'Rakesh Sharma', isYou: false })
    const [patientSees] = await own()
    expect(patientSees).toMatchObject({ acknowledged: null, outcome: null, isClosed: false })
    expect(patientSees?.unansweredAt).not.toBeNull()
    expect(patientSees).not.toHaveProperty('owner')
    // Named once, although the desk is asked every hour.
    await later(day + 125)
    const { rows } = await query("select from alarm_tellings where step = 'owner' and channel = 'app'")
    expect(rows).toHaveLength(1)
  })

  it.each(['critical', 'urgent'] as const)(
    'is the task of the desk, where nobody is on duty (%s)',
    async (urgency) => {
      await add('190/120', raiseForReading(urgency))
      await later(day)
      expect(await ownerAtDesk()).toMatchObject({ isYou: true })
      expect(await noticesOf(people.coordinator)).toEqual(['alarms.owned'])
      // Whoever is faster may answer all the same.
      await later(day + 10)
      const id = await openAlarm()
      await acknowledge(await now(people.coordinator), id)
      expect(await ownerAtDesk()).toBeNull()
      expect(await noticesOf(people.coordinator)).toEqual([])
    },
  )

  it('gets another owner at once when the account of the first is closed', async () => {
    await onDutyForDays(3)
    await add()
    await later(day)
    await close(people.onDuty)
    await later(day + 1)
    expect(await ownerAtDesk()).toMatchObject({ isYou: true })
  })

  it('waits for an owner while there is nobody at all, and has one when there is', async () => {
    await query("update users set role = 'patient' where role = 'coordinator'")
    await add()
    await later(day)
    await later(day + 60)
    const ownerOf = async () =>
      (await query<{ owner_id: string | null }>('select owner_id from alarms')).rows[0]
    expect(await ownerOf()).toEqual({ owner_id: null })
    await onDutyForDays(3)
    await later(day + 120)
    expect(await ownerOf()).toEqual({ owner_id: people.onDuty.id })
  })
})

describe('whoever has answered and cannot go on', () => {
  it('because the account is closed: the desk and the patient are told at once', async () => {
    await treat()
    await add()
    await acknowledge(people.treating, await openAlarm())
    await say(people.treating, await openAlarm(), 'notReached')
    await close(people.treating)
    await later(16)
    expect(await atDesk()).toMatchObject([{ acknowledged: null, outcome: null }])
    expect(await own()).toMatchObject([
      { acknowledged: null, outcome: null, unansweredAt: expect.any(String) as string },
    ])
  })

  it('because the doctor is suspended: when the desk is asked for the outcome', async () => {
    await treat()
    await add()
    await acknowledge(people.treating, await openAlarm())
    await query(
      "update doctors set approval = 'suspended', approval_reason = 'A complaint' where user_id = $1",
      [people.treating.id],
    )
    await later(15)
    expect(await atDesk()).toMatchObject([{ acknowledged: null }])
    await later(day)
    expect(await ownerAtDesk()).toMatchObject({ isYou: true })
  })

  it('because it was handed to the desk after a day: a coordinator, not the doctor on duty', async () => {
    await onDutyForDays(3)
    await add()
    await later(day)
    const doctor = await now(people.onDuty)
    await acknowledge(doctor, await openAlarm())
    await say(doctor, await openAlarm(), 'notReached', { handToDesk: true })
    expect(await ownerAtDesk()).toMatchObject({ isYou: true })
    expect(await noticesOf(people.coordinator)).toEqual(['alarms.owned'])
  })
})
