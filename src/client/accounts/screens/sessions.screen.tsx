import { useState } from 'react'
import { endOtherSessions, listSessions } from '../../../shared/accounts/accounts.endpoints.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useAgo } from '../../platform/i18n/ago.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useAnswer, useWrite } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState, Skeleton } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { Page } from '../../ui/page.tsx'

type Sessions = AnswerOf<typeof listSessions>

export function Screen() {
  const { t } = useText()
  const { data, isPending, refetch } = useAnswer(listSessions)
  return (
    <Page narrow title={t('accountSecurity.sessions.title')}>
      {isPending && <Skeleton />}
      {data === undefined && !isPending && (
        <ErrorState text={t('accountSecurity.sessions.failed')} onRetry={() => void refetch()} />
      )}
      {data && <List sessions={data} />}
    </Page>
  )
}

function List({ sessions: { own, others, hasMore } }: { sessions: Sessions }) {
  const { t } = useText()
  const [isAsking, setAsking] = useState(false)
  return (
    <Card className="space-y-4">
      <ul className="divide-y divide-line">
        <Row session={own} isOwn />
        {others.map((session) => (
          <Row key={session.since} session={session} />
        ))}
      </ul>
      {others.length === 0 ? (
        <p>{t('accountSecurity.sessions.only')}</p>
      ) : (
        <>
          {hasMore && <p>{t('accountSecurity.sessions.more')}</p>}
          <p className="text-soft">{t('accountSecurity.sessions.hint')}</p>
          <Button kind="danger" wide icon="log-out" onClick={() => setAsking(true)}>
            {t('accountSecurity.sessions.end')}
          </Button>
        </>
      )}
      <EndDialog isOpen={isAsking} onClose={() => setAsking(false)} />
    </Card>
  )
}

function Row({ session, isOwn = false }: { session: Sessions['own']; isOwn?: boolean }) {
  const { t } = useText()
  const ago = useAgo()
  return (
    <li className="py-3">
      {(session.device !== null || !isOwn) && (
        <p className="font-semibold">{session.device ?? t('accountSecurity.sessions.unknown')}</p>
      )}
      {isOwn && <p className="text-leaf">{t('accountSecurity.sessions.own')}</p>}
      <p className="text-soft">{t('accountSecurity.sessions.since', { ago: ago(session.since) })}</p>
    </li>
  )
}

function EndDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useText()
  const { mutate, isPending, error } = useWrite(endOtherSessions, {
    onDone: () => {
      onClose()
      showToast(t('accountSecurity.sessions.done'))
    },
  })
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('accountSecurity.sessions.ask')}>
      <p>{t('accountSecurity.sessions.text')}</p>
      {error && <Notice kind="error">{errorText(t, error)}</Notice>}
      <DialogActions>
        <Button kind="danger" busy={isPending} onClick={() => mutate({})}>
          {t('accountSecurity.sessions.end')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('accountSecurity.sessions.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
