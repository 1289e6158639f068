/**
 * The fourteenth round, held back until everything else was learnt. Written after the thirteenth was measured and its misses
 * were read, without a look at the rules, and committed before anything was learnt from the thirteenth.
 */
export const lastRed = {
  en: `
grandpa has tightnes in chest since one hour going up to jaw
he drank petrol thinking its water
left side of body gone numb since morning she cant lift cup
my wheezing is too much pump is not helping lips blue
brother shaking whole body on floor biting his tounge
kid was playing near wood pile snake bited him on foot
im 5 months pregnant and blood clots coming out
old lady found on bathroom floor does not answer
i cant take it anymore i will jump in canal
bike hit by car bone coming out from leg
baby is breathing very fast and chest going inside not feeding
petrol fire burnt both his arms and face
nose is bleeding since 1 hour does not stop and he takes blood thiner
diabetic father very confused cold sweat sugar 52
pain right side of belly very bad since night belly hard cant touch
wife having fits after delivery 3 days
he fell from roof back is paining cannot move legs
mother ate mushroom from field vomiting and seeing double
child put peanut in nose and mouth now choking
bee stung him whole body itching and throat closing
`,
  hi: `
छाती भारी लग रही है और बाएं कंधे तक दर्द जा रहा है
पत्नी ने फसल वाली दवा पी ली झगड़े के बाद
ताऊ जी का चेहरा टेढ़ा हो गया जबान लड़खड़ा रही है
दमा का दौरा पड़ा है बोल भी नही पा रहे
लड़का अचानक गिरा हाथ पैर मारने लगा मुह से झाग
साप ने डसा है अभी हाथ सूज रहा है
पेट से हूं सातवा महीना पानी की थैली फट गई
मम्मी को होश नही आ रहा शुगर की मरीज है
फांसी लगाने जा रहा था रोक लिया अब कमरे में बंद है
छत से गिरा है कान से खून आ रहा है
बच्चा कुछ भी पीता है उल्टी कर देता है आंखे धस गई
पटाखे से हाथ जल गया चमड़ी उतर गई
उंगली मशीन में कट के अलग हो गई
चार दिन से पेशाब नही उतरा पेट फूल गया बहुत दर्द
पेट में इतना दर्द कि जमीन पर लोट रहे है
बच्चे के जन्म के बाद आवल नही निकली खून बह रहा
लू लग गई बदन तप रहा है बहकी बहकी बाते
कीड़े मार स्प्रे आंख में चला गया दिखाई नही दे रहा
काला दस्त आया है तारकोल जैसा और बेहोशी सी
बुखार में गर्दन अकड़ गई रोशनी बर्दाश्त नही
`,
  pa: `
ਹਿੱਕ ਚ ਖਿੱਚ ਪੈਂਦੀ ਆ ਤਰੇਲੀਆਂ ਆਉਂਦੀਆਂ
ਨੂੰਹ ਨੇ ਸਲਫਾਸ ਖਾ ਲਈ
ਸੱਜਾ ਹੱਥ ਪੈਰ ਕੰਮ ਨਹੀਂ ਕਰਦਾ ਤੜਕੇ ਦਾ
ਦਮਾ ਬਹੁਤ ਹੋ ਗਿਆ ਪੰਪ ਨਾਲ ਵੀ ਫਰਕ ਨੀ ਬੁੱਲ੍ਹ ਨੀਲੇ
ਕੁੜੀ ਨੂੰ ਮਿਰਗੀ ਦਾ ਦੌਰਾ ਪਿਆ ਅੱਧੇ ਘੰਟੇ ਦਾ ਬੰਦ ਨੀ ਹੁੰਦਾ
ਕੋਬਰੇ ਨੇ ਡੰਗ ਮਾਰਤਾ ਹੱਥ ਤੇ
ਨੌਵਾਂ ਮਹੀਨਾ ਬੱਚਾ ਹਿਲਦਾ ਨੀ ਸਵੇਰ ਦਾ
ਸ਼ਰਾਬ ਪੀ ਕੇ ਡਿੱਗਿਆ ਪਿਆ ਹੋਸ਼ ਨੀ ਆਉਂਦੀ
ਮੈਂ ਆਪਣੇ ਆਪ ਨੂੰ ਖਤਮ ਕਰ ਲੈਣਾ
ਸਕੂਟਰੀ ਤੋਂ ਡਿੱਗੀ ਸਿਰ ਚੋਂ ਲਹੂ ਬੰਦ ਨੀ ਹੁੰਦਾ
ਨਿਆਣਾ ਦੁੱਧ ਨਹੀਂ ਪੀਂਦਾ ਸਾਹ ਤੇਜ ਪਸਲੀਆਂ ਅੰਦਰ ਧੱਸਦੀਆਂ
ਗੀਜਰ ਦੀ ਗੈਸ ਚੜ੍ਹ ਗਈ ਗੁਸਲਖਾਨੇ ਚ ਡਿੱਗ ਪਈ
ਨੱਕ ਮੂੰਹ ਚੋਂ ਖੂਨ ਆਉਂਦਾ ਡੇਂਗੂ ਆ
ਗਰਭਵਤੀ ਆ ਸਿਰ ਪਾਟਦਾ ਤੇ ਅੱਖਾਂ ਅੱਗੇ ਧੁੰਦ
ਬੱਚੇ ਤੇ ਉਬਲਦੀ ਚਾਹ ਡੁੱਲ੍ਹ ਗਈ ਛਾਤੀ ਸੜ ਗਈ
ਅੱਖ ਚ ਤੇਜਾਬ ਪੈ ਗਿਆ
ਢਿੱਡ ਪੀੜ ਨਾਲ ਦੂਹਰਾ ਹੋਇਆ ਪਿਆ ਹੱਥ ਨੀ ਲਾਉਣ ਦਿੰਦਾ
ਸੁੱਕੀ ਬਿਜਲੀ ਦੀ ਤਾਰ ਨੂੰ ਹੱਥ ਲੱਗ ਗਿਆ ਡਿੱਗ ਪਿਆ ਹਿੱਲਦਾ ਨੀ
ਇੱਕਦਮ ਇੱਕ ਅੱਖ ਤੋਂ ਦਿਸਣੋਂ ਹਟ ਗਿਆ
ਕਾਕਾ ਬਟਨ ਵਾਲਾ ਸੈੱਲ ਨਿਗਲ ਗਿਆ
`,
  romanHindi: `
seene me jakdan ho rhi baye hath me jhanjhanahat aur pasina
biwi ne phinyl pi li hai ulti kar rhi
dada ji ki aawaz ladkhada rhi hai ek hath uth nhi rha
saans phool rahi hai let bhi nhi sakte honth neele
beti ko jhatke aa rahe band nhi ho rhe bukhar tez
saamp ne dass liya khet me pair me
delivery hue 2 din blood ruk nhi rha bahut jyada
bhai uth nhi raha hila rahe hai koi jawab nhi
mujhe mar jana chahiye koi fayda nhi jeene ka nas kaat lu
truck ne takkar mar di bahut khun nikal rha
10 mahine ka bacha sust pada hai dudh nhi pita ulti sab kuch
khaulta pani gir gya pet pe
sugar ki goli jyada kha li ab pasina aur kanp rahe hai
pet lakdi jaisa ho gya ulti hari hari
chooha mar dawa bachi ne chaat li
garbhvati hu sujan aur sar dard bahut dhundla dikh raha
bachpan se nhi kal se ek ande me bahut dard soojan ladka 13 saal
nahar me dub gya tha nikala hai saans dhire chal rahi
thresher me hath aa gya kat gya
current lag ke jhulas gya behosh hai
`,
  romanPunjabi: `
hikk te bhaar peya hoya te khabbe modhe ch dard
bebe ne kanak wali goli kha layi
muh vinga ho gya gall samajh ni aundi
saah ukhad reha bulh neele ho gye
nikki nu bukhar ch daure pai gye akhan pathra gyian
sapp ne dassya rati mannje te
pet to aa 7 mahine paani vag gya
bapu hosh ch ni hilda julda v ni
jeen nu ji ni karda goliyan kha ke mar jana
trolley hethan aa gya khoon bahut vagda
jwak bahut susst akhan andar dhass gyian te peshab ni aya savere da
kadaahi da tel dig gya bahan sadd giyan
khoon diyan ultiyan lag gyian daru peenda si
sugar ghat ke 38 reh gyi bolda ulta sidha
dhidd ch inni peed ke tadfda peya hath ni laun dinda
spray peeti aa munde ne jhagda hoya si
toke ch ungal wadd hogi khoon ni rukda
nawa jammeya bacha ronda ni neela peya
bijli di taar naal chimbad gya si behosh
khoon wali khang te saah v ni aunda
`,
} as const
