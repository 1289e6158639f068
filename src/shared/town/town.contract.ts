import * as v from 'valibot'
import { defineContract } from '../kit/contract.ts'

const inThreeLanguages = v.object({ en: v.string(), hi: v.string(), pa: v.string() })
const dialled = v.pipe(v.string(), v.regex(/^\+?\d{3,14}$/))

/** The place a deployment serves: everything local lives here, so that another town is a file, not a fork. */
export const town = v.object({
  name: inThreeLanguages,
  state: inThreeLanguages,
  postalCode: v.string(),
  centre: v.object({ lat: v.number(), lng: v.number() }),
  zoom: v.number(),
  timeZone: v.string(),
  languages: v.array(v.picklist(['en', 'hi', 'pa'])),
  emergency: v.object({
    ambulance: dialled,
    anyEmergency: dialled,
    motherAndChild: dialled,
    police: dialled,
    fire: dialled,
    civilHospital: v.object({ number: dialled, shown: v.string(), verified: v.boolean() }),
  }),
})
export type Town = v.InferOutput<typeof town>
export type EmergencyNumbers = Town['emergency']

export const readTown = defineContract({
  name: 'town.read',
  summary: 'The place this deployment serves: name, time zone, languages, emergency numbers',
  method: 'GET',
  path: '/api/town',
  access: 'anyone',
  answer: town,
  status: 200,
  refusals: {},
  audited: false,
  outbox: 'now',
})
