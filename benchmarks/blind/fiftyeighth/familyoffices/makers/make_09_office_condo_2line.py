# office condo portfolio, two-line records, portrait, property book of a family office
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
# unit, tenant, sf, from, to, rent, dues, elec, deposit, depkind, line2 note
B=[
('Wexford Square Office Condominium','2210 Wexford Sq., Unit owner: Haldane RE I LLC',[
('1-A','Kirkbride Title & Escrow',1850,'2021-06-01','2026-05-31',3700.00,462.50,120.00,3700.00,'','guarantor: principal; 1 option 3 yrs'),
('1-C','Sunrise Tax Preparers',920,'2024-01-01','2026-12-31',1886.00,230.00,75.00,1886.00,'',''),
('2-B','Haldane Family Office',2640,'2012-01-01','MTM',0.00,0.00,0.00,None,'','own use, no rent charged'),
('2-D','Orchard Lane Speech Therapy',1105,'2023-09-01','2028-08-31',2375.75,276.25,80.00,4751.50,'','two months held'),
('3-A','- available -',1740,None,None,None,None,None,None,'','asking $25 gross'),
]),
('Millrace Professional Park','48 Millrace Dr., Bldgs. 3 and 5, Unit owner: Haldane RE II LLC',[
('3-101','Garnet & Poole, Attorneys',2200,'2018-04-01','2028-03-31',4675.00,550.00,0.00,25000.00,'L/C','sublet of 400 ft consented 2022'),
('3-102','Garnet & Poole, Attorneys',1100,'2020-07-01','2028-03-31',2337.50,275.00,0.00,None,'','coterminous with 3-101'),
('3-104','Delphine Bakshi, LMFT',640,'2025-02-01','2026-01-31',1280.00,160.00,55.00,1280.00,'',''),
('3-106','- available -',980,None,None,None,None,None,None,'','carpet in Sept.'),
('5-201','Ferro Structural Engineers',3150,'2022-10-01','2029-09-30',7087.50,787.50,260.00,14175.00,'','option 1 x 5 at market'),
('5-203','Tamarack Home Care',1480,'2019-05-01','MTM',2713.33,370.00,125.00,2000.00,'','lease expired 4/30/24, holding over'),
('5-204','Brightline Bookkeeping',760,'2024-08-01','2027-07-31',1615.00,190.00,60.00,1615.00,'',''),
]),
('The Assay Building','9 Court Street, Unit owner: C. Haldane, individually',[
('Gr. Fl.','Copper Kettle Espresso',1025,'2020-03-15','2030-03-31',2818.75,307.50,0.00,5637.50,'','patio licence incl.'),
('Mezz.','Assay Wealth Partners',1390,'2023-01-01','2027-12-31',3127.50,417.00,110.00,6255.00,'','early out 12/31/25 w/ 3 mos. fee'),
('3rd Fl.','Larkmoor Genealogical Society',1600,'2016-11-01','2026-10-31',1000.00,0.00,130.00,None,'','charitable rate'),
('4th Fl.','Nine Court Productions LLC',1600,'2024-05-01','2029-04-30',3733.33,480.00,140.00,15000.00,'L/C','L/C burns down to 7,500 in 2027'),
]),
]
name='haldane_office_condos.pdf'; W,H=letter
c=canvas.Canvas(os.path.join(DOC,name),pagesize=letter,invariant=1); pg=0
XU,XT,XS,XD,XR,XA,XE,XTO,XDP=44,92,284,300,402,450,492,548,0
def head():
    global pg; pg+=1
    c.setFont('Times-Bold',14); c.drawCentredString(W/2,H-48,'Haldane Family Office'); c.setFont('Times-Roman',11); c.drawCentredString(W/2,H-63,'Real Property Book, Part 4: Office Condominiums')
    c.setFont('Times-Italic',10); c.drawCentredString(W/2,H-77,'Leases in force March 31, 2025')
    y=H-104; c.setLineWidth(1); c.line(40,y+12,W-40,y+12)
    c.setFont('Times-Bold',8.5)
    c.drawString(XU,y,'Unit'); c.drawString(XT,y,'Tenant'); c.drawRightString(XS,y,'Sq. ft.'); c.drawString(XD,y,'From'); c.drawRightString(XR,y,'Rent / mo.'); c.drawRightString(XA,y,'Dues'); c.drawRightString(XE,y,'Electric'); c.drawRightString(XTO,y,'Total / mo.')
    y-=11; c.drawString(XT,y,'(particulars)'); c.drawString(XD,y,'To'); c.drawRightString(XR,y,'Rent / yr.'); c.drawRightString(XTO,y,'Deposit')
    c.setLineWidth(.5); c.line(40,y-4,W-40,y-4); c.setFont('Times-Roman',8); c.drawCentredString(W/2,30,f'- {pg} -'); return y-18
y=head(); rows=[]; G=[0]*6; summ=[]
d=lambda s: '' if not s else (s if s[0]!='1' and s[0]!='2' else f"{D(s).month}-{D(s).day}-{D(s).year}")
for bn,ad,ll in B:
    if y<170: c.showPage(); y=head()
    c.setFont('Times-Bold',10.5); c.drawString(XU,y,bn); y-=11; c.setFont('Times-Italic',8.5); c.drawString(XU,y,ad); y-=15; S=[0]*6
    for (u,t,sf,a,z,rent,du,el,dep,dk,note) in ll:
        if y<90: c.showPage(); y=head()
        vac=t.startswith('- '); tot=None if vac else rnd(rent+du+el)
        c.setFont('Times-Roman',9.5); c.drawString(XU,y,u); c.drawString(XT,y,t); c.drawRightString(XS,y,m0(sf)); c.drawString(XD,y,d(a))
        if not vac:
            for x,v in ((XR,rent),(XA,du),(XE,el),(XTO,tot)): c.drawRightString(x,y,m2(v))
        y-=11; c.setFont('Times-Italic',8.5); c.drawString(XT+6,y,note); c.setFont('Times-Roman',9.5); c.drawString(XD,y,d(z))
        if not vac: c.drawRightString(XR,y,m2(rnd(rent*12)))
        if dep: c.drawRightString(XTO,y,(dk+' ' if dk else '')+m2(dep))
        y-=16
        for i,v in enumerate([sf,rent,du,el,tot,dep]): S[i]+=v or 0; G[i]+=v or 0
        rows.append(R(unit=u,building=bn,tenantName=None if vac else t,statusText='available' if vac else 'Occupied',area=sf,leaseStartDate=a,leaseEndDate=z,contractRent=rent,annualRent=None if vac else rnd(rent*12),
          charges=None if vac else [dict(code='Dues',amount=du),dict(code='Electric',amount=el)],totalCharges=tot,deposit=dep))
    c.setLineWidth(.4); c.line(XS-40,y+10,W-40,y+10); c.setFont('Times-Bold',9)
    c.drawString(XT,y,f'{len(ll)} units'); c.drawRightString(XS,y,m0(S[0]))
    for x,v in zip((XR,XA,XE,XTO),S[1:5]): c.drawRightString(x,y,m2(v))
    y-=11; c.drawRightString(XR,y,m2(rnd(S[1]*12))); c.drawRightString(XTO,y,m2(S[5])); y-=24; summ.append((bn,len(ll),sum(x[1].startswith('- ') for x in ll),S))
if y<150: c.showPage(); y=head()
c.setFont('Times-Bold',10.5); c.drawString(XU,y,'Recapitulation'); y-=14; c.setFont('Times-Bold',8.5)
X2=(300,350,410,480,548)
for x,h in zip(X2,('Units','Available','Sq. ft.','Rent / mo.','Rent / yr.')): c.drawRightString(x,y,h)
y-=12; c.setFont('Times-Roman',9.5)
for bn,n,v,S in summ+[('All office condominiums',len(rows),sum(s[2] for s in summ),G)]:
    if bn.startswith('All'): c.line(260,y+9,548,y+9); c.setFont('Times-Bold',9.5)
    c.drawString(XU,y,bn)
    for x,s in zip(X2,(str(n),str(v),m0(S[0]),m2(S[1]),m2(rnd(S[1]*12)))): c.drawRightString(x,y,s)
    y-=12
c.save()
nv=sum('tenantName' not in r for r in rows)
save(name,T(None,'2025-03-31',len(rows),len(rows)-nv,nv,rows),'OFFICE','family office property book','two-line records with two-line header, portrait Times, building sections, recapitulation',True)
