import {
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import { roomOf, type AnswerOf, type Contract } from '../../shared/kit/contract.ts'
import { ApiError, call, type Asked } from './api.ts'
import { newKey } from './keys.ts'
import { keyOf } from './query-keys.ts'
import { onSessionOver } from './session-store.ts'

const mostRetries = 2

/** What was read, for the person who is signed in; emptied with the session. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // navigator.onLine lies on many phones, so every read is tried.
      networkMode: 'always',
      staleTime: 5_000,
      retry: (failures, error) => failures < mostRetries && isWorthRetrying(error),
      retryDelay: (failures) => Math.min(8_000, 1_000 * 2 ** failures),
    },
    mutations: { networkMode: 'always', retry: false },
  },
})
onSessionOver(() => queryClient.clear())

export function QueryRoot({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

export interface AnswerOptions<C extends Contract> extends Pick<Asked<C>, 'params' | 'query'> {
  refetchEveryMs?: number
  enabled?: boolean
}

/** Reads an endpoint: `data`, `error`, `isPending`, `refetch`, kept fresh by the change stream. */
export function useAnswer<C extends Contract>(
  contract: C,
  options: AnswerOptions<C> = {},
): UseQueryResult<AnswerOf<C>> {
  const { params, query, refetchEveryMs, enabled } = options
  const asked = { ...(params !== undefined && { params }), ...(query !== undefined && { query }) } as Asked<C>
  return useQuery<AnswerOf<C>>({
    queryKey: keyOf(contract, asked),
    queryFn: ({ signal }) => call(contract, { ...asked, signal }),
    ...(refetchEveryMs !== undefined && { refetchInterval: refetchEveryMs }),
    ...(enabled !== undefined && { enabled }),
  })
}

export interface WriteOptions<C extends Contract> {
  /** After the answer; the room's reads are fetched anew in any case. */
  onDone?: (answer: AnswerOf<C>, asked: Asked<C>) => void
  onError?: (error: Error, asked: Asked<C>) => void
}

/** Writes to an endpoint: `mutate(asked)`, `mutateAsync`, `isPending`, `error`, `variables`. */
export function useWrite<C extends Contract>(contract: C, options: WriteOptions<C> = {}) {
  const lost = useRef<{ content: string; key: string } | null>(null)
  return useMutation<AnswerOf<C>, Error, Asked<C>>({
    mutationFn: async (asked) => {
      // The same press again after an answer was lost must not count twice.
      const content = JSON.stringify([asked.params, asked.query, asked.body])
      if (lost.current?.content !== content) lost.current = { content, key: newKey() }
      const answer = await call(contract, { key: lost.current.key, ...asked })
      lost.current = null
      return answer
    },
    onSuccess: (answer, asked) => {
      options.onDone?.(answer, asked)
      void refresh(roomOf(contract))
    },
    onError: (error, asked) => options.onError?.(error, asked),
  })
}

/** Puts an answer in the place of what was read, without asking again. */
export function replaceAnswer<C extends Contract>(
  contract: C,
  change: (known: AnswerOf<C>) => AnswerOf<C>,
  asked?: Pick<Asked<C>, 'params' | 'query'>,
): void {
  const queryKey = asked ? keyOf(contract, asked) : keyOf(contract).slice(0, 2)
  queryClient.setQueriesData<AnswerOf<C>>({ queryKey }, (known) =>
    known === undefined ? known : change(known),
  )
}

/** Fetches anew what this room has on screen; the rest of it when it is next shown. */
export function refresh(room: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [room] })
}

function isWorthRetrying(error: Error): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500)
}
