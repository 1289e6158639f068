import type { FastifyInstance } from 'fastify'
import type { Contract } from '../../shared/kit/contract.ts'
import type { Person } from './auth/sessions.ts'
import type { House } from './http/call.ts'

/** Something that must be done without anybody asking. Runs once however many servers there are. */
export interface Job {
  /** `room:verb`, as the job queue spells names. */
  name: string
  /** Five cron fields, in UTC. */
  cron: string
  /** Run after a start when its time passed in the last two days while no server ran. For daily jobs. */
  backfill?: boolean
  /** Not run while the clock is in doubt: see jobs/clock-watch.ts. */
  isIrreversible?: boolean
  run(house: House): Promise<void>
}

/** What a room does when another room's event was committed: see events/reactions.ts. */
export interface Reaction {
  /** `room.whatHappened` */
  kind: string
  run(house: House, subject: string): Promise<void>
}

/** The door of a room: all that the rest of the house knows of it. */
export interface Feature {
  name: string
  contracts: readonly Contract[]
  routes(app: FastifyInstance, house: House): void
  jobs?: readonly Job[]
  reactions?: readonly Reaction[]
  /** Topics this person's stream follows besides their own. */
  topics?(person: Person): string[]
}
