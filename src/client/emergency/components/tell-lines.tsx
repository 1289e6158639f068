import { useText } from '../../platform/i18n/i18n.tsx'

/** What the operator of the ambulance asks first; without a profile the places are empty, to be said. */
export function TellLines({
  address = '',
  phone = '',
}: {
  address?: string | undefined
  phone?: string | undefined
}) {
  const { t } = useText()
  return (
    <ul className="flex flex-col gap-1">
      <Line label={t('firstAid.tell.village')} value={address} />
      <Line label={t('firstAid.tell.landmark')} hint={t('firstAid.tell.landmarkHint')} />
      <Line label={t('firstAid.tell.phone')} value={phone} />
      <li data-line className="font-semibold">
        {t('firstAid.tell.happened')}
      </li>
    </ul>
  )
}

function Line({ label, value = '', hint = '…' }: { label: string; value?: string; hint?: string }) {
  return (
    <li data-line>
      <span className="font-semibold">{label}: </span>
      {value === '' ? <span className="text-soft">{hint}</span> : value}
    </li>
  )
}
