/** Made up with those of red-flags.later-red.ts. Nothing of these is a red flag now. */
export const harmless = `
chest congestion with cough
seasonal allergy
chest physiotherapy
baby first check up
burning eyes
snake skin allergy? no just dry skin
BP high medicine change
sugar test fasting
mujhe neend nahi aati
pet me dard aur gas
ਸਿਰ ਦਰਦ ਤੇ ਬੁਖਾਰ
bukhar khansi jukam
ghutne ka operation
blood pressure check up
खून की रिपोर्ट दिखानी है
ਦੰਦ ਕਢਵਾਉਣਾ
back pain since accident of last year
dil ki dawai likhwani hai
ਬੱਚੇ ਦੇ ਦੰਦ ਨਿਕਲ ਰਹੇ
report lene aana hai
hand pain after work
dizzy sometimes
hair loss
delivery ke baad vajan
pregnant 3 month checkup vomiting
stomach infection
leg cramps
skin burn marks treatment
child weight not increasing
nose bleeding sometimes in summer
ulti aur dast kal se
khoon ki kami pregnant
follow up of stroke patient
epilepsy medicine refill no fits now
suicide prevention? no
pain in neck and shoulder
muh sukhta hai
throat pain when swallowing
bache nu ulti ik vaari
gas ki wajah se pet dard
chest x ray report
chest cold and runny nose
sar dard do din se
ਗੋਡੇ ਦੁਖਦੇ ਨੇ
pichhle mahine dengue hua tha kamzori
BP 150/90 dawai change
pet saaf nahi hota
aankh laal hai
ਚਮੜੀ ਤੇ ਖਾਰਸ਼
thyroid report dikhani
dant me keeda
garbhvati hoon folic acid chahiye
bachhe ka vajan kam hai
ਮਾਂ ਦੀ ਸ਼ੂਗਰ ਵਧੀ ਰਹਿੰਦੀ ਹੈ
hath me moch aa gayi
old burn scar plastic surgery
smoking chhodni hai
kaan se kam sunta hai
periods me dard
ulti jaisa lagta hai
skin allergy from soap
khansi ke sath balgam
operation ke tanke katwane
दिल की जांच करानी है
weakness after typhoid
nose block in night
ਨੀਂਦ ਦੀ ਗੋਲੀ ਲਿਖਵਾਉਣੀ ਹੈ
kabz aur gas
heel pain in morning
fitness certificate for job
two days fever no breathlessness
ਸਾਹ ਠੀਕ ਹੈ, ਖੰਘ ਹੈ
daura nahi aata ab, mirgi ki dawai
bacche ko motions do baar
dog vaccination certificate
hydrocele checkup
follow up after heart surgery
hair dye allergy on scalp
cough syrup for child
general body checkup
chest infection follow up
seene ka xray karwana
pet dard kal se
ਬੁਖਾਰ ਤੇ ਗਲਾ ਦੁਖਦਾ
headache and eye pain
sugar ki jaanch
ਪਿਛਲੇ ਮਹੀਨੇ ਐਕਸੀਡੈਂਟ ਹੋਇਆ ਸੀ ਪਲੱਸਤਰ ਖੋਲ੍ਹਣਾ
kamar me dard kaam karne se
no chest pain no breathlessness only fever
dil ki bimari ki dawai khatam
bache di ankh laal
haath par dane
ulti ki dawai
periods late
weight gain after delivery
garbh nirodhak goli
blood sugar report
daant nikalwana
peshab baar baar aata hai
खांसी में बलगम
nind nahi aati chinta rehti
sharab ki aadat
kaan me dard bacche ke
thakan rehti hai
khujli sare sharir me
ਹੱਥ ਸੁੰਨ ਰਹਿੰਦੇ ਨੇ
stitches removal of head injury last month
vaccination for 2 month old baby
baby 20 days old jaundice checkup
motiyabind operation
fever since two days with body pain
snoring problem
heart beat checking
mole on skin
pet kam karna hai
burning feet at night
cough at night in child
worried about exam
ear wax
certificate for leave
`
