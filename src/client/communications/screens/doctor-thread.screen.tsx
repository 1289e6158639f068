import {
  markSeenByDoctor,
  readThreadOfPatient,
} from '../../../shared/communications/communications.doctor.endpoints.ts'
import { useFragment, useParams } from '../../platform/browser/navigation.tsx'
import { useText } from '../../platform/i18n/i18n.tsx'
import { RestOfList } from '../../platform/queries/long-list.tsx'
import { refresh, useWrite } from '../../platform/queries/queries.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { addIcons } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import { AnswerForm } from '../components/answer-form.tsx'
import { FlagMark } from '../components/flag-mark.tsx'
import { MessageList } from '../components/message-list.tsx'
import { useThreadOfPatient, type ShownThreadOfPatient } from '../components/use-thread-of-patient.ts'
import { newestUnseen, useSeen, type ShownMessage } from '../communications.queries.ts'

addIcons(featurePaths)

/** A doctor's messages with one patient; behind the # whose, if that doctor is on leave and this one stands in. */
export function Screen() {
  const { t, day } = useText()
  const { id = '' } = useParams()
  const standingInFor = useFragment() || undefined
  const { data: thread, isPending, refetch } = useThreadOfPatient(id, standingInFor)
  const { mutate } = useWrite(markSeenByDoctor, { onDone: () => void refresh('notifications') })
  useSeen(thread && newestUnseen(thread.messages, 'patient'), (upTo) =>
    mutate({ params: { id }, body: { upTo, ...(standingInFor && { standingInFor }) } }),
  )
  return (
    <Page
      narrow
      title={thread ? t('doctorThreads.of', { name: thread.patient.name }) : t('doctorThreads.title')}
    >
      {isPending && <Skeleton cards={2} lines={3} />}
      {!isPending && !thread && <ErrorState onRetry={() => void refetch()} />}
      {thread && (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <ButtonLink to={`/doctor/patients/${id}`} kind="quiet" icon="user">
              {t('doctorThreads.openRecord')}
            </ButtonLink>
            {thread.standingInFor && (
              <StatusMark tone="waiting">
                {t('doctorThreads.standingIn', { name: thread.standingInFor.name })}
              </StatusMark>
            )}
            <Due thread={thread} />
            {thread.visit && (
              <StatusMark tone={thread.visit === 'booked' ? 'good' : 'waiting'}>
                {thread.visit === 'asked' && thread.comeBy
                  ? t('doctorThreads.visit.askedBy', { date: day(thread.comeBy, 'short') })
                  : t(`doctorThreads.visit.${thread.visit}`)}
              </StatusMark>
            )}
          </div>
          {thread.canWrite ? (
            <AnswerForm
              key={`${id}${standingInFor ?? ''}`}
              patientId={id}
              standingInFor={standingInFor}
              upTo={thread.messages.find(({ by }) => by === 'patient')?.receivedAt}
              waits={thread.answerDueAt !== null}
            />
          ) : (
            <Notice kind="info">{t('doctorThreads.closed')}</Notice>
          )}
          <Messages thread={thread} />
        </>
      )}
    </Page>
  )
}

function Due({ thread: { answerDueAt, isOverdue } }: { thread: ShownThreadOfPatient }) {
  const { t, day, time } = useText()
  if (!answerDueAt) return null
  const at = { date: day(answerDueAt.date, 'short'), time: time(answerDueAt.time) }
  return (
    <StatusMark tone={isOverdue ? 'bad' : 'waiting'}>
      {t(isOverdue ? 'doctorThreads.overdue' : 'doctorThreads.dueBy', at)}
    </StatusMark>
  )
}

function Messages({ thread: { patient, standingInFor, messages, next } }: { thread: ShownThreadOfPatient }) {
  const { t } = useText()
  function nameOf({ by, name, standIn, waiting }: ShownMessage): string {
    if (by === 'patient') return name || patient.name
    if (standIn) return t('doctorThreads.stoodIn', { name: standIn })
    const isOther = standingInFor && waiting === undefined
    return isOther ? t('doctorThreads.doctor', { name: standingInFor.name }) : t('doctorThreads.you')
  }
  const list = (shown: readonly ShownMessage[]) => (
    <MessageList
      messages={shown}
      viewer="doctor"
      nameOf={nameOf}
      seen={t('doctorThreads.seen')}
      unseen={t('doctorThreads.unseen')}
      patientId={patient.id}
      standingInFor={standingInFor?.id}
      markOf={flagsOf}
    />
  )
  if (messages.length === 0) return <p className="text-soft">{t('doctorThreads.none')}</p>
  return (
    <>
      {list(messages)}
      {next !== null && (
        <RestOfList
          endpoint={readThreadOfPatient}
          params={{ id: patient.id }}
          filters={standingInFor ? { standingInFor: standingInFor.id } : {}}
          after={next}
          loading={<Skeleton lines={3} />}
          failed={t('shell.state.failed')}
          more={t('doctorThreads.more')}
        >
          {({ messages: older }) => list(older)}
        </RestOfList>
      )}
    </>
  )
}

const flagsOf = (message: ShownMessage) => message.redFlags.length > 0 && <Flagged message={message} />

function Flagged({ message: { redFlags } }: { message: ShownMessage }) {
  const { t } = useText()
  const names = redFlags.flatMap((flag) => t.find(`redFlags.names.${flag}`) ?? [])
  return (
    <div className="my-2 space-y-1">
      <FlagMark redFlags={redFlags} />
      <p className="text-sm">
        {names.length > 0
          ? t('doctorThreads.wroteOf', { flags: names.join(', ') })
          : t('doctorThreads.wroteOwnWords')}
      </p>
    </div>
  )
}
