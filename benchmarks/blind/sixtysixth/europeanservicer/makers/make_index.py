import json, glob, os
from common import ROOT, DOCS, TRUTH
A = 'European servicer and valuer (r66c)'
I = [('Marchbank House - Tenancy Schedule.pdf','OFFICE','UK surveyor appendix, ruled landscape table, wrapped remarks','break and review columns between dates; rent free 0'),
('drumsallagh_rp_tenancies_0625.pdf','RETAIL','Irish retail park, records in two lines','two-line header and records; planted'),
('Lysbagen_7_lease_cards.pdf','OFFICE','Swedish lease cards, two abreast','cards; space thousands; yearly supplements'),
('VLIERHOF_rentlist_by_component.pdf','MULTIFAMILY','Dutch system print, fixed pitch, charge codes in lines',''),
('SkovdrupLP_TenancySchedule_StepRents.pdf','WAREHOUSE','Danish logistics park, sections with subtotals, rent steps under tenants','steps lie in the date and rent columns'),
('my rents march.pdf','MIXED_USE','small owner, typed list','plain words as headers, month-only dates'),
('Grand_Tindehus_concessions_register.pdf','HOSPITALITY','Norwegian hotel arcade, centred boxed grid','unusual header words; quarterly and annual'),
('Copperas Yard PRS - TS Feb-25 v3.xlsx','MULTIFAMILY','London PRS, 217 rows, three sheets, hidden column','big; planted'),
('DCF_input_Kwartelhof_Q1.xlsx','OFFICE','cash-flow model input, grouped header, steps to the right','roll is the second of three sheets; steps'),
('P-hus Tordenkrok spaces.xlsx','PARKING','Norwegian car park, two panels side by side','side-by-side panels'),
('Kabelgrunden_Aarhus_leases_2025-06-01.xlsx','MIXED_USE','Danish campus, block per building, vacancies in a list of their own','header per section, lease number before the unit; planted'),
('Pellmount Arcade demand listing.xlsx','RETAIL','Irish arcade, monthly demand, charges in columns','merged two-line header'),
('HAUKANPESA_EXPORT.csv','MULTIFAMILY','Finnish system export, semicolons and decimal commas','decimal commas'),
('thrapwell_ind_est.xls','INDUSTRIAL','UK valuer, old xls, three-line header','dates and a rent partly as text; agreement for lease row')]
assert sorted(x[0] for x in I) == sorted(os.listdir(DOCS)) and sorted(x[0]+'.json' for x in I) == sorted(os.listdir(TRUTH))
json.dump([dict(file=f, assetType=a, documentType='RENT_ROLL', author=A, style=s, hard=h) for f, a, s, h in I], open(os.path.join(ROOT, 'index.json'), 'w'), indent=1, ensure_ascii=False)
