import { useEffect, useState } from 'react'
import { listProfiles, type Profile } from '../../platform/profiles/profiles.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { EnterForm } from './enter-form.tsx'

/** The other profiles on this phone. `onPassword`: the chosen one needs the sign-in form. */
export function Picker({
  onEntered,
  onPassword,
}: {
  onEntered: () => void
  onPassword: () => Promise<void> | void
}) {
  const { t } = useText()
  const [profiles, setProfiles] = useState<Profile[]>([])
  const [chosen, setChosen] = useState<Profile | null>(null)
  useEffect(() => look(setProfiles), [])
  function close(): void {
    setChosen(null)
    // That may have been the last attempt: read the list again.
    look(setProfiles)
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {profiles.map((profile) => (
          <li key={profile.place}>
            <button
              type="button"
              className="flex min-h-14 w-full cursor-pointer items-center gap-3 py-2 text-start hover:bg-leaf-tint"
              onClick={() => setChosen(profile)}
            >
              <Avatar name={profile.name} />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold break-words">{profile.name}</span>
                {profile.opensBy === 'signIn' && (
                  <span className="block text-sm text-soft">{t('family.state.signIn')}</span>
                )}
              </span>
              <Icon name="chevron-right" className="text-soft" />
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        open={chosen !== null}
        onClose={close}
        title={chosen && t('family.enter.title', { name: chosen.name })}
      >
        {chosen && (
          <EnterForm
            profile={chosen}
            onEntered={onEntered}
            onPassword={() => {
              close()
              void onPassword()
            }}
          />
        )}
      </Dialog>
    </>
  )
}

function look(show: (profiles: Profile[]) => void): void {
  listProfiles().then(show, () => undefined)
}
