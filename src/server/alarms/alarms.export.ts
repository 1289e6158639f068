import { sql } from 'kysely'
import { section, type ExportedSection, type Exporting } from '../platform/context/exporting.ts'
import type { Tx } from '../platform/db/database.ts'

const told = { channel: 'exportFile.alarms.channels', result: 'exportFile.alarms.results' }

/** The patient's alarms with who was told and what came of them; of an account what it answered, and its shifts. */
export async function exportAlarms(tx: Tx, { account, patientId }: Exporting): Promise<ExportedSection[]> {
  const sections: ExportedSection[] = []
  if (patientId !== null) {
    sections.push(
      section(
        'alarms.alarms',
        await readAlarms(tx, patientId),
        ['raisedAt', 'urgency', 'outcome', 'closedAt'],
        {
          urgency: 'exportFile.alarms.urgencies',
          outcome: 'exportFile.alarms.outcomes',
        },
      ),
      section('alarms.readings', await readReadings(tx, patientId), []),
      section('alarms.labResults', await readLabResults(tx, patientId), []),
      section(
        'alarms.tellings',
        await readTellings(tx, patientId),
        ['at', 'person', 'channel', 'result'],
        told,
      ),
      section('alarms.outcomes', await readOutcomes(tx, patientId), ['at', 'outcome', 'note'], {
        outcome: 'exportFile.alarms.outcomes',
      }),
      section('alarms.messages', await readMessages(tx, 'patient_id', patientId), ['createdAt', 'text']),
    )
  }
  if (account) {
    sections.push(
      section('alarms.shifts', await readShifts(tx, account.id), ['startsAt', 'endsAt']),
      section('alarms.answered', await readAnswered(tx, account.id), ['acknowledgedAt', 'closedAt']),
      section('alarms.toldOf', await readToldOf(tx, account.id), ['at', 'channel', 'result'], told),
      section('alarms.saidOf', await readSaidOf(tx, account.id), ['at', 'outcome', 'note'], {
        outcome: 'exportFile.alarms.outcomes',
      }),
      section('alarms.ownMessages', await readMessages(tx, 'user_id', account.id), ['createdAt', 'text']),
    )
  }
  return sections
}

function readAlarms(tx: Tx, patientId: string) {
  return tx
    .selectFrom('alarms as a')
    .leftJoin('users as by', 'by.id', 'a.acknowledged_by')
    .leftJoin('users as closer', 'closer.id', 'a.closed_by')
    .leftJoin('users as owner', 'owner.id', 'a.owner_id')
    .select(['a.id', 'a.urgency', 'a.appointment_id as appointmentId', 'a.raised_at as raisedAt'])
    .select(['a.due_at as dueAt', 'a.told_doctors as toldDoctors', 'a.treating_told_at as treatingToldAt'])
    .select(['a.duty_told_at as dutyToldAt', 'a.desk_told_at as deskToldAt'])
    .select(['a.patient_told_at as patientToldAt', 'a.desk_last_told_at as deskLastToldAt'])
    .select(['a.desk_tellings as deskTellings', 'a.worse_told_at as worseToldAt'])
    .select(['a.worse_tellings as worseTellings', 'by.name as acknowledgedBy'])
    .select(['a.acknowledged_at as acknowledgedAt', 'a.outcome', 'a.outcome_at as outcomeAt'])
    .select(['a.closed_at as closedAt', 'closer.name as closedBy', 'a.next_at as nextAt'])
    .select(['owner.name as owner', 'a.owned_at as ownedAt'])
    .where('a.patient_id', '=', patientId)
    .orderBy('a.raised_at')
    .execute()
}

/** As an array: found by the index on the alarm in each table. */
function alarmsOf(patientId: string) {
  return sql<string>`any(array(select id from alarms where patient_id = ${patientId}))`
}

function readReadings(tx: Tx, patientId: string) {
  return tx
    .selectFrom('alarm_readings')
    .select(['alarm_id as alarmId', 'observation_id as observationId'])
    .where('alarm_id', '=', alarmsOf(patientId))
    .execute()
}

function readLabResults(tx: Tx, patientId: string) {
  return tx
    .selectFrom('alarm_lab_results')
    .select(['alarm_id as alarmId', 'result_id as resultId'])
    .where('alarm_id', '=', alarmsOf(patientId))
    .execute()
}

function readTellings(tx: Tx, patientId: string) {
  return tx
    .selectFrom('alarm_tellings as t')
    .innerJoin('alarms as a', 'a.id', 't.alarm_id')
    .leftJoin('users as person', 'person.id', 't.person_id')
    .select(['t.id', 't.alarm_id as alarmId', 't.step', 't.round', 'person.name as person'])
    .select(['t.channel', 't.at', 't.result'])
    .where('t.alarm_id', '=', alarmsOf(patientId))
    .orderBy('t.at')
    .execute()
}

function readOutcomes(tx: Tx, patientId: string) {
  return tx
    .selectFrom('alarm_outcomes as o')
    .innerJoin('alarms as a', 'a.id', 'o.alarm_id')
    .leftJoin('users as by', 'by.id', 'o.by_user')
    .select(['o.id', 'o.alarm_id as alarmId', 'o.outcome', 'o.handed_to_desk as handedToDesk'])
    .select(['o.note', 'o.at', 'by.name as byName'])
    .where('o.alarm_id', '=', alarmsOf(patientId))
    .orderBy('o.at')
    .execute()
}

function readMessages(tx: Tx, column: 'user_id' | 'patient_id', id: string) {
  return tx
    .selectFrom('sms_outbox')
    .select(['id', 'number', 'text', 'created_at as createdAt', 'sent_at as sentAt'])
    .where(column, '=', id)
    .orderBy('created_at')
    .execute()
}

function readShifts(tx: Tx, userId: string) {
  return tx
    .selectFrom('duty_shifts')
    .select(['id', 'starts_at as startsAt', 'ends_at as endsAt'])
    .where((is) => is.or([is('doctor_id', '=', userId), is('deputy_id', '=', userId)]))
    .orderBy('starts_at')
    .execute()
}

function readAnswered(tx: Tx, userId: string) {
  return tx
    .selectFrom('alarms')
    .select(['acknowledged_at as acknowledgedAt', 'closed_at as closedAt', 'owned_at as ownedAt'])
    .where((is) =>
      is.or([is('acknowledged_by', '=', userId), is('closed_by', '=', userId), is('owner_id', '=', userId)]),
    )
    .orderBy('acknowledged_at')
    .execute()
}

function readToldOf(tx: Tx, userId: string) {
  return tx
    .selectFrom('alarm_tellings')
    .select(['step', 'round', 'channel', 'at', 'result'])
    .where('person_id', '=', userId)
    .orderBy('at')
    .execute()
}

function readSaidOf(tx: Tx, userId: string) {
  return tx
    .selectFrom('alarm_outcomes')
    .select(['outcome', 'handed_to_desk as handedToDesk', 'note', 'at'])
    .where('by_user', '=', userId)
    .orderBy('at')
    .execute()
}
