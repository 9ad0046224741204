import json,sys,glob,os,re
sys.path.insert(0,'build/blind/makers')
ROOT='build/blind/'
import pdfplumber,openpyxl
only=sys.argv[1:] 
for e in json.load(open(ROOT+'index.json')):
    f=e['file']
    if only and not any(o in f for o in only): continue
    t=json.load(open(ROOT+'truth/'+f+'.json')); k=json.load(open(ROOT+'makers/chk/'+f+'.json'))
    pr=[]
    if f.endswith('.pdf'):
        with pdfplumber.open(ROOT+'documents/'+f) as p: txt='\n'.join(x.extract_text() or '' for x in p.pages); np=len(p.pages)
    elif f.endswith('.xlsx'):
        wb=openpyxl.load_workbook(ROOT+'documents/'+f,data_only=True); txt='\n'.join(str(c) for w in wb for r in w.iter_rows(values_only=True) for c in r if c is not None); np=len(wb.sheetnames)
        if t['sheet'] and t['sheet'] not in wb.sheetnames: pr.append('sheet')
    elif f.endswith('.csv'): txt=open(ROOT+'documents/'+f,encoding='utf-8-sig').read(); np=1
    else:
        import subprocess; subprocess.run(["soffice","-env:UserInstallation=file://build/blind/.lo","--headless","--convert-to","csv","--outdir",ROOT+"makers/chk",ROOT+"documents/"+f],capture_output=True); txt=open(ROOT+"makers/chk/"+f.rsplit(".",1)[0]+".csv",errors="replace").read(); np=1
    n=lambda s:re.sub(r'\s+','',s)
    T=n(txt); miss=[x for x in k['texts'] if n(x) not in T]
    for q in k['totals']:
        s=0
        for r in t['rows']:
            if any(r.get(a)!=b for a,b in q.get('where',{}).items()): continue
            if q['key'].startswith('charge:'): s+=sum(c['amount'] for c in r.get('charges',[]) if c['code']==q['key'][7:])
            elif q['key']=='count': s+=1
            else: s+=r.get(q['key']) or 0
        if abs(s-q['printed'])>.006: pr.append(('TIE',q,round(s,2)))
    for r in t['rows']:
        if not r.get('unit') and not r.get('tenantName'): pr.append(('nounit',r))
    print(('OK ' if not pr and not miss else '** '),f,np,len(t['rows']),'rows',t['units'],t['occupied'],t['vacant'],'planted' if t['planted'] else '', pr, 'missing',miss[:8],len(miss))
