import { useEffect, useId, useRef, useState } from 'react'
import { messageBundle } from '../i18n/namespaces.ts'
import { useText } from '../i18n/i18n.tsx'
import { loadMessages } from '../i18n/language.ts'
import { isUnseen, type Overlap } from '../conflicts/edit-conflict.ts'
import type { Row } from '../outbox/mutation-label.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceField } from '../../ui/fields/choice-field.tsx'
import { Notice } from '../../ui/notice.tsx'

const messages = messageBundle('waiting')

interface Props {
  overlap: Overlap
  /** A record as labelled rows. */
  rowsOf: (record: Record<string, unknown>) => readonly Row[]
  /** This device's version; null when it deletes the record. */
  said: Record<string, unknown> | null
  busy?: boolean
  /** Called with the fields in which the other device's version wins. */
  onDecide: (remoteFields: readonly string[]) => void
  /** Called to give up the deletion. */
  onLeave?: () => void
  /** Returns to the form with all its input. */
  onBack?: () => void
}

/** Conflict with another device of the same user: shows both versions and asks which to keep. */
export function OverlapQuestion(props: Props) {
  const { overlap, rowsOf, said, busy = false, onDecide, onLeave, onBack } = props
  useEffect(() => void loadMessages(messages).catch(() => undefined), [])
  const remoteFields = rowsOf(overlap.saved).filter(({ field }) => overlap.asks.includes(field))
  if (said && !isUnseen(overlap, true))
    return (
      <Choices
        mine={rowsOf(said)}
        remoteFields={remoteFields}
        busy={busy}
        onDecide={onDecide}
        onBack={onBack}
      />
    )
  return (
    <Unseen
      isRemoved={overlap.isRemoved}
      rows={remoteFields}
      busy={busy}
      onAnyway={() => onDecide([])}
      onLeave={onLeave}
    />
  )
}

interface ChoicesProps {
  mine: readonly Row[]
  remoteFields: readonly Row[]
  busy: boolean
  onDecide: (remoteFields: readonly string[]) => void
  onBack: (() => void) | undefined
}

/** Nothing is preselected: pressing on would overwrite data unseen. */
function Choices({ mine, remoteFields, busy, onDecide, onBack }: ChoicesProps) {
  const { t } = useText()
  const id = useId()
  const [picked, setPicked] = useState<Record<string, string>>({})
  const [isAsked, setAsked] = useState(false)
  const nothing = t('waiting.overlap.nothing')
  const top = useRef<HTMLDivElement>(null)
  // When it replaces a form, move the focus here; in a list of questions leave it.
  const isInForm = onBack !== undefined
  useEffect(() => {
    if (isInForm) top.current?.focus()
  }, [isInForm])

  function decide(): void {
    setAsked(true)
    if (remoteFields.some(({ field }) => picked[field] === undefined)) return
    onDecide(remoteFields.map(({ field }) => field).filter((field) => picked[field] === 'theirs'))
  }

  return (
    <div ref={top} tabIndex={-1} className="scroll-mt-24 space-y-5 outline-none">
      <Notice title={t('waiting.overlap.which')} />
      {remoteFields.map(({ field, label, value }) => (
        <ChoiceField
          key={field}
          id={`${id}-${field}`}
          name={`${id}-${field}`}
          label={label}
          big
          value={picked[field] ?? ''}
          onChange={(event) => setPicked({ ...picked, [field]: event.target.value })}
          error={isAsked && picked[field] === undefined ? t('waiting.overlap.choose') : undefined}
          options={[
            {
              value: 'mine',
              label: mine.find((row) => row.field === field)?.value || nothing,
              lead: t('waiting.overlap.mine'),
            },
            { value: 'theirs', label: value || nothing, lead: t('waiting.overlap.theirs') },
          ]}
        />
      ))}
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button busy={busy} onClick={decide}>
          {t('waiting.overlap.save')}
        </Button>
        {onBack && (
          <Button kind="quiet" icon="pencil" onClick={onBack}>
            {t('waiting.edit')}
          </Button>
        )}
      </div>
    </div>
  )
}

interface UnseenProps {
  isRemoved: boolean
  rows: readonly Row[]
  busy: boolean
  onAnyway: () => void
  onLeave: (() => void) | undefined
}

/** The record was deleted elsewhere, or is about to be deleted but has changed. */
function Unseen({ isRemoved, rows, busy, onAnyway, onLeave }: UnseenProps) {
  const { t } = useText()
  return (
    <Notice
      title={t(isRemoved ? 'waiting.overlap.removed' : 'waiting.overlap.changed')}
      action={
        <div className="flex flex-col gap-2 sm:flex-row">
          <Button kind="quiet" busy={busy} onClick={onAnyway}>
            {t('waiting.overlap.anyway')}
          </Button>
          {onLeave && (
            <Button kind="quiet" onClick={onLeave}>
              {t('waiting.overlap.leave')}
            </Button>
          )}
        </div>
      }
    >
      {rows.length > 0 && (
        <dl>
          {rows.map(({ field, label, value }) => (
            <div key={field} className="mt-1">
              <dt className="text-sm text-soft">{label}</dt>
              <dd className="font-semibold wrap-anywhere">{value || t('waiting.overlap.nothing')}</dd>
            </div>
          ))}
        </dl>
      )}
    </Notice>
  )
}
