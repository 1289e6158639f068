import type { Facility } from '../../../shared/facilities/facilities.schemas.ts'
import type { Moment } from '../../../shared/facilities/opening/facilities.opening.ts'
import { directionsTo } from '../../../shared/facilities/facilities.directions.ts'
import { dialled } from '../../../shared/kit/text/digits.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { placeName } from '../../platform/i18n/place-name.ts'
import { town } from '../../platform/clock/town.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { distanceText, kindOf } from './facility-text.ts'
import { FacilityFacts } from './facility-facts.tsx'
import { OpeningHours } from './opening-hours.tsx'

interface Props {
  facility: Facility
  km: number
  moment: Moment
  isChosen: boolean
  /** Shows it on the map; absent while there is no map. */
  onMap?: (() => void) | undefined
}

/** At least as wide as its label, so that no word is broken; shares the remaining width. */
const inRow = 'min-w-fit flex-1 gap-1! px-1! sm:gap-2! sm:px-3!'

/** The id of the card's element, for the map to scroll to. */
export function cardIdOf(facilityId: string): string {
  return `facility-${facilityId}`
}

export function FacilityCard({ facility, km, moment, isChosen, onMap }: Props) {
  const text = useText()
  const { t } = text
  const name = placeName(text, facility)
  return (
    <article
      id={cardIdOf(facility.id)}
      tabIndex={-1}
      aria-labelledby={`${cardIdOf(facility.id)}-name`}
      aria-current={isChosen || undefined}
      className="flex flex-col gap-2 rounded-2xl border border-line bg-card p-3 sm:p-4 aria-[current]:border-3 aria-[current]:border-mustard"
    >
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 id={`${cardIdOf(facility.id)}-name`} className="text-lg font-semibold">
            {name}
          </h3>
          <p className="font-semibold whitespace-nowrap">{distanceText(text, km)}</p>
        </div>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
          <span className="empty:hidden">{kindOf(text, facility)}</span>
          {facility.rating !== null && (
            <span>{t('facilities.card.rating', { rating: text.number(facility.rating) })}</span>
          )}
          {facility.isSample && (
            <span className="rounded-full border border-dashed border-edge px-3 font-semibold text-ink">
              {t('facilities.card.sample')}
            </span>
          )}
        </p>
        {isChosen && <p className="sr-only">{t('facilities.card.chosen')}</p>}
      </div>
      <OpeningHours timing={facility.timing} moment={moment} />
      <FacilityFacts facility={facility} />
      <div className="flex flex-wrap gap-2">
        <a
          href={directionsTo(facility)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('facilities.card.directionsTo', { name })}
          className={buttonClass({ className: inRow })}
        >
          <Icon name="navigation" />
          {t('facilities.card.directions')}
        </a>
        {facility.phone !== '' && (
          <a
            href={`tel:${dialled(facility.phone)}`}
            aria-label={t('facilities.card.callName', { name })}
            className={buttonClass({ kind: 'quiet', className: inRow })}
          >
            <Icon name="phone" />
            {t('facilities.card.call')}
          </a>
        )}
        <a
          href={`tel:${town().emergency.ambulance.number}`}
          className={buttonClass({ kind: 'quiet', className: `border-brick ${inRow}` })}
        >
          <Icon name="ambulance" className="text-brick-deep" />
          {t('facilities.card.ambulance', { number: town().emergency.ambulance.number })}
        </a>
        {onMap && (
          <Button
            kind="quiet"
            icon="map"
            className={inRow}
            aria-label={t('facilities.card.onMapName', { name })}
            onClick={onMap}
          >
            {t('facilities.card.onMap')}
          </Button>
        )}
      </div>
    </article>
  )
}
