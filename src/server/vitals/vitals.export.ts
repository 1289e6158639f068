import { readingCodes, valuesOf } from '../../shared/vitals/codes/vitals.codes.ts'
import { readingText, readingTypes } from '../../shared/vitals/vitals.units.ts'
import { section, type ExportedSection, type Exporting } from '../platform/context/exporting.ts'
import type { Tx } from '../platform/db/database.ts'

/** All observations, also those entered in error; a doctor gets when they acknowledged one. */
export async function exportVitals(tx: Tx, { account, patientId }: Exporting): Promise<ExportedSection[]> {
  return [
    ...(patientId === null
      ? []
      : [
          section(
            'vitals.observations',
            (await readObservations(tx, patientId)).map(readable),
            ['effectiveOn', 'type', 'understood', 'interpretation', 'enteredInErrorAt'],
            { type: 'vitalSigns.types', interpretation: 'vitalSigns.grades' },
          ),
        ]),
    ...(account?.role === 'doctor'
      ? [section('vitals.acknowledged', await readAcknowledged(tx, account.id), ['acknowledgedAt'])]
      : []),
  ]
}

type Row = Awaited<ReturnType<typeof readObservations>>[number]

/** With its type and value as a screen shows them; a laboratory value keeps its code. */
function readable(row: Row) {
  const type = readingTypes.find((one) => readingCodes[one] === row.code) ?? row.code
  const values = valuesOf({ value: row.value, component_values: row.componentValues })
  return {
    ...row,
    type,
    understood: readingText({ values, unit: row.unit, saidUnit: row.originalUnit, offScale: row.offScale }),
  }
}

function readObservations(tx: Tx, patientId: string) {
  return tx
    .selectFrom('observations as o')
    .leftJoin('users as typist', 'typist.id', 'o.recorded_by')
    .leftJoin('users as doctor', 'doctor.id', 'o.acknowledged_by')
    .select(['o.id', 'o.code', 'o.value_text as valueText', 'o.value', 'o.component_codes as componentCodes'])
    .select(['o.component_values as componentValues', 'o.unit', 'o.original_unit as originalUnit'])
    .select(['o.context', 'o.off_scale as offScale', 'o.body_site as bodySite', 'o.symptoms'])
    .select('o.only_unanswered as onlyUnanswered')
    .select([
      'o.pregnancy',
      'o.age_in_months as ageInMonths',
      'o.interpretation',
      'o.rules_version as rulesVersion',
    ])
    .select(['o.needs_doctor as needsDoctor', 'o.effective_on as effectiveOn'])
    .select(['o.effective_at as effectiveAt', 'o.submitted_at as submittedAt', 'o.recorded_at as recordedAt'])
    .select(['o.source', 'typist.name as recordedBy', 'o.entered_in_error_at as enteredInErrorAt'])
    .select(['doctor.name as acknowledgedBy', 'o.acknowledged_at as acknowledgedAt'])
    .where('o.patient_id', '=', patientId)
    .orderBy('o.submitted_at')
    .execute()
}

function readAcknowledged(tx: Tx, doctorId: string) {
  return tx
    .selectFrom('observations')
    .select('acknowledged_at as acknowledgedAt')
    .where('acknowledged_by', '=', doctorId)
    .orderBy('acknowledged_at')
    .execute()
}
