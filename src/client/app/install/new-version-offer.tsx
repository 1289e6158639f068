import { useText } from '../../platform/i18n/i18n.tsx'

/** A line offering the new version; form input is kept as a draft, and it can be ignored. */
export function NewVersionOffer() {
  const { t } = useText()
  return (
    <output
      data-print="no"
      className="flex flex-wrap items-center justify-center gap-x-3 bg-leaf-tint px-4 py-1 text-sm text-ink"
    >
      <span>{t('newVersion.ready')}</span>
      <button
        type="button"
        className="min-h-12 cursor-pointer px-3 font-semibold text-leaf underline underline-offset-4"
        onClick={() => location.reload()}
      >
        {t('newVersion.reload')}
      </button>
    </output>
  )
}
