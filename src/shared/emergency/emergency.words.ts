import type { Card } from './emergency.cards.ts'

/**
 * Words people type or say for each card, in three scripts and in Latin letters as they are typed on a phone. A word
 * is found by its beginning, so the shortest form is listed. The words of the card's own text are found too.
 */
export const searchWords: Record<Card, string> = {
  heartAttack:
    'heart chest pain dil daura seena chaati chhati chati dard ghabrahat attack angina दिल सीना सीने छाती हार्ट अटैक घबराहट ਦਿਲ ਛਾਤੀ ਸੀਨਾ ਸੀਨੇ ਹਾਰਟ ਅਟੈਕ ਘਬਰਾਹਟ',
  notBreathing:
    'cpr breath unconscious behosh saah saans sans sah collapse dead pulse सांस साँस बेहोश सीपीआर धड़कन ਸਾਹ ਬੇਹੋਸ਼ ਸੀਪੀਆਰ ਧੜਕਣ',
  bleeding:
    'blood bleed accident cut wound toka thresher injury khoon khun hadsa chot satt road crash fall खून ख़ून हादसा एक्सीडेंट चोट घाव कट टोका थ्रेशर ਖੂਨ ਖ਼ੂਨ ਲਹੂ ਹਾਦਸਾ ਐਕਸੀਡੈਂਟ ਸੱਟ ਜ਼ਖ਼ਮ ਟੋਕਾ ਥਰੈਸ਼ਰ ਵੱਢ',
  choking: 'choke choking throat stuck gala gale atak fasya phasya गला गले अटक फंस ਗਲਾ ਗਲੇ ਫਸ ਅਟਕ',
  babyChoking:
    'baby infant choke choking throat bacha bachcha gala stuck बच्चा शिशु गला गले अटक ਬੱਚਾ ਬੱਚੇ ਗਲਾ ਗਲੇ ਫਸ',
  stroke:
    'stroke paralysis lakwa laqwa adhrang face arm speech weak tedha brain लकवा अधरंग स्ट्रोक टेढ़ा पैरालिसिस ज़बान ਅਧਰੰਗ ਲਕਵਾ ਸਟ੍ਰੋਕ ਟੇਢਾ ਜ਼ਬਾਨ',
  poison:
    'poison spray pesticide sulfas sulphas celphos zehar zahar jahar dawai keetnashak acid drank suicide ज़हर जहर स्प्रे सल्फ़ास कीटनाशक तेज़ाब दवाई ਜ਼ਹਿਰ ਜ਼ਹਰ ਸਪਰੇਅ ਸਲਫ਼ਾਸ ਕੀਟਨਾਸ਼ਕ ਤੇਜ਼ਾਬ ਦਵਾਈ',
  snakeBite: 'snake sap saap saamp sanp serpent krait cobra bite dang kaat सांप साँप नाग करैत डस ਸੱਪ ਨਾਗ ਡੰਗ ਕਰੈਤ',
  burns: 'burn fire hot scald aag agg jal jalna sar sarna tel chai जल जलना आग गरम झुलस ਸੜ ਸੜਨਾ ਅੱਗ ਗਰਮ ਝੁਲਸ ਮੱਚ',
  electricShock: 'electric current shock wire bijli karant line motor बिजली करंट तार मोटर ਬਿਜਲੀ ਕਰੰਟ ਤਾਰ ਮੋਟਰ',
  drowning: 'drown water canal nehar nahar dub doob pond chhappar डूब नहर तालाब पानी ਡੁੱਬ ਨਹਿਰ ਛੱਪੜ ਪਾਣੀ ਟੋਭਾ',
  sickChild:
    'child baby fever bukhar bacha bachcha ulti vomit dast breath pneumonia बच्चा बच्चे बुखार उल्टी निमोनिया सुस्त ਬੱਚਾ ਬੱਚੇ ਬੁਖਾਰ ਤਾਪ ਉਲਟੀ ਨਿਮੋਨੀਆ ਸੁਸਤ',
  birth:
    'birth labour delivery pregnant baby pain jachcha dard garbhvati dilivri डिलीवरी जच्चा गर्भवती प्रसव बच्चा दर्द ਡਿਲੀਵਰੀ ਜੱਚਾ ਗਰਭਵਤੀ ਜਣੇਪਾ ਬੱਚਾ ਪੀੜ',
  fits: 'fit fits seizure epilepsy mirgi daura jhatke convulsion मिर्गी दौरा झटके ਮਿਰਗੀ ਦੌਰਾ ਝਟਕੇ',
  heatStroke: 'heat sun stroke loo lu garmi dhoop hot लू गर्मी धूप ਲੂ ਗਰਮੀ ਧੁੱਪ',
  gas: 'gas smoke angithi geyser generator cylinder leak dhuan coal अंगीठी गैस धुआं गीज़र सिलेंडर ਅੰਗੀਠੀ ਗੈਸ ਧੂੰਆਂ ਗੀਜ਼ਰ ਸਿਲੰਡਰ',
  overdose:
    'overdose drug heroin chitta nasha nashe injection smack ओवरडोज़ नशा नशे चिट्टा ਓਵਰਡੋਜ਼ ਨਸ਼ਾ ਨਸ਼ੇ ਚਿੱਟਾ ਟੀਕਾ',
  lowSugar:
    'sugar low diabetes hypo insulin shaking sweat kamb pasina शुगर कम मधुमेह इंसुलिन पसीना कांप ਸ਼ੂਗਰ ਘਟ ਇੰਸੂਲਿਨ ਪਸੀਨਾ ਕੰਬ',
  dogBite:
    'dog bite rabies kutta kutte cat monkey billi bandar haddkaya कुत्ता कुत्ते बिल्ली बंदर रेबीज़ ਕੁੱਤਾ ਕੁੱਤੇ ਬਿੱਲੀ ਬਾਂਦਰ ਹਲਕ ਹਲਕਾਅ',
  dehydration:
    'ors diarrhoea diarrhea loose motion dast tatti ulti vomit pechish दस्त टट्टी उल्टी पेचिश ओआरएस ਟੱਟੀ ਦਸਤ ਉਲਟੀ ਮਰੋੜ ਪੇਚਿਸ਼ ਓਆਰਐੱਸ',
  eyeSplash: 'eye eyes chuna lime aankh ankh akh acid spray आंख आँख चूना तेज़ाब ਅੱਖ ਚੂਨਾ ਤੇਜ਼ਾਬ',
}
