import { useEffect, type ReactNode } from 'react'
import { Brand } from './brand.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'
import { PageArea } from './page-area.tsx'
import { PageFoot } from './page-foot.tsx'
import { QuickHelp } from './quick-help.tsx'
import { endSplash } from './splash.ts'
import { whenIdle } from '../../platform/browser/when-idle.ts'

/** The frame of the guest pages; path '' while the page is loading. */
export function GuestFrame({ path, children }: { path: string; children: ReactNode }) {
  useEffect(() => {
    if (path === '') return
    endSplash()
    whenIdle(prepareFirstAid, 5_000)
  }, [path])
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="@container mx-auto w-full max-w-6xl">
        <div className="flex items-center gap-x-2 px-4 py-2">
          <Brand />
          <div className="ms-auto">
            <LanguageSwitcher />
          </div>
        </div>
      </header>
      {/* A form stands in the middle; the cards of first aid take the width that there is. */}
      <PageArea path={path} className={path === '/first-aid' ? 'max-w-6xl' : 'max-w-136'}>
        {children}
      </PageArea>
      {path !== '' && path !== '/first-aid' && <QuickHelp />}
      {path !== '' && <PageFoot path={path} />}
    </div>
  )
}

/** A chunk of its own, loaded after everything else. */
function prepareFirstAid(): void {
  import('../offline/keep-first-aid.ts').then(
    ({ keepFirstAid }) => keepFirstAid(),
    () => undefined, // Tried again with the next page.
  )
}
