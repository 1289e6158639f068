import { useState } from 'react'
import {
  beginSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  removeSecondFactor,
} from '../../../shared/accounts/accounts.endpoints.ts'
import { appCode } from '../../../shared/accounts/accounts.forms.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { useAgo } from '../../platform/i18n/ago.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useAnswer, useWrite } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { LinkRow } from '../../ui/link-row.tsx'
import { ErrorState, Skeleton } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { Page } from '../../ui/page.tsx'
import { QrCode } from '../../ui/qr-code.tsx'

type Begun = AnswerOf<typeof beginSecondFactor>

export function Screen() {
  const { t } = useText()
  const [step, setStep] = useState<Begun | 'done' | null>(null)
  return (
    <Page narrow title={t('secondFactor.title')}>
      {step === null && <Present onBegun={setStep} />}
      {step === 'done' && <Done />}
      {step !== null && step !== 'done' && <Scan begun={step} onDone={() => setStep('done')} />}
    </Page>
  )
}

/** Off or on, and the way to the other. */
function Present({ onBegun }: { onBegun: (begun: Begun) => void }) {
  const { t } = useText()
  const { data, isPending, refetch } = useAnswer(readSecondFactor)
  if (isPending) return <Skeleton />
  if (!data) return <ErrorState text={t('secondFactor.failed')} onRetry={() => void refetch()} />
  return (
    <Card className="space-y-4">
      <p>{t('secondFactor.lead')}</p>
      {data.since === null ? <Off onBegun={onBegun} /> : <On since={data.since} />}
    </Card>
  )
}

function Off({ onBegun }: { onBegun: (begun: Begun) => void }) {
  const { t } = useText()
  const begin = useWrite(beginSecondFactor, { onDone: onBegun })
  return (
    <>
      <p>{t('secondFactor.need')}</p>
      <LinkRow to="/settings/recovery">{t('secondFactor.recovery')}</LinkRow>
      {begin.error && <Notice kind="error">{errorText(t, begin.error)}</Notice>}
      <Button wide busy={begin.isPending} onClick={() => begin.mutate({})}>
        {t('secondFactor.begin')}
      </Button>
    </>
  )
}

function On({ since }: { since: string }) {
  const { t } = useText()
  const ago = useAgo()
  const [isAsking, setAsking] = useState(false)
  const remove = useWrite(removeSecondFactor, {
    onDone: () => {
      setAsking(false)
      showToast(t('secondFactor.removed'))
    },
  })
  return (
    <>
      <p className="font-semibold">{t('secondFactor.since', { ago: ago(since) })}</p>
      <Button kind="danger" wide onClick={() => setAsking(true)}>
        {t('secondFactor.remove')}
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title={t('secondFactor.ask')}>
        <p>{t('secondFactor.askLead')}</p>
        {remove.error && <Notice kind="error">{errorText(t, remove.error)}</Notice>}
        <DialogActions>
          <Button kind="danger" busy={remove.isPending} onClick={() => remove.mutate({})}>
            {t('secondFactor.remove')}
          </Button>
          <Button kind="quiet" onClick={() => setAsking(false)}>
            {t('secondFactor.keep')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

/** The secret, shown this once; it counts after the first code. */
function Scan({ begun: { secret, uri }, onDone }: { begun: Begun; onDone: () => void }) {
  const { t } = useText()
  const { mutateAsync } = useWrite(confirmSecondFactor)
  const form = useForm(
    { feature: 'accounts', schema: appCode },
    {
      initial: { code: '' },
      submit: async (body, key) => {
        await mutateAsync({ body, key })
        onDone()
      },
    },
  )
  return (
    <Card>
      <form method="post" noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
        <QrCode text={uri} label={t('secondFactor.scan')} />
        <div>
          <p>{t('secondFactor.secret')}</p>
          <p className="font-semibold">{(secret.match(/.{1,4}/g) ?? []).join(' ')}</p>
        </div>
        <TextField
          {...form.field('code')}
          label={t('secondFactor.code')}
          hint={t('secondFactor.codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
        <Button type="submit" wide busy={form.busy}>
          {t('secondFactor.confirm')}
        </Button>
      </form>
    </Card>
  )
}

function Done() {
  const { t } = useText()
  return (
    <Notice
      kind="success"
      title={t('secondFactor.done')}
      action={
        <ButtonLink to="/settings" kind="quiet">
          {t('secondFactor.back')}
        </ButtonLink>
      }
    >
      {t('secondFactor.doneLead')}
    </Notice>
  )
}
