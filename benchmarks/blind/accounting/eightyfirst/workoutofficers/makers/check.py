import json,glob,os,subprocess,sys
B='build/blind'
def text(p):
    if p.endswith('.pdf'):
        import pdfplumber
        return '\n'.join(pg.extract_text() for pg in pdfplumber.open(p).pages)
    if p.endswith('.xlsx'):
        import openpyxl
        return '\n'.join(str(c) for ws in openpyxl.load_workbook(p) for r in ws.iter_rows(values_only=True) for c in r if c is not None)
    if p.endswith('.xls'):
        subprocess.run(['soffice',f'-env:UserInstallation=file://{B}/.lo','--headless','--convert-to','csv','--outdir',B+'/r',p],capture_output=True)
        return open(B+'/r/'+os.path.basename(p)[:-4]+'.csv',encoding='utf8').read()
    return open(p).read()
idx=json.load(open(B+'/index.json'));print(len(idx))
for i in idx:
    t=json.load(open(f"{B}/truth/{os.path.splitext(i['file'])[0]}.json")); x=text(f"{B}/documents/{i['file']}")
    xs=x.replace(' ','').replace('\n','')
    num=x.replace(',','').replace('$','')
    miss=[]
    for r in t['rows']+t['totals']:
        for k in('account','name','unit','resident','invoice','charge','type','label'):
            if k in r and str(r[k]).replace(' ','') not in xs: miss.append(r[k])
        for k in t['money']:
            if k in r and i['file'][-4:]!='xlsx':
                v=abs(r[k]); c=[f'{v:.2f}'.lstrip('0') ,f'{v:.1f}',f'{v:g}']
                if not any(q in num for q in c): miss.append((k,v))
    print(i['file'],t['kind'],len(t['rows']),len(t['totals']),'PLANTED' if t['planted'] else '','missing',miss[:4])
    # grand total against detail rows
    g=t['totals'][-1]
    for k in t['money']:
        if k in g and k not in('pct_occ','pct_leased','sf','actual_sf','market_sf'):
            s=sum(r.get(k,0) for r in t['rows'])
            if abs(s-g[k])>.011: print('   differs',k,round(s,2),g[k])
    if t['kind']=='AR' and 'current' in t['money']:
        b=[k for k in t['money'] if k in('current','b1_30','b31_60','b61_90','b90') or 'Month' in k]
        for r in t['rows']+t['totals']: assert abs(sum(r.get(k,0) for k in b)-r['total'])<.01,r
    if t['kind']=='TB' and 'ending' in t['money']:
        for r in t['rows']+t['totals']:
            a=r.get('activity',r.get('debit',0)-r.get('credit',0)); assert abs(r.get('beginning',0)+a-r['ending'])<.01,r
