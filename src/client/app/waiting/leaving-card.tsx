import { useEffect, useRef } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { loadOutbox } from '../../platform/outbox/load-outbox.ts'
import { currentSession } from '../../platform/session/session-store.ts'
import { signOut } from '../../platform/sign-out/sign-out.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

/** Asks before the sign-out what to do with unsent writes. */
export function LeavingCard({ count }: { count: number }) {
  const { t } = useText()
  const top = useRef<HTMLHeadingElement>(null)
  useEffect(() => top.current?.focus(), [])
  async function discardAndLeave(): Promise<void> {
    const person = currentSession()?.person.id
    const { discardAll } = await loadOutbox()
    if (person !== undefined) await discardAll(person)
    signOut()
  }
  return (
    <Card className="space-y-4">
      <h2 ref={top} tabIndex={-1} className="text-xl font-semibold outline-none">
        {t('waiting.leaving.title')}
      </h2>
      <p>{t('waiting.leaving.text', { count })}</p>
      <div className="flex flex-col gap-3">
        <Button kind="quiet" wide icon="log-out" onClick={signOut}>
          {t('waiting.leaving.keep')}
        </Button>
        <p className="text-sm text-soft">{t('waiting.leaving.keepHint')}</p>
        <Button kind="danger" wide icon="x" onClick={() => void discardAndLeave()}>
          {t('waiting.leaving.discard')}
        </Button>
      </div>
    </Card>
  )
}
