import json,glob,os,re
from common import *
META={'kestrel_ridge_tb_oct2025.pdf':('MULTIFAMILY','TRIAL_BALANCE','institutional owner ledger','landscape, account-type sections with subtotals over three pages, wrapped names, parentheses, blank zero debits/credits','section breaks over pages; wrapped names'),
'Calloway Tower 9-30-25 WTB (rev2).xlsx':('OFFICE','TRIAL_BALANCE','CPA firm workpaper','three Dr/Cr pairs under merged headers, code and name in one cell, hidden map column, spacer columns, cover sheet','open/period/close pairs; sheet is not first; hidden column'),
'GLR040_0725.pdf':('SELF_STORAGE','TRIAL_BALANCE','legacy minicomputer print','Courier, two locations each with heading, trailing CR, .00 zeros, debit/credit/net lines','trailing CR; property only in a heading; total debits and credits of signed columns'),
'mrc_AgingDetail_120525.xlsx':('RETAIL','AGED_RECEIVABLES','property-management system export','tenant banner rows with charge lines, total column first, three-line header, past tenants, comment column','tenant only in banner; three-row header'),
'Cottonwood_Meadows_delinquency_Nov25.pdf':('MANUFACTURED_HOUSING','AGED_RECEIVABLES','community operator report','month columns, street groups, deposit first, open credit, nested subtotals, dashes','month buckets; deposit not netted; vacated section over page'),
'THCP open invoices 0925.pdf':('INDUSTRIAL','AGED_RECEIVABLES','landlord accountant ledger','legal landscape, invoice level, tenant shown once, spanned header, percent row','suite and customer carried down; planted dropped row'),
'The_Larkin_OM_p14-15.pdf':('MULTIFAMILY','UNIT_MIX','broker offering memorandum','branded slide pages, facts page then unit mix with bedroom subtotals, bed/bath in one column, grouped rent and PSF','bed/bath pair; repeated PSF header; narrative page first'),
'0031 Beacon Hill unit mix Oct-25.xlsx':('SELF_STORAGE','UNIT_MIX','storage operator workbook','classes with subtotals, three merged header groups, parking without SF, spacer columns','n/a SF; subtotal of some classes; planted count'),
'Linden Terrace LIHTC rent schedule.xls':('MULTIFAMILY','UNIT_MIX','tax-credit sponsor schedule','plan cells merged down over AMI tiers, gross limit less utility allowance, annual rent, .xls','vertically merged plans; exempt manager unit')}
idx=[];bad=0
for fn,(a,d,au,st,h) in META.items():
    stem=os.path.splitext(fn)[0];t=json.load(open(os.path.join(HERE,'truth',stem+'.json')));assert os.path.exists(doc(fn)) and t['name']==stem
    idx.append(dict(file=fn,assetType=a,documentType=d,author=au,style=st,hard=h))
    for r in t['rows']: assert set(t['money'])&set(r) and not [k for k,v in r.items() if isinstance(v,float) and k not in t['money'] and k not in('ami','baths')],r
    RT=[]
    # running-block check: each total must equal sum over some contiguous span of rows, per additive column
    NON={'beds','baths','sf','pct_units','pct_occ','actual','actual_sf','market','market_sf','gross','ua','net'}
    n=len(t['rows'])
    for tot in t['totals']:
        ks=[k for k in t['money'] if k in tot and k not in NON];ok=False
        deb='DEBITS' in tot['label'];cre='CREDITS' in tot['label']
        g=(lambda v:max(v,0)) if deb else (lambda v:min(v,0)) if cre else (lambda v:v)
        pre={k:[0] for k in ks}
        for r in t['rows']:
            for k in ks: pre[k].append(pre[k][-1]+g(r.get(k) or 0))
        ok=any(all(abs(pre[k][j]-pre[k][i]-tot[k])<.006 for k in ks) for i in range(n) for j in range(i+1,n+1))
        if not ok: print('  no tie:',stem,'|',tot['label'])
    for r in t['rows']:
        if 'ending' in r and t['kind']=='TB':
            x=r['beginning']+(r.get('debit')or 0)-(r.get('credit')or 0)+(r.get('activity')or 0);assert abs(x-r['ending'])<.006,r
        if t['kind']=='AR': assert abs(sum(r.get(k) or 0 for k in t['money'] if k not in('total','deposit'))-r['total'])<.006,r
    print(stem,t['kind'],n,len(t['totals']),t['planted'] and t['planted']['kind'])
json.dump(idx,open(os.path.join(HERE,'index.json'),'w'),indent=1)
