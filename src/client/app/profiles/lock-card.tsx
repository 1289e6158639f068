import { useState } from 'react'
import { lockChoices, readLock } from '../../../shared/family/family.lock.ts'
import { lockMinutes, setLockMinutes } from '../../platform/profiles/idle-timer.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Card } from '../../ui/card.tsx'
import { ChoiceField } from '../../ui/fields/choice-field.tsx'

/** The profile's lock time. */
export function LockCard() {
  const { t } = useText()
  const [minutes, setMinutes] = useState(lockMinutes)
  function choose(chosen: string): void {
    setLockMinutes(readLock(chosen))
    setMinutes(lockMinutes())
  }
  return (
    <Card>
      <ChoiceField
        id="family-lock"
        name="family-lock"
        label={t('family.lock.title')}
        hint={t('family.lock.text')}
        value={String(minutes)}
        onChange={(event) => choose(event.target.value)}
        options={lockChoices.map((count) => ({
          value: String(count),
          label: t('family.lock.minutes', { count }),
        }))}
      />
    </Card>
  )
}
