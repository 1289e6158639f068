import type { Specialty } from './doctors.specialty-codes.ts'

/**
 * What people call each specialty and the complaints that go there, by `|`: English, Hindi, Punjabi, and both as typed in
 * Latin letters. Words such as "of" and "in" are left out before they are compared.
 */
export const specialtyWords = {
  generalPhysician:
    'general physician|general|physician|gp|family doctor|medicine|fever|cold|cough|flu|bp|blood pressure|sugar|diabetes|thyroid|' +
    'belly pain|stomach pain|stomach ache|stomachache|abdominal pain|stomach|vomiting|vomit|loose motion|loose motions|diarrhoea|diarrhea|' +
    'headache|head pain|migraine|weakness|tired|tiredness|breathless|breathlessness|breathing|asthma|tb|tuberculosis|dengue|typhoid|malaria|' +
    'jaundice|gas|acidity|heartburn|heart burn|burning chest|constipation|fits|epilepsy|seizure|dizziness|giddiness|paralysis|stroke|body pain|' +
    'urine|uti|anaemia|anemia|allergy|dog bite|cholesterol|worms|t b|body ache|body aches|swelling legs|legs swelling|uric acid|gout|hepatitis|typhoid fever|chickenpox|chicken pox|cancer|' +
    'सामान्य चिकित्सक|जनरल|फिजिशियन|बुखार|खांसी|जुकाम|शुगर|बीपी|ब्लड प्रेशर|थायराइड|थायरॉइड|पेट दर्द|पेट|उल्टी|उल्टियां|दस्त|सिर दर्द|सिरदर्द|सर दर्द|' +
    'कमज़ोरी|थकान|सांस|दमा|टीबी|डेंगू|टाइफाइड|मलेरिया|पीलिया|गैस|एसिडिटी|सीने जलन|कब्ज़|मिर्गी|दौरा|दौरे|चक्कर|लकवा|बदन दर्द|पेशाब|खून कमी|एलर्जी|' +
    'ਜਨਰਲ|ਫਿਜ਼ੀਸ਼ੀਅਨ|ਬੁਖਾਰ|ਤਾਪ|ਖੰਘ|ਜ਼ੁਕਾਮ|ਸ਼ੂਗਰ|ਬੀਪੀ|ਬਲੱਡ ਪ੍ਰੈਸ਼ਰ|ਥਾਇਰਾਇਡ|ਢਿੱਡ ਪੀੜ|ਢਿੱਡ|ਪੇਟ ਦਰਦ|ਪੇਟ|ਉਲਟੀ|ਉਲਟੀਆਂ|ਦਸਤ|ਟੱਟੀਆਂ|ਸਿਰ ਦਰਦ|ਸਿਰ ਪੀੜ|ਕਮਜ਼ੋਰੀ|' +
    'ਥਕਾਵਟ|ਸਾਹ|ਦਮਾ|ਦਮੇ|ਟੀਬੀ|ਡੇਂਗੂ|ਟਾਈਫਾਈਡ|ਮਲੇਰੀਆ|ਪੀਲੀਆ|ਗੈਸ|ਤੇਜ਼ਾਬ|ਕਬਜ਼|ਮਿਰਗੀ|ਦੌਰਾ|ਦੌਰੇ|ਚੱਕਰ|ਅਧਰੰਗ|ਸਰੀਰ ਦਰਦ|ਪਿਸ਼ਾਬ|ਖੂਨ ਕਮੀ|ਐਲਰਜੀ|' +
    'bukhar|taap|khangh|khansi|jukam|dhid peed|dhid|pet dard|pet|ulti|ultiyan|dast|tattiyan|sir dard|sir peed|sar dard|kamjori|kamzori|thakawat|' +
    'thakan|saah|saans|dama|dame|pilia|piliya|kabj|kabz|mirgi|daura|daure|chakkar|adhrang|lakwa|pishab|peshab|khoon kami|seene jalan|chati jalan|t bi|sarir dard|sareer dard|badan dard|julab|kala pilia|lattan sujan|pair sujan|टी बी|थाइरॉइड|थायराइड|बदन दर्द|जुलाब|पैर सूजन|चेचक|ਟੀ ਬੀ|ਥਾਈਰਾਈਡ|ਥਾਇਰਾਇਡ|ਬਦਨ ਦਰਦ|ਜੁਲਾਬ|ਲੱਤਾਂ ਸੋਜ|ਪੈਰਾਂ ਸੋਜ|ਚੇਚਕ|ਕਾਲਾ ਪੀਲੀਆ',
  cardiology:
    'cardiology|cardiologist|heart|cardiac|chest pain|ecg|दिल|हृदय|हार्ट|छाती दर्द|सीने दर्द|ਦਿਲ|ਹਾਰਟ|ਛਾਤੀ ਦਰਦ|ਛਾਤੀ ਪੀੜ|ਸੀਨੇ ਦਰਦ|dil|chati dard|chati peed|seene dard',
  pediatrics:
    'pediatrics|paediatrics|pediatrician|paediatrician|child|children|baby|kid|kids|child specialist|newborn|vaccination|' +
    'बच्चा|बच्चे|बच्चों|बच्ची|शिशु|नवजात|ਬੱਚਾ|ਬੱਚੇ|ਬੱਚਿਆਂ|ਬੱਚੀ|bacha|bache|bachi|bachiyan|bachon',
  gynecology:
    'gynecology|gynaecology|gynecologist|gynaecologist|obstetrics|pregnancy|pregnant|women|lady doctor|delivery|periods|period|period pain|' +
    'white discharge|family planning|infertility|' +
    'स्त्री रोग|गर्भ|गर्भवती|माहवारी|गायनी|महिला रोग|महिला डॉक्टर|महिलाओं|सफेद पानी|डिलीवरी|ਔਰਤਾਂ|ਗਰਭ|ਗਰਭਵਤੀ|ਮਾਹਵਾਰੀ|ਗਾਇਨੀ|ਸਫੈਦ ਪਾਣੀ|ਜਣੇਪਾ|ਡਿਲੀਵਰੀ|' +
    'garbhvati|mahwari|mahavari|safed pani|aurtan',
  orthopedics:
    'orthopedics|orthopaedics|orthopedic|orthopaedic|bone|bones|joint|joints|joint pain|knee|knee pain|fracture|back pain|backache|neck pain|' +
    'shoulder|shoulder pain|heel pain|sprain|plaster|arthritis|slip disc|sciatica|physiotherapy|' +
    'हड्डी|हड्डियां|जोड़|जोड़ों|घुटना|घुटने|घुटनों|कमर दर्द|कमर|पीठ दर्द|गर्दन दर्द|कंधे|कंधा|एड़ी|मोच|फ्रैक्चर|प्लास्टर|' +
    'ਹੱਡੀ|ਹੱਡੀਆਂ|ਜੋੜ|ਜੋੜਾਂ|ਗੋਡਾ|ਗੋਡੇ|ਗੋਡਿਆਂ|ਕਮਰ ਦਰਦ|ਕਮਰ|ਪਿੱਠ ਦਰਦ|ਪਿੱਠ|ਧੌਣ ਦਰਦ|ਮੋਢਾ|ਮੋਢੇ|ਅੱਡੀ|ਮੋਚ|ਪਲੱਸਤਰ|' +
    'haddi|hadi|jod|jodan|goda|gode|ghutna|ghutne|kamar dard|kamar|pith dard|lakk dard|lakk|lak dard|ਲੱਕ ਦਰਦ|ਲੱਕ ਪੀੜ|ਲੱਕ|dhaun dard|gardan dard|moch|modha|kandha|kandhe',
  dermatology:
    'dermatology|dermatologist|skin|rash|itching|itch|khaj|ਖਾਜ|acne|pimple|pimples|hair|hair fall|dandruff|fungal|ringworm|scabies|eczema|' +
    'त्वचा|चमड़ी|खुजली|चर्म रोग|दाद|दाने|मुंहासे|बाल झड़ना|बाल|ਚਮੜੀ|ਖੁਜਲੀ|ਖਾਰਸ਼|ਦੱਦ|ਦਾਣੇ|ਵਾਲ|chamdi|khujli|khaarish|kharish|daad|dane|muhase',
  ent: 'ent|ear|ears|ear pain|nose|throat|hearing|tonsil|tonsils|sinus|कान|नाक|गला|गले|टॉन्सिल|ਕੰਨ|ਨੱਕ|ਗਲਾ|ਗਲੇ|ਟੌਂਸਿਲ|kann|kan|nakk|naak|gala|gale',
  ophthalmology:
    'ophthalmology|ophthalmologist|eye|eyes|vision|cataract|glasses|spectacles|आंख|आँख|आंखों|आँखों|मोतियाबिंद|चश्मा|चश्मे|नज़र|' +
    'ਅੱਖ|ਅੱਖਾਂ|ਮੋਤੀਆ|ਐਨਕ|ਨਜ਼ਰ|akh|akhan|aankh|ankh|aankhon|motia|motiabind|ainak|chashma|nazar',
  dentistry:
    'dentistry|dentist|dental|tooth|teeth|tooth pain|toothache|gums|दांत|दाँत|दांतों|दंत|मसूड़े|ਦੰਦ|ਦੰਦਾਂ|ਮਸੂੜੇ|ਮਸੂੜਿਆਂ|dand|danda|daant|dant|masude',
  psychiatry:
    'psychiatry|psychiatrist|mental|mental health|depression|anxiety|sleep|addiction|de addiction|deaddiction|drugs|alcohol|tension|stress|' +
    'मानसिक|तनाव|नींद|नशा|नशे|शराब|उदासी|डिप्रेशन|चिंता|घबराहट|ਮਾਨਸਿਕ|ਤਣਾਅ|ਨੀਂਦ|ਨਸ਼ਾ|ਨਸ਼ੇ|ਚਿੱਟਾ|ਸ਼ਰਾਬ|ਉਦਾਸੀ|ਡਿਪਰੈਸ਼ਨ|ਚਿੰਤਾ|ਘਬਰਾਹਟ|' +
    'nasha|nashe|chitta|sharab|udasi|neend|nind|chinta|ghabrahat',
  surgery:
    'surgery|surgeon|general surgery|operation|hernia|piles|haemorrhoids|hemorrhoids|fissure|fistula|appendix|lump|abscess|stone|stones|kidney stone|' +
    'gall stone|gallstone|stitches|सर्जन|ऑपरेशन|पथरी|बवासीर|पाइल्स|भगंदर|हर्निया|गांठ|टांके|ਸਰਜਨ|ਓਪਰੇਸ਼ਨ|ਅਪਰੇਸ਼ਨ|ਪੱਥਰੀ|ਬਵਾਸੀਰ|ਹਰਨੀਆ|ਗੰਢ|ਟਾਂਕੇ|' +
    'pathri|bawasir|bawaseer|hernia|gandh|tanke|prostate|gadood|gadud|ਪਥਰੀ|ਗਦੂਦ|प्रोस्टेट',
} as const satisfies Record<Specialty, string>

/** Names no specialty, although a part of it would. */
export const noSpecialty = 'medicine delivery|home delivery|dawai delivery|दवाई डिलीवरी|ਦਵਾਈ ਡਿਲੀਵਰੀ'

/** Stand between the words of a complaint: "pain in the knee", "सिर में दर्द", "chati vich dard". */
export const particles =
  'in|of|the|my|a|at|with|में|मे|का|की|के|ਵਿੱਚ|ਵਿਚ|ਚ|ਦਾ|ਦੀ|ਦੇ|vich|wich|vch|ch|me|mein|main|ka|ki|ke|da|di|de'
