import { useText } from '../../platform/i18n/i18n.tsx'
import { addIcons } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { useFacilities } from '../facilities.queries.ts'
import { EmergencyStrip } from '../components/emergency-strip.tsx'
import { FacilityFinder } from '../components/facility-finder.tsx'

addIcons(featurePaths)

export function Screen() {
  const { t } = useText()
  const { data, error, isPending, refetch } = useFacilities()
  return (
    <Page title={t('facilities.page.title')} lead={t('facilities.page.lead')}>
      <EmergencyStrip />
      {isPending && <Skeleton cards={3} lines={4} />}
      {!isPending && !data && (
        <ErrorState text={t('facilities.page.loadFailed')} onRetry={() => void refetch()} />
      )}
      {data && error !== undefined && <Notice>{t('facilities.page.old')}</Notice>}
      {data && data.length > 0 && data.every(({ isSample }) => isSample) && (
        <Notice>{t('facilities.page.sampleNote')}</Notice>
      )}
      {data && <FacilityFinder facilities={data} />}
    </Page>
  )
}
