import { useText } from '../../platform/i18n/i18n.tsx'
import { Link } from '../../platform/browser/navigation.tsx'
import { Icon } from '../../ui/icons/icon.tsx'

export function Brand() {
  const { t } = useText()
  return (
    <Link to="/" className="flex min-h-12 items-center gap-2 rounded-xl pe-2 text-xl font-bold">
      <span className="flex size-10 items-center justify-center rounded-xl bg-leaf text-on-leaf">
        <Icon name="heart-pulse" />
      </span>
      <span className="frame-word">{t('shell.brand')}</span>
    </Link>
  )
}
