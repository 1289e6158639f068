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
  ms: number
}

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
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
    for (const [what, { text, values }] of queries) {
      await client.query('begin')
      const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Node; 'Execution Time': number }[] }>(
        `explain (analyze, format json) ${text}`,
        values,
      )
      await client.query('rollback')
      const [explained] = rows[0]?.['QUERY PLAN'] ?? []
      if (explained) plans.push(describe(what, explained.Plan, explained['Execution Time']))
    }
    return plans
  })
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
    ms,
  }
}

function allOf(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(allOf)]
}
