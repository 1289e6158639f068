import { readdirSync } from 'node:fs'
import {
  cancelVisit,
  measure,
  changeAddress,
  removeReading,
  requestVisit,
  restoreReading,
  volunteer,
  withdrawVolunteer,
  type Action,
  type ApiSession,
} from './offline-actions.ts'

type Actions = Readonly<Record<string, (api: ApiSession, nth: number) => Action>>

// Found by file name: a feature whose writes may be queued brings `actions/x.ts`, so nothing here names it.
const files = await Promise.all(
  readdirSync(new URL('actions/', import.meta.url)).map(
    (name) => import(`./actions/${name}`) as Promise<{ actions: Actions }>,
  ),
)

/** One action for every kind of patient write that may be queued, by endpoint name. */
export const deedsByContract: Actions = {
  'vitals.add': measure,
  'vitals.remove': removeReading,
  'vitals.restore': restoreReading,
  'appointments.request': requestVisit,
  'appointments.cancel': cancelVisit,
  'patients.save': changeAddress,
  'volunteers.save': volunteer,
  'volunteers.withdraw': withdrawVolunteer,
  ...(Object.assign({}, ...files.map(({ actions }) => actions)) as Actions),
}
export const actions = Object.values(deedsByContract)
