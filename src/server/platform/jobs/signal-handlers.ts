import type { FastifyBaseLogger } from 'fastify'
import type { SignalHandler } from '../context/plugin.ts'
import type { AppContext } from '../context/request-context.ts'

export interface SignalHandlers {
  /** Resolves when the running handlers have finished; call it before closing the database. */
  settle(): Promise<void>
}

/**
 * Lets features react to a broadcast on every server instance at once. None hears it while LISTEN is down, so it may
 * only hurry up what a job does anyway; what must not be lost is an event handler.
 */
export function openSignalHandlers(
  appContext: AppContext,
  signalHandlers: readonly SignalHandler[],
  log: FastifyBaseLogger,
): SignalHandlers {
  const underWay = new Set<Promise<void>>()

  async function run(signalHandler: SignalHandler): Promise<void> {
    try {
      if (!appContext.isDiskFull()) await signalHandler.run(appContext)
    } catch (error) {
      log.error({ err: error, kind: signalHandler.kind }, 'a signal was not acted on; a job will do its work')
    }
  }

  appContext.hub.onAny(({ kind }) => {
    for (const signalHandler of signalHandlers.filter((one) => one.kind === kind)) {
      const running = run(signalHandler).finally(() => underWay.delete(running))
      underWay.add(running)
    }
  })
  return {
    async settle() {
      await Promise.all(underWay)
    },
  }
}
