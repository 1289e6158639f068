import { useText } from '../../../platform/i18n/i18n.tsx'
import { AnswerRow } from '../../../ui/steps/answer-row.tsx'
import { isRole, type RegistrationForm } from './use-registration.ts'

/** On phones: all answers before they are sent, each with a way back to its question. */
export function CheckSummary({ form }: { form: RegistrationForm }) {
  const { t } = useText()
  const { role, name, phone, email } = form.values
  const password = form.get('password')
  const [isPasswordShown] = form.eye
  return (
    <dl className="flex flex-col">
      <AnswerRow
        label={t('accounts.register.role')}
        value={isRole(role) ? t(`accounts.register.roles.${role}`) : ''}
        to="#role"
      />
      <AnswerRow label={t('accounts.register.name')} value={name} to="#name" />
      <AnswerRow label={t('accounts.register.phone')} value={phone} to="#phone" />
      <AnswerRow
        label={t('accounts.register.password')}
        value={isPasswordShown ? password : '•'.repeat(password.length)}
        to="#password"
      />
      {!form.isOpened('email') && (
        <AnswerRow
          label={t('accounts.register.email')}
          value={form.isWithoutEmail ? t('accounts.register.noEmail') : email}
          onChange={() => form.open('email')}
        />
      )}
      {!form.isOpened('username') && (
        <AnswerRow
          label={t('accounts.register.username')}
          value={form.username}
          onChange={() => form.open('username')}
        />
      )}
    </dl>
  )
}
