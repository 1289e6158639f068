/** Who works at a facility, for the desk. */
export const facilityMembers = {
  open: 'Who works here',
  openName: 'Who works at {name}',
  title: 'Who works at {facility}',
  lead: 'Doctors entered here are shown this place for their visits, and may open the records of patients who have a visit here. Pharmacists see the medicines of prescriptions whose code they are given. Members of a lab see the tests of orders whose number they are given. Check who they are first.',
  none: 'Nobody has been entered yet.',
  addTitle: 'Enter somebody',
  since: 'since {date}',
  end: 'End',
  endName: 'End the work of {name}',
  keep: 'Go back',
  done: 'Done',
  search: 'Name, username or phone number',
  submit: 'Search',
  nobody: 'No account found. Try a part of the name, or the username.',
  moreFound: 'There are more. Add another part of the name.',
  added: '{name} is entered.',
  ended: '{name} no longer works here.',
  endTitle: '{name} no longer works at {facility}?',
  roles: { doctor: 'Doctor', staff: 'Staff', pharmacist: 'Pharmacist', lab: 'Lab' },
  as: { doctor: 'As doctor', staff: 'As staff', pharmacist: 'As pharmacist', lab: 'As lab' },
  endText: {
    doctor:
      'They can no longer open records of other doctors’ patients here. Visits already agreed stay as they are.',
    staff: 'They are told. Nothing else changes.',
    pharmacist:
      'They can no longer look up prescriptions or dispense here. What they dispensed stays in the register.',
    lab: 'They can no longer look up orders or enter results here. What they entered stays.',
  },
}
