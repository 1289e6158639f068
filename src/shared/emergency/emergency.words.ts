import type { Card } from './emergency.cards.ts'

/**
 * What people type or say, by meaning, in three scripts and in Latin letters as they are typed on a phone, with the
 * words of the cards' titles. `*`: also the beginning of a longer word. Words are compared after `foldText` and
 * `foldRoman`, so one romanised spelling stands for several.
 */
export const searchWords = {
  heart: 'heart* hart dil angina cardiac dhadkan दिल हार्ट धड़कन ਦਿਲ ਹਾਰਟ ਧੜਕਣ',
  attack: 'attack* अटैक ਅਟੈਕ',
  chest: 'chest* seena seene sina sine chhati chaati chatti सीना सीने छाती ਛਾਤੀ ਸੀਨਾ ਸੀਨੇ ਹਿੱਕ',
  pain: 'pain* ache* aching hurts dard* peed peer peedan दर्द* पीड़* ਦਰਦ* ਪੀੜ*',
  uneasy: 'ghabra* घबरा* ਘਬਰਾ*',
  sweat: 'sweat* pasina pasine पसीना पसीने ਪਸੀਨਾ ਪਸੀਨੇ ਮੁੜ੍ਹਕਾ',
  jaw: 'jaw jabda jabada जबड़* ਜਬਾੜ*',
  limb: 'arm arms hand hands leg legs baah baanh bazu haath hath lat latt pair बाज़ू बांह हाथ पैर ਬਾਂਹ ਹੱਥ ਲੱਤ ਪੈਰ',
  breath: 'breath* saah sah saans sans saas dam सांस* दम सास ਸਾਹ* ਦਮ',
  hard: 'hard* dikkat* ukhad* strugg* fast* difficult* troubl* problem short* tight* heavy less chad* chadh* chard* charh* ful* fool* phool* phul* tez taklif* mushkil* aukh* aukha okha ghut* चढ़* फूल* तेज़ तकलीफ़* मुश्किल* घुट* उखड़* भारी दिक्कत ਚੜ੍ਹ* ਚੜ* ਫੁੱਲ* ਤੇਜ਼ ਔਖ* ਔਖਾ ਤਕਲੀਫ਼* ਘੁੱਟ* ਘੁਟ* ਉੱਖੜ* ਮੁਸ਼ਕਲ*',
  breathless: 'breathless* suffocat* haanf* hanf* hauf* haunk* gasp* हांफ* ਹੌਂਕ* ਹਫ* ਸਾਹੋ',
  asthma: 'asthma* astma* ashma dama damma inhaler दमा दमे अस्थमा ਦਮਾ ਦਮੇ ਅਸਥਮਾ',
  not: 'not no isnt stop* without nahi nahin nai nhi ni na band ruk* नहीं नही न ना बंद रुक* ਨਹੀਂ ਨਹੀ ਨੀ ਨਾ ਬੰਦ ਰੁਕ* ਰੁੱਕ*',
  cannot: 'can cannot cant unable able sakda sakdi sakde sakta sakti pa सक* पा ਸਕ*',
  come: 'aa aaunda aunda aata ati aunda aana andar आ आता आती आए अंदर ਆ ਆਉਂਦਾ ਆਉਂਦੀ ਆਵੇ ਅੰਦਰ',
  cpr: 'cpr pulse dead death mar mara mari maut सीपीआर नब्ज़ मर मरा मौत ਸੀਪੀਆਰ ਨਬਜ਼ ਮਰ ਮੌਤ',
  unconscious:
    'unconsc* unconc* uncon* unrespons* respond* response behosh* bihosh* behos* besudh* faint* collaps* senseless bewakt waking बेहोश* बेसुध* गश ਬੇਹੋਸ਼* ਬੇਸੁੱਧ* ਬੇਸੁਧ* ਗਸ਼*',
  hanging:
    'latak* hang hanged hanging hung phaha faha fahaa phansi fansi faansi phanda फांसी फंदा ਫਾਹਾ ਫਾਹੇ ਫਾਂਸੀ',
  blood: 'blood* bleed* bleeding haemorr* hemorr* khoon* khun* lahu lehu खून* लहू ਖੂਨ* ਲਹੂ',
  wound:
    'wound* injur* gunshot hurt cut cuts cutting stab* knife chaku toka thresher machine chot chott satt zakhm* jakhm* zakham* phat phatt fat fatgaya vadd vaddi vadh vaddya wadd चोट* घाव* कट कटा कटी कटना ज़ख्म* टोका थ्रेशर फट* चाकू मशीन ਸੱਟ* ਜ਼ਖ਼ਮ* ਜ਼ਖਮ* ਟੋਕਾ ਟੋਕੇ ਥਰੈਸ਼ਰ ਵੱਢ* ਵਢ* ਕੱਟ* ਕਟ ਪਾਟ* ਫੱਟ* ਚਾਕੂ ਮਸ਼ੀਨ toke',
  head: 'head sir sar sirr सिर सर ਸਿਰ',
  accident:
    'accident* cow bull saand sandh aksident hadsa* hadse crash* collision bike* scooter* motorcycle* motorbike* car truck tractor* trolley bus train road sadak takkar takar हादसा हादसे एक्सीडेंट* दुर्घटना टक्कर सड़क मोटरसाइकिल ट्रैक्टर गाड़ी ਮੱਝ ਗਾਂ ਸਾਨ੍ਹ ਹਾਦਸਾ ਹਾਦਸੇ ਐਕਸੀਡੈਂਟ* ਟੱਕਰ ਸੜਕ ਮੋਟਰਸਾਈਕਲ ਟਰੈਕਟਰ ਗੱਡੀ',
  fall: 'fall* fell spill* dull* gir gira giri gire girya digg* dig digya digeya गिर* ਡੁੱਲ* ਡਿੱਗ* ਡਿਗ* ਗਿਰ*',
  bone: 'bone* fractur* broke* sprain* moch haddi* hadi tut tutt* tooti tuti हड्डी* हड्डियां टूट* फ्रैक्चर ਹੱਡੀ* ਹੱਡ ਟੁੱਟ* ਟੁਟ* ਫਰੈਕਚਰ',
  pressure: 'pressure bp',
  blue: 'blue neela neeli नीला नीली ਨੀਲ*',
  cough: 'cough* khansi khang khangh खांसी ਖੰਘ*',
  nosebleed: 'nosebleed* naksir* nakseer* नकसीर* ਨਕਸੀਰ*',
  choke:
    'chok* throat* stuck swallow* gala gale galla galle atka atki atkya fas fasya fasi fasa fasgaya nigal* niglya nigl* गला गले अटक* फंस* निगल* ਗਲਾ ਗਲੇ ਗਲ ਫਸ* ਅਟਕ* ਅੜ ਨਿਗਲ* ਨਿਗਲ਼*',
  infant: 'baby babys infant* newborn* navjat शिशु नवजात ਨਵਜੰਮ*',
  child:
    'baby babys babies infant* newborn* navjat child* kid kids son daughter toddler bacha bachha bachcha bacchi bachi bache bachche bacche bachchi bachchon bachian nyana niana munda kudi kaka बच्चा बच्चे बच्ची बच्चों शिशु नवजात ਬੱਚਾ ਬੱਚੇ ਬੱਚੀ ਬੱਚਿਆਂ ਬਚਾ ਬਚੇ ਨਿਆਣ* ਕਾਕ* ਨਵਜੰਮ*',
  stroke:
    'stroke* paralys* paraly* lakwa* laqwa* lakua adhrang* adrang* brain falij faalij लकवा लकवे अधरंग* स्ट्रोक पैरालिसिस फालिज ਅਧਰੰਗ* ਲਕਵਾ ਲਕਵੇ ਸਟ੍ਰੋਕ ਸਟਰੋਕ ਪੈਰਾਲਿਸਿਸ',
  tedha: 'tedha tedhi teda tedi vinga vingi टेढ़* ਟੇਢ* ਵਿੰਗ*',
  face: 'face mouth muh munh mooh moonh chehra मुंह चेहरा ਮੂੰਹ ਚਿਹਰਾ',
  weak: 'weak* numb* droop* drop* limp sunn sun uth* kamzor* kamjor* कमज़ोर* सुन्न उठ* ਕਮਜ਼ੋਰ* ਸੁੰਨ* ਚੁੱਕ* ਉੱਠ*',
  side: 'side sided paasa pasa पासा तरफ ਪਾਸਾ ਪਾਸੇ',
  speech:
    'speech speak* slur* ladkhad* bol bolda bolna zuban zaban jaban jubaan ज़बान ज़ुबान बोल* लड़खड़ा* ਥਿੜਕ* ਜ਼ਬਾਨ ਜ਼ੁਬਾਨ ਬੋਲ*',
  poison:
    'poison* zehar* zeher* zahar* zehr zahr jehar* jeher* jahar* jahir* jehr suicid* khudkushi pesticid* insecticid* keetnashak kitnashak sulfas* sulphas* salfas* celphos* selphos phenyl* finail* phinyl harpic kerosen* kerosin* petrol diesel bleach ज़हर* कीटनाशक* सल्फास* सल्फ़ास* सेल्फास आत्महत्या खुदकुशी फिनाइल ਜ਼ਹਿਰ* ਜ਼ਹਰ* ਕੀਟਨਾਸ਼ਕ* ਕੀੜੇਮਾਰ ਸਲਫਾਸ* ਸਲਫ਼ਾਸ* ਖੁਦਕੁਸ਼ੀ ਫਿਨਾਇਲ',
  spray: 'spray* sprey spre chemical* kemical powder स्प्रे केमिकल पाउडर ਸਪਰੇਅ ਸਪਰੇ ਸਪ੍ਰੇਅ ਕੈਮੀਕਲ ਪਾਊਡਰ',
  acid: 'acid tezab* tejab* तेज़ाब* एसिड ਤੇਜ਼ਾਬ* ਐਸਿਡ',
  medicine:
    'medicine* tablet* pill pills goli goliyan golian dawai dwai davai दवाई दवा गोली गोलियां ਦਵਾਈ ਦਵਾਈਆਂ ਗੋਲੀ ਗੋਲੀਆਂ',
  ate: 'ate eat eating eaten drank drink* drunk swallow* kha khaa khadi khadhi khada khali khayi pi pee piti peeti pita peeta pila* खा खाई खाया खाली पी पीया पिया पीली पिला* ਖਾ ਖਾਧ* ਖਾਲਈ ਪੀ ਪੀਤ* ਪਿਲਾ*',
  food: 'food',
  alcohol: 'alcohol* sharab* daru daaru hooch liquor शराब दारू ਸ਼ਰਾਬ ਦਾਰੂ',
  snake:
    'snake* serpent sap saap sanp saanp saamp samp sapp nag naag krait karait cobra viper सांप* सर्प नाग करैत ਸੱਪ* ਸਪ ਨਾਗ ਕਰੈਤ',
  bite: 'bite* bit bitten dang dangya dass* das dasya keeda keede keedi lad ladya lar larya काट काटा काटी काटना डंक डस* कीड़ा कीड़े ਡੰਗ* ਡੱਸ* ਡਸ* ਲੜ ਲੜਿਆ ਕੀੜਾ ਕੀੜੇ',
  kat: 'kat kaat kata kaata katya kati katt',
  took: 'liya leya lya lia',
  gone: 'gaya gayi gaye gya gyi gia gye geya gai hogya hogaya',
  sting:
    'scorpion* bichhu bichu bichhoo thuha thuhan thoohan honeybee wasp* hornet sting stung bhoond dhamudi madhumakhi makhi mosquito machar बिच्छू मधुमक्खी ततैया मच्छर ਬਿੱਛੂ ਠੂਹਾਂ ਠੂਹੇ ਭੂੰਡ ਧਮੂੜੀ ਮੱਖੀ ਮੱਛਰ',
  burn: 'burn* scald* jal jala jale jali jalgaya jalna jalan jalya jhulas* sadna sadya sarna sarya sadgaya sargaya जल जला जली जले जलना जलने जलन झुलस* ਸੜ ਸੜਿਆ ਸੜੀ ਸੜੇ ਸੜਨਾ ਸੜਗਿਆ ਸੜਗਈ ਜਲ ਜਲਿਆ ਜਲਣ ਝੁਲਸ* ਮੱਚ*',
  sad: 'sad sadh sar sarh sarr sadd',
  fire: 'fire* flame* aag agg ag blast explosion patakha आग पटाखा ਅੱਗ ਅਗ ਭਾਂਬੜ ਪਟਾਕਾ burst*',
  hot: 'hot garam garm boil* ubal* steam bhaap गर्म गरम उबल* भाप ਗਰਮ ਉਬਲ* ਭਾਫ਼ cooker* kukkar कुकर ਕੁੱਕਰ ਕੁਕਰ',
  oil: 'oil tel ghee ghio तेल घी ਤੇਲ ਘਿਓ',
  tea: 'tea chai cha dal sabzi sabji चाय दाल सब्ज़ी ਚਾਹ ਦਾਲ ਸਬਜ਼ੀ',
  electric: 'electr* current* curent karant* karent* shock* bijli* lightning बिजली करंट* ਬਿਜਲੀ ਕਰੰਟ*',
  wire: 'wire wires taar tar तार ਤਾਰ',
  jhatka: 'jhatka jatka झटका ਝਟਕਾ',
  drown: 'drown* drawn dub dubb dubgaya dub* doob* dob डूब* ਡੁੱਬ* ਡੁਬ* ਡੁੱਬ',
  water:
    'water canal river pond pool tank nehar* nahar* nahr talab chhappar toba khuh paani pani नहर* तालाब* पानी नदी कुआं ਨਹਿਰ* ਛੱਪੜ* ਪਾਣੀ ਟੋਭ* ਖੂਹ ਨਦੀ',
  fever: 'fever* bukhar* bukhaar taap pneumonia nimonia dengue बुखार* ताप निमोनिया डेंगू ਬੁਖਾਰ* ਤਾਪ ਨਿਮੋਨੀਆ ਡੇਂਗੂ',
  vomit: 'vomit* puk* ulti* ultian ultiyan उल्टी* उल्टियां उलटी* ਉਲਟੀ* ਉਲਟੀਆਂ',
  sick: 'sick ill bimar beemar sust drowsy sleepy dull बीमार सुस्त ਬਿਮਾਰ ਬੀਮਾਰ ਸੁਸਤ',
  milk: 'milk feed* breastfe* doodh dudh dud दूध ਦੁੱਧ ਦੁਧ',
  born: 'born hone hon honda paida janam coming होने पैदा जन्म ਹੋਣ ਪੈਦਾ ਜਨਮ ਜੰਮ*',
  birth:
    'birth* labour labor deliver* dilivery dilivri pregnan* pregnent* jachcha jacha jaccha janepa prasav garbh* hamla गर्भ* डिलीवरी डिलिवरी जच्चा प्रसव* ਗਰਭ* ਡਿਲੀਵਰੀ ਡਿਲਿਵਰੀ ਜੱਚਾ ਜਣੇਪ* ਹਾਮਲਾ',
  fit: 'fit fits seizure* seizing epilep* convuls* mirgi* jhatke jatke मिर्गी* मिरगी* झटके ਮਿਰਗੀ* ਝਟਕੇ jerk* twitch*',
  daura: 'daura* daure dora dore दौरा दौरे ਦੌਰਾ ਦੌਰੇ',
  heat: 'heat* sunstroke sun loo lu garmi* dhoop dhup लू गर्मी* धूप* ਲੂ ਗਰਮੀ* ਧੁੱਪ*',
  gas: 'gas smoke* angithi* geyser* gizar generator cylinder* leak* dhuan dhua dhuaan coal koyla carbon monoxide अंगीठी* गैस* धुआं धुएं गीज़र सिलेंडर कोयला ਅੰਗੀਠੀ* ਗੈਸ* ਧੂੰਆਂ ਧੂੰਏਂ ਗੀਜ਼ਰ ਸਿਲੰਡਰ ਕੋਲਾ',
  drug: 'overdos* drug* heroin* chitta chite chitte nasha nashe nashedi smack bhukki afeem opium ओवरडोज़* नशा नशे चिट्टा चिट्टे स्मैक अफीम ਓਵਰਡੋਜ਼* ਨਸ਼ਾ ਨਸ਼ੇ ਚਿੱਟਾ ਚਿੱਟੇ ਭੁੱਕੀ ਅਫੀਮ ਸਮੈਕ',
  inject: 'inject* teeka tika teka टीका ਟੀਕਾ ਟੀਕੇ',
  sugar: 'sugar* suger* shugar* diabet* madhumeh sakkar शुगर* मधुमेह डायबिटीज़ ਸ਼ੂਗਰ* ਸੂਗਰ* ਖੰਡ',
  low: 'low lower kam ghat ghatt ghatgayi ghati down dig* gir* कम घट* गिर* लो ਘੱਟ* ਘਟ* ਡਿੱਗ* ਲੋ',
  high: 'high* hyper* zyada jyada zada badh* vadh* wadh* ज़्यादा बढ़* हाई ऊंची ਵੱਧ* ਵਧ* ਜ਼ਿਆਦਾ ਹਾਈ ਉੱਚੀ',
  hypo: 'hypo* insulin* इंसुलिन ਇੰਸੂਲਿਨ',
  shake: 'shak* shiver* trembl* kamb* kanb* kaamp* kamp* कांप* कंप* ਕੰਬ*',
  dog: 'dog* puppy rabies rabid kutta kutte kutti kute monkey* scratch* billi bille bandar haddkaya halka कुत्ता कुत्ते कुत्तों बिल्ली बंदर रेबीज़ ਕੁੱਤਾ ਕੁੱਤੇ ਕੁੱਤੀ ਕੁਤਾ ਕੁਤੇ ਬਿੱਲੀ ਬਾਂਦਰ ਹਲਕ*',
  loose:
    'ors diarr* diarh* loose motion* lusmotion dysent* dehydrat* cholera dast* tatti* tattian pechish haiza दस्त* टट्टी* पेचिश हैज़ा ओआरएस ਟੱਟੀ* ਟੱਟੀਆਂ ਦਸਤ* ਮਰੋੜ* ਪੇਚਿਸ਼ ਹੈਜ਼ਾ ਓਆਰਐੱਸ ਓਆਰਐਸ',
  eye: 'eye* aankh aankhon aankhein ankhon akh akhan akhaan akkh आंख* ਅੱਖ* ਅਖ',
  lime: 'chuna choona lime chilli mirch mirchan चूना चूने मिर्च ਚੂਨਾ ਚੂਨੇ ਮਿਰਚ*',
  press:
    'press pressing pump* compress* dabana daban dabaun dabauni dabaiye dabave dabaye dabae दबाना दबाएं दबाऊं दबाते दबानी ਦਬਾਉਣ* ਦਬਾਈਏ ਦਬਾਵਾਂ ਦਬਾਓ ਦੱਬੀਏ ਦੱਬਣੀ',
  half: 'half adha aadha adhe addha adda आधा आधे आधी ਅੱਧਾ ਅੱਧੇ ਅੱਧੀ',
  body: 'body sharir sareer pinda badan शरीर बदन ਸਰੀਰ ਪਿੰਡਾ',
  move: 'move* moving hil* hilda हिल* ਹਿੱਲ* ਹਿਲ*',
  wrong: 'wrong galat गलत ਗਲਤ ਗ਼ਲਤ',
  sleep: 'sleeping neend nind नींद ਨੀਂਦ',
} as const
export type Meaning = keyof typeof searchWords

/**
 * The meanings that show a card: of those that were typed, the cards with the most stay. `a+b` counts only together,
 * `-a` hides the card, `-a/b` unless b was typed too.
 */
export const searchRules: Record<Card, string> = {
  // Aspirin is on this card: not for children, and not for a known asthma, which it can worsen.
  heartAttack:
    'heart attack daura heart+daura heart+not chest chest+pain chest+hard chest+gas limb+pain jaw+pain uneasy sweat breathless breath breath+hard breath+cannot breath+cannot+not breath+not+come chest+press -child -asthma',
  // Who is short of breath is awake: nothing of that leads here alone.
  notBreathing:
    'cpr unconscious hanging breath breath+not heart+not breath+cannot breath+not+come breath+cpr child+unconscious child+breath+not child+breath+not+come child+blue blue fall+unconscious -asthma/not chest+press',
  bleeding:
    'blood wound head+wound sad+wound+gone limb+wound limb+blood accident accident+head accident+fall fall bone limb+bone kat kat+gone limb+kat nosebleed blood+vomit child+fall child+blood child+wound child+accident child+bone -sting -pressure',
  choking:
    'choke child+choke breath+choke breath+cannot breath+cannot+not speech+not choke+attack choke+food choke+ate choke+fall choke+bone -asthma food+wrong',
  babyChoking:
    'child child+choke infant+choke child+blue child+cough breath+choke+child child+choke+attack child+choke+ate child+choke+fall',
  stroke:
    'stroke tedha face+tedha limb+weak limb+weak+not limb+weak+side face+weak side+weak speech speech+not speech+tedha stroke+attack half+body half+face half+body+not half+body+weak side+move side+cannot side+move+cannot',
  poison:
    'poison poison+ate poison+spray spray spray+ate spray+hard acid acid+ate medicine+ate oil+ate alcohol child+poison sleep+medicine sleep+medicine+ate',
  snakeBite:
    'snake bite snake+bite kat kat+took snake+kat snake+wound snake+poison snake+ate snake+child -sting',
  burns:
    'burn fire fire+burn hot hot+water hot+oil hot+tea hot+milk tea+fall oil oil+burn oil+fall hot+water+fall water+burn burn+child burn+limb sad+gone acid acid+attack acid+burn electric+burn',
  electricShock:
    'electric wire wire+electric wire+fall jhatka jhatka+electric electric+burn water+electric child+electric',
  drowning: 'drown water drown+water water+fall child+drown child+water+fall',
  sickChild:
    'child child+blue child+cough fever vomit child+fever child+vomit child+loose child+sick child+fit child+daura fever+fit fever+daura child+hard+breath child+breathless child+breath+not+come child+cannot+breath child+ate+not child+milk+not milk+not child+unconscious child+weak fever+hard fever+vomit',
  birth:
    'birth child child+born birth+pain birth+blood birth+fit birth+daura birth+child child+pain water+bone birth+bone+water',
  fits: 'fit daura fit+daura fit+unconscious daura+unconscious child+fit child+daura fever+fit fever+daura birth+fit birth+daura jhatka fit+body',
  heatStroke: 'heat hot heat+stroke heat+unconscious heat+hot heat+fever heat+fit',
  gas: 'gas gas+unconscious gas+fire gas+sick gas+vomit',
  overdose:
    'drug drug+unconscious drug+inject inject+unconscious alcohol alcohol+unconscious drug+breath+not drug+ate drug+medicine sleep+medicine sleep+medicine+ate',
  lowSugar:
    'sugar sugar+low sugar+sweat sugar+shake sugar+unconscious shake sweat sweat+shake hypo hypo+sugar -high/low -fever',
  dogBite: 'dog bite dog+bite dog+attack dog+wound dog+blood kat kat+took dog+kat dog+child -sting',
  dehydration: 'loose vomit loose+vomit loose+water loose+blood child+loose child+vomit food+poison',
  eyeSplash: 'eye lime eye+lime acid eye+acid eye+spray eye+fall eye+attack eye+burn eye+hot eye+oil',
}
