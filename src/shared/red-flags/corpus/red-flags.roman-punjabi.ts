/** Each line: the flag that must be among those found, and what somebody might type. */
export const red = `
chestPain chati vich dard
chestPain chhaati ch bahut dard hai
chestPain chaati vich peed te pasina
chestPain shati vich dard ho reha
chestPain hikk vich peed
chestPain seene vich dard bapu ji de
chestPain dil da daura pai gya
chestPain dil da dora peya
chestPain heart attack aya hai ji
chestPain chhati bhari lagdi pasina aunda
chestPain chati ghutt rahi hai
chestPain chati de khabbe passe dard bahan nu janda
breathless saah nahi aa rahi
breathless sah nahi aunda
breathless saah chadhda hai
breathless saah charda bahut
breathless saah lain vich taklif
breathless saah aukha aunda
breathless dam ghutda hai
breathless sah phull reha
breathless bull neele ho gaye
notBreathing saah band ho gya
notBreathing saah ruk gaya
stroke adhrang ho gya
stroke adhrang da attack
stroke muh tedha ho gaya
stroke munh vinga ho gya
stroke ik passa maareya gya
stroke bahan nahi chuki jandi
stroke boleya nahi janda
stroke jeeb thidkdi hai
stroke khabba passa sunn ho gaya achanak
fits daura peya hai
fits bache nu daure pai rahe ne
fits mirgi da daura ruk nahi reha
fits jhatke lag rahe ne
fits ajj savere daura peya si
unconscious behosh ho gaye
unconscious bebe behosh payi hai
unconscious bihosh ho gya
unconscious hosh nahi aa rahi
unconscious dig pye te bol nahi rahe
unconscious gash pai gyi uth nahi rahe
poison zeher pee liya
poison jahar pi leya
poison zehar kha leya
poison sulfas kha lai
poison salfas kha lyi
poison spray pee lyi
poison spray chad gyi khet vich
poison bache ne phenyl pi lai
poison keede maar dwai pee lai
poison chuhe maar dwai kha lyi
poison mitti da tel pee liya
overdose bahut sariyan goliyan kha laiyan
overdose nashe di overdose ho gayi
overdose chitte di vadh dose lai lyi
overdose 20 goliyan ikko vari kha laiyan
snakeBite sap ne dang maria
snakeBite sapp lad gya
snakeBite sapp ne dang mareya
snakeBite saap ne kat leya
bleeding khoon band nahi ho reha
bleeding khun nahi rukda
bleeding khoon di ulti aayi
bleeding bahut khoon vag reha hai
bleeding lahu bahut vagda hai
bleeding toke vich hath aa gya
bleeding ungal vaddi gayi
bleeding khangh vich khoon bahut aunda
accident accident ho gya
accident eksident ho gia motorcycle da
accident chhatt to dig peya
accident sir te satt lagi te ultiyan
accident tractor thalle aa gya
accident thresher vich baah aa gyi
burns garam tel naal sarh gyi
burns bacha ublde dudh nal sad gya
burns agg lag gyi kapdeya nu
burns tezab pai gya hath te
selfHarm marna chahunda
selfHarm main jeena nahi chahundi
selfHarm khudkushi karn da khyal
selfHarm suicide karna chahunda
selfHarm faha lain lagga si
selfHarm jeen nu dil nahi karda
selfHarm apni jaan laina chahunda
electricShock current lag gya
electricShock karant lagga motor to
electricShock bijli da jhatka lagga
drowning nehar vich dub gya
drowning bacha tobhe vich dubb gya
choking gale vich kujh phas gya
choking bache ne sikka nigal leya
choking sangh vich roti ad gyi
allergicSwelling teeke to baad muh sujj gya
allergicSwelling bull te jeeb sujj gyi
allergicSwelling chehra sujj gya te saah aukha
pregnancy garbhvati hai khoon pai reha
pregnancy pregnant hai te bleeding ho rahi
pregnancy 8va mahina pani di theli phat gyi
pregnancy pet vich bacha hil nahi reha
pregnancy pregnant nu daura pai gya
pregnancy pregnant sir peed te dhundla disda
pregnancy delivery to baad bahut khoon
pregnancy janepe diyan peeda shuru
sickChild bacha dudh nahi peenda
sickChild bacha dudh ni pee reha
sickChild bacha sab kuch ulti kar dinda
sickChild bacha bahut sust hai
sickChild bache diyan pasliyan chaldiyan
sickChild bache da saah tez chalda
sickChild 15 dina da bacha bukhar
sickChild navjanmeya thanda pai gya
sickChild bache di tatti vich khoon
sickChild bache ne savere da pishab nahi kita
heatStroke loo lag gyi
heatStroke dhupp vich behosh pinda tapda
stiffNeck bukhar te dhaun akad gyi
worstHeadache achanak bahut tez sir dard
suddenBlindness achanak disna band ho gya
testicularPain pataloo vich achanak tez dard
diabeticVomiting sugar bahut vadhi te ultiyan
diabeticVomiting sugar 450 ulti lagi hai
lowSugar sugar ghat gayi te pasine aa rahe ne
lowSugar insulin la ke roti ni khadi hun hath kambi jande
lowSugar bapu di sugar low ho gyi kujh bolda ni
hardBelly dhid lakkad varga sakht ho gya
hardBelly pet pathar vangu hoya peya te peed sehan ni hundi
hardBelly na hawa sardi na tatti aundi dhidd phull gya te ultiyan aa rahiyan
`
/** Nothing of these is a red flag now. */
export const harmless = `
bukhar
tin din to bukhar
khangh jukam
sir dard
sir peed
dhid peed
pet dard
pet gas
kamar dard
pith dard
gode da dard
joda da dard
dhaun dard
mode vich dard
pairan di soj
kamjori
thakawat
sugar di dwai
bp di dwai muk gyi
bp check
dil di report vikhauni
chati da xray
ecg vikhauni
chati vich dard nahi hai
saah di taklif nahi khangh hai
pichle saal daura peya si
panj saal pehla adhrang hoya si
pichle saal dil da daura peya si checkup
pishab vich jalan
gala kharab
kann dard
akh vich khujli
ainak da number
motia da operation
dand dard
masudeya cho khoon
khoon di janch
khoon di kami
bawaseer
kabj
dast
tattiyan lagiyan
ulti ik vaar
bache nu khangh
bache nu bukhar
bache da teeka
bacha roti ghatt khanda
garbhvati di janch
pregnant 5 mahine checkup
mahwari theek nahi
safed pani
chamdi te dane
khaarish
vaal jhadde
thyroid
tb di dwai
dengue test
typhoid
pathri
neend nahi aundi
chinta
tension
nasha chhadna hai
sharab chhadni hai
mirgi di dwai
medical certificate
fitness certificate
patti badlauni
tanke kadhwaune
plaster khulwauna
allergy dhood to
muh vich chhale
bhaar ghatauna
kade kade chakkar aunde
raat nu hath sunn hunde
addi da dard
adhrang de mareej di physiotherapy
akhan di janch
ghatt sunda
nakk band
machhar wali spray kehdi changi
dame da pump muk gya
sade da purana nishan
hernia
report vikhauni
haddi de doctor
bachiyan de doctor
aurtan de doctor
pet de keede
bukhar utar gya
hun daure nahi painde
khoon nahi aa reha hun
dwai ghar mangwauni
satt di patti
naval operation
dard di goli
`
