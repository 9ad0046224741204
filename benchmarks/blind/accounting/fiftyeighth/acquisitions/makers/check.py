from common import *
import glob,re,openpyxl,csv,subprocess
import sys
try: import xlrd
except ImportError: xlrd=None
for p in sorted(glob.glob(B+'/truth/*.json')):
    t=json.load(open(p)); n=t['name']; f=doc(n); assert os.path.exists(f); toks=set(); text=''
    if n.endswith('.pdf'): text=subprocess.run(['pdftotext','-layout',f,'-'],capture_output=True,text=True).stdout
    elif n.endswith('.csv'): text=open(f).read()
    elif n.endswith('.xlsx'):
        for ws in openpyxl.load_workbook(f,data_only=True):
            for r in ws.iter_rows(values_only=True):
                for v in r:
                    if isinstance(v,(int,float)): toks.add(round(v,4)); toks.add(round(v*100,1))
                    elif v is not None: text+=str(v)+'\n'
    else:
        subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{B}/.lo','--convert-to','xlsx','--outdir',B+'/work',f],capture_output=True)
        for ws in openpyxl.load_workbook(B+'/work/'+n[:-4]+'.xlsx',data_only=True):
            for r in ws.iter_rows(values_only=True):
                for v in r:
                    if isinstance(v,(int,float)): toks.add(round(v,4))
                    elif v is not None: text+=str(v)+'\n'
    miss=0
    norm=re.sub(r'\s+',' ',text)
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if k=='date': continue
                if v not in norm: 
                    miss+=1; print('  text?',k,v)
            elif v in toks or abs(v) in toks: pass
            else:
                a=abs(v)
                if not any(s in text for s in (f'{a:,.2f}',f'{a:,.1f}%',f'{a:,.0f}' if a==int(a) else '\0')): miss+=1; print('  num?',k,v)
    d=[]
    if t['kind']!='UM':
        g=t['totals'][-1] if 'Net (Income)' not in t['totals'][-1]['label'] else t['totals'][0]
        for k in t['money']:
            s=round(sum(r.get(k,0) for r in t['rows']),2)
            if k in g and abs(s-g[k])>.005: d.append((k,s,g[k]))
    else:
        g=t['totals'][-1]
        for k in t['money']:
            if k in('units','occupied','vacant','total_sf','market_total','actual_total','other:Total Beds','other:Leased Beds'):
                s=round(sum(r.get(k,0) for r in t['rows']),2)
                if k in g and abs(s-g[k])>.005: d.append((k,s,g[k]))
    for r in t['rows']:
        if t['kind']=='TB' and 'beginning' in r and abs(r['beginning']+r['debit']-r['credit']-r['ending'])>.005: d.append((r['account'],'rollforward'))
        assert set(r)-set(t['money'])<= {'account','name','unit','resident','date','charge','invoice','type','beds','baths'}
    print(n,len(t['rows']),'miss',miss,'diff',d,'planted',t['planted'] and t['planted']['what'])
