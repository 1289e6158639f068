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
  /** How a record reads, field by field. */
  rowsOf: (record: Record<string, unknown>) => readonly Row[]
  /** What this device says; null where it takes the thing away. */
  said: Record<string, unknown> | null
  busy?: boolean
  /** The fields in which the other device's version counts. */
  onDecide: (remoteFields: readonly string[]) => void
  /** What this device wanted is let be; for what can be taken away. */
  onLeave?: () => void
  /** Back into the form that was here, with all that is typed in it. */
  onBack?: () => void
}

/** Another device of the same person was faster: both versions beside each other, and whose counts. */
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

/** No answer stands there beforehand: whoever only presses on would overwrite unseen. */
function Choices({ mine, remoteFields, busy, onDecide, onBack }: ChoicesProps) {
  const { t } = useText()
  const id = useId()
  const [picked, setPicked] = useState<Record<string, string>>({})
  const [isAsked, setAsked] = useState(false)
  const nothing = t('waiting.overlap.nothing')
  const top = useRef<HTMLDivElement>(null)
  // Where a form was, the cursor comes along; in a list of questions it stays where it is.
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

/** It is gone, or is to be taken away and is no longer as its owner saw it. */
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
