import { onStoredElsewhere, readStored, store } from '../storage/storage.ts'

const key = 'nabz.density'

/** Whether text and buttons are large on this device. */
export function isLarge(): boolean {
  return readStored(key) === 'big'
}

export function setLarge(isOn: boolean): void {
  store(key, isOn ? 'big' : null)
  applyDensity()
}

/** From now on the document is marked for frame.css, also when another tab changes the setting. */
export function followDensity(): void {
  applyDensity()
  onStoredElsewhere(key, applyDensity)
}

function applyDensity(): void {
  if (isLarge()) document.documentElement.dataset['density'] = 'big'
  else delete document.documentElement.dataset['density']
}
