import { useText } from '../../platform/i18n/i18n.tsx'
import { useEmergencyGate } from '../../platform/emergency-gate/use-emergency-gate.tsx'
import { Button } from '../../ui/button.tsx'

const loadRedFlags = () => import('../../../shared/red-flags/red-flags.of-note.ts')

interface Props {
  held: Parameters<typeof useEmergencyGate>[1]
  /** The codes with which the server refused it. */
  found: readonly string[]
  busy: boolean
  onGoOn: () => void
}

/** Sends a write again that was refused because of red flags, once the person said that it is not happening now. */
export function RedFlagRetry({ held, found, busy, onGoOn }: Props) {
  const { t } = useText()
  const gate = useEmergencyGate(loadRedFlags, held)
  async function retry(): Promise<void> {
    if (await gate.pass('', found)) onGoOn()
  }
  return (
    <>
      <Button kind="quiet" icon="siren" busy={busy} onClick={() => void retry()}>
        {t('shell.state.retry')}
      </Button>
      {gate.dialog}
    </>
  )
}
