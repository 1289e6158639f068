import { useEffect, useRef, type Ref } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Card } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { ReadButton } from './first-aid/read-button.tsx'
import { wireReading } from './first-aid/wire-reading.ts'

/**
 * What the operator of the ambulance asks first. `address` and `phone` come from the profile; without one the places
 * are empty, to be said. Folded; `openOnWide` only where it is not prerendered.
 */
export function OperatorCard({
  address = '',
  phone = '',
  openOnWide = false,
  ref,
}: {
  address?: string | undefined
  phone?: string | undefined
  openOnWide?: boolean
  ref?: Ref<HTMLDetailsElement>
}) {
  const { t, language } = useText()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? wireReading(place.current, language).end : undefined), [language])
  return (
    <Card className="py-2! sm:py-4!">
      <Disclosure ref={ref} title={t('firstAid.tell.title')} openOnWide={openOnWide}>
        <div ref={place} data-reading className="flex flex-col gap-2 pb-2">
          <ul className="flex flex-col gap-1">
            <Line label={t('firstAid.tell.village')} value={address} />
            <Line label={t('firstAid.tell.landmark')} hint={t('firstAid.tell.landmarkHint')} />
            <Line label={t('firstAid.tell.phone')} value={phone} />
            <li data-line className="font-semibold">
              {t('firstAid.tell.happened')}
            </li>
          </ul>
          <ReadButton of={t('firstAid.tell.title')} />
        </div>
      </Disclosure>
    </Card>
  )
}

function Line({ label, value = '', hint = '…' }: { label: string; value?: string; hint?: string }) {
  return (
    <li data-line>
      <span className="font-semibold">{label}: </span>
      {value === '' ? <span className="text-soft">{hint}</span> : value}
    </li>
  )
}
