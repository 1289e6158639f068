/**
 * A round of longer and rarer wording, written after the sixth was learnt: 77 of 120 red ones were caught and 8 of 80 harmless
 * ones flagged before anything was learnt from it (docs/clinical-sources.md).
 */
export const red = `
uncle is holding his chest and saying it is burning and breaking with pain
since 1 hour severe discomfort in chest, feeling like dying
my father is gasping for air he cant even lie down
nebuliser given 3 times still no relief breath is stuck
grandmothers face dropped on one side she is mumbling
his right arm became useless all of a sudden
boy fell in school, hands legs were shaking, tongue bitten
mirgi attack is going on not stopping since 10 minutes
grandpa is not opening eyes only making sound
sister collapsed in bathroom
neighbour has eaten celphos what to do
child put harpic in mouth
worker became ill after spraying pesticide in fields, water from mouth
something bit in the fodder room two teeth marks swelling rising
miscarriage type heavy bleed pads soaking every hour
cut his wrist on glass blood spurting
scooty slipped he was without helmet blood from ear
arm pulled into thresher
boiling milk poured over her legs
pressure cooker burst on her face
my friend sent message goodbye and has tablets with him
7 months pregnant vision is blurry and feet swollen
newborn is cold and not sucking
my baby has sunken eyes and no urine since morning
पिताजी को सीने में जलन जैसी तेज पीड़ा और ठंडा पसीना
छाती पर जैसे किसी ने पत्थर रख दिया
नानी को सांस नहीं मिल रही खिड़की पर बैठी हैं
बेटी की सांस अटक अटक के आ रही है
ताऊजी का आधा चेहरा लटक गया
बाएं हाथ पैर में जान नहीं रही अचानक से
बेटी का शरीर कांपने लगा आंखें पलट गईं
दांत भिंच गए और झटके लग रहे हैं
दुकान पर अचानक गश खाकर गिर पड़े
शुगर का मरीज है होश में नहीं है
गेहूं में रखने वाली गोली खा ली
खरपतवार की दवाई गलती से पी गया
बच्ची ने तेजाब पी लिया है
घास काटते समय नाग ने हाथ पर काटा
खांसी में खून आ रहा है
डिलीवरी को चार दिन हुए खून बहुत जा रहा है
ट्रक ने टक्कर मार दी सिर से खून निकल रहा
बच्चा सीढ़ियों से लुढ़क गया और उल्टी कर रहा है
चूल्हे की आग से साड़ी जल गई पेट झुलस गया
बच्चे ने गरम दाल अपने ऊपर गिरा ली
अब और नहीं जीना सब खत्म कर दूंगा
प्रेग्नेंट बहू को बहुत तेज सिरदर्द और सूजन है
नवजात बच्चा रो नहीं रहा नीला पड़ रहा है
छह महीने का बच्चा तेज तेज सांस ले रहा है
ਡੈਡੀ ਦੀ ਛਾਤੀ ਵਿੱਚ ਚੀਸਾਂ ਪੈਂਦੀਆਂ ਤੇ ਠੰਢੇ ਪਸੀਨੇ
ਹਿੱਕ ਤੇ ਜਿਵੇਂ ਕੋਈ ਬੈਠਾ ਹੋਵੇ
ਰਾਤ ਦਾ ਸਾਹ ਉੱਖੜਿਆ ਹੋਇਆ ਬੈਠ ਕੇ ਕੱਟੀ ਰਾਤ
ਸਾਹ ਰੁਕ ਰੁਕ ਕੇ ਆ ਰਿਹਾ ਬਜ਼ੁਰਗ ਨੂੰ
ਤਾਏ ਦਾ ਅੱਧਾ ਸਰੀਰ ਸੁੰਨ ਹੋ ਗਿਆ
ਬੋਲਦੇ ਬੋਲਦੇ ਜੀਭ ਲੜਖੜਾ ਗਈ ਤੇ ਹੱਥੋਂ ਗਲਾਸ ਡਿੱਗ ਗਿਆ
ਭਰਾ ਨੂੰ ਦੌਰੇ ਤੇ ਦੌਰਾ ਪਈ ਜਾਂਦਾ
ਕੁੜੀ ਦੀਆਂ ਅੱਖਾਂ ਉੱਤੇ ਨੂੰ ਹੋ ਗਈਆਂ ਤੇ ਝੱਗ ਨਿਕਲੀ
ਬੇਬੇ ਨੂੰ ਕੋਈ ਸੁਰਤ ਨਹੀਂ
ਮੰਡੀ ਵਿੱਚ ਗਰਮੀ ਨਾਲ ਬੇਸੁਰਤ ਹੋ ਗਿਆ
ਕਣਕ ਵਾਲੀਆਂ ਗੋਲੀਆਂ ਖਾ ਗਿਆ ਮੁੰਡਾ
ਨਦੀਨ ਨਾਸ਼ਕ ਪੀ ਲਿਆ ਗੁੱਸੇ ਚ
ਝੋਨੇ ਤੇ ਜ਼ਹਿਰ ਛਿੜਕਦਿਆਂ ਚੱਕਰ ਤੇ ਉਲਟੀਆਂ
ਪੱਠੇ ਵੱਢਦੇ ਦੇ ਸੱਪ ਨੇ ਉਂਗਲ ਤੇ ਡੰਗ ਮਾਰਤਾ
ਬੱਚਾ ਹੋਣ ਤੋਂ ਬਾਅਦ ਖੂਨ ਬਹੁਤ ਪੈ ਰਿਹਾ
ਦਾਤੀ ਲੱਗ ਗਈ ਲਹੂ ਰੁਕਦਾ ਹੀ ਨਹੀਂ
ਟਰਾਲੀ ਥੱਲੇ ਆ ਗਿਆ ਲੱਤ ਕੁਚਲੀ ਗਈ
ਕੰਬਾਈਨ ਚ ਬਾਂਹ ਆ ਗਈ
ਕੜਾਹੇ ਚ ਡਿੱਗ ਪਿਆ ਸਾਰਾ ਸੜ ਗਿਆ
ਪਰਾਲੀ ਦੀ ਅੱਗ ਚ ਪੈਰ ਸੜ ਗਏ
ਘਰ ਚ ਕਲੇਸ਼ ਆ ਮੈਂ ਕੁਝ ਖਾ ਕੇ ਮਰ ਜਾਣਾ
ਅੱਠਵੇਂ ਮਹੀਨੇ ਚ ਪਾਣੀ ਪੈ ਗਿਆ
ਵੀਹ ਦਿਨਾਂ ਦਾ ਬੱਚਾ ਤਪਦਾ ਪਿਆ ਦੁੱਧ ਨੀ ਲੈਂਦਾ
ਬੱਚੇ ਨੂੰ ਉਲਟੀਆਂ ਟੱਟੀਆਂ ਨਿਢਾਲ ਹੋ ਗਿਆ
chaati mein ajeeb sa dard hai jabde tak ja rha hai
papa seena pakad ke baithe hai pasina pasina
meri maa ko sans bilkul nai aa rhi lips blue ho gaye
beti ko dama hai pump lene par bhi saans chal rahi hai zor se
nani ki zuban band ho gayi muh ek taraf khich gaya
baye pair aur hath me taakat khatam ho gayi
bhai zameen pe gir ke tadap raha tha muh se jhaag
bachi ko bukhar ke sath fits aa rahe
dadi jaga rahe hai par uth nahi rahi
chakkar khake gir gayi ab hosh me nahi
chuhe wali dawai pi gayi behen
khet me dawai chhidakte chhidakte behosh jaisa lag raha hai spray chadh gayi
nephew ne phenyl peeliya
raat ko sote hue kisi keede ne kata do daant ke nishan hai aankhe band ho rahi
ulti me kala khoon nikla
gale se khoon aa rha khaaste hue
car palti kha gayi 3 log ghayal
bacha chat se gir gaya kaan se khoon
biryani ka garam pani pair par palat gaya
current lagne se hath jal gaya
sab se thak gayi hu ab jeena nahi chahti
8va mahina hai pani nikal raha hai
bache ko dast ulti aankhe dhas gayi hai
20 din ka bacha dudh nahi kheech raha bukhar
daddy di chhati nu jiwe kise ne jakad lya hove
dil wali jagah te bahut peed hundi aa te ghabrahat
saahnahi aunda bapu nu
sah laina aukha hoya pya raat da
mami da muh te bah ik pase to mar gye
bapu ji to bolya ni janda saver to
veere nu dore te dora payi janda
bache de hath pair aakad gye akhan utte nu chad gyian
bebe jagaundeya jaagdi ni
jwak behoshh ho gya dhupp ch
gharwali ne sulfass kha layi bachalo
bhanje ne narme wali dwai pee layi
jeeth ne kanak ch rakhan wali goli kha layi
parali chakkde nu sapp lad gya
mere nakk cho lahu band ni ho rha 1 ghante da
daati naal hath vaddya gya khoon bahut vag rha
reharhi palat gyi banda thalle aa gya
kande to thalle digg pya sir pat gya
kukar fatt gya muh te bhaap pai gyi
gudd wala kadaha dull gya pair sadd gye
main tang aa gyi jindgi to kujh kar laina
gharwali nu athva mahina aa te khoon pai gya
chhota jawak neela ho gya ronda v ni
bacha sust pya akhan ni patt da dudh ni lainda
`

export const harmless = `
old stroke patient wants exercise plan for hand
chest is clear now after antibiotics cough little
pain in heel when i get up in morning
mosquito spray gives me sneezing
husband snoring in night
baby spits a little milk after feeding growing well
want to know about snake bite first aid training in school
fits in my pant size reduced after diet
i fell in love and cannot focus on study
dry eyes burning due to computer
blood pressure 130 over 85 is it ok
my son fell last year and broke arm plate removal
sugar fasting 140 which medicine
pregnant 6 months need iron injection date
no breathlessness only mild cold
dandruff and hair breaking after hot oil
गले में हल्का दर्द और नाक बह रही है
मां को घुटनों की तकलीफ है चलना मुश्किल
सास को मोतियाबिंद दिखाना है
दो महीने की बच्ची को टीका कब लगेगा
पिछले साल सांप ने काटा था अब ठीक हूं
छाती में बलगम जमा है खांसी आती है
खाने के बाद पेट भारी लगता है
आंख में लाली और कीचड़ है
हाथ में मोच है सूजन थोड़ी है
दूध से बच्चे को दाने होते हैं
गर्मी में पैरों में जलन होती है
पांच साल पहले एक्सीडेंट हुआ था अब पैर में दर्द रहता है
बेहोशी की दवा से ऑपरेशन कब होगा पूछना है
चाय ज्यादा पीने से एसिडिटी
पति शराब छोड़ना चाहते हैं
खून पतला करने की दवाई कितने दिन लेनी है
ਮੋਢਾ ਜਾਮ ਆ ਬਾਂਹ ਉੱਤੇ ਨੀ ਜਾਂਦੀ ਛੇ ਮਹੀਨੇ ਤੋਂ
ਚਾਹ ਪੀ ਕੇ ਤੇਜ਼ਾਬ ਬਣਦਾ
ਬੱਚਾ ਸਾਲ ਦਾ ਹੋ ਗਿਆ ਦੁੱਧ ਛੁਡਾਉਣਾ
ਸਾਹ ਠੀਕ ਆ ਹੁਣ ਸਿਰਫ ਖੰਘ ਰਹਿ ਗਈ
ਗੱਡੀ ਚ ਸਫ਼ਰ ਕਰਦੇ ਉਲਟੀ ਆਉਂਦੀ
ਨੱਕ ਵਿੱਚੋਂ ਪਾਣੀ ਵਗਦਾ ਛਿੱਕਾਂ
ਅੱਖਾਂ ਚ ਰੜਕ ਪੈਂਦੀ
ਮਾਂ ਦਾ ਸ਼ੂਗਰ ਚੈੱਕ ਕਰਾਉਣਾ
ਪਿਛਲੇ ਸਾਲ ਅਧਰੰਗ ਹੋਇਆ ਸੀ ਹੁਣ ਕਸਰਤ ਪੁੱਛਣੀ
ਲੱਤਾਂ ਚ ਖਿੱਚ ਪੈਂਦੀ ਰਾਤ ਨੂੰ
ਗਰਭ ਦਾ ਚੌਥਾ ਮਹੀਨਾ ਅਲਟਰਾਸਾਊਂਡ ਕਦੋਂ
ਕੋਈ ਦੌਰਾ ਨਹੀਂ ਪਿਆ ਦੋ ਸਾਲ ਤੋਂ ਦਵਾਈ ਘਟਾਉਣੀ
ਹੱਥ ਤੇ ਪੁਰਾਣਾ ਸੜਨ ਦਾ ਦਾਗ
ਭੁੱਖ ਨੀ ਲੱਗਦੀ ਰੋਟੀ ਘੱਟ ਖਾਂਦਾ ਬਜ਼ੁਰਗ
ਕਣਕ ਖਾਣ ਨਾਲ ਪੇਟ ਖਰਾਬ ਹੁੰਦਾ
ਜੀਭ ਤੇ ਛਾਲਾ
saas ko ghutne ki dikkat hai
bal girna band nahi ho raha
kal se gala baith gaya bolne me dikkat
pet saaf nahi hota 4 din se
bache ke kaan me dard ro raha tha ab thik
purani chot me sardi me dard
dil ke doctor ka time chahiye
pehle dama tha ab pump nahi lete
garmi me nakseer aati thi bachpan me
chakkar nahi hai bas kamzori
goli khane ke baad acidity hoti hai
accident claim ke liye doctor ka parcha chahiye
aankh phadakti hai
hath pair thande rehte hai
bete ki height nahi badh rahi
tang me dard hai siatica
bebe de gode turan ch aukh hundi
pairan de talve machde garmi nal
bache de dand nikal de aa chidchida
bp di goli roj kha lya karan
nakk band rehnda saah muh to lainda raat nu
pichle mahine digg gyi si hun satt theek aa
sir ch sikri te waal digde
dil karda roti khaan nu ni
chhati vich resha jamya khang naal nikalda
akh vich kuch pai gya si kadh ditta
laatan ch kadval raat nu
thanda pani peen nal gala khrab
patlian tattiyan ik do vaar ors lai lya
garbh di rok thaam layi salah
dwai nal neend bahut aundi
sapp wargi lakeer chamdi te khurak
`
