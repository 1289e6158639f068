import PQueue from 'p-queue'

/** What the hash is for. Sign-ins have priority over registrations. */
export type HashPurpose = 'signIn' | 'register'

export interface HashQueueLimits {
  /** Hashes computed at once. */
  slots: number
  /** How many may wait, by purpose; any more are refused. */
  longest: Readonly<Record<HashPurpose, number>>
}

/** Too many are waiting: nothing was computed. */
export class HashQueueFull extends Error {}

export interface HashQueue {
  /** Runs the work in turn; rejects with `HashQueueFull` at once when too many wait. */
  run<T>(purpose: HashPurpose, work: () => Promise<T>): Promise<T>
}

const priorities = { signIn: 1, register: 0 } as const satisfies Record<HashPurpose, number>

/** A password hash costs 19 MiB and a core for 50 ms by design, so an attacker must not start unlimited ones. */
export function createHashQueue({ slots, longest }: HashQueueLimits): HashQueue {
  const queue = new PQueue({ concurrency: slots })
  return {
    async run(purpose, work) {
      const priority = priorities[purpose]
      if (queue.sizeBy({ priority }) >= longest[purpose]) throw new HashQueueFull()
      return queue.add(work, { priority })
    },
  }
}
