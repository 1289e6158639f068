import type { Urgency } from '../../../shared/alarms/alarms.rules.ts'
import type { AppContext } from '../../platform/context/request-context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { holdPatient } from '../../platform/db/hold-person.ts'
import { joinAlarm, withdraw } from '../alarms.raising.ts'
import { findLabResult, joinLabResult, listAlarmsOfLabResult } from './alarms.lab-results.repo.ts'

/** After the event of a result, once: as a reading from home does. */
export function raiseForLabResult(urgency: Urgency) {
  return (appContext: AppContext, resultId: string): Promise<void> =>
    inTransaction(appContext.store.db, async (tx) => {
      const found = await findLabResult(tx, resultId)
      if (!found) return
      await holdPatient(tx, found.patient_id)
      const result = await findLabResult(tx, resultId)
      if (!result || (await listAlarmsOfLabResult(tx, resultId)).length > 0) return
      const cause = {
        patientId: result.patient_id,
        code: result.code,
        values: result.value === null ? [] : [result.value],
        join: (alarmId: string) => joinLabResult(tx, alarmId, resultId),
      }
      await joinAlarm({ tx, appContext, now: appContext.clock() }, cause, urgency)
    })
}

/** It was corrected: an alarm without anything else ends. */
export function withdrawLabResult(appContext: AppContext, resultId: string): Promise<void> {
  return inTransaction(appContext.store.db, async (tx) => {
    const alarms = await listAlarmsOfLabResult(tx, resultId)
    await withdraw({ tx, appContext, now: appContext.clock() }, alarms)
  })
}
