import { sql } from 'kysely'
import { mayDispenseAt } from '../../shared/dispensing/dispensing.access.ts'
import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { momentIn } from '../../shared/kit/moments.ts'
import { cutPage, type PagePlace } from '../../shared/kit/pages.ts'
import { startOfDay } from '../../shared/kit/time/town-time.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import type { Tx } from '../platform/db/database.ts'
import { appError } from '../platform/http/errors/app-error.ts'
import type { readRegister } from './dispensing.operations.ts'
import { listMemberships } from '../platform/auth/care/memberships.ts'

const pageLength = 100

/** By whoever is at that counter now. What was taken back stays in it, and says so. */
export async function register(
  ctx: RequestContext<typeof readRegister>,
): Promise<AnswerOf<typeof readRegister>> {
  const { actor, query, now, appContext } = ctx
  const zone = appContext.town.timeZone
  return ctx.write(async (tx) => {
    if (!mayDispenseAt(query.facilityId, await listMemberships(tx, actor, 'pharmacist'), now))
      throw appError('notFound')
    const rows = await listAll(tx, query, zone)
    const { page, next } = cutPage(rows, pageLength, ({ dispensed_at: at, id }) => ({ at, id }))
    const items = await listH1(
      tx,
      page.map(({ id }) => id),
    )
    const entries = page.flatMap((row) => {
      const { prescriber, patient } = row
      // A signed one has both.
      if (!prescriber || !patient) return []
      return items
        .filter(({ dispense_id }) => dispense_id === row.id)
        .map((item) => ({
          id: item.id,
          at: momentIn(zone, row.dispensed_at),
          doctor: prescriber,
          patient: { name: patient.name, address: patient.address },
          number: row.number ?? '',
          medicine: `${item.name} ${item.strength}`.trim(),
          quantity: item.quantity,
          product: item.product,
          batch: item.batch,
          performer: row.performer,
          status: row.status,
          errorReason: row.error_reason,
        }))
    })
    return { entries, next }
  })
}

interface Asked {
  facilityId: string
  month: string
  after?: PagePlace | undefined
}

function listAll(tx: Tx, { facilityId, month, after }: Asked, zone: string) {
  const [year = 0, nth = 0] = month.split('-').map(Number)
  const following = nth === 12 ? `${year + 1}-01` : `${year}-${String(nth + 1).padStart(2, '0')}`
  const all = tx
    .selectFrom('medication_dispenses as d')
    .innerJoin('prescriptions as p', 'p.id', 'd.prescription_id')
    .select(['d.id', 'd.dispensed_at', 'd.performer', 'd.status', 'd.error_reason'])
    .select(['p.number', 'p.prescriber', 'p.patient'])
    .where('d.facility_id', '=', facilityId)
    .where('d.is_h1', '=', true)
    .where('d.dispensed_at', '>=', startOfDay(zone, `${month}-01`))
    .where('d.dispensed_at', '<', startOfDay(zone, `${following}-01`))
    .orderBy('d.dispensed_at')
    .orderBy('d.id')
    .limit(pageLength + 1)
  return (
    after ? all.where(sql<boolean>`(d.dispensed_at, d.id) > (${after.at}, ${after.id}::uuid)`) : all
  ).execute()
}

async function listH1(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return []
  return tx
    .selectFrom('medication_dispense_items as m')
    .innerJoin('prescription_items as i', 'i.id', 'm.item_id')
    .select(['m.id', 'm.dispense_id', 'm.quantity', 'm.product', 'm.batch', 'i.name', 'i.strength'])
    .where((is) => is('m.dispense_id', '=', is.fn.any(is.val([...ids]))))
    .where('m.quantity', '>', 0)
    .where('i.schedule', '=', 'H1')
    .orderBy('i.position')
    .execute()
}
