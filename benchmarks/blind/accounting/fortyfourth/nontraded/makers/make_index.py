import json,os,glob
from common import HERE,save
I=[('harrow_creek_gl_tb_0626.pdf','MULTIFAMILY','TRIAL_BALANCE','property GL system print, trailing minus, net change column, nested subtotals','negative signs trail the number; .00 zeros'),
('OP_ledger_tb_by_entity_Q2_2026.pdf','INDUSTRIAL','TRIAL_BALANCE','fund ledger by entity, three grouped Dr/Cr pairs, A4 landscape','blank cells in pairs; entity headings break over pages'),
('WP 4100 - Bellweather Plaza lead TB.xlsx','OFFICE','TRIAL_BALANCE','lead schedule workbook with adjusting entries','hidden column, two-line merged header, prior year and change columns'),
('Copperfield Commons Aged Delinq 063026.pdf','RETAIL','AGED_RECEIVABLES','charge lines under tenant headings, landscape','last payment in tenant heading; recap by charge; unapplied credits'),
('QuadAtEllery_resident_aging.xls','STUDENT_HOUSING','AGED_RECEIVABLES','resident aging by bed, status sections','net, prepaid and gross columns before buckets'),
('Trust_office_delinquency_rollup_Jun26.pdf','OFFICE','AGED_RECEIVABLES','fund roll-up over four properties, month columns','dashes, comment lines, share line, planted'),
('Fenwick_HarrowCreek_floorplan_mix.pdf','MULTIFAMILY','UNIT_MIX','owner package page, bedroom bands','combined bed/bath column; averaged subtotals'),
('Marlowe Glen SL - apt type census Jun-26.xlsx','SENIOR_HOUSING','UNIT_MIX','care-level census workbook','grouped header, licensed beds vs apartments, planted'),
('SS-2208 UnitTypeSummary.xls','SELF_STORAGE','UNIT_MIX','storage system export','sizes repeat across areas; unrentable column')]
json.dump([{"file":f,"assetType":a,"documentType":d,"author":"nontraded","style":s,"hard":h} for f,a,d,s,h in I],open(os.path.join(HERE,'index.json'),'w'),indent=1)
# ---- checks
avg={'sf','market','actual','market_sf','actual_sf','pct_occ','pct_units','ltl','beds','baths','other:Avg Care Fee','other:Var %'}
for f,*_ in I:
    assert os.path.exists(os.path.join(HERE,'documents',f)),f
    t=json.load(open(os.path.join(HERE,'truth',os.path.splitext(f)[0]+'.json'))); ks=[k for k in t['money'] if not(t['kind']=='UM' and k in avg)]; rows=t['rows']; n=len(rows); bad=[]
    P=[[0]*len(ks)]
    for r in rows: P.append([a+round((r.get(k) or 0)*100) for a,k in zip(P[-1],ks)])
    for T in t['totals']:
        v=[round((T.get(k) or 0)*100) for k in ks]
        if not any([b-a for a,b in zip(P[i],P[j])]==v for i in range(n) for j in range(i+1,n+1)): bad.append(T['label'])
    G=t['totals'][-1]; g=[(k,G.get(k,0)) for k,p in zip(ks,P[-1]) if round(G.get(k,0)*100)!=p]
    for r in rows:
        if t['kind']=='TB':
            if 'activity' in r: assert abs(r['beginning']+r['debit']-r['credit']-r['ending'])<.006
        if t['kind']=='AR': assert abs(r['total']-sum(v for k,v in r.items() if k in('current','prepaid') or k[0]=='b' or k.startswith('m ') or 'prior' in k))<.006,r
        if t['kind']=='UM': assert r['units']==r['occupied']+r['vacant']+r.get('other:Unrentable',0)
    extra={k for r in rows+t['totals'] for k,v in r.items() if isinstance(v,(int,float))}-set(t['money'])
    print(f[:30],t['kind'],n,len(t['totals']),'planted' if t['planted'] else '-', 'untied:',bad,g,extra)
