import type { issueResetCode } from '../../../../shared/accounts/accounts.endpoints.ts'
import type { FoundAccount } from '../../../../shared/accounts/accounts.schemas.ts'
import type { AnswerOf } from '../../../../shared/kit/endpoint.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'

interface Props {
  account: FoundAccount
  issued: AnswerOf<typeof issueResetCode>
  onDone: () => void
}

/** The code, shown this once, in memory only: leaving the page forgets it. */
export function IssuedCode({ account, issued: { code, expiresAt }, onDone }: Props) {
  const { t, time } = useText()
  return (
    <Card className="max-w-2xl space-y-4">
      <h3 data-home="code" tabIndex={-1} className="text-lg font-semibold break-words outline-none">
        {t('accountDesk.code', { name: account.name })}
      </h3>
      <p className="text-3xl font-bold tabular-nums">{code}</p>
      <p>{t('accountDesk.codeLead', { time: time(expiresAt.time) })}</p>
      <p className="break-words">{t('accountDesk.how', { username: account.username })}</p>
      <Button onClick={onDone}>{t('accountDesk.done')}</Button>
    </Card>
  )
}
