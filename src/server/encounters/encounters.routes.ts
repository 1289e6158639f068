import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../platform/context/request-context.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { unsignedCalls } from './encounters.calls.service.ts'
import { amend, mark, save, sign } from './encounters.notes.service.ts'
import {
  amendNote,
  listDueFollowUps,
  listNotesOfPatient,
  listSignedNotes,
  listUnsignedCalls,
  markEncounter,
  openEncounter,
  readEncounter,
  saveNote,
  settleFollowUp,
  signNote,
} from './encounters.operations.ts'
import { listDue, settle } from './follow-ups/encounters.follow-ups.service.ts'
import { list, listOfPatient, open, read } from './encounters.service.ts'

export const operations = [
  readEncounter,
  openEncounter,
  saveNote,
  signNote,
  amendNote,
  markEncounter,
  listSignedNotes,
  listNotesOfPatient,
  listUnsignedCalls,
  listDueFollowUps,
  settleFollowUp,
]

export function routes(app: FastifyInstance, appContext: AppContext): void {
  registerEndpoint(app, appContext, readEncounter, read)
  registerEndpoint(app, appContext, openEncounter, open)
  registerEndpoint(app, appContext, saveNote, save)
  registerEndpoint(app, appContext, signNote, sign)
  registerEndpoint(app, appContext, amendNote, amend)
  registerEndpoint(app, appContext, markEncounter, mark)
  registerEndpoint(app, appContext, listSignedNotes, list)
  registerEndpoint(app, appContext, listNotesOfPatient, listOfPatient)
  registerEndpoint(app, appContext, listUnsignedCalls, unsignedCalls)
  registerEndpoint(app, appContext, listDueFollowUps, listDue)
  registerEndpoint(app, appContext, settleFollowUp, settle)
}
