-- Hospitals, health centres, clinics; and the villages distances are told from.

create table facilities (
  id uuid primary key,
  source text not null check (source in ('here', 'sample', 'openStreetMap', 'geoSadak')),
  -- The source's own id, so that an import may be repeated.
  source_id text not null check (source_id <> ''),
  name text not null check (name <> ''),
  name_hi text not null,
  name_pa text not null,
  -- null: nobody knows whose it is
  category text check (category in ('government', 'private', 'charitable', 'clinic')),
  level text not null check (
    level in (
      'subCentre', 'phc', 'chc', 'subDivisional', 'district', 'medicalCollege', 'aamAadmiClinic',
      'dispensary', 'ayush', 'hospital', 'clinic', 'healthCentre'
    )
  ),
  place text not null,
  address text not null,
  postal_code text not null,
  phone text not null,
  services text[] not null,
  timing text not null,
  rating real check (rating between 0 and 5),
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  is_sample boolean not null,
  -- The point lies far from the village it names.
  is_place_doubtful boolean not null,
  hidden_at timestamptz,
  -- A coordinator's word: imports leave the row alone from then on.
  edited_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (source, source_id),
  -- No open data rates hospitals: a real one has no stars that somebody made up.
  constraint only_samples_are_rated check (rating is null or is_sample)
);

create table villages (
  id uuid primary key,
  source text not null check (source in ('openStreetMap', 'geoSadak')),
  source_id text not null check (source_id <> ''),
  name text not null check (name <> ''),
  population integer check (population >= 0),
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (source, source_id)
);

-- The four examples of the specification, shown until there is something real. None has a number: one that is
-- made up rings at a stranger's or nowhere. The civil hospital's comes from town.json.
insert into facilities (
  id, source, source_id, name, name_hi, name_pa, category, level, place, address, postal_code, phone,
  services, timing, rating, lat, lng, is_sample, is_place_doubtful, created_at, updated_at
) values
  (
    '01a1f000-0000-7000-8000-000000000001', 'sample', 'civil-hospital', 'Civil Hospital Nabha',
    'सिविल अस्पताल नाभा', 'ਸਿਵਲ ਹਸਪਤਾਲ ਨਾਭਾ', 'government', 'subDivisional', 'Nabha',
    'Hospital Road, Nabha', '147201', '',
    '{Emergency,Maternity,Surgery,X-ray,Laboratory}', '24/7', 4.2, 30.3752, 76.1494, true, false, now(), now()
  ),
  (
    '01a1f000-0000-7000-8000-000000000002', 'sample', 'private-hospital', 'Sukh Sagar Multispeciality Hospital',
    'सुख सागर मल्टीस्पेशलिटी अस्पताल', 'ਸੁਖ ਸਾਗਰ ਮਲਟੀਸਪੈਸ਼ਲਿਟੀ ਹਸਪਤਾਲ', 'private', 'hospital', 'Nabha',
    'Patiala Gate, Nabha', '147201', '',
    '{Emergency,Heart,Bones and joints,Ultrasound}', '24/7', 4.5, 30.3790, 76.1571, true, false, now(), now()
  ),
  (
    '01a1f000-0000-7000-8000-000000000003', 'sample', 'charitable-hospital', 'Nek Karam Charitable Eye Hospital',
    'नेक करम चैरिटेबल आंखों का अस्पताल', 'ਨੇਕ ਕਰਮ ਚੈਰੀਟੇਬਲ ਅੱਖਾਂ ਦਾ ਹਸਪਤਾਲ', 'charitable', 'hospital', 'Nabha',
    'Bauran Gate, Nabha', '147201', '',
    '{Eyes,General OPD,Pharmacy}', '6:00 AM - 10:00 PM', 4.3, 30.3715, 76.1438, true, false, now(), now()
  ),
  (
    '01a1f000-0000-7000-8000-000000000004', 'sample', 'clinic', 'Harit Family Clinic',
    'हरित फ़ैमिली क्लिनिक', 'ਹਰਿਤ ਫੈਮਿਲੀ ਕਲੀਨਿਕ', 'clinic', 'clinic', 'Nabha',
    'Alhoran Gate, Nabha', '147201', '',
    '{General OPD,Children,Vaccination,Dental}', '9:00 AM - 8:00 PM', 4, 30.3808, 76.1489, true, false, now(), now()
  );
