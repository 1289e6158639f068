/** Each line: the flag that must be among those found, and what somebody might type. */
export const red = `
chestPain chati me dard
chestPain chhati mein dard ho raha hai
chestPain seene me dard
chestPain sine mein bahut tez dard aur pasina
chestPain seene mein jakdan
chestPain dil ka daura pada hai
chestPain papa ko heart attack aaya hai
chestPain chati bhari lag rahi hai pasina aa raha
breathless saans nahi aa rahi
breathless sans lene me taklif
breathless saans phool rahi hai
breathless saas lene mein dikkat
breathless dam ghut raha hai
breathless sans ukhad rahi hai
breathless hoth neele pad gaye
notBreathing saans band ho gayi
notBreathing sans ruk gyi
stroke lakwa maar gaya
stroke lakva ho gaya hai
stroke muh tedha ho gaya
stroke ek taraf ka hath pair nahi chal raha
stroke bol nahi pa rahe zaban ladkhada rahi
stroke falij ka attack
stroke achanak baya hissa sunn ho gaya
fits daura pad raha hai
fits bacche ko daure aa rahe hain
fits mirgi ka daura band nahi ho raha
fits jhatke aa rahe hain
unconscious behosh ho gaye
unconscious papa behosh hain
unconscious hosh nahi aa raha
unconscious hosh mein nahi hai
unconscious chakkar kha ke gir gaye uth nahi rahe
poison zehar pi liya
poison jahar kha liya
poison sulphas kha li
poison keetnashak pi liya
poison bachche ne phenyl pi li
poison chuhe maarne ki dawa kha li
poison mitti ka tel pi liya
poison zaher khaya hai
overdose neend ki bahut sari goliyan kha li
overdose overdose ho gaya nashe ka
snakeBite saanp ne kaat liya
snakeBite sanp ne das liya
snakeBite saap ne kata hai
bleeding khoon band nahi ho raha
bleeding khun nahi ruk raha
bleeding khoon ki ulti hui
bleeding bahut khoon beh raha hai
bleeding ungli kat gayi machine me
accident accident ho gaya hai
accident chhat se gir gaya
accident sar me chot lagi aur ulti
accident bike se gir gaye sir fat gaya
burns garam tel se jal gaya
burns baccha ubalte doodh se jal gaya
burns aag lag gayi kapdo me
burns tezaab gir gaya
selfHarm marna chahta hu
selfHarm marna chahti hoon
selfHarm jeena nahi chahta
selfHarm suicide karne ka man karta hai
selfHarm khudkhushi ke khayal
selfHarm fansi lagane ki koshish
selfHarm apni jaan dena chahta hai
selfHarm atmhatya
electricShock current lag gaya
electricShock bijli ka jhatka laga
drowning nahar me doob gaya
choking gale me kuch atak gaya
choking bacche ne sikka nigal liya
allergicSwelling injection ke baad chehra sooj gaya
allergicSwelling hoth aur jeebh sooj gayi
pregnancy pregnant hu aur khoon aa raha hai
pregnancy garbhvati ko bleeding
pregnancy pani nikal gaya 9va mahina
pregnancy pet me baccha hil nahi raha
pregnancy pregnant hai sir dard aur dhundla dikh raha
pregnancy delivery ke baad bahut khoon ja raha
sickChild baccha doodh nahi pi raha
sickChild bachcha sab ulti kar deta hai
sickChild baccha bahut sust hai
sickChild bacche ki pasli chal rahi hai
sickChild bacche ki saans tez chal rahi
sickChild 10 din ka baccha bukhar
sickChild bacche ki tatti me khoon
sickChild bachche ne subah se peshab nahi kiya
heatStroke loo lag gayi
heatStroke lu lag gai behosh
stiffNeck bukhar aur gardan akad gayi
worstHeadache achanak bahut tez sir dard
suddenBlindness achanak dikhna band ho gaya
testicularPain andkosh mein achanak tez dard
diabeticVomiting sugar bahut badhi hai aur ultiyan
lowSugar sugar low hogayi hai hath kaanp rahe
lowSugar insulin laga ke kuch khaya nahi ab ghabrahat ho rhi h
lowSugar sugar 40 aa rahi hai
hardBelly pet lakdi jaisa sakht ho gaya hai
hardBelly pait bahut tight hai aur haath lagane nahi deta itna dard hai
hardBelly na gas pass ho rahi na latrine, pet phool gaya aur ulti pe ulti
`
/** Nothing of these is a red flag now. */
export const harmless = `
bukhar hai teen din se
khansi jukam
sar dard
pet dard
pet mein gas
kamar dard
ghutne me dard
gardan me dard
kandhe me dard
pair me sujan
kamzori aur thakan
sugar ki dawai
bp ki dawa khatam
bp check karana hai
dil ki janch ki report
chati ka xray dikhana
ecg report dikhani hai
saans ki taklif nahi hai
seene me dard nahi hai sirf gas
pichle saal daura pada tha dawai chahiye
do saal pehle lakwa hua tha physiotherapy
5 saal pehle heart attack aaya tha check up
peshab me jalan
seene me jalan khane ke baad
gala kharab hai
kan me dard
aankh me khujli
chashme ka number
daant dard
masude se khoon
khoon ki janch
khoon ki kami
bawasir
kabz
dast
bacche ko khansi
bacche ko bukhar
bacche ka tika
baccha khana kam khata hai
pregnancy check up
mahavari ki samasya
chamdi par dane
khujli
baal jhadna
tb ki dawai
dengue report
pathri ka dard
neend nahi aati
tension
nasha chhudana hai
sharab chhodni hai
mirgi ki dawai khatam
medical certificate
fitness certificate chahiye
patti badalwani
tanke katwane hain
plaster khulwana
dhool se allergy
muh me chhale
vajan kam karna
kabhi kabhi chakkar aate hain
raat ko hath sunn hote hain
edi me dard
aankhon ki janch
naak band
machhar ka spray kaun sa accha
dame ka inhaler khatam
jalne ka purana nishan
hernia
report dikhani hai
haddi ke doctor
bacchon ke doctor
lady doctor
pet ke keede
bukhar utar gaya kamzori hai
khoon nahi aa raha ab
dawai ghar par
ghabrahat
chinta
bal safed
dandruff
safed pani
`
