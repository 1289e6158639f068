import { useState } from 'react'
import { takeBack } from '../../../shared/dispensing/dispensing.endpoints.ts'
import { takeBackForm } from '../../../shared/dispensing/dispensing.forms.ts'
import type { Dispensed, Sheet } from '../../../shared/dispensing/dispensing.schemas.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { placeName } from '../../platform/i18n/place-name.ts'
import { useWrite } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'

interface Props {
  sheet: Sheet
  onSheet: (sheet: Sheet) => void
}

/** What was dispensed before, anywhere. */
export function DispensedList({ sheet, onSheet }: Props) {
  const { t } = useText()
  const [wrong, setWrong] = useState<string | null>(null)
  if (sheet.dispenses.length === 0) return null
  return (
    <section className="space-y-2">
      <h3 className="text-lg font-semibold">{t('dispensing.before')}</h3>
      <ul className="divide-y divide-line">
        {sheet.dispenses.map((one) => (
          <DispensedRow key={one.id} sheet={sheet} one={one} onWrong={() => setWrong(one.id)} />
        ))}
      </ul>
      <Dialog open={wrong !== null} onClose={() => setWrong(null)} title={t('dispensing.takeBack')}>
        {wrong !== null && (
          <TakeBackForm
            id={wrong}
            onClose={() => setWrong(null)}
            onSheet={(answer) => {
              setWrong(null)
              onSheet(answer)
            }}
          />
        )}
      </Dialog>
    </section>
  )
}

function DispensedRow({ sheet, one, onWrong }: { sheet: Sheet; one: Dispensed; onWrong: () => void }) {
  const text = useText()
  const { t, day, time } = text
  const isError = one.status === 'entered-in-error'
  const nameOf = (itemId: string) => sheet.items.find(({ id }) => id === itemId)?.name ?? ''
  return (
    <li className="space-y-1 py-3">
      <p className="font-semibold wrap-anywhere">
        {`${day(one.at.date, 'short')}, ${time(one.at.time)} · ${placeName(text, one.facility)}`}
      </p>
      {one.items.map(({ itemId, quantity, product, batch }) => (
        <p key={itemId} className={`wrap-anywhere ${isError ? 'line-through' : ''}`}>
          {[
            `${nameOf(itemId)}: ${quantity === 0 ? t('dispensing.outOfStock') : quantity}`,
            product,
            batch && t('dispensing.batchOf', { batch }),
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
      ))}
      {isError && <p className="wrap-anywhere">{t('dispensing.takenBack', { reason: one.errorReason })}</p>}
      {one.issue !== null && <Notice kind="info">{t(`dispensing.issues.${one.issue}`)}</Notice>}
      {one.isOwn && !isError && (
        <Button kind="quiet" onClick={onWrong}>
          {t('dispensing.takeBack')}
        </Button>
      )}
    </li>
  )
}

interface FormProps {
  id: string
  onClose: () => void
  onSheet: (sheet: Sheet) => void
}

function TakeBackForm({ id, onClose, onSheet }: FormProps) {
  const { t } = useText()
  const { mutateAsync } = useWrite(takeBack)
  const form = useForm(
    { feature: 'dispensing', schema: takeBackForm },
    {
      initial: { reason: '' },
      submit: async (body, key) => {
        const answer = await mutateAsync({ params: { id }, body, key })
        showToast(t('dispensing.takeBackDone'))
        onSheet(answer)
      },
    },
  )
  return (
    <form noValidate onSubmit={form.onSubmit} className="space-y-4">
      <p>{t('dispensing.takeBackLead')}</p>
      <TextField {...form.field('reason')} label={t('dispensing.reason')} />
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <DialogActions>
        <Button type="submit" kind="danger" busy={form.busy}>
          {t('dispensing.takeBack')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('dispensing.keep')}
        </Button>
      </DialogActions>
    </form>
  )
}
