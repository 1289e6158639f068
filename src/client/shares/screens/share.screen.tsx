import { useState } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useChosenOther } from '../../platform/people/use-people.ts'
import { refresh } from '../../platform/queries/queries.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { ShareForm } from '../components/share-form.tsx'
import { ShareList } from '../components/share-list.tsx'
import { ShownLink } from '../components/shown-link.tsx'
import { canEncrypt } from '../../platform/summary/jwe.ts'
import type { MadeLink } from '../components/make-link.ts'

/** A patient shows the record to whoever scans a code, for a time. */
export function Screen() {
  const { t } = useText()
  const other = useChosenOther()
  const [made, setMade] = useState<MadeLink | null>(null)
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
      <ShareList />
    </Page>
  )
}
