import { randomUUID } from 'node:crypto'
import { enterResults, lookUpOrder } from '../../src/shared/laboratory/laboratory.endpoints.ts'
import type { ResultEntry } from '../../src/shared/laboratory/laboratory.forms.ts'
import type { OrderSheet } from '../../src/shared/laboratory/laboratory.schemas.ts'
import type { LabCode } from '../../src/shared/labs/catalogue/labs.catalogue.ts'
import { buildFacility, buildMembership } from '../../src/server/facilities/facilities.fixtures.ts'
import { buildLabOrder, type LabOrderOptions } from '../../src/server/labs/labs.fixtures.ts'
import type { AppContext } from '../../src/server/platform/context/request-context.ts'
import { patientIn, type SignedIn } from './people.ts'
import type { TestTown } from './town.ts'

export interface Laboratory {
  technician: SignedIn
  facilityId: string
}

export async function laboratoryIn(appContext: AppContext, name = 'Manjit Singh'): Promise<Laboratory> {
  const technician = await patientIn(appContext, name)
  const facilityId = await buildFacility(appContext, { name: 'Civil Hospital laboratory' })
  await buildMembership(appContext, { userId: technician.id, facilityId, role: 'lab' })
  return { technician, facilityId }
}

export async function orderIn(
  appContext: AppContext,
  options: LabOrderOptions,
): Promise<{ id: string; number: string }> {
  const id = await buildLabOrder(appContext, options)
  const { rows } = await appContext.store.pool.query<{ number: string }>(
    'select number from lab_orders where id = $1',
    [id],
  )
  return { id, number: rows[0]?.number ?? '' }
}

type Said = Partial<Omit<ResultEntry, 'itemId'>>

/** Enters something of tests, by their codes; a test that is not named waits. `seen` is what the sheet shows. */
export async function enterIn(
  api: TestTown['api'],
  { technician, facilityId }: Laboratory,
  sheet: OrderSheet,
  said: Partial<Record<LabCode, Said | string>>,
  more: { key?: string; submittedAt?: string } = {},
) {
  const entries = sheet.items.flatMap(({ id, code, result }) => {
    const one = said[code]
    if (one === undefined) return []
    const of = typeof one === 'string' ? { value: one } : one
    return [{ itemId: id, seen: result?.version ?? 0, outcome: 'value' as const, ...of }]
  })
  return api.ask(enterResults, {
    token: technician.token,
    body: { orderId: sheet.id, facilityId, entries },
    key: more.key ?? randomUUID(),
  })
}

export function sheetIn(api: TestTown['api'], token: string, number: string): Promise<OrderSheet> {
  return api.must(lookUpOrder, { token, params: { code: number } })
}
