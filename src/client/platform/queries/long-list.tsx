import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { GenericSchema } from 'valibot'
import type { AnswerOf, Endpoint } from '../../../shared/kit/endpoint.ts'
import type { PagePlace } from '../../../shared/kit/pages.ts'
import { useAnswer, type AnswerOptions } from './queries.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/loading.tsx'

/** Of an endpoint that answers page by page: `next` of one page is asked for as `after` of the one below it. */
type Paged = Endpoint<{
  query: GenericSchema<{ after?: string | undefined } | { after: string }, { after?: PagePlace | undefined }>
  answer: GenericSchema<unknown, { next: string | null }>
}>

interface Props<E extends Paged> {
  endpoint: E
  /** Of the path; another one is another list. */
  params?: Record<string, string>
  /** What is looked for; another wish is another list. */
  filters?: Record<string, string>
  refetchEveryMs?: number
  /** Where it begins, when the rows above it stand elsewhere. */
  after?: string
  loading: ReactNode
  /** Said when it cannot be loaded. */
  failed?: string
  /** The word on the button. */
  more: string
  children: (answer: AnswerOf<E>, isFirst: boolean) => ReactNode
}

/** One page, and below it the next when it is asked for: each is kept fresh by itself. */
export function LongList<E extends Paged>(props: Props<E>) {
  return <OnePage key={JSON.stringify([props.params, props.filters])} {...props} />
}

/** The rest of a list whose beginning stands elsewhere: a button, and the pages from `after` on once it is pressed. */
export function RestOfList<E extends Paged>(props: Props<E> & { after: string }) {
  const [isAskedFor, setAskedFor] = useState(false)
  if (isAskedFor) return <LongList {...props} />
  return (
    <Button kind="quiet" wide onClick={() => setAskedFor(true)}>
      {props.more}
    </Button>
  )
}

function OnePage<E extends Paged>(props: Props<E>) {
  const { endpoint, params, filters, after, refetchEveryMs = 0, loading, failed, more, children } = props
  const [wantsMore, setWantsMore] = useState(false)
  const query = { ...filters, ...(after !== undefined && { after }) }
  const options = { query, refetchEveryMs, ...(params && { params }) } as AnswerOptions<E>
  const { data, isPending, refetch } = useAnswer(endpoint, options)
  // When something comes or goes further up, this page begins elsewhere: what it showed stands until it is read.
  const [known, setKnown] = useState(data)
  if (data !== undefined && data !== known) setKnown(data)
  const shown = data ?? known
  const place = useCursorOf(after !== undefined)
  if (shown === undefined) {
    return (
      <div ref={place} tabIndex={-1} className="outline-none">
        {isPending ? loading : <ErrorState text={failed} onRetry={() => void refetch()} />}
      </div>
    )
  }
  const { next } = shown
  return (
    <div ref={place} tabIndex={-1} className="space-y-4 outline-none">
      {children(shown, after === undefined)}
      {next !== null && wantsMore && <OnePage {...props} after={next} />}
      {next !== null && !wantsMore && (
        <Button kind="quiet" wide onClick={() => setWantsMore(true)}>
          {more}
        </Button>
      )}
    </div>
  )
}

/** The pressed button goes when its page comes: the cursor goes into the page, not back to the top of everything. */
function useCursorOf(isAskedFor: boolean) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAskedFor) place.current?.focus({ preventScroll: true })
  }, [isAskedFor])
  return place
}
