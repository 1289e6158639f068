import type { wrongFiles as english } from '../en/wrong-files.ts'

export const wrongFiles: typeof english = {
  reasons: {
    anotherPerson: 'यह किसी और का है',
    unreadable: 'यह पढ़ा नहीं जाता',
    duplicate: 'यह दो बार है',
    other: 'कोई और वजह',
  },
  by: 'डॉ. {name} ने {date} को ग़लत बताया',
  byDoctor: 'किसी डॉक्टर ने {date} को ग़लत बताया',
}
