import { useState, type SubmitEvent } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { ScanLink } from '../../platform/summary/scan-link.tsx'
import { parseLink } from '../../platform/summary/share-link.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { canScan } from '../../ui/scan-code.tsx'

/** The code by the camera, or the link as text. Into the fragment, which no browser sends. */
export function FindLink() {
  const { t } = useText()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  function take(text: string): void {
    const isLink = parseLink(text) !== null
    setWrong(!isLink)
    if (isLink) location.hash = /shlink:\/[\w-]+/.exec(text)?.[0] ?? ''
    else setTyped(text)
  }
  function send(event: SubmitEvent): void {
    event.preventDefault()
    take(typed)
  }
  return (
    <Card className="space-y-4">
      {canScan && <ScanLink onRead={take} />}
      <form noValidate className="space-y-4" onSubmit={send}>
        <TextField
          id="link"
          name="link"
          label={t('sharedRecord.link')}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          {...(isWrong && { 'aria-invalid': true, 'aria-describedby': 'link-error' })}
          error={isWrong ? t('sharedRecord.noLink') : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" kind={canScan ? 'quiet' : 'primary'} wide>
          {t('sharedRecord.next')}
        </Button>
      </form>
    </Card>
  )
}
