import { lazy, useState } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useChosenOther } from '../../platform/people/use-people.ts'
import { refresh } from '../../platform/queries/queries.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OpenOnPress } from '../../ui/open-on-press.tsx'
import { Page } from '../../ui/page.tsx'
import { GrantList } from '../components/grants/grant-list.tsx'
import { ShareForm } from '../components/share-form.tsx'
import { ShareList } from '../components/share-list.tsx'
import { ShownLink } from '../components/shown-link.tsx'
import { canEncrypt } from '../../platform/summary/jwe.ts'
import type { MadeLink } from '../components/make-link.ts'

const GrantForm = lazy(async () => ({
  default: (await import('../components/grants/grant-form.tsx')).GrantForm,
}))

/** A patient shows the record to whoever scans a code, for a time. */
export function Screen() {
  const { t } = useText()
  const other = useChosenOther()
  const [made, setMade] = useState<MadeLink | null>(null)
  /** How many were given here: then the form is closed again. */
  const [granted, setGranted] = useState(0)
  function show(link: MadeLink): void {
    setMade(link)
    void refresh('shares')
  }
  return (
    <Page
      narrow
      title={other ? t('shares.titleOf', { name: other.name }) : t('shares.title')}
      lead={t('shares.lead')}
    >
      {!canEncrypt() && <Notice kind="error">{t('shares.noHttps')}</Notice>}
      {canEncrypt() &&
        (made ? <ShownLink made={made} onDone={() => setMade(null)} /> : <ShareForm onMade={show} />)}
      <OpenOnPress key={granted} label={t('shares.grants.open')} icon="stethoscope">
        <GrantForm onGranted={() => setGranted(granted + 1)} />
      </OpenOnPress>
      <GrantList />
      <ShareList />
    </Page>
  )
}
