/** The people whom one account acts for. */
export const people = {
  change: 'Change person',
  chosen: 'This is the record of {name}.',
  lost: 'You can no longer open this person’s record.',
  failed: 'Whose record this is could not be loaded.',
  openOwn: 'Open my record',
  forWhom: 'Who is it for?',
  access: 'Who has access',
  helped: 'You help them',
  relations: {
    self: 'Me',
    mother: 'Mother',
    father: 'Father',
    spouse: 'Husband or wife',
    child: 'Son or daughter',
    sibling: 'Brother or sister',
    grandparent: 'Grandparent',
    grandchild: 'Grandchild',
    other: 'Other',
  },
  /** Where the gender is known. */
  relationsOf: {
    Male: {
      spouse: 'Husband',
      child: 'Son',
      sibling: 'Brother',
      grandparent: 'Grandfather',
      grandchild: 'Grandson',
    },
    Female: {
      spouse: 'Wife',
      child: 'Daughter',
      sibling: 'Sister',
      grandparent: 'Grandmother',
      grandchild: 'Granddaughter',
    },
  },
}
