import type { EncounterForDoctor } from '../../../shared/encounters/encounters.schemas.ts'
import { useQueuedSignature } from '../../platform/encounters/queued-signature.ts'
import { NoteForm } from './note-form.tsx'
import { WaitingSignature } from './reading/waiting-signature.tsx'
import { WrittenNote } from './written-note.tsx'

/** The note of an encounter for its doctor: to be written, signed on this device and waiting, or signed. */
export function EncounterNote({
  encounter,
  onRefetch,
}: {
  encounter: EncounterForDoctor
  onRefetch: () => void
}) {
  const queued = useQueuedSignature(encounter.id)
  if (encounter.status === 'final')
    return <WrittenNote encounter={encounter} refused={queued?.state === 'refused' ? queued : undefined} />
  if (queued) return <WaitingSignature entry={queued} />
  // Another encounter has another form.
  return <NoteForm key={encounter.id} encounter={encounter} onRefetch={onRefetch} />
}
