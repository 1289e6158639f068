import { emptyDraft } from '../../src/shared/prescriptions/prescriptions.forms.ts'
import type { PrescribingDesk, Prescription } from '../../src/shared/prescriptions/prescriptions.schemas.ts'

export const signedAt = { at: '2026-11-21T09:50:00.000Z', date: '2026-11-21', time: '15:20' }

/** A signed one, as it is read. */
export function prescriptionAnswer(changes: Partial<Prescription> = {}): Prescription {
  return {
    id: '01a1fd14-3547-736d-953f-202a5e4eea86',
    number: 'K7QM4XWD',
    verifyPath: '/verify/K7QM4XWD-abc',
    encounterId: '01a1fd14-3547-736d-953f-202a5e4eea87',
    status: 'active',
    date: '2026-11-21',
    signedAt,
    validUntil: '2026-12-21',
    stoppedAt: null,
    stopReason: '',
    mode: 'audio',
    doctor: {
      name: 'Navjot Kaur Gill',
      qualification: 'MBBS',
      council: 'Punjab Medical Council',
      registrationNumber: 'PMC-1',
      clinic: 'Civil Hospital Nabha',
    },
    patient: {
      name: 'Simran Kaur',
      age: 30,
      gender: 'Female',
      address: 'Nabha',
      weightKg: null,
      pregnancy: 'no',
    },
    advice: 'Drink much water',
    diagnosis: 'Viral fever',
    items: [
      {
        id: '01a1fd14-3547-736d-953f-202a5e4eea88',
        medicine: 'paracetamol',
        name: 'Paracetamol',
        form: 'tablet',
        strength: '500 mg',
        list: 'O',
        schedule: 'unknown',
        dose: { kind: 'slots', amounts: { morning: 1, noon: 0, evening: 0, night: 1 }, every: 1, days: 5 },
        food: 'after',
        quantity: 10,
        refills: 0,
        note: '',
      },
    ],
    dispenses: [],
    paper: null,
    ...changes,
  }
}

/** What the doctor of an encounter reads. */
export function deskAnswer(changes: Partial<PrescribingDesk> = {}): PrescribingDesk {
  return {
    encounterId: '01a1fd14-3547-736d-953f-202a5e4eea87',
    patient: {
      id: '01a1fd14-3547-736d-953f-202a5e4eea89',
      name: 'Simran Kaur',
      age: 60,
      gender: 'Female',
      address: 'Nabha',
      language: null,
    },
    mode: 'in-person',
    date: '2026-11-21',
    lastInPerson: null,
    missing: [],
    current: [],
    undisclosed: [],
    record: [],
    version: 0,
    draft: emptyDraft,
    signed: [],
    ...changes,
  }
}
