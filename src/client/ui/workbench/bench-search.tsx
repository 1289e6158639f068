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
      <label className="relative flex min-w-0 flex-1 items-center">
        <Icon name="search" className="absolute left-3 text-soft" />
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
          className="min-h-12 w-full rounded-xl border border-edge bg-card pr-12 pl-11"
        />
        <span className="absolute right-3">
          <KeyHint name="/" />
        </span>
      </label>
    </search>
  )
}
