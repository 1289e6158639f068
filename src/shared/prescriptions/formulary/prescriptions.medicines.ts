/**
 * The medicines that can be prescribed: name|list|schedule|tags|presentations. What each column means and where it is
 * from: prescriptions.formulary.ts and docs/clinical-sources.md. A `?` was not read at a source; a strength without one stands in the
 * product list of Jan Aushadhi, July 2026.
 */
export const formularyText = `
Paracetamol|O|?|max=4000|liq 100 mg/ml,125 mg/5 ml,250 mg/5 ml;tab 500 mg,650 mg,1000 mg
Ibuprofen|?|?|nsaid preg max=2400|liq 100 mg/5 ml;tab 200 mg,400 mg,600 mg?
Diclofenac|?|?|nsaid preg max=150|cream 1.16%;gr 50 mg;mr 75 mg,100 mg
Aceclofenac|?|?|nsaid preg max=200|cream 1.5%;mr 200 mg;tab 100 mg
Naproxen|?|?|nsaid preg|tab 250 mg,500 mg
Mefenamic acid|?|?|nsaid preg|liq 100 mg/5 ml;tab 250 mg,500 mg
Etoricoxib|?|?|nsaid preg from=16|tab 90 mg,120 mg
Aspirin|?|?|nsaid preg from=16|gr 75 mg,150 mg
Tramadol|X|H1|from=18 max=400|mr 100 mg;tab 50 mg
Tapentadol|X|?|from=18|mr 100 mg;tab 50 mg
Codeine|X|H1|from=18|tab 15 mg?
Morphine|X|?||tab 10 mg?
Cetirizine|?|H|max=10|liq 5 mg/5 ml;tab 5 mg,10 mg?
Levocetirizine|?|?|max=5|tab 5 mg?,10 mg
Loratadine|?|?|max=10|tab 10 mg
Fexofenadine|?|?||liq 30 mg/5 ml;tab 120 mg,180 mg
Chlorpheniramine|?|H||tab 4 mg?
Pheniramine|?|?||tab 25 mg
Hydroxyzine|?|?||liq 6 mg/ml,10 mg/5 ml;tab 10 mg,25 mg
Montelukast|?|?||tab 5 mg,10 mg
Ambroxol|O|?||tab 30 mg?;liq 30 mg/5 ml?
Bromhexine|O|H||tab 8 mg?;liq 4 mg/5 ml?
Acetylcysteine|O|?||tab 600 mg
Guaifenesin|O|?||liq 100 mg/5 ml?
Dextromethorphan|O|?||liq 13.5 mg/5 ml
Oral rehydration salts|O|?||sachet 20.5 g,21 g
Zinc sulphate|O|?||dt 20 mg
Ferrous sulphate and folic acid|O|?||tab 100 mg + 0.5 mg?
Folic acid|O|?||tab 5 mg
Ferrous ascorbate and folic acid|O|?||tab 100 mg + 1.5 mg?
Iron and folic acid|O|?||tab 60 mg + 0.5 mg?
Calcium carbonate|O|?||tab 500 mg?
Calcium carbonate and vitamin D3|O|?||tab 500 mg + 250 IU?
Cholecalciferol|O|?||cap 60000 IU;liq 400 IU/ml,800 IU/ml;tab 60000 IU
Vitamin B complex|?|?||tab ?
Methylcobalamin|?|?||tab 500 mcg,1500 mcg
Ascorbic acid|?|?||tab 500 mg?
Amoxicillin|?|H|group=penicillin|cap 250 mg?,500 mg?;dt 250 mg?;liq 125 mg/5 ml?,250 mg/5 ml?
Amoxicillin and potassium clavulanate|?|H|group=penicillin|tab 500 mg + 125 mg?;liq 200 mg + 28.5 mg/5 ml?
Ampicillin|?|H|group=penicillin|cap 500 mg
Cloxacillin|?|H|group=penicillin|cap 500 mg?
Phenoxymethylpenicillin|?|H|group=penicillin|tab 250 mg?
Azithromycin|?|H||dt 100 mg;liq 100 mg/5 ml;tab 250 mg,500 mg
Erythromycin|?|H||tab 250 mg,500 mg
Clarithromycin|?|H||tab 250 mg,500 mg
Doxycycline|?|H|preg from=8|cap 100 mg
Ciprofloxacin|?|H|preg from=18|tab 250 mg,500 mg
Ofloxacin|?|H|preg from=18|tab 200 mg,400 mg
Levofloxacin|?|H1|preg from=18|tab 250 mg,500 mg
Norfloxacin|?|H|preg from=18|tab 400 mg
Moxifloxacin|?|H1|preg from=18|tab 400 mg
Cefixime|?|H1|group=cephalosporin|liq 25 mg/ml,50 mg/5 ml,100 mg/5 ml;tab 100 mg,200 mg
Cefuroxime|?|H|group=cephalosporin|liq 125 mg/5 ml;tab 125 mg,250 mg,500 mg
Cefpodoxime|?|H1|group=cephalosporin|dt 50 mg,100 mg;tab 200 mg
Cefadroxil|?|H|group=cephalosporin|dt 250 mg;liq 125 mg/5 ml;tab 500 mg
Cephalexin|?|H|group=cephalosporin|cap 250 mg,500 mg;mr 750 mg;liq 125 mg/5 ml;tab 125 mg
Co-trimoxazole|?|?|preg group=sulphonamide|tab 400 mg + 80 mg?,800 mg + 160 mg?;liq 200 mg + 40 mg/5 ml?
Nitrofurantoin|?|?|preg|mr 100 mg;tab 50 mg,100 mg
Metronidazole|?|?||tab 200 mg,400 mg;liq 200 mg/5 ml?
Tinidazole|?|?||tab 300 mg,500 mg
Albendazole|?|H|preg from=1|liq 200 mg/5 ml;tab 400 mg
Mebendazole|?|?|preg from=1|liq 100 mg/ml;tab 100 mg
Ivermectin|?|?|preg from=5|cream 1%;dt 12 mg
Diethylcarbamazine|?|?|preg|tab 50 mg,100 mg,150 mg
Fluconazole|?|?|preg|tab 50 mg,150 mg,200 mg,400 mg
Itraconazole|?|?|preg|cap 65 mg,100 mg,130 mg,200 mg;cream 1%
Terbinafine|?|?||cream 1%;tab 250 mg
Griseofulvin|?|?|preg|tab 250 mg
Acyclovir|?|H||dt 200 mg
Oseltamivir|?|?||cap 30 mg,75 mg
Chloroquine|?|?||tab 250 mg
Hydroxychloroquine|?|H1||tab 200 mg,400 mg
Artemether and lumefantrine|?|?|preg|tab 20 mg + 120 mg?,80 mg + 480 mg?
Primaquine|?|?|preg|tab 2.5 mg,7.5 mg
Isoniazid|?|H1|person=tb|tab 100 mg?,300 mg?
Rifampicin|?|H1|person=tb|cap 150 mg?,300 mg?
Ethambutol|?|H1|person=tb|tab 400 mg?,800 mg?
Pyrazinamide|?|H1|person=tb|tab 500 mg?,1000 mg
Omeprazole|?|?||cap 20 mg
Pantoprazole|?|?||gr 40 mg;tab 20 mg
Rabeprazole|?|?||gr 20 mg
Esomeprazole|?|?||tab 20 mg,40 mg
Ranitidine|?|?||liq 75 mg/5 ml;tab 150 mg,300 mg
Famotidine|?|?||tab 20 mg,40 mg
Domperidone|?|?|from=12|liq 5 mg/5 ml;tab 10 mg
Ondansetron|?|?||dt 4 mg?,8 mg;liq 2 mg/5 ml;tab 4 mg
Metoclopramide|?|?|from=1|liq 5 mg/5 ml;tab 10 mg
Dicyclomine|?|?|from=1|tab 10 mg
Hyoscine butylbromide|?|?||tab 10 mg
Loperamide|?|?|from=12|cap 2 mg
Racecadotril|?|?||cap 100 mg;sachet 10 mg,15 mg,30 mg
Lactulose|?|?||liq 10 g/15 ml
Bisacodyl|?|?||tab 5 mg
Ispaghula husk|?|?||sachet 3.5 g?
Sucralfate|?|?||liq 500 mg/5 ml
Mesalazine|?|?||mr 500 mg,1200 mg;tab 800 mg
Ursodeoxycholic acid|?|?||tab 150 mg,300 mg
Enalapril|R|?|preg group=raas|tab 2.5 mg,5 mg
Ramipril|?|?|preg group=raas|tab 1.25 mg,2.5 mg,5 mg,10 mg
Lisinopril|?|?|preg group=raas|tab 5 mg,10 mg
Losartan|?|?|preg group=raas|tab 25 mg,50 mg
Telmisartan|?|?|preg group=raas|tab 20 mg,40 mg,80 mg
Olmesartan|?|?|preg group=raas|tab 10 mg,20 mg,40 mg
Amlodipine|?|H|max=10|tab 2.5 mg,5 mg,10 mg
Cilnidipine|?|?||tab 5 mg,10 mg,20 mg
Nifedipine|?|?||cap 5 mg;mr 10 mg,20 mg,30 mg,60 mg
Atenolol|R|H|preg|tab 25 mg,50 mg
Metoprolol|?|?||cap 50 mg;mr 12.5 mg,25 mg,50 mg,100 mg;tab 25 mg
Bisoprolol|?|?||tab 2.5 mg,5 mg
Carvedilol|?|H||mr 10 mg,20 mg;tab 3.125 mg,6.25 mg,12.5 mg
Propranolol|?|?||tab 10 mg,20 mg,40 mg
Labetalol|?|?||tab 100 mg,200 mg
Prazosin|?|?||mr 2.5 mg,5 mg;tab 5 mg
Methyldopa|?|?||tab 250 mg?
Clonidine|?|?||tab 100 mcg
Hydrochlorothiazide|B|?|preg|tab 12.5 mg,25 mg
Chlorthalidone|B|?|preg|tab 6.25 mg,12.5 mg
Indapamide|?|?|preg|tab 1.5 mg
Furosemide|?|?||tab 40 mg?
Torsemide|?|?||tab 5 mg,20 mg,40 mg,100 mg
Spironolactone|?|?|preg|tab 25 mg,50 mg,100 mg
Atorvastatin|?|H|preg max=80|tab 5 mg,10 mg,20 mg,40 mg,80 mg
Rosuvastatin|?|?|preg max=40|tab 5 mg,10 mg,20 mg,40 mg
Fenofibrate|?|?|preg|cap 200 mg;tab 145 mg,160 mg
Clopidogrel|?|?||tab 75 mg,150 mg
Isosorbide dinitrate|?|?||tab 5 mg,10 mg
Isosorbide mononitrate|?|?||mr 30 mg,50 mg
Glyceryl trinitrate|?|?||mr 2.6 mg
Digoxin|?|?||tab 0.25 mg
Warfarin|?|?|preg person=warfarin|tab 1 mg,2 mg,5 mg
Acenocoumarol|?|?|preg person=warfarin|tab 2 mg
Apixaban|?|?|preg|tab 2.5 mg,5 mg
Ivabradine|?|?|preg|tab 5 mg
Metformin|R|?||mr 500 mg,850 mg,1000 mg;tab 250 mg,500 mg,850 mg?,1000 mg?
Glibenclamide|R|?|preg|tab 2.5 mg,5 mg
Glimepiride|?|?|preg|tab 0.5 mg,1 mg,2 mg,3 mg,4 mg
Gliclazide|?|?|preg|mr 60 mg;tab 40 mg,80 mg
Glipizide|?|?|preg|tab 5 mg
Sitagliptin|B|?|preg|tab 50 mg,100 mg
Vildagliptin|?|?|preg|tab 50 mg
Teneligliptin|?|?|preg|tab 20 mg
Linagliptin|?|?|preg|tab 5 mg
Dapagliflozin|?|?|preg|tab 5 mg,10 mg
Empagliflozin|?|?|preg|tab 10 mg,25 mg
Pioglitazone|?|?|preg|tab 15 mg,30 mg
Voglibose|?|?|preg|tab 0.2 mg,0.3 mg
Acarbose|?|?|preg|tab 25 mg,50 mg
Human insulin, regular|?|?|person=insulin|ins 40 IU/ml?
Human insulin, isophane|?|?|person=insulin|ins 40 IU/ml?
Human insulin, 30/70|?|?|person=insulin|ins 40 IU/ml?
Insulin glargine|?|?|person=insulin|ins 100 IU/ml
Levothyroxine|?|?||tab 25 mcg?,50 mcg?,75 mcg?,100 mcg?
Carbimazole|?|?|preg|tab 5 mg,10 mg,20 mg
Propylthiouracil|?|?||tab 50 mg?
Prednisolone|?|?||dt 20 mg;liq 15 mg/5 ml;tab 5 mg,10 mg,40 mg
Methylprednisolone|?|?||tab 4 mg,16 mg
Dexamethasone|?|?||tab 0.5 mg
Deflazacort|?|?||liq 6 mg/5 ml;tab 6 mg
Betamethasone|?|?||cream 0.1%;tab 0.5 mg
Salbutamol|?|?||inh 100 mcg,200 mcg;liq 2 mg/5 ml;tab 2 mg,4 mg
Salmeterol and fluticasone|R|?||inh 25 mcg + 125 mcg?,25 mcg + 250 mcg?
Formoterol and budesonide|?|?||inh 6 mcg + 100 mcg?,6 mcg + 200 mcg?
Budesonide|?|H||inh 100 mcg,200 mcg,400 mcg;neb 1 mg/2 ml
Ipratropium|?|?||inh 20 mcg;neb 250 mcg
Tiotropium|?|?||inh 9 mcg,18 mcg
Levosalbutamol|?|?||inh 50 mcg;neb 0.63 mg/2.5 ml;liq 1 mg/5 ml
Theophylline|?|?||mr 400 mg
Etofylline and theophylline|?|?||tab 77 mg + 23 mg?
Doxofylline|?|?||tab 400 mg
Phenytoin|?|?|preg|tab 100 mg
Carbamazepine|?|?|preg|mr 200 mg,400 mg;tab 100 mg
Oxcarbazepine|?|?|preg|tab 150 mg,300 mg,450 mg,600 mg
Sodium valproate|?|?|preg person=valproate|gr 200 mg,300 mg;liq 200 mg/5 ml
Divalproex|?|?|preg person=valproate|mr 250 mg,500 mg;tab 500 mg
Levetiracetam|?|?||mr 1000 mg;tab 250 mg,500 mg,750 mg,1000 mg
Lamotrigine|?|?||dt 25 mg,50 mg,100 mg;tab 100 mg
Topiramate|?|?|preg|tab 50 mg,100 mg
Phenobarbitone|X|?|preg|liq 20 mg/5 ml;tab 30 mg,60 mg
Clobazam|X|?|preg|tab 5 mg,10 mg
Clonazepam|X|?|preg|dt 0.25 mg;tab 0.5 mg,1 mg
Lorazepam|X|?|preg|tab 1 mg,2 mg,3 mg
Diazepam|X|H1|preg|tab 2 mg,5 mg,10 mg
Alprazolam|X|H1|preg from=18|tab 0.25 mg,0.5 mg
Chlordiazepoxide|X|H1|preg from=18|tab 10 mg,25 mg
Nitrazepam|X|H1|preg from=18|tab 10 mg
Zolpidem|X|H1|preg from=18|tab 5 mg,10 mg
Buprenorphine|X|H1||tab 2 mg?
Methylphenidate|X|X||tab 5 mg,10 mg,18 mg,20 mg
Amitriptyline|?|H||tab 5 mg,10 mg,25 mg,50 mg,75 mg
Escitalopram|?|?||tab 5 mg,10 mg,20 mg
Sertraline|?|?||tab 25 mg,50 mg,100 mg
Fluoxetine|?|?||cap 20 mg,60 mg;tab 10 mg
Paroxetine|?|?|preg|mr 12.5 mg,37.5 mg
Venlafaxine|?|?||cap 37.5 mg,75 mg,150 mg
Mirtazapine|?|?||tab 7.5 mg,15 mg,30 mg
Risperidone|?|?||tab 1 mg,2 mg,3 mg,4 mg
Olanzapine|?|?||tab 5 mg,10 mg
Quetiapine|?|?||mr 300 mg;tab 25 mg,50 mg,100 mg,200 mg
Haloperidol|?|?||tab 1.5 mg?,5 mg?
Aripiprazole|?|?||tab 2.5 mg,5 mg,7.5 mg,10 mg,15 mg,20 mg,30 mg
Lithium carbonate|?|?|preg|mr 450 mg;tab 300 mg
Trihexyphenidyl|?|?||tab 2 mg
Levodopa and carbidopa|?|H||tab 100 mg + 10 mg?,100 mg + 25 mg?
Donepezil|?|?||tab 5 mg,10 mg
Pregabalin|?|?|preg|cap 75 mg;tab 75 mg,150 mg
Gabapentin|?|?||cap 300 mg;tab 100 mg
Betahistine|?|H||tab 8 mg,16 mg,24 mg
Cinnarizine|?|?||tab 25 mg,75 mg
Prochlorperazine|?|?||tab 5 mg
Flunarizine|?|?||tab 5 mg,10 mg
Sumatriptan|?|?||tab 50 mg
Baclofen|?|H||tab 10 mg,20 mg
Tizanidine|?|?||tab 2 mg
Thiocolchicoside|?|?|preg|cap 4 mg
Allopurinol|?|H||tab 100 mg,300 mg
Febuxostat|?|?||tab 40 mg,80 mg
Colchicine|?|?|preg|tab 0.5 mg
Methotrexate|?|?|never-pregnant person=methotrexate|tab 2.5 mg,5 mg,7.5 mg,10 mg,15 mg,20 mg
Sulfasalazine|?|?||gr 1000 mg;tab 500 mg
Leflunomide|?|?|never-pregnant|tab 10 mg,20 mg
Alendronic acid|?|H|preg|tab 70 mg?
Tamsulosin|?|?||cap 0.4 mg
Finasteride|?|?|preg|tab 1 mg,5 mg
Oxybutynin|?|?||tab 2.5 mg
Tranexamic acid|?|?||tab 500 mg
Norethisterone|?|?|preg|mr 10 mg;tab 5 mg
Medroxyprogesterone|?|?|preg|tab 10 mg
Progesterone|?|?||mr 200 mg
Clomifene|?|?|preg|tab 50 mg?
Levonorgestrel|?|?||tab 1.5 mg
Mifepristone|?|?|mtp|tab 200 mg
Misoprostol|?|?|mtp|tab 200 mcg
Isotretinoin|?|?|never-pregnant person=isotretinoin|cap 10 mg,20 mg
Clotrimazole|A|?||cream 1%,2%
Miconazole|?|?||cream 2%
Ketoconazole|?|?||cream 2%;tab 200 mg
Luliconazole|?|?||cream 1%
Mupirocin|A|?||cream 2%
Fusidic acid|?|?||cream 2%
Silver sulphadiazine|?|?||cream 1%
Povidone-iodine|?|?||lotion 5%?;cream 5%?
Calamine|A|?||lotion 8%?
Benzyl benzoate|A|?||lotion 25%?
Permethrin|?|?||cream 5%
Hydrocortisone|?|?||cream 1%;tab 5 mg,10 mg
Mometasone|?|?||cream 0.1%
Clobetasol|?|?||cream 0.05%
Salicylic acid|?|?||cream 6%?
Tretinoin|?|?|preg|cream 0.025%?
Ciprofloxacin eye drops|A|H||eye 0.3%
Moxifloxacin eye drops|?|?||eye 0.5%
Tobramycin|?|?||eye 0.3%
Carboxymethylcellulose|?|?||eye 0.5%
Timolol|?|?||eye 0.5%
Latanoprost|?|?||eye 0.005%
Olopatadine|?|?||eye 0.1%
Clotrimazole ear drops|A|?||ear 1%?
Ear wax drops|A|?||ear ?
Xylometazoline|?|?||nose 0.1%
Oxymetazoline|?|?||nose 0.05%?,0.5 mg/ml
`
