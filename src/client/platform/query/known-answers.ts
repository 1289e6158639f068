import type { AnswerOf, Endpoint } from '../../../shared/kit/endpoint.ts'
import { currentSession } from '../session/session-store.ts'
import { queryClient, type CachedAnswer } from './query-client.ts'

/** Every cached answer of this endpoint to the signed-in person, whatever its parameters, without a request. */
export function knownAnswers<E extends Endpoint>(endpoint: Pick<E, 'name'>): AnswerOf<E>[] {
  const queryKey = [currentSession()?.person.id ?? '', endpoint.name]
  const known = queryClient.getQueriesData<CachedAnswer<AnswerOf<E>>>({ queryKey })
  return known.flatMap(([, data]) => (data === undefined ? [] : [data.answer]))
}
