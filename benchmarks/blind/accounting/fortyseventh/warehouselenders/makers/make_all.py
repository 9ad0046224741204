import json,os,glob,gen_tb,gen_ar,gen_um
from common import *
for m in (gen_tb.tb1,gen_tb.tb2,gen_tb.tb3,gen_ar.ar1,gen_ar.ar2,gen_ar.ar3,gen_um.um1,gen_um.um2,gen_um.um3): m()
I=[("harborline_tower_tb_q3.pdf","OFFICE","TRIAL_BALANCE","MRI system","monospace system report, four signed columns, parentheses, 2 pages",False),
("Stow-n-Go working TB 9-30-26.xlsx","SELF_STORAGE","TRIAL_BALANCE","owner-bookkeeper Jo","grouped Dr/Cr pairs (opening, activity, closing), sections with subtotals, code after name, hidden column, remarks",True),
("TBCOMP_202609_Oakes.pdf","RETAIL","TRIAL_BALANCE","LandlordLedger (small system)","two properties under headings, net change, CR suffix, prior year",True),
("aged_receivable_detail-20260930.csv","MULTIFAMILY","AGED_RECEIVABLES","AppFolio export","charge detail, property heading lines, unlabelled subtotals",False),
("Cullen Bldg - tenants owing at 9-30-26.pdf","OFFICE","AGED_RECEIVABLES","bookkeeper Dot","tenant blocks, month-name buckets, recap by charge",True),
("PastDue_AllSites_Sept.xls","SELF_STORAGE","AGED_RECEIVABLES","Padlock Partners spreadsheet","one line per customer, three sites, two-line headers, prepaid column not netted",False),
("Tamarack Ridge unit mix Oct 2026.pdf","MULTIFAMILY","UNIT_MIX","owner's office, Word","Word table with three-line headers, bedroom groups and weighted subtotals",False),
("Orchard Commons LIHTC rent schedule.xlsx","MULTIFAMILY","UNIT_MIX","compliance consultant","merged grouped headers, AMI, limits, utility allowance, manager unit",False),
("UnitMix_L014_20260930.pdf","SELF_STORAGE","UNIT_MIX","SiteLink system","sections by class, areas, gross potential/occupied, 2 pages",False)]
json.dump([dict(zip(["file","assetType","documentType","author","style","hard"],x)) for x in I],open(HERE+'/index.json','w'),indent=1)
# checks
for x in I:
    t=json.load(open(TR+os.path.splitext(x[0])[0]+'.json')); last=t['totals'][-1]; msg=[]
    dep={'UM':['units','occupied','vacant','total_sf','market_total','actual_total','other:Monthly Total']}.get(t['kind'],t['money'])
    if x[0].startswith('TBCOMP'):
        for k in t['money']:
            for p in sorted({r['property'] for r in t['rows']}): msg.append((p,k,round(sum(r.get(k,0) for r in t['rows'] if r['property']==p),2)))
    else:
        for k in dep:
            if k in t['money']:
                s=round(sum(r.get(k,0) for r in t['rows']),2)
                if abs(s-last.get(k,0))>.005: msg.append((k,s,last.get(k)))
    for r in t['rows']:
        if t['kind']=='AR' and abs(sum(r.get(k,0) for k in t['money'] if k not in('total','prepaid'))-r.get('total',0))>.005: msg.append(r)
        if 'ending' in r and 'beginning' in r and abs(r['beginning']+r.get('activity',0)+r.get('debit',0)-r.get('credit',0)-r['ending'])>.005: msg.append(r)
    print(x[0],len(t['rows']),len(t['totals']),t['planted'] and t['planted']['kind'],[m for m in msg if not(isinstance(m,tuple) and m[-1]==0)])
