import { focusFirst } from '../../../platform/forms/form-fields.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { CheckField } from '../../../ui/fields/check-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { RegistrationForm } from './use-registration.ts'

/** On phones closed until somebody has an address. */
export function EmailField({ form }: { form: RegistrationForm }) {
  const { t } = useText()
  if (!form.isOpened('email')) return null

  function setNoEmail(hasNoEmail: boolean): void {
    form.set('hasNoEmail', hasNoEmail)
    // Takes away what was said of it.
    form.set('email', form.get('email'))
  }

  return (
    <div className="flex flex-col">
      <TextField
        {...form.field('email')}
        ref={form.inSteps ? focusOpened : undefined}
        disabled={form.isWithoutEmail}
        label={t('accounts.register.email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        className="disabled:opacity-50"
      />
      <CheckField
        label={t('accounts.register.noEmail')}
        checked={form.isWithoutEmail}
        onChange={setNoEmail}
      />
    </div>
  )
}

/** On phones closed while the phone number is the username. */
export function UsernameField({ form }: { form: RegistrationForm }) {
  const { t } = useText()
  const field = form.field('username')
  const { suggested } = form
  if (!form.isOpened('username')) return null
  return (
    <div className="flex flex-col gap-2">
      <TextField
        {...field}
        ref={form.inSteps ? focusOpened : undefined}
        label={t('accounts.register.username')}
        hint={t('accounts.register.usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      {suggested !== '' && (
        <button
          type="button"
          className="min-h-12 cursor-pointer self-start rounded-xl border border-edge bg-card px-4 py-2 font-semibold text-leaf hover:bg-leaf-tint"
          onClick={() => {
            form.set('username', suggested)
            focusFirst([field.id])
          }}
        >
          {t('accounts.register.suggested', { username: suggested })}
        </button>
      )}
    </div>
  )
}

/** The press that opened it is gone with its line of the summary. */
function focusOpened(field: HTMLInputElement | null): void {
  field?.focus()
}
