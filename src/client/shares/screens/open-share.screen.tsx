import { useEffect, useState } from 'react'
import { parseLink, type ShareLink } from '../../platform/summary/share-link.ts'
import { dayIn, timeIn } from '../../../shared/kit/time/town-time.ts'
import { nameWithoutTitle } from '../../../shared/doctors/doctors.names.ts'
import { useSession } from '../../platform/session/session-store.ts'
import { town } from '../../platform/clock/town.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { FindLink } from '../components/find-link.tsx'
import { openAsDoctor } from '../components/open-as-doctor.ts'
import { OpenForm } from '../components/open-form.tsx'
import { ShownSummary } from '../../platform/summary/shown-summary.tsx'
import { canEncrypt } from '../../platform/summary/jwe.ts'
import { openLink, type Opened } from '../../platform/summary/open-link.ts'
import { readSummary } from '../../platform/summary/read-summary.ts'

/** For whoever has a link. Its key is in the fragment, which no browser sends. */
export function Screen() {
  const { t } = useText()
  const link = useLinkOfPage()
  const problem = problemOf(link)
  return (
    <Page narrow title={t('sharedRecord.title')}>
      {problem && <Notice kind="error">{t(`sharedRecord.${problem}`)}</Notice>}
      {!(link && !problem) && canEncrypt() && <FindLink />}
      {link && !problem && <Opening key={link.url} link={link} />}
    </Page>
  )
}

/** Also of a second link, which somebody opens in the same tab. */
function useLinkOfPage(): ShareLink | null {
  const [link, setLink] = useState(() => parseLink(location.hash))
  useEffect(() => {
    const read = () => setLink(parseLink(location.hash))
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return link
}

function problemOf(link: ShareLink | null): 'noLink' | 'elsewhere' | 'noHttps' | null {
  // Without anything there is nothing wrong: the code is scanned here.
  if (!link) return location.hash.length > 1 ? 'noLink' : null
  if (!link.url.startsWith(`${location.origin}/shl/`)) return 'elsewhere'
  return canEncrypt() ? null : 'noHttps'
}

function Opening({ link }: { link: ShareLink }) {
  const { t, language } = useText()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [isBusy, setBusy] = useState(false)
  const doctor = useDoctorHere()
  const [isStranger, setStranger] = useState(false)
  const asDoctor = isStranger ? null : doctor
  async function open({ name, pin }: { name: string; pin: string }): Promise<void> {
    setBusy(true)
    const told =
      asDoctor === null ? await openLink(link, name.trim(), pin.trim()) : await openAsDoctor(link, pin.trim())
    // Not approved: the name is asked for, as of anybody.
    setStranger(isStranger || told === null)
    setOpened(told)
    setBusy(false)
  }
  const summary = opened?.as === 'open' ? readSummary(opened.bundle, language) : null
  return (
    <>
      <Until link={link} />
      {opened?.as === 'open' && !summary && <Notice kind="error">{t('sharedRecord.broken')}</Notice>}
      {summary && (
        <>
          <Notice kind="plain">{t('sharedRecord.said')}</Notice>
          <ShownSummary summary={summary} />
        </>
      )}
      {opened?.as !== 'open' && (
        <OpenForm
          doctor={asDoctor}
          needsPin={link.flag?.includes('P') ?? false}
          failed={opened}
          busy={isBusy}
          onSend={(typed) => void open(typed)}
        />
      )}
    </>
  )
}

/** The name of the doctor who is signed in, without title; the server decides whether it counts. */
function useDoctorHere(): string | null {
  const session = useSession()
  return session?.person.role === 'doctor' ? nameWithoutTitle(session.person.name) : null
}

function Until({ link: { exp } }: { link: ShareLink }) {
  const { t } = useText()
  if (exp === undefined) return null
  const at = new Date(exp * 1000)
  const zone = town().timeZone
  const date = dayIn(zone, at).split('-').toReversed().join('-')
  return <p>{t('sharedRecord.until', { date, time: timeIn(zone, at) })}</p>
}
