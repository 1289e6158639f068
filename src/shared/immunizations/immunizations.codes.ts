/** Of the national programme, and given for other reasons. `other`: in the person's own words. */
export type Vaccine =
  | 'bcg'
  | 'hepatitisB'
  | 'opv'
  | 'pentavalent'
  | 'rotavirus'
  | 'fipv'
  | 'pcv'
  | 'mr'
  | 'dpt'
  | 'td'
  | 'hpv'
  | 'japaneseEncephalitis'
  | 'rabies'
  | 'typhoid'
  | 'influenza'
  | 'covid19'
  | 'other'

interface Dose {
  vaccine: Vaccine
  /** Its number in the series as the vaccination card counts it; of other doses nobody knows it. */
  number?: number | 'booster' | 'booster1' | 'booster2'
}

const known = {
  bcg: { vaccine: 'bcg' },
  hepatitisB0: { vaccine: 'hepatitisB', number: 0 },
  opv0: { vaccine: 'opv', number: 0 },
  opv1: { vaccine: 'opv', number: 1 },
  pentavalent1: { vaccine: 'pentavalent', number: 1 },
  rotavirus1: { vaccine: 'rotavirus', number: 1 },
  fipv1: { vaccine: 'fipv', number: 1 },
  pcv1: { vaccine: 'pcv', number: 1 },
  opv2: { vaccine: 'opv', number: 2 },
  pentavalent2: { vaccine: 'pentavalent', number: 2 },
  rotavirus2: { vaccine: 'rotavirus', number: 2 },
  opv3: { vaccine: 'opv', number: 3 },
  pentavalent3: { vaccine: 'pentavalent', number: 3 },
  rotavirus3: { vaccine: 'rotavirus', number: 3 },
  fipv2: { vaccine: 'fipv', number: 2 },
  pcv2: { vaccine: 'pcv', number: 2 },
  mr1: { vaccine: 'mr', number: 1 },
  fipv3: { vaccine: 'fipv', number: 3 },
  pcvBooster: { vaccine: 'pcv', number: 'booster' },
  mr2: { vaccine: 'mr', number: 2 },
  dptBooster1: { vaccine: 'dpt', number: 'booster1' },
  opvBooster: { vaccine: 'opv', number: 'booster' },
  dptBooster2: { vaccine: 'dpt', number: 'booster2' },
  td10: { vaccine: 'td' },
  td16: { vaccine: 'td' },
  td: { vaccine: 'td' },
  hepatitisB: { vaccine: 'hepatitisB' },
  hpv: { vaccine: 'hpv' },
  japaneseEncephalitis: { vaccine: 'japaneseEncephalitis' },
  rabies: { vaccine: 'rabies' },
  typhoid: { vaccine: 'typhoid' },
  influenza: { vaccine: 'influenza' },
  covid19: { vaccine: 'covid19' },
  other: { vaccine: 'other' },
} as const satisfies Record<string, Dose>
export type DoseCode = keyof typeof known

/** Doses as they stand on the card of the national programme; the last ones may be given more than once. */
export const doses: Readonly<Record<DoseCode, Dose>> = known
export const doseCodes = Object.keys(doses) as DoseCode[]

/** FHIR Immunization.status: what was entered by mistake was never given. */
export const immunizationStatuses = ['completed', 'entered-in-error'] as const
export type ImmunizationStatus = (typeof immunizationStatuses)[number]
