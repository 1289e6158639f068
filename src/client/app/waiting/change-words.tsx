import { useId, useState } from 'react'
import { mostCharacters } from '../../../shared/communications/communications.forms.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { loadOutbox } from '../../platform/outbox/load-outbox.ts'
import type { QueuedMutation } from '../../platform/outbox/queued-mutation.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'

/** Changes the words of a queued write in place: its files stay as they are. */
export function ChangeWords({ entry, words }: { entry: QueuedMutation; words: string }) {
  const { t } = useText()
  const id = useId()
  const [text, setText] = useState<string>()
  async function save(): Promise<void> {
    const { sendAgain } = await loadOutbox()
    // What was said of danger signs was said of the words before.
    const isAsked = 'redFlagsSeen' in (entry.body as object)
    const changed = { text: text ?? words, ...(isAsked && { redFlagsSeen: false }) }
    setText(undefined)
    if (!(await sendAgain(entry, changed).catch(() => true))) showToast(t('waiting.tooLate'))
  }
  return (
    <>
      <Button kind="quiet" icon="pencil" onClick={() => setText(words)}>
        {t('waiting.edit')}
      </Button>
      <Dialog open={text !== undefined} onClose={() => setText(undefined)} title={t('waiting.edit')}>
        <TextArea
          id={id}
          name="words"
          label={t('waiting.edit')}
          className="min-h-24"
          maxLength={mostCharacters}
          value={text ?? ''}
          onChange={({ target }) => setText(target.value)}
        />
        <DialogActions>
          <Button onClick={() => void save()}>{t('waiting.sendNow')}</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
