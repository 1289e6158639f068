import * as v from 'valibot'
import { defineContract } from '../../shared/kit/contract.ts'
import type { Feature } from '../platform/context/plugin.ts'
import { appError } from '../platform/http/errors/app-error.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'

const readHealth = defineContract({
  name: 'health.read',
  summary: '200 only while the database answers',
  method: 'GET',
  path: '/api/health',
  access: 'anyone',
  answer: v.object({ status: v.literal('ok') }),
  status: 200,
  refusals: {},
  audited: false,
  outbox: 'now',
})

export const health: Feature = {
  name: 'health',
  contracts: [readHealth],
  routes: (app, appContext) =>
    registerEndpoint(app, appContext, readHealth, async () => {
      if (!(await appContext.isDatabaseUp())) throw appError('unavailable')
      return { status: 'ok' as const }
    }),
}
