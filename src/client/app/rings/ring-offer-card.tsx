import { useActingFor } from '../../platform/session/acting-for.ts'
import { familyMark } from '../../platform/storage/profile-mark.ts'
import { RingOffer } from '../../reminders/reminders.manifest.tsx'

/** For the patient's own record, on a phone that is not shared. */
export function RingOfferCard({ about }: { about: 'answer' | 'alarm' }) {
  const isOwn = useActingFor() === null && familyMark() === ''
  return isOwn && <RingOffer about={about} />
}
