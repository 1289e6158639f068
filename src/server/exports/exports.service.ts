import { dayIn } from '../../shared/kit/time/town-time.ts'
import type { Exporting } from '../platform/context/exporting.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import type { Tx } from '../platform/db/database.ts'
import { publish, type DomainEvent } from '../platform/events/publish.ts'
import { StreamedFile } from '../platform/http/streamed-file.ts'
import { writeHtml } from './exports.html.ts'
import { writeJson } from './exports.json.ts'
import type { downloadExport } from './exports.operations.ts'
import { findPatientName, isOwnRecord } from './exports.repo.ts'

/**
 * The rows are read in one transaction, which also writes the audit entry and the notice. The contents of files are
 * read afterwards, one at a time while they are sent: a slow phone holds no connection, and no memory grows.
 */
export async function download(ctx: RequestContext<typeof downloadExport>): Promise<StreamedFile> {
  const { actor, appContext, now, query, language } = ctx
  const { patientId } = actor
  const { sections, patient } = await ctx.write(
    async (tx) => {
      const isOwn = patientId === null || (await isOwnRecord(tx, actor.id, patientId))
      const exporting: Exporting = { account: isOwn ? actor : null, patientId }
      const name = patientId === null ? null : await findPatientName(tx, patientId)
      await tell(tx, ctx, isOwn ? null : name)
      return { sections: await appContext.exportData(tx, exporting), patient: name }
    },
    { subject: patientId ?? actor.id },
  )
  const file = {
    sections,
    name: patient ?? actor.name,
    language,
    at: now,
    zone: appContext.town.timeZone,
  }
  const fileName = `nabz-${dayIn(file.zone, now)}.${query.format}`
  if (query.format === 'html') return new StreamedFile('text/html; charset=utf-8', fileName, writeHtml(file))
  const source = { db: ctx.db, files: appContext.files }
  return new StreamedFile('application/json; charset=utf-8', fileName, writeJson(file, source))
}

/** `patient`: the name of somebody else whose record it is; all who act for them are told. */
function tell(tx: Tx, { actor, now }: RequestContext<typeof downloadExport>, patient: string | null) {
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
