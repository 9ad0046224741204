import json,glob,subprocess,openpyxl
for e in json.load(open('index.json')):
    f=e['file'];t=json.load(open(f'truth/{f}.json'))
    if f.endswith('pdf'): x=subprocess.run(['pdftotext','-layout','documents/'+f,'-'],capture_output=True,text=True).stdout; has=lambda v:f'{v:,.2f}' in x or f'({-v:,.2f})' in x
    else:
        ws=openpyxl.load_workbook('documents/'+f,data_only=True)[t['sheet']]; ns={round(c.value,2) for r in ws.iter_rows() for c in r if isinstance(c.value,(int,float))}; has=lambda v:round(v,2) in ns
    o=[]
    for k in ('contractRent','totalCharges','deposit','balance','marketRent','area'):
        s=sum(r.get(k,0) or 0 for r in t['rows'])
        if s: o.append(f"{k}={s:,.2f}{'' if has(s) or (k=='area' and f.endswith('pdf') and f'{s:,.0f}' in x) else ' ?'}")
    print(f,o)
