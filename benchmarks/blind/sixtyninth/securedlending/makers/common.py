import json, os, datetime as dt
ROOT='build/blind'
DOC=ROOT+'/documents/'; TR=ROOT+'/truth/'
def iso(d): return d.isoformat() if hasattr(d,'isoformat') else d
def R(**k):
    out={}
    for a,b in k.items():
        if b is None or b=='' : continue
        if a=='charges' and not b: continue
        out[a]=iso(b)
    return out
def save(f,asset,author,style,hard,prop,ason,rows,units,occ,vac,ties,planted=None,sheet=None):
    t=dict(propertyName=prop,asOnDate=iso(ason),units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(TR+f+'.json','w'),ensure_ascii=False,indent=1)
    p=ROOT+'/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[x for x in ix if x['file']!=f]+[dict(file=f,assetType=asset,documentType='RENT_ROLL',author=author,style=style,hard=hard)]
    ix.sort(key=lambda x:x['file']); json.dump(ix,open(p,'w'),ensure_ascii=False,indent=1)
    p=ROOT+'/makers/ties.json'
    tt=json.load(open(p)) if os.path.exists(p) else {}
    tt[f]=ties; json.dump(tt,open(p,'w'),ensure_ascii=False,indent=1)
D=dt.date
def eu(x,dec=2,th='.',dp=','):
    s=f'{abs(x):,.{dec}f}'.replace(',','T').replace('.',dp).replace('T',th)
    return ('-' if x<0 else '')+s
