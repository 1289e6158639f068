import { useText } from '../../../platform/i18n/i18n.tsx'
import { Link } from '../../../platform/browser/navigation.tsx'
import { isRole, type RegistrationForm } from './use-registration.ts'

/** On phones: all answers before they are sent, each with a way back to its question. */
export function CheckSummary({ form }: { form: RegistrationForm }) {
  const { t } = useText()
  const { role, name, phone, email } = form.values
  const password = form.get('password')
  const [isPasswordShown] = form.eye
  return (
    <dl className="flex flex-col">
      <Row
        label={t('accounts.register.role')}
        value={isRole(role) ? t(`accounts.register.roles.${role}`) : ''}
        to="#role"
      />
      <Row label={t('accounts.register.name')} value={name} to="#name" />
      <Row label={t('accounts.register.phone')} value={phone} to="#phone" />
      <Row
        label={t('accounts.register.password')}
        value={isPasswordShown ? password : '•'.repeat(password.length)}
        to="#password"
      />
      {!form.isOpened('email') && (
        <Row
          label={t('accounts.register.email')}
          value={form.isWithoutEmail ? t('accounts.register.noEmail') : email}
          onChange={() => form.open('email')}
        />
      )}
      {!form.isOpened('username') && (
        <Row
          label={t('accounts.register.username')}
          value={form.username}
          onChange={() => form.open('username')}
        />
      )}
    </dl>
  )
}

interface RowProps {
  label: string
  value: string
  /** Where it is changed: at a question, or below. */
  to?: string
  onChange?: () => void
}

const changeClass =
  'flex min-h-12 min-w-12 shrink-0 cursor-pointer items-center font-semibold text-leaf underline'

function Row({ label, value, to, onChange }: RowProps) {
  const { t } = useText()
  const change = t('accounts.register.change')
  const name = `${change}: ${label}`
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-2 border-b border-line py-1">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="font-semibold wrap-anywhere">{value === '' ? '–' : value}</dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        {to === undefined ? (
          <button type="button" aria-label={name} onClick={onChange} className={changeClass}>
            {change}
          </button>
        ) : (
          <Link to={to} aria-label={name} className={changeClass}>
            {change}
          </Link>
        )}
      </dd>
    </div>
  )
}
