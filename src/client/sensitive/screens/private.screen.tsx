import { markPrivate, openPrivate, readPrivacy } from '../../../shared/sensitive/sensitive.endpoints.ts'
import type { Privacy } from '../../../shared/sensitive/sensitive.schemas.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useParams } from '../../platform/browser/navigation.tsx'
import { conditionName } from '../../platform/i18n/condition-name.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { refresh, replaceAnswer, useAnswer, useWrite } from '../../platform/queries/queries.tsx'
import { Card } from '../../ui/card.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'

/** One visit, document or illness: whether doctors read it, and which. */
export function Screen() {
  const { t, day } = useText()
  const { id = '' } = useParams()
  const { data: entry, isPending, refetch } = useAnswer(readPrivacy, { params: { id } })
  const said = entry && [entry.date && day(entry.date), nameOf(entry)].filter(Boolean).join(': ')
  function nameOf({ kind, title, documentKind, conditionCode: code }: Privacy): string {
    if (code) return conditionName(t, { kind: 'condition', code, text: title })
    if (kind === 'encounter') return t('sensitive.doctor', { name: title })
    return title === '' && documentKind ? t(`documents.kinds.${documentKind}`) : title
  }
  return (
    <Page narrow title={t('sensitive.title')} lead={said}>
      {isPending && <Skeleton cards={1} lines={4} />}
      {!isPending && !entry && <ErrorState onRetry={() => void refetch()} />}
      {entry && <Readers entry={entry} />}
    </Page>
  )
}

function Readers({ entry: { id, kind, isPrivate, doctors } }: { entry: Privacy }) {
  const { t } = useText()
  const options = {
    onDone: (answer: Privacy) => {
      replaceAnswer(readPrivacy, () => answer, { params: { id } })
      for (const feature of ['records', 'encounters', 'documents', 'conditions']) void refresh(feature)
    },
  }
  const mark = useWrite(markPrivate, options)
  const open = useWrite(openPrivate, options)
  const isBusy = mark.isPending || open.isPending
  // A box shows what was pressed before the answer comes.
  const marked = mark.isPending ? mark.variables?.body?.isPrivate === true : isPrivate
  const opened = open.isPending ? open.variables?.body : undefined
  const error = mark.error ?? open.error
  return (
    <Card className="space-y-3">
      <CheckField
        label={<b>{t('sensitive.private')}</b>}
        lead={t(`sensitive.hints.${kind}`)}
        checked={marked}
        onChange={(isChecked) => {
          if (!isBusy) mark.mutate({ params: { id }, body: { isPrivate: isChecked } })
        }}
      />
      {isPrivate && (
        <fieldset>
          <legend className="font-semibold">{t('sensitive.readers')}</legend>
          {doctors.length === 0 && <p className="text-soft">{t('sensitive.none')}</p>}
          {doctors.map(({ id: doctor, name, isOpen }) => (
            <CheckField
              key={doctor}
              label={t('sensitive.doctor', { name })}
              checked={opened?.doctor === doctor ? opened.isOpen : isOpen}
              onChange={(isChecked) => {
                if (!isBusy) open.mutate({ params: { id }, body: { doctor, isOpen: isChecked } })
              }}
            />
          ))}
        </fieldset>
      )}
      {error && <Notice kind="error">{errorText(t, error)}</Notice>}
    </Card>
  )
}
