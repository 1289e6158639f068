import { addDays, dayIn, instantIn } from '../../../shared/kit/time/town-time.ts'
import { emptyDraft } from '../../../shared/prescriptions/prescriptions.forms.ts'
import type { LabCode } from '../../../shared/labs/catalogue/labs.catalogue.ts'
import type { BuiltPerson } from '../../accounts/accounts.fixtures.ts'
import { buildAppointments } from '../../appointments/appointments.fixtures.ts'
import { buildCondition } from '../../conditions/conditions.fixtures.ts'
import { buildDispense } from '../../dispensing/dispensing.fixtures.ts'
import { buildNote } from '../../encounters/encounters.fixtures.ts'
import { buildResults } from '../../laboratory/laboratory.fixtures.ts'
import { buildLabOrder } from '../../labs/labs.fixtures.ts'
import type { AppContext } from '../../platform/context/request-context.ts'
import { buildPrescription } from '../../prescriptions/prescriptions.fixtures.ts'
import { buildReadings } from '../../vitals/vitals.fixtures.ts'
import { buildShare } from '../../shares/shares.fixtures.ts'
import { unknownAdult } from '../../../shared/vitals/grading/vitals.person.ts'
import { courses, histories, visitsOfCourse, type Course } from './demo-courses.ts'
import { demoPerson, pick } from './demo-names.ts'

type Town = Pick<AppContext, 'store' | 'clock' | 'town' | 'files'>

interface Hospital {
  facilityId: string
  doctor: BuiltPerson
  patients: readonly BuiltPerson[]
  pharmacist: BuiltPerson
  technician: BuiltPerson
}

interface Visit {
  patient: BuiltPerson
  /** Among the patients of the town. */
  nth: number
  course: Course
  step: number
  day: string
  time: string
  at: Date
}

const [hourMs, dayMs] = [3_600_000, 24 * 3_600_000]
/** The others come this week, or came these weeks. */
const firstOther = 21
const mostPeople = 24

/** The year before: people with a long illness who come every eleven weeks, with what each visit led to. */
export async function seedYear(appContext: Town, hospital: Hospital): Promise<void> {
  const { facilityId, doctor } = hospital
  const visits = visitsOf(appContext, hospital.patients)
  await buildAppointments(
    appContext,
    visits.map(({ patient, course, day, time, at }) => ({
      patientId: patient.patientId,
      doctorId: doctor.id,
      facilityId,
      date: day,
      time,
      type: 'in-person',
      status: 'completed',
      specialization: course.complaint,
      askedAt: new Date(at.getTime() - dayMs),
      changedAt: new Date(at.getTime() + hourMs / 4),
    })),
  )
  const { db } = appContext.store
  const encounters = await db
    .selectFrom('encounters')
    .select(['id', 'patient_id', 'started_at'])
    .where('doctor_id', '=', doctor.id)
    .where(
      'started_at',
      'in',
      visits.map(({ at }) => at),
    )
    .execute()
  const idOf = new Map(encounters.map((one) => [`${one.patient_id} ${one.started_at?.getTime()}`, one.id]))
  for (const visit of visits) {
    const encounterId = idOf.get(`${visit.patient.patientId} ${visit.at.getTime()}`)
    if (!encounterId) throw new Error('A visit of the year has no encounter.')
    await seedVisit(appContext, hospital, visit, encounterId)
  }
  await buildReadings(appContext, visits.flatMap(readingsAt))
  const [first] = hospital.patients
  if (!first) return
  const madeAt = new Date(appContext.clock().getTime() - 20 * dayMs)
  const seenBy = ['Rajindra Hospital, Patiala']
  await buildShare(appContext, { patientId: first.patientId, userId: first.id, madeAt, seenBy })
}

/** The first two, and older people who have nothing else in these weeks. */
function visitsOf({ clock, town }: Pick<Town, 'clock' | 'town'>, patients: readonly BuiltPerson[]): Visit[] {
  const today = dayIn(town.timeZone, clock())
  const isOlder = (nth: number) => nth < 2 || (nth >= firstOther && demoPerson(nth).age >= 40)
  return patients
    .map((patient, nth) => ({ patient, nth }))
    .filter(({ nth }) => isOlder(nth))
    .slice(0, mostPeople)
    .flatMap(({ patient, nth }, place) =>
      Array.from({ length: visitsOfCourse }, (_, step) => {
        // The hospital is closed on Sundays. Each person has a time of their own: no two are at once.
        const day = notSunday(addDays(today, -55 - 78 * (visitsOfCourse - 1 - step) - 3 * place))
        const minutes = 9 * 60 + 15 * place
        const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
        const at = instantIn(town.timeZone, day, time)
        return { patient, nth, course: pick(courses, place), step, day, time, at }
      }),
    )
}

function notSunday(day: string): string {
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 0 ? addDays(day, -1) : day
}

/** Its note, prescription, what the pharmacy gave and what the laboratory found. */
async function seedVisit(
  appContext: Town,
  { facilityId, doctor, pharmacist, technician }: Hospital,
  { patient, nth, course, step, at }: Visit,
  encounterId: string,
): Promise<void> {
  const { patientId } = patient
  const { age, gender } = demoPerson(nth)
  const after = (hours: number) => new Date(at.getTime() + hours * hourMs)
  if (step === 0)
    await buildCondition(appContext, {
      patientId,
      kind: 'condition',
      at,
      doctorId: doctor.id,
      ...course.condition,
    })
  await buildNote(appContext, {
    encounterId,
    signedAt: after(1 / 4),
    note: {
      complaint: course.complaint,
      history: pick(histories, step),
      diagnosis: course.diagnosis,
      diagnosisStatus: step === 0 ? 'provisional' : 'confirmed',
      advice: course.advice,
    },
  })
  const prescriptionId = await buildPrescription(appContext, {
    encounterId,
    doctor: doctor.name,
    patient: patient.name,
    signedAt: after(1 / 4),
    draft: {
      ...emptyDraft,
      age,
      gender,
      pregnancy: gender === 'Female' ? 'no' : '',
      items: [course.medicine],
    },
  })
  await buildDispense(appContext, {
    prescriptionId,
    facilityId,
    dispensedBy: pharmacist.id,
    quantity: course.medicine.quantity ?? 0,
    at: after(1),
  })
  const values = course.labs?.[step] ?? {}
  const items = Object.keys(values) as LabCode[]
  if (items.length === 0) return
  const pregnancy = gender === 'Female' ? 'no' : null
  const order = { patientId, doctorId: doctor.id, encounterId, items, pregnancy, at: after(1 / 4) } as const
  const orderId = await buildLabOrder(appContext, order)
  const by = { facilityId, enteredBy: technician.id, at: after(48) }
  await buildResults(appContext, { orderId, ...by, values, isReviewed: true })
}

function readingsAt({ patient, nth, course: { reading }, step, day, at }: Visit) {
  if (!reading) return []
  const { age, gender } = demoPerson(nth)
  const person = { ...unknownAdult, ageInYears: age, gender }
  return [
    {
      patientId: patient.patientId,
      type: reading.type,
      value: pick(reading.values, step),
      date: day,
      at,
      person,
    },
  ]
}
