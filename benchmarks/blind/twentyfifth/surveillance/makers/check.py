import json,glob,re,subprocess
from openpyxl import load_workbook
for f in sorted(glob.glob('./documents/*')):
    n=f.split('/')[-1];t=json.load(open(f'./truth/{n}.json'));nums=set()
    if f.endswith('pdf'):
        s=subprocess.run(['pdftotext','-layout',f,'-'],capture_output=True,text=True).stdout
        for m in re.findall(r'\(?-?[\d,]+\.?\d*\)?',s):
            try: nums.add((-1 if m[0] in'(-' else 1)*float(re.sub(r'[(),-]','',m)))
            except ValueError: pass
    else:
        for ws in load_workbook(f):
            for r in ws.iter_rows(values_only=True):
                for v in r:
                    if isinstance(v,(int,float)): nums.add(round(v,2))
                    elif isinstance(v,str) and re.match(r'^-?\$[\d,.]+$',v): nums.add(float(v.replace('$','').replace(',','')))
    o=[]
    for k in('area','marketRent','contractRent','totalCharges','deposit','balance'):
        x=[r[k] for r in t['rows'] if k in r]
        if x: sm=round(sum(x),2);o.append(f"{k}={sm}{'' if sm in nums or round(sm) in nums else ' MISSING'}")
    ch={}
    for r in t['rows']:
        for c in r.get('charges',[]): ch[c['code']]=round(ch.get(c['code'],0)+c['amount'],2)
    o+= [f"{c}={v} MISSING" for c,v in ch.items() if v not in nums and round(v) not in nums]
    d=[r['unit'] for r in t['rows'] if 'unit' in r]
    print(n,len(d)-len(set(d)),t['asOnDate'],t['propertyName'],'|',[x for x in o if 'MISS' in x])
