/**
 * A round of plainer phrases: 110 of 119 red ones were caught before anything was learnt from it
 * (docs/clinical-sources.md).
 */
export const red = `
chest tightness since 1 hour
heart pain and left hand pain
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
drank harpic
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
i will kill myself
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

export const harmless = `
dry cough and cold since 3 days
ਖੰਘ ਤੇ ਜ਼ੁਕਾਮ
पेट में गैस बनती है
knee pain old
hand rash itching
wrist pain while working
कलाई में दर्द है
ਗੁੱਟ ਦੀ ਹੱਡੀ ਜੁੜ ਗਈ ਪਲਾਸਟਰ ਕਟਵਾਉਣਾ
delivery ke baad kamzori
डिलीवरी के बाद वजन बढ़ गया
chitta chhadna hai
ਚਿੱਟਾ ਛੱਡਣਾ ਚਾਹੁੰਦਾ ਹਾਂ
face swelling from tooth pain
मुंह में छाले
ਮੂੰਹ ਵਿੱਚ ਛਾਲੇ
mainu bukhar aa
मुझे खांसी है
ਇੱਕ ਪਾਸੇ ਦਾ ਕੰਨ ਦੁਖਦਾ
one side headache migraine old
eye power check
ਐਨਕ ਦਾ ਨੰਬਰ ਚੈੱਕ ਕਰਵਾਉਣਾ
ਬਲਗਮ ਹਟ ਨਹੀਂ ਰਹੀ
khansi hat nahi rahi
नजला हट नहीं रहा
back pain cannot work in field
ਲੱਕ ਦਰਦ ਕੰਮ ਨਹੀਂ ਹੁੰਦਾ
हाथ में मोच
vaccination of baby
बच्चे का टीका
sugar test report dikhani hai
bp check
thyroid medicine refill
canal side village se hain, dikhana hai
nasal polyp
piles bleeding sometimes
skin allergy
foam mattress back pain
urine foam aata hai
ਪਿਸ਼ਾਬ ਵਿੱਚ ਝੱਗ ਆਉਂਦੀ
`
