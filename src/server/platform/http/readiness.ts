import type { FastifyInstance } from 'fastify'

export const livePath = '/api/health/live'
export const readyPath = '/api/health/ready'

/** What a server needs to take requests. A check that throws counts as false. */
export interface ReadinessChecks {
  database(): Promise<boolean>
  listen(): boolean
  disk(): boolean
}

export interface Readiness {
  /** From now on `ready` is 503, so that load balancers send no more traffic here. */
  startDraining(): void
}

/** For supervisors and load balancers: `live` means the process answers, `ready` that it can serve requests. */
export function serveReadiness(app: FastifyInstance, checks: ReadinessChecks): Readiness {
  let isDraining = false
  app.get(livePath, { config: { operation: 'platform.live' } }, () => ({ status: 'ok' }))
  app.get(readyPath, { config: { operation: 'platform.ready' } }, async (_, reply) => {
    const results = {
      database: await checks.database().catch(() => false),
      listen: checks.listen(),
      disk: checks.disk(),
      accepting: !isDraining,
    }
    const isReady = Object.values(results).every(Boolean)
    if (!isReady) reply.code(503).header('retry-after', '5')
    return { status: isReady ? 'ok' : 'unavailable', checks: results }
  })
  app.addHook('preClose', async () => {
    isDraining = true
  })
  return {
    startDraining() {
      isDraining = true
    },
  }
}
