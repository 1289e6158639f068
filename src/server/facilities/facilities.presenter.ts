import { phoneDigits } from '../../shared/kit/text/digits.ts'
import type { Facility, ListedFacility } from '../../shared/facilities/facilities.schemas.ts'
import { dialOf } from '../../shared/town/town.numbers.ts'
import type { Town } from '../../shared/town/town.schemas.ts'
import type { FacilityRow } from './facilities.repo.ts'

/** The sample whose number belongs to the town: see db/migrations/0004_facilities.sql. */
const civilHospital = 'civil-hospital'

export function isTownsHospital(row: Pick<FacilityRow, 'is_sample' | 'source_id'>): boolean {
  return row.is_sample && row.source_id === civilHospital
}

export function presentFacility(row: FacilityRow, town: Town): Facility {
  const { number, shown, isDoubtful } = dialOf(town.emergency, 'civilHospital')
  const phone = isTownsHospital(row) ? shown : row.phone
  const isUnconfirmed = isDoubtful && phone !== '' && phoneDigits(phone) === phoneDigits(number)
  return {
    id: row.id,
    name: row.name,
    nameHi: row.name_hi,
    namePa: row.name_pa,
    category: row.category,
    level: row.level,
    place: row.place,
    address: row.address,
    postalCode: row.postal_code,
    phone,
    isPhoneConfirmed: !isUnconfirmed,
    services: row.services,
    timing: row.timing,
    rating: row.rating,
    lat: row.lat,
    lng: row.lng,
    isSample: row.is_sample,
    isPlaceDoubtful: row.is_place_doubtful,
    source: row.source,
  }
}

/** The civil hospital among real facilities before anybody has checked it: invented details are left out. */
export function presentTownsHospital(row: FacilityRow, town: Town): Facility {
  const unknown = { services: [], timing: '', rating: null, isSample: false, isPlaceDoubtful: true }
  return { ...presentFacility(row, town), ...unknown }
}

export function presentListed(row: FacilityRow, town: Town, changedBy: string | null): ListedFacility {
  const isHidden = row.hidden_at !== null
  return { ...presentFacility(row, town), isHidden, version: versionOf(row), changedBy }
}

export function versionOf(row: FacilityRow): string {
  return row.updated_at.toISOString()
}
