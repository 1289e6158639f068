import type { ListedFacility } from '../../../shared/facilities/facilities.schemas.ts'
import { town } from '../../platform/clock/town.ts'

export type FacilityValues = ReturnType<typeof valuesOf>

/** The name of the form's draft. */
export function draftNameOf(known: ListedFacility | null): string {
  return `facilities.${known?.id ?? 'new'}`
}

/** Form values: everything is text. */
export function valuesOf(known: ListedFacility | null) {
  return {
    name: known?.name ?? '',
    nameHi: known?.nameHi ?? '',
    namePa: known?.namePa ?? '',
    category: known?.category ?? '',
    level: known?.level ?? '',
    place: known?.place ?? '',
    address: known?.address ?? '',
    postalCode: known?.postalCode ?? town().postalCode,
    phone: known?.phone ?? '',
    services: known?.services.join(', ') ?? '',
    timing: known?.timing ?? '',
    lat: known ? String(known.lat) : '',
    lng: known ? String(known.lng) : '',
    version: known?.version ?? '',
  }
}
