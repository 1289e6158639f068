import { listActingFor } from '../../../shared/patients/patients.endpoints.ts'
import { answerQuery, queryClient, restorePersisted } from '../query/query-client.ts'
import { rememberOthers } from '../session/acting-for.ts'

/** Reads for whom the account acts, past what is cached, and shows or hides the bar with the chosen person. */
export async function learnOthers(): Promise<void> {
  await restorePersisted()
  const { answer } = await queryClient.query({ ...answerQuery(listActingFor), staleTime: 0 })
  rememberOthers(answer.length > 1)
}
