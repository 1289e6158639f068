import { useState } from 'react'
import { listMembers } from '../../../../shared/facilities/facilities.endpoints.ts'
import type { ListedFacility, Member } from '../../../../shared/facilities/facilities.schemas.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { placeName } from '../../../platform/i18n/place-name.ts'
import { LongList } from '../../../platform/queries/long-list.tsx'
import { refreshEveryMs } from '../../../platform/queries/queries.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/states.tsx'
import { AddMember } from './add-member.tsx'
import { EndMemberDialog } from './end-member-dialog.tsx'

/** Who works at a facility: the list, and the ways into and out of it. */
export function FacilityMembers({ facility, onClose }: { facility: ListedFacility; onClose: () => void }) {
  const text = useText()
  const { t } = text
  const [ending, setEnding] = useState<Member | null>(null)
  const name = placeName(text, facility)
  return (
    <Card className="flex flex-col gap-5">
      <div>
        <h3 tabIndex={-1} data-home="members" className="text-lg font-semibold outline-none">
          {t('facilityMembers.title', { facility: name })}
        </h3>
        <p className="text-soft">{t('facilityMembers.lead')}</p>
      </div>
      <LongList
        endpoint={listMembers}
        params={{ id: facility.id }}
        refetchEveryMs={refreshEveryMs}
        loading={<Skeleton cards={1} lines={2} />}
        more={t('facilities.page.more')}
      >
        {({ members }, isFirst) =>
          isFirst && members.length === 0 ? (
            <p className="font-semibold">{t('facilityMembers.none')}</p>
          ) : (
            <ul className="divide-y divide-line">
              {members.map((member) => (
                <MemberRow key={member.id} member={member} onEnd={() => setEnding(member)} />
              ))}
            </ul>
          )
        }
      </LongList>
      <AddMember facilityId={facility.id} />
      <Button kind="quiet" className="self-start" onClick={onClose}>
        {t('facilityMembers.done')}
      </Button>
      <EndMemberDialog
        facilityId={facility.id}
        facility={name}
        member={ending}
        onClose={() => setEnding(null)}
      />
    </Card>
  )
}

function MemberRow({ member, onEnd }: { member: Member; onEnd: () => void }) {
  const { t, day } = useText()
  const { name, username, role, since } = member
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2">
      <div className="min-w-0">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-soft break-words">
          {`@${username} · ${t(`facilityMembers.roles.${role}`)} · ${t('facilityMembers.since', { date: day(since, 'short') })}`}
        </p>
      </div>
      <Button kind="quiet" aria-label={t('facilityMembers.endName', { name })} onClick={onEnd}>
        {t('facilityMembers.end')}
      </Button>
    </li>
  )
}
