import type { IdentityCheck } from '../../../../shared/accounts/accounts.codes.ts'
import type { FoundAccount } from '../../../../shared/accounts/accounts.schemas.ts'
import { ageText } from '../../../platform/i18n/ages.ts'
import { useText, type Text } from '../../../platform/i18n/i18n.tsx'

/** Name, username, and what tells two people of one name apart. */
export function AccountFacts({ account }: { account: FoundAccount }) {
  const text = useText()
  const { t } = text
  const facts = (['age', 'village', 'phone', 'registration'] as const).map((check) =>
    factOf(text, account, check),
  )
  return (
    <div className="space-y-1">
      <p className="text-lg font-semibold break-words">{account.name}</p>
      <p className="text-soft break-words">
        {`@${account.username} · ${t(`accountDesk.roles.${account.role}`)}`}
      </p>
      {facts.map(
        (fact) =>
          fact !== '' && (
            <p key={fact} className="break-words">
              {fact}
            </p>
          ),
      )}
    </div>
  )
}

/** What the account says; empty if it says nothing, and for a document, which only the coordinator sees. */
export function factOf({ t }: Text, account: FoundAccount, check: IdentityCheck): string {
  const { age, address, clinic, phoneEnd, registrationNumber } = account
  if (check === 'name') return account.name
  if (check === 'age') return age === null ? '' : ageText(t, { age })
  if (check === 'village') return address || clinic
  if (check === 'phone') return phoneEnd && t('accountDesk.phoneEnd', { digits: phoneEnd })
  return check === 'registration' ? registrationNumber : ''
}
