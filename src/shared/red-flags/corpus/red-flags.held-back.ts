/**
 * Written by somebody who had not seen the words, after the eleventh round was learnt. Before it was learnt, 37 of 60 red ones
 * were caught by the rules, 51 with the classifier, and 4 of 60 harmless ones flagged.
 */
export const red = `
heart going 180 on machine n he nearly passed out twice today
grandpa suddenly cant find words n cup keeps falling from right hand
uncle had jaundice since a week now confused n sleeping all day cant wake properly
baby 10 days old not taking feed and very cold to touch
wife 8 month pregnent blood running down her legs n belly paining
son fell in tubewell tank we pulled him out now coughing n very sleepy
leg was swollen after plaster now all of sudden cant breathe n spitting blood
boy 14 bad pain in one ball since 2 hrs its pulled up n he is vomiting
daadi vomited black like coffee n stool like tar cant stand up
dont want to live anymore i have kept all the tablets infront of me
2 yr old ate dadaji bp tablets thinking toffee strip is empty
one eye went dark like curtain came down this morning
पापा उठ ही नहीं रहे कितनी आवाज दी आंख नहीं खोलते
बेटे को झटके आ रहे मुंह से झाग निकल रहा
खेत में किसी कीड़े ने डस लिया दो दांत के निशान पैर सूज के काला
लेटते ही दम घुटता है सारी रात बैठ के निकाली अब बोला भी नहीं जाता
खौलता दूध बच्ची पे गिर गया छाती पेट की चमड़ी उतर गई
डिलीवरी को 2 दिन हुए पैड पे पैड भर रहे चक्कर आ रहे
बाइक फिसली सिर पे लगी तब से उल्टी पे उल्टी और सोए जा रहा
तेज बुखार गर्दन अकड़ गई लाइट में आंख नहीं खोल पाता
भाई ने सल्फास खा ली
पेट पत्थर जैसा हो गया हाथ नहीं लगाने देते दर्द से चीख रहे
छोटे के दस्त नहीं रुक रहे आंखें धंस गई सुबह से सूसू नहीं किया
शुगर वाले चाचा पसीने से तर बहकी बहकी बातें कर रहे इंसुलिन लगा के खाना नहीं खाया
ਬਾਪੂ ਦੀ ਖੱਬੀ ਬਾਂਹ ਤੇ ਲੱਤ ਖੜ੍ਹ ਗਈ ਸਵੇਰ ਦੀ
ਨਿਆਣੇ ਦੇ ਸੰਘ ਚ ਮੂੰਗਫਲੀ ਫਸਗੀ ਨੀਲਾ ਹੋਈ ਜਾਂਦਾ
ਟੋਕੇ ਚ ਹੱਥ ਆ ਗਿਆ ਉਂਗਲਾਂ ਲਹਿਗੀਆਂ ਲਹੂ ਨੀ ਖੜ੍ਹਦਾ
ਘਰਵਾਲੀ ਨੂੰ ਨੌਵਾਂ ਮਹੀਨਾ ਕੱਲ੍ਹ ਦਾ ਜਵਾਕ ਢਿੱਡ ਚ ਹਿੱਲਿਆ ਨੀ
ਧੁੱਪੇ ਝੋਨਾ ਲਾਉਂਦਾ ਡਿੱਗ ਪਿਆ ਪਿੰਡਾ ਅੱਗ ਅਰਗਾ ਤੱਤਾ ਊਲ ਜਲੂਲ ਬੋਲਦਾ
ਅਵਾਰਾ ਕੁੱਤੇ ਨੇ ਮੁੰਡੇ ਦਾ ਮੂੰਹ ਪਾੜਤਾ ਹੁਣੇ
ਟਰੈਕਟਰ ਹੇਠ ਲੱਤ ਆ ਗਈ ਹੱਡੀ ਬਾਹਰ ਦੀਂਹਦੀ ਆ
ਕੁੜੀ ਨੇ ਬਲੇਡ ਨਾਲ ਗੁੱਟ ਵੱਢ ਲਿਆ
ਰਾਤੀਂ ਅੰਗੀਠੀ ਅੰਦਰ ਰੱਖ ਕੇ ਪਏ ਸੀ ਸਵੇਰੇ ਦੋਵੇਂ ਜਾਗਦੇ ਨੀ
ਜਵਾਕ ਜਮਾਂ ਲੋਥ ਬਣਿਆ ਪਿਆ ਦੁੱਧ ਨੀ ਚੁੰਘਦਾ
ਦਮੇ ਆਲੀ ਬੀਬੀ ਪੰਪ ਮਾਰ ਮਾਰ ਹੰਭਗੀ ਫਰਕ ਨੀ ਪਿਆ ਪੂਰੀ ਗੱਲ ਨੀ ਕਰ ਹੁੰਦੀ
ਭਰਿੰਡਾਂ ਲੜਗੀਆਂ ਬੁੱਲ੍ਹ ਜੀਭ ਸੁੱਜਗੇ ਗਲਾ ਬੰਦ ਹੁੰਦਾ ਜਾਂਦਾ
seene me jakdan h baye hath tak ja rha thanda pasina aa rha
7va mahina chal rha sar fata ja rha aankho k aage dhundhla
bache ne bottle samajh k mitti ka tel pi lia khans rha h
chat se gir gye tab se dono pair sunn hil nahi rahe
12 din ka baby 102 bukhar
khansi me katori bhar khoon aya abhi bhi aa rha
usne pankhe se latakne ki koshish ki abhi utara h gale pe nishan
papa ki 2 dialysis nikal gyi saans phool rhi pura badan suja dil dhak dhak
munni ne ghadi wala cell nigal lia
khoon patla krne ki goli khate h nak se 1 ghante se khoon ruk hi nhi rha
kal raat se peshab ki ek boond nahi aayi pet phool gya tadap rhe h
tezab ke chhinte aankh me chale gye aankh khul nahi rhi
bebe da muh ikk paase nu ho gya chaa v baahr digdi
chache nu dandal pai gyi akkhan utte charh gyian hath per akad gye
narme te dwai chhirkda c hun muh cho jhagg te ulti latan ch jaan ni
munde nu karant maar gya khambe ton thalle dig pya
gaddi te truck di takkar hogi banda vich fasya pya
daru bahut piti c hun hlaun te v ni hilda ghurr ghurr saah aunda
chhoti kudi da taalu andar nu dhas gya rondi a hanju ni aunde
mahina upar langya hoya ik paase dhidd ch cheer pai gya te chakkar kha ke dig pyi
chitta laa ke aaya c bulh neele hoge saah koi koi aunda
sugar 550 aayi a ultian lagian saah tez tez te sudh budh ni
ik dam sir ch jiven bamb phatya inna dard kade ni hoya
kill vajja c hafta pehla hun jbara ni khulda srir kamaan vang akarda
`

export const harmless = `
chest xray report is normal just want doctor to sign
no chest pain only cough n cold 3 days
heart checkup needed for job medical form
burning in urine 2 days no fever
snake bite was last yr need copy of discharge slip for claim
foot falls asleep when i sit cross legged
dying to lose weight need diet chart
nose spray finished need same again
pregnent 5 months routine checkup baby moving fine no bleeding
road accident in 2019 need disability certificate
child doesnt eat sabzi only roti n milk
number of glasses changed cant read small print since some months
मिर्गी की गोली खत्म है दो साल से दौरा नहीं आया
मसालेदार खा के खट्टी डकार और गैस
पुराने जले का निशान हल्का करने की क्रीम
सांस ठीक है बस नाक बंद रहती है
पापा को लकवा 3 साल पहले हुआ था कसरत वाले डॉक्टर का टाइम चाहिए
कुत्ते वाला आखिरी टीका कौन सी तारीख को लगना है
खून की रिपोर्ट दिखानी है
बच्चे के पेट में कीड़े हैं कीड़े की दवा चाहिए
सिर में जुएं पड़ गई हैं
कल बिजली नहीं थी तो पर्ची नहीं बनी दोबारा नंबर चाहिए
दांत निकालने में बेहोश करते हैं क्या
सीढ़ी चढ़ते घुटने में दर्द कई महीने से
ਬੇਬੇ ਦੀ ਸ਼ੂਗਰ ਦੀ ਦਵਾਈ ਮੁੱਕਗੀ
ਛਾਤੀ ਦਾ ਐਕਸਰਾ ਕਿਹੜੇ ਦਿਨ ਹੁੰਦਾ
ਦਿਲ ਆਲੀ ਗੋਲੀ ਰੋਟੀ ਤੋਂ ਪਹਿਲਾਂ ਖਾਣੀ ਕਿ ਮਗਰੋਂ
ਸਪਰੇਅ ਆਲੀ ਢੋਲੀ ਚੱਕ ਚੱਕ ਕੇ ਮੋਢੇ ਦੁਖਦੇ
ਦੌਰਾ ਕਦੇ ਨੀ ਪਿਆ ਬੱਸ ਲਸੰਸ ਆਲਾ ਫਾਰਮ ਭਰਾਉਣਾ
ਕੰਨ ਚ ਮੈਲ ਜੰਮੀ ਘੱਟ ਸੁਣਦਾ
ਸੱਪਾਂ ਦੇ ਸੁਪਨੇ ਆਉਂਦੇ ਨੀਂਦ ਟੁੱਟ ਜਾਂਦੀ
ਪਿਛਲੇ ਸਾਲ ਐਕਸੀਡੈਂਟ ਆਲੀ ਲੱਤ ਚੋਂ ਰਾਡ ਕਢਾਉਣੀ
ਅੱਡੀਆਂ ਮੱਚਦੀਆਂ ਰਾਤ ਨੂੰ ਕਈ ਮਹੀਨੇ ਹੋਗੇ
ਜਵਾਕ ਦਾ ਡੇਢ ਮਹੀਨੇ ਆਲਾ ਟੀਕਾ ਲਵਾਉਣਾ
ਖੰਘ ਆਲੀ ਦਵਾਈ ਜ਼ਹਿਰ ਅਰਗੀ ਕੌੜੀ ਆ ਹੋਰ ਦੇ ਦਿਓ
ਤੀਜਾ ਮਹੀਨਾ ਚੱਲਦਾ ਜੱਚਾ ਬੱਚਾ ਕਾਰਡ ਬਣਾਉਣਾ ਸਭ ਠੀਕ ਆ
heart ki purani dawa ka parcha renew krwana h
khoon dena h camp kab lagega
bartan k sabun se hath me halki jalan khujli
bukhar utar gya ab bas thodi kamzori
6 saal ka h dudh nahi peeta sirf chai mangta
mahwari 2 din late h test kab kru
galat takiye se gardan akad gyi bukhar nhi h
sir ke tanke sukh gye katwane h
padosi ko attack aaya tha to socha apna bp check krwa lu mujhe koi dikkat nhi
delivery ko 3 mahine ho gye copper t lagwani h
aankh fadakti rehti h kai din se
money plant snake plant se allergy hoti h kya bas poochna tha
saah di koi dikkat ni bas gala kharab
ghare kutta rakhya ohnu teeka kithe lagda
jhona laa laa ke lak dukhda
kabz rehndi dhidd saaf ni hunda
hath pichle saal machya c daag reh gya
thand naal bulh phat gye malham chahidi
nasha chhad ta saal ho gya counseling di agli date dasso
jawak da taalu kado bharda 5 mahine da khed da hasda theek a
sara din mobile vekhda akkhan thak jandian
bapu da dil da operation 2018 ch hoya c saalana checkup
delivery te ayushman card chalda k ni
munda kehnda paper aa maar ditta maths ne vitamin di goli dso
`
