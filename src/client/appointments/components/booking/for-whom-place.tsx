import { useLoaded } from '../../../platform/browser/use-loaded.ts'
import { loadMessages } from '../../../platform/i18n/language.ts'
import { messageBundle } from '../../../platform/i18n/namespaces.ts'
import { useActsForOthers } from '../../../platform/session/acting-for.ts'
import { ErrorState, Skeleton } from '../../../ui/loading.tsx'

/** The first question of a booking, for accounts that act for others. */
export function ForWhomPlace({ draft }: { draft: string }) {
  return useActsForOthers() && <Loaded draft={draft} />
}

function Loaded({ draft }: { draft: string }) {
  const { value, error, retry } = useLoaded(loadForWhom)
  if (value) return <value.ForWhom draft={draft} />
  return error === undefined ? <Skeleton lines={2} /> : <ErrorState onRetry={retry} />
}

async function loadForWhom() {
  const [{ ForWhom }] = await Promise.all([import('./for-whom.tsx'), loadMessages(messageBundle('people'))])
  return { ForWhom }
}
