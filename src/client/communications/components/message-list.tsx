import type { ReactNode } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { WaitingMark } from '../../platform/outbox/queued-mark.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import type { ShownMessage } from '../communications.queries.ts'
import { MessagePhotos } from './message-photos.tsx'

interface Props {
  messages: readonly ShownMessage[]
  /** Whose screen it is. */
  viewer: ShownMessage['by']
  nameOf: (message: ShownMessage) => string
  seen: string
  unseen: string
  /** The patient of a doctor. */
  patientId?: string
  /** The doctor whose thread it is, if another one stands in. */
  standingInFor?: string | undefined
  /** Above the words. */
  markOf?: (message: ShownMessage) => ReactNode
}

/** Messages, newest first; one's own are moved to the right, and say whether the other side has seen them. */
export function MessageList({
  messages,
  viewer,
  nameOf,
  seen,
  unseen,
  patientId,
  standingInFor,
  markOf,
}: Props) {
  const { day, time } = useText()
  return (
    <ol className="flex flex-col gap-3">
      {messages.map((message) => {
        const isOwn = message.by === viewer
        const look = isOwn ? 'ml-6 border-leaf bg-leaf-tint sm:ml-16' : 'mr-6 border-line bg-card sm:mr-16'
        return (
          <li key={message.id} className={`rounded-2xl border p-3 sm:p-4 ${look}`}>
            <p className="flex flex-wrap justify-between gap-x-3 text-sm text-soft">
              <span className="font-semibold">{nameOf(message)}</span>
              <span>
                {day(message.sentAt.date, 'short')}, {time(message.sentAt.time)}
              </span>
            </p>
            {markOf?.(message)}
            {message.text !== '' && <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{message.text}</p>}
            <MessagePhotos message={message} patientId={patientId} standingInFor={standingInFor} />
            {isOwn && message.waiting === undefined && (
              <p className="mt-1 flex items-center justify-end gap-1 text-sm text-soft">
                {message.isSeen && <Icon name="check" />}
                {message.isSeen ? seen : unseen}
              </p>
            )}
            <WaitingMark state={message.waiting} />
          </li>
        )
      })}
    </ol>
  )
}
