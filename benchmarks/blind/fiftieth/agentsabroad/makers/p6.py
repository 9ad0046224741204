# Canadian medical centre, MRI-like with grouped headers, recoveries, GST, rent steps
from .common import *
from fpdf import FPDF
NAME='MRI_CommercialRentRoll_Lakeview_Medical.pdf'
def make():
    r=rng('p6')
    T=[('100','Shoreline Walk-In Clinic Inc.'),('102','Okanagan Crest Pharmacy Ltd.'),('105','Vacant'),('110','Lakeview Diagnostic Imaging LP'),('120','Bluebird Physiotherapy Corp.'),
       ('200','Dr. H. Aldous Dental Corp.'),('204','Northridge Orthodontics Inc.'),('208','Summit Family Practice'),('210','Vacant'),('212','Clearwater Hearing Centres'),('215','Interior Kidney Care Society'),
       ('300','Pinecone Pediatrics'),('303','Valley Optical & Vision Inc.'),('305','Larchwood Counselling Group'),('310','Regional Health Authority'),('320','Cascade Sleep Laboratory Ltd.')]
    pdf=FPDF('L','mm','Legal'); pdf.set_auto_page_break(False); 
    cols=[('Suite',14,'L'),('Occupant',58,'L'),('Area',17,'R'),('From',22,'C'),('To',22,'C'),('Monthly',24,'R'),('Annual',26,'R'),('PSF',15,'R'),('Op Costs',22,'R'),('Prop Tax',22,'R'),('Mgmt Fee',20,'R'),('GST 5%',22,'R'),('Total',26,'R')]
    grp=[('',133),('Net Rent',65),('Additional Rent (monthly)',64),('',48)]
    st={'p':0}
    def head():
        pdf.add_page(); st['p']+=1
        pdf.set_xy(18,10); pdf.set_font('Times','B',13); pdf.cell(200,6,'Commercial Rent Roll'); pdf.set_font('Times','',9); pdf.cell(0,6,f"Page {st['p']}",align='R')
        pdf.set_xy(18,16); pdf.cell(200,5,'Lakeview Medical Centre, 3155 Pandosy Row, Kelowna BC    Bldg: LMC01'); pdf.set_xy(18,21); pdf.cell(200,5,'Rent roll date: Nov 1, 2025          Currency: CAD          Entity: 207')
        y=29; x=18; pdf.set_font('Times','B',8.5)
        for g,w in grp:
            pdf.set_xy(x,y); pdf.cell(w,5,g,border='B' if g else 0,align='C'); x+=w
        y+=5; x=18
        sub={'Area':'(sq ft)','From':'Lease','To':'Lease','Total':'Monthly'}
        for h,w,a in cols:
            pdf.set_xy(x,y); pdf.cell(w,4,sub.get(h,''),align=a); pdf.set_xy(x,y+4); pdf.cell(w,4,h,align=a); x+=w
        pdf.set_line_width(.5); pdf.line(18,y+9,18+sum(w for _,w,_ in cols),y+9); pdf.set_line_width(.2); return y+11
    y=head(); truth=[]; S=[0]*9; nv=0; floor=None
    def line(vals,y,b=''):
        x=18; pdf.set_font('Times',b,8.5)
        for (h,w,a),s in zip(cols,vals): pdf.set_xy(x,y); pdf.cell(w,4.6,s,align=a); x+=w
    m=lambda v:f'{v:,.2f}'; d=lambda v:v.strftime('%b %-d, %Y')
    for su,te in T:
        fl={'1':'FIRST FLOOR','2':'SECOND FLOOR','3':'THIRD FLOOR'}[su[0]]
        if y>196: y=head()
        if fl!=floor: pdf.set_font('Times','BI',9); pdf.set_xy(18,y); pdf.cell(60,5,fl); y+=6; floor=fl
        ar=r.randrange(640,3900,10)
        if te=='Vacant':
            line([su,'Vacant',f'{ar:,}']+['']*10,y); y+=6; S[0]+=ar; nv+=1
            truth.append(R(unit=su,section=fl,area=ar,statusText='Vacant')); continue
        psf=r.choice([21,22.5,23,24,24.5,26,28]); mo=round(ar*psf/12,2); an=round(mo*12,2); term=r.choice([5,5,7,10]); a=D(r.randint(2020,2024),r.choice([1,2,4,6,7,9,10]),1); b=eve(addm(a,term*12)) ; mtm=su=='305'
        while b<D(2026,3,1): a=D(a.year+1,a.month,1); b=eve(addm(a,term*12))
        if mtm: a=D(2018,6,1)
        oc=round(ar*.71,2); tx=round(ar*.43,2); mg=round(mo*.04,2); exempt=su in ('215','310'); base=mo+oc+tx+mg; g=0.0 if exempt else round(base*.05,2); tot=round(base+g,2)
        line([su,te,f'{ar:,}',d(a),'Month-to-Month' if mtm else d(b),m(mo),m(an),f'{psf:.2f}',m(oc),m(tx),m(mg),m(g),m(tot)],y); y+=4.8
        steps=[]
        if not mtm and r.random()<.75:
            q=D(2026,a.month,1); z=psf
            while q<b and len(steps)<3:
                z=z+r.choice([.5,.75,1]); amt=round(ar*z/12,2); steps.append((q,amt)); q=D(q.year+r.choice([1,2]),q.month,1)
            for q,amt in steps:
                if y>200: y=head()
                pdf.set_font('Times','I',8); pdf.set_xy(36,y); pdf.cell(94,4,'Future rent increase'); pdf.set_xy(107,y); pdf.cell(22,4,d(q),align='C'); pdf.set_xy(151,y); pdf.cell(24,4,m(amt),align='R'); y+=4.2
        y+=1.8
        for j,v in enumerate([ar,mo,an,0,oc,tx,mg,g,tot]): S[j]+=v
        truth.append(R(unit=su,section=fl,area=ar,tenantName=te,statusText='Occupied',contractRent=mo,annualRent=an,leaseStartDate=a,leaseEndDate='Month-to-Month' if mtm else b,
            charges=[('Op Costs',oc),('Prop Tax',tx),('Mgmt Fee',mg),('GST 5%',g)],totalCharges=tot,rentSteps=[{'date':iso(q),'amount':amt} for q,amt in steps]))
    if y>180: y=head()
    pdf.line(18,y+1,328,y+1); y+=2.5
    line(['','Building Total',f'{S[0]:,}','','',m(S[1]),m(S[2]),'',m(S[4]),m(S[5]),m(S[6]),m(S[7]),m(S[8])],y,'B'); y+=9
    va=sum(t['area'] for t in truth if t['statusText']=='Vacant')
    for a_,b_,c_ in (('Occupied',16-nv,S[0]-va),('Vacant',nv,va),('Total',16,S[0])):
        pdf.set_font('Times','',8.5); pdf.set_xy(32,y); pdf.cell(40,4.5,a_); pdf.cell(20,4.5,f'{b_} suites',align='R'); pdf.cell(30,4.5,f'{c_:,} sq ft',align='R'); pdf.cell(22,4.5,f'{c_/S[0]*100:.1f}%',align='R'); y+=4.8
    y+=3; pdf.set_xy(18,y); pdf.set_font('Times','I',8); pdf.cell(200,4,'GST 5% is charged on net and additional rent; suites 215 and 310 are exempt purchasers (rebate certificates on file).')
    pdf.output(os.path.join(DOC,NAME))
    save(NAME,truth,'Lakeview Medical Centre','2025-11-01',16,16-nv,nv,'OFFICE','MRI, Okanagan property manager','grouped header, legal landscape, floors, step lines under tenants','GST column beside rent, steps as extra lines, PSF column, month-to-month in a date column')
