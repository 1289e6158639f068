import { useText } from '../../platform/i18n/i18n.tsx'
import { town } from '../../platform/clock/town.ts'
import { Icon } from '../../ui/icons/icon.tsx'

const shown = ['ambulance', 'anyEmergency', 'motherAndChild'] as const

/** Emergency numbers below the sign-in form: calling for help needs no account. */
export function QuickHelp() {
  const { t } = useText()
  const numbers = town().emergency
  return (
    <aside className="mx-auto w-full max-w-136 px-4 pt-2 pb-8" aria-labelledby="quick-help">
      <h2 id="quick-help" className="mb-2 flex items-center gap-2 text-base font-semibold">
        <Icon name="siren" className="text-brick-deep" />
        <span className="text-balance">{t('shell.quickHelp.title')}</span>
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(5.75rem,100%),1fr))] gap-2">
        {shown.map((name) => (
          <li key={name} className="flex">
            <a
              href={`tel:${numbers[name].number}`}
              className="flex min-h-12 w-full flex-col items-center rounded-xl border border-brick bg-card px-1 py-2 text-center text-brick-deep hover:bg-brick-tint"
            >
              <span className="text-xl font-bold">{numbers[name].number}</span>
              <span className="text-sm text-ink">{t(`shell.quickHelp.${name}`)}</span>
            </a>
          </li>
        ))}
      </ul>
      {/* No Link: the written page needs no script, and lies on the device when there is no network. */}
      <a
        href="/first-aid"
        className="mt-2 flex min-h-12 items-center justify-center rounded-xl border border-brick bg-card px-4 py-2 text-center font-semibold text-brick-deep hover:bg-brick-tint"
      >
        {t('shell.quickHelp.firstAid')}
      </a>
    </aside>
  )
}
