import { describe, expect, it } from 'vitest'
import {
  addReminder,
  changeReminder,
  listReminders,
  removeReminder,
} from '../../../../shared/reminders/reminders.endpoints.ts'
import {
  readVolunteer,
  saveVolunteer,
  withdrawVolunteer,
} from '../../../../shared/volunteers/volunteers.endpoints.ts'
import { personIn } from '../../../../../tests/setup/people.ts'
import { twoDevices } from '../../../../../tests/setup/two-devices.ts'

const { town, appContext, later, minute } = twoDevices()

describe('removed on one device, changed on another', () => {
  const plan = { name: 'Syrup', dosage: '5 ml', times: ['08:00'], days: [0, 1, 2, 3, 4, 5, 6], endsOn: null }
  const registered = { name: 'Gurmeet Singh', mobile: '9814012345', hasVehicle: true }

  async function reminder() {
    const { token } = await personIn(appContext(), 'patient')
    const { id } = await town().api.must(addReminder, { token, body: plan })
    later()
    return { token, params: { id } }
  }
  const list = ({ token }: { token: string }) => town().api.must(listReminders, { token })

  it('refuses to remove a reminder that was changed unseen', async () => {
    const ask = await reminder()
    await town().api.must(changeReminder, { ...ask, body: { ...plan, dosage: '10 ml', from: plan } })
    later()
    const told = await town().api.ask(removeReminder, { ...ask, body: { from: plan } })
    expect(told).toMatchObject({
      status: 409,
      error: { code: 'changedMeanwhile', details: { asks: ['dosage'], saved: { dosage: '10 ml' } } },
    })
    expect((await list(ask)).reminders[0]?.isRemoved).toBe(false)
    const from = { ...plan, dosage: '10 ml' }
    expect((await town().api.must(removeReminder, { ...ask, body: { from } })).isRemoved).toBe(true)
    // Repeated, by either device: it is already gone.
    expect((await town().api.ask(removeReminder, { ...ask, body: { from: plan } })).status).toBe(200)
  })

  it('a delayed removal by an older client is refused as well', async () => {
    const ask = await reminder()
    await town().api.must(changeReminder, { ...ask, body: { ...plan, dosage: '10 ml' } })
    later()
    expect((await town().api.ask(removeReminder, { ...ask, waitedMs: 2 * minute })).status).toBe(409)
    expect((await town().api.ask(removeReminder, ask)).status).toBe(200)
  })

  it('a removed reminder comes back only on explicit request, merged with earlier changes', async () => {
    const ask = await reminder()
    const change = { ...ask, body: { ...plan, times: ['09:00'], from: plan } }
    await town().api.must(changeReminder, { ...ask, body: { ...plan, dosage: '10 ml', from: plan } })
    later()
    await town().api.must(removeReminder, ask)
    later()
    const told = await town().api.ask(changeReminder, change)
    expect(told).toMatchObject({ status: 409, error: { code: 'removedMeanwhile' } })
    expect((await list(ask)).reminders[0]?.isRemoved).toBe(true)
    const back = await town().api.must(changeReminder, { ...change, body: { ...change.body, isBack: true } })
    expect(back).toMatchObject({ isRemoved: false })
    expect(back.plans.at(-1)).toMatchObject({ times: ['09:00'], dosage: '10 ml' })
  })

  it('refuses to withdraw or register a volunteer on outdated data', async () => {
    const { token } = await personIn(appContext(), 'patient')
    await town().api.must(saveVolunteer, { token, body: { ...registered, from: {} } })
    later()
    const changed = { ...registered, mobile: '9814054321' }
    await town().api.must(saveVolunteer, { token, body: { ...changed, from: registered } })
    later()
    const early = await town().api.ask(withdrawVolunteer, { token, body: { from: registered } })
    expect(early).toMatchObject({ status: 409, error: { details: { asks: ['mobile'], saved: changed } } })
    await town().api.must(withdrawVolunteer, { token, body: { from: changed } })
    later()
    const late = await town().api.ask(saveVolunteer, {
      token,
      body: { ...changed, hasVehicle: false, from: changed },
    })
    expect(late).toMatchObject({ status: 409, error: { code: 'removedMeanwhile' } })
    expect(JSON.stringify(late.error)).not.toContain(changed.mobile)
    expect(await town().api.must(readVolunteer, { token })).toBeNull()
    await town().api.must(saveVolunteer, { token, body: { ...changed, from: registered, isBack: true } })
    expect(await town().api.must(readVolunteer, { token })).toMatchObject(changed)
  })

  it('of two devices that register at once, one gets a conflict', async () => {
    const { token } = await personIn(appContext(), 'patient')
    const bodies = [registered, { ...registered, mobile: '9814054321' }]
    const told = await Promise.all(
      bodies.map((body, n) =>
        (town().apis[n] ?? town().api).ask(saveVolunteer, { token, body: { ...body, from: {} } }),
      ),
    )
    expect(told.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})
