import { readTown } from '../../shared/town/town.contract.ts'
import type { Feature } from '../platform/context/plugin.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'

export const town: Feature = {
  name: 'town',
  contracts: [readTown],
  routes: (app, appContext) =>
    registerEndpoint(app, appContext, readTown, async (ctx) => ctx.appContext.town),
}
