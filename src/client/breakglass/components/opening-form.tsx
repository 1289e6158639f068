import { useState } from 'react'
import { openInEmergency } from '../../../shared/breakglass/breakglass.endpoints.ts'
import { openingForm } from '../../../shared/breakglass/breakglass.forms.ts'
import { emergencyReasons } from '../../../shared/breakglass/breakglass.rules.ts'
import type { FoundPatient } from '../../../shared/breakglass/breakglass.schemas.ts'
import { navigate } from '../../platform/browser/navigation.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { refresh, useWrite } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { ChoiceField } from '../../ui/fields/choice-field.tsx'
import { Notice } from '../../ui/notice.tsx'

interface Props {
  found: readonly FoundPatient[]
  onBack: () => void
}

/** Whose record, and why; of one that the doctor may read already only the way to it. */
export function OpeningForm({ found, onBack }: Props) {
  const { t, number } = useText()
  const [id, setId] = useState(found.length === 1 ? (found[0]?.id ?? '') : '')
  const chosen = found.find((one) => one.id === id)
  const describe = ({ name, age, village }: FoundPatient) =>
    [name, age !== null && t('breakglass.years', { age: number(age) }), village].filter(Boolean).join(', ')
  return (
    <Card className="space-y-5">
      <ChoiceField
        id="whose"
        name="whose"
        label={t('breakglass.whose')}
        value={id}
        options={found.map((one) => ({ value: one.id, label: describe(one) }))}
        onChange={({ target }) => setId(target.value)}
      />
      {chosen?.isOpen && (
        <Notice
          kind="plain"
          action={
            <ButtonLink to={`/doctor/patients/${id}`} icon="file-text">
              {t('breakglass.read')}
            </ButtonLink>
          }
        >
          {t('breakglass.isOpen')}
        </Notice>
      )}
      {chosen && !chosen.isOpen && <ReasonForm key={id} patientId={id} />}
      <Button kind="quiet" icon="search" onClick={onBack}>
        {t('breakglass.another')}
      </Button>
    </Card>
  )
}

function ReasonForm({ patientId }: { patientId: string }) {
  const { t } = useText()
  const { mutateAsync } = useWrite(openInEmergency)
  const form = useForm(
    { feature: 'breakglass', schema: openingForm },
    {
      initial: { patientId, reason: '' },
      submit: async (body, key) => {
        await mutateAsync({ body, key })
        // Its page may have been refused before.
        await refresh('patients')
        navigate(`/doctor/patients/${patientId}`)
      },
    },
  )
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="space-y-5">
      <ChoiceField
        {...form.field('reason')}
        label={t('breakglass.why')}
        options={emergencyReasons.map((value) => ({ value, label: t(`breakglass.reasons.${value}`) }))}
      />
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <Button type="submit" kind="danger" icon="file-text" wide busy={form.busy}>
        {t('breakglass.open')}
      </Button>
    </form>
  )
}
