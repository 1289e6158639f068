import { useSyncExternalStore } from 'react'
import { isDataSaverOn, dataSaverChanged } from './data-saver.ts'
import { onStoredElsewhere } from '../storage/storage.ts'

/** Whether data is saved here; draws anew when the switch is pressed, in this tab or another. */
export function useDataSaver(): boolean {
  return useSyncExternalStore(follow, isDataSaverOn)
}

function follow(changed: () => void): () => void {
  addEventListener(dataSaverChanged, changed)
  const stop = onStoredElsewhere('nabz.saveData', changed)
  return () => {
    removeEventListener(dataSaverChanged, changed)
    stop()
  }
}
