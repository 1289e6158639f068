import { readTown } from './town.operations.ts'
import type { Feature } from '../platform/context/plugin.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'

export const town: Feature = {
  name: 'town',
  operations: [readTown],
  routes: (app, appContext) =>
    registerEndpoint(app, appContext, readTown, async (ctx) => ctx.appContext.town),
}
