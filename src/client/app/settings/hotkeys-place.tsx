import { lazy, Suspense } from 'react'
import { useMediaQuery } from '../../platform/browser/use-media-query.ts'
import { loadMessages } from '../../platform/i18n/language.ts'
import { messageBundle } from '../../platform/i18n/namespaces.ts'
import { useSession } from '../../platform/session/session-store.ts'
import { benchWidth } from '../workbench/bench-width.ts'

const HotkeysCard = lazy(async () => {
  const [{ HotkeysCard: Loaded }] = await Promise.all([
    import('./hotkeys-card.tsx'),
    loadMessages(messageBundle('workbench')),
  ])
  return { default: Loaded }
})

/** For doctors, where the screen has room for the pages with single keys. */
export function HotkeysPlace() {
  const isDoctor = useSession()?.person.role === 'doctor'
  const isWide = useMediaQuery(benchWidth)
  if (!isDoctor || !isWide) return null
  return (
    <Suspense>
      <HotkeysCard />
    </Suspense>
  )
}
