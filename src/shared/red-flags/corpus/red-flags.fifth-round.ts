/**
 * A round of longer sentences: 51 of 75 red ones were caught before anything was learnt from it
 * (docs/clinical-sources.md).
 */
export const red = `
papa's left hand has gone numb and his words are coming out wrong
my wife is seven months and her whole body jerked, now she does not know me
he ate the tablets we keep in the wheat drum
she says she does not want to be in this world any more
a tractor went over his foot
my brother touched the motor wire and fell down
hot dal spilled on the baby's arm
baby is one week old and feels very hot
baby cannot suck and is moaning
he is sweating a lot and says something heavy is sitting on his chest
mother is gasping since night cannot lie flat
the wound keeps pouring, we changed three cloths
her lips and eyes swelled up after the injection at the shop
a peanut went into his windpipe he is turning blue
my son was pulled from the pond
he was spraying the cotton and now he is drooling and vomiting
she took the whole strip of sleeping tablets
my father just fainted in the field
can't see from right eye since this morning suddenly
something bit my uncle in the fields at night, he cannot open his eyelids
मेरे पिताजी की आवाज़ लड़खड़ा रही है और दायां हाथ नहीं उठ रहा
माँ को सांस लेने में बहुत परेशानी है लेट नहीं पा रही
बच्चा दूध नहीं खींच रहा और बदन तप रहा है
पत्नी आठ महीने की गर्भवती है और खून जा रहा है
चूहे मारने वाली दवा बहू ने खा ली
अब जीने का मन नहीं करता
सीने पर पत्थर रखा हो ऐसा लगता है
बेटे को करंट लगा है
खेत में कुछ काट गया, पैर सूज गया और चक्कर आ रहे हैं
छत से गिर गया और उल्टी कर रहा है
बेटी के कपड़ों में आग लग गई
दादाजी बेहोश हो गए हैं
उल्टी में खून आ रहा है
बच्चे को झटके आ रहे हैं
नवजात ठंडा पड़ गया है
ਬਾਪੂ ਜੀ ਦੀ ਇੱਕ ਬਾਂਹ ਕੰਮ ਨਹੀਂ ਕਰ ਰਹੀ
ਮਾਤਾ ਜੀ ਨੂੰ ਸਾਹ ਬਹੁਤ ਚੜ੍ਹ ਰਿਹਾ ਹੈ
ਛਾਤੀ ’ਤੇ ਬਹੁਤ ਭਾਰ ਪੈ ਰਿਹਾ ਤੇ ਪਸੀਨਾ ਆ ਰਿਹਾ
ਭਰਾ ਨੇ ਕੀੜੇ ਮਾਰ ਦਵਾਈ ਪੀ ਲਈ
ਮੁੰਡੇ ਨੂੰ ਸੱਪ ਲੜ ਗਿਆ
ਮੈਂ ਹੁਣ ਜਿਊਣਾ ਨਹੀਂ ਚਾਹੁੰਦੀ
ਬੱਚਾ ਸਾਰਾ ਦਿਨ ਪਿਆ ਰਹਿੰਦਾ ਦੁੱਧ ਨਹੀਂ ਪੀਂਦਾ
ਘਰਵਾਲੀ ਗਰਭਵਤੀ ਹੈ ਉਹਦੇ ਸਿਰ ਵਿੱਚ ਬਹੁਤ ਦਰਦ ਤੇ ਅੱਖਾਂ ਅੱਗੇ ਹਨੇਰਾ
ਲਹੂ ਬੰਦ ਨਹੀਂ ਹੋ ਰਿਹਾ
ਟੋਕੇ ਵਿੱਚ ਹੱਥ ਆ ਗਿਆ
ਮੋਟਰਸਾਈਕਲ ਦੀ ਟੱਕਰ ਹੋ ਗਈ
ਚਾਹ ਡੁੱਲ੍ਹ ਗਈ ਬੱਚੇ ਦੀ ਲੱਤ ਸੜ ਗਈ
ਨਹਿਰ ਵਿੱਚੋਂ ਕੱਢਿਆ ਹੈ
ਨੀਂਦ ਦੀਆਂ ਗੋਲੀਆਂ ਦਾ ਪੱਤਾ ਖਾ ਲਿਆ
ਬੇਬੇ ਦਾ ਮੂੰਹ ਟੇਢਾ ਹੋ ਗਿਆ
papa ke haath pair thande ho gaye aur seene me dard
maa ki zubaan lat pata rahi hai
bhai ne jeher kha liya
beti ko saans lene me dikkat ho rahi hai hont neele
bacche ki pasli chal rahi hai
mera mar jaane ka mann karta hai
khoon ruk hi nahi raha
biwi pet se hai aur daura pada
saap ne dansa hai
gale me kuch fas gaya saans nahi le pa raha
kal raat se ek taraf ka sharir sunn hai
garam pani se haath jal gaya bachhe ka
chhote bachhe ko tez bukhar aur gardan akad gayi
bebe nu saah aukha aunda
bapu di chhaati ch bahut peed hundi aa
munde ne spray pee layi
bache nu dore pai rahe ne
mera jeen nu dil ni karda
gharwali nu bachha hon wala te khoon pai reha
sapp ne dang maar ditta
tractor hethan aa gaya
bapu ji behosh ho ke dig pye
current lag gya motor ton
bacha dudh ni chungda
neend diyan golian kha laiyan sariyan
`
export const harmless = `
my left hand pains after milking the buffalo
want to show old report of heart echo
baby's first vaccination date
she is seven months pregnant, wants routine checkup
need spray for mosquito problem on skin
tablets for sleep are finished please renew
my chest xray is ready
slight cough for three days
baby has mild cold but drinking milk well
pain in knee when climbing stairs
eyesight weak need glasses
blood test for sugar
my son fell last month plaster has to be removed
headache on and off since a year
I feel tired since dengue
skin itching after working in wheat field
father had stroke in 2021 needs medicine again
bp tablet finished
gas and burning in chest after food
swelling in feet at evening
पेट में गैस और खट्टी डकार
बच्चे का वजन नहीं बढ़ रहा
शुगर की दवा लिखवानी है
घुटनों में दर्द सीढ़ी चढ़ते समय
पुराने जले का निशान दिखाना है
हल्की खांसी और जुकाम
कान में दर्द दो दिन से
गर्भवती हूं तीसरा महीना जांच करानी है
सांस की दवा का पंप खत्म हो गया
दांत में दर्द है
ਗੋਡੇ ਦੁਖਦੇ ਹਨ ਪੌੜੀਆਂ ਚੜ੍ਹਦਿਆਂ
ਬੱਚੇ ਦਾ ਟੀਕਾ ਲਗਵਾਉਣਾ ਹੈ
ਬੀਪੀ ਦੀ ਦਵਾਈ ਮੁੱਕ ਗਈ
ਖੂਨ ਦੀ ਜਾਂਚ ਕਰਵਾਉਣੀ ਹੈ
ਪੇਟ ਵਿੱਚ ਗੈਸ ਬਣਦੀ ਹੈ
ਅੱਖਾਂ ਵਿੱਚੋਂ ਪਾਣੀ ਆਉਂਦਾ ਹੈ
ਸਿਰ ਭਾਰਾ ਰਹਿੰਦਾ ਹੈ
ਐਨਕ ਦਾ ਨੰਬਰ ਚੈੱਕ ਕਰਵਾਉਣਾ
ਪਿਛਲੇ ਮਹੀਨੇ ਦਿਲ ਦਾ ਟੈਸਟ ਹੋਇਆ ਸੀ ਰਿਪੋਰਟ ਦਿਖਾਉਣੀ
ਚਮੜੀ ਤੇ ਖਾਰਸ਼
pet me gas rehti hai
bp ki goli khatam ho gayi
bacche ka tika lagwana hai
ghutne me dard hai
chashma ka number check karana hai
pairon me sujan sham ko
khansi zukam do din se
sugar check karwani
purani chot ka dard
neend kam aati hai
gode dukhde ne
sugar di dawai likhwauni
akh vicho pani aunda
bache da bhar ghat hai
thakawat rehndi hai
dand vich dard
chamdi te kharish
BP di goli muk gayi
khoon di kami hai
kamar dard bahut purana
`
