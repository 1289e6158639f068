import type { MouseEvent } from 'react'
import { navigate } from '../../../platform/browser/navigation.tsx'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { PasswordField } from '../password-field.tsx'
import { EmailField, UsernameField } from './check-fields.tsx'
import { StepPart } from '../../../ui/steps/steps.tsx'
import { RolePicture } from './role-picture.tsx'
import { roles, type RegistrationForm } from './use-registration.ts'

/** Those of the specification; on phones one after another. */
export function RegistrationFields({ form }: { form: RegistrationForm }) {
  const { t } = useText()
  return (
    <>
      <RoleQuestion form={form} />
      <StepPart of="name">
        <TextField {...form.field('name')} label={t('accounts.register.name')} autoComplete="name" />
      </StepPart>
      <StepPart of="phone">
        <TextField
          {...form.field('phone')}
          onChange={(event) => form.setPhone(event.target.value)}
          label={t('accounts.register.phone')}
          hint={t('accounts.register.phoneHint')}
          type="tel"
          autoComplete="tel-national"
        />
      </StepPart>
      <StepPart of="check">
        <EmailField form={form} />
        <UsernameField form={form} />
      </StepPart>
      <StepPart of="password">
        <PasswordField
          {...form.field('password')}
          eye={form.eye}
          label={t('accounts.register.password')}
          hint={t('accounts.register.passwordHint')}
          autoComplete="new-password"
        />
        {!form.isTypedOnce && (
          <PasswordField
            {...form.field('confirmPassword')}
            label={t('accounts.register.confirmPassword')}
            autoComplete="new-password"
          />
        )}
      </StepPart>
    </>
  )
}

function RoleQuestion({ form }: { form: RegistrationForm }) {
  const { t } = useText()

  /** A finger goes on by its choice; the arrow keys only choose. */
  function goOnByPress(event: MouseEvent): void {
    if (form.inSteps && event.target instanceof HTMLInputElement && event.detail > 0) navigate('#name')
  }

  return (
    <StepPart of="role">
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the keyboard has the button */}
      <div onClick={goOnByPress}>
        <ChoiceField
          {...form.field('role')}
          label={t('accounts.register.role')}
          big
          options={roles.map((value) => ({
            value,
            label: t(`accounts.register.roles.${value}`),
            lead: t(`accounts.register.roleLeads.${value}`),
            picture: <RolePicture role={value} />,
          }))}
        />
      </div>
    </StepPart>
  )
}
