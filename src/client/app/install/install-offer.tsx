import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

/** A card at the end of the home page; declining hides it for good. */
export function InstallOffer({ onAccept, onDecline }: { onAccept: () => void; onDecline: () => void }) {
  const { t } = useText()
  return (
    <Card data-print="no" className="mt-8 space-y-4">
      <div className="space-y-1">
        <h2 className="text-lg font-semibold">{t('appInstall.title')}</h2>
        <p className="text-soft">{t('appInstall.lead')}</p>
      </div>
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button kind="quiet" onClick={onAccept}>
          {t('appInstall.accept')}
        </Button>
        <Button kind="quiet" onClick={onDecline}>
          {t('appInstall.decline')}
        </Button>
      </div>
    </Card>
  )
}
