import type { FastifyBaseLogger } from 'fastify'
import type { EventHandler } from '../context/plugin.ts'
import type { AppContext } from '../context/request-context.ts'

export interface EventHandlers {
  /** Resolves when those under way are through: before the database is closed under them. */
  settle(): Promise<void>
}

/**
 * Lets the features react to what was committed in others. Every copy of the server hears of it, and a broken line
 * hears nothing: a reaction is harmless to run twice, and its feature has a job that does what was left undone.
 */
export function openEventHandlers(
  appContext: AppContext,
  eventHandlers: readonly EventHandler[],
  log: FastifyBaseLogger,
): EventHandlers {
  const underWay = new Set<Promise<void>>()

  async function run(eventHandler: EventHandler, subject: string): Promise<void> {
    try {
      if (!appContext.isDiskFull()) await eventHandler.run(appContext, subject)
    } catch (error) {
      log.error({ err: error, kind: eventHandler.kind }, 'a reaction failed; a job will do its work')
    }
  }

  appContext.hub.onAny(({ kind, subject }) => {
    for (const eventHandler of eventHandlers.filter((one) => one.kind === kind)) {
      const running = run(eventHandler, subject).finally(() => underWay.delete(running))
      underWay.add(running)
    }
  })
  return {
    async settle() {
      await Promise.all(underWay)
    },
  }
}
