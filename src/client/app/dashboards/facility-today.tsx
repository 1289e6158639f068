import { listFacilityVisits } from '../../../shared/appointments/appointments.endpoints.ts'
import type { FacilityVisit } from '../../../shared/appointments/appointments.schemas.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { placeName } from '../../platform/i18n/place-name.ts'
import { LongList } from '../../platform/queries/long-list.tsx'
import { refreshEveryMs } from '../../platform/queries/queries.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkRow } from '../../ui/link-row.tsx'
import { Skeleton } from '../../ui/states.tsx'

type Facilities = AnswerOf<typeof listFacilityVisits>['facilities']

/** Today's visits with colleagues where this doctor works, to stand in for them: each opens the patient's record. */
export function FacilityToday({ facilities }: { facilities: Facilities }) {
  const text = useText()
  const { t } = text
  const names = facilities.map((facility) => placeName(text, facility))
  return (
    <Card className="space-y-2">
      <h2 className="text-xl font-semibold break-words">
        {t('doctorDashboard.facility.title', { facility: names.join(', ') })}
      </h2>
      <LongList
        endpoint={listFacilityVisits}
        refetchEveryMs={refreshEveryMs}
        loading={<Skeleton lines={3} />}
        more={t('doctorDashboard.facility.more')}
      >
        {({ visits }, isFirst) =>
          isFirst && visits.length === 0 ? (
            <p className="text-soft">{t('doctorDashboard.facility.none')}</p>
          ) : (
            <ul className="divide-y divide-line">
              {visits.map((visit) => (
                <li key={visit.id}>
                  <Visit visit={visit} />
                </li>
              ))}
            </ul>
          )
        }
      </LongList>
    </Card>
  )
}

function Visit({ visit: { time: at, status, patient, doctor } }: { visit: FacilityVisit }) {
  const { t, time } = useText()
  return (
    <LinkRow to={`/doctor/patients/${patient.id}`}>
      <span className="block font-semibold">{`${time(at)} · ${patient.name}`}</span>
      <span className="block text-sm text-soft">
        {`${t('doctorDashboard.facility.doctor', { doctor })} · ${t(`appointments.status.${status}`)}`}
      </span>
    </LinkRow>
  )
}
