import { useEffect, useRef, type ReactNode } from 'react'
import { dialOf } from '../../../../../shared/town/town.numbers.ts'
import { town } from '../../../../platform/clock/town.ts'
import { useText } from '../../../../platform/i18n/i18n.tsx'
import { Notice, type NoticeKind } from '../../../../ui/notice.tsx'
import { PhoneLink } from '../../../../ui/phone-link.tsx'
import type { Complaint } from './complaints.ts'

/** When to call an ambulance instead, for one or more complaints: docs/clinical-sources.md, "Red flags". */
export function DangerSigns({ of }: { of: readonly Complaint[] }) {
  const { t } = useText()
  const place = useRef<HTMLDivElement>(null)
  const count = of.length
  useEffect(() => {
    if (count > 0) place.current?.scrollIntoView({ block: 'nearest' })
  }, [count])
  const title = of.map((complaint) => (
    <span key={complaint} className="block not-first:mt-2">
      {t.find(`booking.danger.${complaint}`)}
    </span>
  ))
  return (
    <div ref={place}>
      <AmbulanceNotice kind="error" title={title} />
    </div>
  )
}

/** Asks for danger signs and has the ambulance's number. */
export function AmbulanceNotice({ kind, title }: { kind: NoticeKind; title: ReactNode }) {
  const { t } = useText()
  const { number, shown } = dialOf(town().emergency, 'ambulance')
  return (
    <Notice
      kind={kind}
      title={title}
      action={
        <PhoneLink number={number} kind="emergency">
          {t('booking.danger.call', { number: shown })}
        </PhoneLink>
      }
    />
  )
}
