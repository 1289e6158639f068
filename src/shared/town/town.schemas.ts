import * as v from 'valibot'
import { weekdays } from '../kit/time/clinic-hours.ts'

const inThreeLanguages = v.object({ en: v.string(), hi: v.string(), pa: v.string() })

const dialled = v.pipe(v.string(), v.regex(/^\+?\d{3,14}$/))

/** The day on which somebody of the town made sure that it is true; null: nobody has yet. */
const confirmedOn = v.nullable(v.pipe(v.string(), v.isoDate()))

/** `shown` is how it is written for reading, where that differs. */
const townNumber = v.object({ number: dialled, shown: v.optional(v.string()), confirmedOn })

const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** See `ClinicHours` in shared/kit/time/clinic-hours.ts. */
const clinicHours = v.object({
  seasons: v.pipe(
    v.array(
      v.pipe(
        v.object({
          from: v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)),
          opens: time,
          closes: time,
        }),
        v.check(({ opens, closes }) => opens < closes, 'closes before it opens'),
      ),
    ),
    v.minLength(1),
  ),
  // One weekday at least is open.
  closedWeekdays: v.pipe(v.array(v.picklist(weekdays)), v.maxLength(weekdays.length - 1)),
  holidays: v.array(v.pipe(v.string(), v.isoDate())),
})

/** The place a deployment serves: everything local is here, so that another town needs a file, not a fork. */
export const town = v.object({
  name: inThreeLanguages,
  state: inThreeLanguages,
  postalCode: v.string(),
  centre: v.object({ lat: v.number(), lng: v.number() }),
  zoom: v.number(),
  timeZone: v.string(),
  emergency: v.object({
    ambulance: townNumber,
    anyEmergency: townNumber,
    motherAndChild: townNumber,
    police: townNumber,
    fire: townNumber,
    civilHospital: townNumber,
    mentalHealth: townNumber,
    poison: townNumber,
    women: townNumber,
    child: townNumber,
    healthAdvice: townNumber,
    highway: townNumber,
  }),
  /** Where people ask about appointments. */
  desk: townNumber,
  clinicHours,
  /** Who decides about people's data here: the data fiduciary of the DPDP Act; missing until it is named. */
  fiduciary: v.optional(inThreeLanguages),
  /** Who answers for people's data here, for the notice; missing until the town has named somebody. */
  grievance: v.optional(
    v.object({
      office: inThreeLanguages,
      phone: v.optional(dialled),
      email: v.optional(v.pipe(v.string(), v.email())),
    }),
  ),
})
export type Town = v.InferOutput<typeof town>

/** One promise on the home page: `50+` large, `expert doctors` below. Only the town vouches for it. */
const claim = v.object({ value: inThreeLanguages, label: inThreeLanguages, confirmedOn })

/**
 * All of town.json. Every page contains the town above; what only some screens need is here and fetched over HTTP, to
 * keep the sign-in page small.
 */
export const townFile = v.object({
  ...town.entries,
  languages: v.array(v.picklist(['en', 'hi', 'pa'])),
  claims: v.optional(v.array(claim), []),
  /** URL template of the map tiles with {z}, {x} and {y}; empty: a map without tiles. */
  tileUrl: v.optional(v.string(), ''),
})
export type TownFile = v.InferOutput<typeof townFile>

export type EmergencyNumbers = Town['emergency']

export const readTown = {
  answer: townFile,
}
