import type { NoteDraft } from '../../../shared/encounters/encounters.forms.ts'
import { addDays, dayIn } from '../../../shared/kit/time/town-time.ts'
import { buildNote } from '../../encounters/encounters.fixtures.ts'
import type { BuiltPerson } from '../../accounts/accounts.fixtures.ts'
import type { AppContext } from '../../platform/context/request-context.ts'
import { pick } from './demo-names.ts'

/** Of each doctor only the latest visits: the year before has none. */
const notesOfDoctor = 12

/** What doctors wrote; invented, like the people. */
const notes: readonly Partial<NoteDraft>[] = [
  {
    complaint: 'Fever and body ache for three days',
    history: 'No rash, no bleeding. Drinks well.',
    general: 'Temperature 38.4 C, not pale',
    chest: 'Clear',
    notExamined: ['nervous'],
    diagnosis: 'Viral fever',
    tests: 'Blood count if the fever lasts beyond Friday',
    advice: 'Rest, much water, light food',
    returnSigns: ['breathless', 'unconscious', 'bleeding'],
    returnOther: 'the fever lasts more than three days',
  },
  {
    complaint: 'Blood pressure check',
    history: 'Hypertension for four years, takes amlodipine',
    chest: 'Normal heart sounds',
    notExamined: ['abdomen', 'nervous'],
    diagnosis: 'Hypertension, not at target',
    diagnosisStatus: 'confirmed',
    advice: 'Less salt, half an hour of walking each day, measure twice a week',
    returnSigns: ['chestPain', 'stroke', 'worstHeadache'],
  },
  {
    informant: 'parent',
    present: 'Mother',
    complaint: 'Loose stools since yesterday',
    abdomen: 'Soft, not tender',
    diagnosis: 'Acute gastroenteritis without dehydration',
    advice: 'ORS after each stool, go on eating, clean hands',
    returnSigns: ['sickChild', 'fits'],
  },
]

/** Signed notes of past visits, most with a follow-up. */
export async function seedNotes(
  appContext: Pick<AppContext, 'store' | 'clock' | 'town'>,
  doctor: BuiltPerson,
  patient: BuiltPerson,
): Promise<void> {
  const visits = appContext.store.db
    .selectFrom('encounters')
    .select(['id', 'started_at', 'ended_at'])
    .where('status', '=', 'finished')
    .where('ended_at', 'is not', null)
    .where('started_at', '<', appContext.clock())
  const ofDoctor = visits.where('doctor_id', '=', doctor.id).where('patient_id', '<>', patient.patientId)
  const latest = await ofDoctor.orderBy('started_at', 'desc').orderBy('id').limit(notesOfDoctor).execute()
  const own = await visits.where('patient_id', '=', patient.patientId).orderBy('started_at').execute()
  for (const [nth, { id, ended_at: endedAt }] of [...latest, ...own].entries()) {
    if (!endedAt) continue
    const day = dayIn(appContext.town.timeZone, endedAt)
    const note = { ...pick(notes, nth), followUpOn: followUpOf(nth, day) }
    await buildNote(appContext, { encounterId: id, note, signedAt: endedAt })
  }
}

/** Some are due, most are ahead, and some notes ask for none. */
function followUpOf(nth: number, day: string): string {
  if (nth % 4 === 3) return ''
  return addDays(day, nth % 4 === 1 ? 1 : 14)
}
