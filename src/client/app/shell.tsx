import type { ReactNode } from 'react'
import { useText } from '../platform/i18n/i18n.tsx'
import type { SignedIn } from '../platform/session/session-store.ts'
import { Toaster } from '../ui/overlays/toast.tsx'
import { Brand } from './shell/brand.tsx'
import { LanguageSwitcher } from './shell/language-switcher.tsx'
import { Slot } from './shell/slot.tsx'
import { BottomBar, TopLinks } from './navigation.tsx'
import { PageArea } from './shell/page-area.tsx'
import { PageFoot } from './shell/page-foot.tsx'
import { PrintHead } from './print-head.tsx'
import { PersonSwitchPlace } from './people/person-switch-place.tsx'
import { UserMenu } from './user-menu.tsx'

/**
 * The layout of the signed-in app: top bar, page area, and on phones a bottom bar. The bars cover no content; their
 * positions are in ui/styles/frame.css.
 */
export function Shell({
  person,
  path,
  sos,
  children,
}: {
  person: SignedIn
  path: string
  /** The emergency button, placed in the bars. */
  sos: ReactNode
  children: ReactNode
}) {
  const { t } = useText()
  return (
    <div className="frame flex min-h-dvh flex-col">
      <a
        href="#page"
        data-print="no"
        className="absolute start-2 -top-24 z-50 rounded-xl bg-leaf px-4 py-3 text-on-leaf focus:top-2"
      >
        {t('frame.skip')}
      </a>
      <header data-print="no" className="frame-header border-b border-line bg-paper">
        <div className="frame-row mx-auto flex w-full max-w-6xl items-center gap-x-2 py-1.5">
          <Brand />
          <TopLinks role={person.role} path={path} />
          <div className="ms-auto flex items-center">
            <LanguageSwitcher />
            <UserMenu person={person} path={path} />
          </div>
        </div>
        {person.role === 'patient' && <PersonSwitchPlace />}
      </header>
      <PrintHead person={person} />
      <Toaster />
      <Slot at="top" path={path} />
      <PageArea path={path} className="max-w-6xl pb-0 @wide:pb-10 print:pb-0">
        {children}
      </PageArea>
      <PageFoot path={path} />
      <BottomBar role={person.role} path={path} />
      {sos}
    </div>
  )
}
