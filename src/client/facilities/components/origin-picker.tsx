import { useId, useRef, useState } from 'react'
import type { Village } from '../../../shared/facilities/facilities.schemas.ts'
import { distanceInKm } from '../../../shared/facilities/facilities.distance.ts'
import { findVillages } from '../../../shared/facilities/facilities.search.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { town } from '../../platform/clock/town.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { distanceText } from './facility-text.ts'
import type { OriginChoice } from './use-origin.ts'

/**
 * Sets the user's position: by geolocation, requested only on a press, or by a village. A custom list, because a native
 * one does not find Kakrala when ਕਕਰਾਲਾ is typed.
 */
export function OriginPicker({
  choice,
  villages,
  onRetry,
}: {
  choice: OriginChoice
  villages: readonly Village[]
  /** Present when the list of villages failed to load. */
  onRetry?: (() => void) | undefined
}) {
  const { t, choose } = useText()
  const { origin, isLocating, problem } = choice
  const head = useRef<HTMLElement>(null)
  // The pressed button is removed: focus the heading.
  const stay = () => head.current?.focus({ preventScroll: true })
  const townName = choose(town().name)
  return (
    <details className="group rounded-2xl border border-line bg-card">
      <summary ref={head} className="flex min-h-12 items-center gap-2 px-4 py-2">
        <Icon name="map-pin" className="text-leaf" />
        <span className="min-w-0 flex-1 font-semibold">{t('facilities.origin.title')}</span>
        <Icon name="chevron-down" className="text-soft group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-4 px-4 pt-1 pb-4">
        <Button kind="quiet" icon="locate-fixed" busy={isLocating} onClick={choice.locate}>
          {t(isLocating ? 'facilities.origin.locating' : 'facilities.origin.locate')}
        </Button>
        {problem && <Notice>{t(`facilities.origin.${problem}`)}</Notice>}
        {onRetry && <ErrorState text={t('facilities.origin.villagesFailed')} onRetry={onRetry} />}
        {villages.length > 0 && (
          <VillageField
            villages={villages}
            onChoose={(village) => {
              choice.chooseVillage(village)
              stay()
            }}
          />
        )}
        {origin.kind !== 'town' && (
          <Button
            kind="quiet"
            icon="x"
            onClick={() => {
              choice.forget()
              stay()
            }}
          >
            {t('facilities.origin.forget', { town: townName })}
          </Button>
        )}
      </div>
    </details>
  )
}

interface VillageFieldProps {
  villages: readonly Village[]
  onChoose: (village: Village) => void
}

function VillageField({ villages, onChoose }: VillageFieldProps) {
  const { t, number, choose } = useText()
  const [typed, setTyped] = useState('')
  const id = useId()
  const { name, centre } = town()
  const found = findVillages(villages, typed)
  return (
    <div className="flex flex-col gap-2">
      <TextField
        id={id}
        name="village"
        label={t('facilities.origin.village')}
        hint={t('facilities.origin.villageHint')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
      />
      <output className="block empty:hidden">
        {typed.trim() !== '' && found.length === 0 && t('facilities.origin.unknown')}
      </output>
      {found.length > 0 && (
        <ul className="overflow-hidden rounded-xl border border-edge">
          {found.map((village) => (
            <li
              key={`${village.name} ${village.lat} ${village.lng}`}
              className="border-b border-line last:border-b-0"
            >
              <button
                type="button"
                onClick={() => {
                  onChoose(village)
                  setTyped('')
                }}
                className="flex min-h-12 w-full cursor-pointer flex-wrap items-baseline gap-x-3 px-4 py-2.5 text-start hover:bg-leaf-tint"
              >
                <span className="font-semibold">{village.name}</span>
                {/* There are two villages named Kakrala: the distance tells them apart. */}
                <span className="text-sm text-soft">
                  {t('facilities.origin.kmFromTown', {
                    distance: distanceText({ t, number }, distanceInKm(village, centre)),
                    town: choose(name),
                  })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
