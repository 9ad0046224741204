"""Shared: holds drawn rows, computes totals, writes the truth. Layout lives in each make_*.py."""
import json, os
HERE=os.path.dirname(os.path.abspath(__file__))
class S:
    def __init__(s,title,prop,frm,to,cols,sheet=None,page=None):
        s.title,s.prop,s.frm,s.to,s.cols,s.sheet,s.page=title,prop,frm,to,cols,sheet,page
        s.rows=[];s.keys={};s.planted=None
    def head(s,label,code=None,lvl=0):
        s.rows.append(dict(t='HEADING',label=label,code=code,v=[None]*len(s.cols),items=None,lvl=lvl));return len(s.rows)-1
    def line(s,label,v,code=None,lvl=1,**x):
        assert len(v)==len(s.cols),(label,v)
        s.rows.append(dict(t='LINE',label=label,code=code,v=list(v),items=None,lvl=lvl,**x));return len(s.rows)-1
    def tot(s,label,items,signs=None,t='SUBTOTAL',code=None,key=None,lvl=0,**x):
        signs=signs or [1]*len(items)
        v=[round(sum(g*(s.rows[i]['v'][c] or 0) for i,g in zip(items,signs)),2) for c in range(len(s.cols))]
        s.rows.append(dict(t=t,label=label,code=code,v=v,items=list(items),signs=signs,lvl=lvl,**x))
        i=len(s.rows)-1
        if key:s.keys[key]=i
        return i
    def truth(s):
        return dict(title=s.title,propertyName=s.prop,periodFrom=s.frm,periodTo=s.to,sheet=s.sheet,page=s.page,columns=s.cols,planted=s.planted,
          keyTotals={k:dict(label=s.rows[i]['label'],values=s.rows[i]['v']) for k,i in s.keys.items()},
          rows=[dict(accountCode=r['code'],label=r['label'],rowType=r['t'],values=r['v'],**({'footsFrom':{'items':r['items']}} if r['items'] else {})) for r in s.rows])
def dump(name,sts,asset,dtype,style,hard):
    json.dump(dict(statements=[s.truth() for s in sts]),open(f'{HERE}/truth/{name}.json','w'),indent=1,ensure_ascii=False)
    json.dump(dict(file=name,assetType=asset,documentType=dtype,author='s33',style=style,hard=hard),open(f'{HERE}/truth/.{name}.idx','w'))
def doc(n): return f'{HERE}/documents/{n}'
def par(v,d=0,dash='-',sep=','):
    if v is None: return ''
    if v==0: return dash
    t=f'{abs(v):,.{d}f}'.replace(',',sep)
    return f'({t})' if v<0 else t
