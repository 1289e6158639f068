import * as v from 'valibot'
import { defineContract } from '../../shared/kit/contract.ts'
import type { Feature } from '../platform/feature.ts'
import { refuse } from '../platform/http/refusal.ts'
import { serve } from '../platform/http/serve.ts'

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
  routes: (app, house) =>
    serve(app, house, readHealth, async () => {
      if (!(await house.isDatabaseUp())) throw refuse('unavailable')
      return { status: 'ok' as const }
    }),
}
