import json,subprocess,re,csv,sys
sys.path.insert(0,'build/blind/makers')
from common import *
ties=json.load(open(ROOT+'/makers/ties.json'))
def text(f):
    p=DOC+f
    if f.endswith('.pdf'): 
        return subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout+' '+subprocess.run(['pdftotext',p,'-'],capture_output=True,text=True).stdout
    if f.endswith('.csv'): return open(p,encoding='utf-8-sig').read()
    if f.endswith('.xls'):
        try:
            import xlrd; b=xlrd.open_workbook(p); return ' '.join(str(c.value) for s in b.sheets() for r in range(s.nrows) for c in s.row(r))
        except ImportError:
            subprocess.run(['soffice','-env:UserInstallation=file://'+ROOT+'/.lo','--headless','--convert-to','xlsx','--outdir',ROOT+'/.tmp',p],capture_output=True); p=ROOT+'/.tmp/'+f+'x'
    import openpyxl
    b=openpyxl.load_workbook(p,data_only=True)
    return ' '.join(str(c.value) for s in b for r in s.iter_rows() for c in r if c.value is not None)
for x in json.load(open(ROOT+'/index.json')):
    f=x['file']; t=json.load(open(TR+f+'.json')); raw=text(f); toks=set(re.split(r'\s+',raw)); tx=re.sub(r'\s+','',raw)
    msg=[]
    for r in t['rows']:
        if not(r.get('unit') or r.get('tenantName')): msg.append('no id %s'%r)
        for k in('unit','tenantName','unitType','section','building','statusText','propertyName'):
            v=r.get(k)
            if k=='statusText' and v in('Occupied','Vacant'): continue
            if v and re.sub(r'\s+','',str(v)) not in tx:
                ms=[w for w in str(v).split() if w not in tx]
                if ms: msg.append(f'{k} {v!r} missing {ms}')
    if t['propertyName'] and re.sub(r'\s+','',t['propertyName']) not in tx: msg.append('propname')
    for a in ties.get(f,[]):
        fld=a['field']
        if fld.startswith('charge:'): s=sum(c['amount'] for r in t['rows'] for c in r.get('charges',[]) if c['code']==fld[7:] and (not a.get('section') or r.get('section')==a['section']) and (not a.get('building') or r.get('building')==a['building']))
        else: s=sum(r.get(fld,0) for r in t['rows'] if (not a.get('section') or r.get('section')==a['section'])and (not a.get('building') or r.get('building')==a['building']))
        if abs(s-a['total'])>.006: msg.append(f"TIE {fld} {a.get('section','')} truth {s:.2f} printed {a['total']}")
        if a.get('text') and re.sub(r'\s+','',str(a['text'])) not in tx: msg.append(f"text {a['text']} not printed")
    print(f,len(t['rows']),t['units'],t['occupied'],t['vacant'],'PLANTED' if t['planted'] else '', msg if msg else 'ok')
