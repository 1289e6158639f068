import { useRef, useState, type ReactNode } from 'react'
import { dialOf } from '../../../shared/town/town.numbers.ts'
import type { EmergencyQuestion } from '../../ui/overlays/emergency-dialog.tsx'
import { loadOnce, useLoaded } from '../browser/use-loaded.ts'
import { town } from '../clock/town.ts'
import { loadMessages } from '../i18n/language.ts'
import { messageBundle } from '../i18n/namespaces.ts'

interface EmergencyGate {
  /**
   * Whether this may be sent: nothing in it is a red flag, or the person was asked and it is not happening now. `found`:
   * the codes with which the server refused it.
   */
  pass: (written: string, found?: readonly string[]) => Promise<boolean>
  /** Whether the person was asked about exactly this, for the body's `redFlagsSeen`. */
  hasAsked: (written: string) => boolean
  /** To be rendered beside the form. */
  dialog: ReactNode
}

interface Asked extends EmergencyQuestion {
  onAnswer: (goesOn: boolean) => void
}

/** What finds red flags in words, and the first-aid card for them: of a feature, because the platform knows none. */
type Finder = () => Promise<{
  redFlagsIn: (written: string) => readonly string[]
  firstAidFor: (flags: readonly string[]) => string | undefined
}>

/**
 * Asks about red flags in words before they are sent, also offline. The server looks again. `find`: the same function at
 * each call.
 */
export function useEmergencyGate(find: Finder, held: EmergencyQuestion['held']): EmergencyGate {
  // Loaded with the form: when it is sent there may be no network.
  useLoaded(find)
  const { value } = useLoaded(loadDialog)
  const [asked, setAsked] = useState<Asked | null>(null)
  const confirmed = useRef<string | null>(null)

  async function pass(written: string, found?: readonly string[]): Promise<boolean> {
    if (found === undefined && confirmed.current === written.trim()) return true
    const gate = await Promise.all([loadOnce(find), loadOnce(loadDialog)]).catch(() => null)
    // Without its file nobody is asked here: the server refuses what has a red flag.
    if (!gate) return true
    const flags = found ?? gate[0].redFlagsIn(written)
    if (flags.length === 0 && !found) return true
    return ask(written, { flags, card: gate[0].firstAidFor(flags) })
  }

  function ask(written: string, about: Pick<EmergencyQuestion, 'flags' | 'card'>): Promise<boolean> {
    return new Promise((resolve) => {
      const onAnswer = (goesOn: boolean) => {
        setAsked(null)
        if (goesOn) confirmed.current = written.trim()
        resolve(goesOn)
      }
      setAsked({ ...about, held, onAnswer })
    })
  }

  const { emergency } = town()
  const numbers = {
    ambulance: dialOf(emergency, 'ambulance'),
    anyEmergency: dialOf(emergency, 'anyEmergency'),
    mentalHealth: dialOf(emergency, 'mentalHealth'),
  }
  return {
    pass,
    hasAsked: (written) => confirmed.current === written.trim(),
    dialog: asked && value && <value.EmergencyDialog {...asked} numbers={numbers} />,
  }
}

async function loadDialog() {
  const [{ EmergencyDialog }] = await Promise.all([
    import('../../ui/overlays/emergency-dialog.tsx'),
    loadMessages(messageBundle('red-flags')),
  ])
  return { EmergencyDialog }
}
