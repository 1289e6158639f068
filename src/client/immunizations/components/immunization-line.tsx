import type { ReactNode } from 'react'
import { useText, type Text } from '../../platform/i18n/i18n.tsx'
import { WaitingMark } from '../../platform/outbox/queued-mark.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import type { ShownImmunization } from '../immunizations.queries.ts'
import { dosesText } from './dose-name.ts'

/** What was given on one day, where, and who says so. */
export function ImmunizationLine({
  immunization,
  children,
}: {
  immunization: ShownImmunization
  children?: ReactNode
}) {
  const { t, day } = useText()
  const { givenOn, place, status } = immunization
  const isWrong = status === 'entered-in-error'
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-48">
        <p className={`font-semibold wrap-anywhere ${isWrong ? 'line-through' : ''}`}>
          {dosesText(t, immunization)}
        </p>
        <p className="text-sm wrap-anywhere text-soft">
          {[day(givenOn, 'short'), place, whoSays(t, immunization)].filter((text) => text !== '').join(' · ')}
        </p>
        {isWrong && <StatusMark tone="over">{t('immunizations.statuses.entered-in-error')}</StatusMark>}
        <WaitingMark state={immunization.waiting} />
      </div>
      {children}
    </div>
  )
}

/** A name is empty once the account is deleted, and while the entry waits on this phone. */
function whoSays(t: Text['t'], { enteredBy, confirmedBy }: ShownImmunization): string {
  if (confirmedBy?.name === '') return t('immunizations.confirmed')
  if (confirmedBy) return t('immunizations.confirmedBy', { name: confirmedBy.name })
  return enteredBy.name === '' ? '' : t('immunizations.saidBy', { name: enteredBy.name })
}
