/** Its notices: fetched when there is one. */
export const sharingNotices = {
  invited: '{person} asks you to help care for {patient}.',
  accepted: '{person} now has access to the record of {patient}.',
  declined: '{person} does not want to help care for {patient}.',
  left: '{person} no longer helps care for {patient}. The access has ended.',
  ended: '{person} ended your access to the record of {patient}.',
  cameOfAge: '{patient} is 18 now and can have an account of their own. You can hand over the record.',
  handedOver: '{patient} looks after their own record now. Your access has ended.',
  tookOver: 'You look after your own record now. The access of your family has ended.',
}
