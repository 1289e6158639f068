import { invite } from '../../../shared/sharing/sharing.endpoints.ts'
import { inviteBody } from '../../../shared/sharing/sharing.forms.ts'
import { today } from '../../platform/clock/today.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useWrite } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { AreasField } from './areas-field.tsx'

const nothing = { username: '', areas: [], until: '' }

export function InviteForm() {
  const { t } = useText()
  const { mutateAsync } = useWrite(invite)
  const form = useForm(
    { feature: 'sharing', schema: inviteBody },
    {
      initial: nothing,
      draft: 'sharing.invite',
      submit: async (body, key) => {
        await mutateAsync({ body, key })
        form.replace(nothing)
        showToast(t('sharing.invite.sent'))
      },
    },
  )
  const { id, error } = form.fieldState('areas')
  return (
    <Card className="space-y-4">
      <h2 className="text-xl font-semibold">{t('sharing.invite.title')}</h2>
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
        <TextField
          {...form.field('username')}
          label={t('sharing.invite.username')}
          hint={t('sharing.invite.usernameHint')}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
        <AreasField
          id={id}
          error={error}
          value={form.get('areas')}
          set={(areas) => form.set('areas', areas)}
        />
        <p className="text-soft">{t('sharing.invite.withheld')}</p>
        <TextField
          {...form.field('until')}
          label={t('sharing.invite.until')}
          hint={t('sharing.invite.untilHint')}
          type="date"
          min={today()}
          className="max-w-60"
        />
        {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
        <Button type="submit" busy={form.busy}>
          {t('sharing.invite.send')}
        </Button>
      </form>
    </Card>
  )
}
