import { knownEncounter, useQueuedSignature } from '../../platform/encounters/queued-signature.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { LeftOver } from './reading/left-over.tsx'

/** What was typed here for an encounter that is no longer this doctor's: to be read and copied. */
export function TypedBefore({ id }: { id: string }) {
  const { t } = useText()
  const queued = useQueuedSignature(id)
  const encounterId = queued?.params['id'] ?? knownEncounter(id)?.id ?? id
  return <LeftOver encounterId={encounterId} title={t('encounters.unsent.left')} refused={queued} />
}
