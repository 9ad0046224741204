import json,subprocess,re,collections,openpyxl
for x in json.load(open('index.json')):
    n,e=x['file'].rsplit('.',1); t=json.load(open(f'truth/{n}.json')); M=t['money']; iss=[]
    for r in t['rows']+t['totals']:
        for k in r:
            if isinstance(r[k],(int,float)) and k not in M+['beds','baths']: iss.append(('key',k))
    want=collections.Counter(f"{abs(r[m]):.2f}" for r in t['rows']+t['totals'] for m in M if m in r and r[m])
    if e=='pdf':
        tx=subprocess.run(['pdftotext','-layout',f'documents/{x["file"]}','-'],capture_output=True,text=True).stdout
        got=collections.Counter(f"{float(q.replace(',','')):.2f}" for q in re.findall(r'(?<![\w.,])\d[\d,]*(?:\.\d+)?(?![\d])',tx))
    else:
        got=collections.Counter()
        for ws in openpyxl.load_workbook(f'documents/{x["file"]}',data_only=True):
            for row in ws.iter_rows():
                for q in row:
                    if not hasattr(q,'column_letter'): continue
                    if ws.column_dimensions[q.column_letter].hidden: continue
                    v=q.value
                    if isinstance(v,str) and re.fullmatch(r'-?[\d,]+\.\d\d',v): v=float(v.replace(',',''))
                    if isinstance(v,(int,float)): got[f"{abs(v)*(100 if '%' in q.number_format else 1):.2f}"]+=1
    # ties
    if t['kind']=='AR':
        ages=[m for m in M if re.match(r'b\d|m\d|current|other:(ARREARS|Earlier)',m)]
        for r in t['rows']+t['totals']:
            if abs(sum(r.get(a,0) for a in ages)-r['total'])>.005: iss.append(r)
    if n.startswith('strath'):
        for r in t['rows']+t['totals']:
            if abs(r['beginning']+r['activity']-r['ending'])>.005: iss.append(r)
    # subtotals vs grand
    add=[m for m in M if m not in('sf','market','actual','pct_units','pct_occ') and 'Per m²' not in m and '%' not in m and 'RENT £ A WEEK' not in m and 'LHA' not in m and 'fee' not in m]
    T=[r for r in t['totals'] if not r['label'].startswith(('Account','Average'))]
    if len(T)>1:
        for m in add:
            if abs(sum(r.get(m,0) for r in T[:-1])-T[-1].get(m,0))>.005: iss.append(('grand',m))
    print(x['file'],x['documentType'],'missing',want-got,'issues',iss,M)
