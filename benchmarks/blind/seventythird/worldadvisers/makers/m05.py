# UK self storage, fixed pitch system report, ~190 rows
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
FN='UNITLIST_SITE07.pdf'
rng=random.Random(505)
W,H=A4[1],A4[0]
c=canvas.Canvas(os.path.join(DOC,FN),pagesize=(W,H))
nm=iter(people(rng,400,"{l}, {f}"))
biz=["Redbrick Interiors Ltd","Tidewater Catering","Lumen Stage Hire Ltd","J&P Flooring","Oak & Oyster Ltd","Vale Medical Supplies","Copperhead Cycles","Blythe Events Ltd","Saxon Joinery","Tinplate Toys Ltd"]
lines=[];rows=[]
HD=["UNIT    SIZE  TYPE        CUSTOMER                   MOVED IN   PAID TO     STD RATE  ACT RATE  INSURNCE  TOTAL/MTH   DEPOSIT    BALANCE  ST",
    "        SQFT                                                                  PCM       PCM       PCM        PCM      HELD       DUE     "]
RULE="-"*len(HD[0])
price={10:42,16:58,25:84,35:112,50:139,75:188,100:232,125:279,150:318,200:399}
floors=[("FLOOR 0  GROUND - DRIVE UP",'G',44,[75,100,125,150,200]),("FLOOR 1  FIRST",'F',78,[16,25,35,50,75,100]),("FLOOR 2  SECOND",'S',66,[10,16,25,35,50])]
GT=dict(n=0,o=0,a=0,std=0,act=0,ins=0,tot=0,dep=0,bal=0)
f2=lambda v,w:(f'{v:,.2f}' if v>=0 else f'{-v:,.2f}CR').rjust(w)
def tl(lab,t): 
    return f"{lab:<27}{t['n']:>4} UNITS {t['o']:>4} LET  {t['a']:>6,} SQFT{'':>17}{f2(t['std'],9)} {f2(t['act'],9)} {f2(t['ins'],9)} {f2(t['tot'],10)} {f2(t['dep'],9)} {f2(t['bal'],10)}"
for fl,p,n,sz in floors:
    lines+=["",fl,""]; t={k:0 for k in GT}; k=1
    for i in range(n):
        u=f"{p}{k:03d}"; k+=rng.choice([1,1,1,1,2]); a=rng.choice(sz); std=price[a]+(8 if p=='G' else 0); ty='Drive-up' if p=='G' else rng.choice(['Indoor','Indoor','Indoor','Locker' if a<=16 else 'Indoor'])
        t['n']+=1;t['a']+=a;t['std']+=std
        x=rng.random()
        if x<.135:
            st='VA' if x<.115 else 'OO'; lab='** VACANT **' if st=='VA' else '** OUT OF ORDER **'
            lines.append(f"{u:<7}{a:>5}  {ty:<11} {lab:<27}{'':<11}{'':<10}{f2(std,10)} {'':>9} {'':>9} {'':>10} {'':>9} {'':>10}  {st}")
            rows.append(row(unit=u,area=a,unitType=ty,section=fl,marketRent=std,statusText=st)); continue
        cu=biz.pop() if biz and rng.random()<.12 else next(nm)
        mi=D(2019,2,1)+dt.timedelta(days=rng.randint(0,2300)); act=round(std*rng.choice([.5,.8,.9,1,1,1,1.05]),2); ins=rng.choice([0,8.5,8.5,12.75,17.0]); tot=round(act+ins,2); dep=rng.choice([0,25,25,50,100]); bal=rng.choices([0,tot,round(tot*2+15,2),-tot],[84,8,4,4])[0]; st='LD' if bal>tot+1 else 'LT'
        pt=D(2025,10,31)
        lines.append(f"{u:<7}{a:>5}  {ty:<11} {cu[:26]:<27}{mi.strftime('%d/%m/%y'):<11}{pt.strftime('%d/%m/%y') if not bal>0 else '30/09/25':<10}{f2(std,10)} {f2(act,9)} {f2(ins,9)} {f2(tot,10)} {f2(dep,9)} {f2(bal,10)}  {st}")
        rows.append(row(unit=u,area=a,unitType=ty,section=fl,tenantName=cu,moveInDate=mi,marketRent=std,contractRent=act,charges=[dict(code='INSURNCE',amount=ins)],totalCharges=tot,deposit=dep,balance=bal,statusText=st))
        t['o']+=1
        for q,v in (('act',act),('ins',ins),('tot',tot),('dep',dep),('bal',bal)): t[q]+=v
    lines+=[RULE,tl('TOTAL '+fl.split('  ')[0],t)]
    for q in GT: GT[q]+=t[q]
lines+=["",RULE.replace('-','='),tl('SITE TOTAL',GT),RULE.replace('-','='),"","STATUS CODES:  LT=LET  LD=LET, DEFAULT/LOCKED OUT  VA=VACANT  OO=OUT OF ORDER (NOT AVAILABLE)"]
per=52;pages=[lines[i:i+per] for i in range(0,len(lines),per)]
for n,pg in enumerate(pages,1):
    tx=c.beginText(30,H-30); tx.setFont('Courier',8.1-0.5); tx.setLeading(9.2)
    tx.textLine(f"KEEPWELL STORAGE  -  SITE 07 SWINDON EAST{'':<32}UNIT STATUS & RATE LIST{'':<24}RUN 01/11/25 06:12   PAGE {n:>3}"); tx.textLine("POSITION AT CLOSE 31/10/25   ALL RATES NET OF VAT   SEQ: FLOOR/UNIT"); tx.textLine(""); 
    for h in HD: tx.textLine(h)
    tx.textLine(RULE)
    for l in pg: tx.textLine(l)
    c.drawText(tx); c.showPage()
c.save()
tie('act',GT['act'],S(rows,'contractRent'));tie('std',GT['std'],S(rows,'marketRent'));tie('tot',GT['tot'],S(rows,'totalCharges'));tie('bal',GT['bal'],S(rows,'balance'));tie('dep',GT['dep'],S(rows,'deposit'))
save(FN,'SELF_STORAGE','fixed-pitch storage system list, floors, status codes, CR suffix, 180+ rows',True,'KEEPWELL STORAGE  -  SITE 07 SWINDON EAST'.replace('  ',' ').replace('  ',' '),'2025-10-31',GT['n'],GT['o'],None,rows)
