import type { Known } from './known.ts'
import type { Reading } from './store-reader.ts'

/**
 * Each critical reading is in exactly one alarm, or the job that will raise it waits; whoever was told has one notice
 * for it; and each outcome that was said is there once.
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
    ...said
      .filter((tx) => outcomes.filter((one) => one === tx).length !== 1)
      .map((tx) => `an outcome of ${tx} is lost or doubled`),
    ...outcomes.filter((tx) => !said.includes(tx)).map((tx) => `an outcome of ${tx} is of no write`),
  ]
}
