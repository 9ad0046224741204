# consistency check over the truths (row sums against printed totals) and index.json
import json,glob,os,re
from common import ROOT
I=[('GL0410R_TIC_NetLease_0626.pdf','RETAIL','TRIAL_BALANCE','tb1_netlease.py','mainframe-style fixed-pitch ledger print, 4 entities, opening/activity/closing DR-CR pairs','entity headings with CONT\'D over page breaks; six grouped columns; blanks for zero'),
('Kestrel Ridge MOB DST - TB June 2026.xlsx','OFFICE','TRIAL_BALANCE','tb2_mob.py','manager\'s own workbook, sections with totals, formulas','hidden tick column, prior-year column, dashes for zero, second sheet'),
('Boxcar Self Storage Amarillo_Trial Balance.csv','SELF_STORAGE','TRIAL_BALANCE','tb3_storage.py','bookkeeping-package CSV export','code and name in one cell, accounts without codes, unnamed first column'),
('DelinqPrepaid_TheForge_20260630.pdf','STUDENT_HOUSING','AGED_RECEIVABLES','ar1_student.py','delinquency and prepaid system report, landscape','status sections, comment lines, deposit outside balance, prepaid credits'),
('Open Items by Month - Saltgrass Medical Pavilion.pdf','OFFICE','AGED_RECEIVABLES','ar2_mob.py','tenant blocks with open documents in month columns','PLANTED; trailing minus, blanks, day-month dates, percentage line'),
('NNN Programs AR Aging 2Q26 - AM working copy.xlsx','RETAIL','AGED_RECEIVABLES','ar3_netlease.py','sponsor tracker over five properties','merged program and property cells, blank buckets, recap and hidden sheets'),
('Ashgrove-Commons-DST_PPM-p41-42.pdf','MULTIFAMILY','UNIT_MIX','um1_om.py','private placement memorandum pages','grouped headings, weighted averages, prose, table on second page'),
('Schedule 3.1(c) Unit and Bed Schedule - Wolfpack Landing.pdf','STUDENT_HOUSING','UNIT_MIX','um2_lender.py','loan-agreement schedule','priced by bed, wrapped type names, model unit with dashes'),
('UnitStatisticsByType_L0214_063026.xlsx','SELF_STORAGE','UNIT_MIX','um3_storage.py','storage-system unit statistics export','PLANTED; section bands, repeated sizes, offset grouped header')]
idx=[]
AVG={'pct_units','sf','actual','actual_sf','market','market_sf','pct_occ','other:Upside / Unit','other:Rate per bed'}
for f,a,d,m,s,h in I:
    assert os.path.exists(os.path.join(ROOT,'documents',f)),f
    t=json.load(open(os.path.join(ROOT,'truth',f.rsplit('.',1)[0]+'.json')))
    assert t['name']==f.rsplit('.',1)[0]
    bad=[]
    rows=t['rows']
    def chk(tot,sel):
        for k in t['money']:
            if k in AVG: continue
            s=round(sum(r.get(k,0) for r in sel),2)
            if abs(s-tot.get(k,0))>.005: bad.append((tot['label'],k,s,tot.get(k)))
    chk(t['totals'][-1],rows)
    # subtotals: their sum equals the sum of rows, column by column
    if len(t['totals'])>1:
        for k in t['money']:
            if k in AVG: continue
            x=round(sum(q.get(k,0) for q in t['totals'][:-1]),2);y=round(sum(r.get(k,0) for r in rows),2)
            if abs(x-y)>.005: bad.append(('subtotals',k,y,x))
    for r in rows:
        if t['kind']=='AR':
            b=sum(v for k,v in r.items() if re.match(r'b\d|m |prepaid|other:Prior',k))
            if abs(b-r['total'])>.005: bad.append(('row',r))
        if t['kind']=='TB' and 'ending' in t['money']:
            if abs(r.get('beginning',0)+r.get('activity',0)-r.get('ending',0))>.005: bad.append(('row',r))
        if 'open_dr' in t['money']:
            g=lambda k:r.get(k,0)
            if abs(g('open_dr')-g('open_cr')+g('debit')-g('credit')-g('close_dr')+g('close_cr'))>.005: bad.append(('row',r))
    print(f,len(rows),'planted' if t['planted'] else '','OK' if not bad else bad)
    idx.append(dict(file=f,assetType=a,documentType=d,author='dstsponsor',style=s,hard=h))
json.dump(idx,open(os.path.join(ROOT,'index.json'),'w'),indent=1)
