import { listActingFor } from '../../shared/patients/patients.endpoints.ts'
import { knownAnswer } from '../platform/query/query-client.ts'
import { actingFor } from '../platform/session/acting-for.ts'
import { useText } from '../platform/i18n/i18n.tsx'
import type { SignedIn } from '../platform/session/session-store.ts'
import { today } from '../platform/clock/today.ts'
import { Phulkari } from '../ui/drawings/phulkari.tsx'
import { usePrinting } from '../platform/use-printing.ts'

/** The head of a printed page: whose record it is, and the date. */
export function PrintHead({ person }: { person: SignedIn }) {
  const { t, day } = useText()
  if (!usePrinting()) return null
  const patientId = actingFor()
  const chosen = knownAnswer(listActingFor)?.find(({ id }) => id === patientId)
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4 px-4 pb-2 text-sm">
        <span>
          {t('shell.brand')} · <b>{chosen?.name ?? person.name}</b>
        </span>
        {/* On a screen this year goes without saying. */}
        <span>{`${day(today())} ${today().slice(0, 4)}`}</span>
      </p>
      <Phulkari />
    </>
  )
}
