import type { Insertable } from 'kysely'
import { momentIn } from '../../shared/kit/moments.ts'
import { dayIn } from '../../shared/kit/time/town-time.ts'
import { medicineOf } from '../../shared/prescriptions/formulary/prescriptions.unlisted.ts'
import type { ItemDraft, PrescriptionDraft } from '../../shared/prescriptions/prescriptions.forms.ts'
import type { PrescribedItem, Prescription } from '../../shared/prescriptions/prescriptions.schemas.ts'
import type { Judgement } from '../../shared/prescriptions/rules/prescriptions.judge.ts'
import type { Keys } from '../platform/auth/keys.ts'
import type { Tables } from '../platform/db/tables.ts'
import { newId } from '../platform/runtime/ids.ts'
import { codeOf } from '../platform/auth/paper-code.ts'
import { presentDispensed, type DispensedRow } from './prescriptions.dispensed.ts'
import type { PaperRow } from './paper/prescriptions.paper.repo.ts'
import type { ItemRow, PrescriptionRow, SignedRow } from './prescriptions.repo.ts'

/** What the form says, as columns. */
export function columnsOf(draft: PrescriptionDraft) {
  return {
    pregnancy: draft.pregnancy || null,
    weight_grams: draft.weightKg === null ? null : Math.round(draft.weightKg * 1_000),
    same_complaint: draft.isSameComplaint,
    age: draft.age,
    gender: draft.gender || null,
    address: draft.address,
    advice: draft.advice,
    valid_until: draft.validUntil || null,
  }
}

/** Name, list and schedule as they are in the formulary now: later changes of it change no prescription. */
export function itemRow(
  prescriptionId: string,
  position: number,
  item: ItemDraft,
  { concerns }: Pick<Judgement, 'concerns'>,
): Insertable<Tables['prescription_items']> {
  const medicine = medicineOf(item.medicine)
  return {
    id: newId(),
    prescription_id: prescriptionId,
    position,
    medicine: item.medicine,
    name: medicine?.name ?? item.medicine,
    form: item.form,
    strength: item.strength,
    guideline_list: medicine?.list ?? 'unnamed',
    schedule: medicine?.schedule ?? 'unknown',
    dose: item.dose && JSON.stringify(item.dose),
    food: item.food,
    quantity: item.quantity,
    refills: item.refills,
    note: item.note,
    concerns: [...concerns],
    reason: item.reason,
  }
}

export function draftOf(row: PrescriptionRow, items: readonly ItemRow[]): PrescriptionDraft {
  return {
    items: items.map(({ medicine, form, strength, dose, food, quantity, refills, note, reason }) => {
      return { medicine, form, strength, dose, food, quantity, refills, note, reason }
    }),
    pregnancy: row.pregnancy ?? '',
    weightKg: row.weight_grams === null ? null : row.weight_grams / 1_000,
    isSameComplaint: row.same_complaint,
    age: row.age,
    gender: row.gender ?? '',
    address: row.address,
    advice: row.advice,
    validUntil: row.valid_until ?? '',
  }
}

function presentItem(row: ItemRow): PrescribedItem[] {
  const { id, medicine, name, form, strength, schedule, dose, food, quantity, refills, note } = row
  // A signed one has both.
  if (dose === null || quantity === null) return []
  const said = { id, medicine, name, form, strength, schedule, food, refills, note }
  return [{ ...said, list: row.guideline_list, dose, quantity }]
}

interface Known {
  keys: Keys
  zone: string
  dispensed: readonly DispensedRow[]
  papers: readonly PaperRow[]
}

export function presentSigned(
  row: SignedRow,
  items: readonly ItemRow[],
  { keys, zone, dispensed, papers }: Known,
): Prescription {
  const { id, number, status, prescriber, patient, mode } = row
  if (!prescriber || !patient || !mode) throw new Error(`Prescription ${id} is not signed.`)
  return {
    id,
    number,
    verifyPath: `/verify/${codeOf(keys, { number, contentHash: row.content_hash })}`,
    encounterId: row.encounter_id,
    status,
    date: dayIn(zone, row.signed_at),
    signedAt: momentIn(zone, row.signed_at),
    validUntil: row.valid_until,
    stoppedAt: row.stopped_at && momentIn(zone, row.stopped_at),
    stopReason: row.stop_reason ?? '',
    mode,
    doctor: prescriber,
    patient,
    advice: row.advice,
    diagnosis: row.diagnosis ?? '',
    items: items.filter((one) => one.prescription_id === id).flatMap(presentItem),
    dispenses: presentDispensed(dispensed, id, zone),
    paper: presentPaper(papers, id, zone),
  }
}

function presentPaper(papers: readonly PaperRow[], prescriptionId: string, zone: string) {
  const paper = papers.find(({ prescription_id: of }) => of === prescriptionId)
  return paper ? { id: paper.id, type: paper.mime, at: momentIn(zone, paper.created_at) } : null
}
