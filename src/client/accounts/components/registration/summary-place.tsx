import { useEffect } from 'react'
import { loadOnce, useLoaded } from '../../../platform/browser/use-loaded.ts'
import { StepPart } from '../../../ui/steps/steps.tsx'
import type { RegistrationForm } from './use-registration.ts'

const load = () => import('./check-summary.tsx')

/** Fetched while the questions before it are answered: keeps the page small. */
export function SummaryPlace({ form }: { form: RegistrationForm }) {
  const isBegun = form.question !== 'role'
  useEffect(() => {
    if (form.inSteps && isBegun) void loadOnce(load).catch(() => undefined)
  }, [form.inSteps, isBegun])
  return (
    form.inSteps &&
    form.question === 'check' && (
      <StepPart of="check">
        <Loaded form={form} />
      </StepPart>
    )
  )
}

/** Without it the account can still be made. */
function Loaded({ form }: { form: RegistrationForm }) {
  const { value } = useLoaded(load)
  return value && <value.CheckSummary form={form} />
}
