import { lazy, Suspense, useState } from 'react'
import type { ConditionKind } from '../../../shared/conditions/conditions.codes.ts'
import type { OwnConditionEntry } from '../../../shared/conditions/conditions.forms.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { hasDraft } from '../../platform/session/drafts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/states.tsx'

/** Fetched on a press: few of those who open the page add something. */
const ConditionForm = lazy(async () => ({
  default: (await import('./condition-form.tsx')).ConditionForm,
}))

interface Props {
  kind: ConditionKind
  draft: string
  /** Of the patient's own illness: what it means that it is private. */
  privateHint: string | undefined
  /** Whether nobody has answered yet: then "none" is one press. */
  isEmpty: boolean
  /** Rejects with the server's refusal. */
  onAdd: (entry: OwnConditionEntry, key?: string) => Promise<unknown>
  isPending: boolean
  error: Error | null
}

/** Of an empty list the question, with "none" in one press; the form once there is something to say. */
export function AddCondition({ kind, draft, privateHint, isEmpty, onAdd, isPending, error }: Props) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(() => hasDraft(draft))
  if (isOpen)
    return (
      <Suspense fallback={<Skeleton lines={4} />}>
        <ConditionForm
          kind={kind}
          draft={draft}
          privateHint={privateHint}
          onSubmit={async (entry, key) => {
            await onAdd(entry, key)
            setOpen(false)
          }}
        />
      </Suspense>
    )
  return (
    <div className="space-y-2">
      {isEmpty && <p>{t(`conditions.questions.${kind}`)}</p>}
      {error && <Notice kind="error">{errorText(t, error)}</Notice>}
      <div className="flex flex-wrap gap-2">
        {isEmpty && (
          <Button
            kind="quiet"
            icon="check"
            busy={isPending}
            onClick={() =>
              void onAdd({ kind, code: 'none', text: '', reaction: '', isPrivate: false }).catch(
                () => undefined,
              )
            }
          >
            {t(`conditions.none.${kind}`)}
          </Button>
        )}
        <Button kind="quiet" icon="plus" onClick={() => setOpen(true)}>
          {t(`conditions.add.${kind}`)}
        </Button>
      </div>
    </div>
  )
}
