/** The notice itself. When its meaning changes, `noticeVersion` is raised, and everybody is asked again. */
export const privacy = {
  title: 'Your data and your rights',
  version: 'Notice number {version}. You can change your answers at any time under Settings.',
  parts: {
    what: {
      title: 'What is kept',
      text: 'What you type in: name, age, address, phone number, e-mail. Your appointments, readings, medicines and documents.',
    },
    care: {
      title: 'Why: your care',
      text: 'Doctors you go to see your record; for 30 days so do other doctors of that hospital, to stand in. In an emergency another approved doctor may open it for two hours: you are told, and the desk checks it. A request open to all shows approved doctors your name, age and address, so that one can accept it. The desk sees requests that nobody has answered. Nothing is sold or used for advertising.',
    },
    calls: {
      title: 'Why: phone calls, only if you agree',
      text: 'Doctors and the desk may phone you about appointments. If you do not agree, they do not see your number. Exceptions: you book a call, a reading shows danger to life, or a doctor sends you to hospital.',
    },
    account: {
      title: 'If you are a doctor',
      text: 'Patients see your name, specialty and clinic, and with a confirmed appointment your number. The desk checks your registration number.',
    },
    family: {
      title: 'Your family',
      text: 'For a child you agree. An adult whom you add must have agreed. You choose who else may help, and can end it.',
    },
    kept: {
      title: 'How long',
      text: 'As long as you have an account. When you close it, phone number and e-mail are deleted at once. The record stays locked, because doctors must keep records for at least three years, some of them longer by law. Then it is deleted.',
    },
    looked: {
      title: 'Who has looked',
      text: 'Whenever a doctor, a helper or somebody else of your family looks at your record, it is written down and kept for at least a year. You find the list under Health records.',
    },
    rights: {
      title: 'Your rights',
      text: 'You can read and correct your data, and save all of it as a file. Calls: agree or stop under Settings. To stop everything, close the account there.',
    },
    complaint: {
      title: 'Questions and complaints',
      text: 'Ask at the hospital desk. If that does not help, you can complain to the Data Protection Board of India.',
    },
  },
}
