/** Ownership; the specification's filter. `null` means unknown: we do not guess. */
export const categories = ['government', 'private', 'charitable', 'clinic'] as const
export type Category = (typeof categories)[number]

/** The level of care: public levels first, from the village upwards. */
export const levels = [
  'subCentre',
  'phc',
  'chc',
  'subDivisional',
  'district',
  'medicalCollege',
  'aamAadmiClinic',
  'dispensary',
  'ayush',
  'hospital',
  'clinic',
  'healthCentre',
] as const
export type Level = (typeof levels)[number]

/** Where a row came from: entered here, an invented sample, or open data. */
export const sources = ['here', 'sample', 'openStreetMap', 'geoSadak'] as const
export type Source = (typeof sources)[number]

/** What people call these levels in each language: for search only, not for display. */
export const levelWords: Record<Level, string> = {
  subCentre:
    'sub centre health sub-centre shc ssc ayushman arogya mandir wellness सब सेंटर उप स्वास्थ्य केंद्र आरोग्य मंदिर ਸਬ ਸੈਂਟਰ ਉਪ ਸਿਹਤ ਕੇਂਦਰ ਅਰੋਗਿਆ ਮੰਦਰ',
  phc: 'primary health centre phc पीएचसी ਪੀਐਚਸੀ ਪੀਐੱਚਸੀ प्राथमिक स्वास्थ्य केंद्र ਮੁੱਢਲਾ ਸਿਹਤ ਕੇਂਦਰ',
  chc: 'community health centre chc सीएचसी ਸੀਐਚਸੀ ਸੀਐੱਚਸੀ सामुदायिक स्वास्थ्य केंद्र ਕਮਿਊਨਿਟੀ ਸਿਹਤ ਕੇਂਦਰ',
  subDivisional: 'civil hospital sub divisional sdh सिविल अस्पताल सरकारी ਸਿਵਲ ਹਸਪਤਾਲ ਸਰਕਾਰੀ',
  district: 'district hospital जिला अस्पताल ਜ਼ਿਲ੍ਹਾ ਹਸਪਤਾਲ',
  medicalCollege: 'medical college hospital मेडिकल कॉलेज अस्पताल ਮੈਡੀਕਲ ਕਾਲਜ ਹਸਪਤਾਲ',
  aamAadmiClinic: 'aam aadmi clinic mohalla आम आदमी क्लिनिक मोहल्ला ਆਮ ਆਦਮੀ ਕਲੀਨਿਕ ਮੁਹੱਲਾ',
  dispensary: 'dispensary डिस्पेंसरी दवाखाना ਡਿਸਪੈਂਸਰੀ ਦਵਾਖਾਨਾ',
  ayush: 'ayurvedic homeopathic ayush आयुर्वेदिक होम्योपैथी आयुष ਆਯੁਰਵੈਦਿਕ ਹੋਮਿਓਪੈਥੀ ਆਯੂਸ਼',
  hospital: 'hospital nursing home अस्पताल हॉस्पिटल ਹਸਪਤਾਲ',
  clinic: 'clinic doctor क्लिनिक डॉक्टर ਕਲੀਨਿਕ ਡਾਕਟਰ',
  healthCentre: 'health centre स्वास्थ्य केंद्र ਸਿਹਤ ਕੇਂਦਰ',
}

/** Required verbatim by the licences, in every language. */
export const attributions: Partial<Record<Source, string>> = {
  geoSadak: 'Villages and facilities: PMGSY GeoSadak, Ministry of Rural Development, GODL-India',
  openStreetMap: '© OpenStreetMap contributors',
}
