import type pg from 'pg'

export interface ForeignKey {
  table: string
  column: string
  to: string
}

/** The foreign keys of the schema `public`, from the catalogue. All have one column. */
export async function listForeignKeys(pool: pg.Pool | pg.Client): Promise<ForeignKey[]> {
  const { rows } = await pool.query<ForeignKey>(
    `select c.conrelid::regclass::text as table, a.attname as column, c.confrelid::regclass::text as to
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace
     order by 1, 2`,
  )
  return rows
}

interface Ids {
  userId: string
  patientId: string
}

/** Which rows of a table lead to this account or patient, as SQL; undefined for a table without such a way. */
export function conditionOf(
  table: string,
  keys: readonly ForeignKey[],
  { userId, patientId }: Ids,
): string | undefined {
  if (table === 'users') return `id = '${userId}'`
  if (table === 'patients') return `id = '${patientId}'`
  const ways = keys
    .filter((key) => key.table === table && key.to !== table)
    .flatMap(({ column, to }) => {
      const inner = conditionOf(to, keys, { userId, patientId })
      return inner === undefined ? [] : [`${column} in (select id from ${to} where ${inner})`]
    })
  return ways.length === 0 ? undefined : ways.join(' or ')
}

/** Every table with its rows of this person. */
export async function rowsOfPerson(pool: pg.Pool, ids: Ids): Promise<Map<string, Record<string, unknown>[]>> {
  const keys = await listForeignKeys(pool)
  const tables = [...new Set(['users', 'patients', ...keys.map(({ table }) => table)])]
  const found = new Map<string, Record<string, unknown>[]>()
  for (const table of tables) {
    const condition = conditionOf(table, keys, ids)
    if (condition === undefined) continue
    const { rows } = await pool.query<Record<string, unknown>>(`select * from ${table} where ${condition}`)
    found.set(table, rows)
  }
  return found
}
