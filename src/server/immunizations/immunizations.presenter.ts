import type { Immunization } from '../../shared/immunizations/immunizations.schemas.ts'
import { nameWithoutTitle } from '../../shared/doctors/doctors.names.ts'
import { momentIn } from '../../shared/kit/moments.ts'
import type { ImmunizationRow } from './immunizations.repo.ts'

export function presentImmunization(row: ImmunizationRow, zone: string): Immunization {
  return {
    id: row.id,
    givenOn: row.given_on,
    doses: row.doses,
    text: row.text,
    place: row.place,
    status: row.status,
    enteredBy: { as: row.entered_as, name: nameWithoutTitle(row.writer ?? '') },
    enteredAt: momentIn(zone, row.entered_at),
    confirmedBy: row.confirmed_at && { name: nameWithoutTitle(row.doctor ?? '') },
  }
}
