export const patients = {
  profile: {
    title: 'My profile',
    titleOf: 'Profile of {name}',
    lead: 'The doctor sees this when you request an appointment.',
    firstLead: 'First tell us who you are. It takes one minute.',
    haveCode: 'I have a code for my record',
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
    editOf: 'Edit {name}’s profile',
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
  refusals: {
    tooManyPeople: 'You already act for as many people as one account can.',
  },
  fields: {
    monthNeeded: 'Please choose the month too',
    yearDigits: 'Please give the year with four digits, such as 1958',
  },
}
