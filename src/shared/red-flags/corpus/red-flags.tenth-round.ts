/**
 * A tenth round, about low sugar and a hard belly, written without a look at the words and measured before anything was
 * learnt from it (docs/clinical-sources.md). The last two red and four harmless ones were added while it was.
 */
export const red = `
My father took his insulin and did not eat, now he is shaking and sweating a lot
machine is showing sugar 45 and mummy is talking confused
Sugar dropped to 52, feeling very weak, hands trembling and heart beating fast
took glimepiride tablet in morning on empty stomach, now cold sweat and eyes going dark
Diabetic grandmother not waking up properly after her night insulin
by mistake took double dose of insulin, feeling dizzy and shivering
पापा ने इंसुलिन लगाया पर खाना नहीं खाया, अब हाथ कांप रहे हैं और पसीना आ रहा है
मशीन में शुगर 45 आ रही है, मां बहकी-बहकी बातें कर रही हैं
शुगर बहुत कम हो गई है, चक्कर आ रहे हैं और आंखों के आगे अंधेरा छा रहा है
शुगर की गोली खाली पेट खा ली, अब ठंडा पसीना और घबराहट हो रही है
दादाजी शुगर के मरीज हैं, सुबह से कुछ नहीं खाया, अब बेहोश जैसे हो रहे हैं
गलती से इंसुलिन ज्यादा लग गई, पूरा शरीर कांप रहा है
ਬਾਪੂ ਜੀ ਨੇ ਇੰਸੁਲਿਨ ਲਾ ਲਈ ਪਰ ਰੋਟੀ ਨਹੀਂ ਖਾਧੀ, ਹੁਣ ਕੰਬ ਰਹੇ ਨੇ ਤੇ ਪਸੀਨਾ ਆ ਰਿਹਾ
ਮਸ਼ੀਨ ਤੇ ਸ਼ੂਗਰ 48 ਆਈ ਹੈ, ਬੀਬੀ ਨੂੰ ਕੁਝ ਸਮਝ ਨਹੀਂ ਆ ਰਹੀ
ਮੇਰੀ ਸ਼ੂਗਰ ਘਟ ਗਈ ਹੈ, ਹੱਥ ਪੈਰ ਕੰਬਦੇ ਨੇ ਤੇ ਦਿਲ ਤੇਜ਼ ਧੜਕਦਾ
ਸ਼ੂਗਰ ਦੀ ਗੋਲੀ ਖਾਲੀ ਪੇਟ ਖਾ ਲਈ ਸੀ, ਹੁਣ ਤਰੇਲੀਆਂ ਆ ਰਹੀਆਂ ਨੇ ਤੇ ਘਬਰਾਹਟ ਹੈ
ਦਾਦੀ ਨੂੰ ਸ਼ੂਗਰ ਹੈ, ਰਾਤ ਦਾ ਟੀਕਾ ਲਾਇਆ ਸੀ, ਸਵੇਰੇ ਉੱਠ ਹੀ ਨਹੀਂ ਰਹੀ
ਸ਼ੂਗਰ ਲੋਅ ਹੋ ਗਈ, ਅੱਖਾਂ ਅੱਗੇ ਹਨੇਰਾ ਆ ਰਿਹਾ ਤੇ ਬੋਲਿਆ ਨਹੀਂ ਜਾਂਦਾ
papa ne insulin lagaya tha khana nahi khaya ab bahut kaanp rahe hain aur pasina aa raha hai
sugar 45 dikha rahi hai machine, mummy ulti seedhi baatein kar rahi hai
sugar low ho gayi hai haath kaamp rahe hai chakkar aa raha hai kya karu
khali pet sugar ki dawai le li ab thanda pasina aur ghabrahat ho rahi h
insulin zyada lag gaya galti se, ab behoshi si aa rahi hai
nana ji sugar patient hai subah se bhukhe hai, achanak gir gaye aur pasine se bheeg gaye
bapu ji ne insulin la layi par roti nahi khadhi, hun kamb rahe ne te paseena aa reha
machine te sugar 50 aayi aa, bebe nu kuch samajh ni aa rahi
meri sugar ghat gayi aa hath pair kambde ne te dil ghabraunda
sugar di goli khali pet kha layi si hun trelian aa rahian ne
daddy di sugar bahut thalle aa gayi, bolde nahi te akhan band kar rahe ne
insulin da teeka dugna lag gya, hun chakkar aunde te sareer thanda pai gya
My brother's stomach is hard as wood and he is screaming with pain
belly tight like a drum, severe pain since morning
no stool no gas for 3 days, stomach swollen and vomiting again and again
sudden unbearable pain in stomach, he cannot stand straight
cannot even touch her belly, it hurts so much and it has become stiff
abdomen is rigid like a board and he is lying still because moving hurts
पेट लकड़ी जैसा सख्त हो गया है और बहुत तेज दर्द है
पेट ढोल की तरह तन गया है, दर्द सहा नहीं जा रहा
तीन दिन से न लैट्रिन हुई न गैस निकली, पेट फूल गया है और उल्टियां हो रही हैं
अचानक पेट में असहनीय दर्द उठा, सीधा खड़ा नहीं हो पा रहा
पेट को हाथ भी नहीं लगाने दे रही, छूते ही चीख पड़ती है
पति का पेट पत्थर जैसा कड़ा है, दर्द के मारे तड़प रहे हैं
ਢਿੱਡ ਲੱਕੜ ਵਾਂਗ ਸਖ਼ਤ ਹੋ ਗਿਆ ਤੇ ਬਹੁਤ ਤੇਜ਼ ਪੀੜ ਹੈ
ਪੇਟ ਢੋਲ ਵਾਂਗ ਆਕੜਿਆ ਪਿਆ, ਦਰਦ ਝੱਲਿਆ ਨਹੀਂ ਜਾਂਦਾ
ਦੋ ਦਿਨ ਤੋਂ ਨਾ ਟੱਟੀ ਆਈ ਨਾ ਹਵਾ ਸਰੀ, ਢਿੱਡ ਫੁੱਲਿਆ ਹੋਇਆ ਤੇ ਉਲਟੀਆਂ ਲੱਗੀਆਂ ਨੇ
ਅਚਾਨਕ ਢਿੱਡ ਵਿੱਚ ਐਨੀ ਪੀੜ ਹੋਈ ਕਿ ਬੰਦਾ ਦੂਹਰਾ ਹੋ ਗਿਆ
ਢਿੱਡ ਨੂੰ ਹੱਥ ਨਹੀਂ ਲਾਉਣ ਦਿੰਦਾ, ਹੱਥ ਲਾਉਂਦੇ ਹੀ ਚੀਕਾਂ ਮਾਰਦਾ
ਮਾਂ ਦਾ ਪੇਟ ਪੱਥਰ ਵਰਗਾ ਹੋ ਗਿਆ ਹੈ, ਦਰਦ ਨਾਲ ਤੜਫ ਰਹੀ ਹੈ
pet lakdi jaisa sakht ho gaya hai aur bahut tez dard ho raha hai
pet dhol jaisa tana hua hai dard bardasht nahi ho raha
3 din se na latrine aayi na gas pass hui, pet phool gaya hai aur ulti pe ulti ho rahi hai
achanak se pet me bahut bhayankar dard utha hai, seedha nahi ho pa raha
pet ko chhune bhi nahi de raha, haath lagate hi chillata hai
bhai ka pet patthar jaisa kadak ho gya h, dard se tadap raha h
dhid lakkad wangu sakht ho gya te bahut tez peed aa
pet dhol wang aakdeya peya, dard jhalleya ni janda
do din ton na tatti aayi na hawa sari, dhidd phulleya hoya te ultian lagian ne
achanak dhid ch enni peerh hoyi ke banda duhra ho gya
dhidd nu hath ni laun dinda, hath laya te cheekan marda
mummy da pet pathar varga ho gya, dard naal tadaf rahi aa
dhid dard bardasht nahi hunda
pet dard sehan nahi hunda
`

export const harmless = `
how much less sugar should I put in my tea if I am diabetic
last month my sugar went low once, now it is fine, can I keep the same tablets
sugar came down to 110 after medicine, is this normal
I sweat a lot while working in the fields in summer, what should I drink
चाय में चीनी कम डालता हूं, क्या गुड़ ले सकता हूं
पहले शुगर 300 थी, दवाई से अब नॉर्मल हो गई है
इंसुलिन को फ्रिज में रखना जरूरी है क्या
डॉक्टर ने नमक कम खाने को कहा है, कौन सी सब्जी खाऊं
ਚਾਹ ਵਿੱਚ ਖੰਡ ਘੱਟ ਪਾਉਂਦੇ ਹਾਂ, ਸ਼ੂਗਰ ਵਾਲਾ ਮਰੀਜ਼ ਕਿਹੜਾ ਫਲ ਖਾ ਸਕਦਾ
ਪਿਛਲੇ ਸਾਲ ਇੱਕ ਵਾਰ ਸ਼ੂਗਰ ਘਟੀ ਸੀ, ਹੁਣ ਬਿਲਕੁਲ ਠੀਕ ਹਾਂ
ਠੰਢ ਨਾਲ ਹੱਥ ਕੰਬਦੇ ਨੇ, ਰਜਾਈ ਲੈ ਕੇ ਠੀਕ ਹੋ ਜਾਂਦੇ ਨੇ
ਇੰਸੁਲਿਨ ਦਾ ਟੀਕਾ ਰੋਟੀ ਤੋਂ ਪਹਿਲਾਂ ਲਾਉਣਾ ਹੈ ਜਾਂ ਬਾਅਦ ਵਿੱਚ
chai me cheeni kam kar di hai ab sugar control me hai
garmi me pasina bahut aata hai, koi powder batao
sugar pehle 250 thi ab ghat kar 120 ho gayi, dawai chalu rakhu?
insulin ki sui kitne din me badalni chahiye
cha vich khand ghat payi di aa, gur kha sakde aa ki nahi
sugar hun normal aa gayi 105, dawai band kar daiye?
pichle hafte sugar low hoyi si, mitha khadha te theek ho gaye, hun koi taklif nahi
doctor ne loon ghat khaan nu keha bp karke, achaar kha lawan?
mild stomach ache after eating too many pakoras, any home remedy
my stool is hard and I have constipation, should I take isabgol
how to reduce belly fat, my old trousers are tight on the stomach
I had bad stomach pain last year, doctor treated it, now no problem
पेट में हल्का दर्द है और गैस बन रही है, अजवाइन ले लूं क्या
कब्ज रहती है, लैट्रिन थोड़ी सख्त आती है
पेट की चर्बी कम करने के लिए कौन सी कसरत करूं
पांचवां महीना चल रहा है, पेट की जांच के लिए कब आना है
ਢਿੱਡ ਵਿੱਚ ਥੋੜ੍ਹੀ ਜਿਹੀ ਪੀੜ ਹੈ, ਕੱਲ੍ਹ ਛੋਲੇ ਭਟੂਰੇ ਖਾਧੇ ਸੀ
ਕਬਜ਼ ਰਹਿੰਦੀ ਹੈ, ਟੱਟੀ ਸਖ਼ਤ ਆਉਂਦੀ ਹੈ, ਕੀ ਖਾਵਾਂ
ਪਿਛਲੇ ਸਾਲ ਢਿੱਡ ਪੀੜ ਹੋਈ ਸੀ, ਪੱਥਰੀ ਨਿਕਲ ਗਈ ਸੀ, ਹੁਣ ਠੀਕ ਹਾਂ
ਸਲਵਾਰ ਦਾ ਨਾਲਾ ਢਿੱਡ ਤੇ ਕੱਸਿਆ ਜਾਂਦਾ, ਨਿਸ਼ਾਨ ਪੈ ਜਾਂਦਾ
thodi gas ban rahi hai pet me, eno le sakte hai kya
pet kam karna hai, charbi bahut badh gayi hai
do din se kabz hai motion tight aata hai, koi gharelu nuskha batao
wife pregnant hai 7 mahine, pet ka ultrasound kab karwana hai
dhid ch halki jehi peed aa gas karke, jawain kha lawan?
kabaj rehndi aa tatti sakht aundi, isabgol kinna lena
dhidd bahut vadh gya motapa aa, ghataun layi ki kariye
pant dhid ton tight ho gayi aa, bhaar kiven ghatawan
khali pet sugar 140 chakkar kade kade
sugar hai roz teeka lagda, goda dukhda uth nahi hunda
pet khali rehnda, sugar check karwani
tid dard 2 din ton thoda
`
