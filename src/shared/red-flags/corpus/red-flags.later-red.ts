/**
 * Made up in four rounds after the rules were written, each measured before anything was learnt from it
 * (docs/clinical-sources.md).
 */
export const red = `
my chest feels very tight since evening
papa ji nu chati ch bahut jyada peed ho rahi aa
mummy ko seene mein bhaari pan lag raha hai
dil ghabra raha hai aur pasina aa raha hai chhati mein dard
saah bahut aukha aa reha bapu nu
beta saans nahi le pa raha
cant breath properly
he is wheezing and cannot speak full sentence
muh ek taraf ho gaya hai
ਮੂੰਹ ਵਿੰਗਾ ਹੋ ਗਿਆ ਤੇ ਬਾਂਹ ਨਹੀਂ ਚੱਲਦੀ
दादी का आधा शरीर काम नहीं कर रहा
left side not working suddenly
bache nu jhatke aaye bukhar naal
दौरे पड़ रहे हैं
मुंह से झाग आ रहा है और बेहोश
fell unconscious in bathroom
uncle behosh ho ke gir gaye
husband drank spray medicine
ਘਰਵਾਲੇ ਨੇ ਸਪਰੇਅ ਵਾਲੀ ਦਵਾਈ ਪੀ ਲਈ
usne zeher khaa liya hai
bete ne phinyl pi li
ne salfas diya goliyan kha laiya
snake bited on leg
khet ch sap lad gya munde nu
हाथ पर सांप ने काटा
cut my hand with toka bleeding lot
khoon ruk hi nahi raha
ਖੂਨ ਰੁਕ ਹੀ ਨਹੀਂ ਰਿਹਾ
blood vomiting twice
activa se gir gaya sir pe chot
ਮੋਟਰਸਾਈਕਲ ਤੋਂ ਡਿੱਗ ਪਿਆ
fell down from terrace
garam pani gir gaya bachche par jal gaya
ਗਰਮ ਦੁੱਧ ਡੁੱਲ੍ਹ ਗਿਆ ਬੱਚਾ ਸੜ ਗਿਆ
I dont want to live
जीने की इच्छा नहीं है
ਮਰ ਜਾਣ ਨੂੰ ਜੀ ਕਰਦਾ
mar jana chahta hun
main suicide kar lunga
current laga haath jal gaya
ਬਿਜਲੀ ਦਾ ਕਰੰਟ ਲੱਗਾ
bacche ke gale mein sikka phas gaya
face swollen after eating egg and itching all over breathing hard
garbhwati hoon khoon jaa raha hai
6 month pregnant bleeding since morning
ਪੇਟ ਵਿੱਚ ਬੱਚਾ ਘੱਟ ਹਿੱਲਦਾ
pani ki thaili phat gayi
ਬੱਚਾ ਦੁੱਧ ਨਹੀਂ ਚੁੰਘ ਰਿਹਾ
chhota baccha doodh nahi le raha sust pada hai
baby not feeding since night
bachche ki saans tez chal rahi hai pasli chal rahi
new born baby fever
बच्चे को खून वाली टट्टी आ रही है
child not passing urine since 10 hours
tez bukhar aur gardan nahi mud rahi
sudden very bad headache never had before
ek aankh se dikhna band ho gaya achanak
sugar 500 aur ulti
heat stroke in field worker
chakkar aa ke behosh ho gayi
chhati me bahut dabav aur saans chadh rahi
babaji nu dil da attack
ਬੀਬੀ ਦੇ ਸੀਨੇ ਵਿੱਚ ਤੇਜ਼ ਪੀੜ ਉੱਠੀ ਐ
pain from chest to jaw and left arm, sweating
dil me dard ho raha subah se
saah rukda jaanda
saans lene mein bahut pareshani
oxygen low, breathing hard
ਸਾਹ ਬਹੁਤ ਔਖਾ ਨਿਕਲਦਾ
दम फूल रहा है बैठे बैठे
mouth twisted and hand not lifting
bolne me zubaan atak rahi hai
ਸੱਜਾ ਪਾਸਾ ਕੰਮ ਨਹੀਂ ਕਰਦਾ
achanak hath pair sunn ho gaye
body shaking in fits frothing
ਬੱਚੀ ਨੂੰ ਬੁਖਾਰ ਨਾਲ ਦੌਰਾ ਪੈ ਗਿਆ
mirgi ka attack aa raha
बिल्कुल होश नहीं है
he fell and is not opening his eyes
aankh nahi khol raha behosh pada
keede wali dawai pee gaya
ਜ਼ਹਿਰੀਲੀ ਦਵਾਈ ਖਾ ਲਈ ਮੁੰਡੇ ਨੇ
wife consumed poison
बेटी ने फिनाइल पी लिया
spray karde chakkar te ulti
neend di goliyan bahut kha lyian
nashe ka injection zyada le liya
snake has bitten my mother
ਸੱਪ ਨੇ ਪੈਰ ਤੇ ਡੱਸ ਲਿਆ
saanp ke kaatne ka mareez
naak se bahut khoon aa raha ruk nahi raha
khoon di ultiyan
bleeding heavily after tooth removal not stopping
ਹੱਥ ਵੱਢਿਆ ਗਿਆ ਟੋਕੇ ਨਾਲ
car ne takkar maar di
pauri to dig paya sir te satt
scooter slip ho gaya chot lagi sir mein
tel se haath jal gaya
acid pad gaya muh par
ਚਾਹ ਨਾਲ ਬੱਚਾ ਸੜਿਆ
i feel like ending everything, want to die
zindagi khatam karna chahta hu
ਜੀਣ ਦਾ ਮਨ ਨਹੀਂ
khud ko nuksan pahunchana chahta
bijli ka current lag gaya
ਪਾਣੀ ਵਿੱਚ ਡੁੱਬ ਗਿਆ ਸੀ ਹੁਣੇ ਕੱਢਿਆ
khana gale me atak gaya
whole face and tongue swollen after tablet
pregnant hoon pet me bahut dard
ਗਰਭਵਤੀ ਦੇ ਪਾਣੀ ਜਾ ਰਿਹਾ
7 mahine ki pregnant chakkar aur dhundhla dikhna
delivery hui hai khoon band nahi
dard shuru ho gaye delivery wale
bachha doodh nahi peeta, ulti karta hai sab
ਬੱਚਾ ਸੁਸਤ ਪਿਆ ਅੱਖਾਂ ਨਹੀਂ ਖੋਲ੍ਹਦਾ
1 mahine ka bachha tez bukhar
navjaat ko peelia aur doodh nahi pi raha
bukhar ke sath gardan mein akdan
nazar achanak chali gayi
sugar bahut high ulti nahi ruk rahi
severe chest discomfort with sweating
ਛਾਤੀ ਚ ਬੋਝ ਜਿਹਾ ਤੇ ਖੱਬੀ ਬਾਂਹ ਦੁਖਦੀ
seene me bahut jalan aur pasina chhoot raha
chest me tez dard uth raha hai do ghante se
papa ke chest mein pain hai
breathing very difficult at night sitting up
sans nahi le pa rahi hai meri biwi
ਬੇਬੇ ਦਾ ਸਾਹ ਉੱਖੜਿਆ ਪਿਆ
सांस बहुत तेज चल रही है बुजुर्ग की
right hand not moving since morning
हाथ में ताकत नहीं है अचानक से
ਅਧਰੰਗ ਦਾ ਦੌਰਾ ਪਿਆ ਸਵੇਰੇ
mere pati ko lakwa maar gaya
seizures not stopping
बच्चे को झटके आ रहे हैं बुखार में
daura pya munh cho jhagg
she is unconscious after fall
ਬੇਸੁੱਧ ਪਿਆ ਹੈ
behoshi ki halat me
he ate some poison tablets wheat one
kanak wali goli kha lai
ਸਲਫਾਸ ਦੀ ਗੋਲੀ ਖਾਧੀ
dawai chhidakte hue spray andar chala gaya
चूहे मारने वाली दवा पी ली बेटे ने
took 30 sleeping tablets
chitte di overdose naal behosh
sanp kaat gaya paon me
khet me saanp ne dasa
nakseer nahi ruk rahi
ulti me khoon aa raha hai
latrine me bahut khoon jaa raha
ungli kat ke alag ho gayi
gaddi da accident ho gya
ਟਰੈਕਟਰ ਪਲਟ ਗਿਆ
baccha chhat se neeche gir gaya
kapde mein aag lag gayi jal gaye
ubalta pani pad gaya
no reason to live anymore
ਖੁਦਕੁਸ਼ੀ ਕਰਨ ਨੂੰ ਜੀਅ ਕਰਦਾ
mar jaun aisa lagta hai
current lagga kheta vich
bacha nehar ch dub chalya si
moongfali gale me phas gayi
chehra aur honth sooj gaye dawai khane ke baad
9 month pregnant water leaking
garbhvati aurat nu bahut sir dard te akhan agge hanera
baby movements not felt since yesterday pregnant
delivery ton baad khoon bahut pai reha
neonate not feeding
bachha ekdum sust pad gaya hai
ਬੱਚੇ ਨੂੰ ਸਾਹ ਚੜ੍ਹਿਆ ਹੋਇਆ
do din ka baccha doodh nahi pi raha
बच्चा कुछ भी नहीं पी रहा सब उलटी
loo lagne se behosh
tez bukhar gardan akdi hui
ekdum se bahut tez sar dard hua
achanak andha ho gaya
testicle swelling and severe pain suddenly
sugar 600 aa rahi ulti
dama ka attack bahut tez
chest tightness since 1 hour
seene par bojh lag raha hai
ਛਾਤੀ ਘੁੱਟ ਰਹੀ ਹੈ ਤੇ ਪਸੀਨਾ ਆ ਰਿਹਾ
ਦਿਲ ਵਿੱਚ ਬਹੁਤ ਦਰਦ ਹੋ ਰਿਹਾ
दिल में तेज दर्द हो रहा है
छाती में जकड़न और पसीना
dil ch peed ho rahi aa
heart attack aaya lagta hai
cant breathe
not able to breathe properly
saans nahi aa rahi
saah nahi aunda
ਸਾਹ ਲੈਣ ਵਿੱਚ ਤਕਲੀਫ਼
सांस लेने में दिक्कत हो रही है
सांस बहुत फूल रही है
dam ghut raha hai
ਦਮ ਘੁੱਟਦਾ ਹੈ
mouth has gone crooked since morning
ਮੂੰਹ ਟੇਢਾ ਹੋ ਗਿਆ
ਇੱਕ ਪਾਸਾ ਸੁੰਨ ਹੋ ਗਿਆ
एक तरफ का हाथ पैर काम नहीं कर रहा
अचानक बोल नहीं पा रहे
zuban ladkhada rahi hai
adhrang ho gaya
right arm and leg suddenly weak
slurred speech suddenly
having seizures now
ਮਿਰਗੀ ਦਾ ਦੌਰਾ ਪੈ ਰਿਹਾ ਹੈ
मिर्गी का दौरा आ रहा है
jhatke lag rahe hain aur behosh
body jerking and foam from mouth
ਮੂੰਹ ਚੋਂ ਝੱਗ ਨਿਕਲ ਰਹੀ ਹੈ
ਬੇਹੋਸ਼ ਹੋ ਗਈ ਹੈ
उठ नहीं रहे, होश नहीं है
he is not waking up
hosh nahi aa raha
collapsed suddenly and not talking
spray pi li
ਕੀਟਨਾਸ਼ਕ ਪੀ ਲਿਆ
ਸਲਫਾਸ ਖਾ ਲਈ
सल्फास की गोली खा ली
कीड़े मारने की दवा पी ली
child drank phenyl
bachhe ne tezaab pi liya
ਬੱਚੇ ਨੇ ਮਿੱਟੀ ਦਾ ਤੇਲ ਪੀ ਲਿਆ
swallowed rat poison
saanp ne kaat liya
ਸੱਪ ਲੜ ਗਿਆ
सांप ने डस लिया
snake bit my leg
sapp ne dang maareya
khoon ruk nahi raha
ਖ਼ੂਨ ਬੰਦ ਨਹੀਂ ਹੋ ਰਿਹਾ
खून की उल्टी हो रही है
ਲਹੂ ਦੀ ਉਲਟੀ ਆਈ
vomiting blood since night
finger cut off in toka machine
टोके में हाथ कट गया
latrine ch bahut khoon
road accident sar me chot
ਐਕਸੀਡੈਂਟ ਹੋ ਗਿਆ ਸਿਰ ਤੇ ਸੱਟ
बाइक से गिर गए, सिर से खून
ਟਰੈਕਟਰ ਥੱਲੇ ਆ ਗਿਆ
fell from roof
छत से गिर गया
ਕੋਠੇ ਤੋਂ ਡਿੱਗ ਪਿਆ
garam pani se jal gaya
ਉਬਲਦੀ ਚਾਹ ਨਾਲ ਸੜ ਗਿਆ
तेल से जल गई
burnt with hot oil
ਅੱਗ ਲੱਗ ਗਈ ਕੱਪੜਿਆਂ ਨੂੰ
mar jana chahti hun
ਮੈਂ ਜੀਣਾ ਨਹੀਂ ਚਾਹੁੰਦਾ
मुझे मरना है
मैं खुदकुशी करने वाला हूं
ਫਾਹਾ ਲੈਣ ਨੂੰ ਜੀ ਕਰਦਾ
cutting my wrists
zindagi khatam kar lunga
ਪੇਟ ਵਿੱਚ ਬੱਚਾ ਹਿਲਦਾ ਨਹੀਂ
7 mahine ki pregnant hai khoon aa raha hai
गर्भवती को चक्कर और धुंधला दिख रहा
ਗਰਭਵਤੀ ਨੂੰ ਬਹੁਤ ਸਿਰ ਦਰਦ ਤੇ ਸੋਜ
डिलीवरी के बाद खून बहुत जा रहा है
baby not drinking milk and very sleepy
ਬੱਚਾ ਦੁੱਧ ਨਹੀਂ ਪੀ ਰਿਹਾ
बच्चा बहुत सुस्त है, दूध नहीं पी रहा
newborn has high fever
bacha sab kuch ulti kar raha
ਬੱਚੇ ਦੀ ਪਸਲੀ ਚੱਲ ਰਹੀ ਹੈ
नवजात को बुखार है
बच्चे की पसली चल रही है
ਗਲੇ ਵਿੱਚ ਸਿੱਕਾ ਫਸ ਗਿਆ
गले में कुछ फंस गया, सांस नहीं
food stuck cannot breathe
ਨਹਿਰ ਵਿੱਚ ਡੁੱਬ ਗਿਆ ਸੀ
pulled out of canal
bijli ka jhatka laga
ਕਰੰਟ ਲੱਗ ਗਿਆ
करंट लग गया
chitta jyada le liya
ਨਸ਼ੇ ਦਾ ਟੀਕਾ ਲਾ ਕੇ ਬੇਹੋਸ਼
bahut saari goliyan kha li
नींद की बहुत गोलियां खा लीं
face and tongue swollen after injection
मुंह सूज गया और सांस नहीं आ रही
loo lagi hai behki baatein
ਲੂ ਲੱਗ ਗਈ ਬੇਹੋਸ਼ੀ
fever with neck stiff
ਬੁਖਾਰ ਨਾਲ ਧੌਣ ਆਕੜ ਗਈ
sudden worst headache of life
achanak dikhna band
ਅਚਾਨਕ ਦਿਸਣੋਂ ਹਟ ਗਿਆ
अचानक एक आंख से दिखना बंद हो गया
sudden pain in testicle
sugar patient vomiting and breathing fast
शुगर के मरीज़ को उल्टी और तेज़ सांस
`
