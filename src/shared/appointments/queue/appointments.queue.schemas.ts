import * as v from 'valibot'
import { id, idParams } from '../../kit/schemas.ts'
import { moment } from '../../kit/moments.ts'
import { placeName } from '../appointments.people.schemas.ts'
import { entryForm, phoneForm } from './appointments.queue.forms.ts'
import { marks, queueStates, sources } from './appointments.queue.rules.ts'

const session = v.object({
  id,
  /** Without title. */
  doctor: v.string(),
  place: placeName,
  opens: v.string(),
  closes: v.string(),
  capacity: v.number(),
})
export type QueueSession = v.InferOutput<typeof session>

const entry = v.object({
  id,
  token: v.number(),
  source: v.picklist(sources),
  state: v.picklist(queueStates),
  name: v.string(),
  /** As said at the counter. */
  age: v.nullable(v.number()),
  village: v.string(),
  phone: v.string(),
  /** Of one with a record. The desk gets no complaint. */
  appointmentId: v.nullable(id),
  /** Its visit has begun. */
  isStarted: v.boolean(),
  /** When a waiting one is expected to be called, in the town's time. */
  turn: v.nullable(v.string()),
  marks: v.array(v.picklist(marks)),
})
export type QueueEntry = v.InferOutput<typeof entry>

const line = v.object({
  sessionId: id,
  entries: v.array(entry),
  /** The number that the next patient gets, and how many have a place. */
  next: v.number(),
  taken: v.number(),
})

export const readQueue = {
  /** Default: the session that takes place now, else the next one. */
  query: v.object({ sessionId: v.optional(id) }),
  answer: v.object({ sessions: v.array(session), line: v.nullable(line) }),
}

const person = v.object({ id, name: v.string(), age: v.nullable(v.number()), village: v.string() })
export type QueuePerson = v.InferOutput<typeof person>

export const findPeople = { body: phoneForm, answer: v.array(person) }

/** `inside`: the number that the answer before had inside, so that two presses call one patient. */
export const callNext = {
  params: idParams,
  body: v.object({ inside: v.nullable(id), wasThere: v.boolean() }),
  answer: line,
}

export const addEntry = { params: idParams, body: entryForm, answer: v.object({ id, token: v.number() }) }

export const markEntry = { params: idParams, body: v.object({ mark: v.picklist(marks) }), answer: line }

const ownPlace = v.object({
  appointmentId: id,
  date: v.string(),
  token: v.number(),
  state: v.picklist(queueStates),
  /** How many are waiting before, and who is inside. */
  before: v.number(),
  inside: v.nullable(v.number()),
  opens: v.string(),
  /** About when it is the patient's turn, and when to leave home if the village is known. */
  turn: v.nullable(v.string()),
  leave: v.nullable(v.string()),
})
export type OwnPlace = v.InferOutput<typeof ownPlace>

export const readOwnQueue = {
  answer: v.object({ places: v.array(ownPlace), at: moment }),
}
