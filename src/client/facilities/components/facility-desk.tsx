import { useState } from 'react'
import type { ListedFacility } from '../../../shared/facilities/facilities.schemas.ts'
import { isFound } from '../../../shared/facilities/facilities.search.ts'
import { readDraft, writeDraft } from '../../platform/session/drafts.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { placeName } from '../../platform/i18n/place-name.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { addIcons } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { Notice } from '../../ui/notice.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { FocusSwap } from '../../ui/focus/focus-swap.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { useAllFacilities } from '../facilities.queries.ts'
import { AdminRow } from './desk-row.tsx'
import { FacilityForm } from './facility-form.tsx'
import { FacilityMembers } from './members/facility-members.tsx'
import { draftNameOf, valuesOf } from './facility-values.ts'

addIcons(featurePaths)

const shownAtFirst = 20

/** The coordinator's list: add, edit, hide. A tab of the desk, so without a page of its own. */
export function FacilityAdmin() {
  const { t } = useText()
  const { data, isPending, refetch } = useAllFacilities()
  /** `new`, the id of the facility being edited, or null. */
  const [editing, setEditing] = useState<string | null>(null)
  return (
    <section aria-labelledby="facility-desk" className="flex flex-col gap-4">
      <div>
        <h2 id="facility-desk" className="text-xl font-semibold">
          {t('facilities.desk.title')}
        </h2>
        <p className="text-soft">{t('facilities.desk.lead')}</p>
      </div>
      <FocusSwap face={editing === 'new' ? 'form' : 'button'}>
        {editing === 'new' ? (
          <Editor known={null} onEdit={setEditing} />
        ) : (
          <Button icon="plus" className="self-start" data-home="button" onClick={() => setEditing('new')}>
            {t('facilities.desk.add')}
          </Button>
        )}
      </FocusSwap>
      {isPending && <Skeleton cards={3} lines={2} />}
      {!isPending && !data && (
        <ErrorState text={t('facilities.page.loadFailed')} onRetry={() => void refetch()} />
      )}
      {data?.some(({ isSample }) => isSample) && <Notice>{t('facilities.desk.sampleNote')}</Notice>}
      {data && <AdminList facilities={data} editing={editing} onEdit={setEditing} />}
    </section>
  )
}

interface AdminListProps {
  facilities: readonly ListedFacility[]
  editing: string | null
  onEdit: (id: string | null) => void
}

function AdminList({ facilities, editing, onEdit }: AdminListProps) {
  const { t } = useText()
  const [words, setWords] = useState('')
  const [shownCount, setShownCount] = useState(shownAtFirst)
  /** The facility whose members are shown. */
  const [staffed, setStaffed] = useState<string | null>(null)
  const found = facilities.filter((facility) => isFound(facility, words))
  return (
    <div className="flex flex-col gap-4">
      <SearchField label={t('facilities.desk.search')} value={words} onChange={setWords} />
      <output className="block text-soft">{t('facilities.page.count', { count: found.length })}</output>
      <ul className="grid gap-3 lg:grid-cols-2">
        {found.slice(0, shownCount).map((facility) => {
          const { id } = facility
          const isOpen = staffed === id ? 'members' : 'row'
          const face = editing === id ? 'form' : isOpen
          return (
            <li key={id} className={face === 'row' ? 'grid' : 'lg:col-span-full'}>
              <FocusSwap face={face} className="grid">
                {face === 'form' && <Editor known={facility} onEdit={onEdit} />}
                {face === 'members' && (
                  <FacilityMembers facility={facility} onClose={() => setStaffed(null)} />
                )}
                {face === 'row' && (
                  <AdminRow facility={facility} onEdit={() => onEdit(id)} onMembers={() => setStaffed(id)} />
                )}
              </FocusSwap>
            </li>
          )
        })}
      </ul>
      {shownCount < found.length && (
        <Button kind="quiet" wide onClick={() => setShownCount(shownCount + shownAtFirst)}>
          {t('facilities.page.more')}
        </Button>
      )}
    </div>
  )
}

interface EditorProps {
  known: ListedFacility | null
  onEdit: AdminListProps['onEdit']
}

function Editor({ known, onEdit }: EditorProps) {
  const text = useText()
  const { t } = text

  /** Closes the form; the discarded input can be restored for a moment. */
  function cancel(): void {
    const name = draftNameOf(known)
    const draft = readDraft(name)
    const before: Record<string, unknown> = valuesOf(known)
    writeDraft(name, null)
    onEdit(null)
    const isTyped = Object.entries(draft?.values ?? {}).some(([field, value]) => value !== before[field])
    if (!isTyped) return
    showToast(t('facilities.desk.dropped'), 'success', undefined, {
      label: t('facilities.desk.undo'),
      run: () => {
        writeDraft(name, draft)
        onEdit(known?.id ?? 'new')
      },
    })
  }

  return (
    <Card className="flex flex-col gap-4">
      <h3 tabIndex={-1} data-home="form" className="text-lg font-semibold outline-none">
        {t(known ? 'facilities.desk.editTitle' : 'facilities.desk.addTitle')}
      </h3>
      <FacilityForm
        known={known}
        onCancel={cancel}
        onSaved={(saved) => {
          const name = placeName(text, saved)
          showToast(t(known ? 'facilities.desk.saved' : 'facilities.desk.added', { name }))
          onEdit(null)
        }}
      />
    </Card>
  )
}
