/** Harmless ones of the blind set: refills, routine, past, denied, other people, everyday words that sound dangerous. */
export const blindHarmless = {
  en: `
need bp tablets again for one month
want appointment for my mothers knee pain
sugar report is normal what to do next
father had heart attack in 2019 he is fine now, routine check up
no chest pain only acidity after spicy food
my neighbour died of snake bite last year, is there a vaccine
child has cold and cough since 2 days playing well
baby vaccination due on monday
i am 5 month pregnant want date for ultrasound
pregnancy test positive want to see lady doctor
itching on both hands
pimples on face since 2 months
hair falling a lot
teeth pain when drinking cold water
back pain after cutting wheat
specs number checking
how to store insulin in summer
when is doctor coming on thursday
got old burn mark on hand want cream
fits stopped since 3 years, medicine to be continued?
my shoes bite and there is a small blister
dead skin on heels
mole on arm looks like a heart should i worry
exam stress cant focus in studies
gums bleed little when brushing
periods late by 6 days
periods pain every month want medicine
blood test for thyroid, empty stomach or not
blood group certificate required for school
bp 136/86 today is it ok
ear wax blocked
small cut on finger while cooking, stopped now, need tetanus?
choked drain near hospital gate please clean it
can i take paracetamol with my sugar tablet
leg cramps at night
uncle had stroke one year ago, need physiotherapy
medicine was burning my stomach so doctor changed it, want refill
constipation since 3 days
asha didi told us the danger signs of pregnancy, i have none of them
this tablet is killing my taste, can i change it
`,
  hi: `
बीपी की गोली खत्म हो गई है दोबारा लिखवानी है
घुटनों में दर्द रहता है
बच्चे का टीका लगवाना है
पिताजी को पिछले साल दौरा पड़ा था अब ठीक हैं जांच करवानी है
छाती में दर्द नहीं है बस खांसी है
पड़ोसी को सांप ने काटा था उसी दिन से डर लगता है
सांस की कोई तकलीफ नहीं इनहेलर खत्म है
चार महीने का गर्भ है अल्ट्रासाउंड की तारीख चाहिए
बाल झड़ रहे हैं
मुंह में छाले
चश्मे का नंबर बढ़ गया है
दांत में कीड़ा लगा है
शुगर की रिपोर्ट दिखानी है
खून की जांच खाली पेट होती है क्या
खून की कमी है आयरन की गोली चाहिए
डॉक्टर साहब कब बैठते हैं
पीठ दर्द खेत में काम करने से
चेहरे पर दाने
पैर में मोच आ गई थी अब आराम है
नाक बह रही है दो दिन से
माहवारी पांच दिन लेट है
पेट में गैस बनती है
कब्ज रहती है
कान में मैल
थायराइड की दवा दोबारा चाहिए
बच्चा रात को बिस्तर गीला करता है
इंसुलिन फ्रिज में न रखें तो खराब होगी क्या
मेरी बहन को मिर्गी थी बचपन में, अब शादी से पहले सलाह चाहिए
जलने का पुराना निशान है हाथ पर
मच्छर काटने से खुजली
गर्मी से मरे जा रहे हैं पंखा कब लगेगा अस्पताल में
मौत का प्रमाण पत्र बनवाना है दादाजी का
एक्सीडेंट का क्लेम फार्म भरवाना है
करंट वाली मशीन से सिकाई करानी है
टांके कब खुलेंगे
नींद कम आती है पढ़ाई की चिंता है
जहर जैसी कड़वी दवा है दूसरी लिख दो
बुखार उतर गया अब भूख नहीं लगती
एड़ी में सुबह दर्द
बच्चा दूध पीता है खेलता है बस हल्का जुकाम
`,
  pa: `
ਬੀਪੀ ਦੀ ਦਵਾਈ ਮੁੱਕ ਗਈ ਦੁਬਾਰਾ ਚਾਹੀਦੀ
ਗੋਡੇ ਦੁਖਦੇ ਨੇ
ਬੱਚੇ ਦੇ ਟੀਕੇ ਲਵਾਉਣੇ ਆ
ਬਾਪੂ ਨੂੰ ਦੋ ਸਾਲ ਪਹਿਲਾਂ ਦਿਲ ਦਾ ਦੌਰਾ ਪਿਆ ਸੀ ਹੁਣ ਠੀਕ ਆ
ਛਾਤੀ 'ਚ ਦਰਦ ਕੋਈ ਨੀ ਬੱਸ ਖੰਘ ਆ
ਗੁਆਂਢੀ ਦੇ ਸੱਪ ਲੜਿਆ ਸੀ ਪਿਛਲੇ ਸਾਲ
ਪੰਜਵਾਂ ਮਹੀਨਾ ਚੱਲਦਾ ਚੈੱਕਅੱਪ ਕਰਵਾਉਣਾ
ਐਨਕ ਦਾ ਨੰਬਰ ਚੈੱਕ ਕਰਾਉਣਾ
ਵਾਲ ਝੜਦੇ ਨੇ
ਦਾੜ੍ਹ ਦੁਖਦੀ ਆ
ਸ਼ੂਗਰ ਦੀ ਰਿਪੋਰਟ ਵਿਖਾਉਣੀ ਆ
ਖੂਨ ਟੈਸਟ ਨਿਰਣੇ ਕਾਲਜੇ ਹੁੰਦਾ?
ਖੂਨ ਘੱਟ ਆ ਤਾਕਤ ਦੀਆਂ ਗੋਲੀਆਂ ਚਾਹੀਦੀਆਂ
ਡਾਕਟਰ ਕਿਹੜੇ ਦਿਨ ਆਉਂਦੇ ਨੇ
ਲੱਕ ਦੁਖਦਾ ਵਾਢੀ ਕਰਕੇ
ਨਜ਼ਲਾ ਜ਼ੁਕਾਮ ਆ ਜਵਾਕ ਨੂੰ ਖੇਡਦਾ ਠੀਕ ਆ
ਮੂੰਹ ਤੇ ਫਿਣਸੀਆਂ
ਤਾਰੀਖ ਲੰਘ ਗਈ ਚਾਰ ਦਿਨ ਹੋ ਗਏ
ਗੈਸ ਬਣਦੀ ਆ ਖੱਟੇ ਡਕਾਰ
ਕੰਨ 'ਚੋਂ ਮੈਲ ਕਢਾਉਣੀ
ਥਾਇਰਾਇਡ ਵਾਲੀ ਗੋਲੀ ਲਿਖਾਉਣੀ
ਹੱਥਾਂ ਤੇ ਖਾਜ
ਟਾਂਕੇ ਕਦੋਂ ਖੋਲ੍ਹਣੇ
ਪੁਰਾਣਾ ਸੜੇ ਦਾ ਦਾਗ ਆ
ਦੌਰੇ ਹੁਣ ਨੀ ਪੈਂਦੇ ਗੋਲੀ ਬੰਦ ਕਰ ਦਿਆਂ?
ਪੇਪਰਾਂ ਦੀ ਟੈਨਸ਼ਨ ਨੀਂਦ ਘੱਟ ਆਉਂਦੀ
ਮਰ ਗਏ ਗਰਮੀ ਨਾਲ ਹਸਪਤਾਲ 'ਚ ਪੱਖਾ ਲਵਾ ਦਿਓ
ਮੌਤ ਦਾ ਸਰਟੀਫਿਕੇਟ ਬਣਾਉਣਾ ਦਾਦੇ ਦਾ
ਝੋਨੇ ਤੇ ਸਪਰੇਅ ਕੀਤੀ ਸੀ ਕੱਲ੍ਹ ਬੱਸ ਹੱਥ ਧੋ ਲਏ ਕੋਈ ਤਕਲੀਫ ਨੀ
ਕਰੰਟ ਵਾਲੀ ਮਸ਼ੀਨ ਨਾਲ ਸੇਕ ਕਰਾਉਣਾ ਗੋਡੇ ਨੂੰ
ਪੈਰ ਦੀ ਅੱਡੀ ਦੁਖਦੀ
ਕਬਜ਼ ਰਹਿੰਦੀ ਆ
ਬੁਖਾਰ ਲਹਿ ਗਿਆ ਹੁਣ ਕਮਜ਼ੋਰੀ ਆ
ਮੱਛਰ ਲੜਦੇ ਬਹੁਤ ਖੁਰਕ ਹੁੰਦੀ
ਭਾਰ ਘਟਾਉਣਾ ਕੀ ਖਾਵਾਂ
ਇਨਸੁਲਿਨ ਵਾਲੀ ਪੈੱਨ ਦੀ ਸੂਈ ਚਾਹੀਦੀ
ਐਕਸੀਡੈਂਟ ਵਾਲੇ ਕੇਸ ਦਾ ਫਾਰਮ ਭਰਾਉਣਾ
ਸਾਹ ਵਾਲਾ ਪੰਪ ਮੁੱਕ ਗਿਆ ਉਂਜ ਠੀਕ ਆਂ
ਜ਼ਹਿਰ ਵਰਗੀ ਕੌੜੀ ਦਵਾਈ ਆ ਬਦਲ ਦਿਓ
ਭੈਣ ਦਾ ਜਣੇਪਾ ਹੋਇਆ ਮਾਂ ਬੱਚਾ ਠੀਕ ਨੇ ਟੀਕਾ ਕਦੋਂ ਲੱਗੂ
`,
  romanHi: `
bp ki goli likhwani h
ghutno ka dard 2 saal se
tika kab lagega bache ko
papa ka bypass hua tha 2018 me ab theek h dikhana h
seene me dard nhi h bs thakan
saans theek h inhaler khatam
mere dost k bhai ko saap ne kata tha wo bach gya
5 va mahina h ultrasound ki date
baal jhad rhe
daant me jhanjhanahat thande pani se
chashme ka no. badh gya
khoon ki jaanch ki report kab milegi
khoon badhane ki goli
doctor sahab sunday ko baithte h kya
kamar dard bori uthane se
nakk band h zukam
muh pe pimple shaadi h agle mahine
period 1 hafta late
acidity mirch khane se
kabz rehti h
thyroid ki dawa 50 wali chahiye
khujli raat ko zyada
taanke khulwane h
jale ka purana daag hatana h
mirgi ki dawai chal rhi 4 saal se koi daura nhi
exam ki tension me neend km
garmi ne maar dala ac nhi chalta kya ward me
death certificate chahiye dadi ka
accident claim ke liye medical
jeher lagti h ye dawai itni kadwi
pet ka operation hua tha pichle sal ab dikhana h
bukhar utar gya kamzori h
machhar k katne se lal nishan
vajan kam krna h
pen ki sui khatam
bacha khana kam khata h baaki khelta h
pair ki ungli me fungus
chakki me kaam karta hu kaan me awaz
heart wale doctor ka time btana
meri nani ko lakwa hua tha 3 saal pehle physio chahiye
`,
  romanPa: `
bp wali dwai mukk gyi
gode dukhde ne thand ch
bache de tike kado lagne
bapu nu 2 saal pehla attack aya c hun theek aa checkup karauna
hikk ch koi dard ni bas khang aa
saah theek aa pump mukk gya
guandi de munde nu sapp lad gya c pichle saal
5va mahina chalda check karauna
enak da number vadh gya
waal jhadd de
daadh ch dard thanda lagda
sugar di report dikhauni
khoon di kami aa goliya dedo
khoon test khali pet hunda?
doctor saab kado baithde
lakk dukhda jhona launde da
nazla zukam jwak nu khedda theek aa
muh te fimsia
tareekh 5 din uppar hogi
gas bandi khatte dakar
kann di mail
thyroid wali goli dubara likh do
khaaj hundi hatha te
tanke kholne kado
sarhe da purana daag
daure hun ni painde 3 saal ho gye
paper aa gye tension neend ghatt
garmi ne maar ditte pakha lwa do
maut da certificate banauna dade da
accident wale case di parchi
zehar wargi kaudi dwai badal do
bukhar leh gya kamzori aa
machhar lad de khurk hundi
bhaar ghatauna
sui pen di mukk gyi
current wali machine nal sek
spray da kamm aa mask kehda pava
massi nu adhrang hoya c 2020 ch malish wala doctor dasso
bhabi da jaapa hogya sab theek bache da card banauna
fasal di tension aa bp check karauna
`,
} as const
