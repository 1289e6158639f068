import { WaitingMark } from '../outbox/queued-mark.tsx'
import { useQueuedSignature } from './queued-signature.ts'

/** In a list of encounters: signed on this device, and not with the server. `id` may be that of the appointment. */
export function SignatureMark({ id }: { id: string }) {
  const signature = useQueuedSignature(id)
  if (!signature) return null
  return <WaitingMark state={signature.state === 'refused' ? 'refused' : 'waiting'} />
}
