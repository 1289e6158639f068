import type { ReactNode } from 'react'
import { useText } from '../platform/i18n.tsx'
import type { SignedIn } from '../platform/session.ts'
import { Toaster } from '../ui/toast.tsx'
import { Brand } from './brand.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'
import { Later } from './later.tsx'
import { BottomBar, TopLinks } from './navigation.tsx'
import { PageArea } from './page-area.tsx'
import { UserMenu } from './user-menu.tsx'

/** The fixed layout behind the sign-in: top bar, page area, and on phones a bottom bar in reach of the thumb. */
export function Shell({
  person,
  path,
  dock,
  children,
}: {
  person: SignedIn
  path: string
  /** Floats above the bottom bar, whatever size the text is. */
  dock: ReactNode
  children: ReactNode
}) {
  const { t } = useText()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#page"
        className="absolute start-2 -top-24 z-50 rounded-xl bg-leaf px-4 py-3 text-on-leaf focus:top-2"
      >
        {t('frame.skip')}
      </a>
      <header data-print="no" className="sticky top-0 z-20 border-b border-line bg-paper">
        <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center gap-x-2 px-3 py-1.5">
          <Brand />
          <TopLinks role={person.role} path={path} />
          <div className="ms-auto flex items-center">
            <LanguageSwitcher />
            <UserMenu person={person} />
          </div>
        </div>
      </header>
      <Toaster />
      <Later at="top" path={path} />
      {/* Room at the end for the bars that float above the page. */}
      <PageArea path={path} className="pb-44 md:pb-28 print:pb-0">
        {children}
      </PageArea>
      <div
        data-print="no"
        className="pointer-events-none fixed inset-0 z-30 flex flex-col justify-end *:pointer-events-auto"
      >
        {dock}
        <BottomBar role={person.role} path={path} />
      </div>
    </div>
  )
}
