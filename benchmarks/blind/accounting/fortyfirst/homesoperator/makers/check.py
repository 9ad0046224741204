import json,glob,os
from common import *
META=[('tb_brackenfold_halls_ye_aug26.pdf','STUDENT_HOUSING','TRIAL_BALANCE','UK hall accountant, year-end file','A4 landscape, Dr/Cr pairs brought forward/movement/carried forward, sections',False),
('GL410R_Larkmere_TB_0926.pdf','SENIOR_HOUSING','TRIAL_BALANCE','legacy GL system','Courier green-bar report, trailing minus, truncated names, group totals',True),
('BTR Fund II - combined TB Sept 2026.xlsx','SINGLE_FAMILY_RENTAL','TRIAL_BALANCE','fund accountant','three entities in one sheet, signed balances, hidden column, comparative, formulas',True),
('ResidentAging_QuillhavenCommons_20260930.pdf','STUDENT_HOUSING','AGED_RECEIVABLES','student PM system export','by-bed aging by resident status, prepaid and deposit columns',False),
('Orchard Terrace AR memo - Sept close.pdf','SENIOR_HOUSING','AGED_RECEIVABLES','business office manager','Word memo as PDF, month buckets, payer groups, bracketed credits, notes column',True),
('OpenItems_0926.xls','SINGLE_FAMILY_RENTAL','AGED_RECEIVABLES','single-family PM system','legacy xls, tenant header lines, invoice detail, three levels of totals',True),
('Exhibit C-2 Unit Configuration (Tamarack Row).pdf','STUDENT_HOUSING','UNIT_MIX',"lender's counsel",'closing binder exhibit, three-line headers, per-bed and per-unit rent',False),
('Wexcombe Place census mix 2026-08.xlsx','SENIOR_HOUSING','UNIT_MIX','regional operations manager','care levels merged down, grouped headers, several sheets',True),
('Alder_Grove_Homes_PlanMix_MarketStudy.xlsx','SINGLE_FAMILY_RENTAL','UNIT_MIX','market-study consultant','bd/ba in one cell, collections, recap below',False)]
json.dump([dict(file=a,assetType=b,documentType=c,author=d,style=e,hard=f) for a,b,c,d,e,f in META],open(os.path.join(HERE,'index.json'),'w'),indent=1)
assert sorted(os.listdir(DOCS))==sorted(a for a,*_ in META)
for a,*_ in META:
    t=json.load(open(os.path.join(TRUTH,os.path.splitext(a)[0]+'.json'))); rows=t['rows']
    assert t['name']==os.path.splitext(a)[0]
    keys=[k for k in t['money'] if k not in('other:% chg','other:Market Rent Per Bed','other:Average monthly rate Care')]
    if t['kind']=='UM': keys=[k for k in t['money'] if k in('units','occupied','vacant','total_sf','market_total','actual_total','ltl','other:Total Beds','other:Month revenue in place Care fees','pct_units')]
    bad=[]
    for tot in t['totals']:
        ok=False
        for i in range(len(rows)):
            s={k:0 for k in keys}
            for j in range(i,len(rows)):
                for k in keys: s[k]+=rows[j].get(k,0) or 0
                if all(abs(s[k]-(tot.get(k,0) or 0))<(.25 if k=='pct_units' else .006) for k in keys): ok=True;break
            if ok: break
        if not ok: bad.append(tot['label'])
    foot=0
    for r in rows+t['totals']:
        if 'ending' in r and 'debit' in r and abs(r['beginning']+r['debit']-r['credit']-r['ending'])>.006: foot+=1
        if 'activity' in r and abs(r['beginning']+r['activity']-r['ending'])>.006: foot+=1
        if 'close_dr' in r or 'close_cr' in r:
            q=lambda k:r.get(k,0)
            if abs(q('open_dr')-q('open_cr')+q('debit')-q('credit')-q('close_dr')+q('close_cr'))>.006: foot+=1
        if t['kind']=='AR' and abs(sum(r.get(k,0) for k in t['money'] if k not in('total','deposit'))-r.get('total',0))>.006: foot+=1
    print(a,len(rows),'planted' if t['planted'] else '-','untied:',bad,'unfooted:',foot)
