import { useEffect, useRef } from 'react'
import { areHotkeysOn } from './hotkey-setting.ts'
import { pressedKey } from './pressed-key.ts'

/** What each key does now; a key without an act is left alone. */
export type Hotkeys = Partial<Record<string, (() => void) | undefined>>

/** Moving goes on while the key is held down; every other act happens once for one press. */
const repeating = new Set(['j', 'k'])

/** Single keys for the whole page: not in a field or a dialog, not with a modifier, not where they are switched off. */
export function useHotkeys(hotkeys: Hotkeys): void {
  const latest = useRef(hotkeys)
  useEffect(() => {
    latest.current = hotkeys
  })
  useEffect(() => {
    function hear(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
        return
      const key = pressedKey(event)
      const act = key === null ? undefined : latest.current[key]
      if (key === null || !act || isBusy(event.target) || !areHotkeysOn()) return
      event.preventDefault()
      if (!event.repeat || repeating.has(key)) act()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
}

/** Somebody is typing or choosing, or has a dialog open. */
function isBusy(target: EventTarget | null): boolean {
  const isField =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  return isField || document.querySelector('dialog[open]') !== null
}
