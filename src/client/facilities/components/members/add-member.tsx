import { useState } from 'react'
import { searchAccounts } from '../../../../shared/accounts/accounts.endpoints.ts'
import { accountSearch } from '../../../../shared/accounts/accounts.forms.ts'
import { addMember } from '../../../../shared/facilities/facilities.endpoints.ts'
import { mayBecome, memberRoles } from '../../../../shared/facilities/facilities.members.ts'
import type { AnswerOf } from '../../../../shared/kit/endpoint.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { refresh, useWrite } from '../../../platform/queries/queries.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { showToast } from '../../../ui/overlays/toast.tsx'

type Found = AnswerOf<typeof searchAccounts>

/** Find somebody's account, then say what they do here. */
export function AddMember({ facilityId }: { facilityId: string }) {
  const { t } = useText()
  const [found, setFound] = useState<Found | null>(null)
  const { mutateAsync } = useWrite(searchAccounts)
  const form = useForm(
    { feature: 'accounts', schema: accountSearch },
    { initial: { search: '' }, submit: async (body) => setFound(await mutateAsync({ body })) },
  )
  return (
    <section className="flex flex-col gap-4">
      <h4 className="text-lg font-semibold">{t('facilityMembers.addTitle')}</h4>
      <search>
        <form noValidate onSubmit={form.onSubmit} className="max-w-2xl space-y-4">
          <TextField
            {...form.field('search')}
            type="search"
            enterKeyHint="search"
            label={t('facilityMembers.search')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
          <Button type="submit" kind="quiet" icon="search" busy={form.busy}>
            {t('facilityMembers.submit')}
          </Button>
        </form>
      </search>
      {found && <Results found={found} facilityId={facilityId} onAdded={() => setFound(null)} />}
    </section>
  )
}

interface ResultsProps {
  found: Found
  facilityId: string
  onAdded: () => void
}

function Results({ found: { accounts, hasMore }, facilityId, onAdded }: ResultsProps) {
  const { t } = useText()
  const { mutate, isPending, error, variables } = useWrite(addMember, {
    onDone: ({ name }) => {
      showToast(t('facilityMembers.added', { name }))
      onAdded()
    },
    onError: () => void refresh('facilities'),
  })
  if (accounts.length === 0) return <output>{t('facilityMembers.nobody')}</output>
  return (
    <>
      {error && <Notice kind="error">{errorText(t, error)}</Notice>}
      <ul className="divide-y divide-line">
        {accounts.map(({ id, name, username, role, address, clinic, phoneEnd }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <div className="min-w-0">
              <p className="font-semibold break-words">{name}</p>
              <p className="text-soft break-words">
                {[`@${username}`, address || clinic, phoneEnd && `…${phoneEnd}`].filter(Boolean).join(' · ')}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              {memberRoles
                .filter((wanted) => mayBecome(wanted, { role }))
                .map((wanted) => (
                  <Button
                    key={wanted}
                    kind="quiet"
                    icon="plus"
                    busy={isPending && variables?.body?.userId === id && variables.body.role === wanted}
                    aria-label={`${t(`facilityMembers.as.${wanted}`)}: ${name}`}
                    onClick={() => mutate({ params: { id: facilityId }, body: { userId: id, role: wanted } })}
                  >
                    {t(`facilityMembers.as.${wanted}`)}
                  </Button>
                ))}
            </div>
          </li>
        ))}
      </ul>
      {hasMore && <p className="text-soft">{t('facilityMembers.moreFound')}</p>}
    </>
  )
}
