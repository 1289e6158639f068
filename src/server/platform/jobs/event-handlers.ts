import type { FastifyBaseLogger } from 'fastify'
import type { EventHandler } from '../context/plugin.ts'
import type { AppContext } from '../context/request-context.ts'

export interface EventHandlers {
  /** Resolves when the running handlers have finished; call it before closing the database. */
  settle(): Promise<void>
}

/**
 * Lets features react to events committed by other features. Every server instance receives each event, and none does
 * while LISTEN is down: so a handler must be idempotent, and its feature has a job that catches up on missed events.
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
