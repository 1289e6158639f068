import { listLabs } from '../../../shared/labs/labs.endpoints.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { LongList } from '../../platform/queries/long-list.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { addIcons } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { Skeleton } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { OrderList } from '../components/order-list.tsx'

addIcons(featurePaths)

/** The tests that doctors ordered with their results, newest first; also without a network, and on paper. */
export function Screen() {
  const { t } = useText()
  return (
    <Page narrow title={t('labs.title')}>
      <LongList
        endpoint={listLabs}
        loading={<Skeleton cards={2} lines={4} />}
        failed={t('labs.failed')}
        more={t('labs.more')}
      >
        {({ orders }, isFirst) =>
          isFirst && orders.length === 0 ? <NoLabs /> : <OrderList orders={orders} isFirst={isFirst} />
        }
      </LongList>
    </Page>
  )
}

function NoLabs() {
  const { t } = useText()
  return (
    <EmptyState
      icon="test-tube"
      title={t('labs.none')}
      lead={
        <>
          <span className="block">{t('labs.soon')}</span>
          <span className="block">{t('labs.soonLead')}</span>
        </>
      }
      action={
        <ButtonLink to="/appointments/book" icon="calendar-plus">
          {t('labs.book')}
        </ButtonLink>
      }
    />
  )
}
