import { toldAfterMinutes } from '../../src/shared/alarms/alarms.rules.ts'
import type { Known } from './known.ts'
import type { AlarmRead, Reading } from './store-reader.ts'

/**
 * Each critical reading is in exactly one alarm, or the job that will raise it waits; whoever was told has one notice
 * for it; each timed step was taken once; and each outcome that was said is there once.
 */
export function compareAlarms(known: Known[], store: Reading): string[] {
  const said = known.filter(({ write }) => write.action === 'alarms.outcome').map(({ given }) => given.tx)
  const outcomes = store.outcomes.map(({ tx }) => tx)
  return [
    ...store.readings.flatMap(({ id, alarms, jobs }) => {
      if (alarms === 1 || (alarms === 0 && jobs > 0)) return []
      return [`the critical reading ${id} is in ${alarms} alarms, and ${jobs} jobs wait to raise one`]
    }),
    ...store.tellings
      .filter(({ tellings, notices }) => tellings !== notices)
      .map(
        (one) =>
          `${one.person} was told ${one.tellings} times of ${one.alarm} and has ${one.notices} notices`,
      ),
    ...store.alarms.flatMap((alarm) =>
      compareSteps(alarm, store.now).map((what) => `alarm ${alarm.id}: ${what}`),
    ),
    ...said
      .filter((tx) => outcomes.filter((one) => one === tx).length !== 1)
      .map((tx) => `an outcome of ${tx} is lost or doubled`),
    ...outcomes.filter((tx) => !said.includes(tx)).map((tx) => `an outcome of ${tx} is of no write`),
  ]
}

const minuteMs = 60_000
/** Due steps are taken every minute. */
const sweptEveryMs = minuteMs + 10_000

/**
 * Of the steps after 5, 10 and 15 minutes none comes early or twice. None is lost either: the run ends when the server
 * has passed the time of every step, see run.ts; only an alarm whose job was tried again after that is younger.
 */
function compareSteps(alarm: AlarmRead, now: number): string[] {
  const faults: string[] = []
  const check = (what: string, isRight: boolean) => isRight || faults.push(what)
  const after = (at: string | null) => (at === null ? null : Number(at) - Number(alarm.raised))
  for (const step of ['treating', 'duty', 'desk', 'patient'] as const) {
    const told = after(alarm[step])
    const dueAt = Number(alarm.raised) + toldAfterMinutes[step] * minuteMs
    const isDue = alarm.is_unanswered && dueAt + sweptEveryMs < now
    check(`the step ${step} is lost`, told !== null || !isDue)
    // Nobody is waited for who was not told.
    const isWaitedFor = step === 'patient' || alarm.told_doctors > 0
    const early = isWaitedFor && told !== null && told < toldAfterMinutes[step] * minuteMs
    check(`the step ${step} came after ${told} ms`, !early)
  }
  const { desk_tellings: rounds, patient } = alarm
  const gap = alarm.desk_gap === null ? Infinity : Number(alarm.desk_gap)
  check(`the desk was told again after ${gap} ms`, !alarm.is_unanswered || gap >= 3_600_000)
  check(`the desk was told ${rounds} times, in ${alarm.desk_rows} rows`, alarm.desk_rows === rounds)
  check(`the desk was told ${rounds} times, by ${alarm.desk_events} events`, alarm.desk_events === rounds)
  if (rounds > 0) check('the desk was told at no time', alarm.desk !== null)
  const once = patient === null ? 0 : 1
  check(`the patient was told in ${alarm.patient_rows} rows`, alarm.patient_rows === once)
  check(`the patient was told by ${alarm.patient_events} events`, alarm.patient_events === once)
  check(`the patient has ${alarm.patient_notices} notices`, alarm.patient_notices === once * alarm.acting)
  return faults
}
