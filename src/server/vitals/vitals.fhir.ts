import type { Observation } from '@medplum/fhirtypes'
import { sql } from 'kysely'
import { dayIn } from '../../shared/kit/time/town-time.ts'
import { eachOf, readingCodes, typeOfCode, valuesOf } from '../../shared/vitals/codes/vitals.codes.ts'
import { siteOfCode, type SiteCode } from '../../shared/vitals/codes/vitals.sites.ts'
import type { Pregnancy } from '../../shared/vitals/grading/vitals.person.ts'
import {
  readingText,
  type ReadingType,
  type SugarContext,
  type Unit,
} from '../../shared/vitals/vitals.units.ts'
import type { FhirEntry, FhirSource } from '../platform/context/fhir.ts'
import type { Tx } from '../platform/db/database.ts'
import {
  concept,
  hl7,
  idBeside,
  ips,
  loinc,
  named,
  patientRef,
  quantity,
  snomed,
} from '../platform/fhir/elements.ts'

/** Readings as they were measured, without those entered in error; and what was last said of a pregnancy. */
export const vitalFhir: FhirSource = {
  sections: ['vitalSigns', 'results', 'pregnancy'],
  async read(tx, { patientId, zone, mostReadings }) {
    const rows = await readRows(tx, patientId, mostReadings)
    const said = await readPregnancy(tx, patientId)
    return [...rows.map((row) => readingEntry(row, zone)), ...(said ? pregnancyEntry(said) : [])]
  },
}

export interface ReadingFhirRow {
  id: string
  patient_id: string
  code: string
  value: number | null
  component_values: number[] | null
  unit: Unit
  original_unit: Unit
  off_scale: 'low' | 'high' | null
  context: SugarContext | null
  body_site: SiteCode | null
  effective_on: string
  effective_at: Date | null
  recorded_at: Date
}

function readRows(tx: Tx, patientId: string, most: number): Promise<ReadingFhirRow[]> {
  const at = sql<Date>`happened_at(o.effective_at, o.effective_on, o.submitted_at)`
  return tx
    .selectFrom('observations as o')
    .select(['o.id', 'o.patient_id', 'o.code', 'o.value', 'o.component_values', 'o.unit'])
    .select(['o.original_unit', 'o.off_scale', 'o.context', 'o.body_site'])
    .select(['o.effective_on', 'o.effective_at', 'o.recorded_at'])
    .where('o.patient_id', '=', patientId)
    .where('o.source', '=', sql.lit('typed'))
    .where('o.code', 'in', Object.values(readingCodes))
    .where('o.entered_in_error_at', 'is', null)
    .orderBy(at, 'desc')
    .orderBy('o.id', 'desc')
    .limit(most)
    .execute()
}

const laboratory: ReadonlySet<ReadingType> = new Set(['bloodSugar', 'haemoglobin', 'hba1c'])
const r4 = 'http://hl7.org/fhir/StructureDefinition/'
const profiles: Partial<Record<ReadingType, string>> = {
  bloodPressure: 'bp',
  heartRate: 'heartrate',
  temperature: 'bodytemp',
  oxygenSaturation: 'oxygensat',
  respiratoryRate: 'resprate',
  height: 'bodyheight',
  weight: 'bodyweight',
}

export function readingEntry(row: ReadingFhirRow, zone: string): FhirEntry {
  const type = typeOfCode(row.code)
  const isLaboratory = laboratory.has(type)
  const category = isLaboratory ? 'laboratory' : 'vital-signs'
  const resource: Observation & { id: string } = {
    resourceType: 'Observation',
    id: row.id,
    meta: isLaboratory
      ? ips('Observation-results-laboratory-pathology')
      : { profile: [r4 + (profiles[type] ?? 'vitalsigns')] },
    status: 'final',
    category: [hl7('observation-category', category)],
    code: codeOf(type),
    subject: patientRef(row.patient_id),
    effectiveDateTime: row.effective_at?.toISOString() ?? row.effective_on,
    issued: row.recorded_at.toISOString(),
    performer: [patientRef(row.patient_id)],
    ...valueOf(row, type),
    ...notesOf(row),
    ...(row.body_site !== null && { bodySite: siteOf(row.body_site) }),
  }
  const on = row.effective_at ? dayIn(zone, row.effective_at) : row.effective_on
  const line = `${on}: ${named(`vitalSigns.types.${type}`).en} ${textOf(row)}`
  return { section: isLaboratory ? 'results' : 'vitalSigns', resource, line }
}

/** The profile of FHIR asks for the general code beside that of the finger clip. */
function codeOf(type: ReadingType) {
  const codes = type === 'oxygenSaturation' ? ['2708-6', readingCodes[type]] : [readingCodes[type]]
  return concept(
    named(`vitalSigns.types.${type}`),
    codes.map((code) => ({ system: loinc, code })),
  )
}

/** HI and LO of a meter are no number: the interpretation says off scale. */
function valueOf(row: ReadingFhirRow, type: ReadingType): Partial<Observation> {
  const [first, second] = valuesOf(row)
  if (row.off_scale !== null || first === undefined) {
    const sign = row.off_scale === 'high' ? '>' : '<'
    return {
      dataAbsentReason: hl7('data-absent-reason', 'not-a-number'),
      ...(row.off_scale !== null && { interpretation: [hl7('v3-ObservationInterpretation', sign)] }),
    }
  }
  if (type !== 'bloodPressure' || second === undefined) return { valueQuantity: quantity(first, row.unit) }
  const part = (code: string, value: number) => ({
    code: { coding: [{ system: loinc, code }] },
    valueQuantity: quantity(value, row.unit),
  })
  return { component: [part('8480-6', first), part('8462-4', second)] }
}

function notesOf(row: ReadingFhirRow): Pick<Observation, 'note'> {
  const each = eachOf(row)
  const notes = [
    ...(row.off_scale === null ? [] : [`The meter showed ${textOf(row)}`]),
    ...(row.context === null ? [] : [named(`vitalSigns.contexts.${row.context}`).en]),
    ...(each.length > 1 ? [`Mean of two: ${each.map((one) => one.join('/')).join(' and ')}`] : []),
  ]
  return notes.length === 0 ? {} : { note: notes.map((text) => ({ text })) }
}

function siteOf(code: SiteCode) {
  return concept(named(`vitalSigns.sites.${siteOfCode(code)}`), [{ system: snomed, code }])
}

function textOf({ unit, original_unit: saidUnit, off_scale: offScale, ...row }: ReadingFhirRow): string {
  return readingText({ values: valuesOf(row), unit, saidUnit, offScale })
}

export interface PregnancyFhirRow {
  id: string
  patient_id: string
  pregnancy: Pregnancy
  effective_on: string
}

function readPregnancy(tx: Tx, patientId: string): Promise<PregnancyFhirRow | undefined> {
  return tx
    .selectFrom('observations')
    .select(['id', 'patient_id', 'pregnancy', 'effective_on'])
    .where('patient_id', '=', patientId)
    .where('pregnancy', 'is not', null)
    .where('entered_in_error_at', 'is', null)
    .$narrowType<{ pregnancy: Pregnancy }>()
    .orderBy('submitted_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

const pregnancyCodes = { pregnant: '77386006', no: '60001007', afterBirth: '60001007' } as const

/** As it was said with a reading: of that day. */
export function pregnancyEntry(row: PregnancyFhirRow): FhirEntry[] {
  const { id, patient_id: patientId, pregnancy, effective_on: on } = row
  const resource: Observation & { id: string } = {
    resourceType: 'Observation',
    id: idBeside(id, 'pregnancy'),
    meta: ips('Observation-pregnancy-status'),
    status: 'final',
    code: { coding: [{ system: loinc, code: '82810-3', display: 'Pregnancy status' }] },
    subject: patientRef(patientId),
    effectiveDateTime: on,
    performer: [patientRef(patientId)],
    valueCodeableConcept: concept(named(`summary.pregnancy.${pregnancy}`), [
      { system: snomed, code: pregnancyCodes[pregnancy] },
    ]),
  }
  return [{ section: 'pregnancy', resource, line: `${on}: ${named(`summary.pregnancy.${pregnancy}`).en}` }]
}
