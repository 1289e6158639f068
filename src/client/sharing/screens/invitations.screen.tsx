import { useState } from 'react'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { acceptInvitation, endHelping, listInvitations } from '../../../shared/sharing/sharing.endpoints.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { learnOthers } from '../../platform/people/learn-others.ts'
import { useAnswer, useWrite } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkRow } from '../../ui/link-row.tsx'
import { ErrorState, Skeleton } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { Page } from '../../ui/page.tsx'
import { EndDialog } from '../components/end-dialog.tsx'
import { SharedAreas } from '../components/shared-areas.tsx'

type Invitation = AnswerOf<typeof listInvitations>[number]

/** Whom this account is asked to help, and whom it helps. */
export function Screen() {
  const { t } = useText()
  const { data, isPending, error, refetch } = useAnswer(listInvitations)
  return (
    <Page narrow title={t('sharing.invitations.title')}>
      {isPending && <Skeleton />}
      {error && !data && <ErrorState text={errorText(t, error)} onRetry={() => void refetch()} />}
      {data?.length === 0 && <EmptyState icon="users" title={t('sharing.invitations.none')} />}
      {data && <List invitations={data} />}
      <Card>
        <LinkRow to="/family/take-over">{t('sharing.takeOver.link')}</LinkRow>
      </Card>
    </Page>
  )
}

function List({ invitations }: { invitations: readonly Invitation[] }) {
  const { t } = useText()
  const [ending, setEnding] = useState<Invitation | null>(null)
  const patient = ending?.patient ?? ''
  return (
    <>
      {invitations.map((one) => (
        <Card key={one.id} className="space-y-3">
          {one.acceptedAt === null ? (
            <Asked invitation={one} onDecline={() => setEnding(one)} />
          ) : (
            <>
              <h2 className="text-lg font-semibold break-words">
                {t('sharing.invitations.helping', { patient: one.patient })}
              </h2>
              <SharedAreas areas={one.areas} until={one.until} />
              <Button kind="quiet" onClick={() => setEnding(one)}>
                {t('sharing.invitations.stop')}
              </Button>
            </>
          )}
        </Card>
      ))}
      <EndDialog
        id={ending?.id ?? null}
        endpoint={endHelping}
        title={t('sharing.invitations.stopAsk', { patient })}
        text={t('sharing.invitations.stopText', { patient })}
        action={t(ending?.acceptedAt ? 'sharing.invitations.stop' : 'sharing.invitations.decline')}
        onClose={() => setEnding(null)}
      />
    </>
  )
}

function Asked({ invitation, onDecline }: { invitation: Invitation; onDecline: () => void }) {
  const { t } = useText()
  const { id, patient, invitedBy } = invitation
  const { mutate, isPending, error } = useWrite(acceptInvitation, {
    onDone: () => {
      showToast(t('sharing.invitations.helping', { patient }))
      // Without a network it is learned on the next visit.
      learnOthers().catch(() => undefined)
    },
  })
  return (
    <>
      <h2 className="text-lg font-semibold break-words">
        {t('sharing.invitations.asked', { person: invitedBy, patient })}
      </h2>
      <p className="text-soft">{t('sharing.invitations.may')}</p>
      <SharedAreas areas={invitation.areas} until={invitation.until} />
      <p className="text-soft">{t('sharing.invitations.withheld')}</p>
      {error && <Notice kind="error">{errorText(t, error)}</Notice>}
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button busy={isPending} onClick={() => mutate({ params: { id } })}>
          {t('sharing.invitations.accept')}
        </Button>
        <Button kind="quiet" onClick={onDecline}>
          {t('sharing.invitations.decline')}
        </Button>
      </div>
    </>
  )
}
