import type { AppContext } from './request-context.ts'

/** For the test of every endpoint that names a row: a row of its own for each, and whose it is. */
export type AccessRows = Readonly<
  Record<
    string,
    (known: {
      appContext: AppContext
      patientId: string
      /** Treats the patient. */
      doctorId: string
    }) => Promise<{ owner: 'patient' | 'doctor'; id: string; body?: unknown; query?: Record<string, string> }>
  >
>
