/**
 * A round of plain phrases, the same ideas in each way of writing: 195 of 240 were caught before anything was learnt from it
 * (docs/clinical-sources.md). The harmless ones: red-flags.sixth-harmless.ts.
 */
export const red = `
my chest is paining badly since evening
papa has tightness in chest and sweat
dad having pain in heart going to left arm
chest tight like some one pressing
mummy not able to take breath properly
breathing very fast and cant talk
asthma attack pump not working
dadi ji breth is coming with difficulty
grandfather mouth went to one side
mother cannot lift right hand since morning
sudden he cant speak clear and falling to left
left leg and arm stopped working today
my son body shaking and foam from mouth
she is having seizers again and again
eyes rolled up and body became tight jerking
child got fit with high fever
uncle fell down and not waking up
he is not responding when we call him
bhabhi fainted and still not opening eyes
father is senseless from half hour
my brother drank spray medicine of field
he took sulphas tablet
kid drank kerosin oil
wife swallowed rat poison by anger
snake bit my father in paddy field
bitten by sanp on leg swelling coming
cobra bite on foot
blood is not stopping from cut hand
vomitting blood since night
too much blood coming from nose not stopping
blood in latrine lot of black
bike accident head injury
he fell from roof and back is hurting cant move legs
hand got cut in toka machine
hit by a truck on the bypass leg bone came out
hot water fell on baby
face burnt by gas cylinder
acid fell in the eye
i want to finish my life
my daughter is saying she will kill herself
no reason for me to live now
wife 8 month pregnent bleeding started
pregnant and seeing blurry with headache
pregnant bhabhi got fits
baby not moving in stomach since yesterday 9th month
baby not taking milk and very sleepy
2 month baby breathing fast ribs going in
my child vomits every thing he drinks
पापा के सीने में बहुत दर्द हो रहा है
छाती में जकड़न और पसीना आ रहा
दिल में दर्द बाएं हाथ तक जा रहा है
सिने में भारीपन है घबराहट भी
सास लेने मे दिक्कत हो रही है
मम्मी की सांस फूल रही है बोल नहीं पा रही
दमा का दौरा पड़ा है पंप से आराम नहीं
दादी का दम घुट रहा है
मुंह टेढ़ा हो गया है अचानक
एक तरफ का शरीर काम नही कर रहा
दादा जी की जबान लड़खड़ा रही है सुबह से
पिताजी को लकवा मार गया
बेटे को मिर्गी का दौरा पड़ा है
मुंह से झाग आ रहा और शरीर अकड़ गया
बच्चे को बुखार में दौरे आ रहे
हाथ पैर अकड़ रहे हैं और आँखें ऊपर चढ़ गई
मां बेहोश पड़ी है
पापा को होश नही आ रहा
चाचा गिर गये और कुछ बोल नहीं रहे हिल भी नहीं रहे
बुलाने पर जवाब नहीं दे रही आंख नहीं खोल रही
भाई ने कीटनाशक पी लिया
सल्फास की गोली खा ली
बच्चे ने मिट्टी का तेल पी लिया
स्प्रे करते करते उल्टी और चक्कर आने लगे
पिता जी को साप ने काट लिया
खेत में सांप डस गया पैर में
कोबरा ने काटा है जल्दी बताओ
खून बंद नही हो रहा
खून की उलटी हुई दो बार
नाक से बहुत खून बह रहा है रुकता नहीं
लेट्रिन में खून ही खून आ रहा
मोटरसाइकिल से गिर गया सिर फट गया
एक्सीडेंट हो गया टांग टूट गयी
हाथ टोके में आ गया उंगली कट गई
ट्रैक्टर पलट गया भाई नीचे दब गया
बच्चे पर गर्म चाय गिर गई
गैस से आग लगी मुंह जल गया
गरम तेल से पूरा हाथ जल गया
मैं मर जाना चाहती हूँ
पति बोल रहा फांसी लगा लूंगा
ज़िंदगी खत्म करने का सोच रहा हूं
सातवां महीना चल रहा है ब्लीडिंग हो रही है
गर्भवती पत्नी को दौरा पड़ा
पेट से है और आंखों के आगे धुंधला दिख रहा सिर दर्द
नौवां महीना बच्चा पेट में हिल नहीं रहा
बच्चा दूध नहीं पी रहा सुस्त पड़ा है
बच्चे की पसली चल रही है
बच्चा जो पीता है सब उल्टी कर देता है
ਬਾਪੂ ਜੀ ਦੀ ਛਾਤੀ ਚ ਬਹੁਤ ਦਰਦ ਆ
ਛਾਤੀ ਘੁੱਟ ਰਹੀ ਤੇ ਪਸੀਨਾ ਆਈ ਜਾਂਦਾ
ਦਿਲ ਚ ਪੀੜ ਹੁੰਦੀ ਖੱਬੀ ਬਾਂਹ ਤੱਕ
ਸੀਨੇ ਤੇ ਭਾਰ ਜਿਹਾ ਪਿਆ ਲਗਦਾ
ਸਾਹ ਔਖਾ ਆਉਂਦਾ
ਮੰਮੀ ਨੂੰ ਸਾਹ ਚੜਿਆ ਹੋਇਆ ਬੋਲ ਨੀ ਹੁੰਦਾ
ਦਮੇ ਦਾ ਅਟੈਕ ਪਿਆ ਪੰਪ ਨਾਲ ਫਰਕ ਨੀ
ਬੇਬੇ ਦਾ ਸਾਹ ਨਹੀ ਰਲਦਾ
ਮੂੰਹ ਵਿੰਗਾ ਹੋ ਗਿਆ ਬਾਪੂ ਦਾ
ਇੱਕ ਪਾਸਾ ਮਾਰਿਆ ਗਿਆ
ਸੱਜੀ ਬਾਂਹ ਕੰਮ ਨਹੀਂ ਕਰਦੀ ਅਚਾਨਕ
ਦਾਦਾ ਜੀ ਦੀ ਜ਼ਬਾਨ ਥਿੜਕਦੀ ਸਵੇਰ ਦੀ
ਮੁੰਡੇ ਨੂੰ ਮਿਰਗੀ ਦਾ ਦੌਰਾ ਪੈ ਗਿਆ
ਮੂੰਹ ਚੋਂ ਝੱਗ ਆਉਂਦੀ ਤੇ ਸਰੀਰ ਆਕੜ ਗਿਆ
ਬੱਚੇ ਨੂੰ ਬੁਖਾਰ ਨਾਲ ਝਟਕੇ ਲੱਗਦੇ
ਦੰਦਲ ਪੈ ਗਈ ਕੁੜੀ ਨੂੰ
ਬਾਪੂ ਬੇਹੋਸ਼ ਹੋ ਗਿਆ
ਮੰਮੀ ਨੂੰ ਹੋਸ਼ ਨੀ ਆ ਰਹੀ
ਚਾਚਾ ਡਿੱਗ ਪਿਆ ਤੇ ਬੋਲਦਾ ਨਹੀਂ
ਅੱਖਾਂ ਨੀ ਖੋਲਦੀ ਬੁਲਾਉਣ ਤੇ ਵੀ
ਵੀਰ ਨੇ ਸਪਰੇਅ ਪੀ ਲਈ
ਸਲਫਾਸ ਖਾ ਲਈ ਘਰਵਾਲੇ ਨੇ
ਜਵਾਕ ਨੇ ਮਿੱਟੀ ਦਾ ਤੇਲ ਪੀ ਲਿਆ
ਕੀੜੇਮਾਰ ਦਵਾਈ ਚੜ ਗਈ ਸਪਰੇ ਕਰਦੇ ਨੂੰ
ਸੱਪ ਲੜ ਗਿਆ ਖੇਤ ਚ
ਬਾਪੂ ਦੇ ਸੱਪ ਨੇ ਡੰਗ ਮਾਰਿਆ
ਪੈਰ ਤੇ ਸੱਪ ਨੇ ਕੱਟ ਲਿਆ
ਖੂਨ ਬੰਦ ਨੀ ਹੁੰਦਾ
ਲਹੂ ਦੀ ਉਲਟੀ ਆਈ
ਨੱਕ ਚੋਂ ਖੂਨ ਵਗੀ ਜਾਂਦਾ ਰੁਕਦਾ ਨੀ
ਟੱਟੀ ਚ ਖੂਨ ਬਹੁਤ ਆ ਰਿਹਾ
ਮੋਟਰਸੈਕਲ ਤੋਂ ਡਿੱਗ ਪਿਆ ਸਿਰ ਚ ਸੱਟ
ਐਕਸੀਡੈਂਟ ਹੋ ਗਿਆ ਲੱਤ ਟੁੱਟ ਗਈ
ਟੋਕੇ ਚ ਹੱਥ ਆ ਗਿਆ
ਕੋਠੇ ਤੋਂ ਡਿੱਗ ਗਿਆ ਹਿੱਲਿਆ ਨੀ ਜਾਂਦਾ
ਤੱਤਾ ਪਾਣੀ ਡੁੱਲ ਗਿਆ ਬੱਚੇ ਤੇ
ਅੱਗ ਨਾਲ ਮੂੰਹ ਸੜ ਗਿਆ
ਗੈਸ ਸਿਲੰਡਰ ਫਟ ਗਿਆ ਸਾਰੇ ਝੁਲਸ ਗਏ
ਮੈਂ ਮਰ ਜਾਣਾ ਚਾਹੁੰਦਾ
ਘਰਵਾਲੀ ਕਹਿੰਦੀ ਫਾਹਾ ਲੈ ਲੂੰਗੀ
ਜਿਉਣ ਨੂੰ ਦਿਲ ਨੀ ਕਰਦਾ
ਸੱਤਵਾਂ ਮਹੀਨਾ ਖੂਨ ਪੈਣ ਲੱਗ ਪਿਆ
ਗਰਭਵਤੀ ਆ ਦੌਰਾ ਪੈ ਗਿਆ
ਪੇਟ ਚ ਬੱਚਾ ਹਿਲਦਾ ਨੀ ਕੱਲ ਦਾ
ਉਮੀਦ ਨਾਲ ਆ ਅੱਖਾਂ ਅੱਗੇ ਧੁੰਦਲਾ ਦਿਸਦਾ ਸਿਰ ਦੁਖਦਾ
ਬੱਚਾ ਦੁੱਧ ਨੀ ਪੀਂਦਾ ਸੁਸਤ ਆ
ਬੱਚੇ ਦੀਆਂ ਪਸਲੀਆਂ ਅੰਦਰ ਜਾਂਦੀਆਂ ਸਾਹ ਨਾਲ
ਨਿਆਣਾ ਜੋ ਪੀਂਦਾ ਸਭ ਕੱਢ ਦਿੰਦਾ
papa k seene me bahut dard horha hai
chati me jakdan aur pasina
dil me dard left hand tak jaa raha
mummy ko chest pain ho rha
sans lene me dikat ho rhi h
mummy ki saans phool rahi bol nahi paa rahi
dama ka attack aya pump se araam nhi
dam ghut raha hai dadi ka
muh tedha ho gya achanak
ek side kaam nahi kar raha body ka
dada ji ki awaz ladkhada rahi h subha se
papa ko lakwa maar gaya
bete ko mirgi ka daura pada hai
muh se jhag nikal raha body akad gayi
bache ko bukhar me jhatke aa rhe
hath pair kaanp rahe aankhe upar chadh gayi
maa behos padi hai
papa ko hosh nhi aa raha
chacha gir gaye aur uth nahi rahe bolte bhi nahi
bulane pe jawab nhi de rahi
bhai ne keetnashak pi liya
sulfas ki goli kha li usne
bache ne mitti ka tel pi lia
spray karte hue chakkar aur ulti hone lagi
pitaji ko saap ne kaat liya
khet me saanp das gaya
sanp kaata hai pair pe sujan
khoon band nahi ho rha hath ka
khun ki ulti hui hai
naak se khoon beh raha rukta nahi
latrine me bahut khoon aa raha h
bike se gir gaya sir phat gaya
accident hogya tang tut gayi
hath machine me aa gya ungli kat gayi
tractor palat gaya bhai dab gaya
bache pe garam chai gir gayi
gas se aag lagi muh jal gya
garam tel se hath jal gaya pura
mai marna chahti hu
pati bol raha faansi laga lunga
zindagi khatam karne ka man hai
7 mahina chal rha bleeding ho rhi
pregnant wife ko daura pada
pet se hu dhundla dikh raha sar dard
9 mahina bacha pet me hil nahi raha
bacha doodh nhi pi raha sust pada
bache ki pasli chal rahi hai
bacha jo pita hai sab ulti kar deta
bapu di chhati ch bahut dard aa
chati ghut rahi pasina aayi janda
dil ch peed hundi khabbi bah tak
seene te bhaar pya lagda
saah aukha aunda
mummy nu sah chadya hoya bol ni hunda
dame da attack pya pump nal fark ni
bebe da saah nahi ralda
muh vinga ho gya bapu da
ik pasa maarya gya
sajji bah kam ni kardi achanak
dada ji di jaban thidkdi saver di
munde nu mirgi da dora pai gya
muh cho jhagg aundi te sarir aakad gya
bache nu bukhar nal jhatke lagde
dandal pai gyi kudi nu
bapu behosh ho gya
mummy nu hosh ni aa rhi
chacha digg pya te bolda nahi
akhan ni kholdi bulaun te v
veer ne spray pee lyi
salphas kha lyi gharwale ne
jawak ne mitti da tel pee lya
keedemar dwai chad gyi spray karde nu
sapp lad gya khet ch
bapu de sap ne dang maarya
pair te sapp ne katt lya
khoon band ni hunda
lahu di ulti aayi
nakk cho khoon vagi janda rukda ni
tatti ch khoon bahut aunda
motorcycle to digg pya sir ch satt
accident ho gya latt tutt gyi
toke ch hath aa gya
kothe to digg gya hilya ni janda
tatta pani dull gya bache te
agg nal muh sadd gya
gas cylinder fatt gya sare jhulas gye
mai mar jana chaunda
gharwali kehndi faha le lungi
jeen nu dil ni karda
satva mahina khoon pain lag pya
garbhvati aa daura pai gya
pet ch bacha hilda ni kal da
umeed nal aa akhan agge dhundla disda sir dukhda
bacha dudh ni peenda sust aa
bache diyan pasliyan andar jandiyan saah nal
nyana jo peenda sab kadd dinda
`
