import { lazy, Suspense, useState } from 'react'
import type { DoseCode } from '../../../shared/immunizations/immunizations.codes.ts'
import type { ImmunizationEntry } from '../../../shared/immunizations/immunizations.forms.ts'
import { hasDraft, writeDraft } from '../../platform/session/drafts.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/loading.tsx'

/** Fetched on a press: few of those who open the page add something. */
const ImmunizationForm = lazy(async () => ({
  default: (await import('./immunization-form.tsx')).ImmunizationForm,
}))

const none: readonly DoseCode[] = []

export type AddDoses = (entry: ImmunizationEntry, key: string) => Promise<unknown>

interface Props {
  label: string
  /** What the button is about, for whoever hears it alone. */
  about?: string
  options: readonly DoseCode[]
  likely?: readonly DoseCode[]
  draft: string
  onAdd: AddDoses
}

/** A button, and on a press the form for what was given on one day. */
export function EnterDoses({ label, about = '', options, likely = none, draft, onAdd }: Props) {
  const [isOpen, setOpen] = useState(() => hasDraft(draft))
  if (!isOpen)
    return (
      <Button
        kind="quiet"
        icon="plus"
        aria-label={about === '' ? undefined : `${label}: ${about}`}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
    )
  return (
    <Suspense fallback={<Skeleton lines={4} />}>
      <ImmunizationForm
        options={options}
        likely={likely}
        draft={draft}
        onSubmit={async (entry, key) => {
          await onAdd(entry, key)
          setOpen(false)
        }}
        onCancel={() => {
          writeDraft(draft, null)
          setOpen(false)
        }}
      />
    </Suspense>
  )
}
