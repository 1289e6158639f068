/** Harmless ones of the fourteenth round, written with red-flags.last-red.ts. */
export const lastHarmless = {
  en: `
need new glasses cant read newspaper small letters
bp is 130 80 just want to change tablet company
brother had fits in childhood now he is 30 and fine needs licence form
no blood in stool only constipation
want doctor to see ultrasound report 6 month pregnancy all normal
child does not eat vegetables
my uncle got paralysis last year so i want my cholestrol checked
snake was seen near house is there medicine to keep at home
pain in heel when i wake up
itching between fingers whole family
tooth filling came out
burn mark of old accident want cream to remove
period is late by 10 days
mother had cataract operation need eye drops
cough syrup is over cough is better
shoulder frozen physio time please
want to quit tobacco
gas stove smell makes my nose run
sleep not coming because of exam tension
insulin pen needle size which one
`,
  hi: `
शुगर की रिपोर्ट ठीक आई है दवाई चालू रखनी है क्या
बच्चे का वजन नही बढ़ रहा खाना ठीक खाता है
पिताजी को दो साल पहले अटैक आया था रूटीन चैकअप
छाती में दर्द नही है सिर्फ खांसी है
दांत में कीड़ा लगा है
पहले दौरे पड़ते थे अब नही पड़ते
सिर में जुएं है दवा दो
कमर का एक्सरे करवाना है
पैर में मोच आई थी अब ठीक है थोड़ा दर्द
गर्भ की जांच करवानी है तीसरा महीना
मुंह सूखता है प्यास लगती है
बिजली विभाग में हूं मेडिकल फिटनेस चाहिए
बीपी की मशीन कौन सी लें
आंख में लाली है पानी आता है
जलने का पुराना निशान है
गांव में डेंगू फैला है बचाव कैसे करे
बच्चा बिस्तर गीला करता है
सांस की दवा वाला पंप खत्म हो गया नया लिखवाना है
पेट साफ नही होता
एलर्जी से छींके आती है
`,
  pa: `
ਸ਼ੂਗਰ ਦੀ ਮਸ਼ੀਨ ਦੀਆਂ ਪੱਤੀਆਂ ਲੈਣੀਆਂ
ਮੋਢਾ ਜਾਮ ਹੋ ਗਿਆ ਹੱਥ ਉੱਪਰ ਨੀ ਜਾਂਦਾ ਛੇ ਮਹੀਨੇ ਤੋਂ
ਬੇਬੇ ਦਾ ਚਿੱਟੇ ਮੋਤੀਏ ਦਾ ਅਪਰੇਸ਼ਨ ਕਰਾਉਣਾ
ਖੂਨ ਨਹੀਂ ਆਉਂਦਾ ਬਸ ਬਵਾਸੀਰ ਦੀ ਖਾਜ ਆ
ਚੌਥਾ ਮਹੀਨਾ ਆ ਟੀਕਾ ਕਦੋਂ ਲੱਗੂ
ਜਵਾਕ ਰਾਤ ਨੂੰ ਦੰਦ ਕਿਰਚਦਾ
ਚਾਚਾ ਜੀ ਨੂੰ ਅਧਰੰਗ ਹੋਇਆ ਸੀ ਤਿੰਨ ਸਾਲ ਪਹਿਲਾਂ ਹੁਣ ਮਾਲਸ਼ ਪੁੱਛਣੀ
ਸਾਹ ਠੀਕ ਆ ਹੁਣ ਦਵਾਈ ਬੰਦ ਕਰਨੀ ਕਿ ਨਹੀਂ
ਗਲ ਖਰਾਬ ਆ ਦੋ ਦਿਨ ਤੋਂ
ਮੂੰਹ ਤੇ ਕਿੱਲ ਨਿਕਲਦੇ
ਛੋਟੇ ਨੂੰ ਕੰਡਿਆਲੀ ਗਰਮੀ ਹੋਈ ਆ
ਡਰਾਈਵਰੀ ਲਾਇਸੰਸ ਵਾਸਤੇ ਮੈਡੀਕਲ
ਗੱਡੀ ਚ ਬੈਠ ਕੇ ਉਲਟੀ ਆਉਂਦੀ ਹਮੇਸ਼ਾ
ਯੂਰਿਕ ਐਸਿਡ ਵਧਿਆ ਰਿਪੋਰਟ ਚ
ਖੁਸ਼ਕੀ ਨਾਲ ਚਮੜੀ ਪਾਟਦੀ
ਟਾਂਕੇ ਖੁਲਵਾਉਣੇ ਆ ਜਖਮ ਸੁੱਕਾ
ਮੋਟਾਪਾ ਘਟਾਉਣਾ
ਦਵਾਈ ਖਾ ਕੇ ਨੀਂਦ ਬਹੁਤ ਆਉਂਦੀ
ਗੁਆਂਢੀ ਨੇ ਜ਼ਹਿਰ ਪੀਤਾ ਸੀ ਪਿਛਲੇ ਮਹੀਨੇ ਉਦੋਂ ਦਾ ਮਨ ਉਦਾਸ ਆ
ਦਿਲ ਦੀ ਦਵਾਈ ਮੁੱਕੀ ਆ ਡਾਕਟਰ ਸਾਹਿਬ ਤੋਂ ਲਿਖਵਾਉਣੀ
`,
  romanHindi: `
heart ki dawai likhwani hai pehle wali khatam
gardan me dard mobile chalane se
bache ko teeka lagne ke baad halka bukhar
koi chot nhi lagi bas chakkar ka checkup pehle bhi hota tha
4 mahine ki pregnant hu khoon ki janch karwani
saas bahu dono ki aankh ki janch
garmi me ghamori ho gyi
chacha ko laqwa hua tha 2019 me exercise poochni hai
pet me gas aur dakar
purane jale ka nishan hatana hai
neend ki goli chhodni hai kaise
sar me dandruff
balo ka ilaaj
mirgi ki dawai 3 saal se koi daura nhi
pairon me sujan rehti hai shaam ko khade rehne se
ration card ke liye viklang certificate
gale me kharash
peshab bar bar aata hai raat ko
khet me spray karta hu saal me ek bar jaanch karani hai
dant saaf karwane hai
`,
  romanPunjabi: `
dil di dawai muk gyi likh do
lakk da x ray karwauna
jwak nu teeke da din dasso
saah da koi masla ni bas nazla
6va mahina scan kado karaiye
fuffad ji nu dil da daura paya si do saal pehla main v check karona
goday badlaune ne kharcha kinna
chamdi te daad khaaj
daure ni painde hun dawai ghatauni aa
sir ch sikri bahut
paer di addi dukhdi savere
kann vagda pani purana
sharab chhadni aa dawai dio
weight nahi vadhda
injury purani aa mausam badle te dukhdi
sapp ton darr lagda raat nu neend ni aundi
medical bnauna naukri lyi
gall band ho gyi si nazle naal hun theek
dand ch khod aa
khoon patla karn di goli naal khurak ki rakhiye
`,
} as const
