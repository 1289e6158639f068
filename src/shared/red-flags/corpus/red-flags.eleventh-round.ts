/**
 * Written after the seventh round was learnt and held back from the eighth, ninth and tenth: 41 of 60 red ones were caught,
 * 1 of 40 harmless ones was flagged. Learnt from on 2026-11-28, when a new set was held back (docs/clinical-sources.md).
 */
export const red = `
husband woke up with squeezing in middle of chest and left shoulder
wife has asthma her lips are turning blue
aunty suddenly could not hold the spoon and speech is funny
he became stiff and then started jerking in sleep
grandson found lying in the field not moving
my mother in law drank pesticide kept for cotton
krait bit my uncle when he was sleeping on floor
father coughing blood since today
child run over by trolley
she caught fire in kitchen
i dont want to wake up tomorrow i have written a letter
water broke but baby is only 7 months
चाचा जी को छाती के बीच दर्द उठा है जी मिचला रहा
अस्थमा की मरीज है दवा से आराम नहीं सांस फूल रही
अचानक चक्कर आया और एक आंख एक हाथ सुन्न
भतीजे को फिर से मिर्गी के झटके
ताऊ जी को होश नहीं है पसीने से भीगे हैं
भैया ने चूहे मारने की दवा निगल ली
रात में सांप ने काटा पलकें झुक रही हैं
दराती से हाथ कट गया खून थम नहीं रहा
बस से उतरते समय गिर गए और सिर में चोट
पटाखे से बेटे की आंख और हाथ जल गए
बहन ने कमरे में फंदा लगाने की कोशिश की
दो हफ्ते का बच्चा बहुत गरम है और दूध छोड़ दिया
ਅੱਜ ਸਵੇਰੇ ਤੋਂ ਛਾਤੀ ਕੱਸੀ ਪਈ ਆ ਬਾਂਹ ਵੀ ਦੁਖਦੀ
ਦਾਦੀ ਹੌਂਕਦੀ ਪਈ ਆ ਬੋਲਿਆ ਨੀ ਜਾਂਦਾ
ਪਾਪਾ ਦਾ ਬੁੱਲ੍ਹ ਲਮਕ ਗਿਆ ਗੱਲ ਸਮਝ ਨੀ ਆਉਂਦੀ
ਦੰਦਲਾਂ ਪਈ ਜਾਂਦੀਆਂ ਬੱਚੀ ਨੂੰ
ਖੇਤ ਚ ਡਿੱਗਿਆ ਮਿਲਿਆ ਬੋਲਦਾ ਚੱਲਦਾ ਨਹੀਂ
ਸਪਰੇ ਚੜ੍ਹ ਗਈ ਮੂੰਹ ਚੋਂ ਲਾਰਾਂ ਵਗਦੀਆਂ
ਫਨੀਅਰ ਨੇ ਡੰਗਿਆ ਗਿੱਟੇ ਤੇ
ਮਾਂ ਨੂੰ ਲਹੂ ਦੀਆਂ ਉਲਟੀਆਂ ਲੱਗੀਆਂ
ਬੁਲਟ ਤੇ ਟਰੱਕ ਦੀ ਟੱਕਰ ਹੋ ਗਈ ਦੋਸਤ ਬੁਰੀ ਤਰ੍ਹਾਂ ਜ਼ਖਮੀ
ਉਬਲਦਾ ਦੁੱਧ ਡੁੱਲਿਆ ਜਵਾਕ ਦੀ ਛਾਤੀ ਤੇ
ਮਰਨ ਨੂੰ ਜੀ ਕਰਦਾ ਕਰਜ਼ਾ ਬਹੁਤ ਆ
ਨੂੰਹ ਨੂੰ ਨੌਵਾਂ ਲੱਗਿਆ ਅੱਜ ਬੱਚੇ ਦੀ ਹਿਲਜੁਲ ਬੰਦ ਆ
mamaji ko heart wali side pe jor ka dard aur ulti
bache ki saans me seeti baj rahi pasli andar dhans rahi
bolte bolte atak gaye muh se laar aur hath gir gaya
ladki zor zor se kaanp ke akad gayi phir jhag
pitaji pani maangte maangte behoosh
3 saal ki beti ne dadi ki bp wali goliyan kha li
jhadi me haath dala saanp ne das liya
period me itna khoon ki chakkar aa ke gir gayi
toke wali machine me choti ungliyan aa gayi
tandoor me hath chala gaya jal gaya
maa papa ko bolna sorry mai ja raha hu duniya se
navjaat thanda hai aur rota nahi
bapuji chhati fad ke baithe ne
rat da saah khich khich ke aunda
chache de mooh da ik passa dhalk gya
sutte pye de hath pair maran lagg pya jhagg aayi
kal di bukhar c hun hosh kho baithi
munda keede wali dawai pee ke digg pya
charri vaddan gayi nu sapp ne wadd lya
jaape to baad lahu bahut pai reha
paudiyan to rudh ke digg pyi bebe lakk hilda ni
geyser de tatte pani nal pindaa sadd gya
nehar ch chhaal maaran nu firda veer
pandra dina da bacha taap chadya dudh ni chungda
`

export const harmless = `
my nose bleeds rarely in winter not now
how to give first bath to baby
chest hair rash and itching
left shoulder stiff after sleeping
my mother has memory problem forgets names
want a doctor for piles no bleeding
feeling lazy and sleepy after lunch
burning in stomach at night
बच्चा देर से बोलना शुरू कर रहा है
खून में शुगर कितनी होनी चाहिए
मुंह पर दाग और झाइयां
पैर की उंगली में फंगस
सर्दी में छाती में कफ बनता है
नींद की गोली छोड़नी है धीरे धीरे
पिछले साल बच्चेदानी का ऑपरेशन हुआ था
दिल में कोई बात रहती है उदास हूं
ਜ਼ੁਕਾਮ ਨਾਲ ਨੱਕ ਬੰਦ ਸਿਰ ਭਾਰੀ
ਦਿਲ ਘਬਰਾਉਂਦਾ ਪੇਪਰਾਂ ਕਰਕੇ
ਬੱਚੇ ਦੇ ਸਿਰ ਚ ਜੂੰਆਂ
ਪੈਰ ਠੰਢੇ ਰਹਿੰਦੇ ਆ
ਕੁੱਤੇ ਦੇ ਟੀਕੇ ਦੀ ਦੂਜੀ ਡੋਜ਼ ਲਵਾਉਣੀ
ਕਣਕ ਵੱਢਦਿਆਂ ਹੱਥਾਂ ਤੇ ਅੱਟਣ ਪੈ ਗਏ
ਬੁਖਾਰ ਹੁਣ ਨਹੀਂ ਹੈ ਕਮਜ਼ੋਰੀ ਆ
ਅੱਖਾਂ ਦਾ ਅਪਰੇਸ਼ਨ ਹੋਇਆ ਸੀ ਦਵਾਈ ਪੁੱਛਣੀ
bacha mitti khata hai
gas ki wajah se dakar aate hai
ankh se pani girta hai
haath ki chamdi utar rahi
khansi me balgam safed
pet me halka dard dahi khane se
chot ka nishan hatane ki cream
gussa bahut aata hai aaj kal
sahmne wale dand hilde aa
hath te mauke kadhaune
bacha raat nu bistra gilla karda
dil di dwai badlauni doctor ton
kamm karke thak janda bahut
chaval khan nal gas
bebe nu unchi sunda
loose motion band ho gye kamjori aa
`
