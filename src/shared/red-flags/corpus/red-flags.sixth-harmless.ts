/** The harmless phrases of the sixth round: 8 of 160 were flagged before anything was learnt from it. */
export const harmless = `
no chest pain only cough since two days
chest xray report to show
knee pain while climbing stairs
back pain since one month
had heart attack in 2019 now only checkup
bp medicine finished need refill
sugar is little high after marriage party
fever and cold since yesterday
child has cough no fast breathing
baby vaccination date
pregnant 3 month regular checkup
pregnant feeling nausea in morning
snake plant leaves allergy on hand
eye power checking for glasses
tooth pain and gum swelling
hair fall and dandruff
small cut on finger already stopped bleeding
old burn mark on arm want cream
want to stop smoking
headache sometimes after phone use
gas and acidity after food
blood test report
period pain since morning
periods not regular since 3 months
loose motions two times
accident insurance form to be signed
leg pain old accident in 2015
my mother fell asleep late and has tired eyes
fits certificate for driving licence
skin itching in summer
hand numb after sleeping on it now ok
weight loss diet advice
छाती में दर्द नहीं है बस खांसी है
घुटने में दर्द पुराना है
कमर दर्द और गर्दन में अकड़न काम की वजह से
दो साल पहले हार्ट अटैक आया था अब जांच करानी है
शुगर की दवाई खत्म हो गई
बच्चे को टीका लगवाना है
बच्चे को जुकाम है दूध ठीक पी रहा है
सिर दर्द कभी कभी होता है
पेट में गैस बनती है
खून की जांच करवानी है
खून की कमी है आयरन की गोली चाहिए
चश्मे का नंबर चेक कराना है
बाल झड़ रहे हैं
दांत में कीड़ा लगा है
पैर की एड़ी फटी है
महीना देर से आता है
गर्भवती हूं पांचवा महीना रूटीन चेकअप
पहले मिर्गी थी अब दस साल से ठीक है दवा पूछनी है
सांस की कोई तकलीफ नहीं है
नींद नहीं आती रात को
मच्छर काटने से खुजली
दाद खाज की क्रीम चाहिए
कान में मैल जमा है
पिछले साल हाथ टूटा था अब प्लेट निकलवानी है
बीपी थोड़ा ज्यादा रहता है
थकान रहती है
घर में स्प्रे से एलर्जी नहीं है बस छींक आती है
बच्चे का वजन कम बढ़ रहा है
कीड़े की दवा बच्चे को देनी है
मुंह में छाले हैं
एक्सरे की रिपोर्ट दिखानी है
मरहम बदलवाना है पट्टी करानी है
ਛਾਤੀ ਚ ਦਰਦ ਨੀ ਬੱਸ ਖੰਘ ਆ
ਗੋਡੇ ਦੁਖਦੇ ਆ ਪੁਰਾਣੇ
ਕਮਰ ਦਰਦ ਆ ਮਹੀਨੇ ਤੋਂ
ਦੋ ਸਾਲ ਪਹਿਲਾਂ ਅਟੈਕ ਆਇਆ ਸੀ ਹੁਣ ਚੈੱਕਅਪ ਕਰਾਉਣਾ
ਸ਼ੂਗਰ ਦੀ ਦਵਾਈ ਮੁੱਕ ਗਈ
ਬੱਚੇ ਦੇ ਟੀਕਾ ਲਵਾਉਣਾ
ਜਵਾਕ ਨੂੰ ਜ਼ੁਕਾਮ ਆ ਦੁੱਧ ਠੀਕ ਪੀਂਦਾ
ਸਿਰ ਦੁਖਦਾ ਕਦੇ ਕਦੇ
ਖੂਨ ਦੀ ਰਿਪੋਰਟ ਦਿਖਾਉਣੀ
ਖੂਨ ਘੱਟ ਆ ਗੋਲੀਆਂ ਚਾਹੀਦੀਆਂ
ਐਨਕ ਦਾ ਨੰਬਰ ਚੈੱਕ ਕਰਾਉਣਾ
ਵਾਲ ਝੜਦੇ ਆ
ਦੰਦ ਚ ਕੀੜਾ ਲੱਗਿਆ
ਪੈਰ ਦੀ ਅੱਡੀ ਦੁਖਦੀ ਤੁਰਨ ਵੇਲੇ
ਤਿੰਨ ਮਹੀਨੇ ਦੀ ਗਰਭਵਤੀ ਆ ਚੈੱਕਅਪ ਕਰਾਉਣਾ
ਪਹਿਲਾਂ ਦੌਰੇ ਪੈਂਦੇ ਸੀ ਹੁਣ ਪੰਜ ਸਾਲ ਤੋਂ ਠੀਕ ਆ
ਸਾਹ ਦੀ ਕੋਈ ਤਕਲੀਫ ਨੀ
ਨੀਂਦ ਨੀ ਆਉਂਦੀ ਰਾਤ ਨੂੰ
ਮੱਛਰ ਲੜਨ ਨਾਲ ਖਾਜ ਹੁੰਦੀ
ਖਾਜ ਖੁਜਲੀ ਦੀ ਟਿਊਬ ਚਾਹੀਦੀ
ਕੰਨ ਚ ਮੈਲ ਆ
ਪਿਛਲੇ ਸਾਲ ਬਾਂਹ ਟੁੱਟੀ ਸੀ ਪਲੇਟ ਕਢਾਉਣੀ
ਬੀਪੀ ਥੋੜਾ ਵਧਿਆ ਰਹਿੰਦਾ
ਥਕਾਵਟ ਰਹਿੰਦੀ ਕਮਜ਼ੋਰੀ ਲੱਗਦੀ
ਪੇਟ ਚ ਗੈਸ ਬਣਦੀ
ਬੱਚੇ ਦਾ ਭਾਰ ਨੀ ਵਧਦਾ
ਪੇਟ ਦੇ ਕੀੜਿਆਂ ਦੀ ਦਵਾਈ ਬੱਚੇ ਨੂੰ
ਮੂੰਹ ਚ ਛਾਲੇ ਆ
ਪੱਟੀ ਬਦਲਾਉਣੀ ਆ
ਹੱਥ ਤੇ ਮਾੜਾ ਜਿਹਾ ਕੱਟ ਲੱਗਿਆ ਖੂਨ ਬੰਦ ਹੋ ਗਿਆ
ਸੱਪ ਤੋਂ ਡਰ ਲੱਗਦਾ ਨੀਂਦ ਨੀ ਆਉਂਦੀ
ਡਾਕਟਰ ਦਾ ਟਾਈਮ ਚਾਹੀਦਾ ਸਕੈਨ ਦਿਖਾਉਣੀ
chati me dard nahi hai bas khansi h
ghutne me dard hai purana
kamar dard 1 mahine se
2 saal pehle heart attack aya tha ab checkup karana hai
sugar ki dawai khatam ho gayi
bache ko tika lagwana hai
bache ko jukam hai doodh thik pi raha
sar dard kabhi kabhi hota
khoon ki report dikhani hai
khoon ki kami hai iron ki goli chahiye
chashme ka number check karana
baal jhad rahe hai
daant me kida laga hai
edi me dard chalne pe
pregnant hu 3 mahina checkup
pehle mirgi thi ab 10 saal se thik
saans ki koi dikkat nahi
neend nahi aati raat ko
machar kaatne se khujli
daad ki cream chahiye
kaan me mail jama hai
pichle saal hath tuta tha plate nikalwani
bp thoda zyada rehta hai
thakan rehti hai
pet me gas banti hai
bache ka wajan nahi badh raha
pet ke kido ki dawai
muh me chale hai
patti badalwani hai
gale me kharash aur awaz baith gayi
pair me moch aayi thi ab thik hai exercise puchni hai
school ke liye medical certificate banwana hai
chhati ch dard ni bas khang aa
gode dukhde purane
lakk dukhda mahine to
2 saal pehla attack aya si hun checkup karauna
sugar di dwai mukk gyi
bache de tika lwauna
jawak nu jukam aa dudh thik peenda
sir dukhda kade kade
khoon di report dikhauni
khoon ghatt aa goliyan chahidiya
ainak da number check karauna
waal jhad de aa
dand ch keeda lagya
addi dukhdi turan vele
garbhvati aa tija mahina checkup karauna
pehla daure painde si hun 5 saal to thik aa
saah di koi taklif ni
neend ni aundi raat nu
machhar lad gya khaj hundi
khaj khujli di tube chahidi
kann ch mail aa
pichle saal bah tutti si plate kadhauni
bp thoda vadhya rehnda
thakawat rehndi kamjori lagdi
pet ch gas bandi
bache da bhaar ni vadhda
pet de keedeyan di dwai
muh ch chhale aa
patti badlauni aa
gala dukhda awaz baithi hoi aa
sapp di dwai ni chahidi bas skin di cream
bebe di akh da operation karauna motia
`
