import { useRef, useState, type SubmitEvent } from 'react'
import { maxFileBytes } from '../../../shared/documents/documents.limits.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useText, type Translate } from '../../platform/i18n/i18n.tsx'
import { useSession } from '../../platform/session/session-store.ts'
import { canEncrypt } from '../../platform/summary/jwe.ts'
import { ScanLink } from '../../platform/summary/scan-link.tsx'
import { parseLink } from '../../platform/summary/share-link.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FieldError } from '../../ui/fields/field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { canScan } from '../../ui/scan-code.tsx'
import { openShared, type Outcome } from './open-shared.ts'

interface Props {
  /** The bytes of a file that was chosen or fetched. */
  onOpen: (content: Uint8Array<ArrayBuffer>) => void
}

/** A file of the device. Also without a network. */
export function SummaryFile({ onOpen }: Props) {
  const { t } = useText()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  async function take(file: File): Promise<void> {
    if (file.size > maxFileBytes) return setError(t('documents.fields.fileTooLarge'))
    // Of a card that was taken out, or a file that was deleted meanwhile, there are no bytes.
    const bytes = await file.arrayBuffer().catch(() => null)
    if (bytes) onOpen(new Uint8Array(bytes))
    else setError(t('summaryImport.unreadable'))
  }
  return (
    <Card className="space-y-3">
      <h2 className="text-lg font-semibold">{t('summaryImport.file')}</h2>
      <p>{t('summaryImport.fileHint')}</p>
      <input
        ref={input}
        type="file"
        accept=".json,application/json,application/fhir+json"
        aria-label={t('summaryImport.choose')}
        className="hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void take(file)
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
      <Button kind="quiet" icon="file-text" wide onClick={() => input.current?.click()}>
        {t('summaryImport.choose')}
      </Button>
      <FieldError id="summary-file" error={error} />
    </Card>
  )
}

/** A SMART Health Link, with its PIN if it has one. */
export function SummaryLink({ onOpen }: Props) {
  const { t } = useText()
  const name = useSession()?.person.name ?? ''
  const [text, setText] = useState('')
  const [pin, setPin] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const link = parseLink(text)
  const needsPin = link?.flag?.includes('P') ?? false
  async function open(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (!link) return setError(t('summaryImport.noLink'))
    if (!canEncrypt()) return setError(t('summaryImport.noHttps'))
    if (needsPin && pin.trim() === '') return setError(t('summaryImport.pinMissing'))
    setError(undefined)
    setBusy(true)
    try {
      const opened = await openShared(link, name, pin.trim())
      if (opened.as === 'open') take(opened.bundle)
      else setError(failureText(t, opened))
    } catch (refusal) {
      setError(errorText(t, refusal))
    }
    setBusy(false)
  }
  /** Larger than a document may be, once it is unpacked. */
  function take(bundle: unknown): void {
    const content = new TextEncoder().encode(JSON.stringify(bundle))
    if (content.length > maxFileBytes) setError(t('documents.fields.fileTooLarge'))
    else onOpen(content)
  }
  return (
    <Card>
      <form noValidate className="space-y-3" onSubmit={(event) => void open(event)}>
        <h2 className="text-lg font-semibold">{t('summaryImport.link')}</h2>
        {canScan && <ScanLink onRead={setText} />}
        <TextField
          id="link"
          name="link"
          label={t('summaryImport.linkLabel')}
          hint={t('summaryImport.linkHint')}
          autoComplete="off"
          value={text}
          error={error}
          onChange={({ target }) => setText(target.value)}
        />
        {needsPin && (
          <TextField
            id="pin"
            name="pin"
            label={t('summaryImport.pin')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            value={pin}
            onChange={({ target }) => setPin(target.value)}
          />
        )}
        <Button type="submit" kind="quiet" icon="eye" wide busy={isBusy}>
          {t('summaryImport.open')}
        </Button>
      </form>
    </Card>
  )
}

function failureText(t: Translate, opened: Exclude<Outcome, { as: 'open' }>): string {
  if (opened.as !== 'wrongPin') return t(`summaryImport.${opened.as}`)
  return opened.left > 0 ? t('summaryImport.wrongPin', { count: opened.left }) : t('summaryImport.locked')
}
