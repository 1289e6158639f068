import { aboutPerson } from '../../../../shared/red-flags/red-flags.about-person.ts'
import { personOn, rememberedPregnancy } from '../../../../shared/vitals/grading/vitals.person.ts'
import { listVitals } from '../../../../shared/vitals/vitals.endpoints.ts'
import { today } from '../../../platform/clock/today.ts'
import { useAnswer } from '../../../platform/queries/queries.tsx'

/** The note with what this phone knows of the patient, for the red flags; the server looks again. */
export function useKnownPatient(): (typed: { specialization: string; pregnancy?: string }) => string {
  const facts = useAnswer(listVitals).data?.person
  return ({ specialization, pregnancy }) => {
    if (!facts) return aboutPerson(specialization, { isPregnant: pregnancy === 'pregnant' })
    const { ageInYears, ageInMonths } = personOn(today(), facts, { pregnancy: null, ageInMonths: null })
    const said = pregnancy || rememberedPregnancy(facts, today())
    return aboutPerson(specialization, {
      isPregnant: said === 'pregnant',
      age: ageInYears,
      ageMonths: ageInMonths ?? undefined,
    })
  }
}
