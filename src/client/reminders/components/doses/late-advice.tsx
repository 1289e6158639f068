import type { Dose } from '../../../../shared/reminders/reminders.schedule.ts'
import { useLoaded } from '../../../platform/browser/use-loaded.ts'
import { loadMessages } from '../../../platform/i18n/language.ts'
import { messageBundle } from '../../../platform/i18n/namespaces.ts'

/** Fetched for who has missed one. */
async function loadAdvice() {
  const [{ MissedAdvice }] = await Promise.all([
    import('./missed-advice.tsx'),
    loadMessages(messageBundle('missed-doses')),
  ])
  return MissedAdvice
}

/** Nothing while it cannot be fetched: the sentence for all medicines stands above. */
export function LateAdvice({ missed }: { missed: readonly Dose[] }) {
  const { value: MissedAdvice } = useLoaded(loadAdvice)
  return MissedAdvice ? <MissedAdvice missed={missed} /> : null
}
