# Certified rent roll, older walk-up, typed form w/ stabilized units. Planted: one rent digit changed
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal
rng=random.Random(1932);P=People(rng);NAME='Certified_Rent_Roll_618_Garland.pdf'
W,H=legal;c=canvas.Canvas(docpath(NAME),pagesize=legal,invariant=1)
rows=[];rec=[];tot=0
for f in range(1,6):
    for a in ('A','B','C','D','E') if f>1 else ('A','B','C'):
        u=f"{f}{a}"; rm={'A':'4','B':'3','C':'3½','D':'3','E':'4½'}[a]; rs=rng.random()<.6
        if f==1 and a=='C': rec.append((u,rm,'SUPERINTENDENT','--','--','','0.00','')); rows.append(dict(unit=u,unitType=rm,tenantName='SUPERINTENDENT',statusText='Occupied',contractRent=0.0)); continue
        if (f,a) in((3,'D'),(5,'B')): rec.append((u,rm,'VACANT','--','--','','','')); rows.append(dict(unit=u,unitType=rm,statusText='VACANT')); continue
        a_,b_=P.pair(); nm=f"{a_} {b_}" if rng.random()<.75 else f"{b_}, {a_[0]}. & {P.pair()[0][0]}."
        legal_=round(rng.uniform(1080,1960),2) if rs else None; rent=legal_ if rs and rng.random()<.7 else (round(legal_*.93,2) if rs else float(rng.randrange(1950,2650,25)))
        st=dt.date(rng.choice([2024,2025,2025]),rng.randint(1,12),1); en=addm(st,rng.choice([24,12] if st.year==2025 and st.month>2 else [24]))-dt.timedelta(1)
        dep=rent if rng.random()<.6 else 0.0
        tot+=rent; pr=rent
        if (f,a)==(4,'C'):
            s=f"{rent:.2f}"; pr=round(rent+(300 if s[-6] in '0123456' else -300),2); pl=f"Apt 4C: monthly rent printed {pr:,.2f} instead of {rent:,.2f}; the printed total was cast on {rent:,.2f}"
        rec.append((u,rm,nm,st.strftime('%-m/%-d/%y'),en.strftime('%-m/%-d/%y'),f"{legal_:,.2f}" if rs else 'exempt',f"{pr:,.2f}",f"{dep:,.2f}" if dep else '0.00'))
        rows.append(dict(unit=u,unitType=rm,tenantName=nm,statusText='Occupied',leaseStartDate=iso(st),leaseEndDate=iso(en),contractRent=pr,deposit=dep))
y=H-60; c.setFont('Times-Bold',15); c.drawCentredString(W/2,y,'CERTIFIED RENT ROLL'); y-=24; c.setFont('Times-Roman',10.5)
for a,b in (('Premises:','618 Garland Avenue (five-story walk-up, Class A multiple dwelling)'),('Owner / Borrower:','618 Garland Realty Corp.'),('Rents in effect on:','December 1, 2025'),('Registered units:','23 apartments, no commercial space')): c.drawString(54,y,a); c.drawString(160,y,b); y-=15
y-=8; hx=[54,92,130,268,322,428,494,560]
c.rect(48,y-20,520,34); c.setFont('Times-Bold',9)
for x,a,b,k in ((54,'Apt.','No.',0),(86,'No. of','Rooms',0),(124,'Tenant of','Record',0),(262,'Lease','From',0),(314,'Lease','To',0),(426,'Legal Regulated','Rent',1),(496,'Monthly Rent','Collected',1),(562,'Security','Held',1)):
    g=c.drawRightString if k else c.drawString; g(x,y,a); g(x,y-11,b)
y-=20; top=y+34
for r in rec:
    y-=17; c.setFont('Courier',9); c.drawString(54,y+5,r[0]); c.drawCentredString(99,y+5,r[1]); c.drawString(124,y+5,r[2]); c.drawString(262,y+5,r[3]); c.drawString(314,y+5,r[4])
    for x,s in ((426,r[5]),(496,r[6]),(562,r[7])): c.drawRightString(x,y+5,s)
    c.setLineWidth(.4); c.line(48,y,568,y)
y-=20; c.setFont('Courier-Bold',9); c.drawString(124,y+6,'TOTAL MONTHLY RENT'); c.drawRightString(496,y+6,f"{tot:,.2f}"); c.setLineWidth(.6); c.rect(48,y,520,top-y)
for x in (82,120,258,310,362,430,500): c.line(x,y,x,top)
y-=28; c.setFont('Times-Roman',9.2)
for t in ('The undersigned, being the managing agent of the Owner, hereby certifies to Harrow Street Savings Bank, its successors and assigns, that','the foregoing is a true and complete statement of all apartments, tenancies, rents and security deposits at the premises, that no rent','has been collected more than one month in advance, and that no tenant has any option, concession or offset except as stated.'): c.drawString(48,y,t); y-=13
y-=30; c.line(48,y,270,y); c.drawString(48,y-12,'Managing Agent'); c.setFont('Courier-Oblique',11); c.drawString(60,y+4,'T. Wexcombe-Ames'); c.setFont('Times-Roman',10); c.line(340,y,560,y); c.drawString(340,y-12,'Sworn to before me this 9th day of December, 2025')
c.showPage(); c.save()
n=len(rows);v=2;print(pl, round(sum(r.get('contractRent',0) for r in rows)-tot,2))
finish(NAME,'MULTIFAMILY','Certified rent roll on a legal-size ruled form, walk-up with legal regulated and collected rent, notarial block',True,'618 Garland Avenue',"2025-12-01",n,n-v,v,rows,planted={"what":pl,"kind":"digit_changed"})
