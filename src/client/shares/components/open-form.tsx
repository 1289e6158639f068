import { useState, type SubmitEvent } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Opened } from '../../platform/summary/open-link.ts'

interface Typed {
  name: string
  pin: string
}

/**
 * Who opens it names themselves, for the patient to read; a doctor of this server does so by the session. The PIN if
 * one is asked for. What was typed stays.
 */
export function OpenForm({
  doctor,
  needsPin,
  failed,
  busy,
  onSend,
}: {
  /** Without title; null: whoever opens it types a name. */
  doctor: string | null
  needsPin: boolean
  failed: Opened | null
  busy: boolean
  onSend: (typed: Typed) => void
}) {
  const { t } = useText()
  const [typed, setTyped] = useState<Typed>({ name: '', pin: '' })
  const [isChecked, setChecked] = useState(false)
  const isNameless = doctor === null && typed.name.trim() === ''
  const isPinless = needsPin && typed.pin.trim() === ''
  function send(event: SubmitEvent): void {
    event.preventDefault()
    setChecked(true)
    if (!isNameless && !isPinless) onSend(typed)
  }
  return (
    <Card>
      <form className="space-y-4" noValidate onSubmit={send}>
        {doctor !== null ? (
          <p>{t('sharedRecord.asDoctor', { name: doctor })}</p>
        ) : (
          <TextField
            id="name"
            name="name"
            label={t('sharedRecord.name')}
            hint={t('sharedRecord.nameHint')}
            maxLength={80}
            value={typed.name}
            error={isChecked && isNameless ? t('sharedRecord.required') : undefined}
            onChange={({ target }) => setTyped({ ...typed, name: target.value })}
          />
        )}
        {needsPin && (
          <TextField
            id="pin"
            name="pin"
            label={t('sharedRecord.pin')}
            hint={t('sharedRecord.pinHint')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            value={typed.pin}
            error={isChecked && isPinless ? t('sharedRecord.required') : undefined}
            onChange={({ target }) => setTyped({ ...typed, pin: target.value })}
          />
        )}
        {failed && !busy && <Failure failed={failed} />}
        <Button type="submit" icon="eye" wide busy={busy}>
          {t('sharedRecord.open')}
        </Button>
      </form>
    </Card>
  )
}

function Failure({ failed }: { failed: Opened }) {
  const { t } = useText()
  if (failed.as === 'open') return null
  const text =
    failed.as === 'wrongPin' && failed.left > 0
      ? t('sharedRecord.wrongPin', { count: failed.left })
      : t(`sharedRecord.${failed.as === 'wrongPin' ? 'locked' : failed.as}`)
  return <Notice kind="error">{text}</Notice>
}
