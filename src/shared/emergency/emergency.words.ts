import type { Card } from './emergency.cards.ts'

/**
 * Words people type or say for each card, in three scripts and in Latin letters as they are typed on a phone, without
 * endings. `saah+nahi`: words that belong together, in any order. The title on the page is searched too.
 */
export const searchWords: Record<Card, string> = {
  heartAttack:
    'heart chest dil seena chaati chhati chati ghabrahat attack angina दिल सीना सीने छाती हार्ट अटैक घबराहट ਦਿਲ ਛਾਤੀ ਸੀਨਾ ਸੀਨੇ ਹਾਰਟ ਅਟੈਕ ਘਬਰਾਹਟ heart+attack chest+pain dil+dora dil+daura ਦਿਲ+ਦੌਰਾ दिल+दौरा',
  notBreathing:
    'cpr breath unconscious faint collapse behosh saah saans sah dead pulse not+breath no+breath no+pulse saah+nahi saans+nahi सांस+नहीं सांस+रुक ਸਾਹ+ਨਹੀਂ ਸਾਹ+ਰੁਕ saah+ruk saans+ruk sans+ruk cannot+breath cant+breath सांस साँस बेहोश सीपीआर धड़कन ਸਾਹ ਬੇਹੋਸ਼ ਸੀਪੀਆਰ ਧੜਕਣ',
  bleeding:
    'blood bleed accident cut wound toka thresher injury khoon khun hadsa chot satt road crash fall खून ख़ून हादसा एक्सीडेंट चोट घाव कट टोका थ्रेशर ਖੂਨ ਖ਼ੂਨ ਲਹੂ ਹਾਦਸਾ ਐਕਸੀਡੈਂਟ ਸੱਟ ਜ਼ਖ਼ਮ ਟੋਕਾ ਥਰੈਸ਼ਰ ਵੱਢ fracture bone haddi tut tutt broken fell gir+gaya ਹੱਡੀ ਟੁੱਟ ਡਿੱਗ हड्डी टूट गिर+गया गिर+गई ਖੂਨ+ਵਗ खून+बह kat kata+gaya chaku knife',
  choking:
    'chok throat stuck gala gale atak fasya phasya swallow cannot+breath cant+breath गला गले अटक फंस निगल ਗਲਾ ਗਲੇ ਗਲ ਫਸ ਅਟਕ',
  babyChoking:
    'baby infant chok throat bacha bachcha bache gala gale stuck atak baby+chok बच्चा बच्चे शिशु गला गले अटक ਬੱਚਾ ਬੱਚੇ ਗਲਾ ਗਲੇ ਗਲ ਫਸ ਅਟਕ',
  stroke:
    'stroke paralysis lakwa laqwa adhrang face arm speech weak tedha brain लकवा अधरंग स्ट्रोक टेढ़ा पैरालिसिस ज़बान ਅਧਰੰਗ ਲਕਵਾ ਸਟ੍ਰੋਕ ਟੇਢਾ ਜ਼ਬਾਨ mouth+crooked muh+tedha half+body adharang ਮੂੰਹ+ਟੇਢਾ मुंह+टेढ़ा',
  poison:
    'poison spray pesticide sulfas sulphas celphos zehar zahar jahar dawai keetnashak acid drank suicide ज़हर जहर स्प्रे सल्फ़ास कीटनाशक तेज़ाब दवाई ਜ਼ਹਿਰ ਜ਼ਹਰ ਸਪਰੇਅ ਸਲਫ਼ਾਸ ਕੀਟਨਾਸ਼ਕ ਤੇਜ਼ਾਬ ਦਵਾਈ poisoned jehar jaher tezab tejab keeda medicine+drank dawai+pi spray+drank spray+pi spray+pee acid+drank ਪੀ+ਸਪਰੇਅ',
  snakeBite:
    'snake sap saap saamp sanp serpent krait cobra snake+bite snake+bitten bite bitten bit dang sap+kat sanp+kat sanp+dang सांप नाग करैत डस सांप+काट ਸੱਪ ਨਾਗ ਡੰਗ ਡੱਸ ਕਰੈਤ ਸੱਪ+ਵੱਢ ਸੱਪ+ਲੜ',
  burns:
    'burn fire hot scald aag agg jal jalna sar+gaya sar+gai sarh tel chai जल जलना आग गरम झुलस ਸੜ ਸੜਨਾ ਅੱਗ ਗਰਮ ਝੁਲਸ ਮੱਚ garam ubal paani+garam ਉਬਲ उबल झुलसा ਮੱਚ',
  electricShock:
    'electric current shock wire bijli karant line motor बिजली करंट तार मोटर ਬਿਜਲੀ ਕਰੰਟ ਤਾਰ ਮੋਟਰ electr shok taar+lag ਬਿਜਲੀ+ਲੱਗ',
  drowning:
    'drown water canal nehar nahar dub doob pond chhappar डूब नहर तालाब पानी ਡੁੱਬ ਨਹਿਰ ਛੱਪੜ ਪਾਣੀ ਟੋਭਾ dubna dubia dubgya डूबा ਡੁੱਬਿਆ',
  sickChild:
    'child baby kid fever bukhar bacha bachcha bache ulti vomit dast pneumonia not+feeding dudh+nahi doodh+nahi दूध+नहीं ਦੁੱਧ+ਨਹੀਂ बच्चा बच्चे बुखार उल्टी निमोनिया सुस्त ਬੱਚਾ ਬੱਚੇ ਬੁਖਾਰ ਤਾਪ ਉਲਟੀ ਉਲਟੀਆਂ ਨਿਮੋਨੀਆ ਸੁਸਤ',
  birth:
    'birth labour labor delivery pregnan jachcha dilivri garbhvati water+broke labour+pain बच्चा+होने डिलीवरी जच्चा गर्भवती प्रसव ਬੱਚਾ+ਹੋਣ ਡਿਲੀਵਰੀ ਜੱਚਾ ਗਰਭਵਤੀ ਜਣੇਪਾ ਜੰਮਣ',
  fits: 'fit fits seizure epilepsy mirgi daura jhatke convulsion मिर्गी दौरा झटके ਮਿਰਗੀ ਦੌਰਾ ਝਟਕੇ seizures convuls jhatka dora daura+pai ਦੌਰੇ दौरे ਝਟਕਾ झटका',
  heatStroke:
    'heat sun stroke loo lu garmi dhoop hot लू गर्मी धूप ਲੂ ਗਰਮੀ ਧੁੱਪ heatstroke sunstroke garmi+lag loo+lag ਲੂ+ਲੱਗ लू+लग',
  gas: 'gas smoke angithi geyser generator cylinder leak dhuan coal अंगीठी गैस धुआं गीज़र सिलेंडर ਅੰਗੀਠੀ ਗੈਸ ਧੂੰਆਂ ਗੀਜ਼ਰ ਸਿਲੰਡਰ',
  overdose:
    'overdose drug heroin chitta nasha nashe injection smack ओवरडोज़ नशा नशे चिट्टा ਓਵਰਡੋਜ਼ ਨਸ਼ਾ ਨਸ਼ੇ ਚਿੱਟਾ ਟੀਕਾ',
  lowSugar:
    'sugar low diabetes hypo insulin shaking sweat kamb pasina शुगर कम मधुमेह इंसुलिन पसीना कांप ਸ਼ੂਗਰ ਘਟ ਇੰਸੂਲਿਨ ਪਸੀਨਾ ਕੰਬ low+sugar sugar+low sugar+ghat sugar+kam ਸ਼ੂਗਰ+ਘਟ ਸ਼ੂਗਰ+ਘੱਟ शुगर+कम',
  dogBite:
    'dog bite rabies kutta kutte cat monkey billi bandar haddkaya कुत्ता कुत्ते बिल्ली बंदर रेबीज़ ਕੁੱਤਾ ਕੁੱਤੇ ਬਿੱਲੀ ਬਾਂਦਰ ਹਲਕ ਹਲਕਾਅ dog+bite dog+bit dog+bitten kutta+kat kutte+kat kutta+vad kutte+vad ਕੁੱਤੇ+ਵੱਢ कुत्ते+काट bite bitten bit',
  dehydration:
    'ors diarrhoea diarrhea loose motion dast tatti ulti vomit pechish दस्त टट्टी उल्टी पेचिश ओआरएस ਟੱਟੀ ਦਸਤ ਉਲਟੀ ਮਰੋੜ ਪੇਚਿਸ਼ ਓਆਰਐੱਸ vomit vomiting ultiyan dehydrat loose+motion ਉਲਟੀਆਂ ਦਸਤ+ਉਲਟੀ',
  eyeSplash: 'eye eyes chuna lime aankh ankh akh acid spray आंख आँख चूना तेज़ाब ਅੱਖ ਚੂਨਾ ਤੇਜ਼ਾਬ',
}

/**
 * No card is right for these, although they share a word with one: chest compressions are not for somebody who is
 * breathless, nor sugar for a high sugar. The page then says to call.
 */
export const wordsWithoutCard =
  'breathless asthma dama hard+breath difficult+breath short+breath struggl+breath saah+char sah+char saah+chad saah+phul saans+phul sans+phul saah+aukha saans+char saans+taklif ਦਮਾ ਸਾਹ+ਚੜ ਸਾਹ+ਫੁੱਲ ਸਾਹ+ਫੁਲ ਸਾਹ+ਔਖਾ ਸਾਹ+ਤਕਲੀਫ਼ दमा सांस+फूल सांस+चढ़ सांस+तकलीफ़ ' +
  'high+sugar sugar+vadh sugar+vad sugar+badh sugar+jyada sugar+high ਸ਼ੂਗਰ+ਵਧ ਸ਼ੂਗਰ+ਵੱਧ ਸ਼ੂਗਰ+ਹਾਈ शुगर+बढ़ शुगर+ज़्यादा शुगर+हाई ' +
  'scorpion bichhu bicchu बिच्छू ਬਿੱਛੂ nosebleed nose+bleed naksir नकसीर ਨਕਸੀਰ'
