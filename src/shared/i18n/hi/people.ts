import type { people as english } from '../en/people.ts'

export const people: typeof english = {
  change: 'व्यक्ति बदलें',
  chosen: 'यह {name} का रिकॉर्ड है।',
  lost: 'अब आप इस व्यक्ति का रिकॉर्ड नहीं खोल सकते।',
  failed: 'यह किसका रिकॉर्ड है, लोड नहीं हो सका।',
  openOwn: 'मेरा रिकॉर्ड खोलें',
  forWhom: 'किसके लिए?',
  access: 'किसे अनुमति है',
  helped: 'आप इनकी मदद करते हैं',
  relations: {
    self: 'मैं',
    mother: 'मां',
    father: 'पिता',
    spouse: 'पति या पत्नी',
    child: 'बेटा या बेटी',
    sibling: 'भाई या बहन',
    grandparent: 'दादा-दादी, नाना-नानी',
    grandchild: 'पोता-पोती, नाती-नातिन',
    other: 'और कोई',
  },
  relationsOf: {
    Male: {
      spouse: 'पति',
      child: 'बेटा',
      sibling: 'भाई',
      grandparent: 'दादा / नाना',
      grandchild: 'पोता / नाती',
    },
    Female: {
      spouse: 'पत्नी',
      child: 'बेटी',
      sibling: 'बहन',
      grandparent: 'दादी / नानी',
      grandchild: 'पोती / नातिन',
    },
  },
}
