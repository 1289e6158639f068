import type { listCounters } from '../../../shared/dispensing/dispensing.endpoints.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import type { listLaboratories } from '../../../shared/laboratory/laboratory.endpoints.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { placeName } from '../../platform/i18n/place-name.ts'
import { addIcons } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { ActionTile } from '../shell/action-tile.tsx'

addIcons(featurePaths)

/** What the places are called, in the words of the page. */
export interface WorkTitles {
  counter: string
  laboratory: string
}

/** Where somebody works beside being a patient or a doctor. */
export function WorkTiles({
  counters,
  laboratories,
  titles,
}: {
  counters: AnswerOf<typeof listCounters>
  laboratories: AnswerOf<typeof listLaboratories>
  titles: WorkTitles
}) {
  const text = useText()
  const namesOf = (places: Parameters<typeof placeName>[1][]) =>
    places.map((one) => placeName(text, one)).join(', ')
  return (
    <>
      {counters.length > 0 && (
        <ActionTile isMain to="/pharmacy" icon="pill" title={titles.counter} lead={namesOf(counters)} />
      )}
      {laboratories.length > 0 && (
        <ActionTile
          isMain
          to="/lab"
          icon="test-tube"
          title={titles.laboratory}
          lead={namesOf(laboratories)}
        />
      )}
    </>
  )
}
