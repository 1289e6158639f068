import { useEffect, useState } from 'react'
import { landingPath } from '../../../shared/accounts/accounts.rules.ts'
import { book } from '../../platform/books.ts'
import { listRelatives, settle } from '../../platform/family/family.ts'
import { useText } from '../../platform/i18n.tsx'
import { loadShelf } from '../../platform/language.ts'
import { navigate } from '../../platform/navigation.tsx'
import { currentSession } from '../../platform/session-store.ts'
import { Card } from '../../ui/card.tsx'
import { Picker } from './picker.tsx'

/** Beside the log-in of a phone that several share: who is it? What was left half done is settled first. */
export function FamilyDoor() {
  const { t } = useText()
  const [hasAny, setAny] = useState(false)
  useEffect(() => {
    const ready = Promise.all([settle(), loadShelf(book('family'))])
    ready
      .then(listRelatives)
      .then((relatives) => setAny(relatives.length > 0))
      // The ordinary log-in stands there all the same.
      .catch(() => undefined)
  }, [])
  return (
    hasAny && (
      <Card className="mx-auto mb-5 w-full max-w-lg">
        <h2 className="text-xl font-semibold">{t('family.who.title')}</h2>
        <Picker onEntered={begin} onPassword={focusForm} />
      </Card>
    )
  )
}

function begin(): void {
  navigate(landingPath(currentSession()?.person.role ?? 'patient'), { replace: true })
}

function focusForm(): void {
  document.querySelector<HTMLElement>('main form input')?.focus()
}
