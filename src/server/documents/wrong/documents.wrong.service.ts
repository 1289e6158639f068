import { nameWithoutTitle } from '../../../shared/doctors/doctors.names.ts'
import { documentMarked, documentMarkTakenBack } from '../../../shared/documents/documents.events.ts'
import type { PatientDocument } from '../../../shared/documents/documents.schemas.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { viewerOf } from '../../platform/auth/care/sensitive.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { publish, withdrawNotices } from '../../platform/events/publish.ts'
import { namedFact } from '../../platform/events/named-facts.ts'
import { appError, endpointError } from '../../platform/http/errors/app-error.ts'
import { takeBackDocumentMark, type markDocumentWrong } from '../documents.operations.ts'
import { presentDocument } from '../documents.presenter.ts'
import { hasOtherPaper, lockSeen, setMark, type DocumentRow } from '../documents.repo.ts'

/** By a doctor. Idempotent: the first mark counts, also the one of whoever acts for the patient. */
export function markWrong(
  ctx: RequestContext<typeof markDocumentWrong>,
): Promise<AnswerOf<typeof markDocumentWrong>> {
  const { actor, body, now } = ctx
  const { reason } = body
  return ctx.write(async (tx) => {
    const row = await lockOne(ctx, tx, body.document)
    if (row.error_marked_at) return presentDocument(row)
    const words = reason === 'other' ? body.words : ''
    await setMark(tx, row.id, { at: now, by: actor.id, reason, words })
    const more = namedFact('reason', `wrongFiles.reasons.${reason}`)
    await tell(ctx, tx, { kind: documentMarked, row, more })
    return presentAgain(ctx, tx, row.id)
  })
}

/** What another has marked stays: who acts for the patient knows the paper, another doctor has seen it. */
export function takeBackMark(
  ctx: RequestContext<typeof takeBackDocumentMark>,
): Promise<AnswerOf<typeof takeBackDocumentMark>> {
  const { actor, body, now } = ctx
  return ctx.write(async (tx) => {
    const row = await lockOne(ctx, tx, body.document)
    if (!row.error_marked_at) return presentDocument(row)
    if (row.error_reason === null || row.error_marked_by !== actor.id)
      throw endpointError(takeBackDocumentMark, 'notYourMark')
    if (await hasOtherPaper(tx, row.id)) throw endpointError(takeBackDocumentMark, 'otherPaper')
    await setMark(tx, row.id, null)
    await withdrawNotices(tx, documentMarked, row.id, now)
    await tell(ctx, tx, { kind: documentMarkTakenBack, row })
    return presentAgain(ctx, tx, row.id)
  })
}

type Acting = Pick<RequestContext, 'actor' | 'now' | 'today'> & { params: { id: string } }

/** 404 also for what is hidden from this doctor. */
async function lockOne(ctx: Acting, tx: Tx, id: string): Promise<DocumentRow> {
  const viewer = await viewerOf(tx, ctx, ctx.params.id)
  const row = await lockSeen(tx, id, ctx.params.id, viewer)
  if (!row) throw appError('notFound')
  return row
}

/** Without its title, which others may see on a phone. */
function tell(
  { actor, now, params }: Acting,
  tx: Tx,
  {
    kind,
    row,
    more = {},
  }: {
    kind: typeof documentMarked | typeof documentMarkTakenBack
    row: DocumentRow
    more?: Record<string, string>
  },
): Promise<void> {
  const about = { patientId: params.id, area: 'guardianship' } as const
  const facts = {
    doctor: nameWithoutTitle(actor.name),
    ...namedFact('document', `documents.kinds.${row.kind}`),
    ...more,
  }
  const told = [{ patientId: params.id, facts }]
  return publish(tx, { kind, subject: row.id, topics: [], about, tell: told }, now)
}

async function presentAgain(ctx: Acting, tx: Tx, id: string): Promise<PatientDocument> {
  return presentDocument(await lockOne(ctx, tx, id))
}
