import { useState } from 'react'
import { useText } from '../../platform/i18n.tsx'
import { town } from '../../platform/town.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { dialOf, otherNames, sosNames, type Dial } from '../parts/numbers.ts'
import { CallLink } from '../parts/call-link.tsx'

export function Screen() {
  const { t, choose } = useText()
  const [called, setCalled] = useState<Dial | null>(null)
  const place = town()
  const dials = [...sosNames, ...otherNames].map((name) => dialOf(place.emergency, name))

  return (
    <Page title={t('emergency.page.title')}>
      <p className="flex items-start gap-2">
        <Icon name="map-pin" className="mt-0.5 text-leaf" />
        <span>
          <span className="text-soft">{t('emergency.page.location')}: </span>
          <strong>
            {choose(place.name)}, {choose(place.state)}
          </strong>
        </span>
      </p>
      {called && (
        <Notice kind="success" title={t('emergency.page.initiated')}>
          {t('emergency.page.calling', {
            name: t(`emergency.numbers.${called.name}.name`),
            number: called.shown,
          })}
        </Notice>
      )}
      <section aria-labelledby="quick-dial" className="space-y-3">
        <h2 id="quick-dial" className="text-xl font-semibold">
          {t('emergency.page.quickDial')}
        </h2>
        <ul className="grid gap-3 md:grid-cols-2">
          {dials.map((dial) => (
            <li key={dial.name} className="flex">
              <CallLink
                dial={dial}
                onCall={setCalled}
                quiet={otherNames.some((name) => name === dial.name)}
              />
            </li>
          ))}
        </ul>
      </section>
      <Card className="border-s-8 border-s-mustard">
        <h2 className="font-semibold">{t('emergency.page.reminderTitle')}</h2>
        <p>{t('emergency.page.reminder')}</p>
      </Card>
    </Page>
  )
}
