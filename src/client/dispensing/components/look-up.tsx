import { useState } from 'react'
import { lookUp } from '../../../shared/dispensing/dispensing.endpoints.ts'
import { codeForm } from '../../../shared/dispensing/dispensing.forms.ts'
import { readCode } from '../../../shared/dispensing/dispensing.number.ts'
import type { Sheet } from '../../../shared/dispensing/dispensing.schemas.ts'
import { ApiError, call } from '../../platform/api/api.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { canScan, ScanCode } from '../../ui/scan-code.tsx'

/** Asked directly: each look is in the log, so nothing asks again by itself. */
export async function askFor(text: string): Promise<Sheet | null> {
  const read = readCode(text)
  if (!read) return null
  const code = 'code' in read ? read.code : read.number
  try {
    return await call(lookUp, { params: { code } })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** Scan the code, or type the number. */
export function LookUp({ onFound }: { onFound: (sheet: Sheet) => void }) {
  const { t } = useText()
  const [isScanning, setIsScanning] = useState(false)
  const [isUnknown, setIsUnknown] = useState(false)
  const form = useForm(
    { feature: 'dispensing', schema: codeForm },
    {
      initial: { code: '' },
      submit: async ({ code }) => {
        const sheet = await askFor(code)
        setIsUnknown(sheet === null)
        if (sheet) onFound(sheet)
      },
    },
  )
  function take(text: string): void {
    setIsScanning(false)
    form.set('code', text)
    void askFor(text).then(
      (sheet) => (sheet ? onFound(sheet) : setIsUnknown(true)),
      // The code is in the field: the button tries again and says why not.
      () => undefined,
    )
  }
  return (
    <Card className="space-y-4">
      {canScan && !isScanning && (
        <Button wide icon="camera" onClick={() => setIsScanning(true)}>
          {t('dispensing.scan.start')}
        </Button>
      )}
      {isScanning && (
        <ScanCode
          texts={{
            lead: t('dispensing.scan.lead'),
            refused: t('dispensing.scan.refused'),
            close: t('dispensing.scan.close'),
          }}
          onRead={take}
          onClose={() => setIsScanning(false)}
        />
      )}
      <form noValidate onSubmit={form.onSubmit} className="space-y-4">
        <TextField
          {...form.field('code')}
          label={t('dispensing.code')}
          hint={t('dispensing.codeHint', { example: 'K7QM-4XWD' })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
        {isUnknown && (
          <Notice kind="error" title={t('dispensing.unknown')}>
            {t('dispensing.unknownLead')}
          </Notice>
        )}
        <Button type="submit" kind={canScan ? 'quiet' : 'primary'} wide icon="search" busy={form.busy}>
          {t('dispensing.lookUp')}
        </Button>
      </form>
    </Card>
  )
}
