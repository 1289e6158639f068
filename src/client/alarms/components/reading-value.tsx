import type { AlarmReading } from '../../../shared/alarms/alarms.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { messageBundle } from '../../platform/i18n/namespaces.ts'
import { useMessages } from '../../platform/i18n/use-messages.ts'

const labTestMessages = messageBundle('lab-tests')

/** What was measured; of a private test whom to ask for it. */
export function ReadingValue({ reading: { lab, value, withheld } }: { reading: AlarmReading }) {
  const { t } = useText()
  if (withheld)
    return (
      <span className="block font-semibold">{t('alarmTask.withheld', { name: withheld.orderedBy })}</span>
    )
  return (
    <>
      {lab && <LabName lab={lab} />}
      <span className="text-xl font-bold">{value}</span>
    </>
  )
}

/** Which test of a laboratory it was; its name is fetched where there is one. */
function LabName({ lab }: { lab: NonNullable<AlarmReading['lab']> }) {
  const { t } = useText()
  const { state } = useMessages([labTestMessages])
  return <span className="block font-semibold">{state === 'there' ? t(`labTests.names.${lab}`) : lab}</span>
}
