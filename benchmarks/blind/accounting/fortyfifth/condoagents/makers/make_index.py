import json,os
from common import *
I=[('seagrape_cove_delinquency_0626.pdf','MULTIFAMILY','AGED_RECEIVABLES','make_a1_vantaca','Florida condo delinquency by owner and charge, Vantaca/TOPS-like, Letter landscape','charge lines under owner header with step and last payment, owner broken across pages, open-ended buckets, step count recap'),
('Cluain Darach OMC debtors Jun26.xlsx','MIXED_USE','AGED_RECEIVABLES','make_a2_omc','Irish OMC debtors by month of demand, bookkeeper Excel','date-typed month headings under a merged group, hidden e-mail column, follow-up text, block headings, notes sheet'),
('AR_CHG_HEADS_24JUN26.pdf','MIXED_USE','AGED_RECEIVABLES','make_a3_qube','UK arrears by charge head, Qube-like, A4 landscape','no aging, charge columns, several properties, trailing CR, planted'),
('CustomerAgedDetail_20260630.csv','OFFICE','AGED_RECEIVABLES','make_a4_sagecsv','Ontario Sage 50-like Customer Aged Detail, CSV cp1252','customer heading with unit, dashes for nothing, payments as rows, total column first'),
('CTS41877_TB_FY26.pdf','MULTIFAMILY','TRIAL_BALANCE','make_t1_strata','Queensland body corporate, StrataMax-like, fund columns and prior year, A4 portrait','fund columns side by side, parentheses, grouped header, blank cells'),
('gltb_bldg315_jun26.pdf','COOPERATIVE','TRIAL_BALANCE','make_t2_coop','NYC co-op line printer GL trial balance, Jenkins/C3-like, legal landscape','Courier, trailing minus, net change column, page breaks inside classes'),
('Marlowe Wharf RTM ETB 310326.xlsx','MIXED_USE','TRIAL_BALANCE','make_t3_pairs','UK RTM company extended trial balance, Sage pasted in Excel','three pairs Dr/Cr under merged headings, codes as text, planted'),
('Fenwick Parade TB 2026.pdf','RETAIL','TRIAL_BALANCE','make_t4_word','Shop parade in Bangor NI, Word table printed to PDF','no codes, Dr/Cr with prior-year Dr/Cr, class headings and totals'),
('kestrel_main_unit_mix.xls','MIXED_USE','UNIT_MIX','make_u1_mix','Vancouver mixed-use block, old BIFF xls','two-row headings, residential and commercial sections, bedless commercial rows')]
json.dump([dict(file=a,assetType=b,documentType=c,author=e,style=f,hard=g) for a,b,c,e,f,g in I],open(os.path.join(HERE,'index.json'),'w'),indent=1,ensure_ascii=False)
