import json,os
L=[('TamariskCrossing_CMROLL_0126.pdf','RETAIL','MRI commercial roll, vacant/occupied sections, future increases on following lines',False),
('wexford_mob_TenancySchedule_20260301.pdf','OFFICE','Yardi tenancy schedule, nested charge schedules and rent steps by code',True),
('SKY_RR_FLEXPARK.pdf','INDUSTRIAL','Skyline fixed-pitch roll, four buildings, CAM/TAX/INS columns; planted total',False),
('Halcyon Block - tenant cards Apr-2026.pdf','MIXED_USE','tenant cards, two abreast',True),
('Exhibit_C_Schedule_of_Leases.pdf','RETAIL','estoppel exhibit, lawyer words, wrapped cells',False),
('MA_RentRoll_CoquinaShores_2026-05-01.pdf','MANUFACTURED_HOUSING','ManageAmerica, 192 sites, three phases, charge columns',False),
('Ferrant Tower MOB_stacking plan 2Q26.pdf','OFFICE','stacking plan, boxes by floor',True),
('RentRollwithLeaseCharges_brantly.xlsx','MIXED_USE','Yardi rent roll with lease charges, future residents; planted dropped unit',False),
('Larkspur Commons - DD tracker v7.xlsx','RETAIL','analyst tracker, several sheets, grouped header, formulas, step columns, hidden column',False),
('Grandview bldg rents.xlsx','MIXED_USE',"small owner's list, text numbers, plain words",True),
('LSEXPIR_0925.xls','OFFICE','lease expiration list by year, annual rents, two buildings',True),
('spectra_rr_export_20260101.csv','WAREHOUSE','Spectra flat csv, charge columns',False),
('TL_PM_RentRoll_Mar26.xlsx','INDUSTRIAL','Timberline two-line records, buildings; planted doubled unit',True),
('Haymarket Hall trader ledger.xlsx','RETAIL','market hall, unusual header words, sections',True)]
assert sorted(x[0] for x in L)==sorted(os.listdir('./documents'))
for f,*_ in L: json.load(open(f'./truth/{f}.json'))
json.dump([dict(file=f,assetType=a,documentType='RENT_ROLL',author='r67b',style=s,hard=h) for f,a,s,h in L],open('./index.json','w'),indent=1)
