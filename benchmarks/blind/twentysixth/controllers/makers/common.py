import json, random, os
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
D=os.path.dirname(os.path.abspath(__file__))
for n,f in [('LSans','LiberationSans-Regular'),('LSansB','LiberationSans-Bold'),('LNar','LiberationSansNarrow-Regular'),('LNarB','LiberationSansNarrow-Bold')]:
    for d in ('liberation','liberation2'):
        p=f'/usr/share/fonts/truetype/{d}/{f}.ttf'
        if os.path.exists(p): pdfmetrics.registerFont(TTFont(n,p)); break
INDEX=[]
class S:
    def __init__(s,title,prop,frm,to,cols,sheet=None,page=None,dec=2):
        s.title,s.prop,s.frm,s.to,s.cols,s.sheet,s.page,s.dec=title,prop,frm,to,cols,sheet,page,dec
        s.rows=[];s.keys={};s.planted=None
    def _a(s,**k): s.rows.append(k); return len(s.rows)-1
    def H(s,label,lvl=0,code=None): return s._a(t='HEADING',label=label,v=[None]*len(s.cols),lvl=lvl,code=code,items=None)
    def L(s,label,v,lvl=1,code=None):
        if not isinstance(v,(list,tuple)): v=[v]
        assert len(v)==len(s.cols),(label,len(v),len(s.cols))
        return s._a(t='LINE',label=label,v=[None if x is None else round(x,s.dec) if s.dec else int(round(x)) for x in v],lvl=lvl,code=code,items=None)
    def T(s,label,items,signs=None,lvl=0,code=None,t='SUBTOTAL',key=None):
        signs=signs or [1]*len(items)
        v=[]
        for c in range(len(s.cols)):
            x=sum((s.rows[i]['v'][c] or 0)*g for i,g in zip(items,signs))
            v.append(round(x,s.dec) if s.dec else int(round(x)))
        i=s._a(t=t,label=label,v=v,lvl=lvl,code=code,items=list(items),signs=signs)
        if key: s.keys[key]=i
        return i
    def blankzero(s):
        for r in s.rows: r['v']=[None if x==0 else x for x in r['v']]
    def check(s):
        bad=0
        for r in s.rows:
            if r['items']:
                for c in range(len(s.cols)):
                    x=sum((s.rows[i]['v'][c] or 0)*g for i,g in zip(r['items'],r['signs']))
                    if abs(x-(r['v'][c] or 0))>0.004: bad+=1
        if s.planted: assert bad>=1,(s.title,'planted has no effect')
        else: assert bad==0,(s.title,bad)
        return bad
    def truth(s):
        rows=[]
        for r in s.rows:
            d={'accountCode':r['code'],'label':r['label'],'rowType':r['t'],'values':r['v']}
            if r['items']: d['footsFrom']={'items':r['items']}
            rows.append(d)
        return {'title':s.title,'propertyName':s.prop,'periodFrom':s.frm,'periodTo':s.to,'sheet':s.sheet,'page':s.page,'columns':s.cols,
          'planted':s.planted,'keyTotals':{k:{'label':s.rows[i]['label'],'values':s.rows[i]['v']} for k,i in s.keys.items()},'rows':rows}
def save(fn,asset,dt,style,hard,*sts):
    for s in sts: s.check()
    json.dump({'statements':[s.truth() for s in sts]},open(f'{D}/truth/{fn}.json','w'),indent=1)
    INDEX.append({'file':fn,'assetType':asset,'documentType':dt,'author':'treasurers','style':style,'hard':hard})
def P(fn): return f'{D}/documents/{fn}'
def f2(x,paren=False,dash='',cur=''):
    if x is None: return dash
    if x<0: return f'({cur}{-x:,.2f})' if paren else f'-{cur}{-x:,.2f}'
    return f'{cur}{x:,.2f}'
def f0(x,paren=True,dash='-',cur=''):
    if x is None: return dash
    if x<0: return f'({cur}{-x:,.0f})' if paren else f'-{cur}{-x:,.0f}'
    return f'{cur}{x:,.0f}'
