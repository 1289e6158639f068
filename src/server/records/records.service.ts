import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { addDays, dayIn, startOfDay } from '../../shared/kit/time/town-time.ts'
import { mergePage, sizes, yearSize, type Part } from '../../shared/records/records.merge.ts'
import { hasWords, searchedWords } from '../../shared/kit/text/words.ts'
import { viewerOf } from '../platform/auth/care/sensitive.ts'
import { patientOf } from '../platform/auth/patient-of.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import type { TimelineAsked, TimelineRow, TimelineSource } from '../platform/context/timeline.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { findPeople } from './records.people.repo.ts'
import { presentEntry, type KindRow } from './records.presenter.ts'
import type { listRecords, listRecordsOfPatient } from './records.operations.ts'

/** How many entries of each kind a search looks at before it asks whether to go on. */
const searchedAtOnce = 500

export function list(ctx: RequestContext<typeof listRecords>): Promise<AnswerOf<typeof listRecords>> {
  return pageOf(ctx, ctx.db, patientOf(ctx.actor), sizes.yearAtMost.patient)
}

/** Reading another person's record is audited: hence `write`, although it changes nothing else. */
export function listOfPatient(
  ctx: RequestContext<typeof listRecordsOfPatient>,
): Promise<AnswerOf<typeof listRecordsOfPatient>> {
  return ctx.write((tx) => pageOf(ctx, tx, ctx.params.id, sizes.yearAtMost.doctor))
}

type Asking = Pick<RequestContext<typeof listRecords>, 'actor' | 'appContext' | 'now' | 'query' | 'today'>

async function pageOf(ctx: Asking, db: Database | Tx, patientId: string, yearAtMost: number) {
  const { actor, appContext, now, query, today } = ctx
  const zone = appContext.town.timeZone
  const words = searchedWords(query.search ?? '')
  const isNewest = Object.values(query).every((value) => value === undefined || value === '')
  const limit = words.length > 0 ? searchedAtOnce : (isNewest ? yearAtMost : sizes.page) + 1
  const asked: TimelineAsked = {
    patientId,
    viewer: await viewerOf(db, ctx, patientId),
    after: query.after,
    from: query.from ? startOfDay(zone, query.from) : null,
    until: query.to ? startOfDay(zone, addDays(query.to, 1)) : null,
    today,
    zone,
    limit,
  }
  const parts: Part<KindRow>[] = []
  // One after another: a doctor's read is a transaction, and so one connection.
  for (const source of sourcesOf(ctx, words)) parts.push(await readPart(db, source, asked, words))
  const rows = parts.flatMap((part) => part.rows)
  const { page, next, readTo } = mergePage(parts, isNewest ? yearSize(rows, now, yearAtMost) : sizes.page)
  const people = await findPeople(db, patientId, page)
  return {
    entries: page.map((row) => presentEntry(row, { people, viewerId: actor.id, zone })),
    next,
    searchedTo: words.length > 0 && next !== null && readTo ? dayIn(zone, readTo.at) : null,
  }
}

function sourcesOf({ appContext: { timeline }, query }: Asking, words: readonly string[]) {
  const kinds = query.kinds?.split(',')
  return timeline.filter(
    ({ kind, mayHave }) =>
      (kinds?.includes(kind) ?? true) && (words.length === 0 || (mayHave?.(words) ?? true)),
  )
}

async function readPart(
  db: Database | Tx,
  source: TimelineSource,
  asked: TimelineAsked,
  words: readonly string[],
): Promise<Part<KindRow>> {
  const rows: readonly TimelineRow[] = await source.read(db, asked)
  return {
    rows: rows.filter((row) => hasWords(row.words, words)).map((row) => ({ ...row, kind: source.kind })),
    readTo: rows.length < asked.limit ? null : (rows.at(-1) ?? null),
  }
}
