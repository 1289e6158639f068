import { useState } from 'react'
import { listDoctorsWithPlaces } from '../../../shared/availability/availability.endpoints.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { placeName } from '../../platform/i18n/place-name.ts'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { Timings } from './timings.tsx'

/** When a doctor of a facility is there, as entered by the desk. */
export function TimingsDesk() {
  const text = useText()
  const { t } = text
  const { data, isPending, refetch } = useAnswer(listDoctorsWithPlaces)
  const [doctorId, setDoctorId] = useState('')
  return (
    <section aria-labelledby="timings-desk" className="flex flex-col gap-4">
      <h2 id="timings-desk" className="text-xl font-semibold">
        {t('availability.deskTitle')}
      </h2>
      {isPending && <Skeleton lines={2} />}
      {!isPending && !data && (
        <ErrorState text={t('availability.loadFailed')} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && <p>{t('availability.noDoctors')}</p>}
      {data && data.length > 0 && (
        <div className="max-w-lg">
          <SelectField
            id="timings-doctor"
            name="doctor"
            error={undefined}
            label={t('availability.doctor')}
            placeholder={t('availability.choose')}
            value={doctorId}
            onChange={({ target }) => setDoctorId(target.value)}
            options={data.map(({ id, name, places }) => ({
              value: id,
              label: `${name} · ${places.map((place) => placeName(text, place)).join(', ')}`,
            }))}
          />
        </div>
      )}
      {doctorId !== '' && <Timings key={doctorId} doctorId={doctorId} />}
    </section>
  )
}
