import { hasSigns, steps, type Card } from '../../../../shared/emergency/emergency.cards.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { town } from '../../../platform/clock/town.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { HelperLaw } from './helper-law.tsx'
import { Picture } from './picture.tsx'
import { pictureOf, stepPictures } from './picture-names.ts'
import { ReadButton } from './read-button.tsx'

/** A tile with picture and word; opened, it takes the whole row: signs, four steps, and what else matters. */
export function AidCard({ card }: { card: Card }) {
  const { t } = useText()
  const numbers = Object.fromEntries(
    Object.entries(town().emergency).map(([name, { number }]) => [name, number]),
  )
  const title = t(`firstAid.cards.${card}.title`)
  return (
    <li className="group has-[details[open]]:col-span-full print:break-inside-avoid">
      <details
        id={card}
        name="first-aid"
        data-reading
        className="h-full rounded-2xl border-2 border-line bg-card"
      >
        <summary className="flex h-full min-h-24 cursor-pointer list-none flex-col items-center gap-1 p-1 text-center text-sm font-semibold sm:p-2 sm:text-base group-has-[details[open]]:h-auto group-has-[details[open]]:flex-row group-has-[details[open]]:text-start group-has-[details[open]]:text-xl">
          <Picture of={pictureOf[card]} className="w-14 shrink-0 group-has-[details[open]]:w-16 sm:w-20" />
          <h3 data-line className="min-w-0 wrap-break-word">
            {title}
          </h3>
        </summary>
        <div className="flex flex-col gap-3 p-3 pt-0 sm:p-4 sm:pt-0">
          <ReadButton of={title} />
          {hasSigns(card) && (
            <p data-line className="text-lg aria-[current]:bg-leaf-tint">
              {t(`firstAid.signs.${card}`)}
            </p>
          )}
          <ol className="grid gap-2 lg:grid-cols-2 print:grid-cols-1">
            {steps.map((step, index) => (
              <Step key={step} number={index + 1} picture={stepPictures[card][index]}>
                {t(`firstAid.cards.${card}.${step}`, numbers)}
              </Step>
            ))}
          </ol>
          <p
            data-line
            className="flex items-start gap-3 rounded-2xl border-2 border-mustard bg-mustard-tint p-3 font-semibold aria-[current]:border-leaf aria-[current]:bg-leaf-tint"
          >
            <Icon name="info" className="mt-0.5" />
            <span>{t(`firstAid.cards.${card}.note`, numbers)}</span>
          </p>
          {card === 'bleeding' && <HelperLaw />}
        </div>
      </details>
    </li>
  )
}

function Step({
  number,
  picture,
  children,
}: {
  number: number
  picture: Parameters<typeof Picture>[0]['of'] | undefined
  children: string
}) {
  return (
    <li className="flex items-start gap-3 rounded-2xl border-2 border-line bg-paper p-3 aria-[current]:border-leaf aria-[current]:bg-leaf-tint print:break-inside-avoid">
      <span className="flex shrink-0 flex-col items-center gap-1">
        <span className="flex size-9 items-center justify-center rounded-full bg-leaf text-lg leading-none font-bold text-on-leaf print:border-2 print:border-ink print:bg-card print:text-ink">
          {number}
        </span>
        {picture && <Picture of={picture} className="w-24" />}
      </span>
      <span data-line className="min-w-0 flex-1 text-lg">
        {children}
      </span>
    </li>
  )
}
