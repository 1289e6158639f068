import { useText } from '../../../platform/i18n/i18n.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { addIcons, Icon } from '../../../ui/icons/icon.tsx'
import { readingPaths } from '../../../ui/icons/icon-paths-reading.ts'

addIcons(readingPaths)

/** Reads the lines of the `data-reading` around it; wire-reading.ts shows it where there is a voice or a recording. */
export function ReadButton({ of }: { of: string }) {
  const { t } = useText()
  return (
    <button
      type="button"
      hidden
      data-aid="read"
      data-print="no"
      aria-pressed="false"
      className={buttonClass({ kind: 'quiet', className: 'group cursor-pointer [&[hidden]]:hidden' })}
    >
      <Icon name="volume-2" className="group-aria-pressed:hidden" />
      <span className="group-aria-pressed:hidden">
        {t('firstAid.readAloud')}
        <span data-aid="size" />
      </span>
      <Icon name="square" className="hidden group-aria-pressed:block" />
      <span className="hidden group-aria-pressed:inline">{t('firstAid.stop')}</span>
      <span className="sr-only">: {of}</span>
    </button>
  )
}
