import pg from 'pg'

/** A statement as the server sent it, with its result. */
export interface Statement {
  text: string
  values: unknown[]
  rows: Record<string, unknown>[]
}

type Query = (...args: unknown[]) => unknown

/** Records every statement sent by this process while the work runs. */
export async function recordStatements(work: () => Promise<void>): Promise<Statement[]> {
  const statements: Statement[] = []
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const original = prototype.query
  prototype.query = function recorded(this: pg.Client, ...args: unknown[]): unknown {
    const [first, second] = args
    const config = typeof first === 'string' ? { text: first } : (first as Partial<Statement>)
    const values = Array.isArray(second) ? (second as unknown[]) : (config.values ?? [])
    const statement: Statement = { text: config.text ?? '', values, rows: [] }
    statements.push(statement)
    const answer = original.apply(this, args)
    if (answer instanceof Promise) {
      return answer.then((result: { rows?: Statement['rows'] }) => {
        statement.rows = result.rows ?? []
        return result
      })
    }
    return answer
  }
  try {
    await work()
  } finally {
    prototype.query = original
  }
  return statements
}

/** Whether it reads or changes rows; the others begin and end transactions. */
export function isData({ text }: Pick<Statement, 'text'>): boolean {
  return /^\s*(with|select|insert|update|delete)\b/i.test(text)
}
