import type { LongConditionCode } from '../../../shared/conditions/conditions.codes.ts'
import type { LabCode } from '../../../shared/labs/catalogue/labs.catalogue.ts'
import type { ItemDraft } from '../../../shared/prescriptions/prescriptions.forms.ts'
import { exampleItem } from '../../prescriptions/prescriptions.fixtures.ts'
import type { ReadingOptions } from '../../vitals/vitals.fixtures.ts'

/** A long illness as it goes over four visits: what doctors wrote, invented, like the people. */
export interface Course {
  condition: { code: LongConditionCode; text: string }
  complaint: string
  diagnosis: string
  medicine: ItemDraft
  advice: string
  reading?: { type: ReadingOptions['type']; values: readonly string[] }
  labs?: readonly Partial<Record<LabCode, number>>[]
}

export const visitsOfCourse = 4

/** What the patient said, from the first visit to the last. */
export const histories = [
  'Found at a health camp. No medicine so far.',
  'Takes the medicine daily, no complaints.',
  'Was at a wedding and without medicine for ten days.',
  'Well. Walks half an hour in the morning.',
] as const

const days = 80
const slots = (morning: number, evening: number): ItemDraft['dose'] => ({
  kind: 'slots',
  amounts: { morning, noon: 0, evening, night: 0 },
  every: 1,
  days,
})

/** The first is that of the first patient, whose blood pressure another doctor treats. */
export const courses: readonly Course[] = [
  {
    condition: { code: 'thyroid', text: '' },
    complaint: 'Tired, gains weight',
    diagnosis: 'Hypothyroidism',
    medicine: {
      ...exampleItem,
      medicine: 'levothyroxine',
      strength: '50 mcg',
      dose: slots(1, 0),
      food: 'before',
      quantity: days,
    },
    advice: 'The tablet with water, half an hour before tea',
    labs: [{ tsh: 11.8 }, { tsh: 6.9 }, {}, { tsh: 3.2 }],
  },
  {
    condition: { code: 'hypertension', text: '' },
    complaint: 'Blood pressure check',
    diagnosis: 'Hypertension',
    medicine: {
      ...exampleItem,
      medicine: 'amlodipine',
      strength: '5 mg',
      dose: slots(1, 0),
      quantity: days,
    },
    advice: 'Less salt, measure twice a week',
    reading: { type: 'bloodPressure', values: ['162/98', '148/92', '154/94', '136/84'] },
  },
  {
    condition: { code: 'diabetes', text: '' },
    complaint: 'Sugar check',
    diagnosis: 'Type 2 diabetes',
    medicine: { ...exampleItem, medicine: 'metformin', dose: slots(1, 1), quantity: 2 * days },
    advice: 'No sweet tea, look at the feet every evening',
    reading: {
      type: 'bloodSugar',
      values: ['fasting 178', 'fasting 146', 'fasting 160', 'fasting 128'],
    },
    labs: [
      { hba1c: 9.1, glucoseFasting: 182 },
      { hba1c: 8.2 },
      { hba1c: 8.4, creatinine: 0.9 },
      { hba1c: 7.1 },
    ],
  },
  {
    condition: { code: 'other', text: 'Arthritis of the knees' },
    complaint: 'Knees hurt on the stairs',
    diagnosis: 'Osteoarthritis of both knees',
    medicine: {
      ...exampleItem,
      dose: { kind: 'needed', amount: 1, gapHours: 6, mostPerDay: 3, days: 10 },
      quantity: 30,
    },
    advice: 'Exercises for the thighs, no squatting',
  },
]
