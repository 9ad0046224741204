import json,glob,openpyxl,subprocess,re,os
def nums(s):
    return [float(x.replace(',','')) for x in re.findall(r'\d[\d,]*\.?\d*|\.\d\d',s)]
for f in sorted(glob.glob('../truth/*.json')):
    t=json.load(open(f));print(t['name'],len(t['rows']),len(t['totals']),bool(t['planted']))
    assert all(k in t['money'] or k in('account','name','property','unit','resident','status','charge','invoice','date','type','beds','baths') for r in t['rows'] for k in r)
    add=[k for k in t['money'] if k not in('sf','pct_units','pct_occ','market','actual','market_sf','ami','gross','ua','net','other:Aging') and 'per sq' not in k]
    # group totals: running sections by label; here grand only
    g=t['totals'][-1] if t['totals'][-1]['label']!='Net income' else t['totals'][-2]
    for k in add:
        s=sum(r.get(k,0) for r in t['rows'])
        if k in g and abs(s-g[k])>.005: print('  GRAND',k,round(s,2),g[k])
    # sections: contiguous subtotals must sum to the grand
    # every text and number is on the page
    p=glob.glob('../documents/'+t['name']+'.*')[0]
    if p.endswith('pdf'): txt=subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout;N=nums(txt)
    else:
        N=[];
        for ws in openpyxl.load_workbook(p,data_only=True):
            for r in ws.iter_rows(values_only=True):
                for v in r:
                    if isinstance(v,(int,float)): N+=[abs(v),round(abs(v)*100,1)]
                    elif isinstance(v,str): N+=nums(v)
    S=set(round(x,2) for x in N)
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,(int,float)) and round(abs(v),2) not in S and v!=0: print('  not on page',k,v,r)
