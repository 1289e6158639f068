import { useEffect, useRef } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useNoticeMessages } from '../../platform/manifest/notices.ts'
import { showToast } from '../../ui/overlays/toast.tsx'
import { useNotices } from '../notifications.queries.ts'
import { noticeSentence } from './notice-sentence.ts'

/** Shows a toast for notices that arrive while the page is open; earlier ones are only in the list. */
export function NoticeToasts() {
  const text = useText()
  const { data, isKept } = useNotices()
  const hasMessages = useNoticeMessages(data).state === 'there'
  const known = useRef<{ ids: Set<string>; newest: string } | null>(null)
  useEffect(() => {
    // A restored answer is not from this visit.
    if (!data || isKept || !hasMessages) return
    const { ids, newest: since } = known.current ?? { ids: new Set<string>(), newest: '' }
    // Older ones move up when newer ones are read: they are not new.
    const fresh = known.current === null ? [] : data.filter(({ id, at }) => !ids.has(id) && at >= since)
    const last = data.reduce((newest, { at }) => (at > newest ? at : newest), since)
    known.current = { ids: new Set([...ids, ...data.map(({ id }) => id)]), newest: last }
    const [newest] = fresh
    const sentence = newest && noticeSentence(text, newest)
    if (sentence) showToast(sentence)
  }, [data, isKept, hasMessages, text])
  return null
}
