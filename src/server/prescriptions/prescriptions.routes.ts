import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../platform/context/request-context.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import {
  addPaper,
  listPrescriptions,
  listPrescriptionsOfPatient,
  listUnsignedPrescriptions,
  readPaper,
  readPrescribing,
  saveDraft,
  signPrescription,
  stopPrescription,
  verifyPrescription,
} from './prescriptions.operations.ts'
import { list, listOfPatient, verify } from './prescriptions.list.service.ts'
import { add, file } from './paper/prescriptions.paper.service.ts'
import { listUnsigned } from './unsigned/prescriptions.unsigned.service.ts'
import { read, save, sign, stop } from './prescriptions.service.ts'

export const operations = [
  readPrescribing,
  saveDraft,
  signPrescription,
  stopPrescription,
  addPaper,
  readPaper,
  listPrescriptions,
  listPrescriptionsOfPatient,
  listUnsignedPrescriptions,
  verifyPrescription,
]

export function routes(app: FastifyInstance, appContext: AppContext): void {
  registerEndpoint(app, appContext, readPrescribing, read)
  registerEndpoint(app, appContext, saveDraft, save)
  registerEndpoint(app, appContext, signPrescription, sign)
  registerEndpoint(app, appContext, stopPrescription, stop)
  registerEndpoint(app, appContext, addPaper, add)
  registerEndpoint(app, appContext, readPaper, file)
  registerEndpoint(app, appContext, listPrescriptions, list)
  registerEndpoint(app, appContext, listPrescriptionsOfPatient, listOfPatient)
  registerEndpoint(app, appContext, listUnsignedPrescriptions, listUnsigned)
  registerEndpoint(app, appContext, verifyPrescription, verify)
}
