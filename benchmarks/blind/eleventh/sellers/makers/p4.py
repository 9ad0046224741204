from common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfgen import canvas
FILE='RENTROLL-SITE03.PDF.pdf'
def make():
    rng=random.Random(404); nm=iter([n.upper() for n in names(rng,300,"{l}, {f}")])
    G=[("5X5","INT CC",25,22,58),("5X10","INT CC",50,40,92),("10X10","INT CC",100,34,149),("10X10","DRIVE-UP",100,30,132),("10X15","DRIVE-UP",150,22,168),("10X20","DRIVE-UP",200,24,205),("10X30","DRIVE-UP",300,8,268),("12X35","OPEN PKG",420,12,65)]
    rows=[]; lines=[]  # (kind,text)
    fm=lambda d:d.strftime('%m/%d/%y'); T=dict(n=0,o=0,v=0,d=0,c=0,sf=0,std=0,rent=0,ins=0,bal=0); base=100; summ=[]
    for gi,(sz,ty,sf,n,std) in enumerate(G):
        sec=f"{sz} {ty}"; lines.append(('h',f" ** {sec} **")); S=dict.fromkeys(T,0)
        for i in range(n):
            u=("P" if ty=="OPEN PKG" else "ABCDEFG"[gi])+f"{(i+1):03d}"; S['n']+=1; S['sf']+=sf; S['std']+=std
            x=rng.random(); k='OCC' if x<.84 else ('VAC' if x<.955 else ('UNR' if x<.985 else 'CO'))
            if gi==2 and i==20: k='OCC'
            r=dict(unit=u,section=sec,unitType=sz,area=sf,statusText=k,marketRent=std)
            t=mi=pt='';rent=ins=bal=None
            if k=='OCC':
                t=next(nm); md=dt.date(2025,6,30)-dt.timedelta(int(rng.expovariate(1/700))+3); mi=fm(md)
                rent=std if rng.random()<.4 else round(std*rng.uniform(.8,1.18)); ins=rng.choice([0,12,12,9,0,15]); late=rng.random()<.14
                p=dt.date(2025,6,30) if not late else dt.date(2025,rng.choice([4,5]),30); pt=fm(p); bal=0.0 if not late else (rent+ins)*(6-p.month)+20.0
                if late is False and rng.random()<.05: bal=-float(rent+ins)
                S['o']+=1; S['rent']+=rent; S['ins']+=ins; S['bal']+=bal
                r.update(tenantName=t,moveInDate=iso(md),contractRent=rent,charges=[dict(code='INS',amount=ins)],balance=bal)
            elif k=='VAC': S['v']+=1
            elif k=='UNR': S['d']+=1
            else: t='** OFFICE / STORAGE **' ; S['c']+=1
            ln=f" {u:<6}{sz:<7}{sf:>5}  {k:<5}{t[:26]:<27}{mi:<10}{pt:<10}{std:>9.2f}"+(f"{rent:>10.2f}{ins:>8.2f}{bal:>11.2f}{'-' if False else ''}" if rent is not None else '')
            if k=='OCC' and bal<0: ln=ln[:-len(f"{bal:.2f}")]; ln+=f"{-bal:.2f}-"; ln=ln.replace(f"{ins:>8.2f}",f"{ins:>8.2f}",1)
            if gi==2 and i==20: dropped=u; S_drop=r; continue
            lines.append(('r',ln)); rows.append(r)
        bt=f"{S['bal']:,.2f}" if S['bal']>=0 else f"{-S['bal']:,.2f}-"
        lines.append(('s',' '+'-'*110)); lines.append(('s',f" SUBTOTAL {sec:<16}{S['n']:>4} UNITS  {S['o']:>3} OCC  {S['v']:>3} VAC".ljust(71)+f"{S['std']:>11,.2f}{S['rent']:>10,.2f}{S['ins']:>8.2f}{bt:>{11+bt.endswith('-')}}")); lines.append(('b',''))
        for k in T: T[k]+=S[k]
        summ.append((sec,S))
    W,H=landscape(letter); c=canvas.Canvas(f'{R}/documents/{FILE}',pagesize=(W,H),invariant=1)
    tail=["","                         ====== SITE SUMMARY ======","",
          " SIZE/TYPE            UNITS   OCC   VAC   UNR    CO   OCC%     TOTAL SF       STD RATE      ACTUAL"]
    for s,S in summ: tail.append(f" {s:<20}{S['n']:>6}{S['o']:>6}{S['v']:>6}{S['d']:>6}{S['c']:>6}{100*S['o']/S['n']:>7.1f}{S['sf']:>13,}{S['std']:>15,.2f}{S['rent']:>12,.2f}")
    tail.append(f" {'SITE TOTAL':<20}{T['n']:>6}{T['o']:>6}{T['v']:>6}{T['d']:>6}{T['c']:>6}{100*T['o']/T['n']:>7.1f}{T['sf']:>13,}{T['std']:>15,.2f}{T['rent']:>12,.2f}")
    tail+=["",f" GRAND TOTALS   STD {T['std']:,.2f}   RENT {T['rent']:,.2f}   INS {T['ins']:,.2f}   BALANCE {T['bal']:,.2f}",""," CODES: OCC=RENTED  VAC=VACANT RENTABLE  UNR=UNRENTABLE (DAMAGE)  CO=COMPANY USE, NO RENT.  A TRAILING MINUS IS PREPAID."," *** END OF REPORT ***"]
    allL=lines+[('t',t) for t in tail]; per=44; pages=[]; cur=[]
    for k,t in allL:
        if len(cur)>=per or (k=='h' and len(cur)>per-4) or (t.strip().startswith('======') and len(cur)>20): pages.append(cur);cur=[]
        cur.append(t)
    pages.append(cur)
    for i,pg in enumerate(pages,1):
        c.setFont('Courier',10.4); y=H-34
        hd=[f" SITE 03  SADDLEBACK MINI STORAGE{'':<26}R E N T   R O L L{'':<19}PAGE {i:>3}",f" RUN 07/01/25 06:02{'':<36}FOR PERIOD ENDING 06/30/25","",f" {'UNIT':<6}{'SIZE':<7}{'SQFT':>5}  {'STAT':<5}{'TENANT':<27}{'MOVED IN':<10}{'PAID THRU':<10}{'STD RATE':>9}{'RENT':>10}{'INS':>8}{'BALANCE':>11}"," "+"="*110]
        for t in hd+pg:
            c.drawString(28,y,t); y-=11.6
        c.showPage()
    c.save()
    save(FILE,dict(propertyName="Saddleback Mini Storage",asOnDate="2025-06-30",units=T['n'],occupied=T['o'],vacant=T['v'],rows=rows,planted=dict(what=f"row of unit {dropped} (10X10 INT CC, rent {S_drop['contractRent']}) is missing from the listing; the subtotal, site summary and totals still include it",kind="row_dropped")),'SELF_STORAGE','monospaced legacy storage report, grouped by size, summary page','about 190 rows over pages; trailing minus; unrentable and company units; dropped row; counts are printed ones')
if __name__=='__main__': make()
