import type { ReactNode } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { placeName } from '../../platform/i18n/place-name.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import type { ShownDocument } from '../documents.queries.ts'
import { DoctorsMark } from './doctors-mark.tsx'
import { kindIcons } from './document-marks.ts'

/** Thumbnail, kind, title and day, as patients and doctors see them. */
export function DocumentFace({
  document: { kind, title, sentTo, sentBy, laboratory, takenOn, status, type, isPrivate, doctorsMark },
  thumbnail,
}: {
  document: Pick<
    ShownDocument,
    | 'kind'
    | 'title'
    | 'sentTo'
    | 'sentBy'
    | 'laboratory'
    | 'takenOn'
    | 'status'
    | 'type'
    | 'isPrivate'
    | 'doctorsMark'
  >
  thumbnail: ReactNode
}) {
  const text = useText()
  const { t, day } = text
  const isWrong = status === 'enteredInError'
  const Title = isWrong ? 'del' : 'span'
  return (
    <div className="flex items-start gap-3">
      <div className="relative flex size-20 shrink-0 items-center justify-center overflow-hidden rounded-xl border border-line bg-paper">
        <Icon name={kindIcons[kind]} className="size-8 text-leaf" />
        <div className="absolute inset-0">{thumbnail}</div>
      </div>
      <div className="min-w-0 flex-1 space-y-1">
        <h3 className="font-semibold break-words">
          <Title>{title || t(`documents.kinds.${kind}`)}</Title>
        </h3>
        <p className="text-sm text-soft">
          {title !== '' && `${t(`documents.kinds.${kind}`)} · `}
          {day(takenOn)}
          {type === 'application/pdf' && ' · PDF'}
        </p>
        {sentTo !== '' && <p className="text-sm">{t('documents.list.sentWith', { name: sentTo })}</p>}
        {sentBy !== '' && <p className="text-sm">{t('documents.list.sentBy', { name: sentBy })}</p>}
        {laboratory && (
          <p className="text-sm">
            {t('documents.list.fromLaboratory', { name: placeName(text, laboratory) })}
          </p>
        )}
        {kind === 'summary' && <p className="text-sm">{t('documents.list.fromElsewhere')}</p>}
        {isPrivate && (
          <StatusMark tone="over" icon="eye-off">
            {t('documents.list.private')}
          </StatusMark>
        )}
        {isWrong && (
          <StatusMark tone="bad" icon="circle-x">
            {t('documents.list.isWrong')}
          </StatusMark>
        )}
        {doctorsMark && <DoctorsMark mark={doctorsMark} />}
      </div>
    </div>
  )
}
