import json, os, random
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=lambda n: os.path.join(HERE,'documents',n)
L='/usr/share/fonts/truetype/liberation/'; D='/usr/share/fonts/truetype/dejavu/'
def fonts():
    for n,f in dict(Nar=L+'LiberationSansNarrow-Regular.ttf',NarB=L+'LiberationSansNarrow-Bold.ttf',NarI=L+'LiberationSansNarrow-Italic.ttf',
        Ser=L+'LiberationSerif-Regular.ttf',SerB=L+'LiberationSerif-Bold.ttf',SerI=L+'LiberationSerif-Italic.ttf',
        Mon=L+'LiberationMono-Regular.ttf',MonB=L+'LiberationMono-Bold.ttf',
        DjC=D+'DejaVuSansCondensed.ttf',DjCB=D+'DejaVuSansCondensed-Bold.ttf',DjCO=D+'DejaVuSansCondensed-Oblique.ttf').items():
        pdfmetrics.registerFont(TTFont(n,f))
fonts()
def d(c): return c/100.0
def num(c,paren=False):
    s=f'{abs(c)//100:,}.{abs(c)%100:02d}'
    if c<0: s='('+s+')' if paren else '-'+s
    return s
def save(file,kind,money,rows,totals,planted,asset,style,hard):
    stem=file.rsplit('.',1)[0]
    for r in rows+totals:
        for k in list(r):
            if r[k] is None: del r[k]
    json.dump({"name":stem,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
        open(os.path.join(HERE,'truth',stem+'.json'),'w'),indent=1,ensure_ascii=False)
    p=os.path.join(HERE,'index.json')
    ix=[e for e in (json.load(open(p)) if os.path.exists(p) else []) if e['file']!=file]
    ix.append({"file":file,"assetType":asset,"documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],
      "author":"a46/mallmanagers","style":style,"hard":hard})
    ix.sort(key=lambda e:e['file'])
    json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)

# ---- a small double-entry engine: accts = [(code,name,role)], cents, debit positive
def ledger(R,accts,scale=1.0,months=1,ytd=0,extra_rev=True):
    n=len(accts); idx={}
    for i,(c,nm,r) in enumerate(accts): idx.setdefault(r,[]).append(i)
    op=[0]*n; dr=[0]*n; cr=[0]*n
    a=lambda lo,hi,s=1: round(R.uniform(lo,hi)*scale*s*100)
    f=lambda r: idx[r][0]
    def post(x,y,amt):
        if amt<0: x,y,amt=y,x,-amt
        dr[x]+=amt; cr[y]+=amt
    w={}
    for k,i in enumerate(idx.get('inc',[])): w[i]=R.uniform(60000,140000) if k==0 else R.uniform(1200,26000)
    for i in idx.get('exp',[]): w[i]=R.uniform(700,14500)
    for i,(c,nm,r) in enumerate(accts):
        for kw,x in (('Interest on late',350),('Service charge rec',31000),('Insurance rech',2600),('Rent – offices',21000),('PERCENTAGE',4200),('CAM REC',24000),('TAX REC',15000),('Rent - Retail',19000),('Operating Cost Rec',42000)):
            if kw in nm and i in w: w[i]=x*R.uniform(.9,1.1)
    rng=dict(land=(2e6,4e6),bldg=(9e6,2.2e7),acc=(-4e6,-1.5e6),imp=(2e5,1.4e6),ar=(4e4,1.6e5),allow=(-3e4,-5e3),prepaid=(1e4,6e4),
      cash=(9e4,4e5),cash2=(2e4,2e5),petty=(300,800),ap=(-9e4,-2e4),accrued=(-5e4,-1e4),dep=(-1.2e5,-2e4),vat=(-2.5e4,-4e3),
      prepr=(-2.5e4,-2e3),loan=(-1.1e7,-5e6),cap=(-6e6,-2e6),draw=(5e4,4e5),other=(5e3,4e4),ic=(-3e4,9e4))
    for i,(c,nm,r) in enumerate(accts):
        if r in rng:
            v=a(*rng[r],s=1)
            if r in('land','bldg','acc','cap','loan','draw','dep'): v=round(v,-3 if r!='acc' else 0)
            if r=='petty': v=round(v,-4)or 50000
            op[i]=v
    if ytd:
        for i in idx.get('inc',[]): op[i]=-round(w[i]*scale*ytd*R.uniform(.96,1.03)*100)
        for i in idx.get('exp',[]): op[i]=round(w[i]*scale*ytd*R.uniform(.7,1.2)*100)
        for r,s in(('int',3e4),('depn',4e4),('bad',400)):
            for i in idx.get(r,[]): op[i]=round(s*scale*ytd*R.uniform(.9,1.1)*100)
    op[f('re')]=-sum(op)
    for m in range(months):
        for i in idx.get('inc',[]):
            v=round(w[i]*scale*R.uniform(.9,1.1)*100); post(f('ar'),i,v)
            if R.random()<.25: post(i,f('ar'),round(v*R.uniform(.01,.05)))
        bill=sum(round(w[i]*scale*100) for i in idx.get('inc',[]))
        if 'vat' in idx:
            post(f('ar'),f('vat'),round(bill*.13)); post(f('vat'),f('cash'),round(bill*.1*R.uniform(.7,1.2)))
        post(f('cash'),f('ar'),round(bill*R.uniform(.85,1.05)))
        ex=0
        for i in idx.get('exp',[]):
            if R.random()<.12: continue
            v=round(w[i]*scale*R.uniform(.6,1.3)*100); ex+=v; post(i,f('ap'),v)
            if R.random()<.15: post(f('ap'),i,round(v*.1))
        post(f('ap'),f('cash'),round(ex*R.uniform(.75,1.1)))
        if 'int' in idx and 'loan' in idx:
            post(f('int'),f('cash'),a(25000,34000)); post(f('loan'),f('cash'),a(9000,16000))
        if 'depn' in idx: post(f('depn'),f('acc'),a(36000,42000))
        if 'bad' in idx: post(f('bad'),f('allow'),a(200,900))
        if 'prepaid' in idx and idx.get('exp'): post(idx['exp'][-1],f('prepaid'),a(900,4000))
        if 'accrued' in idx: 
            e=idx['exp'][0]; post(e,f('accrued'),a(1500,5000)); post(f('accrued'),f('cash'),a(1000,4500))
        if 'dep' in idx and R.random()<.7: post(f('cash'),f('dep'),round(a(1500,9000),-4))
        if 'prepr' in idx: post(f('cash'),f('prepr'),a(900,9000)); post(f('prepr'),f('ar'),a(900,7000))
        if 'imp' in idx and R.random()<.8: post(f('imp'),f('ap'),a(3000,22000))
        if 'draw' in idx and R.random()<.7: post(f('draw'),f('cash'),round(a(10000,40000),-5))
        if 'cash2' in idx: post(f('cash2'),f('cash'),round(a(2000,12000),-4))
        if 'ic' in idx: post(f('ic'),f('cash'),a(500,9000))
    return op,dr,cr
