import type {
  listFollowUps,
  listOpenRequests,
  listOwnRequests,
  listTeleconsultations,
} from '../../shared/appointments/appointments.practice.contract.ts'
import type { readDoctorSummary } from '../../shared/appointments/appointments.summary.contract.ts'
import type { AnswerOf } from '../../shared/kit/contract.ts'
import { cutPage } from '../../shared/kit/pages.ts'
import { addDays, startOfDay } from '../../shared/kit/town-time.ts'
import type { Call } from '../platform/http/call.ts'
import {
  countForDoctor,
  listTeleconsultationsOf,
  listToFollowUp,
  listWaiting,
} from './appointments.practice.repo.ts'
import { presentList } from './appointments.details.ts'
import { presentFollowUp } from './appointments.present.ts'
import type { AppointmentRow } from './appointments.repo.ts'

/** Who missed an appointment longer ago than this is not called any more. */
const followUpWithinDays = 14
const pageLength = 20

const nothingYet = {
  today: 0,
  patients: 0,
  pendingReviews: 0,
  openRequests: 0,
  teleconsultations: 0,
  followUpCalls: 0,
}

export async function summarize(
  call: Call<typeof readDoctorSummary>,
): Promise<AnswerOf<typeof readDoctorSummary>> {
  const { actor, db, now, today, house } = call
  if (!actor.approved) return nothingYet
  const zone = house.town.timeZone
  return countForDoctor(db, actor.id, {
    now,
    dayFrom: startOfDay(zone, today),
    dayTo: startOfDay(zone, addDays(today, 1)),
    missedSince: missedSince(call),
  })
}

export async function followUps(call: Call<typeof listFollowUps>): Promise<AnswerOf<typeof listFollowUps>> {
  if (!call.actor.approved) return []
  const rows = await listToFollowUp(call.db, call.actor.id, missedSince(call))
  return rows.map(presentFollowUp)
}

export async function teleconsultations(
  call: Call<typeof listTeleconsultations>,
): Promise<AnswerOf<typeof listTeleconsultations>> {
  const { actor, db, query } = call
  if (!actor.approved) return { appointments: [], next: null }
  return onePage(call, await listTeleconsultationsOf(db, actor.id, query.after, pageLength + 1))
}

export function ownRequests(call: Call<typeof listOwnRequests>): Promise<AnswerOf<typeof listOwnRequests>> {
  return requests(call, call.actor.id)
}

export function openRequests(
  call: Call<typeof listOpenRequests>,
): Promise<AnswerOf<typeof listOpenRequests>> {
  return requests(call, null)
}

/** `askedOf`: the doctor alone whose answer is waited for; null: open to all. */
async function requests(
  call: Call<typeof listOwnRequests | typeof listOpenRequests>,
  askedOf: string | null,
) {
  const { actor, db, query, now } = call
  if (!actor.approved) return { appointments: [], next: null }
  return onePage(call, await listWaiting(db, actor.id, { askedOf, after: query.after }, now, pageLength + 1))
}

async function onePage(call: Call, rows: readonly AppointmentRow[]) {
  const { page, next } = cutPage(rows, pageLength, (row) => ({ at: row.starts_at, id: row.id }))
  return { appointments: await presentList(call, page), next }
}

function missedSince({ today, house }: Pick<Call, 'today' | 'house'>): Date {
  return startOfDay(house.town.timeZone, addDays(today, -followUpWithinDays))
}
