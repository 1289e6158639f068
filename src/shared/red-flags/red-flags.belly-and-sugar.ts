/** Words of a low sugar and of an acute belly, by meaning; written like those of red-flags.words.ts. */
export const bellyAndSugarWords = {
  insulin: 'insulin insulen inslin insuline इंसुलिन इन्सुलिन इंसुलीन ਇੰਸੁਲਿਨ ਇਨਸੁਲਿਨ ਇੰਸੂਲਿਨ',
  lowered:
    'low lo down drop* fell ghat ghati ghat* kam gir* dig* thalle niche neeche लो कम घट* गिर* नीचे ਲੋ ਲੋਅ ਘਟ* ਘੱਟ* ਡਿੱਗ* ਡਿਗ* ਥੱਲੇ',
  happened:
    'gai gayi gyi gaya gya hogayi hogyi hogai pai peyi chali happening गई गयी गया रही ਗਈ ਗਿਆ ਪਈ ਚਲੀ ਚੱਲੀ ਰਹੀ rahi',
  trembles:
    'shak* trembl* shiver* kamb* kaamp* kaanp* kaanb* kamp* tharthar* thar काँप* कांप* थरथर* ਕੰਬ* ਕਾਂਬ* ਥਰਥਰ*',
  coldSweat: 'sweat* pasin* paseen* treli* tareli* पसीन* ਪਸੀਨ* ਤਰੇਲ* ਮੁੜ੍ਹਕ*',
  hungry: 'hungry hunger bhukh* bhuk भूख* ਭੁੱਖ*',
  eat: 'eat ate eaten eating food breakfast lunch dinner meal khaya khaia khayi khadi khada khadha khana roti nashta naashta खाया खाई खाना रोटी नाश्ता ਖਾਧ* ਰੋਟੀ ਖਾਣਾ ਨਾਸ਼ਤਾ',
  dizzy: 'dizz* chakkar faint* चक्कर ਚੱਕਰ',
  confused: 'confus* ajeeb ajib batein baatein gallan pehchan* pachhan* अजीब बातें पहचान* ਅਜੀਬ ਗੱਲਾਂ ਪਛਾਣ*',
  mistake: 'mistake mistakenly wrongly double galti गलती डबल ਗਲਤੀ ਡਬਲ',
  tooMuch: 'too zyada jyada jiada vadh ज्यादा ज़्यादा ਜ਼ਿਆਦਾ ਵੱਧ',
  meter: 'machine meter glucometer reading मशीन ਮਸ਼ੀਨ',
  normal: 'normal vadhiya ਵਧੀਆ नॉर्मल ਨਾਰਮਲ',
  rigid:
    'rigid hard stiff tight sakht sakhat kada kadak karda akad* lakdi lakad lakkad wood wooden board patthar pathar fatte takhte dhol drum kas kass kasya kassya kasia kassia kasi सख्त कड़ा कड़क करड़ा अकड़* टाइट तन तना लकड़ी पत्थर तख्ते ढोल कसा कसी कस ਸਖ਼ਤ ਕਰੜਾ ਆਕੜ* ਅਕੜ* ਟਾਈਟ ਤਣ* ਲੱਕੜ ਪੱਥਰ ਫੱਟੇ ਢੋਲ ਕੱਸ ਕੱਸਿਆ ਕੱਸੀ',
  doubled:
    'doubled doubles duhra duhri dohra dohri dohre duhre दोहरा दोहरी दुहरा दुहरी ਦੂਹਰਾ ਦੂਹਰੀ ਦੋਹਰਾ ਦੋਹਰੀ ਦੂਹਰੇ',
  hollow: 'khali empty खाली ख़ाली ਖਾਲੀ ਖ਼ਾਲੀ',
  clothes: 'salwar jeans pant pants nala belt kapde kurta pajami suit कपड़े सलवार ਕੱਪੜੇ ਸਲਵਾਰ ਨਾਲਾ',
  unbearable: 'unbearable bearable bardasht bardaasht sehan sahan असहनीय असह्य बर्दाश्त सहन ਅਸਹਿ ਬਰਦਾਸ਼ਤ ਸਹਿਣ',
  bears: 'seh sah सह ਸਹਿ bardasht bardaasht sehan sahan बर्दाश्त सहन ਬਰਦਾਸ਼ਤ ਸਹਿਣ',
  taut: 'tan tann',
  scream:
    'scream* cheek cheekh cheekan cheekaan cheekdi chikh chilla* tadap* tadaf* tadf* चीख* चिल्ला* तड़प* ਚੀਕ* ਤੜਫ* ਤੜਪ*',
  knife: 'knife chaku chaaku चाकू ਚਾਕੂ',
  bloats: 'bloat* blown phool* phul* phull* fool* ful* full* suj* swell* swollen फूल* सूज* ਫੁੱਲ* ਫੁਲ* ਸੁੱਜ*',
  gas: 'gas wind fart hawa hava गैस हवा ਗੈਸ ਹਵਾ',
  green: 'green hari हरी ਹਰੀ',
  layOn: 'laun laiye lagan* ਲਾਉਣ ਲਾਈਏ ਲੱਗਣ लगाने lagane',
} as const

const signs = ['trembles', 'coldSweat', 'dizzy', 'restless', 'blur', 'hungry', 'confused']

/** After insulin or tablets for diabetes: with signs, without food, too much of it, or under 70 mg/dL. */
export const lowSugar = [
  'sugar lowered underSeventy/4 !year !month !day',
  'sugar lowered happened/5 !seventyOrMore !normal',
  'sugar lowered/4 & unconscious',
  'sugar underSeventy/2 !year !month !day',
  'sugar & meter underSeventy/3 !year',
  ...signs.flatMap((sign) => [`sugar lowered/4 & ${sign}`, `lowered sugar/2 & ${sign}`, `insulin & ${sign}`]),
  ...signs.slice(1).map((sign) => `sugar & trembles & ${sign} !year`),
  ...signs.slice(2).map((sign) => `sugar & coldSweat & ${sign} !year`),
  ...signs.map((sign) => `sugar & not eat/4 & ${sign}`),
  ...signs.map((sign) => `sugar & eat not/4 & ${sign}`),
  ...signs.map((sign) => `sugar & pill & hollow womb/2 & ${sign}`),
  'sugar & injection & rise not/3 !pain',
  'insulin & rise not/3',
  'insulin & not eat/4',
  'insulin & eat not/4',
  'mistake insulin/5',
  'insulin mistake/6',
  'tooMuch insulin/3',
  'insulin tooMuch/3 & lag',
  'insulin tooMuch take/4',
  'sugar & mistake dose/3',
] as const

/** A belly that is rigid, must not be touched, hurts beyond bearing, or lets nothing pass. */
export const hardBelly = [
  'womb such pain/5',
  'womb pain such/4',
  'urine not/3 & womb bloats/3',
  'urine boond not/5',
  'womb rigid/5 !clothes !pregnant',
  'rigid womb/2 !clothes !pregnant',
  'womb rigid/5 & pain !clothes',
  'womb & cannot touch/3',
  'womb & touch pain/5',
  'womb & touch not/3',
  'womb & touch scream/4',
  'womb & limb lag pain/6',
  'womb & limb lag not/4',
  'womb & limb layOn not/4',
  'womb & limb not layOn/4',
  'womb & limb layOn scream/5',
  'womb taut happened/3',
  'womb & pain & unbearable',
  'womb & pain & bears not/2',
  'womb & pain & scream',
  'womb & pain & doubled happened/3',
  'womb & limb lag scream/4',
  'sudden & severe & womb pain/8',
  'sudden & severe & pain in womb/5',
  'sudden & knife & womb',
  'womb bloats/5 & gas stop/4',
  'womb bloats/5 & gas & vomit & stool',
  'womb bloats/5 & no gas/3 & vomit',
  'womb & not gas/4 & vomit',
  'womb bloats/5 & not gas/4 & stool',
  'green vomit/2 & womb',
  'green vomit/2 & child',
  'green vomit/2 & kid',
] as const
