import { defineEndpoint, signedIn } from '../kit/endpoint.ts'
import type * as schemas from './laboratory.schemas.ts'

/** The membership `lab` stands beside every role: the server asks for it. */
const inLaboratory = { ...signedIn, outbox: 'now' } as const

export const listLaboratories = defineEndpoint<typeof schemas.listLaboratories>()({
  ...inLaboratory,
  name: 'laboratory.places',
  method: 'GET',
  path: '/api/laboratory/places',
  kept: true,
  freshForHours: 72,
})

/** Each look is in the log: not kept. */
export const lookUpOrder = defineEndpoint<typeof schemas.lookUpOrder>()({
  ...inLaboratory,
  name: 'laboratory.lookUp',
  method: 'GET',
  path: '/api/laboratory/orders/:code',
})

/** Also corrections, with the version that they correct: of two at once the second is refused. */
export const enterResults = defineEndpoint<typeof schemas.enterResults>()({
  ...signedIn,
  name: 'laboratory.enter',
  method: 'POST',
  path: '/api/laboratory/results',
  body: true,
  outbox: 'mayWait',
  onlyAdds: true,
})

/** `:id`: the order whose report it is. */
export const beginReport = defineEndpoint<typeof schemas.beginReport>()({
  ...signedIn,
  name: 'laboratory.beginReport',
  method: 'POST',
  path: '/api/laboratory/reports/:id/uploads',
  piecesPath: '/api/laboratory/reports/:id/uploads/pieces',
  body: true,
  outbox: 'mayWait',
  onlyAdds: true,
})

export const appendReportPiece = defineEndpoint<typeof schemas.appendReportPiece>()({
  ...inLaboratory,
  name: 'laboratory.appendReportPiece',
  method: 'POST',
  path: '/api/laboratory/reports/:id/uploads/pieces',
  body: true,
  binary: 'body',
})

/** A photo or PDF of the report: it names an upload for the order. */
export const addReport = defineEndpoint<typeof schemas.addReport>()({
  ...signedIn,
  name: 'laboratory.addReport',
  method: 'POST',
  path: '/api/laboratory/reports/:id',
  body: true,
  outbox: 'mayWait',
  onlyAdds: true,
})

/** What the laboratory itself has added. */
export const readReport = defineEndpoint<typeof schemas.readReport>()({
  ...inLaboratory,
  name: 'laboratory.report',
  method: 'GET',
  path: '/api/laboratory/reports/:id/file',
  binary: 'answer',
})
