# Assessor's annual income & expense questionnaire, Schedule B, typed answers on a printed form (office building)
from util import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
NAME='assessor_schedule_B_harwick_professional.pdf'
def main():
    r=rng('d01'); P=People(r)
    T=[('Suite 100','Lakefront Dermatology, P.C.','Med. Office',4210,21.5),('Suite 102','Bickford & Strand CPAs','Office',2180,19.0),
    ('Suite 104','VACANT','Office',1365,None),('Suite 106','Coastal Title Abstract Co.','Office',1940,18.75),('Suite 110','Nutmeg Spine & Sport','Med. Office',2755,22.0),
    ('Lobby Kiosk','Morning Ledger Coffee','Retail',210,42.0),('Suite 200','Harwick Engineering Assoc.','Office',6120,17.5),('Suite 201','Dr. '+P('FML')+', DMD','Dental',1875,23.25),
    ('Suite 203','Veritable Staffing LLC','Office',1490,18.0),('Suite 205','VACANT','Office',2240,None),('Suite 207','Shoreline Family Counsel','Office',1130,19.5),
    ('Suite 209','Owner - Mgmt. Office','Office',640,0.0),('Suite 300','Pemberly Wealth Partners','Office',3860,20.25),('Suite 302','Tri-Town Visiting Nurses','Office',2930,18.25),
    ('Suite 304','VACANT','Office',985,None),('Suite 306','Quillan Architecture','Office',1720,19.25),('Suite 308','Lighthouse Audiology','Med. Office',1415,21.0),
    ('Suite 310','Wexbrook Chamber of Comm.','Office',820,12.0),('Lower Level A','Ironclad Records Storage','Storage',3400,6.5),('Roof','Meridian Tower Wireless','Antenna',None,28800)]
    rows=[];pr=[]
    for u,t,ty,sf,rate in T:
        row=dict(unit=u,unitType=ty,area=sf)
        cells=dict(u=u,t=t,ty=ty,sf=n0(sf) if sf else '')
        if t=='VACANT':
            row['statusText']='VACANT'; pr.append((row,cells)); rows.append(row); continue
        row['tenantName']=t; row['statusText']='Occupied'
        if t.startswith('Owner'):
            row['annualRent']=0; cells.update(base='0',esc='',tot='0',b='',e='',psf='0.00'); row.pop('leaseStartDate',None)
            pr.append((row,cells)); rows.append(row); continue
        b=D(r.randint(2015,2023),r.randint(1,12),1); e=eom(addm(b,r.choice([36,60,60,84,120])-1))
        while e<D(2024,1,5): e=eom(addm(e,12))
        base=round(rate*sf) if sf else rate
        esc=round(sf*r.choice([1.1,1.85,2.4,0])) if sf else 0
        row.update(annualRent=base,leaseStartDate=b,leaseEndDate=e)
        if u=='Suite 310': row['leaseEndDate']='MTM'
        if esc: row['charges']=[{"code":"Esc./CAM/Overage","amount":esc,"per":"year"}]
        cells.update(base=n0(base),esc=n0(esc) if esc else '',tot=n0(base+esc),b=b.strftime('%m/%y') if 0 else b.strftime('%-m/%-d/%y'),e=e.strftime('%-m/%-d/%y') if row['leaseEndDate']!='MTM' else 'MTM',
          psf=f'{(base+esc)/sf:.2f}' if sf else '',pk='' if u in('Roof','Lobby Kiosk') else str(r.choice(['','',4,6,8])),fin=r.choice(['O','T','B','']),_b=base,_e=esc)
        pr.append((row,cells)); rows.append(row)
    W,H=landscape(letter)
    c=canvas.Canvas(os.path.join(DOC,NAME),pagesize=(W,H),invariant=1)
    # page 1: instructions/identification
    c.setFont('Helvetica-Bold',13); c.drawCentredString(W/2,H-44,'TOWN OF WEXBROOK  -  OFFICE OF THE ASSESSOR')
    c.setFont('Helvetica-Bold',11); c.drawCentredString(W/2,H-60,'2023 ANNUAL INCOME AND EXPENSE REPORT')
    c.setFont('Helvetica',8); c.drawCentredString(W/2,H-72,'RETURN TO THE ASSESSOR ON OR BEFORE JUNE 1, 2024   |   NOT OPEN TO PUBLIC INSPECTION')
    y=H-110
    for lab,val in [('Owner Name','Harwick Professional Holdings LLC'),('Mailing Address','c/o Satterlee Property Services, 19 Cove Rd.'),('City / State / Zip','Wexbrook, CT 06499'),
      ('Property Name','Harwick Professional Center'),('Property Address','440 Harwick Turnpike'),('Map / Block / Lot','38 / 112 / 7-A'),('1. Primary Property Use (circle one)','(B.) Office'),
      ('2. Gross Building Area (incl. owner-occupied)','46,850  Sq. Ft.'),('3. Net Leasable Area',n0(sum(x['area'] or 0 for x in rows))+'  Sq. Ft.'),('4. Owner-Occupied Area','640  Sq. Ft.'),('5. No. of Units','20'),
      ('6. Number of Parking Spaces','188'),('7. Actual Age','1987'),('8. Year Remodeled','2011')]:
        c.setFont('Helvetica',8.5); c.drawString(60,y,lab); c.setLineWidth(.4); c.line(300,y-2,640,y-2)
        c.setFont('Courier',10); c.drawString(304,y,val); y-=22
    c.setFont('Helvetica',7); c.drawString(60,60,'Section 12-63c requires owners of rental real property to file annually. Failure to file shall result in a penalty of ten percent (10%) increase in the assessed value of such property.')
    c.drawRightString(W-40,30,'M-58 Rev. 3/2024'); c.showPage()
    X=[28,168,240,300,346,392,440,500,560,614,650,684,722,764]
    def head(pg):
        c.setFont('Helvetica-Bold',10); c.drawString(28,H-30,'SCHEDULE B - LESSEE DETAIL, OFFICES, RETAIL STORES AND OTHER COMMERCIAL SPACE')
        c.setFont('Helvetica',8); c.drawString(28,H-42,'Complete this section for all other rental income except apartment rental.  Report rents in force on the last day of calendar year 2023.')
        c.drawRightString(W-28,H-30,'Sheet %d of 2'%pg)
        c.setFont('Helvetica',8); c.drawString(560,H-54,'M/B/L'); c.setFont('Courier',9); c.drawString(590,H-54,'38/112/7-A')
        t=H-60; c.setLineWidth(.8); c.rect(28,t-46,X[-1]-28,46); c.setLineWidth(.4)
        c.setFont('Helvetica-Bold',7)
        def ct(i,j,y,s): c.drawCentredString((X[i]+X[j])/2,y,s)
        ct(0,1,t-22,'NAME OF TENANT'); ct(1,2,t-16,'LOCATION OF'); ct(1,2,t-25,'LEASED SPACE'); ct(2,3,t-16,'TYPE / USE'); ct(2,3,t-25,'OF SPACE')
        ct(3,6,t-10,'LEASE TERM'); ct(3,4,t-28,'START'); ct(4,5,t-28,'END'); ct(5,6,t-24,'LEASED'); ct(5,6,t-33,'SQ. FT.')
        ct(6,10,t-10,'ANNUAL RENT'); ct(6,7,t-28,'BASE RENT'); ct(7,8,t-24,'ESC./CAM/'); ct(7,8,t-33,'OVERAGE*'); ct(8,9,t-28,'TOTAL RENT'); ct(9,10,t-24,'PER'); ct(9,10,t-33,'SQ. FT.')
        ct(10,11,t-10,'PARK'); ct(10,11,t-24,'NO. OF'); ct(10,11,t-33,'SPACES'); ct(11,13,t-10,'INTERIOR FINISH'); c.setFont('Helvetica-Bold',5.5); ct(11,12,t-28,'O / T / B'); ct(12,13,t-28,'COST')
        c.line(X[3],t-14,X[-1],t-14); c.line(28,t-46+8,X[-1],t-46+8)
        for x in X[1:-1]:
            top=t if x not in (X[4],X[5],X[7],X[8],X[9],X[12]) else t-14
            c.line(x,t-46,x,top)
        c.setFont('Helvetica-Oblique',5.5)
        for i in range(13): ct(i,i+1,t-44,'(%d)'%(i+1))
        return t-46
    RH=24.5
    def line(y,cl):
        for x in X: c.line(x,y,x,y-RH)
        c.line(X[0],y-RH,X[-1],y-RH)
        c.setFont('Courier',8)
        c.drawString(X[0]+3,y-15,cl.get('t','')[:28]); c.drawString(X[1]+3,y-15,cl.get('u','')); c.drawString(X[2]+2,y-15,cl.get('ty',''))
        for k,i in (('b',3),('e',4)): c.drawRightString(X[i+1]-2,y-15,cl.get(k,''))
        for k,i in (('sf',5),('base',6),('esc',7),('tot',8),('psf',9),('pk',10)): c.drawRightString(X[i+1]-3,y-15,cl.get(k,''))
        c.drawCentredString((X[11]+X[12])/2,y-15,cl.get('fin',''))
    per=14; pages=[pr[:per],pr[per:]]
    for pi,pp in enumerate(pages):
        y=head(pi+1)
        for row,cl in pp: line(y,cl); y-=RH
        if pi==0:
            c.setFont('Helvetica-Oblique',7); c.drawString(28,y-12,'COPY AND ATTACH ADDITIONAL PAGES IF NECESSARY')
        else:
            for _ in range(3): line(y,{}); y-=RH
            sb=sum(cl.get('_b',0) for _,cl in pr); se=sum(cl.get('_e',0) for _,cl in pr); sa=sum(x['area'] or 0 for x in rows)
            line(y,dict(t='TOTAL',sf=n0(sa),base=n0(sb),esc=n0(se),tot=n0(sb+se))); y-=RH
            c.setFont('Helvetica',7); c.drawString(28,y-12,'* (8) ESCALATION / CAM / OVERAGE: escalations, common area maintenance reimbursements and percentage rent, separately billed.   O = Owner,  T = Tenant,  B = Both.')
            c.setFont('Helvetica',8); c.drawString(28,y-34,'Rents reported above are those in effect as of'); c.setFont('Courier-Bold',9); c.drawString(212,y-34,'December 31, 2023'); c.line(208,y-36,320,y-36)
            c.setFont('Helvetica',8); c.drawString(28,y-54,'Spaces leased (incl. owner-used)'); c.setFont('Courier-Bold',9); c.drawString(170,y-54,'17'); c.setFont('Helvetica',8); c.drawString(200,y-54,'Spaces vacant'); c.setFont('Courier-Bold',9); c.drawString(262,y-54,'3')
            c.setFont('Helvetica',7); c.drawString(28,y-76,'I DO HEREBY DECLARE UNDER PENALTIES OF FALSE STATEMENT THAT THE FOREGOING INFORMATION IS A COMPLETE AND TRUE STATEMENT (Section 12-63c(d)).')
            c.line(28,y-104,300,y-104); c.drawString(28,y-112,'SIGNATURE'); c.line(330,y-104,480,y-104); c.drawString(330,y-112,'DATE'); c.setFont('Courier',9); c.drawString(340,y-101,'5/22/2024')
        c.setFont('Helvetica',7); c.drawRightString(W-28,18,'M-58 Rev. 3/2024'); c.showPage()
    c.save()
    save(NAME,'OFFICE','tax-appeal consultant','assessor income questionnaire Schedule B, typed form, annual rents, grouped header',True,
      dict(propertyName='Harwick Professional Center',asOnDate='2023-12-31',units=20,occupied=17,vacant=3,rows=rows))
if __name__=='__main__': main()
