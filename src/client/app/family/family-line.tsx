import { useEffect, useState } from 'react'
import { book } from '../../platform/books.ts'
import { findStanding, settle, welcome, type Standing } from '../../platform/family/family.ts'
import { keepWatch } from '../../platform/family/watch.ts'
import { useText } from '../../platform/i18n.tsx'
import { loadShelf } from '../../platform/language.ts'
import { Link } from '../../platform/navigation.tsx'
import { currentToken, signIn } from '../../platform/session-store.ts'
import { Icon } from '../../ui/icon.tsx'

/** On a phone that several share: who is signed in without a PIN is asked for one, on every page. */
export function FamilyLine({ path }: { path: string }) {
  const { t } = useText()
  const [standing, setStanding] = useState<Standing>('member')
  useEffect(() => {
    findOut().then(setStanding, () => undefined)
    // It became a family's phone only now, in another tab.
    void keepWatch()
  }, [])
  if (standing === 'member' || standing === 'once' || path === '/family') return null
  return (
    <Link
      to="/family"
      data-print="no"
      className="flex min-h-12 flex-wrap items-center justify-center gap-x-2 border-b border-mustard bg-mustard-tint px-4 py-2 text-sm font-semibold text-ink"
    >
      <Icon name="users" />
      <span>{t(`family.line.${standing === 'closed' ? 'closed' : 'stranger'}`)}</span>
      <Icon name="chevron-right" />
    </Link>
  )
}

/** Perhaps the network failed at the sign-in, just when the server was to open what lies here: once more. */
async function findOut(): Promise<Standing> {
  const [standing] = await Promise.all([settle().then(findStanding), loadShelf(book('family'))])
  const token = currentToken()
  if (standing !== 'closed' || token === null || !(await welcome(token))) return standing
  signIn(token)
  return findStanding()
}
