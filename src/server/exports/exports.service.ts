import { dayIn } from '../../shared/kit/time/town-time.ts'
import type { Exporting } from '../platform/context/exporting.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import type { Tx } from '../platform/db/database.ts'
import { publish, type DomainEvent } from '../platform/events/publish.ts'
import { endpointError } from '../platform/http/errors/app-error.ts'
import { readAbdmBundle, readDocument } from '../platform/fhir/read-document.ts'
import { StreamedFile } from '../platform/http/streamed-file.ts'
import { writeHtml } from './exports.html.ts'
import { writeJson } from './exports.json.ts'
import { downloadExport } from './exports.operations.ts'
import { findPatientName, isOwnRecord } from './exports.repo.ts'

type Download = RequestContext<typeof downloadExport>

/**
 * The rows are read in one transaction, which also writes the audit entry and the notice. The contents of files are
 * read afterwards, one at a time while they are sent: a slow phone holds no connection, and no memory grows.
 */
export async function download(ctx: Download): Promise<StreamedFile> {
  const { actor, appContext, now, query, language } = ctx
  if (query.format === 'fhir' || query.format === 'abdm') return await downloadFhir(ctx, query.format)
  const { patientId } = actor
  const { sections, patient } = await writtenDown(ctx, async (tx, { isOwn, name }) => {
    const exporting: Exporting = { account: isOwn ? actor : null, patientId }
    return { sections: await appContext.exportData(tx, exporting), patient: name }
  })
  const file = {
    sections,
    name: patient ?? actor.name,
    language,
    at: now,
    zone: appContext.town.timeZone,
  }
  const fileName = `${baseName(ctx)}.${query.format}`
  if (query.format === 'html') return new StreamedFile('text/html; charset=utf-8', fileName, writeHtml(file))
  const source = { db: ctx.db, files: appContext.files }
  return new StreamedFile('application/json; charset=utf-8', fileName, writeJson(file, source))
}

async function downloadFhir(ctx: Download, format: 'fhir' | 'abdm'): Promise<StreamedFile> {
  const { actor, appContext, now } = ctx
  const { patientId } = actor
  if (patientId === null) throw endpointError(downloadExport, 'noRecord')
  const read = format === 'fhir' ? readDocument : readAbdmBundle
  const bundle = await writtenDown(ctx, (tx) =>
    read(tx, appContext, { patientId, viewer: { as: 'family' }, now }),
  )
  return new StreamedFile('application/fhir+json; charset=utf-8', `${baseName(ctx)}.${format}.json`, [
    JSON.stringify(bundle, null, 1),
  ])
}

function baseName({ appContext, now }: Download): string {
  return `nabz-${dayIn(appContext.town.timeZone, now)}`
}

/** Reads, with the notice to those who act for the patient and the audit entry. */
function writtenDown<T>(
  ctx: Download,
  read: (tx: Tx, of: { isOwn: boolean; name: string | null }) => Promise<T>,
): Promise<T> {
  const { id, patientId } = ctx.actor
  return ctx.write(
    async (tx) => {
      const isOwn = patientId === null || (await isOwnRecord(tx, id, patientId))
      const name = patientId === null ? null : await findPatientName(tx, patientId)
      await tell(tx, ctx, isOwn ? null : name)
      return await read(tx, { isOwn, name })
    },
    { subject: patientId ?? id },
  )
}

/** `patient`: the name of somebody else whose record it is; all who act for them are told. */
function tell(tx: Tx, { actor, now }: Download, patient: string | null) {
  const { id, name, patientId } = actor
  const topics = { subject: patientId ?? id, topics: [] }
  const event: DomainEvent =
    patient === null || patientId === null
      ? { ...topics, kind: 'exports.ownMade', tell: [{ personId: id, facts: {} }] }
      : {
          ...topics,
          kind: 'exports.recordMade',
          about: { patientId, area: 'guardianship' },
          tell: [{ patientId, facts: { person: name, patient } }],
        }
  return publish(tx, event, now)
}
