import type { DoseCode } from './immunizations.codes.ts'

/** What an entry of the timeline says of vaccines given on one day. */
export type ImmunizationFacts = { doses: DoseCode[]; text: string; place: string }
