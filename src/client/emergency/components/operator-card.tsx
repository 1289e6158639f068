import { useEffect, useRef, type ReactNode } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Card } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { ReadButton } from './first-aid/read-button.tsx'
import { wireReading } from './first-aid/wire-reading.ts'

/** The lines for the operator, also before a call. Folded; `openOnWide` only where it is not prerendered. */
export function OperatorCard({
  openOnWide = false,
  children,
}: {
  openOnWide?: boolean
  children: ReactNode
}) {
  const { t, language } = useText()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? wireReading(place.current, language).end : undefined), [language])
  return (
    <Card className="py-2! sm:py-4!">
      <Disclosure title={t('firstAid.tell.title')} openOnWide={openOnWide}>
        <div ref={place} data-reading className="flex flex-col gap-2 pb-2">
          {children}
          <ReadButton of={t('firstAid.tell.title')} />
        </div>
      </Disclosure>
    </Card>
  )
}
