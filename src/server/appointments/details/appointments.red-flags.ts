import type { AppointmentRequest } from '../../../shared/appointments/appointments.forms.ts'
import { addDays, instantIn } from '../../../shared/kit/time/town-time.ts'
import { aboutPerson } from '../../../shared/red-flags/red-flags.about-person.ts'
import type { RedFlag } from '../../../shared/red-flags/red-flags.flags.ts'
import { redFlagsOf } from '../../../shared/red-flags/red-flags.of-note.ts'
import { answerHoldsDays, type Pregnancy } from '../../../shared/vitals/grading/vitals.person.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { findPregnancies } from './appointments.details.repo.ts'

/** The red flags of a request: those of its note, read with the age and the pregnancy of the patient. */
export async function redFlagsOfRequest(
  tx: Tx,
  { today, appContext }: Pick<RequestContext, 'today' | 'appContext'>,
  { specialization }: Pick<AppointmentRequest, 'specialization'>,
  patient: { id: string; age: { age: number; ageMonths?: number } | undefined; said: Pregnancy | null },
): Promise<RedFlag[]> {
  const since = instantIn(appContext.town.timeZone, addDays(today, -answerHoldsDays), '00:00')
  const said = patient.said ?? (await findPregnancies(tx, [patient.id], since)).get(patient.id)
  return redFlagsOf(aboutPerson(specialization, { isPregnant: said === 'pregnant', ...patient.age }))
}
