import type { Dosage, MedicationStatement } from '@medplum/fhirtypes'
import { dosageInWords } from '../../../shared/reminders/reminders.dosage.ts'
import type { Dosage as PlannedDosage } from '../../../shared/reminders/reminders.fhir.ts'
import type { FhirEntry, FhirSource } from '../../platform/context/fhir.ts'
import type { Tx } from '../../platform/db/database.ts'
import { concept, ips, patientRef, translated, type Texts } from '../../platform/fhir/elements.ts'
import { nameOfValue, type Language } from '../../platform/http/errors/sentences.ts'

/**
 * Medicines of which somebody is reminded, with the plan that holds now; also those that ended. Not the reminders of a
 * prescription: they have the ids of its items, which are MedicationRequests.
 */
export const medicineFhir: FhirSource = {
  sections: ['medications'],
  async read(tx, { patientId, today }) {
    return (await readRows(tx, patientId)).map((row) => medicineEntry(row, today))
  },
}

export interface MedicineFhirRow {
  id: string
  patient_id: string
  name: string
  created_at: Date
  updated_at: Date
  removed_at: Date | null
  dosages: PlannedDosage[]
  ends_on: string | null
  starts_on: string
}

async function readRows(tx: Tx, patientId: string): Promise<MedicineFhirRow[]> {
  return await tx
    .selectFrom('reminders as r')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('reminder_plans')
          .select(['dosages', 'starts_on', 'ends_on'])
          .whereRef('reminder_id', '=', 'r.id')
          .orderBy('since', 'desc')
          .limit(1)
          .as('plan'),
      (join) => join.onTrue(),
    )
    .select(['r.id', 'r.patient_id', 'r.name', 'r.created_at', 'r.updated_at', 'r.removed_at'])
    .select(['plan.dosages', 'plan.starts_on', 'plan.ends_on'])
    .where('r.patient_id', '=', patientId)
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('prescription_items as i').select('i.id').whereRef('i.id', '=', 'r.id'))),
    )
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id')
    .execute()
}

export function medicineEntry(row: MedicineFhirRow, today: string): FhirEntry {
  const status = statusOf(row, today)
  const end = row.removed_at?.toISOString() ?? row.ends_on
  const resource: MedicationStatement & { id: string } = {
    resourceType: 'MedicationStatement',
    id: row.id,
    meta: ips('MedicationStatement'),
    status,
    medicationCodeableConcept: concept(row.name),
    subject: patientRef(row.patient_id),
    // A medicine may be removed before its first day.
    effectivePeriod: { start: row.starts_on, ...(end && end >= row.starts_on && { end }) },
    dateAsserted: row.updated_at.toISOString(),
    dosage: row.dosages.map(dosageWithText),
  }
  const how = resource.dosage?.flatMap(({ text }) => (text ? [text] : [])).join('; then ') ?? ''
  const line = `${row.name}${how === '' ? '' : `: ${how}`} (${status}, from ${row.starts_on})`
  return { section: 'medications', resource, line }
}

/** `unknown`: taken from the list, which does not say whether the medicine was stopped. */
function statusOf({ removed_at: removedAt, ends_on: endsOn }: MedicineFhirRow, today: string) {
  if (endsOn !== null && endsOn < today) return 'completed'
  return removedAt === null ? 'active' : 'unknown'
}

function dosageWithText(dosage: PlannedDosage): Dosage {
  const texts = textsOf(dosage)
  return { ...(dosage as Dosage), ...(texts.en !== '' && translated(texts)) }
}

function textsOf(dosage: PlannedDosage): Texts {
  const of = (language: Language) => {
    const times = dosage.timing.repeat.timeOfDay?.map((time) => time.slice(0, 5)).join(', ') ?? ''
    const much = dosageInWords((prefix, name) => nameOfValue(language, prefix, name), {
      amount: dosage.doseAndRate?.[0]?.doseQuantity.value ?? null,
      unit: dosage.doseAndRate?.[0]?.doseQuantity.unit ?? null,
      food: foodOf(dosage),
      dosage: dosage.patientInstruction ?? '',
    })
    return [times, much].filter((text) => text !== '').join(': ')
  }
  return { en: of('en'), hi: of('hi'), pa: of('pa') }
}

const foods = { AC: 'before', C: 'with', PC: 'after' } as const

function foodOf({ additionalInstruction }: PlannedDosage) {
  const code = additionalInstruction?.[0]?.coding[0]?.code
  return code ? foods[code] : null
}
