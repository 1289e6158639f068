import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../platform/context/request-context.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { list, listOfPatient } from './labs.list.service.ts'
import {
  cancelLabs,
  listLabReviews,
  listLabs,
  listLabsOfPatient,
  orderLabs,
  reviewLabs,
} from './labs.operations.ts'
import { cancel, order } from './labs.orders.service.ts'
import { listToReview, review } from './results/labs.reviews.service.ts'

export const operations = [listLabs, listLabsOfPatient, orderLabs, cancelLabs, listLabReviews, reviewLabs]

export function routes(app: FastifyInstance, appContext: AppContext): void {
  registerEndpoint(app, appContext, listLabs, list)
  registerEndpoint(app, appContext, listLabsOfPatient, listOfPatient)
  registerEndpoint(app, appContext, orderLabs, order)
  registerEndpoint(app, appContext, cancelLabs, cancel)
  registerEndpoint(app, appContext, listLabReviews, listToReview)
  registerEndpoint(app, appContext, reviewLabs, review)
}
