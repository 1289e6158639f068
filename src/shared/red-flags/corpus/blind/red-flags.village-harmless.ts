/** Harmless ones of the thirteenth round, written with red-flags.village-red.ts: many name a danger that is denied, past or another's. */
export const villageHarmless = {
  en: `
sugar medisin finished need for next month
want to show my old xray of knee to doctor
father bypass done in 2020 only followup no pain now
no breathing problem now cough is also less
baby vaccination due which day to come
my aunty died of heart attack i want to get my self checked
pregnent 4 month routine checkup and iron tablets
how to get paper sign for accident insurance
gas and acidity after eating rajma
dust alergy sneezing every morning
small cut on finger with knife 3 days ago healing want tetnus shot
back pain after working in field
no fits since 2 years want to continue same tablet
hair falling a lot what to eat
heavy feeling in legs by evening
blood test report collect and show
feeling weak and tired from some weeks
want to stop bleeding gums when brushing
which spray is good for mosquito at home
burning in urine since 2 days
`,
  hi: `
बीपी की गोली खत्म हो गई लिखवानी है
घुटने में दर्द रहता है सीढ़ी चढ़ने में
बच्चे का टीका लगवाना है
पिछले साल हार्ट का ऑपरेशन हुआ था अब जांच करवानी है
सिने में कोई दर्द नही बस गैस बनती है
खून की रिपोर्ट दिखानी है
मुह में छाले हो गए है खाना नही खाया जाता
सास को शुगर है उनका चैकअप
दाद खुजली हो रही है जांघ पर
पड़ोस में एक लड़के ने जहर खाया था हम डर गए है नींद नही आती
चौथा महीना है खून की कमी बताई थी गोली चाहिए
दवाई से नींद बहुत आती है बदलवानी है
आँख का चश्मा बनवाना है
बाल झड़ रहे है
दौरे की दवा चल रही है तीन साल से दौरा नही आया
चोट पुरानी है टांके कटवाने है
बच्चा मिट्टी खाता है कमजोर है
कान में मैल है सुनाई कम देता है
एड़ी फट गई है चलने में दर्द
माहवारी में दर्द होता है
`,
  pa: `
ਗੋਡਿਆਂ ਦੀ ਪੀੜ ਦਾ ਇਲਾਜ ਕਰਾਉਣਾ
ਬੀਪੀ ਦੀ ਦਵਾਈ ਮੁੱਕ ਗਈ ਆ
ਜਵਾਕ ਨੂੰ ਖੰਘ ਜੁਕਾਮ ਆ ਖੇਡਦਾ ਠੀਕ ਆ
ਛਾਤੀ ਚ ਦਰਦ ਨਹੀਂ ਹੈਗਾ ਬਸ ਚੈੱਕ ਕਰਾਉਣਾ
ਪਿਛਲੇ ਸਾਲ ਲਕਵਾ ਹੋਇਆ ਸੀ ਹੁਣ ਕਸਰਤ ਪੁੱਛਣੀ ਆ
ਪੰਜਵਾਂ ਮਹੀਨਾ ਆ ਸਕੈਨ ਕਰਵਾਉਣੀ
ਖੂਨ ਦੀ ਰਿਪੋਰਟ ਵਿਖਾਉਣੀ ਆ
ਸ਼ੂਗਰ ਕਾਬੂ ਚ ਆ ਸਿਰਫ ਦਵਾਈ ਲਿਖਵਾਉਣੀ
ਦੰਦ ਵਿੱਚ ਠੰਡਾ ਤੱਤਾ ਲਗਦਾ
ਵਾਲਾਂ ਚ ਸਿਕਰੀ ਆ
ਖੇਤ ਚ ਕੰਮ ਕਰਕੇ ਲੱਕ ਦੁਖਦਾ
ਦੌਰੇ ਬੰਦ ਨੇ ਦੋ ਸਾਲ ਤੋਂ ਦਵਾਈ ਚਲਦੀ
ਮੇਰੇ ਚਾਚੇ ਨੂੰ ਅਟੈਕ ਆਇਆ ਸੀ ਮੈਂ ਵੀ ਟੈਸਟ ਕਰਾਉਣੇ
ਐਨਕ ਦਾ ਨੰਬਰ ਵਧ ਗਿਆ ਲਗਦਾ
ਪੈਰ ਦੀ ਅੱਡੀ ਪਾਟੀ ਹੋਈ ਆ
ਬੱਚੇ ਦਾ ਟੀਕਾ ਲਵਾਉਣਾ ਕਦੋਂ ਆਈਏ
ਸੱਪ ਵਾਲਾ ਟੀਕਾ ਹਸਪਤਾਲ ਵਿੱਚ ਹੁੰਦਾ ਜਾਂ ਨਹੀਂ
ਢਿੱਡ ਚ ਗੈਸ ਬਣਦੀ ਰੋਟੀ ਤੋਂ ਬਾਦ
ਕੰਨ ਵਿਚ ਖਾਜ ਹੁੰਦੀ
ਰਾਤ ਨੂੰ ਨੀਂਦ ਘੱਟ ਆਉਂਦੀ
`,
  romanHindi: `
sugar ki dawai khatam ho gyi likhwani hai
kamar dard purana hai malish se aram
bachi ko halka jukam hai doodh pi rhi hai thik se
seene me jalan hoti h mirchi khane ke bad
do saal pehle stent pada tha checkup karana hai
koi saans ki dikkat nhi bas khansi
pregnancy test positive aya pehli bar dikhana hai
chehre pe daane ho gye
report dikhani h thyroid ki
saasu maa ke ghutne badalne hai
pati sharab chhodna chahte hai dawai chahiye
dono pairo me jhunjhuni sham ko hoti hai
chakkar wali dawa se aram hai wahi chahiye
chini kam karne ki diet batao
nakhun me fungus
bp normal aa rha dawai band kar du kya
accident wale case ka medical certificate banwana h
machar marne ki coil se khansi hoti hai
kabz rehti hai pet saaf nhi hota
bache ke daant nikal rahe dast lage h do bar
`,
  romanPunjabi: `
bp di goli likhwauni aa
goday dukhde paudiyan chadn lagge
chaati ch koi dard nhi bas checkup karona
jukaam te khang aa bukhar nhi
sugar theek aa report dikhauni
baby da teeka lagwana
pichle saal daura pya si hun theek dawai agge chalani
akhan ton paani aunda pdhde hoye
chehre te chhaiyan ne
mummy da lakk dukhda baithan uthan ch
3ja mahina chalda pehla checkup
gas bandi aa rotti khan to baad
dand kadwauna aa
nasha chhadauna munde da dawai dso
khoon di kami di goliyan chahidiyan
allergy wali khaaj raat nu
uncle ji nu attack aaya si pichle hafte oh hospital ne main apna test krona
spray wali dukaan kol rehnde dhooan naal khang
neend ghat aundi tension ghar di
baccha kamzor aa bhukh ghatt lagdi
`,
} as const
