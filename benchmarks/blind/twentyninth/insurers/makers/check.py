import json,subprocess,openpyxl
for e in json.load(open('index.json')):
    f=e['file'];t=json.load(open(f'truth/{f}.json'))
    rows=[x for x in t['rows'] if x.get('statusText') not in('Future','Applicant')]
    if f.endswith('pdf'): txt=subprocess.run(['pdftotext','-layout','documents/'+f,'-'],capture_output=True,text=True).stdout; has=lambda v:(f'{v:,.2f}' in txt) or (v==int(v) and f'{v:,.0f}' in txt)
    else:
        vals=[];
        for ws in openpyxl.load_workbook('documents/'+f):
            for r in ws.iter_rows(values_only=True): vals+=[x for x in r if x is not None]
        def num(x):
            if isinstance(x,(int,float)):return float(x)
            try:return float(str(x).replace('$','').replace(',',''))
            except:return None
        vs={round(num(x),2) for x in vals if num(x) is not None}; has=lambda v:round(v,2) in vs
    out=[]
    for k in('area','marketRent','contractRent','annualRent','deposit','balance','totalCharges'):
        if any(k in x for x in rows):
            s=round(sum(x.get(k,0) for x in rows),2); out.append(f"{k}={s}:{'ok' if has(s) else 'NOT PRINTED'}")
    codes={}
    for x in rows:
        for c in x.get('charges',[]):codes[c['code']]=round(codes.get(c['code'],0)+c['amount'],2)
    out+= [f"{c}={s}:{'ok' if has(s) else 'NOT PRINTED'}" for c,s in codes.items()]
    print(f[:28],t['planted'] and t['planted']['kind'],*out,sep=' | ')
