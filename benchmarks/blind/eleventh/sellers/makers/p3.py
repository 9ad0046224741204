from common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfgen import canvas
from reportlab.pdfbase.pdfmetrics import stringWidth
FILE='RentRollReport_20250506.pdf'
def make():
    rng=random.Random(303); nm=names(rng,40)
    P=[("1187 Tamarack Ln","Lansing, MI 48910",["House"]),("2240 Foxhollow Dr","Lansing, MI 48911",["House"]),("311-313 Cutler St","Lansing, MI 48906",["311","313"]),
       ("509 Yeoman Ct","Holt, MI 48842",["House"]),("78 Burnham Ave","Lansing, MI 48912",["Up","Down"]),("1420 Shiawassee Rd","Owosso, MI 48867",["A","B","C","D"]),
       ("936 Pinehill Trl","Holt, MI 48842",["House"]),("2017 Harlan St","Lansing, MI 48906",["House"]),("640 Glendower","East Lansing, MI 48823",["House"]),
       ("15 Sexton Pl","Lansing, MI 48910",["Front","Rear","Garage Apt"]),("3305 Old Mill Rd","Mason, MI 48854",["House"]),("88 Vantage Ct","Lansing, MI 48917",["House"]),
       ("1702 Delphine","Lansing, MI 48910",["1","2"]),("4411 Rosemoor","Okemos, MI 48864",["House"])]
    W,H=landscape(letter); c=canvas.Canvas(f'{R}/documents/{FILE}',pagesize=(W,H),invariant=1)
    cols=[("Unit",40,'l'),("Beds/Baths",112,'l'),("Sq ft",196,'r'),("Tenant(s)",206,'l'),("Status",372,'l'),("Lease start",436,'l'),("Lease end",492,'l'),("Rent",592,'r'),("Deposit held",662,'r'),("Balance due",745,'r')]
    st={'y':0,'p':0}; rows=[]
    def head():
        st['p']+=1; y=H-36
        c.setFont('Helvetica',8); c.setFillGray(.4); c.drawString(30,22,'Generated 05/06/2025 9:14 AM by noreen@nestkeeper.example'); c.drawRightString(W-30,22,f'Page {st["p"]} of 2'); c.setFillGray(0)
        if st['p']==1:
            c.setFillColorRGB(.13,.45,.42); c.circle(42,y-4,9,stroke=0,fill=1); c.setFont('Helvetica-Bold',11); c.drawString(56,y-8,'nestkeeper'); c.setFillGray(0)
            c.setFont('Helvetica-Bold',16); c.drawCentredString(W/2,y-8,'Rent roll'); c.setFont('Helvetica',9); c.drawRightString(W-30,y-2,'Okemos Homes, account #20881'); c.drawRightString(W-30,y-14,'Properties: All active (14)')
            c.drawCentredString(W/2,y-22,'As of Apr 30, 2025'); y-=44
        c.setFont('Helvetica-Bold',8)
        for t,x,a in cols: (c.drawString if a=='l' else c.drawRightString)(x,y,t)
        c.setLineWidth(.8); c.line(30,y-4,W-30,y-4); st['y']=y-15
    head()
    ni=iter(nm); G=[0,0,0]; occ=vac=0
    fm=lambda d:d.strftime('%b %-d, %Y')
    vacs={("78 Burnham Ave","Up"),("936 Pinehill Trl","House"),("1420 Shiawassee Rd","C")}
    for a,city,us in P:
        if st['y']<70+13*len(us): c.showPage(); head()
        c.setFillGray(.93); c.rect(30,st['y']-4,W-60,13,stroke=0,fill=1); c.setFillGray(0); c.setFont('Helvetica-Bold',8.5); c.drawString(34,st['y'],f'{a}, {city}'); st['y']-=14
        S=[0,0,0]
        def line(vals,ital=False):
            c.setFont('Helvetica-Oblique' if ital else 'Helvetica',8)
            for (t,x,al),v in zip(cols,vals):
                (c.drawString if al=='l' else c.drawRightString)(x,st['y'],v or '')
            st['y']-=12
        for u in us:
            single=u=="House"; bb=rng.choice(["3/1","3/2","4/2","3/1.5"]) if single else rng.choice(["1/1","2/1","2/1"])
            sf=rng.randrange(1010,1980,2) if single else rng.randrange(560,940,5)
            r=(rng.randrange(1350,2150,25) if single else rng.randrange(775,1195,10))
            if (a,u) in vacs:
                line([u,bb,f"{sf:,}","--","Vacant","","","","",""]); rows.append(dict(unit=u,propertyName=a+', '+city,unitType=bb,area=sf,statusText="Vacant")); vac+=1
                if a.startswith("936"):
                    n=next(ni); s=dt.date(2025,5,15); e=dt.date(2026,5,31); line([u,bb,f"{sf:,}",n,"Future",fm(s),fm(e),"1,895.00","1,895.00","0.00"],True)
                    rows.append(dict(unit=u,propertyName=a+', '+city,unitType=bb,area=sf,tenantName=n,statusText="Future",leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=1895,deposit=1895,balance=0)); S[1]+=1895
                continue
            n=next(ni)
            if rng.random()<.3: n2=next(ni); n=n+", "+(n.split()[0] and n2.split()[0]+" "+n.split(' ',1)[1])
            s=dt.date(rng.choice([2021,2022,2023,2024,2024]),rng.randint(1,12),1); atw=s.year<2023
            e=None if atw else dt.date(2025 if s.month>4 else 2026,s.month,1)-dt.timedelta(1)
            if not atw and e<dt.date(2025,4,30): e=e.replace(year=2026)
            dep=r if rng.random()<.7 else r+rng.choice([100,-50,250]); bal=rng.choice([0,0,0,0,0,r,-35.0,112.5,48.17])
            stt="Evicting" if bal==r and rng.random()<.4 else ("Notice" if rng.random()<.1 else "Active")
            line([u,bb,f"{sf:,}",n,stt,fm(s),"At will" if atw else fm(e),f"{r:,.2f}",f"{dep:,.2f}",f"{bal:,.2f}" if bal>=0 else f"({-bal:,.2f})"]); occ+=1
            rows.append(dict(unit=u,propertyName=a+', '+city,unitType=bb,area=sf,tenantName=n,statusText=stt,leaseStartDate=iso(s),leaseEndDate="At will" if atw else iso(e),contractRent=r,deposit=dep,balance=bal)); S[0]+=r;S[1]+=dep;S[2]+=bal
        if len(us)>1:
            c.setLineWidth(.3); c.line(560,st['y']+9,W-30,st['y']+9); c.setFont('Helvetica-Bold',8)
            for x,v in zip((592,662,745),S): c.drawRightString(x,st['y'],f"{v:,.2f}" if v>=0 else f"({-v:,.2f})")
            c.drawRightString(545,st['y'],f'Subtotal ({len(us)} units)'); st['y']-=14
        else: st['y']-=4
        G=[x+y for x,y in zip(G,S)]
    c.setLineWidth(1); c.line(30,st['y']+6,W-30,st['y']+6); st['y']-=6; c.setFont('Helvetica-Bold',9); c.drawString(34,st['y'],f'All properties: {occ+vac} units, {occ} occupied, {vac} vacant ({occ/(occ+vac):.1%} occupancy). Future leases not included in rent.')
    for x,v in zip((592,662,745),G): c.drawRightString(x,st['y'],f"{v:,.2f}")
    c.save()
    save(FILE,dict(asOnDate="2025-04-30",units=occ+vac,occupied=occ,vacant=vac,rows=rows),'SINGLE_FAMILY_RENTAL','small-landlord app export, scattered houses and small plexes grouped by address','many properties with band headings, unit names repeat (House), future tenant row, At will lease end')
if __name__=='__main__': make()
