import { useState } from 'react'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { endAccess, listAccess } from '../../../shared/sharing/sharing.endpoints.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkRow } from '../../ui/link-row.tsx'
import { ErrorState, Skeleton } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { EndDialog } from '../components/end-dialog.tsx'
import { InviteForm } from '../components/invite-form.tsx'
import { MissedSwitch } from '../components/missed-switch.tsx'
import { SharedAreas } from '../components/shared-areas.tsx'

type Access = AnswerOf<typeof listAccess>
type Helper = Access['helpers'][number]

/** Who may see and do what for the patient one acts for. */
export function Screen() {
  const { t } = useText()
  const { data, isPending, error, refetch } = useAnswer(listAccess)
  return (
    <Page
      narrow
      title={t('sharing.access.title')}
      lead={data && t('sharing.access.of', { patient: data.patient })}
    >
      {isPending && <Skeleton />}
      {error && !data && <ErrorState text={errorText(t, error)} onRetry={() => void refetch()} />}
      {data && (
        <>
          <List access={data} />
          <InviteForm />
          <Card>
            {data.mayHandOver && <LinkRow to="/family/hand-over">{t('sharing.handOver.title')}</LinkRow>}
            <LinkRow to="/patient/access-log">{t('accessLog.title')}</LinkRow>
            <LinkRow to="/family/invitations">{t('sharing.invitations.title')}</LinkRow>
          </Card>
        </>
      )}
    </Page>
  )
}

function List({ access: { guardians, helpers } }: { access: Access }) {
  const { t } = useText()
  const [ending, setEnding] = useState<Helper | null>(null)
  const name = ending ? nameOf(ending) : ''
  const hasAccepted = Boolean(ending?.acceptedAt)
  return (
    <Card>
      <ul className="divide-y divide-line">
        {guardians.map((guardian) => (
          <li key={`${guardian.relation} ${guardian.name}`} className="py-3">
            <p className="font-semibold break-words">
              {guardian.isYou ? t('sharing.access.you', { name: guardian.name }) : guardian.name}
            </p>
            <p>{t('sharing.access.everything')}</p>
          </li>
        ))}
        {helpers.map((helper) => (
          <HelperRow key={helper.id} helper={helper} onEnd={() => setEnding(helper)} />
        ))}
      </ul>
      <EndDialog
        id={ending?.id ?? null}
        endpoint={endAccess}
        title={t(hasAccepted ? 'sharing.access.endAsk' : 'sharing.access.withdrawAsk', { name })}
        text={t('sharing.access.endText', { name })}
        action={t(hasAccepted ? 'sharing.access.end' : 'sharing.access.withdraw')}
        onClose={() => setEnding(null)}
      />
    </Card>
  )
}

function HelperRow({ helper, onEnd }: { helper: Helper; onEnd: () => void }) {
  const { t } = useText()
  const hasAccepted = helper.acceptedAt !== null
  return (
    <li className="space-y-1 py-3">
      <p className="font-semibold break-words">{nameOf(helper)}</p>
      {!hasAccepted && <p className="text-soft">{t('sharing.access.waiting')}</p>}
      <SharedAreas areas={helper.areas} until={helper.until} />
      {helper.areas.includes('reminders') && <MissedSwitch helper={helper} />}
      <Button kind="quiet" onClick={onEnd}>
        {t(hasAccepted ? 'sharing.access.end' : 'sharing.access.withdraw')}
      </Button>
    </li>
  )
}

/** The username too: in a village many have the same name. */
function nameOf({ name, username }: Helper): string {
  return name === null || name === username ? username : `${name} (${username})`
}
