import json,os,glob,re,collections
import pdfplumber, openpyxl
ix=json.load(open('index.json')); assert len(ix)==9
for e in ix:
    t=json.load(open('truth/'+os.path.splitext(e['file'])[0]+'.json')); p='documents/'+e['file']; assert t['name']==e['file'] and t['kind']==e['kind']
    # totals vs rows
    keys=t['money']; bad=[]
    last=t['totals'][-1]
    for k in keys:
        if k in last:
            s=round(sum(r.get(k,0) for r in t['rows'] if isinstance(r.get(k,0),(int,float))),2)
            if abs(s-last[k])>.005: bad.append((k,s,last[k]))
        if not any(k in r for r in t['rows']): bad.append(('nocol',k))
    # texts on page
    if p.endswith('.pdf'):
        with pdfplumber.open(p) as d: tx='\n'.join(q.extract_text() or '' for q in d.pages); np=len(d.pages)
    else:
        tmp='build/blind/r/'+os.path.splitext(e['file'])[0]+'.pdf'
        with pdfplumber.open(tmp) as d: tx='\n'.join(q.extract_text() or '' for q in d.pages); np=len(d.pages)
    flat=re.sub(r'\s+','',tx); miss=[]
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if k=='date': continue
                if re.sub(r'\s+','',v) not in flat: miss.append((k,v))
            else:
                a=abs(v); c=[f'{a:,.2f}',f'{a:,.1f}',f'{a:,.0f}',f'{a:g}']
                if (k in('debit','credit','open_dr','open_cr','close_dr','close_cr','beginning','ending') or e['kind']=='AR' and 'Count' not in k): c=c[:1]
                if not any(x in flat for x in c): miss.append((k,v))
    print(e['file'],e['kind'],len(t['rows']),len(t['totals']),'pages',np,'PLANTED' if t['planted'] else '', 'untied',bad,'miss',miss[:6],len(miss))
