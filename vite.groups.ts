/**
 * Which modules lie in one file. Rolldown makes a file of what the same screens import, and most of those are smaller
 * than 500 bytes: brotli finds little in them to repeat, and each imports the others by name. Together the files of
 * `/patient` were a quarter smaller. So each group here is what a few often opened screens have in common.
 */
interface Group {
  name: string
  test: RegExp
  priority?: number
  includeDependenciesRecursively: false
}

export const groups: Group[] = [
  // React changes once a year, our code every week: in a chunk of its own it stays cached.
  group('react', ['node_modules/(?:react|react-dom|scheduler)/'], 2),
  // For signed-in pages only, and as stable.
  group('query', ['node_modules/@tanstack/(?:query-core|react-query)/'], 2),
  // For the pages for guests and all others: split, its pieces cost a tenth more bytes and a request each.
  group(
    'first-page',
    [
      'shared/kit/text/digits',
      'client/app/(?:app|early-submits|start|stale-chunks)',
      'client/app/shell/(?:brand|crash-boundary|guest-|language-switcher|page-area|page-foot|quick-help|splash)',
      'client/app/routing/(?:guest-|screen-loaders)',
      'client/(?:accounts/accounts|consents/privacy|emergency/first-aid|prescriptions/verify|shares/open-share)[.]manifest',
      'client/ui/(?:button|card|loading|notice|page|fields/input-class|icons/icon|icons/icon-paths|styles/app-shell|overlays/menu)[.]',
      'client/platform/storage/(?:clear-persisted|page-cookie|profile-mark|storage)[.]',
      'client/platform/api/(?:api-error|back-off|error-text|keys)[.]',
      'client/platform/clock/(?:server-clock|town)[.]',
      'client/platform/i18n/(?:i18n|language)[.]',
      'client/platform/browser/(?:load-styles|navigation|use-loaded|when-idle)[.]',
      'client/platform/(?:data-saver/data-saver|session/session-store|session/acting-for|outbox/queued-offline)[.]',
    ],
    1,
  ),
  group('forms', [
    'client/accounts/components/(?!calls[.]|consent-|unsent-|recovery-|desk/|registration/)',
    'client/ui/fields/(?:text-field|field|choice-field|chip-frame)[.]',
    'client/platform/(?:forms/(?:form-fields|form-state|nested-values)|session/drafts)[.]',
  ]),
  // What a form needs that checks what was typed.
  group('checks', [
    'node_modules/valibot/',
    'shared/kit/schemas[.]',
    'client/platform/forms/(?:check-form|use-form)[.]',
  ]),
  // What the sign-in needs too, once its form is sent.
  group('api', [
    'client/platform/api/(?:api|api-answer|early-reads)[.]',
    'client/platform/(?:step-up/call-proved|browser/log|clock/sync-clock)[.]',
    'shared/(?:kit/endpoint|kit/time/town-time|accounts/accounts[.]endpoints)[.]',
  ]),
  // What reads need, on every signed-in page and in chunks loaded in idle time. The endpoints are plain data, 30 bytes
  // each when compressed; those of availability, emergency access, communications, encounters, laboratories, records, sensitive entries, shares and sharing are for a few screens.
  group('reads', [
    'client/platform/query/(?:query-client|own-mutations|persistence|background-refresh)[.]',
    'client/platform/(?:queries/queries|clock/today|outbox/load-outbox|outbox/queued-mutation)[.]',
    'client/platform/i18n/(?:namespaces|ago|symptoms|use-messages)[.]',
    'client/ui/overlays/toast[.]',
    'client/(?:accounts/account-security|alarms/alarms|facilities/facilities)[.]manifest',
    'shared/kit/(?:areas|own-ids|three-way-merge|time/time-ago)[.]',
    'shared/(?!accounts|availability|breakglass|communications|encounters|immunizations|laboratory|labs|prescriptions|records|sensitive|shares|sharing)\\w+/\\w+[.]endpoints[.]',
  ]),
  // Screens with appointments, and a patient's lists of them.
  group('appointments', [
    'client/appointments/(?:appointments[.]queries|components/(?:action-name|appointment-marks|day-text))[.]',
    'client/ui/(?:empty-state|link-row|phone-link|status-mark)[.]',
    'shared/appointments/appointments[.]lifecycle',
  ]),
  group('visits', [
    'client/appointments/components/(?:visit-place|appointment-card)[.]',
    'client/appointments/components/answers/(?:answer-state|call-desk)[.]',
    'client/appointments/components/lists/(?:appointment-lists|next-appointment)[.]',
    'shared/appointments/appointments[.]deadlines',
  ]),
  group('own-visits', [
    'client/appointments/components/(?:ask-again|own-appointments|waiting-appointments)[.]',
  ]),
  // A doctor's lists.
  group('doctors', [
    'client/appointments/components/(?:schedule/)?(?:schedule-(?!pages)|use-)',
    'client/appointments/components/patient-facts',
    'client/doctors/(?:doctors[.]queries|components/(?:doctor-approval|approval-panel))',
    'shared/doctors/doctors[.]names',
  ]),
  // Both homes and the desk.
  group('notices', [
    'client/\\w+/\\w+[.]notices[.]',
    'client/notifications/(?:notifications[.]queries|components/notice-)',
    'client/platform/(?:i18n/facts|manifest/notices)[.]',
    'client/consents/components/consent-question[.]',
  ]),
  group('vital-marks', [
    'client/vitals/(?:vitals[.]queries|components/(?:vital-marks|reading-age))[.]',
    'shared/vitals/vitals[.]rules',
  ]),
  // Doses of today, on the dashboard and its own page.
  group('reminders', [
    'client/reminders/(?:reminders[.]queries|components/(?:waiting-reminders|said-in))[.]',
    'shared/reminders/(?:reminders[.](?:weekly|schedule|cycle)|steps/reminders[.]steps)[.]',
  ]),
  group('doses', [
    'client/reminders/components/(?:dose-picture|doses/(?:day-doses|dose-row|dose-list|use-))',
    'client/reminders/components/(?:as-needed/needed-doses|texts/day-text|texts/dosage-text|steps/lazy-steps)[.]',
    'shared/reminders/today/reminders[.]today',
  ]),
  // Photos and files, on the few screens that show or send them: one name instead of three in the list of files.
  group('files', [
    'client/platform/files/(?!pick-file)',
    'shared/documents/documents[.](?:content|limits)[.]',
  ]),
  // On those of them that send some.
  group('pickers', ['client/platform/files/pick-file[.]', 'client/ui/fields/file-buttons[.]']),
  // Parts of a patient's screens.
  group('parts', [
    'client/ui/(?:focus/focus-swap|icons/icon-paths-features|overlays/dialog)[.]',
    'client/platform/outbox/queued-mark[.]',
  ]),
]

function group(name: string, parts: string[], priority = 0): Group {
  const path = parts.join('|').replaceAll('/', '[\\\\/]')
  return {
    name,
    test: new RegExp(`(?:^|[\\\\/])(?:${path})`),
    priority,
    includeDependenciesRecursively: false,
  }
}
