import { useState, type ComponentProps } from 'react'
import { profileOpensGate } from '../../../shared/patients/patients.rules.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useLoaded } from '../../platform/browser/use-loaded.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorState, Skeleton } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FocusSwap } from '../../ui/focus/focus-swap.tsx'
import { usePatientProfile } from '../patients.queries.ts'
import { editTitle, profileTitle } from './profile-title.ts'

// Lazy: most visits to the dashboard never open it.
const loadForm = () => import('./patient-profile-form.tsx')

/** On the dashboard: the form opens by itself without a name, else by a button; it closes after saving. */
export function ProfileInPlace() {
  const { t } = useText()
  const { data } = usePatientProfile()
  const [isOpen, setOpen] = useState(false)
  const [isSaved, setSaved] = useState(false)
  if (data === undefined) return null
  const isKnown = isSaved || profileOpensGate(data)
  if (isKnown && !isOpen) {
    return (
      <FocusSwap face="line" className="flex flex-col gap-4">
        {isSaved && <Notice kind="success">{t('patients.profile.saved')}</Notice>}
        <button type="button" data-home="line" className={lineButton} onClick={() => setOpen(true)}>
          {editTitle(t, data)}
        </button>
      </FocusSwap>
    )
  }
  function finish(): void {
    setOpen(false)
    setSaved(true)
  }
  return (
    <FocusSwap face="form">
      <Card className="space-y-4">
        <div>
          <h2 className="text-xl font-semibold">{profileTitle(t, data)}</h2>
          {!isKnown && <p className="text-soft">{t('patients.profile.firstLead')}</p>}
        </div>
        <LazyForm
          known={data}
          onSaved={finish}
          onKept={() => setOpen(false)}
          onCancel={isKnown ? () => setOpen(false) : undefined}
        />
      </Card>
    </FocusSwap>
  )
}

type Form = Awaited<ReturnType<typeof loadForm>>['PatientProfileForm']

function LazyForm(props: ComponentProps<Form>) {
  const { value, error, retry } = useLoaded(loadForm)
  if (value) return <value.PatientProfileForm {...props} />
  return error === undefined ? <Skeleton lines={6} /> : <ErrorState onRetry={retry} />
}

// A quiet style, because it is seldom needed.
const lineButton =
  '-my-3 min-h-12 cursor-pointer self-start font-semibold text-leaf underline underline-offset-4'
