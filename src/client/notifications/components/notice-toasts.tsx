import { useEffect, useRef } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { useNotices } from '../notifications.queries.ts'
import { noticeSentence } from './notice-sentence.ts'

/** Says aloud what arrives while the page is open; what was there at the start only stands in the list. */
export function NoticeToasts() {
  const text = useText()
  const { data, isKept } = useNotices()
  const known = useRef<Set<string> | null>(null)
  useEffect(() => {
    // What lay on the device says nothing of this visit.
    if (!data || isKept) return
    const fresh = known.current === null ? [] : data.filter(({ id }) => !known.current?.has(id))
    known.current = new Set([...(known.current ?? []), ...data.map(({ id }) => id)])
    const [newest] = fresh
    if (newest) showToast(noticeSentence(text, newest))
  }, [data, isKept, text])
  return null
}
