import type { FastifyBaseLogger } from 'fastify'
import type { Reaction } from '../feature.ts'
import type { House } from '../http/call.ts'

export interface Reactions {
  /** Resolves when those under way are through: before the database is closed under them. */
  settle(): Promise<void>
}

/**
 * Lets the rooms react to what was committed in others. Every copy of the server hears of it, and a broken line
 * hears nothing: a reaction is harmless to run twice, and its room has a job that does what was left undone.
 */
export function openReactions(
  house: House,
  reactions: readonly Reaction[],
  log: FastifyBaseLogger,
): Reactions {
  const underWay = new Set<Promise<void>>()

  async function run(reaction: Reaction, subject: string): Promise<void> {
    try {
      if (!house.isDiskFull()) await reaction.run(house, subject)
    } catch (error) {
      log.error({ err: error, kind: reaction.kind }, 'a reaction failed; a job will do its work')
    }
  }

  house.hub.watch(({ kind, subject }) => {
    for (const reaction of reactions.filter((one) => one.kind === kind)) {
      const running = run(reaction, subject).finally(() => underWay.delete(running))
      underWay.add(running)
    }
  })
  return {
    async settle() {
      await Promise.all(underWay)
    },
  }
}
