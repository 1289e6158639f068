import type { AuditEntry } from '../../../shared/audit/audit.schemas.ts'
import { featureOf } from '../../../shared/kit/endpoint.ts'
import { messageBundle } from '../../platform/i18n/namespaces.ts'
import { useMessages } from '../../platform/i18n/use-messages.ts'
import { useText } from '../../platform/i18n/i18n.tsx'

/** One entry, with the message of the desk or of its feature; without one it shows the action's code. */
export function AuditLine({ entry }: { entry: AuditEntry }) {
  const { t, day, time } = useText()
  const { act, actor, at, file, subject } = entry
  const known = t.find(`audit.acts.${act}`)
  useMessages(known === undefined ? [messageBundle(featureOf({ name: act }))] : [])
  const isOwn = actor !== null && subject?.username === actor.username
  return (
    <li className="flex flex-wrap items-baseline gap-x-6 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">
          {known ?? t.find(act.replace('.', '.acts.')) ?? t('audit.otherAct', { code: act })}
        </p>
        {subject !== null && !isOwn && (
          <p className="break-words">{t('audit.subject', { name: named(subject) })}</p>
        )}
        {file !== null && <p className="break-words">{t('audit.file', { name: file })}</p>}
      </div>
      <div className="min-w-0 text-sm text-soft">
        <p className="break-words">{actor ? t('audit.actor', { name: named(actor) }) : t('audit.command')}</p>
        <p>
          <time dateTime={at.at}>{`${day(at.date, 'short')}, ${time(at.time)}`}</time>
        </p>
      </div>
    </li>
  )
}

/** With the username, because names are not unique. */
function named({ name, username }: { name: string; username: string | null }): string {
  return username === null ? name : `${name} (@${username})`
}
