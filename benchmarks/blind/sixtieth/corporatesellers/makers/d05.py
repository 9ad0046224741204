# US office: mainframe-type commercial rent roll in Courier, charge codes and increases under each lease
from common import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.pdfgen import canvas
def make():
    r=rng(5); name='CRSTL4410_COMRR.pdf'; asof=D(2025,3,31)
    g=lambda d:d.strftime('%m/%d/%y')
    T=[('0100','HARL0012','Lumen Street Bank, N.A.',3860,D(2020,6,1),120,38),('0110','HARL0031','Copper Kettle Cafe',1420,D(2022,9,1),60,31.5),('0150',None,None,2075,None,0,0),
       ('0200','HARL0007','Abernathy Sloane LLP',12480,D(2017,1,1),120,33.25),('0300','HARL0007','Abernathy Sloane LLP',12480,D(2017,1,1),120,33.25),('0410','HARL0040','Nimbus Payroll Inc',5215,D(2023,4,1),64,34),
       ('0430','HARL0044','Ostrander Wealth Mgmt',2930,D(2024,2,1),60,35.5),('0450',None,None,4190,None,0,0),('0500','HARL0019','State Bureau of Weights & Meas',12480,D(2019,7,1),120,29.75),
       ('0610','HARL0036','Gantry Civil Consultants',7650,D(2022,1,1),84,33),('0640','HARL0046','Petrakis Court Reporting',1880,D(2024,8,1),36,36),('0660','HARL0038','Finch & Farrow Staffing',2760,D(2022,5,1),60,32.75),
       ('0700','HARL0022','Tallgrass Energy Marketing',12480,D(2021,10,1),96,34.5),('0RF1','HARL0015','Signalpoint Wireless',None,D(2018,3,1),120,None),('0RF2','HARL0027','Kestrel Rooftop Networks',None,D(2020,11,1),60,None)]
    lines=[];rows=[];gt={};ta=0;occ=0;tot=0
    for s,i,t,a,st,m,psf in T:
        blk=[]
        if not t:
            blk.append(f"{s:<7}{'':<10}{'** VACANT **':<32}{'':<10}{'':<10}{a:>9,}"); ta+=a; rows.append(row(unit=s,area=a,statusText='** VACANT **')); lines.append(blk+['']);continue
        e=expiry(st,m); n=(asof.year-st.year)*12+asof.month-st.month; k=n//12
        if psf:
            occ+=1
            base=round(a*psf/12*1.025**k,2); inc=[]
            for j in range(1,4):
                d=addm(st,12*(k+j))
                if d<=e: inc.append((d,round(a*psf/12*1.025**(k+j),2)))
            ch=[('BRN','Base Rent',base),('OPX','Oper Exp Escal',round(a*r.uniform(1.1,3.2)/12,2)),('RET','RE Tax Escal',round(a*r.uniform(.5,1.4)/12,2))]
            if r.random()<.6: ch.append(('PKG','Parking',round(r.randint(3,20)*95.0,2)))
            if a<4000 and r.random()<.6: ch.append(('ELC','Submeter Elec',round(a*1.85/12,2)))
            dep=round(base,2) if r.random()<.7 else 0.0
        else:
            base=round({'0RF1':1850*1.03**k,'0RF2':1400*1.03**k}[s],2);inc=[(addm(st,12*(k+j)),round(base*1.03**j,2)) for j in (1,2) if addm(st,12*(k+j))<=e]
            ch=[('RFL','Rooftop Rent',base)];dep=0.0
        for c,_,v in ch: gt[c]=round(gt.get(c,0)+v,2)
        tc=round(sum(v for _,_,v in ch),2);tot+=tc;ta+=a or 0
        for q in range(max(len(ch),len(inc))):
            left=(f"{s:<7}{i:<10}{t[:30]:<32}{g(st):<10}{g(e):<10}{(f'{a:,}' if a else ''):>9}" if q==0 else (' '*17+f"{'Deposit '+c2(dep):<61}" if q==1 else ' '*78))
            mid=(f"  {ch[q][0]:<4}{ch[q][1]:<15}{c2(ch[q][2]):>11}" if q<len(ch) else ' '*32)
            rt=(f"   {g(inc[q][0])}{c2(inc[q][1]):>12}" if q<len(inc) else '')
            blk.append(left.ljust(78)+mid+rt)
        if len(ch)==1 and len(inc)<2: blk.append(' '*17+f"{'Deposit '+c2(dep)}")
        blk.append(' '*97+f"{'-'*13}");blk.append(' '*80+f"{'Lease total':<19}{c2(tc):>11}");blk.append('')
        lines.append(blk)
        rows.append(row(unit=s,tenantName=t,area=a,statusText='Occupied',contractRent=base,leaseStartDate=iso(st),leaseEndDate=iso(e),deposit=dep,charges=[dict(code=c,amount=v) for c,_,v in ch],totalCharges=tc,rentSteps=[dict(date=iso(d),amount=v) for d,v in inc]))
    W,H=landscape(letter);c=canvas.Canvas(path(name),pagesize=(W,H),invariant=1);pg=0;y=0
    def head():
        nonlocal pg,y
        pg+=1;y=H-34;c.setFont('Courier',7.6)
        for l in [f"{'RPT: COMRR-02':<52}{'CRESTLINE REALTY CORPORATION':<62}{'PAGE':>10}{pg:>4}",f"{'DB: PROD':<52}{'COMMERCIAL RENT ROLL WITH CHARGES':<62}{'RUN':>5} 04/02/25",f"{'ENTITY: 4410  HARLAN STREET CENTER':<56}{'AS OF 03/31/25'}",'',
           f"{'SUITE':<7}{'LEASE ID':<10}{'TENANT':<32}{'BEGIN':<10}{'END':<10}{'SQ FT':>9}  {'CHG':<4}{'DESCRIPTION':<15}{'MONTHLY':>11}   {'-- NEXT INCREASES --'}",f"{'':<78}{'':<32}   {'DATE':<8}{'MONTHLY':>12}",'='*134]:
            c.drawString(24,y,l);y-=9.2
    head()
    for b in lines:
        if y-len(b)*9.2<34: c.showPage();head()
        for l in b: c.drawString(24,y,l);y-=9.2
    u=[x for x in T if x[3]]
    foot=['='*134,f"{'ENTITY TOTALS':<20}SUITES {len(u)}   LEASED {occ}   VACANT {len(u)-occ}   (ROOFTOP LICENSES {len(T)-len(u)} NOT COUNTED)      SQ FT {ta:,}",'']
    foot+=[' '*80+f"{k:<19}{c2(v):>11}" for k,v in gt.items()]+[' '*80+f"{'TOTAL MONTHLY':<19}{c2(tot):>11}",'',' '*56+'*** END OF REPORT ***']
    if y-len(foot)*9.2<30: c.showPage();head()
    for l in foot: c.drawString(24,y,l);y-=9.2
    c.save()
    save(name,'OFFICE',rows,'Harlan Street Center','2025-03-31',len(u),occ,len(u)-occ,'US mainframe rent roll, Courier, charge codes stacked per lease with increases at right',True)
