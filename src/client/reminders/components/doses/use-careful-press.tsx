import { useState, type ReactNode } from 'react'
import { isEarly, type Dose, type Mark } from '../../../../shared/reminders/reminders.schedule.ts'
import { town } from '../../../platform/clock/town.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx'
import { showToast } from '../../../ui/overlays/toast.tsx'
import type { Marking } from '../../reminders.queries.ts'

interface Asked {
  dose: Dose
  mark: Mark
}

/**
 * Guards against stray taps: marking a dose long before its time asks for confirmation, and replacing a mark can be
 * undone.
 */
export function useCarefulPress(
  marking: Marking,
  now: Date,
): { press: (dose: Dose, mark: Mark) => void; question: ReactNode } {
  const { t, time } = useText()
  const [asked, setAsked] = useState<Asked | null>(null)

  function send({ dose, mark }: Asked): void {
    marking.press(dose, mark)
    const { mark: before, name } = dose
    if (before === null || before === mark) return
    const values = { name, time: time(dose.time), mark: t(`reminders.doses.${mark}`) }
    showToast(t('reminders.doses.changed', values), 'success', undefined, {
      label: t('reminders.doses.undoChange'),
      run: () => marking.press({ ...dose, mark }, before),
    })
  }

  function press(dose: Dose, mark: Mark): void {
    // Removing an early mark needs no confirmation.
    const isQuestion = dose.mark !== mark && isEarly(dose, now, town().timeZone)
    if (isQuestion) setAsked({ dose, mark })
    else send({ dose, mark })
  }

  return { press, question: <EarlyQuestion asked={asked} onClose={() => setAsked(null)} onYes={send} /> }
}

function EarlyQuestion({
  asked,
  onClose,
  onYes,
}: {
  asked: Asked | null
  onClose: () => void
  onYes: (asked: Asked) => void
}) {
  const { t, time } = useText()
  return (
    <Dialog
      open={asked !== null}
      onClose={onClose}
      title={asked && t('reminders.doses.early', { time: time(asked.dose.time) })}
    >
      {asked && (
        <>
          <p className="break-values">{t('reminders.doses.earlyLead', { name: asked.dose.name })}</p>
          <DialogActions>
            <Button kind="quiet" onClick={onClose}>
              {t('reminders.doses.earlyNo')}
            </Button>
            <Button
              kind="quiet"
              onClick={() => {
                onClose()
                onYes(asked)
              }}
            >
              {t('reminders.doses.earlyYes', { mark: t(`reminders.doses.${asked.mark}`) })}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}
