import { markSeen, readThread } from '../../../shared/communications/communications.endpoints.ts'
import { dialOf } from '../../../shared/town/town.numbers.ts'
import { useParams } from '../../platform/browser/navigation.tsx'
import { town } from '../../platform/clock/town.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { RestOfList } from '../../platform/queries/long-list.tsx'
import { refresh, useWrite } from '../../platform/queries/queries.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { addIcons } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { MessageForm } from '../components/message-form.tsx'
import { MessageList } from '../components/message-list.tsx'
import { NotUrgent } from '../components/not-urgent.tsx'
import {
  newestUnseen,
  useSeen,
  useThread,
  type ShownMessage,
  type ShownThread,
} from '../communications.queries.ts'

addIcons(featurePaths)

/** The messages with one doctor. */
export function Screen() {
  const { t } = useText()
  const { id = '' } = useParams()
  const { data: thread, isPending, refetch } = useThread(id)
  const { mutate } = useWrite(markSeen, { onDone: () => void refresh('notifications') })
  useSeen(thread && newestUnseen(thread.messages, 'doctor'), (upTo) =>
    mutate({ params: { id }, body: { upTo } }),
  )
  return (
    <Page
      narrow
      title={thread ? t('communications.with', { name: thread.doctor.name }) : t('communications.title')}
    >
      <NotUrgent />
      {isPending && <Skeleton cards={2} lines={3} />}
      {!isPending && !thread && (
        <ErrorState text={t('communications.failed')} onRetry={() => void refetch()} />
      )}
      {thread && (
        <>
          <Visit thread={thread} />
          <Waiting thread={thread} />
          <Away thread={thread} />
          {thread.canWrite ? (
            <MessageForm key={id} doctorId={id} promisedBy={thread.answerDueAt ? null : thread.promisedBy} />
          ) : (
            <Closed doctorId={id} />
          )}
          <Messages thread={thread} doctorId={id} />
        </>
      )}
    </Page>
  )
}

/** Until when an answer is promised to what was written. */
function Waiting({ thread: { answerDueAt, isOverdue, awayUntil, standIn } }: { thread: ShownThread }) {
  const { t, day, time } = useText()
  // Promised before the doctor took leave: that is said below.
  const isPutOff =
    answerDueAt && !isOverdue && !standIn && awayUntil !== null && answerDueAt.date <= awayUntil
  if (!answerDueAt || isPutOff) return null
  const number = dialOf(town().emergency, 'ambulance').shown
  return isOverdue ? (
    <Notice kind="error">{t('communications.late', { number })}</Notice>
  ) : (
    <Notice kind="plain">
      {t('communications.waits', { date: day(answerDueAt.date, 'short'), time: time(answerDueAt.time) })}
    </Notice>
  )
}

/** The doctor asks the patient to come: the way to book, until it is done. */
function Visit({ thread: { doctor, visit, comeBy } }: { thread: ShownThread }) {
  const { t, day } = useText()
  if (visit === null) return null
  const { name } = doctor
  if (visit === 'booked') return <Notice kind="plain">{t('communications.visitBooked', { name })}</Notice>
  return (
    <Notice
      kind="info"
      action={
        <ButtonLink to={`/appointments/book?doctor=${doctor.id}`} icon="calendar-plus">
          {t('communications.book')}
        </ButtonLink>
      }
    >
      {comeBy
        ? t('communications.visitAskedBy', { name, date: day(comeBy, 'short') })
        : t('communications.visitAsked', { name })}
    </Notice>
  )
}

/** That the doctor is on leave, who knows that messages wait, and where else there is help. */
function Away({ thread: { doctor, awayUntil, standIn, answerDueAt, canWrite } }: { thread: ShownThread }) {
  const { t, day } = useText()
  if (awayUntil === null || (!canWrite && !answerDueAt)) return null
  const away = { name: doctor.name, date: day(awayUntil, 'short') }
  return (
    <Notice
      kind="info"
      action={
        <ButtonLink to="/appointments/book" kind="quiet" icon="calendar-plus">
          {t('communications.book')}
        </ButtonLink>
      }
    >
      {standIn ? t('communications.awayStandIn', { ...away, standIn }) : t('communications.away', away)}
    </Notice>
  )
}

function Closed({ doctorId }: { doctorId: string }) {
  const { t } = useText()
  return (
    <Notice
      kind="info"
      action={
        <ButtonLink to={`/appointments/book?doctor=${doctorId}`} icon="calendar-plus">
          {t('communications.book')}
        </ButtonLink>
      }
    >
      {t('communications.closed')}
    </Notice>
  )
}

function Messages({ thread, doctorId }: { thread: ShownThread; doctorId: string }) {
  const { t } = useText()
  const { doctor, messages, next } = thread
  function nameOf({ by, name, standIn }: ShownMessage): string {
    if (by === 'patient') return name || t('communications.you')
    if (standIn) return t('communications.stoodIn', { name: standIn, doctor: doctor.name })
    return t('communications.doctor', { name: doctor.name })
  }
  const list = (shown: readonly ShownMessage[]) => (
    <MessageList
      messages={shown}
      viewer="patient"
      nameOf={nameOf}
      seen={t('communications.seen')}
      unseen={t('communications.unseen')}
    />
  )
  if (messages.length === 0) return <p className="text-soft">{t('communications.noMessages')}</p>
  return (
    <>
      {list(messages)}
      {next !== null && (
        <RestOfList
          endpoint={readThread}
          params={{ id: doctorId }}
          after={next}
          loading={<Skeleton lines={3} />}
          failed={t('communications.failed')}
          more={t('communications.more')}
        >
          {({ messages: older }) => list(older)}
        </RestOfList>
      )}
    </>
  )
}
