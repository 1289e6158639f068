/** Of the readable file: nothing is fetched. Narrow screens show each row as a list, paper a table. */
export const style = `
:root { color-scheme: light; }
body { font: 16px/1.5 system-ui, 'Noto Sans Gurmukhi', 'Noto Sans Devanagari', sans-serif; max-width: 64rem; margin: 0 auto; padding: 1rem; color: #16211f; background: #fff; }
h1 { font-size: 1.6rem; line-height: 1.25; }
h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; border-bottom: 2px solid #0b6b5d; }
.safe { padding: .75rem 1rem; background: #fdf3d8; border-radius: .5rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; vertical-align: top; padding: .35rem .6rem; border-bottom: 1px solid #cdd6d4; overflow-wrap: anywhere; }
th { white-space: nowrap; }
img { max-width: 8rem; height: auto; border-radius: .25rem; }
@media screen and (max-width: 48rem) {
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  table, tbody, tr, td { display: block; }
  tr { padding: .6rem 0; border-bottom: 1px solid #8fa19d; }
  td { border: 0; padding: .1rem 0; }
  td:empty { display: none; }
  td[data-label]::before { content: attr(data-label) ': '; font-weight: 600; }
}
@media print {
  body { max-width: none; padding: 0; font-size: 11pt; }
  tr, img { break-inside: avoid; }
  h2 { break-after: avoid; }
}
`
