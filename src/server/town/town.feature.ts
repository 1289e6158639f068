import { readTown } from '../../shared/town/town.contract.ts'
import type { Feature } from '../platform/feature.ts'
import { serve } from '../platform/http/serve.ts'

export const town: Feature = {
  name: 'town',
  contracts: [readTown],
  routes: (app, house) => serve(app, house, readTown, async (call) => call.house.town),
}
