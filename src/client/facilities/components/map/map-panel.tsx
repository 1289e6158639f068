import { useEffect, useState, type ComponentType } from 'react'
import { attributions, type Source } from '../../../../shared/facilities/facilities.kinds.ts'
import { readTown } from '../../../../shared/town/town.endpoints.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { warn } from '../../../platform/browser/log.ts'
import { useAnswer } from '../../../platform/queries/queries.tsx'
import { useDataSaver } from '../../../platform/data-saver/use-data-saver.ts'
import type { Drawn } from './map-ground.ts'
import type { MapViewProps } from './map-view.tsx'

interface Loaded {
  MapView: ComponentType<MapViewProps>
}

/** The map with its frame. Its chunk may fail to load; the list has all the data, so that is only a message. */
export function MapPanel(props: Omit<MapViewProps, 'onGround' | 'tileUrl'>) {
  const { t, language } = useText()
  const loaded = useMapView()
  const tiles = useAnswer(readTown)
  const isDataSaverOn = useDataSaver()
  // A later failure must not remove streets that are shown.
  const tileUrl = isDataSaverOn ? '' : (tiles.data?.tileUrl ?? (tiles.error ? '' : undefined))
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  if (loaded === 'failed') return <p className="text-soft">{t('facilities.map.failed')}</p>
  return (
    <div className="relative flex flex-col gap-1">
      <a
        href="#facility-list"
        className="pointer-events-none absolute start-2 top-2 z-10 inline-flex min-h-12 items-center rounded-xl bg-leaf px-4 text-on-leaf opacity-0 focus:pointer-events-auto focus:opacity-100"
        onClick={(event) => {
          event.preventDefault()
          document.getElementById('facility-list')?.focus()
        }}
      >
        {t('facilities.map.skip')}
      </a>
      <div className="h-[min(20rem,45vh)] overflow-hidden rounded-2xl border border-edge bg-leaf-tint lg:h-[calc(100vh-14rem)]">
        {loaded === null ? (
          <output className="block p-4 text-soft">{t('facilities.map.loading')}</output>
        ) : (
          <loaded.MapView key={language} {...props} tileUrl={tileUrl} onGround={setDrawn} />
        )}
      </div>
      {drawn !== null && drawn !== 'streets' && (
        <p className="text-sm text-soft">{t(`facilities.map.${drawn}`)}</p>
      )}
      <Attribution
        sources={[
          ...props.facilities.map(({ source }) => source),
          ...props.villages.map(({ source }) => source),
          ...(drawn === 'streets' ? (['openStreetMap'] as const) : []),
        ]}
      />
    </div>
  )
}

/** Not with useLoaded, which on a failure may reload the page and so the list. */
function useMapView(): Loaded | null | 'failed' {
  const [view, setView] = useState<Loaded | null | 'failed'>(null)
  useEffect(() => {
    let isGone = false
    import('./map-view.tsx')
      .then(async (loaded) => {
        await loaded.loadMapStyles()
        if (!isGone) setView(loaded)
      })
      .catch((error: unknown) => {
        warn('the map could not be fetched', error)
        if (!isGone) setView('failed')
      })
    return () => {
      isGone = true
    }
  }, [])
  return view
}

const copyrightPage = 'https://www.openstreetmap.org/copyright'

function Attribution({ sources }: { sources: readonly Source[] }) {
  const owed = [...new Set(sources)].filter((source) => attributions[source] !== undefined)
  if (owed.length === 0) return null
  return (
    <p lang="en" className="text-sm text-soft">
      {owed.map((source) =>
        source === 'openStreetMap' ? (
          <a
            key={source}
            href={copyrightPage}
            rel="noopener"
            className="inline-flex min-h-11 items-center underline"
          >
            {attributions[source]}
          </a>
        ) : (
          <span key={source} className="block">
            {attributions[source]}
          </span>
        ),
      )}
    </p>
  )
}
