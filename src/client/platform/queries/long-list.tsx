import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { GenericSchema } from 'valibot'
import type { AnswerOf, Endpoint } from '../../../shared/kit/endpoint.ts'
import type { PagePlace } from '../../../shared/kit/pages.ts'
import { useAnswer, type AnswerOptions } from './queries.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/loading.tsx'

/** An endpoint with pages: `next` of one page is the `after` of the following one. */
type Paged = Endpoint<{
  query: GenericSchema<{ after?: string | undefined } | { after: string }, { after?: PagePlace | undefined }>
  answer: GenericSchema<unknown, { next: string | null }>
}>

interface Props<E extends Paged> {
  endpoint: E
  /** Path parameters; other values make another list. */
  params?: Record<string, string>
  /** Filters; other values make another list. */
  filters?: Record<string, string>
  refetchEveryMs?: number
  /** The cursor to start from, when the rows above it are shown elsewhere. */
  after?: string
  loading: ReactNode
  /** Shown when loading fails. */
  failed?: string
  /** In place of that, where something else can be shown. */
  fallback?: ReactNode
  /** The label of the button. */
  more: string
  children: (answer: AnswerOf<E>, isFirst: boolean) => ReactNode
}

/** A page, and the next one below it on request. Each page is refetched on its own. */
export function LongList<E extends Paged>(props: Props<E>) {
  return <OnePage key={JSON.stringify([props.params, props.filters])} {...props} />
}

/** The rest of a list whose first rows are shown elsewhere: loads the pages from `after` on request. */
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
  const {
    endpoint,
    params,
    filters,
    after,
    refetchEveryMs = 0,
    loading,
    failed,
    fallback,
    more,
    children,
  } = props
  const [wantsMore, setWantsMore] = useState(false)
  const query = { ...filters, ...(after !== undefined && { after }) }
  const options = { query, refetchEveryMs, ...(params && { params }) } as AnswerOptions<E>
  const { data, isPending, refetch } = useAnswer(endpoint, options)
  // When a page above changes, `after` changes: keep the old rows until the new page is read.
  const [known, setKnown] = useState(data)
  if (data !== undefined && data !== known) setKnown(data)
  const shown = data ?? known
  const place = useCursorOf(after !== undefined)
  if (shown === undefined) {
    return (
      <div ref={place} tabIndex={-1} className="outline-none">
        {isPending && loading}
        {!isPending && fallback}
        {!isPending && <ErrorState text={failed} onRetry={() => void refetch()} />}
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

/** The pressed button is removed when its page loads: focus the page, so that the focus is not lost. */
function useCursorOf(isAskedFor: boolean) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAskedFor) place.current?.focus({ preventScroll: true })
  }, [isAskedFor])
  return place
}
