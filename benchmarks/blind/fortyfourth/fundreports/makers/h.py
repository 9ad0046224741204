import json,os,random
B='build/blind'
class St:
    def __init__(s,n): s.n=n; s.rows=[]; s.kt={}; s.lv=[]
    def _a(s,label,t,v,code,lv,foots=None,**x):
        r={"accountCode":code,"label":label,"rowType":t,"values":v}
        if foots is not None: r["footsFrom"]={"items":foots}
        s.rows.append(r); s.lv.append(dict(lv=lv,**x)); return len(s.rows)-1
    def h(s,label,code=None,lv=0,**x): return s._a(label,"HEADING",[None]*s.n,code,lv,**x)
    def l(s,label,v,code=None,lv=1,**x): return s._a(label,"LINE",list(v),code,lv,**x)
    def s_(s,label,items,t="SUBTOTAL",signs=None,code=None,lv=0,kt=None,**x):
        signs=signs or [1]*len(items)
        v=[round(sum(g*(s.rows[i]["values"][c] or 0) for g,i in zip(signs,items)),2) for c in range(s.n)]
        v=[int(a) if a==int(a) and all(isinstance(s.rows[i]["values"][c],(int,type(None))) for i in items) else a for c,a in enumerate(v)]
        k=s._a(label,t,v,code,lv,list(items),**x)
        if kt: s.kt[kt]=k
        return k
    def V(s,i): return s.rows[i]["values"]
    def truth(s,title,prop,f,t,cols,sheet=None,page=None,planted=None):
        assert len(cols)==s.n
        return {"title":title,"propertyName":prop,"periodFrom":f,"periodTo":t,"sheet":sheet,"page":page,"columns":cols,"planted":planted,
          "keyTotals":{k:{"label":s.rows[i]["label"],"values":s.rows[i]["values"]} for k,i in s.kt.items()},"rows":s.rows}
def save(fn,sts,asset,dt,style,hard):
    json.dump({"statements":sts},open(f'{B}/truth/{fn}.json','w'),indent=1,ensure_ascii=False)
    p=f'{B}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e["file"]!=fn]+[{"file":fn,"assetType":asset,"documentType":dt,"author":"s44c","style":style,"hard":hard}]
    json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
def D(fn): return f'{B}/documents/{fn}'
def fonts():
    from reportlab.pdfbase import pdfmetrics; from reportlab.pdfbase.ttfonts import TTFont
    L='/usr/share/fonts/truetype/liberation/'
    for n,f in {'LS':'LiberationSans-Regular','LSB':'LiberationSans-Bold','LSI':'LiberationSans-Italic','LN':'LiberationSansNarrow-Regular','LNB':'LiberationSansNarrow-Bold','LT':'LiberationSerif-Regular','LTB':'LiberationSerif-Bold','LTI':'LiberationSerif-Italic'}.items():
        pdfmetrics.registerFont(TTFont(n,L+f+'.ttf'))
    for n,f in {'DC':'DejaVuSansCondensed','DCB':'DejaVuSansCondensed-Bold'}.items():
        pdfmetrics.registerFont(TTFont(n,'/usr/share/fonts/truetype/dejavu/'+f+'.ttf'))
