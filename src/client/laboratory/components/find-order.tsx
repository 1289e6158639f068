import { useState } from 'react'
import { lookUpOrder } from '../../../shared/laboratory/laboratory.endpoints.ts'
import { orderNumberForm } from '../../../shared/laboratory/laboratory.forms.ts'
import type { OrderSheet } from '../../../shared/laboratory/laboratory.schemas.ts'
import { ApiError, call } from '../../platform/api/api.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Asked directly: each look is in the log, so nothing asks again by itself. */
export async function askFor(code: string): Promise<OrderSheet | null> {
  try {
    return await call(lookUpOrder, { params: { code } })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

export function FindOrder({ onFound }: { onFound: (sheet: OrderSheet) => void }) {
  const { t } = useText()
  const [isUnknown, setIsUnknown] = useState(false)
  const form = useForm(
    { feature: 'laboratory', schema: orderNumberForm },
    {
      initial: { code: '' },
      submit: async ({ code }) => {
        const sheet = await askFor(code)
        setIsUnknown(sheet === null)
        if (sheet) onFound(sheet)
      },
    },
  )
  return (
    <Card>
      <form noValidate onSubmit={form.onSubmit} className="space-y-4">
        <TextField
          {...form.field('code')}
          label={t('laboratory.code')}
          hint={t('laboratory.codeHint', { example: 'K7QM-4XWD' })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
        {isUnknown && (
          <Notice kind="error" title={t('laboratory.unknown')}>
            {t('laboratory.unknownLead')}
          </Notice>
        )}
        <Button type="submit" wide icon="search" busy={form.busy}>
          {t('laboratory.lookUp')}
        </Button>
      </form>
    </Card>
  )
}
