import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { listAccess, tellMissed } from '../../../shared/sharing/sharing.endpoints.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { replaceAnswer, useWrite } from '../../platform/queries/queries.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { Notice } from '../../ui/notice.tsx'

type Helper = AnswerOf<typeof listAccess>['helpers'][number]

/** The patient's consent that this helper is told when medicines were not marked for two days. */
export function MissedSwitch({ helper: { id, tellsMissed } }: { helper: Helper }) {
  const { t } = useText()
  const { mutate, isPending, error } = useWrite(tellMissed, {
    onDone: (changed) =>
      replaceAnswer(listAccess, (known) => ({
        ...known,
        helpers: known.helpers.map((one) => (one.id === changed.id ? changed : one)),
      })),
  })
  return (
    <>
      <Switch
        isOn={tellsMissed}
        busy={isPending}
        onPress={() => mutate({ params: { id }, body: { tell: !tellsMissed } })}
      >
        <span className="text-base font-normal">{t('sharing.access.tellMissed')}</span>
      </Switch>
      {error && <Notice kind="error">{errorText(t, error)}</Notice>}
    </>
  )
}
