import type { NoteDraft } from '../../../shared/encounters/encounters.forms.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Card } from '../../ui/card.tsx'

/** On a phone one part of the form is shown at a time. */
export const noteParts = ['who', 'findings', 'plan'] as const
export type NotePart = (typeof noteParts)[number]

const ofWho = new Set<string>([
  'mode',
  'consent',
  'consentWords',
  'identity',
  'informant',
  'present',
  'complaint',
] satisfies (keyof NoteDraft)[])
const ofFindings = new Set<string>([
  'history',
  'general',
  'chest',
  'abdomen',
  'nervous',
  'other',
  'notExamined',
] satisfies (keyof NoteDraft)[])

export function partOf(field: string): NotePart {
  if (ofWho.has(field)) return 'who'
  return ofFindings.has(field) ? 'findings' : 'plan'
}

/** The way from part to part; wider screens show all of them, and no tabs. */
export function NoteTabs({ part, onOpen }: { part: NotePart; onOpen: (part: NotePart) => void }) {
  const { t } = useText()
  return (
    <nav className="note-tabs" aria-label={t('encounters.title')}>
      {noteParts.map((one) => (
        <button
          key={one}
          type="button"
          aria-current={one === part ? 'step' : undefined}
          onClick={() => onOpen(one)}
        >
          {t(`encounters.parts.${one}`)}
        </button>
      ))}
    </nav>
  )
}

export function Section({
  part,
  title,
  children,
}: {
  part: NotePart
  title: string
  children: React.ReactNode
}) {
  return (
    <div data-part={part}>
      <Card className="space-y-4">
        <h2 className="text-xl font-semibold">{title}</h2>
        {children}
      </Card>
    </div>
  )
}
