-- Where a temperature was taken: SNOMED CT, FHIR's bodySite (mouth, armpit, ear, forehead). Null: not said.
alter table observations add column body_site text
  constraint observations_body_site_check check (body_site in ('74262004', '422543003', '117590005', '52795006'));
alter table observations add constraint site_of_temperature_only check (body_site is null or code = '8310-5');
