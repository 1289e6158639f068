import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { dayIn } from '../../../shared/kit/time/town-time.ts'
import { isOwnUpload } from '../../../shared/documents/documents.access.ts'
import { documentAdded } from '../../../shared/documents/documents.events.ts'
import type { Person } from '../../platform/auth/sessions.ts'
import type { AppContext, RequestContext } from '../../platform/context/request-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { publish } from '../../platform/events/publish.ts'
import { appError, validationError } from '../../platform/http/errors/app-error.ts'
import { newId } from '../../platform/runtime/ids.ts'
import { readDocumentFile } from '../../platform/uploads/document-file.ts'
import { prepareUpload, storeDocument } from '../../platform/uploads/new-document.ts'
import type { Prepared } from '../../platform/uploads/prepare-file.ts'
import { lockUpload } from '../../platform/uploads/uploads.ts'
import type { readPhoto } from '../communications.operations.ts'
import { whoseThread } from '../stand-in/communications.stand-in.ts'
import { findPhoto } from './communications.photos.repo.ts'

/** A file that goes with a message: the document it becomes, and the upload that it is until then. */
export interface NewPhoto {
  id: string
  upload: string
  prepared: Prepared
}

/** With photos no words are needed. */
export function requireContent({ text, photos }: { text: string; photos: readonly string[] }): void {
  if (text === '' && photos.length === 0) throw validationError('communications', { text: 'required' })
}

/**
 * The files that go with a message, as they will be stored. Each is a whole upload of this account for this patient;
 * null: one is not, or cannot be taken. Outside the transaction, and one after the other: each needs much memory.
 */
export async function preparePhotos(
  appContext: AppContext,
  uploads: readonly string[],
  by: Pick<Person, 'id' | 'patientId'>,
): Promise<NewPhoto[] | null> {
  const photos: NewPhoto[] = []
  for (const upload of uploads) {
    const prepared = await prepareUpload(appContext, upload, ({ user_id: userId, patient_id: patientId }) =>
      isOwnUpload({ userId, patientId }, by),
    )
    if (!prepared || 'refusal' in prepared) return null
    photos.push({ id: newId(), upload, prepared })
  }
  return photos
}

/** Locks their uploads. Of two messages at once that name one, the second sees that it is gone, and is refused. */
export async function holdPhotos(tx: Tx, photos: readonly NewPhoto[] | null): Promise<readonly NewPhoto[]> {
  const uploads = photos?.map(({ upload }) => upload).toSorted() ?? []
  for (const upload of uploads) if (!(await lockUpload(tx, upload))) throw unusable()
  if (!photos) throw unusable()
  return photos
}

function unusable() {
  return validationError('communications', { photos: 'photoUnusable' })
}

/** Makes a document of the patient's record of each, in the transaction of their message. */
export async function storePhotos(
  {
    appContext,
    actor,
    now,
    submittedAt,
  }: Pick<RequestContext, 'appContext' | 'actor' | 'now' | 'submittedAt'>,
  tx: Tx,
  photos: readonly NewPhoto[],
  message: { id: string; patientId: string },
): Promise<void> {
  const said = {
    patient_id: message.patientId,
    kind: 'other',
    title: '',
    taken_on: dayIn(appContext.town.timeZone, submittedAt),
    created_by: actor?.id ?? null,
    created_at: now,
    lab_order_id: null,
    facility_id: null,
    communication_id: message.id,
    prescription_id: null,
  } as const
  for (const { id, upload, prepared } of photos) {
    const isNew = await storeDocument(tx, appContext, { upload, prepared, said: { ...said, id } })
    if (!isNew) throw new Error('A new id is taken.')
    const about = { patientId: message.patientId, area: 'guardianship' } as const
    await publish(tx, { kind: documentAdded, subject: id, topics: [], about }, now)
  }
}

/** As the thread, also for a doctor who treats the patient no more. Audited: hence `write`. */
export async function photo(ctx: RequestContext<typeof readPhoto>): Promise<AnswerOf<typeof readPhoto>> {
  const { appContext, query } = ctx
  return ctx.write(async (tx) => {
    const whose = await whoseThread(ctx, tx, query.standingInFor)
    const row = await findPhoto(tx, query.document, whose)
    if (!row) throw appError('notFound')
    return readDocumentFile(tx, appContext.files, row)
  })
}
