export const patients = {
  profile: {
    title: 'My profile',
    lead: 'The doctor sees this when you request an appointment.',
    firstLead: 'First tell us who you are. It takes one minute.',
    name: 'Full name',
    age: 'Age',
    ageHint: 'In years',
    gender: 'Gender',
    address: 'Address',
    addressHint: 'Village or street (optional)',
    phone: 'Phone',
    phoneHint: 'Optional. If empty, the number you registered with is used.',
    save: 'Save changes',
    edit: 'Edit',
    editMine: 'Edit my profile',
    cancel: 'Cancel',
    notGiven: 'Not given',
    saved: 'Profile updated successfully!',
    updateFailed: 'Update failed',
    invalidResponse: 'Invalid response from server',
    loadFailed: 'Your profile could not be loaded. You can fill it in here.',
  },
  genders: {
    Male: 'Male',
    Female: 'Female',
    Other: 'Other',
  },
  /** Its writes that wait for a network, by the name of the endpoint. */
  queued: {
    save: 'Your profile: {name}',
  },
}
