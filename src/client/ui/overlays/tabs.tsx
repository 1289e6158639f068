import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'

export interface Tab {
  id: string
  label: ReactNode
  content: ReactNode
}

/** Tabs. Arrow keys move between them, as in the ARIA pattern. */
export function Tabs({
  label,
  tabs,
  first,
  chosen: told,
  onChoose,
}: {
  label: string
  tabs: readonly Tab[]
  first?: string | undefined
  /** The open tab, where the page knows it: from the URL. */
  chosen?: string | undefined
  /** Called on every change: for a URL that remembers the tab. */
  onChoose?: (id: string) => void
}) {
  const [own, setOwn] = useState(first ?? tabs[0]?.id)
  const chosen = told ?? own
  const base = useId()

  function choose(id: string) {
    setOwn(id)
    onChoose?.(id)
  }

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex(({ id }) => id === chosen)
    const last = tabs.length - 1
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[event.key]
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length]
    if (!next) return
    // Home and End would also scroll the page.
    event.preventDefault()
    choose(next.id)
    document.getElementById(`${base}-tab-${next.id}`)?.focus()
  }

  return (
    <div className="space-y-4">
      <div role="tablist" aria-label={label} className="flex flex-wrap gap-x-1 border-b border-line">
        {tabs.map(({ id, label: shown }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-tab-${id}`}
            aria-selected={id === chosen}
            aria-controls={`${base}-panel-${id}`}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => choose(id)}
            onKeyDown={onKeyDown}
            className="marks-current -mb-px min-h-12 cursor-pointer px-4 font-semibold text-soft aria-selected:text-ink"
          >
            {shown}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-panel-${id}`}
          aria-labelledby={`${base}-tab-${id}`}
          hidden={id !== chosen}
        >
          {id === chosen && content}
        </div>
      ))}
    </div>
  )
}
