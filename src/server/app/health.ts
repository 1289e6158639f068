import * as v from 'valibot'
import { defineEndpoint } from '../../shared/kit/endpoint.ts'
import type { Feature } from '../platform/context/plugin.ts'
import { appError } from '../platform/http/errors/app-error.ts'
import { operation } from '../platform/operations/operation.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'

const answer = v.object({ status: v.literal('ok') })
const readHealth = operation(
  defineEndpoint<{ answer: typeof answer }>()({
    name: 'health.read',
    method: 'GET',
    path: '/api/health',
    access: 'anyone',
    outbox: 'now',
  }),
  { answer },
  { summary: 'Report whether the database answers: 200 or 503', audited: false },
)

export const health: Feature = {
  name: 'health',
  operations: [readHealth],
  routes: (app, appContext) =>
    registerEndpoint(app, appContext, readHealth, async () => {
      if (!(await appContext.isDatabaseUp())) throw appError('unavailable')
      return { status: 'ok' as const }
    }),
}
