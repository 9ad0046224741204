import json,glob,subprocess,os,re,openpyxl
ix=json.load(open('index.json')); print(len(ix),[e['file'] for e in ix if not os.path.exists('documents/'+e['file'])])
for e in ix:
    t=json.load(open(f'truth/{e["file"]}.json')); f='documents/'+e['file']
    if f.endswith('pdf'): txt=subprocess.run(['pdftotext','-layout',f,'-'],capture_output=True,text=True).stdout
    else:
        txt=' '.join(str(v) for ws in openpyxl.load_workbook(f,data_only=True) for r in ws.iter_rows(values_only=True) for v in r if v is not None)
    miss=[r['unit'] for r in t['rows'] if r['unit'] not in txt]
    mt=[r['tenantName'] for r in t['rows'] if r.get('tenantName') and r['tenantName'] not in txt]
    tm=[]
    dg=re.sub(r'[^0-9]','',txt) if f.endswith('pdf') else None
    for k,v in t['printedTotals'].items():
        s=re.sub(r'[^0-9]','',f'{v:.2f}'); 
        ok=any(x in (dg or re.sub(r'[.,  €]','',txt)) for x in (s,s.rstrip('0'),str(int(v)) if v==int(v) else s))
        sm=round(sum(r.get(k,0) for r in t['rows']),2)
        if not ok: tm.append(k)
        if abs(sm-v)>.006: tm.append((k,'DIFF',t['planted'] and t['planted']['kind']))
    st=sum(bool(r.get('tenantName')) for r in t['rows'])
    print(e['file'][:22],len(t['rows']),'units',t['units'],t['occupied'],t['vacant'],'ten',st,'dup',len(t['rows'])-len({r['unit'] for r in t['rows']}),'miss',miss[:3],mt[:3],tm)
