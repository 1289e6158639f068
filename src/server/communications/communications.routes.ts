import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../platform/context/request-context.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import {
  listAnswered,
  listDoctors,
  listLate,
  listWaiting,
  markSeen,
  markSeenByDoctor,
  readPhoto,
  readThread,
  readThreadOfPatient,
  sendToDoctor,
  sendToPatient,
  settleThread,
} from './communications.operations.ts'
import * as ofDesk from './communications.desk.service.ts'
import * as ofDoctor from './communications.doctor.service.ts'
import { photo } from './photos/communications.photos.service.ts'
import * as ofPatient from './communications.patient.service.ts'

export const operations = [
  listDoctors,
  readThread,
  sendToDoctor,
  markSeen,
  listWaiting,
  listAnswered,
  readThreadOfPatient,
  readPhoto,
  sendToPatient,
  markSeenByDoctor,
  settleThread,
  listLate,
]

export function routes(app: FastifyInstance, appContext: AppContext): void {
  registerEndpoint(app, appContext, listDoctors, ofPatient.list)
  registerEndpoint(app, appContext, readThread, ofPatient.read)
  registerEndpoint(app, appContext, sendToDoctor, ofPatient.send)
  registerEndpoint(app, appContext, markSeen, ofPatient.seen)
  registerEndpoint(app, appContext, listWaiting, ofDoctor.waiting)
  registerEndpoint(app, appContext, listAnswered, ofDoctor.answered)
  registerEndpoint(app, appContext, readThreadOfPatient, ofDoctor.read)
  registerEndpoint(app, appContext, readPhoto, photo)
  registerEndpoint(app, appContext, sendToPatient, ofDoctor.send)
  registerEndpoint(app, appContext, markSeenByDoctor, ofDoctor.seen)
  registerEndpoint(app, appContext, settleThread, ofDoctor.settle)
  registerEndpoint(app, appContext, listLate, ofDesk.late)
}
