import json,glob,os,re
import pdfplumber,openpyxl
AV={'sf','market','actual','market_sf','actual_sf','pct_units','pct_occ','pct_leased','ltl'}
for e in json.load(open('index.json')):
    n=e['file'].rsplit('.',1)[0]; t=json.load(open(f'truth/{n}.json')); M=t['money']; assert os.path.exists('documents/'+e['file'])
    keys={k for r in t['rows'] for k,v in r.items() if not isinstance(v,str)}-{'beds','baths'}; assert keys<=set(M),keys-set(M)
    assert all(r.get('unit') or r.get('name') or r.get('type') for r in t['rows'])
    G=t['totals'][-1]; bad=[(k,round(sum(r.get(k,0) for r in t['rows']),2),G[k]) for k in M if k in G and not(t['kind']=='UM' and k in AV and not(k=='ltl' and 'market_total' in M)) and abs(sum(r.get(k,0) for r in t['rows'])-G[k])>.005]
    # subtotals: contiguous walk
    i=0;sb=[]
    for s in t['totals'][:-1]:
        k=next(k for k in M if k in s and k not in AV); acc=0;j=i
        f=[k for k in M if k in s and not(t['kind']=='UM' and k in AV)]
        ok=False
        for j in range(i+1,len(t['rows'])+1):
            if all(abs(sum(r.get(k,0) for r in t['rows'][i:j])-s[k])<.005 for k in f): ok=True;break
        if ok:i=j
        else: sb.append(s['label'])
    # rows cross-foot
    cf=[]
    for r in t['rows']:
        g=lambda *a:sum(r.get(k,0) for k in a)
        if t['kind']=='TB' and 'beginning' in M: d=g('beginning','debit')-g('credit','ending')
        elif 'open_dr' in M: d=g('open_dr','debit','close_cr')-g('open_cr','credit','close_dr')
        elif t['kind']=='TB': d=g('other:Per Books','debit')-g('credit','ending')
        elif 'm0' in M: d=g('m0','m1','m2','m3','other:Prior')-g('unpaid')+g('unpaid','prepaid')-g('total')
        elif 'b0_30' in M: d=g('b0_30','b31_60','b61_90','b90')-g('delinquent')+g('delinquent','prepaid')-g('total')
        elif t['kind']=='AR': d=g('current','b31_60','b61_90','b91_120','b120')-g('total')
        else: d=0
        if abs(d)>.005: cf.append((r.get('unit') or r.get('account'),r.get('invoice'),round(d,2)))
    # presence in the file
    if e['file'].endswith('pdf'):
        tx='\n'.join(p.extract_text() for p in pdfplumber.open('documents/'+e['file']).pages); has=lambda v:f'{abs(v):,.2f}' in tx or f'{abs(v):,}' in tx
    else:
        vs=set()
        for ws in openpyxl.load_workbook('documents/'+e['file'],data_only=True):
            for row in ws.iter_rows(values_only=True):
                for v in row:
                    if isinstance(v,(int,float)): vs|={round(abs(v),2),round(abs(v)*100,2)}
                    elif isinstance(v,str) and re.fullmatch(r'[\d,.]+',v): vs.add(float(v.replace(',','')))
        has=lambda v:round(abs(v),2) in vs
    miss=[(k,v) for r in t['rows']+t['totals'] for k,v in r.items() if isinstance(v,(int,float)) and k not in('beds','baths') and not has(v)]
    print(e['file'],t['kind'],len(t['rows']),'rows',len(t['totals']),'totals','PLANTED '+t['planted']['kind'] if t['planted'] else '','| total off:',bad,'| sub off:',sb,'| cross:',cf,'| missing:',miss[:5])
