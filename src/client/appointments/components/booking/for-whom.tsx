import { useEffect, useId } from 'react'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { relationText } from '../../../platform/people/person-mark.tsx'
import { usePeople } from '../../../platform/people/use-people.ts'
import { actFor } from '../../../platform/session/acting-for.ts'
import { carryDraft } from '../../../platform/session/drafts.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'

/** Set between a choice and the form of the chosen person, which takes the place of this one. */
let hasChosen = false

/** Whom the request is for. A choice opens that person's record, and what was typed goes along. */
export function ForWhom({ draft }: { draft: string }) {
  const { t } = useText()
  const id = useId()
  const { people: all, chosen } = usePeople()
  const people = all.filter(({ areas }) => areas.includes('appointments'))
  const isThere = chosen !== undefined
  useEffect(() => {
    if (isThere && hasChosen) document.getElementById(id)?.querySelector<HTMLElement>(':checked')?.focus()
    hasChosen &&= !isThere
  }, [id, isThere])
  if (people.length < 2) return null
  return (
    <ChoiceField
      id={id}
      name="patient"
      label={t('people.forWhom')}
      value={chosen?.id ?? ''}
      options={people.map((person) => ({
        value: person.id,
        label: person.name,
        lead: relationText(t, person),
        picture: <Avatar name={person.name} colour={person.colour} />,
      }))}
      onChange={(event) => {
        const patientId = people.find((person) => person.id === event.target.value)?.patientId ?? null
        hasChosen = true
        carryDraft(draft, patientId)
        actFor(patientId)
      }}
    />
  )
}
