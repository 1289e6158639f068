import type { KeyboardEvent, Ref } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Icon } from '../icons/icon.tsx'
import { KeyHint } from './workbench.tsx'

interface Props {
  ref: Ref<HTMLInputElement>
  value: string
  onChange: (value: string) => void
  /** Down or Enter: into the list. */
  onLeave: () => void
}

/** Narrows the list while typing; Escape shows all again. */
export function BenchSearch({ ref, value, onChange, onLeave }: Props) {
  const { t } = useText()
  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') onChange('')
    if (event.key !== 'ArrowDown' && event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    onLeave()
  }
  return (
    <search data-print="no" className="flex min-w-0 flex-1">
      <label className="flex min-h-12 min-w-0 flex-1 items-center gap-2 rounded-xl border border-edge bg-card px-3 focus-within:ringed">
        <Icon name="search" className="text-soft" />
        <span className="sr-only">{t('workbench.find')}</span>
        <input
          ref={ref}
          type="search"
          name="find"
          autoComplete="off"
          aria-keyshortcuts="/"
          placeholder={t('workbench.find')}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={onKeyDown}
          className="min-h-11 min-w-0 flex-1 bg-transparent outline-none"
        />
        <KeyHint name="/" />
      </label>
    </search>
  )
}
