import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/request-context.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { cancelDisplaced, listDisplaced } from '../tokens/appointments.displaced.operations.ts'
import { cancelAll, displaced } from '../tokens/appointments.displaced.service.ts'
import { add, people } from './appointments.entries.service.ts'
import {
  addEntry,
  callNext,
  findPeople,
  markEntry,
  readOwnQueue,
  readQueue,
} from './appointments.queue.operations.ts'
import { ownQueue } from './appointments.own-queue.service.ts'
import { mark, next, read } from './appointments.queue.service.ts'

export const queueOperations = [
  listDisplaced,
  cancelDisplaced,
  readQueue,
  findPeople,
  addEntry,
  callNext,
  markEntry,
  readOwnQueue,
]

export function queueRoutes(app: FastifyInstance, appContext: AppContext): void {
  registerEndpoint(app, appContext, listDisplaced, displaced)
  registerEndpoint(app, appContext, cancelDisplaced, cancelAll)
  registerEndpoint(app, appContext, readQueue, read)
  registerEndpoint(app, appContext, findPeople, people)
  registerEndpoint(app, appContext, addEntry, add)
  registerEndpoint(app, appContext, callNext, next)
  registerEndpoint(app, appContext, markEntry, mark)
  registerEndpoint(app, appContext, readOwnQueue, ownQueue)
}
