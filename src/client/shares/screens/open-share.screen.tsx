import { useEffect, useState } from 'react'
import { parseLink, type ShareLink } from '../../platform/summary/share-link.ts'
import { dayIn, timeIn } from '../../../shared/kit/time/town-time.ts'
import { town } from '../../platform/clock/town.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
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
  if (!link) return 'noLink'
  if (!link.url.startsWith(`${location.origin}/shl/`)) return 'elsewhere'
  return canEncrypt() ? null : 'noHttps'
}

function Opening({ link }: { link: ShareLink }) {
  const { t, language } = useText()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function open({ name, pin }: { name: string; pin: string }): Promise<void> {
    setBusy(true)
    setOpened(await openLink(link, name.trim(), pin.trim()))
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
          needsPin={link.flag?.includes('P') ?? false}
          failed={opened}
          busy={isBusy}
          onSend={(typed) => void open(typed)}
        />
      )}
    </>
  )
}

function Until({ link: { exp } }: { link: ShareLink }) {
  const { t } = useText()
  if (exp === undefined) return null
  const at = new Date(exp * 1000)
  const zone = town().timeZone
  const date = dayIn(zone, at).split('-').toReversed().join('-')
  return <p>{t('sharedRecord.until', { date, time: timeIn(zone, at) })}</p>
}
