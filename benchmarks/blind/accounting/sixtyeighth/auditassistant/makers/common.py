import json,os,random
B='build/blind'
def D(n): return f'{B}/documents/{n}'
def save(name,kind,style,hard,money,rows,totals,planted=None):
    r=lambda d:{k:(round(v,2) if isinstance(v,float) else v) for k,v in d.items() if v is not None}
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":[r(x) for x in rows],"totals":[r(x) for x in totals]}
    json.dump(t,open(f'{B}/truth/{name.rsplit(".",1)[0]}.json','w'),indent=1,ensure_ascii=False)
    p=f'{B}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
def c(v): return f'{v:,.2f}'
def inr(v,d=2):
    s=f'{abs(v):.{d}f}'; i,_,f=s.partition('.')
    if len(i)>3:
        h,t=i[:-3],i[-3:]; g=[]
        while len(h)>2: g.insert(0,h[-2:]); h=h[:-2]
        if h: g.insert(0,h)
        i=','.join(g+[t])
    return ('-' if v<0 else '')+i+('.'+f if d else '')
def fonts():
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont
    L='/usr/share/fonts/truetype/'
    for n,f in [('DV','dejavu/DejaVuSansCondensed.ttf'),('DVB','dejavu/DejaVuSansCondensed-Bold.ttf'),('DVI','dejavu/DejaVuSansCondensed-Oblique.ttf'),
                ('LS','liberation/LiberationSans-Regular.ttf'),('LSB','liberation/LiberationSans-Bold.ttf'),
                ('NR','liberation/LiberationSansNarrow-Regular.ttf'),('NB','liberation/LiberationSansNarrow-Bold.ttf')]:
        pdfmetrics.registerFont(TTFont(n,L+f))
