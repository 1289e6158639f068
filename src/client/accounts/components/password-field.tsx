import { useState, type ComponentProps } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'

type Props = ComponentProps<typeof TextField> & {
  /** For a form that needs to know whether the text is shown. */
  eye?: readonly [isShown: boolean, setShown: (isShown: boolean) => void]
}

/** A password field that can show its text: needed on a cracked screen. */
export function PasswordField({ eye, ...props }: Props) {
  const { t } = useText()
  const own = useState(false)
  const [isShown, setShown] = eye ?? own
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      className="pe-14"
      after={
        <button
          type="button"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 end-0 flex min-w-12 cursor-pointer items-center justify-center rounded-xl text-soft"
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
          <span className="sr-only">
            {t('accounts.showPassword')}: {props.label}
          </span>
        </button>
      }
    />
  )
}
