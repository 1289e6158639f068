import { amountText } from '../../shared/reminders/reminders.dosage.ts'
import { planOf } from '../../shared/reminders/reminders.fhir.ts'
import { plansOfSteps } from '../../shared/reminders/steps/reminders.steps.ts'
import { section, type ExportedSection, type Exporting } from '../platform/context/exporting.ts'
import type { Tx } from '../platform/db/database.ts'

export async function exportReminders(tx: Tx, { patientId }: Exporting): Promise<ExportedSection[]> {
  if (patientId === null) return []
  return [
    section(
      'reminders.medicines',
      await readMedicines(tx, patientId),
      ['name', 'createdAt', 'removedAt', 'removedBecause', 'stock', 'stockAt'],
      { removedBecause: 'stopReasons' },
    ),
    section(
      'reminders.plans',
      await readPlans(tx, patientId),
      [
        'name',
        'dosage',
        'times',
        'hoursApart',
        'mostPerDay',
        'unit',
        'food',
        'days',
        'daysOn',
        'daysOff',
        'startsOn',
        'endsOn',
        'lastTime',
      ],
      { unit: 'reminderForm.units', food: 'reminders.foods', days: 'exportFile.weekdays' },
    ),
    section('reminders.doses', await readDoses(tx, patientId), ['day', 'time', 'name', 'state', 'reason'], {
      state: 'reminders.doses',
      reason: 'doseReasons',
    }),
    section('reminders.deliveries', await readDeliveries(tx, patientId), []),
  ]
}

function readMedicines(tx: Tx, patientId: string) {
  return tx
    .selectFrom('reminders')
    .select(['id', 'name', 'created_at as createdAt', 'updated_at as updatedAt', 'removed_at as removedAt'])
    .select(['removed_because as removedBecause', 'stock_count as stock', 'stock_at as stockAt'])
    .where('patient_id', '=', patientId)
    .orderBy('created_at')
    .execute()
}

/** A plan whose amounts change over the days has a row for each step. */
async function readPlans(tx: Tx, patientId: string) {
  const rows = await tx
    .selectFrom('reminder_plans as plan')
    .innerJoin('reminders as r', 'r.id', 'plan.reminder_id')
    .select(['r.id as reminderId', 'r.name', 'plan.since', 'plan.dosages'])
    .where('r.patient_id', '=', patientId)
    .orderBy('plan.since')
    .execute()
  return rows.flatMap(({ dosages, ...row }) =>
    plansOfSteps(planOf(dosages)).map((step, n) => {
      const {
        amounts,
        unit = null,
        food = null,
        times,
        days,
        cycle,
        asNeeded,
        steps: _,
        lastTime = null,
        ...plan
      } = step
      const much = times.map((time) =>
        unit && amounts?.[time] ? `${time} (${amountText(amounts[time], unit)})` : time,
      )
      // A medicine with a cycle has no days of the week.
      const rhythm = { days: cycle ? [] : [...days], daysOn: cycle?.on ?? null, daysOff: cycle?.off ?? null }
      const need = { hoursApart: asNeeded?.gapHours ?? null, mostPerDay: asNeeded?.mostPerDay ?? null }
      const ofStep = JSON.stringify(dosages.filter(({ sequence }) => sequence === n + 1))
      return { ...row, ...plan, lastTime, ...rhythm, ...need, times: much, unit, food, dosages: ofStep }
    }),
  )
}

function readDoses(tx: Tx, patientId: string) {
  return tx
    .selectFrom('doses')
    .innerJoin('reminders as r', 'r.id', 'doses.reminder_id')
    .select([
      'r.id as reminderId',
      'r.name',
      'doses.day',
      'doses.time',
      'doses.state',
      'doses.reason',
      'doses.at',
    ])
    .where('r.patient_id', '=', patientId)
    .orderBy('doses.day')
    .orderBy('doses.time')
    .execute()
}

/** Which doses rang, on however many phones; which phones is part of their accounts. */
function readDeliveries(tx: Tx, patientId: string) {
  return tx
    .selectFrom('push_deliveries as d')
    .innerJoin('reminders as r', 'r.id', 'd.reminder_id')
    .select(['r.id as reminderId', 'd.day', 'd.time', 'd.due_at as dueAt', 'd.tries', 'd.outcome'])
    .where('r.patient_id', '=', patientId)
    .orderBy('d.due_at')
    .execute()
}
