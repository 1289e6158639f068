import { markEntry } from '../../../../shared/appointments/appointments.queue.endpoints.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { useWrite } from '../../../platform/queries/queries.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

export interface Given {
  id: string
  token: number
  name: string
}

/** The number that was given last, to whom, and how to take it back: in place of a question before. */
export function GivenNumber({ given: { id, token, name } }: { given: Given }) {
  const { t, number } = useText()
  const undo = useWrite(markEntry)
  const isUndone = undo.variables !== undefined && !undo.isPending && !undo.error
  const told = { token: number(token) }
  if (isUndone) return <Notice kind="plain">{t('queue.add.undone', told)}</Notice>
  return (
    <Notice
      kind="success"
      title={t('queue.add.given', told)}
      action={
        <Button
          kind="quiet"
          icon="x"
          busy={undo.isPending}
          onClick={() => undo.mutate({ params: { id }, body: { mark: 'cancel' } })}
        >
          {t('queue.add.undo', told)}
        </Button>
      }
    >
      {name}
      {undo.error && <span className="block text-wrong">{errorText(t, undo.error)}</span>}
    </Notice>
  )
}
