/**
 * A ninth round, about low sugar and a hard belly, written without a look at the words. The rules of both were written from
 * it (docs/clinical-sources.md); the last fifteen harmless ones were added while they were written.
 */
export const red = `
my father is diabetic, he is sweating a lot and talking confused since 10 minutes
i took too much insulin by mistake
mother took her sugar tablet but no breakfast, now she is trembling and saying she is very hungry
glucometer reading 52 and hands are shaking, heart beating fast
low suger happening cold sweat and dizzy pls help
Husband has sugar, he took double dose of glimepiride last night and is not waking up properly
after insulin injection my wife became pale, wet with sweat, and cannot answer properly
पापा शुगर के मरीज हैं, अचानक उल्टी सीधी बातें कर रहे हैं और पसीने से भीग गए हैं
गलती से इंसुलिन ज्यादा लग गया
मम्मी ने सुबह शुगर की गोली खाई पर नाश्ता नहीं किया, अब शरीर थरथरा रहा है और चक्कर आ रहे हैं
शुगर बहुत कम हो गयी है घबराहट हो रही है
दादी की शुगर गिर गई है, आंखें नहीं खोल रही
बहुत तेज भूख लग रही है और पूरा बदन कांप रहा है, शुगर की दवा ली थी
व्रत में शुगर की दवाई खा ली, ठंडा पसीना और आंखों के आगे अंधेरा आ रहा है
ਬਾਪੂ ਜੀ ਸ਼ੂਗਰ ਦੇ ਮਰੀਜ਼ ਨੇ, ਪਸੀਨੋ ਪਸੀਨੀ ਹੋਏ ਪਏ ਨੇ ਤੇ ਪਛਾਣ ਨਹੀਂ ਰਹੇ
ਬੇਬੇ ਦੀ ਸ਼ੂਗਰ ਲੋ ਹੋ ਗਈ, ਬੇਸੁਰਤ ਜਿਹੀ ਪਈ ਆ
ਗਲਤੀ ਨਾਲ ਇੰਸੁਲਿਨ ਦੇ ਦੋ ਟੀਕੇ ਲਾ ਲਏ
ਸ਼ੂਗਰ ਦੀ ਗੋਲੀ ਖਾ ਲਈ ਪਰ ਸਵੇਰ ਦਾ ਕੁਝ ਖਾਧਾ ਨਹੀਂ, ਕਾਂਬਾ ਲੱਗਾ ਹੋਇਆ ਤੇ ਦਿਲ ਘਬਰਾਉਂਦਾ
ਮੇਰੀ ਘਰਵਾਲੀ ਨੂੰ ਸ਼ੂਗਰ ਆ, ਉਹਨੂੰ ਠੰਡੀਆਂ ਤਰੇਲੀਆਂ ਆ ਰਹੀਆਂ ਨੇ ਤੇ ਬੋਲ ਨਹੀਂ ਹੁੰਦਾ
ਬਹੁਤ ਭੁੱਖ ਲੱਗੀ ਜਾਂਦੀ ਤੇ ਸਰੀਰ ਕੰਬੀ ਜਾਂਦਾ, ਲੱਗਦਾ ਸ਼ੂਗਰ ਡਿੱਗ ਪਈ
ਟੀਕਾ ਲਾਉਣ ਤੋਂ ਬਾਅਦ ਸ਼ੂਗਰ ਬਹੁਤ ਥੱਲੇ ਚਲੀ ਗਈ, ਚੱਕਰ ਆਉਂਦੇ ਨੇ
papa ko sugar hai subah goli li thi khana nhi khaya ab pasina aa raha aur ajeeb baatein kar rhe
galti se insulin zyada lag gaya kya karu
mummy ki shugar gir gayi hai behosh jaisi ho rahi hain
bhukh bahut lag rahi aur badan thar thar kaamp raha, sugar ki dawai leta hu
meri wife diabetic h insulin ke baad thanda paseena aur chakkar aa rhe jaldi batao
sugar bahut kam ho gyi 55 hai aankho ke samne andhera
nana ji ki sugar down ho gayi, uth nahi rahe aur pure bheege pade hain paseene se
sugar 48 aayi aa machine te meri mummy di, oh kamb rahi aa
galti naal insulin da tikka do vaari lag gya
shugar di goli kha layi par khana kuj nai khadha, tareliyan aa rahiyan te dil ghabraunda
bebe nu sugar aa, achanak pasino pasini ho gyi te gallan ultiyan kardi
bhukh bahut laggi jandi te sareer kambda, sugar thalle chali gyi lagda
sugar bilkul ghatt gyi chakkar aunde akhan agge hanera
mere gharwale ne insulin jyada la lya hun besurt hoyi janda
no stool no gas since 2 days, belly swollen and vomiting again and again
sudden unbearable stomach pain started one hour ago, i cant even stand straight
My wife belly is swollen and tight like a drum with severe pain, she is lying still and not moving
pet is very hard and even light touch is paining too much
child 6 years old stomach tight and hard, green vomit, not passing gas
uncle got very sharp pain in the stomach suddenly like knife, whole tummy is stiff now and cold sweat
cant pass motion or wind, tummy blown up and hard, pain not bearable
अचानक पेट में इतना तेज दर्द उठा कि सहन नहीं हो रहा
पिताजी का पेट पत्थर जैसा हो गया है, दर्द से तड़प रहे हैं
मेरी बीवी का पेट तन गया है और छूने नहीं दे रही
बच्चे का पेट फूल के टाइट हो गया, हरी उल्टी कर रहा है और टट्टी बंद है
पेट में असहनीय दर्द, हिल भी नहीं पा रहा, पेट एकदम अकड़ा हुआ है
मां का पेट ढोल की तरह फूला और सख्त है, रात से बहुत दर्द है
पेट तख्ते जैसा कड़क और बुखार भी है, सीधा नहीं हुआ जाता
ਤਿੰਨ ਦਿਨਾਂ ਤੋਂ ਨਾ ਹਵਾ ਸਰਦੀ ਨਾ ਟੱਟੀ ਆਉਂਦੀ, ਢਿੱਡ ਫੁੱਲਿਆ ਹੋਇਆ ਤੇ ਉਲਟੀਆਂ ਲੱਗੀਆਂ
ਅਚਾਨਕ ਢਿੱਡ ਵਿੱਚ ਬਹੁਤ ਜ਼ੋਰ ਦੀ ਪੀੜ ਉੱਠੀ, ਬਾਪੂ ਤੜਫ ਰਿਹਾ
ਮੇਰੀ ਬੇਬੇ ਦਾ ਪੇਟ ਢੋਲ ਵਰਗਾ ਕੱਸਿਆ ਪਿਆ ਤੇ ਦਰਦ ਬਹੁਤ ਜ਼ਿਆਦਾ
ਮੁੰਡੇ ਦਾ ਢਿੱਡ ਫੱਟੇ ਵਾਂਗੂੰ ਹੋ ਗਿਆ, ਰੋਈ ਜਾਂਦਾ ਤੇ ਹਰੀ ਉਲਟੀ ਕਰਦਾ
ਗੈਸ ਬਿਲਕੁਲ ਬੰਦ ਆ, ਪੇਟ ਸੁੱਜ ਕੇ ਟਾਈਟ ਹੋ ਗਿਆ
ਢਿੱਡ ਪੀੜ ਬਰਦਾਸ਼ਤ ਤੋਂ ਬਾਹਰ ਆ, ਸਿੱਧਾ ਨਹੀਂ ਹੋਇਆ ਜਾਂਦਾ, ਪੇਟ ਕਰੜਾ
ਘਰਵਾਲੀ ਦੇ ਪੇਟ ਨੂੰ ਮਾੜਾ ਜਿਹਾ ਵੀ ਛੂਹੀਏ ਤਾਂ ਚੀਕਾਂ ਮਾਰਦੀ, ਪੇਟ ਸਖਤ ਹੋਇਆ ਪਿਆ
achanak pet me bardasht ke bahar dard ho rha hai jaldi help karo
papa ka pet pathar ki tarah kadak ho gaya dard se chilla rahe
meri maa ka pet dhol jaisa phula hua aur sakhat hai kal raat se tez dard
pet akad gaya hai hil bhi nhi paa raha hu
bache ka pet kada ho gaya aur hari ulti, potty band hai 2 din se
pet me chaku jaisa dard utha ekdum se, ab poora pet board jaisa hai
bhai ka pet tan gaya hai chhune pe cheekh nikal jati h bukhar b hai
achanak dhid ch bahut jor di peed uthi khada ni ho hunda
bapu da pet aakad gya hath ni laun dinda
bebe da dhid dhol wangu tight hoya te dard bahut jyada aa
munde da pet karda ho gya, hari ulti karda te roi janda
tidd ch bardasht to bahar peed, dhidd kassya peya kal da
gharwali de pet nu hath laiye ta cheekan mardi, pet fatte warga ho gya
3 din ho gye latrine te gas dono band, pet sujj ke sakhat ho gya
`

export const harmless = `
how can i avoid low sugar when i am on insulin
I want to book a sugar check for tomorrow morning
fasting sugar is 98, it is normal na?
i have diabetes and need refill of metformin for one month
had low sugar last year once, now all fine
at what time should i take insulin, before or after food?
I sweat a lot in summer working in the fields, any powder for it
doctor told me to eat less sugar and low salt diet, please send chart
शुगर कम करने के लिए क्या खाना चाहिए
चाय में चीनी कम लेता हूं, क्या गुड़ ठीक है
शुगर घटकर 110 आ गई है, अब बहुत अच्छा लग रहा है
इंसुलिन फ्रिज में रखना जरूरी है क्या
कई साल से लिखते समय हाथ कांपते हैं, शुगर नहीं है
शुगर की दवा खत्म हो गई है, दोबारा लिखवानी है
मां की शुगर लो नहीं है, सब ठीक है बस रिपोर्ट दिखानी है
गर्मी में पसीना बहुत आता है, घमौरियां हो गई हैं
ਸ਼ੂਗਰ ਚੈੱਕ ਕਰਵਾਉਣੀ ਆ, ਕਿੰਨੇ ਵਜੇ ਆਈਏ
ਸ਼ੂਗਰ ਘਟਾਉਣ ਲਈ ਕਿਹੜੀ ਸਬਜ਼ੀ ਖਾਈਏ
ਪਹਿਲਾਂ ਸ਼ੂਗਰ 250 ਸੀ ਹੁਣ ਘਟ ਕੇ 120 ਤੇ ਆ ਗਈ, ਧੰਨਵਾਦ ਡਾਕਟਰ ਜੀ
ਇੰਸੁਲਿਨ ਦੀ ਡੋਜ਼ ਸ਼ਾਮ ਨੂੰ ਕਿੰਨੀ ਲਾਉਣੀ ਹੈ
ਪਿਛਲੇ ਸਾਲ ਇੱਕ ਵਾਰ ਸ਼ੂਗਰ ਘਟੀ ਸੀ, ਉਸ ਤੋਂ ਬਾਅਦ ਕਦੇ ਨਹੀਂ
ਚਾਹ ਵਿੱਚ ਖੰਡ ਘੱਟ ਪਾਉਂਦੇ ਹਾਂ, ਸ਼ੱਕਰ ਪਾ ਸਕਦੇ ਹਾਂ?
ਜੇਠ ਹਾੜ ਦੀ ਗਰਮੀ ਵਿੱਚ ਪਸੀਨਾ ਬਹੁਤ ਆਉਂਦਾ, ਪਿੱਤ ਨਿਕਲੀ ਹੋਈ ਆ
ਮੈਨੂੰ ਸ਼ੂਗਰ ਆ ਤੇ ਗੋਲੀਆਂ ਮੁੱਕ ਗਈਆਂ, ਹੋਰ ਚਾਹੀਦੀਆਂ
sugar low na ho iske liye kya dhyan rakhe
khali pet sugar test karwana hai kab aau
sugar ab normal hai 105, dawa band kar sakte hai kya
do saal pehle shugar low hui thi ab theek rehti hai
insulin ki dose 10 unit hi rakhni hai ya badhani hai
namak kam khata hu bp ke liye, low salt wala khana batao
chai bina cheeni ke peeta hu, sugar free use kar sakta hu?
budhape me haath thode kaampte hain kai saal se, koi nayi dikkat nahi
sugar di dawai muk gyi, refill chahidi
sugar ghataun layi ki khaiye ji
sugar ghat ke 115 te aa gyi vadhiya hogya
insulin roti to pehlan launi aa ya baad ch
mainu koi low sugar ni hundi, sirf report dikhauni
cha ch khand ghat paunda, shakkar theek rahu?
garmi bahut aa pasina aunda khet ch kam karde, ors pee sakde aa
bapu de hath likhan vele kambde ne bahut salan ton, hor sab theek
mild stomach pain after eating spicy food, which tablet
gas problem since few days, burping a lot
constipation 2 days but no pain and eating normally
stool is hard, need something like isabgol
I am 6 months pregnant, when is my next belly check-up
how to reduce belly fat after delivery
stomach pain was there last year, ultrasound done, now i am fine
my salwar is tight on the tummy and leaves a mark, is there any cream
पेट में हल्का सा दर्द है, गैस की गोली ले लूं क्या
खाना खाने के बाद पेट थोड़ा भारी लगता है
कब्ज रहती है, मल सख्त आता है
पेट की चर्बी कम करने का तरीका बताओ
पेट में कोई दर्द नहीं है, सिर्फ अल्सर का चेकअप करवाना है
टट्टी की जांच कहां होती है और कितने पैसे लगेंगे
गर्भवती हूं, पेट की सोनोग्राफी कब करवानी है
बहू को माहवारी में पेट में थोड़ा दर्द होता है, हर महीने एक दिन
ਢਿੱਡ ਵਿੱਚ ਮਾੜੀ ਜਿਹੀ ਗੈਸ ਬਣਦੀ ਆ
ਦੋ ਦਿਨ ਤੋਂ ਕਬਜ਼ ਆ ਪਰ ਪੀੜ ਕੋਈ ਨਹੀਂ
ਟੱਟੀ ਕਰੜੀ ਆਉਂਦੀ ਆ, ਕੋਈ ਚੂਰਨ ਦੱਸੋ
ਰੋਟੀ ਖਾਣ ਤੋਂ ਬਾਅਦ ਪੇਟ ਫੁੱਲ ਜਾਂਦਾ, ਫਿਰ ਆਪੇ ਠੀਕ ਹੋ ਜਾਂਦਾ
ਢਿੱਡ ਵਧ ਗਿਆ ਬੈਠੇ ਰਹਿਣ ਨਾਲ, ਚਰਬੀ ਕਿਵੇਂ ਘਟਾਈਏ
ਪਿਛਲੇ ਸਾਲ ਢਿੱਡ ਪੀੜ ਹੋਈ ਸੀ, ਹੁਣ ਬਿਲਕੁਲ ਠੀਕ ਆ
ਪੇਟ ਨਰਮ ਆ ਤੇ ਦਰਦ ਵੀ ਨਹੀਂ, ਬੱਸ ਭੁੱਖ ਘੱਟ ਲੱਗਦੀ
ਨੂੰਹ ਨੂੰ ਪੰਜਵਾਂ ਮਹੀਨਾ ਲੱਗਾ, ਪੇਟ ਚੈੱਕ ਕਰਵਾਉਣਾ ਆ
pet me thodi gas hai eno le lu kya
kabz hai do din se par dard nahi hai
potty sakht aati hai koi syrup batao
pet ki charbi kaise kam kare
ulcer ki dawai chal rahi hai checkup ke liye kab aana hai
jeans pet pe tight ho gayi hai wajan badh gaya
pichle saal pet dard tha ab bilkul theek hu
rajma khane ke baad pet phool jata hai halka sa
dhid ch thodi jehi peed aa gas di lagdi
tatti thodi sakht aundi isabgol le laiye?
roti khan ton baad pet bhaari ho janda thoda
dhidd di charbi ghataun layi koi exercise dasso
pet ch koi peed ni, bas stool test karauna
kabaj rehndi aa purani, hawa sardi rehndi te dard ni
bhabhi pregnant aa 7va mahina, pet da checkup kado karaiye
pajami da nala dhid te kass ke bannan naal nishan pai gya
chicken khane ke baad pet dard
pet dard ki sahi dawai batao
ਪੇਟ ਦਰਦ ਦੀ ਸਹੀ ਦਵਾਈ ਦੱਸੋ
pet dukhda tan goli lai
pet ki kasrat batao
ਢਿੱਡ ਘਟਾਉਣ ਦੀ ਕਸਰਤ
पेट की कसरत
sugar 30 din se hai
age 62 diabetic refill
insulin twice daily refill
insulin din ch do vaari launi aa
sugar 45 saal se
stool tight and pet me gas
pet saaf nahi hota kada stool
pregnant 7 month pet tight hota hai kabhi kabhi
`
