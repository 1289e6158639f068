import { useState, type ChangeEvent, type SubmitEvent } from 'react'
import {
  isPinNeeded,
  isPinProposed,
  shareContents,
  shareMinutes,
  type ShareContent,
  type ShareMinutes,
} from '../../../shared/shares/shares.rules.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { ChoiceField } from '../../ui/fields/choice-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { makeLink, type MadeLink } from './make-link.ts'

const lengths = { 30: 'halfHour', 1440: 'day', 10080: 'week' } as const

type Sending = { is: 'idle' | 'busy' } | { is: 'failed'; error: unknown }

/** What, for how long, and whether a PIN is asked for: proposed as the time is long. */
export function ShareForm({ onMade }: { onMade: (made: MadeLink) => void }) {
  const { t } = useText()
  const [content, setContent] = useState<ShareContent>('summary')
  const [minutes, setMinutes] = useState<ShareMinutes>(30)
  const [hasPin, setPin] = useState(false)
  const [withPrivate, setPrivate] = useState(false)
  const [sending, setSending] = useState<Sending>({ is: 'idle' })

  function chooseMinutes({ target }: ChangeEvent<HTMLInputElement>): void {
    const chosen = shareMinutes.find((one) => String(one) === target.value) ?? 30
    setMinutes(chosen)
    setPin(isPinProposed(chosen))
  }
  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    setSending({ is: 'busy' })
    try {
      const made = await makeLink({ content, minutes, hasPin, withPrivate })
      setSending({ is: 'idle' })
      onMade(made)
    } catch (error) {
      setSending({ is: 'failed', error })
    }
  }

  return (
    <Card>
      <form className="space-y-5" onSubmit={(event) => void send(event)}>
        <ChoiceField
          id="content"
          name="content"
          label={t('shares.what')}
          value={content}
          options={shareContents.map((one) => ({ value: one, label: t(`shares.contents.${one}`) }))}
          onChange={({ target }) =>
            setContent(shareContents.find((one) => one === target.value) ?? 'summary')
          }
        />
        <ChoiceField
          id="minutes"
          name="minutes"
          label={t('shares.howLong')}
          value={String(minutes)}
          options={shareMinutes.map((one) => ({
            value: String(one),
            label: t(`shares.lengths.${lengths[one]}`),
          }))}
          onChange={chooseMinutes}
        />
        {isPinNeeded(minutes) ? (
          <p>{t('shares.pinNeeded')}</p>
        ) : (
          <CheckField
            label={t('shares.withPin')}
            lead={t('shares.pinHint')}
            checked={hasPin}
            onChange={setPin}
          />
        )}
        <CheckField
          label={t('shares.withPrivate')}
          lead={t('shares.privateHint')}
          checked={withPrivate}
          onChange={setPrivate}
        />
        {sending.is === 'failed' && <Notice kind="error">{errorText(t, sending.error)}</Notice>}
        <Button type="submit" icon="qr-code" wide busy={sending.is === 'busy'}>
          {t('shares.make')}
        </Button>
      </form>
    </Card>
  )
}
