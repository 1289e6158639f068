import type pg from 'pg'
import type { Connection } from '../src/server/platform/db/database.ts'
import type { Statement } from './recording.ts'
import { withClient } from './town.ts'
import type { Recorded } from './statements.ts'

/** How PostgreSQL finds the rows of a query in the large town. */
export interface Plan {
  what: string
  indexes: string[]
  /** Tables with a sequential scan. */
  scanned: string[]
  /** Rows read from tables, and rows that the query returned. */
  read: number
  returned: number
  ms: number
}

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Filter?: string
  /** For each loop. */
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Node[]
}

export async function explainPlans(connection: Connection, recorded: Recorded): Promise<Plan[]> {
  const find = (statements: Statement[], words: RegExp) => {
    const found = statements.find(({ text }) => words.test(text))
    if (!found) throw new Error(`No statement with ${String(words)} was recorded.`)
    return found
  }
  const queries: [string, Statement][] = [
    ['patient list', find(recorded.list.statements, /"appointments"/)],
    ['doctor list with open requests', find(recorded.doctorList, /"appointments"/)],
    ['lapse', find(recorded.expireRequests, /"appointments"/)],
    ['routing', find(recorded.request.statements, /from doctors/)],
  ]
  return withClient(connection, async (client) => {
    const plans: Plan[] = []
    for (const [what, statement] of queries) plans.push(await explainStatement(client, what, statement))
    return plans
  })
}

/** Runs a statement and undoes it. */
export async function explainStatement(
  client: pg.ClientBase,
  what: string,
  statement: Pick<Statement, 'text' | 'values'>,
): Promise<Plan> {
  const { Plan: root, 'Execution Time': ms = 0 } = await explain(client, 'analyze, format json', statement)
  return describe(what, root, ms)
}

/**
 * The tables that a statement can only read from end to end: its plan where sequential scans and joins of whole tables
 * are forbidden, so a few rows are enough to tell. What reads an index in its order up to a limit and drops no row, or
 * a partial index, is not listed.
 */
export async function findUnindexed(
  client: pg.ClientBase,
  statement: Pick<Statement, 'text' | 'values'>,
): Promise<string[]> {
  const { Plan: root } = await explain(client, 'format json', statement, onlyByIndex)
  const { rows } = await client.query<{ name: string }>(
    'select indexrelid::regclass::text as name from pg_index where indpred is not null',
  )
  return [...new Set(unindexedIn(root, new Set(rows.map(({ name }) => name))))]
}

const onlyByIndex = `set local enable_seqscan = off; set local enable_hashjoin = off; set local enable_mergejoin = off`

function unindexedIn(node: Node, partial: ReadonlySet<string>, isLimited = false): string[] {
  const below = isLimited || node['Node Type'] === 'Limit'
  const inner = (node.Plans ?? []).flatMap((one) => unindexedIn(one, partial, below))
  const {
    'Node Type': type,
    'Relation Name': table,
    'Index Name': index,
    'Index Cond': condition,
    Filter,
  } = node
  const isPage = isLimited && !Filter
  const isWhole = type.startsWith('Index') && !condition && !isPage && !partial.has(index ?? '')
  return table && (type === 'Seq Scan' || isWhole) ? [table, ...inner] : inner
}

async function explain(
  client: pg.ClientBase,
  how: string,
  { text, values }: Pick<Statement, 'text' | 'values'>,
  setting = '',
): Promise<{ Plan: Node; 'Execution Time'?: number }> {
  await client.query(`begin; ${setting}`)
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
      `explain (${how}) ${text}`,
      values,
    )
    const [explained] = rows[0]?.['QUERY PLAN'] ?? []
    if (!explained) throw new Error('PostgreSQL explains nothing.')
    return explained
  } finally {
    await client.query('rollback')
  }
}

function describe(what: string, root: Node, ms: number): Plan {
  const nodes = allOf(root)
  const used = nodes.flatMap((node) => node['Index Name'] ?? [])
  const scanned = nodes
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .flatMap((node) => node['Relation Name'] ?? [])
  return {
    what,
    indexes: [...new Set(used)],
    scanned: [...new Set(scanned)],
    read: nodes.reduce((sum, node) => sum + rowsReadBy(node), 0),
    returned: root['Actual Rows'] * root['Actual Loops'],
    ms,
  }
}

function rowsReadBy(node: Node): number {
  if (node['Relation Name'] === undefined || node['Node Type'] === 'ModifyTable') return 0
  const { 'Rows Removed by Filter': filtered = 0, 'Rows Removed by Index Recheck': rechecked = 0 } = node
  return Math.round((node['Actual Rows'] + filtered + rechecked) * node['Actual Loops'])
}

function allOf(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(allOf)]
}
