# green-screen print: downtown office, two-line records, 132 columns
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import Color,black
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
pdfmetrics.registerFont(TTFont('LM','/usr/share/fonts/truetype/liberation/LiberationMono-Regular.ttf'))
def make():
    r=rng('p1'); f='cornhill_exchange_tre0412.pdf'
    asof=D(2025,9,30)
    floors={1:[('0100',3120,'MERIDIAN COFFEE ROASTERS INC'),('0110',1845,'TOWNE & HOLLIS OPTICIANS'),('0120',2260,None)],
     2:[('0200',6480,'DELACROIX FAIRWEATHER LLP'),('0220',2915,'NORTHGATE TITLE AGENCY'),('0230',2050,'PALMQUIST ACTUARIAL SVCS')],
     3:[('0300',4200,'COUNTY LEGAL AID SOCIETY'),('0310',3655,None),('0320',1790,'R KEOHANE CPA PC'),('0325',1540,'VOX HUMANA RECORDINGS')],
     4:[('0400',11445,'PIEDMONT MUTUAL ASSURANCE CO')],
     5:[('0500',5120,'STONEBRIDGE ENGINEERS INC'),('0510',2480,'UMANA IMMIGRATION LAW'),('0520',2010,None),('0530',1835,'GALBRAITH COURT REPORTING')],
     6:[('0600',3890,'BRAITHWAITE & SONS WEALTH'),('0610',2730,'TRI-RIVER REGIONAL PLANNING'),('0620',2515,'OSTRANDER DESIGN STUDIO'),('0640',1980,'LAMBERT MEDIATION GROUP')],
     7:[('0700',7615,'HOLLOWAY ADVERTISING INC'),('0720',3830,'UNITED HEARTH FOUNDATION')],
     8:[('0800',9980,'FIRST CORNHILL TR CO - TRUST DEPT'),('0850',1265,None)]}
    rows=[];lines=[]
    hold={'0325','0530'}; new={'0620'}
    tot=dict(n=0,occ=0,rsf=0,vrsf=0,rent=0,op=0,el=0,tt=0,dep=0,bal=0)
    def sgn(x,w): 
        s=f'{abs(x):,.2f}'+('-' if x<0 else ' ')
        return s.rjust(w)
    for fl,us in floors.items():
        ft=dict(rsf=0,rent=0,op=0,el=0,tt=0)
        for (u,a,t) in us:
            tot['n']+=1; tot['rsf']+=a; ft['rsf']+=a
            if not t:
                tot['vrsf']+=a
                lines.append(('r',f' {u}  {fl:>2} *** VACANT ***{"":19}{a:>7,}  V'))
                lines.append(('r',''))
                rows.append(dict(unit=u,area=a,statusText='V')); continue
            tot['occ']+=1
            st='H' if u in hold else 'N' if u in new else 'C'
            psf=r.uniform(19,27.5); rent=r2(round(psf*a/12,0)+r.choice([0,0,.5,.25,.33])); op=r2(a*r.uniform(.28,.62)); el=r2(a*.2375) if r.random()<.7 else 0
            if u=='0800': op=0;el=0
            s=D(r.randint(2015,2025),r.choice([1,2,4,5,7,9,10,11]),1); yrs=r.choice([5,7,10])
            while lend(s,yrs*12)<=D(2026,1,31) : yrs+=5
            e=lend(s,yrs*12)
            if st=='H': s=D(2018,4,1) if u=='0325' else D(2020,8,1); e=D(2025,3,31) if u=='0325' else D(2025,7,31)
            if st=='N': s=D(2025,9,1); e=D(2030,8,31)
            if s>asof: s=D(2024,s.month,1)
            dep=0 if r.random()<.2 else r2(round(rent,0)*r.choice([1,1,2])); bal=r.choice([0,0,0,0,r2(rent+op+el),r2(-r.uniform(40,600)),r2(r.uniform(80,900))])
            tt=r2(rent+op+el)
            l1=f' {u}  {fl:>2} {t[:33]:<33}{a:>7,}  {st} {mdy(s,0)} {mdy(e,0)} {m2(rent):>10} {m2(op):>9} {m2(el):>9} {m2(tt):>10} {m2(dep):>10} {sgn(bal,11)}'
            row=dict(unit=u,area=a,tenantName=t[:33],statusText=st,contractRent=rent,leaseStartDate=s,leaseEndDate=e,deposit=dep,balance=bal,totalCharges=tt,charges=[dict(code='OPER ESC',amount=op),dict(code='ELEC',amount=el)])
            steps=[]
            if st!='H' and r.random()<.7:
                k=s
                x=rent
                while k<=asof: k=addm(k,12)
                for _ in range(r.choice([1,2,2,3])):
                    if k>e: break
                    x=r2(round(x*1.025,2)); steps.append(dict(date=k,amount=x)); k=addm(k,12)
            l2=f'{"":10}'
            if steps:
                l2+=' STEP '+'  '.join(f'{mdy(q["date"],0)} {m2(q["amount"])}' for q in steps)
                row['rentSteps']=steps
            elif st=='H': l2+=' HOLDOVER AT 100 PCT - NOTICE 30 DA'
            lines.append(('r',l1)); lines.append(('r',l2)); rows.append(row)
            for k,v in zip(('rent','op','el','tt','dep','bal'),(rent,op,el,tt,dep,bal)):
                tot[k]=r2(tot[k]+v)
                if k in ft: ft[k]=r2(ft[k]+v)
        lines.append(('t',f'{"":10}FLOOR {fl:02d} TOTAL {"":15}{ft["rsf"]:>10,} {"":20}{m2(ft["rent"]):>11} {m2(ft["op"]):>9} {m2(ft["el"]):>9} {m2(ft["tt"]):>10}'))
        lines.append(('s',''))
    end=[f'{"":10}ASSET TOTAL    {"":14}{tot["rsf"]:>11,} {"":20}{m2(tot["rent"]):>11} {m2(tot["op"]):>9} {m2(tot["el"]):>9} {m2(tot["tt"]):>10} {m2(tot["dep"]):>10} {sgn(tot["bal"],11)}','',
     f'{"":10}SUITES {tot["n"]:>4}    OCCUPIED {tot["occ"]:>4}    VACANT {tot["n"]-tot["occ"]:>4}',
     f'{"":10}RSF LEASED {tot["rsf"]-tot["vrsf"]:>9,}   RSF VACANT {tot["vrsf"]:>8,}   PCT LEASED {100*(tot["rsf"]-tot["vrsf"])/tot["rsf"]:6.2f}','',
     f'{"":10}STATUS  C=CURRENT  H=HOLDOVER  N=NEW THIS MONTH  V=VACANT','',f'{"":40}*** END OF REPORT TRE-0412R ***']
    W,H=15*72,11*72
    c=canvas.Canvas(out(f),pagesize=(W,H),invariant=1)
    PP=46; pages=[];cur=[]
    i=0
    recs=[];
    for k,l in lines:
        if k=='r' and recs and recs[-1][0]=='r' and len(recs[-1][1])==1: recs[-1][1].append(l)
        else: recs.append((k,[l]))
    for k,ls in recs:
        if len(cur)+len(ls)>PP: pages.append(cur);cur=[]
        cur+=ls
    if len(cur)+len(end)>PP: pages.append(cur);cur=[]
    cur+=end; pages.append(cur)
    for p,ls in enumerate(pages,1):
        c.setFillColor(Color(.88,.95,.88))
        lh=13.2; y0=H-42
        for b in range(0,56,6): c.rect(30,y0-(b+2)*lh-3.5,W-60,3*lh,fill=1,stroke=0)
        c.setFillColor(black); c.setFont('LM',11.6)
        hd=[f' TRE-0412R{"":28}FIRST CORNHILL TRUST COMPANY N.A.  REAL ESTATE ADMINISTRATION{"":12}RUN 10/03/25 06:14  PAGE {p:>3}',
            f' TRUST 40-1187-03  U/W AGNES P MERRIHEW{"":12}T E N A N T   R E N T   R O L L{"":30}AS OF 09/30/25',
            f' ASSET 0017  CORNHILL EXCHANGE BUILDING','',
            f' SUITE FL TENANT{"":30}RSF ST LSE FROM LSE THRU    MO RENT  OPER ESC      ELEC   MO TOTAL    SEC DEP    BAL DUE',
            ' '+'-'*131]
        for j,l in enumerate(hd+ls): c.drawString(44,y0-j*lh,l)
        c.showPage()
    c.save()
    save(f,dict(propertyName='CORNHILL EXCHANGE BUILDING',asOnDate='2025-09-30',units=tot['n'],occupied=tot['occ'],vacant=tot['n']-tot['occ'],rows=rows),'OFFICE','green-screen 132-col print, two-line records with step line, floor totals, trailing-minus credits',True)
if __name__=='__main__': make()
