import { lazy, Suspense, useState } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import type { MadeLink } from './make-link.ts'

// With the QR encoder, which only this moment needs.
const QrCode = lazy(async () => ({ default: (await import('../../ui/qr-code.tsx')).QrCode }))

/** Shown once: the link with its key is in the memory of this page alone. */
export function ShownLink({ made: { link, pin, share }, onDone }: { made: MadeLink; onDone: () => void }) {
  const { t, day, time } = useText()
  const { date, time: at } = share.expiresAt
  return (
    <Card className="space-y-4">
      <h2 className="text-xl font-semibold">{t('shares.made.title')}</h2>
      <Suspense>
        <QrCode text={link} label={t('shares.made.scan')} />
      </Suspense>
      {pin !== '' && (
        <p>
          {t('shares.made.pin')} <b className="block text-3xl tabular-nums tracking-widest">{pin}</b>
        </p>
      )}
      <p>{t('shares.until', { date: day(date), time: time(at) })}</p>
      <p className="text-soft">{t(pin === '' ? 'shares.made.once' : 'shares.made.onceWithPin')}</p>
      <div className="flex flex-wrap gap-2">
        <CopyLink link={link} />
        <Button kind="quiet" onClick={onDone}>
          {t('shares.made.done')}
        </Button>
      </div>
    </Card>
  )
}

/** Where the browser does not copy, the link is shown, to be copied by hand. */
function CopyLink({ link }: { link: string }) {
  const { t } = useText()
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)
  function copy(): void {
    navigator.clipboard.writeText(link).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    )
  }
  if (outcome === 'refused') return <p className="w-full select-all wrap-anywhere">{link}</p>
  return (
    <Button kind="quiet" {...(outcome === 'copied' && { icon: 'check' })} onClick={copy}>
      {t(outcome === 'copied' ? 'shares.made.copied' : 'shares.made.copy')}
    </Button>
  )
}
