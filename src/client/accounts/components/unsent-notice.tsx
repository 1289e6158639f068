import { useEffect, useState } from 'react'
import { messageBundle } from '../../platform/i18n/namespaces.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { loadMessages } from '../../platform/i18n/language.ts'
import { countAll } from '../../platform/outbox/store.ts'

const messages = messageBundle('waiting')

/** Warns before the phone is given away: how many entries are unsent, not whose or what. */
export function UnsentNotice() {
  const { t } = useText()
  const [count, setCount] = useState(0)
  useEffect(() => {
    void Promise.all([countAll(), loadMessages(messages)]).then(
      ([all]) => setCount(all),
      () => undefined,
    )
  }, [])
  return count > 0 && <p className="text-center text-soft">{t('waiting.onPhone', { count })}</p>
}
