/** Sentences of the server that are about a call and not about a person; the browser shows them as they come. */
export const service = {
  badJson: 'The request could not be read.',
  methodNotAllowed: 'This address cannot be used in this way.',
  tooLarge: 'This is too large to send.',
  wrongContentType: 'Only JSON can be read here.',
  keyReused: 'This was already sent with other content. Please try again.',
  keyInvalid: 'The repeat key of this request is not valid.',
  changedMeanwhile: 'This was changed on another device meanwhile. Nothing was saved.',
  removedMeanwhile: 'This was removed on another device meanwhile. Nothing was saved.',
  stepUpNeeded: 'Please confirm that it is still you, and try again.',
  wrongRole: 'Your account is not allowed to do this.',
  notActingFor: 'Your account does not act for this person.',
  notShared: 'This part of the record is not shared with you.',
  tooManyPeople: 'You already act for as many people as one account can.',
  tooManyRequests: 'Too many tries in a short time. Please try again in {minutes} min.',
  busy: 'Very many people are signing in or registering right now. Please try again in a minute.',
  notYourMark: 'This file was marked by somebody else, who alone can take that back.',
}
