/** A legal hold was made, ended or taken back: for the screens of its doctors alone, never the family's. */
export const holdChanged = 'legalholds.changed'
