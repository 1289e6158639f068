import { buildPerson, type BuiltPerson } from '../../accounts/accounts.fixtures.ts'
import { buildMembership } from '../../facilities/facilities.fixtures.ts'
import { buildDocument } from '../../documents/documents.fixtures.ts'
import { buildResults } from '../../laboratory/laboratory.fixtures.ts'
import { buildLabOrder } from '../../labs/labs.fixtures.ts'
import type { AppContext } from '../../platform/context/request-context.ts'
import { dayIn } from '../../../shared/kit/time/town-time.ts'
import type { LabCode } from '../../../shared/labs/catalogue/labs.catalogue.ts'

type Town = Pick<AppContext, 'store' | 'clock' | 'town' | 'files'>

interface Place {
  facilityId: string
  doctor: BuiltPerson
  patients: readonly BuiltPerson[]
}

interface Report {
  patient: number
  daysAgo: number
  values: Partial<Record<LabCode, number | string>>
  isReviewed: boolean
  /** The patient sent the paper, too. */
  hasPaper?: true
}

/** Invented, like the people. Three wait for the doctor, as in the specification's samples. */
const reports: readonly Report[] = [
  {
    patient: 0,
    daysAgo: 210,
    values: { glucoseFasting: 112, hba1c: 5.9, haemoglobin: 11.2 },
    isReviewed: true,
  },
  {
    patient: 0,
    daysAgo: 95,
    values: { glucoseFasting: 124, hba1c: 6.3, creatinine: 0.9 },
    isReviewed: true,
    hasPaper: true,
  },
  {
    patient: 0,
    daysAgo: 3,
    values: { glucoseFasting: 131, hba1c: 6.8, urineProtein: 'trace' },
    isReviewed: false,
  },
  {
    patient: 1,
    daysAgo: 2,
    values: { haemoglobin: 13.4, platelets: 212, malaria: 'negative' },
    isReviewed: false,
  },
  { patient: 2, daysAgo: 1, values: { tsh: 2.1, cholesterol: 188 }, isReviewed: false },
]

const dayMs = 24 * 3_600_000

/** A technician of this facility, reports of a year, and an order that waits for its sample. */
export async function seedLabs(
  appContext: Town,
  { facilityId, doctor, patients }: Place,
  password: string,
): Promise<BuiltPerson> {
  const technician = await buildPerson(appContext, {
    role: 'patient',
    username: 'laboratory',
    name: 'Kulwant Singh',
    password,
  })
  await buildMembership(appContext, { userId: technician.id, facilityId, role: 'lab' })
  for (const report of reports) {
    const of = { doctorId: doctor.id, patientId: patients[report.patient]?.patientId ?? '' }
    const at = new Date(appContext.clock().getTime() - report.daysAgo * dayMs)
    const items = Object.keys(report.values) as LabCode[]
    const orderId = await buildLabOrder(appContext, { ...of, items, pregnancy: 'no', at })
    const measuredAt = new Date(at.getTime() + 5 * 3_600_000)
    const by = { facilityId, enteredBy: technician.id, at: measuredAt }
    await buildResults(appContext, { orderId, ...by, values: report.values, isReviewed: report.isReviewed })
    const takenOn = dayIn(appContext.town.timeZone, measuredAt)
    if (report.hasPaper)
      await buildDocument(appContext, { patientId: of.patientId, labOrder: orderId, takenOn })
  }
  const at = new Date(appContext.clock().getTime() - 20 * 3_600_000)
  const waiting = {
    doctorId: doctor.id,
    patientId: patients[0]?.patientId ?? '',
    pregnancy: 'no',
    at,
  } as const
  const note = 'Come fasting, before 10 in the morning'
  await buildLabOrder(appContext, { ...waiting, items: ['cholesterol', 'ldl', 'hdl', 'triglycerides'], note })
  return technician
}
