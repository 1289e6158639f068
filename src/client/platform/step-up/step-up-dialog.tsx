import { createRoot } from 'react-dom/client'
import { stepUp } from '../../../shared/accounts/accounts.endpoints.ts'
import { codeProof, passwordProof } from '../../../shared/accounts/accounts.forms.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx'
import { call } from '../api/api.ts'
import { useForm } from '../forms/use-form.ts'
import { useText } from '../i18n/i18n.tsx'
import { loadMessages } from '../i18n/language.ts'
import { messageBundle } from '../i18n/namespaces.ts'

type Kind = 'code' | 'password'

let asking: Promise<boolean> | null = null

/**
 * Asks for code or password, and resolves to whether it was given. In a root of its own, above everything: whichever
 * screen sent the write stays as it is.
 */
export function askStepUp(kind: Kind): Promise<boolean> {
  // Two writes at once ask once.
  asking ??= ask(kind).finally(() => {
    asking = null
  })
  return asking
}

async function ask(kind: Kind): Promise<boolean> {
  await loadMessages(messageBundle('step-up'))
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const isProved = await new Promise<boolean>((resolve) => {
    root.render(<StepUpDialog kind={kind} onEnd={resolve} />)
  })
  root.unmount()
  place.remove()
  return isProved
}

interface Props {
  kind: Kind
  onEnd: (isProved: boolean) => void
}

function StepUpDialog({ kind, onEnd }: Props) {
  const { t } = useText()
  return (
    <Dialog open onClose={() => onEnd(false)} title={t('stepUp.title')}>
      {kind === 'code' ? <CodeForm onEnd={onEnd} /> : <PasswordForm onEnd={onEnd} />}
    </Dialog>
  )
}

function CodeForm({ onEnd }: Pick<Props, 'onEnd'>) {
  const { t } = useText()
  const form = useForm(
    { feature: 'accounts', schema: codeProof },
    {
      initial: { kind: 'code', code: '' },
      submit: async (body, key) => {
        await call(stepUp, { body, key })
        onEnd(true)
      },
    },
  )
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="space-y-4">
      <p>{t('stepUp.codeLead')}</p>
      <TextField
        {...form.field('code')}
        label={t('stepUp.code')}
        hint={t('stepUp.codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <Actions error={form.formError} busy={form.busy} onEnd={onEnd} />
    </form>
  )
}

function PasswordForm({ onEnd }: Pick<Props, 'onEnd'>) {
  const { t } = useText()
  const form = useForm(
    { feature: 'accounts', schema: passwordProof },
    {
      initial: { kind: 'password', password: '' },
      submit: async (body, key) => {
        await call(stepUp, { body, key })
        onEnd(true)
      },
    },
  )
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="space-y-4">
      <p>{t('stepUp.passwordLead')}</p>
      <TextField
        {...form.field('password')}
        type="password"
        label={t('stepUp.password')}
        autoComplete="current-password"
      />
      <Actions error={form.formError} busy={form.busy} onEnd={onEnd} />
    </form>
  )
}

function Actions({ error, busy, onEnd }: { error: string | null; busy: boolean } & Pick<Props, 'onEnd'>) {
  const { t } = useText()
  return (
    <>
      {error !== null && <Notice kind="error">{error}</Notice>}
      <DialogActions>
        <Button type="submit" busy={busy}>
          {t('stepUp.submit')}
        </Button>
        <Button kind="quiet" onClick={() => onEnd(false)}>
          {t('stepUp.cancel')}
        </Button>
      </DialogActions>
    </>
  )
}
