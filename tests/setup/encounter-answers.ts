import { emptyNote, type NoteDraft } from '../../src/shared/encounters/encounters.forms.ts'
import type { EncounterForDoctor, SignedNote } from '../../src/shared/encounters/encounters.schemas.ts'

const at = { at: '2026-11-21T09:50:00.000Z', date: '2026-11-21', time: '15:20' }

/** Of a visit in which nothing was written yet. */
export const begunNote: NoteDraft = { ...emptyNote, mode: 'in-person' }

/** An encounter in progress, as its doctor reads it. */
export function encounterAnswer(changes: Partial<EncounterForDoctor> = {}): EncounterForDoctor {
  return {
    id: '01a1fd14-3547-736d-953f-202a5e4eea86',
    appointmentId: '01a1fd14-3547-736d-953f-202a5e4eea87',
    patient: { id: '01a1fd14-3547-736d-953f-202a5e4eea88', name: 'Simran Kaur' },
    type: 'in-person',
    date: '2026-11-21',
    startedAt: { ...at, time: '15:00' },
    alarm: null,
    reason: 'fever for three days',
    redFlags: [],
    note: begunNote,
    status: 'none',
    version: 0,
    savedAt: null,
    signedAt: null,
    addenda: [],
    isSensitive: false,
    ...changes,
  }
}

export const signedNote: NoteDraft = {
  ...emptyNote,
  mode: 'phone',
  consent: 'implied',
  identity: true,
  informant: 'parent',
  complaint: 'Fever for three days',
  chest: 'Clear',
  notExamined: ['abdomen'],
  diagnosis: 'Viral fever',
  diagnosisStatus: 'provisional',
  advice: 'Rest, much water',
  returnSigns: ['breathless', 'fits'],
  returnOther: 'the fever lasts longer than Friday',
  followUpOn: '2026-11-28',
}

export function signedAnswer(changes: Partial<SignedNote> = {}): SignedNote {
  return {
    id: '01a1fd14-3547-736d-953f-202a5e4eea86',
    appointmentId: null,
    doctor: {
      id: '01a1fd14-3547-736d-953f-202a5e4eea99',
      name: 'Navjot Kaur Gill',
      registrationNumber: 'PMC-1',
    },
    facility: { name: 'Civil Hospital Nabha', namePa: 'ਸਿਵਲ ਹਸਪਤਾਲ ਨਾਭਾ' },
    type: 'in-person',
    date: '2026-11-21',
    isYours: false,
    alarm: null,
    note: signedNote,
    signedAt: at,
    addenda: [],
    ...changes,
  }
}
