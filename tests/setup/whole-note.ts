import { emptyNote, type NoteDraft } from '../../src/shared/encounters/encounters.forms.ts'

/** A doctor’s note with another text in each field. */
export const wholeNote: NoteDraft = {
  ...emptyNote,
  mode: 'phone',
  consent: 'explicit',
  consentWords: 'yes, by telephone',
  identity: true,
  informant: 'healthWorker',
  present: 'her sister-in-law',
  complaint: 'wakes from coughing',
  history: 'cold since Lohri',
  general: 'thin',
  chest: 'wheeze on both sides',
  abdomen: 'soft',
  nervous: 'alert and oriented',
  notExamined: ['other'],
  diagnosis: 'asthma of the night',
  diagnosisStatus: 'confirmed',
  tests: 'peak flow',
  referral: 'chest clinic, Patiala',
  advice: 'no incense in the bedroom',
  returnSigns: ['breathless'],
  returnOther: 'blue lips',
  followUpOn: '2026-12-17',
}
