/**
 * What doctors in a town see most, to choose from while they write. Each row: the name, its code of ICD-10, and other
 * words by which it is looked for. The names are ours; a name that has been in a version never changes, because codes are
 * found by it. Sources: docs/clinical-sources.md.
 */
export const diagnosisRows = `
Acute upper respiratory infection | J06.9 | urti cold viral
Common cold | J00 | nasopharyngitis coryza
Acute pharyngitis | J02.9 | sore throat
Acute tonsillitis | J03.9 | throat
Acute sinusitis | J01.9 |
Allergic rhinitis | J30.4 | hay fever sneezing
Acute bronchitis | J20.9 | cough chest
Acute bronchiolitis | J21.9 | baby wheeze rsv
Pneumonia | J18.9 | lrti chest infection
Influenza | J11.1 | flu
COVID-19 | U07.1 | corona
Asthma | J45.9 | wheeze
Acute severe asthma | J46 | status asthmaticus
COPD | J44.9 | smokers lung obstructive
COPD, acute exacerbation | J44.1 | obstructive
Pulmonary tuberculosis | A16.2 | tb lung
Tuberculosis of lymph nodes | A18.2 | tb gland
Pleural effusion | J90 |
Cough, cause not known yet | R05 |
Otitis media | H66.9 | ear infection
Otitis externa | H60.9 | ear
Impacted wax | H61.2 | cerumen ear
Epistaxis | R04.0 | nose bleed
Conjunctivitis | H10.9 | red eye
Cataract | H26.9 | eye vision
Stye | H00.0 | hordeolum eye
Foreign body in the eye | T15.9 | cornea
Acute gastroenteritis | A09.9 | loose motions diarrhoea vomiting
Dysentery, amoebic | A06.0 | blood stool
Dysentery, bacillary | A03.9 | shigella blood stool
Typhoid fever | A01.0 | enteric
Intestinal worms | B82.0 | helminth deworm
Gastritis | K29.7 | acidity
Gastro-oesophageal reflux | K21.9 | gerd acidity heartburn
Dyspepsia | K30 | indigestion acidity
Peptic ulcer | K27.9 | stomach
Constipation | K59.0 |
Irritable bowel syndrome | K58.9 | ibs
Haemorrhoids | K64.9 | piles
Anal fissure | K60.2 |
Acute appendicitis | K35.8 | abdomen
Gallstones | K80.2 | cholelithiasis
Acute cholecystitis | K81.0 | gall bladder
Acute pancreatitis | K85.9 |
Viral hepatitis | B19.9 | jaundice
Chronic hepatitis C | B18.2 | hcv
Chronic hepatitis B | B18.1 | hbv
Cirrhosis of the liver | K74.6 |
Alcoholic liver disease | K70.9 |
Fatty liver | K76.0 |
Inguinal hernia | K40.9 |
Abdominal pain, cause not known yet | R10.4 |
Jaundice, cause not known yet | R17 |
Dengue | A97.9 | fever platelets
Malaria | B54 | fever chills
Malaria, vivax | B51.9 |
Malaria, falciparum | B50.9 |
Chikungunya | A92.0 | joint fever
Scrub typhus | A75.3 | fever eschar
Leptospirosis | A27.9 |
Viral fever | B34.9 | infection
Fever, cause not known yet | R50.9 | pyrexia puo
Sepsis | A41.9 |
Measles | B05.9 | rash
Chickenpox | B01.9 | varicella
Mumps | B26.9 | parotid
Hand, foot and mouth disease | B08.4 | rash child
HIV disease | B24 |
Hypertension | I10 | high blood pressure bp
Ischaemic heart disease | I25.9 | cad angina
Angina | I20.9 | chest pain
Acute myocardial infarction | I21.9 | heart attack mi
Heart failure | I50.9 | ccf
Atrial fibrillation | I48.9 | af
Rheumatic heart disease | I09.9 | valve
Stroke | I64 | cva paralysis
Transient ischaemic attack | G45.9 | tia
Deep vein thrombosis | I80.2 | dvt leg
Varicose veins | I83.9 | leg
Palpitations | R00.2 |
Chest pain, cause not known yet | R07.4 |
Type 2 diabetes mellitus | E11.9 | sugar dm
Type 1 diabetes mellitus | E10.9 | sugar dm
Hypoglycaemia | E16.2 | low sugar
Hypothyroidism | E03.9 | thyroid
Hyperthyroidism | E05.9 | thyroid thyrotoxicosis
Goitre | E04.9 | thyroid
Dyslipidaemia | E78.5 | cholesterol
Obesity | E66.9 | weight
Iron deficiency anaemia | D50.9 | hb pale
Anaemia | D64.9 | hb pale
Thalassaemia | D56.9 |
Vitamin B12 deficiency | E53.8 |
Vitamin D deficiency | E55.9 |
Malnutrition in a child | E46 | undernutrition
Rickets | E55.0 | vitamin
Dehydration | E86 |
Gout | M10.9 | uric joint
Osteoarthritis of the knee | M17.9 | joint
Osteoarthritis | M19.9 | joint
Rheumatoid arthritis | M06.9 | joint
Low back pain | M54.5 | lumbago
Sciatica | M54.3 | back leg
Neck pain | M54.2 | cervical spondylosis
Frozen shoulder | M75.0 | capsulitis
Plantar fasciitis | M72.2 | heel pain
Sprain of the ankle | S93.4 | injury
Fracture of the forearm | S52.9 | injury
Fracture of the hip | S72.0 | femur injury
Wound | T14.1 | cut injury laceration
Burn | T30.0 |
Head injury | S09.9 |
Dog bite | W54 | rabies animal
Snake bite | T63.0 | venom
Insect sting | T63.4 | bee wasp
Pesticide poisoning | T60.9 | spray organophosphate
Heat stroke | T67.0 | sun
Urinary tract infection | N39.0 | uti burning
Kidney stone | N20.0 | renal calculus
Ureteric stone | N20.1 | calculus colic
Chronic kidney disease | N18.9 | ckd renal
Acute kidney injury | N17.9 | aki renal
Enlarged prostate | N40 | bph
Hydrocele | N43.3 |
Pregnancy, normal | Z34.9 | anc antenatal
Vomiting in pregnancy | O21.9 | hyperemesis
Anaemia in pregnancy | O99.0 | hb
Gestational hypertension | O13 | pregnancy bp
Pre-eclampsia | O14.9 | pregnancy bp
Gestational diabetes | O24.4 | pregnancy sugar
Threatened abortion | O20.0 | pregnancy bleeding
Vaginitis | N76.0 | discharge
Pelvic inflammatory disease | N73.9 | pid
Menorrhagia | N92.0 | heavy periods bleeding
Dysmenorrhoea | N94.6 | period pain
Amenorrhoea | N91.2 | periods
Polycystic ovaries | E28.2 | pcos pcod
Infertility, female | N97.9 |
Mastitis | N61 | breast
Scabies | B86 | itch
Ringworm | B35.4 | tinea fungal
Tinea of the foot | B35.3 | fungal
Impetigo | L01.0 | skin infection
Boil | L02.9 | abscess furuncle
Cellulitis | L03.9 | skin infection
Eczema | L30.9 | dermatitis
Contact dermatitis | L25.9 | rash
Urticaria | L50.9 | hives allergy
Psoriasis | L40.9 |
Acne | L70.9 | pimples
Herpes zoster | B02.9 | shingles
Head lice | B85.0 | pediculosis
Headache | R51 |
Migraine | G43.9 | headache
Tension headache | G44.2 |
Epilepsy | G40.9 | fits seizure
Febrile convulsions | R56.0 | fits child
Vertigo | R42 | dizziness giddiness
Benign positional vertigo | H81.1 | bppv
Bell's palsy | G51.0 | face
Type 2 diabetes with neuropathy | E11.4 | sugar dm numbness
Parkinson's disease | G20 |
Dementia | F03 | memory
Depression | F32.9 | low mood
Anxiety | F41.9 |
Insomnia | G47.0 | sleep
Alcohol dependence | F10.2 | addiction
Opioid dependence | F11.2 | addiction chitta
Schizophrenia | F20.9 | psychosis
Syncope | R55 | fainting
Allergy | T78.4 |
Anaphylaxis | T78.2 | allergic shock
Carious tooth | K02.9 | dental caries
Dental abscess | K04.7 | tooth
Mouth ulcer | K12.0 | aphthous stomatitis
`
