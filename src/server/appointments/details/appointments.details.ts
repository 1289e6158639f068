import { canSeePatient, canSeePlace, isTreatedBy } from '../../../shared/appointments/appointments.access.ts'
import { isUnconfirmed } from '../../../shared/appointments/appointments.deadlines.ts'
import type { Appointment } from '../../../shared/appointments/appointments.schemas.ts'
import { addDays, instantIn } from '../../../shared/kit/time/town-time.ts'
import { answerHoldsDays } from '../../../shared/vitals/grading/vitals.person.ts'
import { auditShown, type ListContext } from '../../platform/audit/audit.ts'
import type { Person } from '../../platform/auth/sessions.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import type { Operation } from '../../platform/operations/operation.ts'
import { dialOf } from '../../../shared/town/town.numbers.ts'
import type { TownFile } from '../../../shared/town/town.schemas.ts'
import { nextFreeTimesFor } from '../assignment/appointments.free-times.ts'
import {
  findAbnormal,
  findAskedBy,
  findFacilities,
  findOtherField,
  findPlaces,
  findPregnancies,
  findSeenBefore,
  findTownHospital,
} from './appointments.details.repo.ts'
import { findHomes } from './appointments.villages.ts'
import { presentAppointment, stateOf } from '../appointments.presenter.ts'
import type { AppointmentRow } from '../appointments.repo.ts'

type Viewing = { db: Database | Tx; actor: Person } & Pick<RequestContext, 'now' | 'today' | 'appContext'>

/** Presents a list for its reader, with data from other features about patients or places. */
export async function presentList(ctx: Viewing, rows: readonly AppointmentRow[]): Promise<Appointment[]> {
  const { db, actor, now, today, appContext } = ctx
  const moment = { now, today, appContext }
  const visits = rows.filter((row) => canSeePlace(stateOf(row), actor))
  const patients = rows.filter((row) => canSeePatient(stateOf(row), actor, moment))
  const treated = patients.filter((row) => isTreatedBy(stateOf(row), actor, moment))
  const undecided = patients.filter((row) => !treated.includes(row))
  const { timeZone } = appContext.town
  const answersSince = instantIn(timeZone, addDays(today, -answerHoldsDays), '00:00')
  const [places, facilities, abnormal, homes, pregnancies, askedBy, seenBefore, otherField, ends] =
    await Promise.all([
      findPlaces(
        db,
        visits.flatMap(({ doctor_clinic: clinic }) => (clinic === null ? [] : [clinic])),
      ),
      findFacilities(
        db,
        visits.flatMap(({ facility_id: id }) => (id === null ? [] : [id])),
      ),
      findAbnormal(
        db,
        treated.map((row) => row.patient_id),
      ),
      findHomes(db, actor.id, undecided, appContext.town),
      findPregnancies(
        db,
        patients.map((row) => row.patient_id),
        answersSince,
      ),
      findAskedBy(
        db,
        patients.map((row) => row.id),
      ),
      findSeenBefore(db, actor.id, patients, now),
      findOtherField(
        db,
        undecided.map((row) => row.id),
      ),
      actor.role === 'patient' ? findEnds(ctx, rows) : {},
    ])
  const beside = {
    places,
    facilities,
    abnormal,
    homes,
    pregnancies,
    askedBy,
    seenBefore,
    otherField,
    ...ends,
  }
  return rows.map((row) => presentAppointment(row, actor, moment, beside))
}

/** The same for one. `db`: the transaction that changed it. */
export async function presentOne(
  { actor, now, today, appContext }: Omit<Viewing, 'db'>,
  row: AppointmentRow,
  db: Database | Tx,
): Promise<Appointment> {
  const [shown] = await presentList({ db, actor, now, today, appContext }, [row])
  if (!shown) throw new Error('One row was presented as none.')
  return shown
}

/** Where patients were sent, and when else they could come, for those whose request nobody has confirmed. */
async function findEnds({ db, now, appContext: { town } }: Viewing, rows: readonly AppointmentRow[]) {
  const sent = rows.some((row) => row.sent_to_hospital_at !== null)
  const without = rows.filter((row) => isWithoutAnswer(row, now, town.timeZone))
  const free = await Promise.all(
    without.map(async (row) => [row.id, await nextFreeTimesFor(db, row, now, town)] as const),
  )
  return { freeTimes: new Map(free), hospital: sent ? await describeHospital(db, town) : undefined }
}

/** Nobody has confirmed, and the time is near or its request has failed. */
function isWithoutAnswer(row: AppointmentRow, now: Date, zone: string): boolean {
  const { status, starts_at: startsAt, day: date, offer_starts_at: offer } = row
  if (status === 'failed') return startsAt > now
  return offer === null && isUnconfirmed({ status, startsAt: startsAt.toISOString(), date }, now, zone)
}

async function describeHospital(db: Database | Tx, { emergency }: Pick<TownFile, 'emergency'>) {
  const hospital = await findTownHospital(db)
  if (!hospital) return undefined
  const { name, name_hi, name_pa, lat, lng } = hospital
  const { shown: phone, isDoubtful } = dialOf(emergency, 'civilHospital')
  const names = { ...(name_hi && { nameHi: name_hi }), ...(name_pa && { namePa: name_pa }) }
  return { name, ...names, phone, isPhoneConfirmed: !isDoubtful, lat, lng }
}

/** The same, with an audit entry for each patient shown to a doctor. */
export async function presentAudited(
  ctx: ListContext,
  { name }: Pick<Operation, 'name'>,
  rows: readonly AppointmentRow[],
): Promise<Appointment[]> {
  const patients = rows.map((row) => row.patient_id)
  if (ctx.actor.role === 'doctor') await auditShown(ctx, name, patients)
  return presentList(ctx, rows)
}
