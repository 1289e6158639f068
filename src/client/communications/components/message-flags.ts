import { firstAidFor, redFlagsOfMessage } from '../../../shared/communications/communications.red-flags.ts'
import { aboutPerson } from '../../../shared/red-flags/red-flags.about-person.ts'
import { personOn, rememberedPregnancy } from '../../../shared/vitals/grading/vitals.person.ts'
import { listVitals } from '../../../shared/vitals/vitals.endpoints.ts'
import { today } from '../../platform/clock/today.ts'
import { knownAnswer } from '../../platform/query/query-client.ts'

export { firstAidFor }

/** The red flags of a message, with what this phone knows of the patient; the server looks again. */
export function redFlagsIn(text: string): readonly string[] {
  const facts = knownAnswer(listVitals)?.person
  if (!facts) return redFlagsOfMessage(aboutPerson(text, { isPregnant: false }))
  const { ageInYears, ageInMonths } = personOn(today(), facts, { pregnancy: null, ageInMonths: null })
  const isPregnant = rememberedPregnancy(facts, today()) === 'pregnant'
  return redFlagsOfMessage(
    aboutPerson(text, { isPregnant, age: ageInYears, ageMonths: ageInMonths ?? undefined }),
  )
}
