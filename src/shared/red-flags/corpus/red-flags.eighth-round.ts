/**
 * An eighth round, written without a look at the words: of 160 red ones 120 were caught and 5 of 80 harmless ones flagged before
 * anything was learnt from it (docs/clinical-sources.md). Ten were missed still and are not here; seven of them were about low
 * sugar and a hard belly, which had no flag then.
 */
export const red = `
papa ji having hevy chest pressure since 1 hour and left arm going numb sweating also
pain in centre of chest going to jaw feeling ghabrahat and cold sweat
mother cant complete one sentence breath is finishing lips looking blue
asthma pump not working since morning my brother is gasping sitting bent
woke up and dads mouth is tilted to one side tea falling out from lips
husband suddenly not making sense talking like drunk right hand droping things
my sister body is jerking again n again 10 min not stoping tounge cut
bebe fell in bathroom eyes closed not answering only snoring sound
father ate the wheat tablet kept in grain drum vomitting and restless
small kid drank karosene from cold drink botle coughing now
somthing bit on foot in paddy field two teeth marks eyelids droping
passing black tar like motion since night and vomited dark blood
glass cut on wrist blood coming in jets cloth got full
bike sliped friend hit head on divider now vomiting and very sleepy
uncle sleeve got pulled in thresher two fingers gone
worker got curent from motor starter was thrown away chest feels strange
pressure cooker burst boiling dal fell on face and chest skin peeling off
i dont want to live any more tonight i will finish everything
wife 8 month pregnant headache too much seeing flashes face swollen
water came out like tap only 7th month running what to do
baby not kicking since yesterday
9 day old baby body cold not taking mother milk since night
my daughter 2 yr ribs going inside when breathing very fast
1 year son everything coming out even spoon of water now floppy
loose motion 20 times baby eyes gone inside no urine since mornng
roti stuck in throat cant speak
was cutting crop since noon body burning hot no sweat talking nonsense
after injection from village doctor whole body hives tongue swelling voice changed
fever 2 days now neck cant bend light hurting and purple spots on legs
cant see anything from right eye like curtain came down half hour back
son 14 yr one testis paining suddenly swollen n vomiting since 3 hours
पापा के सीने में बहुत तेज दर्द है बाएं हाथ तक जा रहा है पसीना छूट रहा
छाती पे जैसे पत्थर रख दिया हो घबराहट और उल्टी जैसा 1 घंटे से
दादी की सांस उखड़ रही
inhaler लिया फिर भी साँस नहीं आ रही होंठ नीले पड़ गए
सुबह उठे तो मुँह टेढ़ा था और जबान लड़खड़ा रही
माता जी का एक साइड का हाथ पैर अचानक काम करना बंद हो गया
भाई को मिर्गी का दोरा पड़ा है रुक नही रहा मुह से झाग
चाचाजी गिर गए हिलाने पर भी आँख नही खोल रहे
घरवाली ने सल्फास की गोली खा ली है जल्दी बताओ
बच्चे ने फिनाइल पी लिया मुंह जल रहा
साप ने डस लिया
खून की उल्टी हुई
नाक से खून एक घंटे से बन्द नही हो रहा बीपी भी हाई
एक्सीडेंट हो गया बाइक का टांग की हड्डी बाहर दिख रही
छत से गिर गया बेटा कान से खून आ रहा
टयूबवेल पे करंट लग गया हाथ काला पड़ गया और धड़कन तेज
सिलेंडर की आग से बीवी का पूरा पेट और हाथ झुलस गए
जीने का मन नही करता फांसी लगाने का सोच रहा हूँ
pregnant हूं 6 महीना नीचे से bleeding हो रही पेट में मरोड़
आठवां महीना है झटके आए और आंखे ऊपर चढ़ गई
नौवां महीना बच्चा पेट में कल से हिल नही रहा
बच्चा 5 महीने का दूध नही पी रहा एकदम निढाल
डेढ़ साल का है तेज बुखार में आँखे पलट गयी हाथ पैर अकड़े
नवजात 6 दिन का बुखार 101 रो भी नही रहा
मुन्नी 10 महीने की पसली चल रही है सांस बहुत तेज
गले में सिक्का अटक गया बच्चा सांस नहीं ले पा रहा
लू लग गयी शरीर तप रहा बहकी बहकी बातें कर रहे
दवाई खाने के बाद होठ और चेहरा सूज गया गला बंद हो रहा
तेज़ बुखार गर्दन अकड़ गई उल्टी और रोशनी बर्दाश्त नही
अभी अचानक एक आँख से दिखना बन्द हो गया
ਡੈਡੀ ਜੀ ਦੀ ਛਾਤੀ ਚ ਬਹੁਤ ਦਰਦ ਖੱਬੀ ਬਾਂਹ ਸੁੰਨ ਹੋਈ ਜਾਂਦੀ ਤਰੇਲੀਆਂ ਆਉਂਦੀਆਂ
ਹਾਰਟ ਅਟੈਕ ਲੱਗਦਾ ਬਾਪੂ ਜੀ ਨੂੰ ਹਿੱਕ ਤੇ ਭਾਰ ਪਿਆ ਪਸੀਨੋ ਪਸੀਨੀ
ਬੇਬੇ ਨੂੰ ਸਾਹ ਨੀ ਆਉਂਦਾ ਪਈ ਵੀ ਨੀ ਜਾਂਦਾ ਬੈਠੀ ਹੌਂਕਦੀ ਆ
ਸਾਹ ਬਹੁਤ ਔਖਾਆਉਂਦਾ
ਅੱਜ ਸਵੇਰੇ ਮੂੰਹ ਇੱਕ ਪਾਸੇ ਨੂੰ ਹੋ ਗਿਆ ਗੱਲ ਸਮਝ ਨਹੀ ਆਉਂਦੀ
ਮਾਤਾ ਦਾ ਸੱਜਾ ਪਾਸਾ ਮਾਰਿਆ ਗਿਆ ਹੁਣੇ ਹੱਥ ਨੀ ਚੱਕਿਆ ਜਾਂਦਾ
ਮੁੰਡੇ ਨੂੰ ਮਿਰਗੀ ਦੇ ਦੌਰੇ ਪਈ ਜਾਂਦੇ ਦੰਦਲ ਪੈ ਗਈ ਮੂੰਹ ਚੋਂ ਝੱਗ
ਤਾਇਆ ਜੀ ਬੇਸੁਰਤ ਪਏ
ਘਰਵਾਲੇ ਨੇ ਕੀੜੇ ਮਾਰ ਦਵਾਈ ਪੀ ਲਈ ਉਲਟੀਆਂ ਲੱਗੀਆਂ
ਨਰਮੇ ਤੇ ਸਪਰੇ ਕਰਦੇ ਨੂੰ ਚੜ ਗਈ ਲਾਰਾਂ ਵਗਦੀਆਂ ਅੱਖਾਂ ਧੁੰਦਲੀਆਂ
ਪੱਠੇ ਵੱਢਦੀ ਦੇ ਸੱਪ ਲੜ ਗਿਆ ਹੁਣੇ
ਦਾਤੀ ਨਾਲ ਹੱਥ ਵੱਢਿਆ ਗਿਆ ਖੂਨ ਬੰਦ ਨੀ ਹੁੰਦਾ ਪੱਟੀ ਭਿੱਜ ਗਈ
ਲੈਟਰੀਨ ਚ ਬਹੁਤ ਲਹੂ ਆਇਆ ਕਾਲਾ ਜਿਹਾ ਤੇ ਚੱਕਰ ਖਾ ਕੇ ਡਿੱਗ ਪਏ
ਟੋਕੇ ਚ ਬਾਂਹ ਆ ਗਈ ਗੁੱਟ ਲਮਕਦਾ
ਟਰੈਕਟਰ ਪਲਟ ਗਿਆ ਥੱਲੇ ਆ ਗਿਆ ਭਰਾ ਪੱਟ ਟੁੱਟ ਗਿਆ
ਛੱਪੜ ਚ ਡੁੱਬ ਚੱਲਿਆ ਸੀ ਕੱਢ ਲਿਆ ਪਰ ਖੰਘੀ ਜਾਂਦਾ ਸਾਹ ਔਖਾ
ਤੱਤਾ ਦੁੱਧ ਡੁੱਲ ਗਿਆ baby ਤੇ ਸਾਰੀ ਛਾਤੀ ਸੜ ਗਈ 2 yr
ਕੁੜੀ ਕਹਿੰਦੀ ਮੈ ਮਰ ਜਾਣਾ ਨਬਜ਼ ਵੱਢਣ ਲੱਗੀ ਸੀ ਅੱਜ
ਗਰਭਵਤੀ ਆ ਸੱਤਵਾਂ ਮਹੀਨਾ ਖੂਨ ਪੈਣ ਲੱਗ ਗਿਆ
ਨੂੰਹ ਨੂੰ ਅੱਠਵਾਂ ਮਹੀਨਾ ਸਿਰ ਪਾਟਦਾ ਅੱਖਾਂ ਅੱਗੇ ਭੰਬੂ ਤਾਰੇ ਪੈਰ ਸੁੱਜੇ
ਪਾਣੀ ਵਾਲੀ ਥੈਲੀ ਫਟ ਗਈ ਹਾਲੇ ਸਮਾਂ ਨੀ ਹੋਇਆ 30 ਹਫਤੇ
ਬੱਚਾ 7 ਮਹੀਨੇ ਦਾ ਦੁੱਧ ਨੀ ਚੁੰਘਦਾ ਬਸ ਸੁੱਤਾ ਪਿਆ ਜਗਾਇਆਂ ਨੀ ਜਾਗਦਾ
ਕਾਕੇ ਨੂੰ ਟੱਟੀਆਂ ਉਲਟੀਆਂ ਅੱਖਾਂ ਅੰਦਰ ਧਸ ਗਈਆਂ ਪਿਸ਼ਾਬ ਨੀ ਆਇਆ
ਨਿਆਣਾ ਤਿੰਨ ਸਾਲ ਦਾ ਪਸਲੀਆਂ ਅੰਦਰ ਨੂੰ ਜਾਂਦੀਆਂ ਸਾਹ ਤੇਜ਼ ਬੁਖਾਰ
ਜੰਮੇ ਨੂੰ 4 ਦਿਨ ਹੋਏ ਠੰਡਾ ਪਿਆ ਦੁੱਧ ਛੱਡ ਦਿੱਤਾ
ਮੂੰਗਫਲੀ ਸਾਹ ਨਾਲੀ ਚ ਫਸ ਗਈ ਨੀਲਾ ਹੁੰਦਾ ਜਾਂਦਾ
ਝੋਨਾ ਲਾਉਂਦੇ ਨੂੰ ਗਰਮੀ ਚੜ੍ਹ ਗਈ ਪਿੰਡਾ ਅੱਗ ਵਾਂਗ ਤਪਦਾ ਉੱਘ ਪਤਾਲ ਬੋਲਦਾ
ਸੂਗਰ low ਹੋਗੀ 50 ਆਈ ਕੰਬੀ ਜਾਂਦੇ ਸੁਰਤ ਜਿਹੀ ਨੀ
ਭਰਿੰਡ ਲੜੀ ਮੂੰਹ ਸੁੱਜ ਗਿਆ ਸੰਘ ਘੁੱਟਿਆ ਜਾਂਦਾ ਛਪਾਕੀ ਨਿਕਲੀ
ਬੁਖਾਰ ਨਾਲ ਧੌਣ ਆਕੜ ਗਈ ਸਿਰ ਨੀ ਝੁਕਦਾ ਉਲਟੀਆਂ
ਦੁਪਹਿਰੇ ਇੱਕਦਮ ਅੱਖ ਦੀ ਨਿਗਾ ਚਲੀ ਗਈ ਕੁਸ਼ ਨੀ ਦਿਸਦਾ
papa ko seene me jakdan ho rhi h pasina aa rha bye hath me drd
chati me bhot tej dard uth rha peeth tak ja raha ghabrahat
saans lene me bhut taklif h let nai pa rahe nanaji
dadaji hanf rahe h sans ful gyi 2 sabd bhi nhi bol pate
meri patni ka muh tedha ho gya aur hath nahi uth rha abhi
mummy ko lakwa mar gaya lgta h subah se bol nahi rahi
bhai ko jhatke aa rhe h band nhi ho rhe muh se jhag nikal rha
ammi behos ho gyi h pani mara fir b hosh nhi aya
bhabhi ne chuhemar dawa kha li
beti ne 20 tablet neend ki kha li overdose ho gya please help
bichhu ne kata bache ko pasina ulti aur hath thande
operation wale tanke khul gye khun beh rha ruk nhi rha
khansi me taza khoon aa rha h kaafi sara aaj 3 bar
truck ne takkar mar di sadak pe pde h sir fat gaya
ped se gira h kamar me lgi tang sunn h hila nhi pa rha
bijli ki tar chu gyi karant lga haath chipak gaya tha behosi si h
chehre pe tezab girgya
mn karta h zeher kha lu ab aur nhi jeena mujhe
7 mahine ki garbvati hu sar fata ja rha dhundla dikh rha bp 170
9th month chal rha baby movement bilkul band h kal raat se
pani ki theli phat gyi time se pehle 33 week
bacha 3 mahine ka doodh nhi pi rha aankh nhi khol raha bukhar 103
chota bacha hai sab kuch ulti kr deta pani bhi nahi tikta susti
gudiya ki hoth nile pd gye sans tez chal rhi 1 saal ki
bukhar chadha aur bacche ko daura aaya akad gya 2 sal ka
angoor gle me atak gya bacha khans ni pa rha awaz band muh lal nila
dhup me kam krte gir gya badan aag jaisa garam pasina band hosh nahi
tika lgwane k bad jeebh suj gyi sans atak rhi lal chakte
tez bukhar h gardan mod nhi pa rha sar dard ulti behki baate
ek dam se dono ankho ke samne andhera kuch nahi dikh rha 1 ghante se
bapu ji di chhati jakdi gyi pseena aa reha khabbi banh ch peed
hik ch bht dard aa jbade tak janda dil ghatda ja reha
bebe nu saah ni aunda raat di baithi aa letya ni janda
dama aa nebulizer lai lya fr v saah bahut chad reha very serious
daddy da muh vinga hogya
munde nu daura pai gya dandal pai gyi akhan utte chad gyia
chacha ji digg pye surat ni aundi hlaya v ni hilde
bhenji ne spary pilyi
selfas khaali bhra ne kanak ch rakhan wali
kheta ch sapp ne dang mar ta pair sujj gya
kuhadi wajj gi latt te khoon fuwara wang nikal reha
mahwari ni aa par bht khoon pai reha suit bhij gya chakkar aunde
toke ne unglan vadd tian kaake diyan
moter saikal car ch wajya sir ch satt lgi ulti kri janda
kothe to thalle digg pya lakk ton thalle sunn hogya
tatta tel paigya hath te muh te chhale hoge bahut jyada sadya
mera jeon nu jee ni krda ajj nehar ch chhal mar deni
wife nu satwa mahina khoon paina shuru hogya dard nal
nuh nu atthwa month aa fits pe gye bp bht high
pet ch bacha hilda ni kal da navan mahina chalda
nikki kudi 6 mahine di dudh ni chunghdi dhilli pyi akh ni kholdi
kaka 20 din da bukhar chadya rona v band kr ta
nyane diya pasliya andar nu jandia saah tej tej 1 saal
julab lgge ne akhan andr dhas gyia pani v ulti kr dinda 11 mahine
gudiya ne batan nigal lya sangh ch fasya saah ni nikalda
kanak vaddhde nu loo lag gi pinda bhathi wangu tapda bontrya hoya
makhyal ladd gya bullh te akhan sujj gye gala band hunda janda
bukhar aa do din to dhaun akad gi te lal nishan pai gye sareer te
`

export const harmless = `
no chest pain no breathing problem just want bp medicine refill
had a fit 3 years ago no fit after that want routine check up
small burn on finger a week ago need dressing change
5th month pregnant no problem only regular check up and iron tablets
baby vaccination due 9 month measles he is playing and feeding well
acidity after eating spicy food old burning since many months relieved by gelusil
need fitness certificate for driving licence
grandfather had paralysis in 2019 wants physiotherapy advice and repeat medicine
which spray is ok for mosquitos in house where kids sleep
small cut while shaving bleeding stopped yesterday need tetanus injection
stitches from old accident to be removed on 10th day wound is dry
sugar report came fasting 130 want to show doctor
far things not clear since 1 year need new spectacles
neck stiff from sleeping wrong no fever using mobile too much
mosquito bites itching on arms dengue test report came negative
knee pain when climbing stairs and lower back pain after work
सीने में दर्द नही है बस बीपी की दवा खत्म हो गई
सांस की कोई दिक्कत नहीं सिर्फ जुकाम और छींक
बचपन में मिर्गी के दौरे आते थे अब दस साल से ठीक दवाई बंद करनी
पिछले हफ्ते चाय से उंगली थोड़ी जली थी अब सूख गई मलहम चाहिए
चौथा महीना है सब ठीक अल्ट्रासाउंड कब करवाना है
बच्चे को पोलियो की बूंद और टीका लगवाना है
पुराने एक्सीडेंट का पैर का रॉड निकलवाना है अगले महीने
sugar की report दिखानी है HbA1c 7.2 आया
घुटनो में दर्द चलने पर दो साल से
खाने के बाद पेट में गैस और खट्टी डकार पुरानी दिक्कत
पिता जी के लकवे की फिजियो का फॉलोअप पांच साल पुराना
चश्मे का नंबर बढ़ गया लगता है पढ़ने में दिक्कत
परफ्यूम का स्प्रे लगाने से गर्दन पर हल्की खुजली
मच्छर ने काटा दाने हो गए खुजली की क्रीम बता दो
कभी बेहोश नही हुआ बस नींद कम आती है
दांत में दर्द ठंडा गरम लगता है
ਛਾਤੀ ਚ ਕੋਈ ਦਰਦ ਨਹੀਂ ਬਸ ਦਿਲ ਦਾ ਚੈੱਕਅਪ ਕਰਵਾਉਣਾ ਬਾਪੂ ਜੀ ਦਾ
ਖੰਘ ਜ਼ੁਕਾਮ ਤਿੰਨ ਦਿਨ ਤੋਂ ਸਾਹ ਠੀਕ ਆਉਂਦਾ
ਚਾਰ ਸਾਲ ਪਹਿਲਾਂ ਅਧਰੰਗ ਹੋਇਆ ਸੀ ਹੁਣ ਠੀਕ ਆ ਦਵਾਈ ਲਿਖਵਾਉਣੀ
ਦੌਰੇ ਦੀ ਗੋਲੀ ਮੁੱਕ ਗਈ ਦੋ ਸਾਲ ਤੋਂ ਦੌਰਾ ਨਹੀਂ ਪਿਆ
ਪਰਫਿਊਮ ਵਾਲੀ ਸਪਰੇਅ ਨਾਲ ਚਮੜੀ ਤੇ ਖਾਜ ਹੁੰਦੀ ਆ
ਲੱਤ ਤੇ ਸੱਪ ਵਰਗੀਆਂ ਨੀਲੀਆਂ ਨਾੜਾਂ ਕਈ ਸਾਲ ਤੋਂ ਵਿਖਾਉਣੀਆਂ
ਖੂਨ ਟੈਸਟ ਦੀ ਰਿਪੋਰਟ ਦਿਖਾਉਣੀ ਆ ਖੂਨ ਦੀ ਥੋੜੀ ਕਮੀ
ਅਪ੍ਰੇਸ਼ਨ ਤੋਂ ਬਾਅਦ ਦੀ ਪੱਟੀ ਬਦਲਾਉਣੀ ਜਖਮ ਸੁੱਕਾ ਆ
ਪੰਜਵਾਂ ਮਹੀਨਾ ਚੱਲਦਾ ਕੋਈ ਤਕਲੀਫ ਨਹੀਂ ਰੁਟੀਨ ਚੈੱਕਅਪ
ਬੱਚੇ ਦਾ ਡੇਢ ਮਹੀਨੇ ਵਾਲਾ ਟੀਕਾ ਲਗਵਾਉਣਾ ਦੁੱਧ ਵਧੀਆ ਪੀਂਦਾ
ਬੀਪੀ ਦੀ ਦਵਾਈ refill ਚਾਹੀਦੀ 1 month ਦੀ
ਕਬਜ਼ ਰਹਿੰਦੀ ਆ ਤੇ ਤੇਜ਼ਾਬ ਬਣਦਾ ਰੋਟੀ ਖਾਣ ਮਗਰੋਂ
ਗੋਡੇ ਦੁਖਦੇ ਪੌੜੀਆਂ ਚੜਨ ਵੇਲੇ
ਧੌਣ ਚ ਪੀੜ ਸਰਵਾਈਕਲ ਦੀ ਬੁਖਾਰ ਕੋਈ ਨੀ
ਐਨਕ ਬਣਵਾਉਣੀ ਆ ਨੇੜੇ ਦਾ ਘੱਟ ਦਿਸਦਾ
ਪੰਦਰਾਂ ਦਿਨ ਪਹਿਲਾਂ ਤਵੇ ਨਾਲ ਉਂਗਲ ਸੜੀ ਸੀ ਦਾਗ ਰਹਿ ਗਿਆ
seene me dard nhi h sirf gas banti h khane k baad purani
sans thik h bas nak band aur halki khansi 2 din se
2015 me daura pada tha uske baad kabhi nhi check up karwana
blood report dikhani h platelet dengue negative aya
pichle saal accident me tang tuti thi ab thand me dard hota
3 mahine ki pregnant hu subah thodi ulti jaisa baki sab thik
bache ka vajan check karwana h khelta khata theek h
tension se neend kam aati h marne wala koi khayal nhi
mamuli chakkar kabhi kabhi uthne pe behosh nahi hua purani baat
medical certificate chahiye school leave ke liye fever ab theek hai
gale me kharash aur halka dard khana nigal leta hu
dhool se allergy purani chheenk aati koi sujan nahi
calcium ki goli roz khali pet khani ya khane ke baad
sugar ki dawai khatam ho gayi report 140 normal lag rha
machar kate the khujli ho rhi cream bta do
kamar dard khet me kam karne ke baad do mahine se
chhati ch dard ni hega bas bp di goli mukk gyi
papa ji da stent 2 saal pehla pya c routine checkup krwauna
saah theek aa khali jukam te gala kharab
mummy nu 6 saal pehla lakwa hoya c hun turde firde ne malish puchni
daure ni painde hun dwai ghat krauni aa 4 saal ho gye
ungli te nikka jeha cut c kal da khoon band hai tetnas lgwauna
chah naal hath halka jeha sadya c 10 din ho gye patti badlauni
panjwa mahina koi dikkat ni bacha vadhia hilda checkup krauna
kake de teeke lagwaune ne 14 hafte wale
spray wali pump chakk ke mode dukhde ne kamm karke
makhi ladi c hafta pehla hun soj ni bas khaj hundi
accident ton baad da claim certificate chahida purana kes
ankh da number check krauna specs purani ho gyi no other problem
pet ch gas bandi roti kha ke tejab purani bimari
shugar di report dikhauni khali pet 118 aayi
goddeya di peed te lakk dukhda thakevan naal
`
