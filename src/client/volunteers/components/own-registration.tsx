import { useState } from 'react'
import { readDraft } from '../../platform/session/drafts.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { FocusSwap } from '../../ui/focus/focus-swap.tsx'
import { useOwnRegistration } from '../volunteers.queries.ts'
import { RegistrationCard } from './registration-card.tsx'
import { VolunteerForm } from './volunteer-form.tsx'

/** The form, or the registration with buttons to edit and withdraw it. */
export function OwnRegistration() {
  const { t } = useText()
  const { data, isPending, error } = useOwnRegistration()
  const [isChanging, setChanging] = useState(() => readDraft('volunteers.form') !== null)
  if (isPending) return <Skeleton lines={5} />
  if (data && !isChanging) {
    return (
      <FocusSwap face="card">
        <RegistrationCard registered={data} onChange={() => setChanging(true)} />
      </FocusSwap>
    )
  }
  return (
    <FocusSwap face="form" className="space-y-4">
      {error && data === undefined && <Notice>{t('volunteers.loadFailed')}</Notice>}
      <Card>
        <VolunteerForm
          // Remounts after a withdrawal, so that no deleted data stays in the fields.
          key={data ? 'change' : 'register'}
          known={data ?? null}
          onDone={() => setChanging(false)}
        />
      </Card>
    </FocusSwap>
  )
}
