import { useEffect, useState, type ReactNode } from 'react'
import { readPhoto } from '../../../shared/communications/communications.doctor.endpoints.ts'
import { readFile, readThumbnail } from '../../../shared/documents/documents.endpoints.ts'
import { call } from '../../platform/api/api.ts'
import { OpenFile } from '../../platform/files/open-file.tsx'
import { dataUrlOf } from '../../platform/files/picture-url.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { loadOutbox } from '../../platform/outbox/load-outbox.ts'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { useUploaded } from '../../platform/uploads/upload-progress.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import type { ShownMessage, ShownPhoto } from '../communications.queries.ts'
import { PdfMark } from './pdf-mark.tsx'

interface Props {
  message: ShownMessage
  /** The patient of a doctor. */
  patientId?: string | undefined
  /** The doctor whose thread it is, if another one stands in. */
  standingInFor?: string | undefined
}

/** What was sent with a message, small; a press opens it. */
export function MessagePhotos({ message: { photos, sentAt }, patientId, standingInFor }: Props) {
  const { t, day, time } = useText()
  if (photos.length === 0) return null
  const nameOf = (nth: number) =>
    [t('documents.photo', { number: String(nth + 1) }), day(sentAt.date, 'short'), time(sentAt.time)].join(
      ', ',
    )
  return (
    <ul className="mt-2 flex flex-wrap items-start gap-2">
      {photos.map((photo, nth) => (
        <li key={photo.id}>
          <Photo photo={photo} name={nameOf(nth)} patientId={patientId} standingInFor={standingInFor} />
        </li>
      ))}
    </ul>
  )
}

function Photo({
  photo,
  name,
  patientId,
  standingInFor,
}: {
  photo: ShownPhoto
  name: string
} & Omit<Props, 'message'>) {
  const { t } = useText()
  const { id, type, isWrong, thumbnail, uploadKey } = photo
  if (isWrong)
    return (
      <p className="text-sm text-soft">
        <s>{name}</s> ({t('documents.list.isWrong')})
      </p>
    )
  if (uploadKey !== undefined) return <WaitingPhoto uploadKey={uploadKey} name={name} />
  const isPdf = type === 'application/pdf'
  return (
    <OpenFile
      label={t(isPdf ? 'documents.list.save' : 'documents.list.view')}
      name={name}
      isPdf={isPdf}
      face={
        <Face isPdf={isPdf}>
          {patientId === undefined ? (
            <OwnThumbnail id={id} isPdf={isPdf} />
          ) : (
            thumbnail !== null && <Thumbnail src={`data:image/webp;base64,${thumbnail}`} />
          )}
        </Face>
      }
      read={() =>
        patientId === undefined
          ? call(readFile, { params: { id } })
          : call(readPhoto, {
              params: { id: patientId },
              query: { document: id, ...(standingInFor && { standingInFor }) },
            })
      }
    />
  )
}

function Face({ isPdf, children }: { isPdf: boolean; children: ReactNode }) {
  return (
    <span className="relative flex size-20 flex-col items-center justify-center overflow-hidden rounded-xl border border-edge bg-paper">
      {isPdf ? <PdfMark /> : <Icon name="camera" className="size-8 text-leaf" />}
      {children}
    </span>
  )
}

/** `alt`: where no words beside it say what it is. */
function Thumbnail({ src, alt = '' }: { src: string; alt?: string }) {
  return <img src={src} alt={alt} className="absolute inset-0 size-full object-cover" />
}

/** Kept on the device, so that it is also seen offline. */
function OwnThumbnail({ id, isPdf }: { id: string; isPdf: boolean }) {
  const { data } = useAnswer(readThumbnail, { params: { id }, enabled: !isPdf })
  return data?.thumbnail ? <Thumbnail src={`data:image/webp;base64,${data.thumbnail}`} /> : null
}

/** From the outbox, with how much of it has arrived. */
function WaitingPhoto({ uploadKey, name }: { uploadKey: string; name: string }) {
  const { t } = useText()
  /** Undefined while it is read; null: a PDF. */
  const [picture, setPicture] = useState<string | null>()
  const share = useUploaded(uploadKey)
  useEffect(() => {
    let isHere = true
    loadOutbox()
      .then(({ findFile }) => findFile(uploadKey))
      .then((file) => isHere && setPicture(file && dataUrlOf(file)))
      .catch(() => undefined)
    return () => {
      isHere = false
    }
  }, [uploadKey])
  return (
    <div className="space-y-1">
      <Face isPdf={picture === null}>
        {typeof picture !== 'string' ? (
          <span className="sr-only">{name}</span>
        ) : (
          <Thumbnail src={picture} alt={name} />
        )}
      </Face>
      {share !== null && (
        <progress
          max={100}
          value={Math.floor(share * 100)}
          aria-label={`${t('documents.list.sendingLabel')}: ${name}`}
          className="block w-20 accent-leaf"
        />
      )}
    </div>
  )
}
