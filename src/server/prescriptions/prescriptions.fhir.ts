import type { Dosage, MedicationRequest } from '@medplum/fhirtypes'
import {
  isCurrent,
  lastDayOf,
  unitOf,
  type Dose,
} from '../../shared/prescriptions/doses/prescriptions.doses.ts'
import { doseSentence, type Food } from '../../shared/prescriptions/doses/prescriptions.sentences.ts'
import type { Form, GuidelineList } from '../../shared/prescriptions/formulary/prescriptions.formulary.ts'
import { dayIn } from '../../shared/kit/time/town-time.ts'
import { seenBy } from '../platform/auth/care/sensitive.ts'
import type { FhirAsked, FhirEntry, FhirSource } from '../platform/context/fhir.ts'
import type { Tx } from '../platform/db/database.ts'
import { concept, doctorRef, ips, patientRef, translated, urlOf } from '../platform/fhir/elements.ts'
import { findIn } from '../platform/http/errors/sentences.ts'

/** The medicines of signed prescriptions, also of stopped ones and of courses that are over. */
export const prescriptionFhir: FhirSource = {
  sections: ['medications'],
  async read(tx, asked) {
    return (await readItems(tx, asked)).map((row) => prescribedEntry(row, asked))
  },
}

export interface PrescribedFhirRow {
  id: string
  prescription_id: string
  patient_id: string
  encounter_id: string
  doctor_id: string
  status: 'active' | 'stopped'
  number: string
  signed_at: Date
  stop_reason: string | null
  valid_until: string | null
  name: string
  list: GuidelineList
  form: Form
  strength: string
  dose: Dose
  food: Food | null
  quantity: number | null
  refills: number
  note: string
}

async function readItems(
  tx: Tx,
  { patientId, viewer }: Pick<FhirAsked, 'patientId' | 'viewer'>,
): Promise<PrescribedFhirRow[]> {
  return await tx
    .selectFrom('prescriptions as p')
    .innerJoin('encounters as e', 'e.id', 'p.encounter_id')
    .innerJoin('prescription_items as i', 'i.prescription_id', 'p.id')
    .select(['i.id', 'i.prescription_id', 'p.patient_id', 'p.encounter_id', 'e.doctor_id', 'p.status'])
    .select(['p.number', 'p.signed_at', 'p.stop_reason', 'p.valid_until', 'i.name', 'i.form'])
    .select(['i.strength', 'i.dose', 'i.food', 'i.quantity'])
    .select(['i.refills', 'i.note', 'i.guideline_list as list'])
    .where('p.patient_id', '=', patientId)
    .where(seenBy(viewer, 'e'))
    .where('p.status', '<>', 'draft')
    .$narrowType<{ status: 'active' | 'stopped'; number: string; signed_at: Date; dose: Dose }>()
    .orderBy('p.signed_at', 'desc')
    .orderBy('p.id', 'desc')
    .orderBy('i.position')
    .execute()
}

export function prescribedEntry(
  row: PrescribedFhirRow,
  { today, zone }: Pick<FhirAsked, 'today' | 'zone'>,
): FhirEntry {
  const from = dayIn(zone, row.signed_at)
  const { dose, form, food, refills, quantity } = row
  const status = statusOf(row, from, today)
  const said = sentencesOf(row)
  const dosage: Dosage = {
    ...translated(said),
    timing: { repeat: { boundsPeriod: { start: from, end: lastDayOf(dose, from) } } },
    ...(dose.kind === 'needed' && { asNeededBoolean: true }),
    ...(row.note !== '' && { patientInstruction: row.note }),
  }
  const resource: MedicationRequest & { id: string } = {
    resourceType: 'MedicationRequest',
    id: row.id,
    meta: ips('MedicationRequest'),
    identifier: [{ value: row.number }],
    status,
    ...(row.stop_reason && { statusReason: concept(row.stop_reason) }),
    intent: 'order',
    medicationCodeableConcept: concept(medicineOf(row)),
    subject: patientRef(row.patient_id),
    encounter: { reference: urlOf(row.encounter_id), type: 'Encounter' },
    authoredOn: row.signed_at.toISOString(),
    requester: doctorRef(row.doctor_id),
    dosageInstruction: [dosage],
    ...(row.list === 'unlisted' && {
      note: [{ text: findIn('en')('prescriptionCard.unlisted') ?? 'Not checked' }],
    }),
    dispenseRequest: {
      ...(row.valid_until !== null && { validityPeriod: { start: from, end: row.valid_until } }),
      numberOfRepeatsAllowed: refills,
      ...(quantity !== null && { quantity: { value: quantity, unit: unitOf(form) } }),
    },
  }
  const line = `${medicineOf(row).en}: ${sentencesOf({ dose, form, food }).en} (${status}, from ${from})`
  return { section: 'medications', resource, line, partOf: row.prescription_id }
}

function statusOf({ status, dose, refills }: PrescribedFhirRow, from: string, today: string) {
  if (status === 'stopped') return 'stopped'
  return isCurrent({ dose, refills }, from, today) ? 'active' : 'completed'
}

type Said = Pick<PrescribedFhirRow, 'dose' | 'form' | 'food'>

function sentencesOf({ dose, form, food }: Said) {
  const of = (language: 'en' | 'hi' | 'pa') =>
    doseSentence(findIn(language), { dose, unit: unitOf(form), food })
  return { en: of('en'), hi: of('hi'), pa: of('pa') }
}

function medicineOf({ name, strength, form }: Pick<PrescribedFhirRow, 'name' | 'strength' | 'form'>) {
  const of = (language: 'en' | 'hi' | 'pa') =>
    `${name} ${strength}`.trim() + `, ${findIn(language)(`prescriptionCard.forms.${form}`) ?? form}`
  return { en: of('en'), hi: of('hi'), pa: of('pa') }
}
