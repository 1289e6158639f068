import { useSyncExternalStore } from 'react'
import { isDataSaverOn, dataSaverChanged } from './data-saver.ts'
import { onStoredElsewhere } from '../storage/storage.ts'

/** Whether data saver mode is on; re-renders when the switch changes in this or another tab. */
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
