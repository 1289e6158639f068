import { messageBundle } from '../../platform/i18n/namespaces.ts'
import { loadMessages } from '../../platform/i18n/language.ts'
import { useLoaded } from '../../platform/browser/use-loaded.ts'
import { useActsForOthers } from '../../platform/session/acting-for.ts'

/** Only accounts that act for others have the switch, so only they load it. */
export function PersonSwitchPlace() {
  return useActsForOthers() && <Loaded />
}

function Loaded() {
  const { value } = useLoaded(loadPersonSwitch)
  return value ? <value.PersonSwitch /> : <div className="person-bar" />
}

export async function loadPersonSwitch() {
  const [{ PersonSwitch }] = await Promise.all([
    import('./person-switch.tsx'),
    loadMessages(messageBundle('people')),
  ])
  return { PersonSwitch }
}
