import type { NoteDraft } from '../../../../shared/encounters/encounters.forms.ts'
import type { Text } from '../../../platform/i18n/i18n.tsx'
import type { Row } from '../../../platform/outbox/mutation-label.ts'

/** In the order of the form. */
const fields = [
  'mode',
  'consent',
  'consentWords',
  'identity',
  'informant',
  'present',
  'complaint',
  'history',
  'general',
  'chest',
  'abdomen',
  'nervous',
  'other',
  'notExamined',
  'diagnosis',
  'diagnosisStatus',
  'tests',
  'referral',
  'advice',
  'returnSigns',
  'returnOther',
  'followUpOn',
] as const satisfies (keyof NoteDraft)[]

/** A note as labelled rows, to compare what two devices wrote. */
export function noteRows(text: Text, record: Record<string, unknown>): Row[] {
  const { t } = text
  const note = record as Partial<NoteDraft>
  return fields.map((field) => ({
    field,
    label: labelOf(t, field),
    value: valueOf(text, note, field),
  }))
}

function labelOf(t: Text['t'], field: (typeof fields)[number]): string {
  switch (field) {
    case 'notExamined':
      return t('visitNotes.notExamined')
    case 'identity':
    case 'consentWords':
    case 'diagnosisStatus':
    case 'returnSigns':
    case 'returnOther':
    case 'followUpOn':
      return t(`encounters.labels.${field}`)
    default:
      return t(`visitNotes.fields.${field}`)
  }
}

function valueOf({ t, day }: Text, note: Partial<NoteDraft>, field: (typeof fields)[number]): string {
  switch (field) {
    case 'identity':
      return note.identity ? '✓' : ''
    case 'mode':
      return note.mode ? t(`visitNotes.modes.${note.mode}`) : ''
    case 'consent':
      return note.consent ? t(`visitNotes.consents.${note.consent}`) : ''
    case 'informant':
      return note.informant ? t(`visitNotes.informants.${note.informant}`) : ''
    case 'diagnosisStatus':
      return note.diagnosisStatus ? t(`visitNotes.statuses.${note.diagnosisStatus}`) : ''
    case 'notExamined':
      return (note.notExamined ?? []).map((one) => t(`visitNotes.fields.${one}`)).join(', ')
    case 'returnSigns':
      return (note.returnSigns ?? []).map((one) => t(`redFlags.names.${one}`)).join(', ')
    case 'followUpOn':
      return note.followUpOn ? day(note.followUpOn) : ''
    default:
      return note[field] ?? ''
  }
}
