import PQueue from 'p-queue'

/** Who waits for a hash. People who have an account come before those who want one. */
export type HashPurpose = 'signIn' | 'register'

export interface HashQueueLimits {
  /** Hashes computed at the same time. */
  slots: number
  /** How many may wait, by purpose; each further one is refused. */
  longest: Readonly<Record<HashPurpose, number>>
}

/** Too many wait already: nothing was computed. */
export class HashQueueFull extends Error {}

export interface HashQueue {
  /** Runs the work when its turn comes; rejects with `HashQueueFull` at once when too many wait. */
  run<T>(purpose: HashPurpose, work: () => Promise<T>): Promise<T>
}

const priorities = { signIn: 1, register: 0 } as const satisfies Record<HashPurpose, number>

/** A password hash costs 19 MiB and a core for 50 ms on purpose, so a stranger must not start as many as they like. */
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
