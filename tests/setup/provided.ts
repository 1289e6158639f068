import type { Connection } from '../../src/server/platform/db/database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The embedded PostgreSQL of this run; every test file copies `template` into its own database. */
    connection: Connection
    template: string
  }
}
