import { setTimeout as sleep } from 'node:timers/promises'
import { toldAfterMinutes } from '../../src/shared/alarms/alarms.rules.ts'
import { openEmbedded } from '../../src/server/platform/db/embedded/embedded.ts'
import { checkOverHttp } from './check-over-http.ts'
import { compare } from './compare.ts'
import { findKnown } from './known.ts'
import { chooseKills, kill } from './kills.ts'
import { kindsOfDoctor, live, welcomeNewcomers } from './lives.ts'
import type { Options } from './options.ts'
import { registerSomebody, saveProfile, signIn, type Person } from './people.ts'
import { killProgram, stopProgram } from './program.ts'
import { randomFrom } from './random.ts'
import { readStore } from './store-reader.ts'
import type { Outcome } from './report.ts'
import { testComparison } from './self-test.ts'
import { awaitHealth, findDatabase, openTown, type Town } from './town.ts'

const patients = 12
const doctors = 5
/** The due steps are taken at each full minute of the server's clock, once its jobs run, and within a few seconds. */
const minuteMs = 60_000
const startedMs = 2_000
const sweepMs = 10_000

/** The whole run; differences go into the outcome, fatal errors are thrown. */
export async function runKills(options: Options, folder: string, outcome: Outcome): Promise<void> {
  const random = randomFrom(options.seed)
  const kinds = chooseKills(options.kills, random)
  // A separate generator, so that the writers' choices do not change the kills.
  const minutesPerStart = (2 * toldAfterMinutes.patient) / options.kills
  const town = await openTown(options.program, folder, {
    random: randomFrom(options.seed + 1),
    minutesPerStart,
  })
  outcome.town = town

  const people = await Promise.all(
    [...Array(patients + doctors).keys()].map((number) => moveIn(town, number)),
  )
  const lives = [...people.map((person) => live(town, person)), welcomeNewcomers(town)]
  const allLives = Promise.all(lives)
  for (const kind of kinds) {
    await Promise.race([sleep(random.between(100, 700)), allLives])
    const begunAt = Date.now()
    await kill(town, kind, options.program)
    outcome.kills.push(kind)
    if (options.verbose)
      console.log(
        `${outcome.kills.length}. ${kind}: back after ${Date.now() - begunAt} ms, ${town.writes.length} writes`,
      )
  }
  await sleep(300)
  town.isClosing = true
  await allLives
  await passEveryStep(town)
  await check(town, people, outcome)
}

/** Once more killed, the server comes back after the time of every alarm's last step, and takes those at a full minute. */
async function passEveryStep(town: Town): Promise<void> {
  await killProgram(town.server)
  town.resetAddress()
  await town.start(toldAfterMinutes.patient + 1)
  await awaitHealth(town)
  // It may have come back just at a full minute: the next one counts.
  await sleep(startedMs)
  await sleep(minuteMs - (town.now() % minuteMs) + sweepMs)
}

async function moveIn(town: Town, number: number): Promise<Person> {
  const role = number < patients ? 'patient' : 'doctor'
  const username = `${role}-${number}`
  const specialization = kindsOfDoctor[number % kindsOfDoctor.length] ?? ''
  await registerSomebody(town, username, role, true)
  const person = await signIn(town, username, { role, specialization }, true)
  if (!person) throw new Error(`${username} could not sign in: ${town.writes.at(-1)?.answer}`)
  await saveProfile(town, person, true)
  return person
}

async function check(town: Town, people: Person[], outcome: Outcome): Promise<void> {
  await awaitHealth(town)
  outcome.differences.push(...(await checkOverHttp(town, people)))
  await stopProgram(town.server)
  if (await findDatabase(town.place)) outcome.differences.push('PostgreSQL still runs after a clean stop')

  const embedded = await openEmbedded({ dataDir: town.place })
  try {
    const { store, tables } = await readStore(embedded.connection, town.now())
    outcome.tables = tables
    outcome.known = findKnown(town.writes, store)
    outcome.differences.push(...compare(town.writes, store))
    // After deliberate damage, the comparison of the real record must fail too.
    if (outcome.differences.length === 0) {
      const { unnoticed } = testComparison({ writes: town.writes, store })
      outcome.differences.push(
        ...unnoticed.map((what) => `in the real record the comparison does not notice ${what}`),
      )
    }
  } finally {
    await embedded.stop()
  }
  outcome.differences.push(...town.failures)
}
