import { refresh } from '../../platform/queries/queries.tsx'

/** Also which visits have lost their session, or have one again. */
export async function refreshTimings(): Promise<void> {
  await Promise.all([refresh('availability'), refresh('appointments')])
}
