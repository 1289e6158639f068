import { useEffect, useRef, useState } from 'react'
import { canShare } from '../../platform/family/family.ts'
import { useText } from '../../platform/i18n.tsx'
import { navigate } from '../../platform/navigation.tsx'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.tsx'

/** A finger that was on its way to something else answers nothing. */
const stillForMs = 800

/**
 * Asked once, after the first sign-in, where the thumb is: whatever the answer, the menu leads there later. It moves
 * nothing on the page, and where something is being typed, or somebody goes by keyboard, it steps aside.
 */
export function FamilyQuestion({ onAnswered }: { onAnswered: () => void }) {
  const { t } = useText()
  const [isStill, setStill] = useState(true)
  useEffect(() => {
    const ready = setTimeout(() => setStill(false), stillForMs)
    return () => clearTimeout(ready)
  }, [])
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => makeRoomFor(sheet.current), [])
  if (!canShare()) return null
  const answer = (isShared: boolean) => {
    onAnswered()
    if (isShared) navigate('/family')
    else showToast(t('family.ask.later'))
  }
  return (
    <aside
      ref={sheet}
      data-print="no"
      inert={isStill}
      aria-labelledby="family-ask"
      className="@container page-fade lifted max-h-[60dvh] overflow-y-auto rounded-t-3xl border-t border-line bg-card p-4 md:absolute md:start-6 md:bottom-6 md:max-w-md md:rounded-3xl md:border [body:has(main_form,main_:focus-visible)_&]:hidden"
    >
      <h2 id="family-ask" className="text-lg font-semibold">
        {t('family.ask.title')}
      </h2>
      {/* Text of twice the size: the question alone, so that the page is still seen. */}
      <p className="mt-1 text-soft @max-[15rem]:hidden">{t('family.ask.text')}</p>
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2">
        <Button kind="quiet" onClick={() => answer(true)}>
          {t('family.ask.yes')}
        </Button>
        <Button kind="quiet" onClick={() => answer(false)}>
          {t('family.ask.no')}
        </Button>
      </div>
    </aside>
  )
}

/** The end of the page does not stay under it. Answers the way back. */
function makeRoomFor(sheet: HTMLElement | null): () => void {
  const { style } = document.body
  const watch = new ResizeObserver(() => (style.paddingBottom = `${sheet?.offsetHeight ?? 0}px`))
  if (sheet) watch.observe(sheet)
  return () => {
    watch.disconnect()
    style.paddingBottom = ''
  }
}
