import { timeIn } from '../../../shared/kit/time/town-time.ts'
import { town } from '../../platform/clock/town.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import type { SaveState } from './use-autosave.ts'

/** Whether what was typed is on the server, or on this device only. */
export function SaveLine({ state, isUnsaved }: { state: SaveState; isUnsaved: boolean }) {
  const { t, time } = useText()
  const said = {
    saving: t('encounters.saving'),
    kept: t('encounters.kept'),
    refused: t('encounters.notSaved'),
    saved:
      state.is === 'saved' && state.at !== null && !isUnsaved
        ? t('encounters.savedAt', { time: time(timeIn(town().timeZone, new Date(state.at))) })
        : '',
  }[state.is]
  return <output className="block font-semibold">{said}</output>
}
