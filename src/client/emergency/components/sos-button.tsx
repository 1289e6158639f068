import { useEffect, useRef, useState } from 'react'
import { armedForMs, pressSos, type SosState } from '../../../shared/emergency/emergency.sos.ts'
import type { Dial } from '../../../shared/town/town.numbers.ts'
import { loadMessages } from '../../platform/i18n/language.ts'
import { messageBundle } from '../../platform/i18n/namespaces.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { navigate } from '../../platform/browser/navigation.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import type { SosName } from './numbers.ts'
import { SosQuestion } from './sos-question.tsx'

/**
 * The SOS button of the specification, in the frame's bars (ui/styles/frame.css). While the dialog is open, a second
 * button at the same position has the focus, so that the same finger or key can press again.
 */
export function SosButton() {
  const sos = useRef<SosState>({ armedAt: null })
  const [isAsking, setAsking] = useState(false)
  const [pressedAt, setPressedAt] = useState<number | null>(null)
  const { t } = useText()
  const [called, setCalled] = useState<{ dial: Dial<SosName>; Sheet: Sheet } | null>(null)

  // The state machine compares times; this only removes the armed style when the time is over.
  useEffect(() => {
    if (pressedAt === null) return undefined
    const over = setTimeout(() => setPressedAt(null), armedForMs)
    return () => clearTimeout(over)
  }, [pressedAt])

  function press() {
    const now = performance.now()
    const { state, outcome } = pressSos(sos.current, now)
    sos.current = state
    if (outcome === 'openEmergency') return openPage()
    setAsking(true)
    setPressedAt(now)
  }

  function rest() {
    sos.current = { armedAt: null }
    setAsking(false)
    setPressedAt(null)
  }

  function openPage() {
    rest()
    navigate('/emergency')
  }

  /** What to tell the operator; a short message where that cannot be loaded. */
  function call(dial: Dial<SosName>) {
    rest()
    loadSheet().then(
      (Sheet) => setCalled({ dial, Sheet }),
      () =>
        showToast(
          t('emergency.calling', { name: t(`emergency.numbers.${dial.name}.name`), number: dial.shown }),
        ),
    )
  }

  return (
    <div data-print="no">
      {/* Not hidden while the dialog is open: closing it restores the focus here. */}
      <Docked isArmed={false} onPress={press} />
      <SosQuestion
        isOpen={isAsking}
        again={<Docked isArmed={pressedAt !== null} onPress={press} />}
        onCall={call}
        onDecline={openPage}
        onClose={rest}
      />
      {called && <called.Sheet dial={called.dial} onClose={() => setCalled(null)} />}
    </div>
  )
}

const sheetMessages = messageBundle('first-aid')

/** Not by `loadOnce`: its failure would load the page anew while somebody asks for help. */
async function loadSheet() {
  const [{ CalledSheet }] = await Promise.all([import('./called-sheet.tsx'), loadMessages(sheetMessages)])
  return CalledSheet
}

type Sheet = Awaited<ReturnType<typeof loadSheet>>

function Docked({ isArmed, onPress }: { isArmed: boolean; onPress: () => void }) {
  const { t } = useText()
  return (
    <div className="sos-dock">
      <button
        type="button"
        aria-label={t('emergency.sos.label')}
        aria-haspopup="dialog"
        onClick={onPress}
        className={`lifted flex size-15 cursor-pointer items-center justify-center rounded-full border-4 bg-brick text-[min(1.1875rem,20px)] font-bold text-on-brick @wide:h-13 @wide:w-17 @wide:rounded-2xl ${
          isArmed ? 'border-mustard' : 'border-card'
        }`}
      >
        {t('emergency.sos.button')}
      </button>
    </div>
  )
}
