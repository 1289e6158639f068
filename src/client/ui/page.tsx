import { useEffect, type ReactNode } from 'react'
import { useText } from '../platform/i18n/i18n.tsx'

/** A screen with its only h1, which is also the document title. */
export function Page({
  title,
  lead,
  beside,
  children,
  narrow = false,
}: {
  title: string
  lead?: ReactNode
  /** In the row of the title, where there is room. */
  beside?: ReactNode
  children: ReactNode
  /** For forms: a readable line length, aligned left with the wide pages. */
  narrow?: boolean
}) {
  const { t } = useText()
  const brand = t('shell.brand')
  useEffect(() => {
    document.title = `${title} · ${brand}`
  }, [title, brand])
  return (
    <div className={`flex flex-col gap-4 sm:gap-5 ${narrow ? 'max-w-lg' : ''}`}>
      <header className="flex flex-col gap-1">
        <h1 className="text-2xl font-bold">{title}</h1>
        {lead !== undefined && <p className="text-soft">{lead}</p>}
        {beside}
      </header>
      {children}
    </div>
  )
}
