/** What a value is: a number in the test's unit, found or not found, or one of a few words. */
export type LabKind =
  | { kind: 'number'; decimals: number; least: number; most: number }
  | { kind: 'presence' }
  | { kind: 'choice'; choices: readonly string[] }

export const presences = ['negative', 'positive'] as const
export const stripGrades = ['nil', 'trace', '1+', '2+', '3+', '4+'] as const
export const bloodGroups = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const

export const labGroups = ['blood', 'sugar', 'salts', 'liver', 'fats', 'infection', 'urine', 'other'] as const
export type LabGroup = (typeof labGroups)[number]

/** Beyond these limits it is a typing error, or another unit: never a value. */
const number = (least: number, most: number, decimals = 1) =>
  ({ kind: 'number', decimals, least, most }) as const
const presence = { kind: 'presence' } as const
const strip = { kind: 'choice', choices: stripGrades } as const

/**
 * The tests that a district hospital does: group, LOINC code, UCUM unit, value. Sources: docs/clinical-sources.md. Tests
 * for HIV are left out (decision 0109).
 */
const rows = {
  haemoglobin: ['blood', '718-7', 'g/dL', number(1, 25)],
  haematocrit: ['blood', '4544-3', '%', number(5, 75)],
  platelets: ['blood', '777-3', '10*9/L', number(1, 2_000, 0)],
  leucocytes: ['blood', '6690-2', '10*9/L', number(0.1, 500)],
  esr: ['blood', '30341-2', 'mm/h', number(0, 200, 0)],
  bloodGroup: ['blood', '882-1', '', { kind: 'choice', choices: bloodGroups }],
  glucoseFasting: ['sugar', '1558-6', 'mg/dL', number(10, 1_500, 0)],
  glucoseAfterFood: ['sugar', '1521-4', 'mg/dL', number(10, 1_500, 0)],
  glucoseRandom: ['sugar', '2345-7', 'mg/dL', number(10, 1_500, 0)],
  hba1c: ['sugar', '4548-4', '%', number(3, 20)],
  creatinine: ['salts', '2160-0', 'mg/dL', number(0.1, 40, 2)],
  urea: ['salts', '3091-6', 'mg/dL', number(2, 600, 0)],
  sodium: ['salts', '2951-2', 'mmol/L', number(90, 200)],
  potassium: ['salts', '2823-3', 'mmol/L', number(1, 12)],
  calcium: ['salts', '17861-6', 'mg/dL', number(3, 20)],
  uricAcid: ['salts', '3084-1', 'mg/dL', number(0.5, 30)],
  bilirubin: ['liver', '1975-2', 'mg/dL', number(0.1, 60)],
  alt: ['liver', '1742-6', 'U/L', number(1, 20_000, 0)],
  ast: ['liver', '1920-8', 'U/L', number(1, 20_000, 0)],
  cholesterol: ['fats', '2093-3', 'mg/dL', number(30, 1_500, 0)],
  ldl: ['fats', '13457-7', 'mg/dL', number(5, 1_000, 0)],
  hdl: ['fats', '2085-9', 'mg/dL', number(3, 200, 0)],
  triglycerides: ['fats', '2571-8', 'mg/dL', number(10, 10_000, 0)],
  malaria: ['infection', '70569-9', '', presence],
  dengueNs1: ['infection', '75377-2', '', presence],
  sputumTb: ['infection', '11545-1', '', presence],
  hbsAg: ['infection', '5195-3', '', presence],
  antiHcv: ['infection', '16128-1', '', presence],
  crp: ['infection', '1988-5', 'mg/L', number(0, 600)],
  urineProtein: ['urine', '20454-5', '', strip],
  urineSugar: ['urine', '25428-4', '', strip],
  urineKetones: ['urine', '2514-8', '', strip],
  pregnancyTest: ['urine', '2106-3', '', presence],
  tsh: ['other', '3016-3', 'm[IU]/L', number(0.001, 500, 3)],
} as const satisfies Record<string, readonly [LabGroup, string, string, LabKind]>

export type LabCode = keyof typeof rows
export const labCodes = Object.keys(rows) as readonly LabCode[] as readonly [LabCode, ...LabCode[]]

export interface LabTest {
  code: LabCode
  group: LabGroup
  loinc: string
  /** UCUM; empty: no number. */
  unit: string
  value: LabKind
}

export function labTest(code: LabCode): LabTest {
  const [group, loinc, unit, value] = rows[code]
  return { code, group, loinc, unit, value }
}

export const labTests: readonly LabTest[] = labCodes.map(labTest)

/** As reports print it. */
export function shownUnit(unit: string): string {
  return unit.replace('10*9/L', '×10⁹/L').replace('m[IU]/L', 'mIU/L')
}
