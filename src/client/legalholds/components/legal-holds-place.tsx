import { lazy } from 'react'
import { hasDraft } from '../../platform/session/drafts.ts'
import { addIcons } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { OpenOnPress } from '../../ui/open-on-press.tsx'
import { draftOf, type LegalHoldsProps } from './hold-draft.ts'

addIcons(featurePaths)

const LegalHolds = lazy(async () => ({ default: (await import('./legal-holds.tsx')).LegalHolds }))

/** What the law wants kept, for doctors: fetched on a press, which alone is in the log, or where a mark was begun. */
export function LegalHoldsPlace({ label, ...props }: LegalHoldsProps & { label: string }) {
  return (
    <div data-print="no">
      <OpenOnPress
        label={label}
        icon="file-text"
        open={props.visit !== undefined && hasDraft(draftOf(props.visit.id))}
      >
        <LegalHolds {...props} />
      </OpenOnPress>
    </div>
  )
}
