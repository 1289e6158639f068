import type { AllergyReaction, ConditionCode } from './conditions.codes.ts'

/** What an entry of the timeline says of an allergy or a long illness. */
export type ConditionFacts = { code: ConditionCode; text: string; reaction: AllergyReaction | '' }
