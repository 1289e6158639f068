import { useState } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { languageNames, languages, setLanguage, type Language } from '../../platform/i18n/language.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { Menu, menuItemClass } from '../../ui/overlays/menu.tsx'

/** Shows the current language; another choice changes every open view at once. */
export function LanguageSwitcher() {
  const { t, language } = useText()
  const [hasFailed, setFailed] = useState(false)

  function choose(code: Language) {
    setFailed(false)
    setLanguage(code).catch(() => setFailed(true))
  }

  return (
    <div className="relative">
      <Menu
        label={
          <>
            <Icon name="languages" />
            <span className="sr-only">{t('shell.language.label')}</span>
            {/* Beside the places of a narrow desktop, and with very large text, the sign stands for it. */}
            <span className="frame-word hidden @min-[19rem]:inline @wide:hidden @min-[72rem]:inline">
              {languageNames[language]}
            </span>
            <Icon name="chevron-down" className="size-[1em]" />
          </>
        }
      >
        <ul>
          {languages.map((code) => (
            <li key={code}>
              <button
                type="button"
                lang={code}
                aria-current={code === language ? 'true' : undefined}
                className={menuItemClass}
                onClick={() => choose(code)}
              >
                <span className="flex-1">{languageNames[code]}</span>
                {code === language && <Icon name="check" className="text-leaf" />}
              </button>
            </li>
          ))}
        </ul>
      </Menu>
      {hasFailed && (
        <p
          role="alert"
          className="absolute end-0 top-full z-30 w-64 rounded-xl border-2 border-wrong bg-wrong-tint p-3 text-sm text-wrong"
        >
          {t('shell.language.failed')}
        </p>
      )}
    </div>
  )
}
