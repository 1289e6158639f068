/**
 * Made up in three rounds after the rules were written, each measured before anything was learnt from it: three in four red
 * ones were caught (docs/clinical-sources.md).
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
`
