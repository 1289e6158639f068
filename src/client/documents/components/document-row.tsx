import { useState } from 'react'
import { readThumbnail } from '../../../shared/documents/documents.endpoints.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { WaitingMark } from '../../platform/outbox/queued-mark.tsx'
import { useUploaded } from '../../platform/uploads/upload-progress.ts'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { useMarkError, type ShownDocument } from '../documents.queries.ts'
import { DocumentFace } from './document-face.tsx'
import { OpenDocument } from './open-document.tsx'

/** One document: what it is, how far its sending is, and its actions. */
export function DocumentRow({ document }: { document: ShownDocument }) {
  const { t } = useText()
  const [isAsking, setAsking] = useState(false)
  const { markError, isPending } = useMarkError({
    onDone: () => {
      setAsking(false)
      showToast(t('documents.list.marked'))
    },
    onError: (error) => showToast(errorText(t, error), 'error'),
  })
  const isWrong = document.status === 'enteredInError'
  return (
    <>
      <Card className="space-y-3">
        <DocumentFace document={document} thumbnail={<Thumbnail document={document} />} />
        {document.waiting && <WaitingMark state={document.waiting} />}
        <Progress uploadKey={document.uploadKey} />
        {document.type !== null && (
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2 sm:flex sm:flex-wrap">
            <OpenDocument document={{ ...document, type: document.type }} />
            {!document.waiting && (
              <ButtonLink to={`/patient/private/${document.id}`} kind="quiet" icon="eye">
                {t('documents.list.whoReads')}
                <span className="sr-only">: {document.title || t(`documents.kinds.${document.kind}`)}</span>
              </ButtonLink>
            )}
            {!isWrong && (
              <Button kind="quiet" icon="circle-x" onClick={() => setAsking(true)}>
                {t('documents.list.wrong')}
              </Button>
            )}
          </div>
        )}
      </Card>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title={t('documents.ask.title')}>
        <p>{t('documents.ask.text')}</p>
        <DialogActions>
          <Button kind="danger" busy={isPending} onClick={() => markError(document.id)}>
            {t('documents.ask.confirm')}
          </Button>
          <Button kind="quiet" onClick={() => setAsking(false)}>
            {t('documents.ask.keep')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

/** Kept on the device with the list, so that it is also seen offline. */
function Thumbnail({ document: { id, type, status } }: { document: ShownDocument }) {
  const isPicture = type === 'image/webp' && status === 'current'
  const { data } = useAnswer(readThumbnail, { params: { id }, enabled: isPicture })
  if (!isPicture || !data?.thumbnail) return null
  return <Picture webp={data.thumbnail} />
}

function Picture({ webp }: { webp: string }) {
  return <img src={`data:image/webp;base64,${webp}`} alt="" className="size-full object-cover" />
}

function Progress({ uploadKey }: Pick<ShownDocument, 'uploadKey'>) {
  const { t } = useText()
  const share = useUploaded(uploadKey)
  if (share === null) return null
  const percent = Math.floor(share * 100)
  return (
    <div className="space-y-1">
      <p className="text-sm text-soft">{t('documents.list.sending', { count: percent })}</p>
      <progress
        max={100}
        value={percent}
        aria-label={t('documents.list.sendingLabel')}
        className="w-full accent-leaf"
      />
    </div>
  )
}
