from common import *
I=[('sycamore_run_TB_2026-06.pdf','MULTIFAMILY','TRIAL_BALANCE','reportlab, landscape; grouped header over three Dr/Cr pairs, sections with subtotals','sections, blanks, page break inside a section'),
('MHC_Portfolio_June_TB.xlsx','MANUFACTURED_HOUSING','TRIAL_BALANCE','xlsxwriter; three parks stacked, headings per park, hidden column, signed parentheses','property in heading, net income line inside block, hidden column, second sheet'),
('HopeHaven_TrialBal_063026.pdf','MULTIFAMILY','TRIAL_BALANCE','fpdf2 portrait Times; code · name in one column, debit/credit plus audited prior year with CR','CR suffix, code within name, planted row_dropped'),
('Wrenfield_Resident_Aging_Jul26.pdf','SENIOR_HOUSING','AGED_RECEIVABLES','reportlab platypus; charge lines per resident, calendar-month buckets, balance first','resident carried down, months as buckets, resident totals across a page'),
('Delinq_Campus_Portfolio_20260630.xlsx','STUDENT_HOUSING','AGED_RECEIVABLES','openpyxl; by bed, property column, merged two-line header','deposit before buckets, prepaid negative, notes'),
('AR_ledger_1410_Vine.pdf','MIXED_USE','AGED_RECEIVABLES','fpdf2 Courier landscape; invoices under tenant headings','trailing minus, tenant in heading, three totals levels'),
('Pinehollow unit mix.xls','MULTIFAMILY','UNIT_MIX','xls via LibreOffice; grouped header, bedroom subtotals, bed/bath in one cell','bd/ba in one cell, repeated header words, fractions'),
('LarkspurCommons_LIHTC_RentMatrix.xlsx','MULTIFAMILY','UNIT_MIX','openpyxl; merged bedroom cells, AMI tiers, limits/UA/net','merged type, n/a cells, recap below'),
('Exhibit_B_Amberleigh_Apartment_Mix.pdf','SENIOR_HOUSING','UNIT_MIX','Word exhibit to PDF; care-level bands in a bordered table within a letter','table in prose, licensed capacity, planted count_wrong')]
json.dump([dict(file=a,assetType=b,documentType=c,author='agencylender',style=d,hard=e) for a,b,c,d,e in I],open(HERE+'/index.json','w'),indent=1,ensure_ascii=False)
for x in I:
    assert os.path.exists(f'{DOC}/{x[0]}') and os.path.exists(f'{TR}/{os.path.splitext(x[0])[0]}.json'),x
