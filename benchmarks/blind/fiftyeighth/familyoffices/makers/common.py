import json, os, subprocess, tempfile, shutil, datetime as dt
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(HERE,'documents'); TRU=os.path.join(HERE,'truth')
os.makedirs(DOC,exist_ok=True); os.makedirs(TRU,exist_ok=True)
def R(**k): return {a:b for a,b in k.items() if b is not None and b!=[]}
def m2(x): return f"{x:,.2f}"
def m0(x): return f"{x:,.0f}"
def iso(y,m,d): return f"{y:04d}-{m:02d}-{d:02d}"
def D(s): return dt.date.fromisoformat(s)
def us(s,pad=True):
    if not s or s[0] not in '12' or len(s)!=10: return s or ''
    d=D(s); return d.strftime('%m/%d/%Y') if pad else f"{d.month}/{d.day}/{d.strftime('%y')}"
def rnd(x): return round(x+1e-9,2)
def save(name,truth,assetType,author,style,hard):
    json.dump(truth,open(os.path.join(TRU,name+'.json'),'w'),indent=1,ensure_ascii=False)
    p=os.path.join(HERE,'index.json'); ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]
    ix.append(dict(file=name,assetType=assetType,documentType='RENT_ROLL',author=author,style=style,hard=hard))
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
def T(pn,ason,u,o,v,rows,sheet=None,planted=None):
    return dict(propertyName=pn,asOnDate=ason,units=u,occupied=o,vacant=v,sheet=sheet,planted=planted,rows=rows)
def to_pdf(src,name):
    t=tempfile.mkdtemp()
    subprocess.run(['soffice','-env:UserInstallation=file://'+t+'/p','--headless','--convert-to','pdf','--outdir',t,src],check=True,capture_output=True)
    b=os.path.splitext(os.path.basename(src))[0]+'.pdf'
    shutil.move(os.path.join(t,b),os.path.join(DOC,name)); shutil.rmtree(t,ignore_errors=True)
