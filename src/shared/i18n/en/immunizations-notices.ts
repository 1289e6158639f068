/** Its notices, by what happened. */
export const immunizationsNotices = {
  due: 'By age it is time for vaccines, or soon will be. Please take the vaccination card to the health centre or the Anganwadi; what was given there already can be entered here.',
}
