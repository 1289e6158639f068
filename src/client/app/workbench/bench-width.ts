/** From this width a list stands beside what is chosen in it. Phones load nothing of it. */
export const benchWidth = '(min-width: 64rem)'
