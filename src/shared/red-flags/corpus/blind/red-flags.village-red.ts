/**
 * The thirteenth round: as people of a village type, with slips of spelling and no punctuation. Written without a look at the
 * rules, the words or the phrases of other rounds, and committed before anything was measured.
 */
export const villageRed = {
  en: `
papa is sweting a lot and chest pane going to left hand
my sister drank fenyl from bathroom half cup
husband cant speek proper and his right hand is falling down since 1 hour
mother not waking from morning only snoring sound
1 yr old baby body went stiff and eyes rolled up with fever
something bit my brother in the paddy field leg is swolen and he is sleepy
bhabhi delivered 5 days ago pad is full of blood every half hour
fell from the tractor and the wheel went on his leg
not able to take breath while lying have to sit whole nite
hot milk fell on my baby chest and stomach skin came off
i want to finish my self pls help
dadi ate wrong medicen 15 tablet of sugar and now talking nonsence
water came out in 7th month and no pain
my kid swallowd the button cell of toy
he hung himself we took him down he is breathing slow
uncle vomited blood two times black colour like coffee
my son got current from motor he fell and hand is burnt
face lips and tongue got swollen after injection and he cant breath
stomach is tight like stone since night no gas passing and vomiting green
newborn 6 day yellow and cold not drinking milk sleeping all time
`,
  hi: `
पापा के सिने में बहुत जोर का दर्द पसीना आ रहा है
बेटे ने चूहे मारने वाली दवाई खा ली
माँ का एक साइड का हाथ पैर काम नही कर रहा सुबह से
सास नही आ रही इनहेलर से भी आराम नही
बच्चे को झटके आ रहे है बुखार में आखे उपर चढ़ गई
भाई को खेत में सांप ने पैर पर काट लिया
बहु को आठवा महीना चल रहा है खून जा रहा है
दादा जी बेहोस पड़े है उठ नही रहे
मैं अब जीना नही चाहती सब खत्म कर लूंगी
मोटरसाइकिल से गिर गया सिर फट गया उल्टी कर रहा है
चार दिन का बच्चा दूध नही पी रहा सुस्त पड़ा है
गर्म तेल गिर गया पुरी बाजू जल गई छाले पड़ गए
खून की उल्टी हुई दो बार
शुगर वाली सुई लगा ली खाना नही खाया अब काप रहे है पसीना आ रहा
पेट पत्थर जैसा सख्त हो गया है हाथ नही लगाने देता
डिलीवरी के बाद से खून बंद नही हो रहा चक्कर आ रहे है
बिजली का करंट लगा मोटर से और गिर गया बेहोश
गले में मूंगफली अटक गई बच्चा नीला पड़ रहा है
अचानक एक आँख से दिखना बंद हो गया
गर्भवती है बीपी बहुत ज्यादा है आंखो के आगे अंधेरा सिर फटा जा रहा
`,
  pa: `
ਬਾਪੂ ਜੀ ਦੀ ਛਾਤੀ ਚ ਬਹੁਤ ਪੀੜ ਆ ਖੱਬੀ ਬਾਂਹ ਵੀ ਸੁੰਨ
ਮੁੰਡੇ ਨੇ ਕਣਕ ਵਾਲੀ ਗੋਲੀ ਖਾ ਲਈ ਉਲਟੀਆਂ ਕਰੀ ਜਾਂਦਾ
ਬੇਬੇ ਦਾ ਮੂੰਹ ਟੇਢਾ ਹੋ ਗਿਆ ਬੋਲਿਆ ਨੀ ਜਾਂਦਾ
ਸਾਹ ਨਹੀ ਆਉਂਦਾ ਰਾਤ ਦਾ ਬੈਠਾ ਈ ਆ
ਕਾਕੇ ਨੂੰ ਬੁਖਾਰ ਨਾਲ ਦੌਰਾ ਪੈ ਗਿਆ ਅੱਖਾਂ ਉਤਾਂਹ ਚੜ੍ਹਾ ਗਿਆ
ਝੋਨੇ ਵਿਚ ਸੱਪ ਲੜ ਗਿਆ ਪੈਰ ਤੇ
ਘਰਵਾਲੀ ਨੂੰ ਸੱਤਵਾਂ ਮਹੀਨਾ ਆ ਖੂਨ ਪੈ ਰਿਹਾ
ਤਾਇਆ ਜੀ ਬੇਹੋਸ ਹੋ ਗਏ ਹਿਲਾਇਆਂ ਵੀ ਨੀ ਉਠਦੇ
ਜੀਅ ਕਰਦਾ ਮਰ ਜਾਵਾਂ ਹੁਣ ਨੀ ਜੀਣਾ
ਟਰਾਲੀ ਥੱਲੇ ਆ ਗਿਆ ਲੱਤ ਟੁੱਟ ਗਈ ਖੂਨ ਬਹੁਤ ਵਗਦਾ
ਦਸ ਦਿਨ ਦੀ ਬੱਚੀ ਦੁੱਧ ਨੀ ਚੁੰਘਦੀ ਠੰਡੀ ਪਈ ਆ
ਟੋਕੇ ਵਾਲੀ ਮਸੀਨ ਚ ਹੱਥ ਆ ਗਿਆ ਉਂਗਲਾਂ ਵੱਢੀਆਂ ਗਈਆਂ
ਖੰਘ ਨਾਲ ਖੂਨ ਆਇਆ ਬਹੁਤ ਸਾਰਾ
ਸ਼ੂਗਰ ਘਟ ਗਈ 45 ਆ ਪਸੀਨਾ ਤੇ ਕੰਬਣੀ
ਢਿੱਡ ਆਕੜ ਗਿਆ ਪੱਥਰ ਵਰਗਾ ਹਵਾ ਵੀ ਨੀ ਸਰਦੀ
ਸਪਰੇ ਕਰਦੇ ਕਰਦੇ ਚੱਕਰ ਆਇਆ ਮੂੰਹ ਚੋਂ ਝੱਗ ਆਉਂਦੀ
ਕਰੰਟ ਲੱਗ ਗਿਆ ਖੰਭੇ ਤੋਂ ਬੋਲਦਾ ਨੀ
ਨਹਿਰ ਚੋਂ ਕੱਢਿਆ ਮੁੰਡਾ ਸਾਹ ਹੌਲੀ ਆ
ਜਣੇਪੇ ਤੋਂ ਬਾਦ ਖੂਨ ਨੀ ਰੁਕਦਾ ਦੋ ਚਾਦਰਾਂ ਭਰ ਗਈਆਂ
ਅੰਗੀਠੀ ਬਾਲ ਕੇ ਸੁੱਤੇ ਸੀ ਦੋਵੇਂ ਉਠਦੇ ਨਹੀਂ
`,
  romanHindi: `
papa ko chati me bhari pan hai ghabrahat pasina aa rha
bhai ne tezab pi liya
maa ka muh ek taraf ho gya bol nhi pa rhi
bachi ko saans lene me bahut takleef pasliya chal rhi
chhote ko mirgi jaisa jhatka aya 10 min se ruk nhi rha
saap ne kaata hai ungli pe 20 min pehle
6 mahine ki pregnant hu niche se blood aa rha hai
dadi hosh me nhi h aankh nhi khol rhi
zindagi se thak gya hu marne ka man krta h
scooty ka accident hua sar se khun beh rha
15 din ka bacha bukhar 102 doodh nhi pi rha
cooker fat gya chehra jal gya
letrin me bahut sara khun kala kala aa rha chakkar bhi
sugar 40 aa rhi machine me behosh jaisa ho rha
pet me achanak itna tej dard ki seedha nhi ho pa raha chuwa nhi ja raha
galti se neend ki 20 goli kha li
bijli ka jhatka laga taar se gir gya
gale me sikka fas gya bache ke laar tapak rhi
9va mahina bacha pet me hil nhi rha kal se
achanak sar me bijli jaisa dard gardan akad gyi ulti
`,
  romanPunjabi: `
bapu di chaati ch dard khabbi baah vi dukhdi parsina aunda
kudi ne juaan wali dawai pee layi
mummy da ik passa nhi chalda savere da
saah chad reha gall v nhi kar hundi
munde nu daura pya muh cho jhag aayi
sapp ne dangg mareya khet ch
bhain nu 5va mahina bleeding ho rhi aa
dadi ji behosh paye ne bolde nhi
main khudkushi karn lagga koi bcha lo
motorcycle truck ch wajja sir fatt gya
nikka baby 8 din da dudh ni peenda te susst aa
garam daal dig gyi bache te saara pet sadd gya
ulti vich khoon aa reha
insulin do vari lag gyi hun kambda te parsina
dhidd lakkad varga hoya peed jari nhi jandi
spray chad gyi kheta vich chakkar ulti te akhan to dhundla
current lag gya tubewell te hath jal gye
fan naal latak gya si lah lya saah aunda par bolda ni
baccha jammeya kal khoon band ni hunda ghar wali nu
machhi da kanda gal ch fas gya saah ni aunda
`,
} as const
