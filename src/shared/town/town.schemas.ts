import * as v from 'valibot'

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

/** One promise of the home page: `50+` large, `expert doctors` below. Nobody checks it but the town itself. */
const claim = v.object({ value: inThreeLanguages, label: inThreeLanguages })

/**
 * The whole of town.json. Every page carries the town above; what only some screen shows stands here and is read
 * over HTTP, because the sign-in has no bytes to spare.
 */
export const townFile = v.object({
  ...town.entries,
  languages: v.array(v.picklist(['en', 'hi', 'pa'])),
  claims: v.optional(v.array(claim), []),
  /** Where map tiles come from, with {z}, {x} and {y}; empty: none, and the map is a plain ground. */
  tileUrl: v.optional(v.string(), ''),
})
export type TownFile = v.InferOutput<typeof townFile>

export type EmergencyNumbers = Town['emergency']

export const readTown = {
  answer: townFile,
}
