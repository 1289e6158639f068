export const labs = {
  title: 'Lab results',
  none: 'No lab results yet.',
  soon: 'Integrations coming soon.',
  soonLead: 'Until then, please bring your paper reports to the doctor.',
  book: 'Book appointment',
}
