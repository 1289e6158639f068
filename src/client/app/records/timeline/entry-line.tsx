import type { TimelineEntry } from '../../../../shared/kit/timeline.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import type { TimelineKind } from '../../../platform/manifest/timeline.ts'
import { Icon, type IconName } from '../../../ui/icons/icon.tsx'
import { LinkRow } from '../../../ui/link-row.tsx'
import { saidText } from './said.ts'

interface Props {
  entry: TimelineEntry
  kind: TimelineKind
  reader: 'patient' | 'doctor'
}

/** One entry: what, when, who said it; a link if it stands on a page of its own. */
export function EntryLine(props: Props) {
  const to = props.kind.toOf(props.entry, props.reader)
  if (to === null)
    return (
      <div className="py-2">
        <Said {...props} />
      </div>
    )
  return (
    <LinkRow to={to}>
      <Said {...props} />
    </LinkRow>
  )
}

function Said({ entry, kind }: Props) {
  const text = useText()
  const { t, day, time } = text
  const { title, lines = [], isAlarming = false } = kind.textOf(entry, text)
  const { status } = entry
  const isWrong = status === 'entered-in-error'
  const when = [entry.date && day(entry.date, 'short'), entry.time && time(entry.time)]
  return (
    <span className="flex gap-3">
      <Icon
        name={kind.icon as IconName}
        className={`mt-1 shrink-0 ${isAlarming && !isWrong ? 'text-brick' : 'text-leaf'}`}
      />
      <span className="min-w-0">
        <span className="block text-sm text-soft">{when.filter(Boolean).join(' · ')}</span>
        <Title isWrong={isWrong}>{title}</Title>
        {status !== 'active' && (
          <span className="block text-sm font-semibold">{t(`records.statuses.${status}`)}</span>
        )}
        {entry.isPrivate && <span className="block text-sm font-semibold">{t('records.private')}</span>}
        {lines.map((line) => (
          <span
            key={line}
            className={`block text-sm ${isAlarming && !isWrong ? 'font-semibold text-brick' : ''}`}
          >
            {line}
          </span>
        ))}
        <span className="block text-sm text-soft">{saidText(t, entry)}</span>
      </span>
    </span>
  )
}

/** Crossed out for the eye, and as deleted for a screen reader. */
function Title({ isWrong, children }: { isWrong: boolean; children: string }) {
  const look = 'block font-semibold wrap-anywhere'
  return isWrong ? <del className={look}>{children}</del> : <span className={look}>{children}</span>
}
