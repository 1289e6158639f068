import type { AppContext } from './request-context.ts'

/** For the access test of every endpoint that names a row: creates a separate row for each, and says who owns it. */
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
