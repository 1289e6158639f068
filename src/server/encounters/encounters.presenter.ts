import type { NoteDraft } from '../../shared/encounters/encounters.forms.ts'
import { emptyNote } from '../../shared/encounters/encounters.forms.ts'
import type {
  Addendum,
  CalledAlarm,
  EncounterForDoctor,
  SignedNote,
} from '../../shared/encounters/encounters.schemas.ts'
import { nameWithoutTitle } from '../../shared/doctors/doctors.names.ts'
import { momentIn } from '../../shared/kit/moments.ts'
import { typeOfCode, valuesOf } from '../../shared/vitals/codes/vitals.codes.ts'
import { readingText } from '../../shared/vitals/vitals.units.ts'
import { dayIn } from '../../shared/kit/time/town-time.ts'
import type { CalledAlarmRow } from './encounters.calls.repo.ts'
import type { AddendumRow, EncounterRow, NoteColumns, NoteRow, SignedRow } from './encounters.repo.ts'

export function noteOf(row: Omit<NoteRow, 'encounter_id'>): NoteDraft {
  return {
    mode: row.mode ?? '',
    consent: row.consent ?? '',
    consentWords: row.consent_words,
    identity: row.identity_confirmed,
    informant: row.informant ?? '',
    present: row.present,
    complaint: row.complaint,
    history: row.history,
    general: row.finding_general,
    chest: row.finding_chest,
    abdomen: row.finding_abdomen,
    nervous: row.finding_nervous,
    other: row.finding_other,
    notExamined: row.not_examined,
    diagnosis: row.diagnosis,
    diagnosisStatus: row.diagnosis_status ?? '',
    tests: row.tests,
    referral: row.referral,
    advice: row.advice,
    returnSigns: row.return_signs,
    returnOther: row.return_other,
    followUpOn: row.follow_up_on ?? '',
  }
}

/** `signedAt` null: a draft. */
export function columnsOf(note: NoteDraft, signedAt: Date | null): NoteColumns {
  return {
    status: signedAt === null ? 'preliminary' : 'final',
    mode: note.mode || null,
    consent: note.consent || null,
    consent_words: note.consentWords,
    identity_confirmed: note.identity,
    informant: note.informant || null,
    present: note.present,
    complaint: note.complaint,
    history: note.history,
    finding_general: note.general,
    finding_chest: note.chest,
    finding_abdomen: note.abdomen,
    finding_nervous: note.nervous,
    finding_other: note.other,
    not_examined: note.notExamined,
    diagnosis: note.diagnosis,
    diagnosis_status: note.diagnosisStatus || null,
    tests: note.tests,
    referral: note.referral,
    advice: note.advice,
    return_signs: note.returnSigns,
    return_other: note.returnOther,
    follow_up_on: note.followUpOn || null,
    signed_at: signedAt,
  }
}

function typeOf(row: Pick<EncounterRow, 'class'>): EncounterForDoctor['type'] {
  return row.class === 'VR' ? 'teleconsultation' : 'in-person'
}

function presentAddendum({ id, reason, addition, recorded_at }: AddendumRow, zone: string): Addendum {
  return { id, at: momentIn(zone, recorded_at), reason, addition }
}

/** The alarm of a call, of those that were read. */
export function presentAlarm(
  alarmId: string | null,
  rows: readonly CalledAlarmRow[],
  zone: string,
): CalledAlarm | null {
  const own = rows.filter(({ id }) => id === alarmId)
  const [first] = own
  if (!first) return null
  return {
    id: first.id,
    urgency: first.urgency,
    raisedAt: momentIn(zone, first.raised_at),
    readings: own.flatMap((row) => presentReading(row, zone)),
  }
}

function presentReading(row: CalledAlarmRow, zone: string): CalledAlarm['readings'] {
  const { code, unit, submitted_at: at, original_unit: saidUnit, off_scale: offScale } = row
  if (code === null || at === null || unit === null || saidUnit === null) return []
  const values = valuesOf({ value: row.value, component_values: row.component_values })
  const value = readingText({ values, unit, saidUnit, offScale })
  return [{ type: typeOfCode(code), value, grade: row.interpretation, at: momentIn(zone, at) }]
}

export function presentEncounter(
  row: EncounterRow,
  note: NoteRow | undefined,
  { addenda, alarms }: { addenda: readonly AddendumRow[]; alarms: readonly CalledAlarmRow[] },
  { zone, today }: { zone: string; today: string },
): EncounterForDoctor {
  const { started_at: startedAt } = row
  return {
    id: row.id,
    appointmentId: row.appointment_id,
    patient: { id: row.patient_id, name: row.patient_name },
    type: typeOf(row),
    date: row.day ?? (startedAt ? dayIn(zone, startedAt) : today),
    startedAt: startedAt && momentIn(zone, startedAt),
    alarm: presentAlarm(row.alarm_id, alarms, zone),
    reason: row.reason ?? '',
    redFlags: row.red_flags ?? [],
    // A visit is in person unless the doctor says otherwise; how a call took place only the doctor knows.
    note: note ? noteOf(note) : { ...emptyNote, mode: row.class === 'AMB' ? 'in-person' : '' },
    status: note?.status ?? 'none',
    version: note?.version ?? 0,
    savedAt: note?.updated_at.toISOString() ?? null,
    signedAt: note?.signed_at ? momentIn(zone, note.signed_at) : null,
    addenda: addenda.map((one) => presentAddendum(one, zone)),
    isSensitive: row.sensitive,
  }
}

export function presentSigned(
  row: SignedRow,
  { addenda, alarms }: { addenda: readonly AddendumRow[]; alarms: readonly CalledAlarmRow[] },
  { zone, viewerId }: { zone: string; viewerId: string },
): SignedNote {
  return {
    id: row.id,
    appointmentId: row.appointment_id,
    doctor: {
      id: row.doctor_id,
      name: nameWithoutTitle(row.doctor_name),
      registrationNumber: row.registration_number,
    },
    ...(row.facility_name !== null && {
      facility: {
        name: row.facility_name,
        ...(row.facility_name_hi && { nameHi: row.facility_name_hi }),
        ...(row.facility_name_pa && { namePa: row.facility_name_pa }),
      },
    }),
    type: typeOf(row),
    date: dayIn(zone, row.started_at ?? row.signed_at),
    isYours: row.doctor_id === viewerId,
    alarm: presentAlarm(row.alarm_id, alarms, zone),
    note: noteOf(row),
    signedAt: momentIn(zone, row.signed_at),
    addenda: addenda
      .filter(({ encounter_id }) => encounter_id === row.id)
      .map((one) => presentAddendum(one, zone)),
    ...(row.sensitive && { isPrivate: true as const }),
  }
}
