import * as v from 'valibot'
import { done, id, idParams } from '../kit/schemas.ts'
import { leaveForm, sessionForm } from './availability.forms.ts'
import { sessionKinds } from './availability.rules.ts'

const place = v.object({ id, name: v.string(), nameHi: v.string(), namePa: v.string() })

/** A part of every year, `MM-DD`, both inclusive. */
const season = v.object({ from: v.string(), until: v.string() })

/** `opens`, `closes`: the town's time, HH:mm. `from`, `until`: days, both inclusive; null: it goes on. */
export const session = v.object({
  id,
  facility: place,
  weekday: v.number(),
  opens: v.string(),
  closes: v.string(),
  kind: v.picklist(sessionKinds),
  capacity: v.nullable(v.number()),
  slotMinutes: v.nullable(v.number()),
  from: v.string(),
  until: v.nullable(v.string()),
  /** Null: the whole year. */
  season: v.nullable(season),
})
export type ListedSession = v.InferOutput<typeof session>

const colleague = v.object({ id, name: v.string() })
export type Colleague = v.InferOutput<typeof colleague>

const leave = v.object({
  id,
  from: v.string(),
  until: v.string(),
  reason: v.string(),
  /** Who reads messages meanwhile; null: nobody. */
  standIn: v.nullable(colleague),
})
export type Leave = v.InferOutput<typeof leave>

export const readAvailability = {
  /** For the desk: whose. A doctor's own needs none. */
  query: v.object({ doctorId: v.optional(id) }),
  answer: v.object({
    /** Where the doctor works. */
    places: v.array(place),
    /** That are not over, by day of the week and time. */
    sessions: v.array(session),
    leave: v.array(leave),
    /** Other approved doctors, by name: who may stand in. */
    colleagues: v.array(colleague),
    /** The town's next days without any session. */
    holidays: v.array(v.string()),
    /** The hours of the town's public clinics in this season, to begin with. */
    usual: v.object({ opens: v.string(), closes: v.string() }),
    /** Of the town's public clinics, with their hours. */
    seasons: v.array(v.object({ ...season.entries, opens: v.string(), closes: v.string() })),
  }),
}

const listedDoctor = v.object({ id, name: v.string(), places: v.array(place) })
export type ListedDoctor = v.InferOutput<typeof listedDoctor>

export const listDoctorsWithPlaces = {
  /** By name, each once. */
  answer: v.array(listedDoctor),
}

export const addSession = { body: sessionForm, answer: done }

export const endSession = { params: idParams, answer: done }

export const addLeave = { body: leaveForm, answer: done }

export const endLeave = { params: idParams, answer: done }
