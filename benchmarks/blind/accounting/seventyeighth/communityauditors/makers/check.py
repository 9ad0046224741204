from common import *
import glob,re,subprocess,openpyxl,pdfplumber
P='build/blind/bin/python'
def text(f):
    if f.endswith('.pdf'):
        return '\n'.join(p.extract_text() for p in pdfplumber.open(DOC+f).pages)
    if f.endswith('.xls'):
        subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','xlsx','--outdir',ROOT+'/r',DOC+f],capture_output=True); q=ROOT+'/r/'+f+'x'
    else: q=DOC+f
    o=[]
    for ws in openpyxl.load_workbook(q,data_only=True):
        for r in ws.iter_rows():
            for c in r:
                v=c.value
                if v is None: continue
                if isinstance(v,(int,float)):
                    o.append(m(v)); o.append(m(v,0)); o.append(m(v,1)); o.append(m(v*100,1))
                else: o.append(str(v))
    return '\n'.join(o)
ix=json.load(open(ROOT+'/index.json')); print(len(ix))
for e in ix:
    f=e['file']; t=json.load(open(TR+f.rsplit('.',1)[0]+'.json')); tx=text(f); flat=re.sub(r'\s+',' ',tx); miss=[]
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if k=='date': continue
                if re.sub(r'\s+',' ',v) not in flat and (f.startswith('Paper') is False): miss.append((k,v))
            else:
                a=abs(v)
                if not any(x in tx for x in ((m(a),) if a!=int(a) else (m(a),m(a,0),m(a,1)))) and m(a,1) not in tx: miss.append((k,v))
        for k in r:
            if not isinstance(r[k],str) and k not in t['money']: print('key not in money',f,k)
    # sums: subtotals sum to last grand; rows sum to grand
    G=t['totals'][-1] if 'deficit' not in t['totals'][-1]['label'] else t['totals'][-2]
    for k in t['money']:
        if k in G and k not in('sf','actual','market','ami','other:% of Market'):
            s=r2(sum(r.get(k,0) for r in t['rows']))
            if abs(s-G[k])>.005: print('   NOT TIED',f,k,s,G[k])
    if e['kind']=='AR':
        for r in t['rows']:
            b=[v for k,v in r.items() if not isinstance(v,str) and k not in('total',) and not k.startswith(('other:Weekly','other:HB/UC','other:Gross'))]
            if abs(sum(b)-r.get('total',0))>.005: print('   ROW',f,r)
    print(f,e['kind'],len(t['rows']),'planted' if t['planted'] else '-', 'missing:',miss[:6])
