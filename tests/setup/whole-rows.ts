import type { AppContext } from '../../src/server/platform/context/request-context.ts'

type Values = Record<string, unknown>

/** Inserts one row. */
export async function insert({ store }: AppContext, table: string, values: Values): Promise<void> {
  const columns = Object.keys(values)
  await store.pool.query(
    `insert into ${table} (${columns.join(', ')}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(values),
  )
}

/** The id of any facility. */
export async function facilityOf({ store }: AppContext): Promise<string | undefined> {
  const { rows } = await store.pool.query<{ id: string }>('select id from facilities order by id limit 1')
  return rows[0]?.id
}

/** Another instant for each: a column that is not exported cannot be found by another's value. */
export function instants({ clock }: AppContext): () => Date {
  let minutes = 0
  return () => new Date(clock().getTime() - (minutes += 1) * 61_000)
}
