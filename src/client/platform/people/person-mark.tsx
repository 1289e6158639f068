import { useText, type Translate } from '../i18n/i18n.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import type { Person } from './use-people.ts'

/** Initials in the person's colour, the name, and who they are to the reader. Needs the messages `people`. */
export function PersonMark({ person }: { person: Person }) {
  const { t } = useText()
  return (
    <>
      <Avatar name={person.name} colour={person.colour} />
      <span className="min-w-0">
        <span className="block truncate font-semibold">{person.name}</span>
        <span className="block text-sm text-soft">{relationText(t, person)}</span>
      </span>
    </>
  )
}

/** `Daughter`, or `Son or daughter` where the gender is not known. Needs the messages `people`. */
export function relationText(
  t: Translate,
  { gender, relation }: Pick<Person, 'gender' | 'relation'>,
): string {
  if (relation === null) return t('people.helped')
  return t.find(`people.relationsOf.${gender}.${relation}`) ?? t(`people.relations.${relation}`)
}
