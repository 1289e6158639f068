/** Each line: the flag that must be among those found, and what somebody might type. */
export const red = `
chestPain chest pain since morning
chestPain My father has chest pain and is sweating
chestPain pain in the chest going to left arm
chestPain tightness in chest and jaw pain
chestPain pressure on my chest, cannot sleep
chestPain I think it is a heart attack
chestPain chest is paining from last night
chestPain chest heaviness and sweating in a diabetic
chestPain severe pain in left side of chest
chestPain crushing pain in middle of chest
chestPain burning and tightness in the chest with sweat
chestPain mother 65 chestpain
breathless difficulty in breathing
breathless unable to breathe properly
breathless he is very breathless
breathless shortness of breath at night
breathless asthma attack inhaler not working
breathless breathing problem since two days
breathless can't breathe when lying down
breathless gasping for air
breathless lips turning blue
notBreathing he is not breathing
notBreathing my wife stopped breathing
stroke face is drooping on one side
stroke cannot move right arm and leg
stroke sudden weakness of left side
stroke speech is slurred since one hour
stroke paralysis attack today
stroke she had a stroke just now
stroke mouth has become crooked
stroke numbness of one side of body
stroke sudden loss of speech
fits my son is having fits
fits had a seizure this morning
fits convulsions since 10 minutes
fits baby got fits with fever
fits epileptic fit not stopping
fits shaking and eyes rolled up
unconscious father is unconscious
unconscious she fainted and is not waking up
unconscious he is not responding
unconscious collapsed in the fields
unconscious unresponsive since half an hour
unconscious confused and not recognising anyone since morning
poison drank pesticide
poison swallowed Sulfas tablet
poison child drank phenyl
poison ate rat poison
poison spray went inside mouth, vomiting
poison he consumed celphos
poison kid drank kerosene
poison inhaled spray in the field and is dizzy
poison my brother took poison
overdose took too many sleeping pills
overdose overdose of tablets
overdose drug overdose chitta
overdose he took 20 tablets at once
snakeBite snake bite on the foot
snakeBite bitten by a snake in the fields
snakeBite a snake bit my son
bleeding bleeding not stopping from the wound
bleeding vomiting blood
bleeding heavy bleeding from nose since one hour
bleeding blood is coming in cough a lot
bleeding finger cut off in the chaff cutter
bleeding deep cut and a lot of blood
bleeding passing blood clots, very heavy bleeding
accident road accident, leg broken
accident motorcycle accident head injury
accident fell from the roof
accident hand caught in thresher
accident hit by a car
accident fell from tractor and cannot move
accident head injury and vomiting
burns burnt with hot oil
burns child burned by boiling milk
burns burns on face from fire
burns acid fell on hand
burns cooker burst, scalded with steam
selfHarm I want to die
selfHarm thinking of suicide
selfHarm I do not want to live anymore
selfHarm my daughter wants to kill herself
selfHarm he tried to hang himself
selfHarm I am cutting myself
selfHarm better if I was dead
selfHarm thoughts of ending my life
electricShock got an electric shock from motor
electricShock electrocuted while repairing the pump
electricShock touched live wire
drowning fell in the canal and drowned
drowning child drowning in the pond
choking something stuck in throat, cannot breathe
choking choking on food
choking baby swallowed a coin and is coughing
choking battery swallowed by child
allergicSwelling face and lips swollen after injection
allergicSwelling tongue swelling after eating peanuts
allergicSwelling severe allergic reaction, throat closing
allergicSwelling swelling of face and difficulty in breathing after bee sting
pregnancy pregnant 7 months and bleeding
pregnancy pregnant, water broke
pregnancy pregnancy with severe headache and blurred vision
pregnancy baby not moving in womb since yesterday
pregnancy labour pains started
pregnancy pregnant lady had fits
pregnancy heavy bleeding after delivery
pregnancy 8 months pregnant with swelling of face and headache
sickChild baby not drinking milk
sickChild child vomiting everything
sickChild my baby is very sleepy and not waking for feeds
sickChild newborn 10 days old with fever
sickChild infant breathing fast
sickChild baby chest is going in while breathing
sickChild child has blood in stool
sickChild baby has not passed urine since morning
sickChild newborn is cold and not feeding
sickChild 1 month old baby fever 101
heatStroke heat stroke, body very hot and confused
heatStroke fainted in the sun while working, high fever
heatStroke sunstroke
stiffNeck fever with stiff neck
stiffNeck high fever, cannot bend neck
worstHeadache worst headache of my life
worstHeadache sudden severe headache like thunder
suddenBlindness sudden loss of vision in one eye
suddenBlindness suddenly cannot see
testicularPain sudden pain in testicle
testicularPain severe testis pain with swelling since 2 hours
diabeticVomiting sugar 450 and vomiting
diabeticVomiting diabetic vomiting and very weak
diabeticVomiting sugar high and breathing fast
lowSugar my sugar is low i am shaking and sweating
lowSugar took insulin in the morning and did not eat anything now feeling very shaky
lowSugar sugar 40 showing on machine what to do
hardBelly my belly is hard like wood and paining very badly
hardBelly stomach has become tight like a board, cannot touch it
hardBelly father's abdomen is rigid and he is crying with pain
`
/** Nothing of these is a red flag now. */
export const harmless = `
fever
fever for 3 days
cough and cold
heart checkup report
chest X-ray report
show ECG report to doctor
burning urine
fit for duty certificate
medical fitness certificate for school
BP medicine refill
sugar medicine finished
poisonous plant question
no chest pain, only cough
had a fit last year, medicine refill
knee pain
back pain for two months
headache on and off
stomach pain after food
gas and acidity
heart burn after eating
loose motions
constipation
piles
skin rash
itching on legs
hair fall
pimples on face
tooth pain
ear pain
eye checkup for glasses
cataract operation date
thyroid test report
follow up after dengue
typhoid test
TB medicine follow up
weakness and tiredness
vaccination of my child
baby vaccination due
growth of my child
child has cough
child fever since yesterday
period pain
irregular periods
pregnancy checkup
pregnant 5 months, routine ultrasound
folic acid tablets for pregnancy
family planning advice
diet for diabetes
sugar 180 after food
cholesterol report
kidney stone
joint pain in winter
shoulder pain
neck pain
neck pain from mobile phone
sprain in ankle
old fracture, remove plaster
stitches removal
dressing of wound
allergy to dust
sneezing in the morning
swelling of feet
corn on foot
anaemia
vitamin D tablets
sleep problem
tension and anxiety
quit smoking
leave alcohol
mental health counselling
physiotherapy for paralysis of last year
my father had a stroke five years ago, BP check
heart attack in 2019, routine follow up
no fits since two years
no breathing problem now
no bleeding, wound is healing
without chest pain, only gas
burn scar of childhood
insurance form signature
blood test report
blood group test
blood donation certificate
bleeding gums while brushing
spray for nose block
which spray for mosquito
shock absorber pain joke
snake plant allergy question
accident insurance paper
driving licence medical
fever gone, weakness left
asthma inhaler refill
breathing exercise advice
nebulizer on rent
hernia operation advice
eye drops
dark circles
weight loss
weight gain advice
mouth ulcers
bad breath
cold sore
hiccups
lump in breast
discharge
urine infection
frequent urination at night
prostate checkup
hearing loss slowly for years
ringing in ear
vertigo
numb fingers at night
cramps in leg
varicose veins
ingrown nail
lice
worms in child
bed wetting
child not eating well
speech therapy for child
medicine delivery
second opinion
Cardiology
Heart (cardiology)
General physician
Skin (dermatology)
bone doctor
lady doctor
dentist
ENT
child specialist
reports discussion
teleconsultation with Dr Sharma
BP check
life insurance medical
die cast worker back pain
dying my hair caused itching
`
