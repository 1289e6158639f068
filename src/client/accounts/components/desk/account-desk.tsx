import { useState } from 'react'
import { searchAccounts, type issueResetCode } from '../../../../shared/accounts/accounts.endpoints.ts'
import { accountSearch } from '../../../../shared/accounts/accounts.forms.ts'
import type { FoundAccount } from '../../../../shared/accounts/accounts.schemas.ts'
import type { AnswerOf } from '../../../../shared/kit/endpoint.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { useWrite } from '../../../platform/queries/queries.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FocusSwap } from '../../../ui/focus/focus-swap.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { AccountFacts } from './account-facts.tsx'
import { IdentityForm } from './identity-form.tsx'
import { IssuedCode } from './issued-code.tsx'

type Found = AnswerOf<typeof searchAccounts>
type Step =
  | { face: 'search' }
  | { face: 'ask'; account: FoundAccount }
  | { face: 'code'; account: FoundAccount; issued: AnswerOf<typeof issueResetCode> }

/** Somebody lost password and recovery codes: find the account, ask who they are, hand over a one-time code. */
export function AccountDesk() {
  const { t } = useText()
  const [found, setFound] = useState<Found | null>(null)
  const [step, setStep] = useState<Step>({ face: 'search' })
  const restart = () => {
    // The next person at the desk must not read whom the one before asked for.
    setFound(null)
    setStep({ face: 'search' })
  }
  return (
    <FocusSwap face={step.face} className="space-y-5">
      <div>
        <h2 className="text-xl font-semibold">{t('accountDesk.title')}</h2>
        <p className="text-soft">{t('accountDesk.lead')}</p>
      </div>
      {step.face === 'search' && (
        <>
          <SearchForm onFound={setFound} />
          {found && <Results found={found} onChoose={(account) => setStep({ face: 'ask', account })} />}
        </>
      )}
      {step.face === 'ask' && (
        <IdentityForm
          account={step.account}
          onIssued={(issued) => setStep({ face: 'code', account: step.account, issued })}
          onBack={() => setStep({ face: 'search' })}
        />
      )}
      {step.face === 'code' && <IssuedCode account={step.account} issued={step.issued} onDone={restart} />}
    </FocusSwap>
  )
}

function SearchForm({ onFound }: { onFound: (found: Found) => void }) {
  const { t } = useText()
  const { mutateAsync } = useWrite(searchAccounts)
  const form = useForm(
    { feature: 'accounts', schema: accountSearch },
    { initial: { search: '' }, submit: async (body) => onFound(await mutateAsync({ body })) },
  )
  return (
    <search>
      <form noValidate onSubmit={form.onSubmit} className="max-w-2xl space-y-4">
        <TextField
          {...form.field('search')}
          type="search"
          enterKeyHint="search"
          label={t('accountDesk.search')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
        <Button type="submit" icon="search" busy={form.busy}>
          {t('accountDesk.submit')}
        </Button>
      </form>
    </search>
  )
}

function Results({ found, onChoose }: { found: Found; onChoose: (account: FoundAccount) => void }) {
  const { t } = useText()
  if (found.accounts.length === 0)
    return <EmptyState icon="users" title={t('accountDesk.none')} lead={t('accountDesk.noneLead')} />
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {found.accounts.map((account) => (
          <li key={account.id}>
            <Card className="flex h-full flex-col gap-3">
              <AccountFacts account={account} />
              <Button kind="quiet" wide className="mt-auto" onClick={() => onChoose(account)}>
                {t('accountDesk.choose')}
                <span className="sr-only">: {account.name}</span>
              </Button>
            </Card>
          </li>
        ))}
      </ul>
      {found.hasMore && <Notice>{t('accountDesk.more')}</Notice>}
    </>
  )
}
