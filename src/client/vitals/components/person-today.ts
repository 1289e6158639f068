import {
  personOn,
  rememberedPregnancy,
  unknownAdult,
  type Person,
} from '../../../shared/vitals/grading/vitals.person.ts'
import type { VitalRecord } from '../../../shared/vitals/vitals.schemas.ts'
import { today } from '../../platform/clock/today.ts'

/** Whose limits a chart of today shows; those of an adult where nothing is known. */
export function personToday({ person }: Pick<VitalRecord, 'person'>): Person {
  if (!person) return unknownAdult
  return personOn(today(), person, { pregnancy: rememberedPregnancy(person, today()), ageInMonths: null })
}
