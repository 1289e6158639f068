/** Lazily loaded, but on no first visit to a route: on a press, or for a browser that lacks something. */
export const laterChunks: string[] = [
  // Once somebody opens a record from another place.
  'src/client/platform/summary/kept-summary.tsx',
  // In idle time on every page for guests: keeps first aid for times without a network.
  'src/client/app/offline/keep-first-aid.ts',
  // Once somebody goes to the search field of first aid.
  'src/shared/emergency/emergency.search.ts',
  // For a card of first aid on a device without a voice: recorded speech.
  'src/client/emergency/components/first-aid/recorded-speech.ts',
  // After a call from the SOS question, and for who is signed in on /first-aid: what to tell the operator.
  'src/client/emergency/components/called-sheet.tsx',
  'src/client/emergency/components/own-tell-lines.tsx',
  // On a press: the form for an allergy or illness, which few of those who open the page add.
  'src/client/conditions/components/condition-form.tsx',
  // Once a doctor goes to the field: names of diagnoses with their codes.
  'src/client/encounters/components/diagnosis-suggestions.tsx',
  // The same in Hindi and Punjabi, for screens in that language and whoever types in its script.
  'src/shared/encounters/diagnoses/encounters.diagnoses-hi.ts',
  'src/shared/encounters/diagnoses/encounters.diagnoses-pa.ts',
  // On a press: the form for vaccines; and the vaccination card of a patient, for doctors.
  'src/client/immunizations/components/immunization-form.tsx',
  'src/client/immunizations/components/patient-immunizations.tsx',
  // On a press: what the law wants kept of a patient's visits, for doctors.
  'src/client/legalholds/components/legal-holds.tsx',
  // On a press: a photo or PDF of a report, in the laboratory.
  'src/client/laboratory/components/reports/add-report.tsx',
  // On /settings, after the page: the way to the laboratory, which few work in.
  'src/client/laboratory/components/laboratory-card.tsx',
  // On /, for members of a pharmacy or a laboratory: the ways there.
  'src/client/app/home/work-tiles.tsx',
  // On a press: the laboratory of a patient, for doctors.
  'src/client/labs/components/patient-labs.tsx',
  // On /doctor/queue from the width of a laptop on: the workbench. And on /settings there, for doctors: its keys.
  'src/client/app/workbench/queue-bench-page.tsx',
  // On /desk there: the list of what needs somebody.
  'src/client/app/workbench/desk/desk-bench-page.tsx',
  'src/client/app/settings/hotkeys-card.tsx',
  // In idle time once a screen is shown: loads what must be available offline.
  'src/client/app/fetch-ahead.ts',
  // After that: a phone whose reminders were on before its session ended.
  'src/client/app/offline/ring-again.ts',
  // In idle time, or with the first write: the outbox and its sync.
  'src/client/platform/outbox/outbox.ts',
  'src/client/app/waiting/waiting-line.tsx',
  // For a write that conflicts with a change from another phone.
  'src/client/app/waiting/waiting-overlap.tsx',
  // For a queued message that is changed where it waits.
  'src/client/communications/components/change-message.tsx',
  // For a message to a doctor who no longer treats the patient.
  'src/client/app/waiting/closed-thread.tsx',
  // Persisted query answers: written in idle time on the first visit, read from then on.
  'src/client/platform/query/persisted-answers.ts',
  // For accounts that act for others: the choice of the person, and the first question of a booking.
  'src/client/app/people/person-switch.tsx',
  'src/client/appointments/components/booking/for-whom.tsx',
  // Once a booking form is shown, and prefetched: when it is sent there may be no network.
  'src/shared/red-flags/red-flags.of-note.ts',
  // With the first photo that a doctor sends.
  'src/client/communications/components/send-files.ts',
  // Once the form of a message is shown, for the same.
  'src/client/communications/components/message-flags.ts',
  // After that: which doctors' free times are shown.
  'src/shared/doctors/doctors.specialties.ts',
  'src/client/ui/overlays/emergency-dialog.tsx',
  // When offline; prefetched.
  'src/client/app/shell/age-text.tsx',
  // On shared phones, and the question whether this is one.
  'src/client/platform/profiles/profiles.ts',
  'src/client/platform/keyring/keyrings.ts',
  'src/client/app/profiles/profiles-entry.tsx',
  'src/client/app/profiles/family-line.tsx',
  'src/client/app/profiles/family-question.tsx',
  // When a new version is available.
  'src/client/app/install/new-version-offer.tsx',
  // For people who may install the app and have not answered yet.
  'src/client/app/install/install-offer.tsx',
  // For doctors with more than twenty appointments on other days.
  'src/client/appointments/components/schedule/long-schedule.tsx',
  // For those with a visit that has begun.
  'src/client/appointments/components/schedule/note-link.tsx',
  // For patients with a number today.
  'src/client/appointments/components/queue/own-queue.tsx',
  // For patients whose list of appointments is cut by the server.
  'src/client/appointments/components/lists/more-appointments.tsx',
  // For a reading whose colour an answer about symptoms decides, and to count breaths.
  'src/client/vitals/components/form/symptom-question.tsx',
  'src/client/vitals/components/form/breath-counter.tsx',
  // Where readings are entered by touch.
  'src/client/vitals/components/form/value/turned-value.tsx',
  // For a patient with a reading that waits to be sent: its colour on the dashboard; prefetched.
  'src/client/vitals/components/waiting/waiting-vitals.ts',
  // For people with more readings of a type than the record returns at once.
  'src/client/vitals/components/older-readings.tsx',
  // For people with more unseen notices than the list returns at once.
  'src/client/notifications/components/more-notices.tsx',
  // For a phone with queued writes: how many are unsent.
  'src/client/accounts/components/unsent-notice.tsx',
  // A doctor's cancellation that is not sent yet.
  'src/client/platform/outbox/queued-mark.tsx',
  // Validation and requests of the sign-in forms: fetched when a field is touched, ready before it is filled in.
  'src/client/accounts/components/calls.ts',
  // On phones, while the first questions of the registration are answered.
  'src/client/accounts/components/registration/check-summary.tsx',
  // For accounts that have not answered the privacy notice in force.
  'src/client/consents/components/consent-card.tsx',
  // Before a coordinator's act that wants to know again who it is.
  'src/client/platform/step-up/step-up-dialog.tsx',
  // Once a new code is shown: for recovery, or to hand a record over.
  'src/client/ui/qr-code.tsx',
  'src/client/app/home/provider-question.tsx',
  'src/client/appointments/components/cancel-dialog.tsx',
  'src/client/appointments/components/reject-dialog.tsx',
  'src/client/doctors/components/decision-dialog.tsx',
  // At a patient's home, with a visit ahead or medicines.
  'src/client/appointments/components/lists/next-visit-card.tsx',
  'src/client/reminders/components/as-needed/needed-cards.tsx',
  'src/client/reminders/components/doses/missed-advice.tsx',
  'src/client/reminders/components/stock/count-form.tsx',
  // For a doctor, of a patient who keeps medicines.
  'src/client/reminders/components/of-patient/medicine-list.tsx',
  'src/client/reminders/components/of-patient/own-lines.tsx',
  'src/client/prescriptions/components/of-patient/prescribed-lines.tsx',
  // For who adds or changes a medicine.
  'src/client/reminders/components/form/reminder-form.tsx',
  // For who takes a medicine whose amount changes over the days.
  'src/client/reminders/components/steps/steps-texts.tsx',
  'src/client/reminders/components/doses/doses-now-cards.tsx',
  // For who removes a medicine of a prescription.
  'src/client/reminders/components/removal/stop-question.tsx',
  // For who has skipped a dose.
  'src/client/reminders/components/doses/skipped-because.tsx',
  // Below a request that was sent, and an alarm that nobody has answered, on a phone that could ring.
  'src/client/app/rings/ring-offer-card.tsx',
  // On the doctor's page of a patient, when somebody asks for the notes.
  'src/client/app/records/patient-notes.tsx',
  // For who lets a doctor read the record.
  'src/client/shares/components/grants/grant-form.tsx',
  // For doctors who work at a facility.
  'src/client/app/dashboards/facility-today.tsx',
  // On the dashboard, when somebody edits the profile.
  'src/client/patients/components/patient-profile-form.tsx',
  // For patients whose request was answered with an offer, or with the way to the hospital.
  'src/client/appointments/components/answers/hospital-panel.tsx',
  'src/client/appointments/components/answers/offer-card.tsx',
  // Where a doctor with a session by token has a free place.
  'src/client/appointments/components/booking/tokens/session-offer-list.tsx',
  // Where a doctor with a session by slots has a free time.
  'src/client/appointments/components/booking/slots/slot-offers.tsx',
  // For those whose visit did not take place.
  'src/client/appointments/components/answers/who-knows-why.tsx',
  // For patients, desks and doctors with an open alarm.
  'src/client/alarms/components/alarm-bar-line.tsx',
  'src/client/app/alarms/patient-alarm-cards.tsx',
  // Where writes wait on a patient's phone: the red and amber readings among them.
  'src/client/vitals/components/waiting/waiting-danger.ts',
  'src/client/alarms/components/desk-alarm-cards.tsx',
  'src/client/alarms/components/sms-outbox.tsx',
  // Tabs of the desk.
  'src/client/alarms/components/duty-desk.tsx',
  'src/client/availability/components/timings-desk.tsx',
  'src/client/appointments/components/queue/queue-desk.tsx',
  'src/client/accounts/components/desk/account-desk.tsx',
  'src/client/facilities/components/facility-desk.tsx',
  // Beside a prescription while it is written, and once one is signed.
  'src/client/prescriptions/components/writing/preview.tsx',
  'src/client/prescriptions/components/writing/signed-part.tsx',
  // For the few prescriptions whose paper was signed by hand.
  'src/client/prescriptions/components/signed-paper/paper-part.tsx',
  'src/client/prescriptions/components/signed-paper/see-paper.tsx',
  'src/client/dispensing/components/sheet-paper.tsx',
  // For a dose in steps, where the patient has an earlier prescription, and where the profile of the doctor lacks something.
  'src/client/prescriptions/components/writing/taper-fields.tsx',
  'src/client/prescriptions/components/writing/last-prescription.tsx',
  'src/client/prescriptions/components/writing/missing-facts.tsx',
  // Once another device has saved the draft; and for a medicine that is written by its name.
  'src/client/prescriptions/components/writing/saved-elsewhere.tsx',
  'src/client/prescriptions/components/writing/unlisted-fields.tsx',
  // For doctors, where files are read: few are wrong.
  'src/client/documents/components/mark-wrong.tsx',
  // For the few doctors whose approval has a problem.
  'src/client/doctors/components/approval-notice.tsx',
]
