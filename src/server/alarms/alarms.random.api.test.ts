import { describe, expect, it } from 'vitest'
import { acknowledgeAlarm, sayOutcome } from '../../shared/alarms/alarms.endpoints.ts'
import { noLongerThanMs, outcomes, toldAfterMinutes } from '../../shared/alarms/alarms.rules.ts'
import { addVital } from '../../shared/vitals/vitals.endpoints.ts'
import { randomFrom } from '../../../tests/crash/random.ts'
import { alarmTown } from '../../../tests/setup/alarm-town.ts'
import { buildShift } from './alarms.fixtures.ts'
import { takeAllDueSteps } from './alarms.jobs.ts'
import { raiseForReading } from './alarms.raising.ts'
import type { AlarmRow } from './alarms.repo.ts'

const { people, appContext, query, town, treat, tokenOf } = alarmTown()
const minuteMs = 60_000
const given = process.env['NABZ_SEED']
const seeds = given === undefined ? [1, 2, 3, 4, 5, 6, 7, 8] : [Number(given)]
const actsPerRun = 14

/** Random acts of everybody, two of them at once on two servers, on the real database; the servers may be down for hours. */
describe.each(seeds)('whatever happens (seed %d)', (seed) => {
  it('each step is taken once, nobody is told of what is over, and nothing stays without an owner or a question', async () => {
    const random = randomFrom(seed)
    const value = () => random.pick(['190/120', '200/125', '215/130', '185/121'])
    const whoever = () =>
      random.pick([people.treating, people.onDuty, people.stranger, people.coordinator, people.patient])
    const said = { accepted: 0 }

    const acts: (() => Promise<unknown>)[] = [
      addReading,
      answer,
      answer,
      say,
      say,
      // A press that is repeated, and two people at once.
      () => Promise.all([answer(), answer()]),
      () => Promise.all([say(), answer()]),
      () => Promise.all([addReading(), runSteps()]),
      () => buildShift(appContext(), { doctorId: people.onDuty.id, hours: 1 + random.int(12) }),
    ]

    await treat()
    await addReading()
    for (let nth = 0; nth < actsPerRun; nth += 1) {
      pass(random.pick([0, 1, 4, 6, 20, 90, 400]))
      await random.pick(acts)()
      // Else the servers are down until a later act.
      if (random.int(4) > 0) await runSteps()
    }
    for (let left = 0; left < 26 * 60; left += 20) {
      pass(20)
      await runSteps()
    }
    const { rows } = await query('select from alarm_outcomes')
    expect(rows).toHaveLength(said.accepted)

    /** Its event is delivered twice, to both servers. */
    async function addReading() {
      const token = await tokenOf(people.patient)
      const { id } = await town().api.must(addVital, {
        token,
        body: { type: 'bloodPressure', value: value() },
      })
      const raise = raiseForReading('critical')
      await Promise.all([raise(appContext(0), id), raise(appContext(1), id)])
    }

    async function answer() {
      const [person, id] = [whoever(), await anyAlarm()]
      const token = await tokenOf(person)
      const { status } = await api().ask(acknowledgeAlarm, { token, params: { id } })
      expect(status).toBeLessThan(500)
    }

    async function say() {
      const [person, id] = [whoever(), await anyAlarm()]
      const body = { outcome: random.pick([...outcomes]), handToDesk: random.int(2) === 0 }
      const { status } = await api().ask(sayOutcome, { token: await tokenOf(person), params: { id }, body })
      expect(status).toBeLessThan(500)
      if (status === 200) said.accepted += 1
    }

    function api() {
      return random.pick(town().apis)
    }

    async function anyAlarm(): Promise<string> {
      const ids = await query<{ id: string }>('select id from alarms order by raised_at')
      return random.pick(ids.rows).id
    }
  })
})

function pass(minutes: number): void {
  town().clock.now = new Date(town().clock.now.getTime() + minutes * minuteMs)
}

/** On both servers at once. */
async function runSteps(): Promise<void> {
  await Promise.all([takeAllDueSteps(appContext(0)), takeAllDueSteps(appContext(1))])
  await expectSound()
}

async function expectSound(): Promise<void> {
  const { now } = town().clock
  const { rows: alarms } = await query<AlarmRow>('select * from alarms')
  expect(alarms.filter(({ closed_at: closed }) => closed === null).length).toBeLessThanOrEqual(1)
  for (const alarm of alarms) {
    const told = await query<{ step: string; round: number; at: Date; channel: string }>(
      'select * from alarm_tellings where alarm_id = $1 order by at, round',
      [alarm.id],
    )
    const rounds = told.rows.filter(({ step, channel }) => step === 'desk' && channel === 'app')
    expect(rounds.map(({ round }) => round)).toEqual(Array.from({ length: alarm.desk_tellings }, (_, n) => n))
    const unanswered = await query("select from notices where kind = 'alarms.unanswered' and subject = $1", [
      alarm.id,
    ])
    expect(unanswered.rowCount).toBe(alarm.patient_told_at ? 1 : 0)
    const { closed_at: closedAt } = alarm
    if (closedAt !== null) {
      expect(alarm.next_at).toBeNull()
      expect(told.rows.filter(({ at }) => at > closedAt)).toEqual([])
      continue
    }
    // Somebody will be asked.
    expect(alarm.next_at!.getTime()).toBeGreaterThan(now.getTime())
    const age = now.getTime() - alarm.raised_at.getTime()
    if (alarm.acknowledged_at === null && age >= toldAfterMinutes.patient * minuteMs)
      expect(alarm.patient_told_at).not.toBeNull()
    // At the latest when the desk is told at the end of the day: the coordinator is always there.
    if (alarm.acknowledged_at === null && age >= noLongerThanMs) expect(alarm.owner_id).not.toBeNull()
  }
}
