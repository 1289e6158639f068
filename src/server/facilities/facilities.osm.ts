import type { Category, Level } from '../../shared/facilities/facilities.kinds.ts'
import type { Unfit } from '../../shared/facilities/facilities.parsing.ts'
import { splitServices } from '../../shared/facilities/facilities.services.ts'
import type {
  FacilityRecord,
  Gathered,
  Refused,
  VillageRecord,
} from '../../shared/facilities/facilities.records.ts'
import { readFeatures } from './facilities.geojson.ts'

const levelOfTag: Record<string, Level> = {
  hospital: 'hospital',
  clinic: 'clinic',
  doctors: 'clinic',
  doctor: 'clinic',
  dentist: 'clinic',
  health_post: 'subCentre',
  centre: 'healthCentre',
}
const ownerOfTag: Record<string, Category> = {
  government: 'government',
  public: 'government',
  private: 'private',
  business: 'private',
  charitable: 'charitable',
  religious: 'charitable',
  ngo: 'charitable',
  community: 'charitable',
}
const unfitMarks: Record<string, Unfit> = {
  veterinary: 'notForHumans',
  pharmacy: 'notHealth',
  laboratory: 'notHealth',
}
const placeTags = new Set([
  'village',
  'hamlet',
  'town',
  'suburb',
  'neighbourhood',
  'isolated_dwelling',
  'city',
])

export function readFacilityFeatures(text: string, file: string): Gathered<FacilityRecord> {
  return collect(text, file, (one, tag) => {
    const mark = tag('amenity') || tag('healthcare')
    const isDentist = mark === 'dentist'
    const level = levelOfTag[mark] ?? null
    return {
      ...one,
      description: tag('name:en') || tag('name') || tag('official_name'),
      unfit: unfitMarks[mark] ?? null,
      hint: level,
      owner: ownerOfTag[tag('operator:type')] ?? (level === 'clinic' ? 'clinic' : null),
      nameHi: tag('name:hi'),
      namePa: tag('name:pa'),
      place: tag('addr:village') || tag('addr:suburb') || tag('addr:place') || tag('addr:city'),
      address: [tag('addr:housenumber'), tag('addr:street'), tag('addr:city')].filter(Boolean).join(', '),
      postalCode: /^\d{6}$/.test(tag('addr:postcode')) ? tag('addr:postcode') : '',
      phone: (tag('phone') || tag('contact:phone')).split(';')[0]?.trim() ?? '',
      services: servicesIn(tag('healthcare:speciality'), tag('emergency') === 'yes', isDentist),
      timing: tag('opening_hours'),
    }
  })
}

function servicesIn(speciality: string, hasEmergency: boolean, isDentist: boolean): string[] {
  const named = splitServices(speciality.replaceAll('_', ' '))
  return [...(hasEmergency ? ['Emergency'] : []), ...(isDentist ? ['Dental'] : []), ...named]
}

export function readVillageFeatures(text: string, file: string): Gathered<VillageRecord> {
  return collect(text, file, (one, tag) => ({
    ...one,
    // Without one of these tags it is something else that has a name.
    name: placeTags.has(tag('place')) ? tag('name:en') || tag('name') : '',
    population: /^\d{1,7}$/.test(tag('population')) ? Number(tag('population')) : null,
  }))
}

interface Located {
  line: number
  sourceId: string
  lat: number
  lng: number
}

function collect<R extends Located>(
  text: string,
  file: string,
  make: (located: Located, tag: (name: string) => string) => R,
): Gathered<R> {
  const records: R[] = []
  const refused: Refused[] = []
  for (const [at, { line, read }] of readFeatures(text, file).entries()) {
    if (!read) {
      refused.push({ line, what: `feature ${at + 1}`, reason: 'unreadable' })
      continue
    }
    const { id, tag, point } = read
    const sourceId = id || `${point.lat.toFixed(5)},${point.lng.toFixed(5)} ${tag('name')}`
    records.push(make({ line, sourceId, ...point }, tag))
  }
  return { source: 'openStreetMap', records, refused }
}
