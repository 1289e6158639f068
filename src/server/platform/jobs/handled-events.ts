import * as v from 'valibot'
import type { EventHandler, Job } from '../context/plugin.ts'
import { handleEventJob } from '../events/publish.ts'

const handled = v.object({ kind: v.string(), subject: v.string() })

/** Runs what the features do after each other's events. Handlers are repeated together, so each is idempotent. */
export function handleEvents(eventHandlers: readonly EventHandler[]): Job {
  return {
    name: handleEventJob,
    async run(appContext, payload) {
      const { kind, subject } = v.parse(handled, payload)
      for (const one of eventHandlers.filter((handler) => handler.kind === kind)) {
        await one.run(appContext, subject)
      }
    },
  }
}
