import json,os,random,re
B='build/blind'
def r2(x): return round(x+0.0,2)
class S:
    def __init__(s,title,prop,pf,pt,columns,sheet=None,page=None,dec=2):
        s.title,s.prop,s.pf,s.pt,s.columns,s.sheet,s.page,s.dec=title,prop,pf,pt,columns,sheet,page,dec
        s.rows=[];s.key={};s.planted=None;s.n=len(columns)
    def rd(s,x): 
        if x is None: return None
        return int(round(x)) if s.dec==0 else round(x+0.0,s.dec)
    def head(s,label,code=None,lv=0,**k):
        s.rows.append(dict(code=code,label=label,t='HEADING',v=[None]*s.n,items=None,lv=lv,**k));return len(s.rows)-1
    def line(s,label,v,code=None,lv=1,**k):
        s.rows.append(dict(code=code,label=label,t='LINE',v=[s.rd(x) for x in v],items=None,lv=lv,**k));return len(s.rows)-1
    def tot(s,label,items,code=None,t='SUBTOTAL',key=None,neg=(),lv=0,**k):
        v=[]
        for c in range(s.n):
            xs=[(-1 if i in neg else 1)*(s.rows[i]['v'][c] or 0) for i in items]
            v.append(s.rd(sum(xs)))
        s.rows.append(dict(code=code,label=label,t=t,v=v,items=list(items),neg=list(neg),lv=lv,**k))
        i=len(s.rows)-1
        if key: s.key[key]=i
        return i
    def drop(s,d):
        del s.rows[d]
        f=lambda i:i-1 if i>d else i
        for r in s.rows:
            if r['items']: r['items']=[f(i) for i in r['items'] if i!=d]; r['neg']=[f(i) for i in r['neg'] if i!=d]
        s.key={k:f(i) for k,i in s.key.items()}
    def check(s):
        bad=[]
        for r in s.rows:
            if r['items']:
                for c in range(s.n):
                    x=sum((-1 if i in r['neg'] else 1)*(s.rows[i]['v'][c] or 0) for i in r['items'])
                    if abs(x-(r['v'][c] or 0))>.006: bad.append((r['label'],s.columns[c],r['v'][c],round(x,2)))
        return bad
    def truth(s):
        rows=[]
        for r in s.rows:
            d=dict(accountCode=r['code'],label=r['label'],rowType=r['t'],values=[None if getattr(s,'dash',0) and x==0 else x for x in r['v']])
            if r['items']: d['footsFrom']={'items':r['items']}
            rows.append(d)
        return dict(title=s.title,propertyName=s.prop,periodFrom=s.pf,periodTo=s.pt,sheet=s.sheet,page=s.page,columns=s.columns,planted=s.planted,
            keyTotals={k:dict(label=s.rows[i]['label'],values=s.rows[i]['v']) for k,i in s.key.items()},rows=rows)
def save(fn,stmts,asset,dtype,style,hard):
    json.dump(dict(statements=[s.truth() for s in stmts]),open(f'{B}/truth/{fn}.json','w'),indent=1)
    p=f'{B}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=fn]+[dict(file=fn,assetType=asset,documentType=dtype,author='s45a',style=style,hard=hard)]
    json.dump(ix,open(p,'w'),indent=1)
    for s in stmts: print(fn,s.title,len(s.rows),'rows; unfooted:',s.check(),'planted:',s.planted)
    verify(fn)
def verify(fn):
    p=f'{B}/documents/{fn}'; T=json.load(open(f'{B}/truth/{fn}.json'))
    if fn.endswith('.pdf'):
        import pdfplumber
        with pdfplumber.open(p) as d: txt='\n'.join(x.extract_text() for x in d.pages)
    elif fn.endswith('.csv'): txt=open(p,encoding='utf-8-sig').read()
    else:
        q=p
        if fn.endswith('.xls'):
            import subprocess
            subprocess.run(['soffice','-env:UserInstallation=file://'+B+'/.lo','--headless','--convert-to','xlsx','--outdir',B+'/.tmp',p],capture_output=True)
            q=B+'/.tmp/'+fn[:-4]+'.xlsx'
        import openpyxl
        wb=openpyxl.load_workbook(q,data_only=True); out=[]
        for ws in wb:
            for row in ws.iter_rows(values_only=True):
                for v in row:
                    if v is None: continue
                    out.append(f'{v:.2f}' if isinstance(v,(int,float)) else str(v))
        txt='\n'.join(out)
    nums={round(float(m.replace(',','')),2) for m in re.findall(r'\d[\d,]*\.?\d*',txt) if m.replace(',','').strip('.')}
    sq=re.sub(r'\s+','',txt)
    for s in T['statements']:
        for r in s['rows']:
            if re.sub(r'\s+','',r['label']) not in sq: print('  LABEL missing',fn,r['label'])
            for v in r['values']:
                if v and round(abs(v),2) not in nums: print('  NUM missing',fn,r['label'],v)
