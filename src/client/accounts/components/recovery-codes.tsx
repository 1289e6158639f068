import { lazy, Suspense } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'

// With the QR encoder, which only this moment needs.
const QrCode = lazy(async () => ({ default: (await import('../../ui/qr-code.tsx')).QrCode }))

/** New codes, shown this once. They are in memory only: leaving the page forgets them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useText()
  return (
    <>
      <Notice>{t('accountSecurity.codes.keep')}</Notice>
      <Card className="space-y-5">
        <ol className="space-y-2 text-lg font-semibold tabular-nums">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <Suspense>
          <QrCode text={codes.join('\n')} label={t('accountSecurity.codes.qr')} />
        </Suspense>
      </Card>
      <div className="flex flex-col gap-2 sm:flex-row print:hidden">
        <Button onClick={() => print()}>{t('accountSecurity.codes.print')}</Button>
        <ButtonLink to="/settings" kind="quiet">
          {t('accountSecurity.codes.done')}
        </ButtonLink>
      </div>
    </>
  )
}
