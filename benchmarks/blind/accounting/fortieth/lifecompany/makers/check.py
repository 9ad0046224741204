import json,glob,os
from common import *
META={
'tb_tricity_parking_gl0420.pdf':('PARKING','TRIAL_BALANCE','legacy monospaced GL on green-bar paper','beginning/debit/credit/ending, CR suffix, three levels of starred totals, section split by pages','CR suffix, .00 zeros, starred totals, subtotal on the next page'),
'tb_castlemark_industrial_reit_q2.pdf':('INDUSTRIAL','TRIAL_BALANCE','industrial REIT property accounting','four entities in headings, three Dr/Cr pairs under grouped headers, legal landscape','six paired columns, blanks, entity continued over pages'),
'Halvorsen Family LP - TB for lender 6-30-26.xlsx':('OFFICE','TRIAL_BALANCE','family partnership bookkeeper workbook','no account codes, indented in three columns, beginning/activity/ending plus prior year, spacer columns','nested expense subtotals, two-line headers, prior-year column, note refs'),
'ar_beaconfield_retail_detail_aging.pdf':('RETAIL','AGED_RECEIVABLES','retail REIT lease system','invoice detail under tenant headings, oldest bucket first, two centers','reversed bucket order, tenant split over pages, credits in parentheses, percent line'),
'Dunmore Flex-Industrial AR 063026.xlsx':('INDUSTRIAL','AGED_RECEIVABLES','owner-manager workbook','merged building cells, total before buckets, prepaid and deposits, comments, hidden column','merged group header and building cells, hidden account column, rows with prepaid only'),
'Cypress_Hollow_MHC_certified_delinquency.pdf':('MANUFACTURED_HOUSING','AGED_RECEIVABLES','park owner certified schedule','month buckets, dashes, status column, certification and signature','planted dropped row, months as buckets, site rent column without total'),
'Exhibit_C_Larkmoor_Crossing_unit_mix.pdf':('MULTIFAMILY','UNIT_MIX','local developer exhibit','bedroom sections, BR/BA in one column, grouped rent headers','planted subtotal count, combined BR/BA, averages in subtotals'),
'SUNDIAL ESTATES SITE MIX 2Q26.xls':('MANUFACTURED_HOUSING','UNIT_MIX','mobile-home-park owner, old .xls','phases with totals, park-owned homes, loss to lease','phase labels in outer column, vacant seasonal row without in-place rent'),
'StowAway Route 9 - unit mix Jun26.xlsx':('SELF_STORAGE','UNIT_MIX','self-storage operator workbook','sizes in four sections, formulas, two header rows','same sizes repeat by section, bare Subtotal labels, average and total columns')}
NOSUM={'sf','market','actual','market_sf','pct_occ','pct_units','beds','baths','actual_sf'}
idx=[]
for f,(a,d,au,st,h) in META.items():
    assert os.path.exists(os.path.join(DOC,f)),f
    T=json.load(open(os.path.join(TR,os.path.splitext(f)[0]+'.json')))
    idx.append({'file':f,'assetType':a,'documentType':d,'author':au,'style':st,'hard':h})
    rows=T['rows'];tot=T['totals'];bad=[]
    for k in T['money']:
        if k in NOSUM: continue
        s=r2(sum(r.get(k) or 0 for r in rows)); g=tot[-1].get(k)
        if g is not None and abs(s-g)>.006 and not (k=='actual_total' and T['kind']=='UM' and abs(s-g)<=1): bad.append((k,s,g))
        # each subtotal must be a sum of consecutive rows
        for t in tot[:-1]:
            v=t.get(k)
            if v in (None,0): continue
            ok=False
            for i in range(len(rows)):
                acc=0
                for r in rows[i:]:
                    acc=r2(acc+(r.get(k) or 0))
                    if abs(acc-v)<.006: ok=True;break
                if ok:break
            if not ok: bad.append(('sub',t['label'],k,v))
    for r in rows:
        if 'beginning' in r and 'debit' in r and abs(r['beginning']+r['debit']-r['credit']-r['ending'])>.006: bad.append(r)
        if 'activity' in r and abs(r['beginning']+r['activity']-r['ending'])>.006: bad.append(r)
        if T['kind']=='TB' and 'Castlemark'.lower() in f:
            z=lambda k:r.get(k,0)
            if abs(z('open_dr')-z('open_cr')+z('debit')-z('credit')-z('close_dr')+z('close_cr'))>.006: bad.append(r)
        if T['kind']=='AR':
            s=sum(r[k] for k in T['money'] if k in r and k not in('total','prepaid','deposit','other:Site Rent'))
            if abs(s-r.get('total',0))>.006: bad.append(r)
    print(f,len(rows),len(tot),'PLANTED' if T['planted'] else '', 'BAD' if bad else 'ok',bad)
json.dump(idx,open(os.path.join(HERE,'index.json'),'w'),indent=1,ensure_ascii=False)
