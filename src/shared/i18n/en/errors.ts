export const errors = {
  invalid: 'Please check the marked fields.',
  notSignedIn: 'Please log in first.',
  sessionEnded: 'Your session has ended. Please log in again.',
  notFound: 'This was not found.',
  storageFull:
    'The server has no room left, so nothing can be saved right now. Please tell the hospital desk.',
  internal: 'Something went wrong on our side. Please try again.',
  unavailable: 'The service is not available. Please try again in a minute.',
  fields: {
    required: 'Please fill in this field',
    invalid: 'This is not valid',
    tooLong: 'This is too long',
    charactersInvalid: 'Some characters here cannot be saved. Please type it again',
    phoneDigits: 'Phone number must be exactly 10 digits',
    ageNumber: 'Age must be a number from 0 to 120',
    dateInvalid: 'Please choose a date',
    timeInvalid: 'Please choose a time',
  },
  network: 'Network error: Unable to connect to server',
  invalidJson: 'Invalid JSON response from server',
  notJson: 'Server returned non-JSON response',
  noToken: 'No authentication token found',
}
