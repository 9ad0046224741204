# credit union's own fill-in form, PDF: boxed grid, blanks at foot, typed-in answers in another font
from common import *
from reportlab.pdfgen import canvas
r=R(606); NAME='HDCU_form_CL-22_rent_roll.pdf'
c=canvas.Canvas(DOC+'/'+NAME,pagesize=(612,792),invariant=1)
hb='Helvetica-Bold'; h='Helvetica'; ty='Courier'
def t(x,y,s,f=h,z=8,a='l'):
    c.setFont(f,z); (c.drawString if a=='l' else c.drawRightString if a=='r' else c.drawCentredString)(x,y,s)
c.setFillGray(.15); c.rect(30,738,552,26,fill=1,stroke=0); c.setFillGray(1); t(38,747,'HIGH DESERT COMMUNITY CREDIT UNION',hb,12); t(576,747,'Commercial Lending',h,9,'r'); c.setFillGray(0)
t(306,722,'RENTAL PROPERTY SCHEDULE (RENT ROLL)',hb,12,'c')
c.setLineWidth(.5)
def fld(x,y,w,l,v):
    c.rect(x,y,w,26); t(x+3,y+18,l,h,6); t(x+5,y+6,v,ty,9.5)
fld(30,690,330,'Borrower(s)','Larkspur Lane Rentals LLC'); fld(360,690,222,'Loan / Application No.','CL-0047718')
fld(30,664,330,'Property address','611 Larkspur Ln, Elko, NV 89801'); fld(360,664,111,'Number of units','8'); fld(471,664,111,'As of (mm/dd/yy)','05/15/25')
fld(30,638,165,'Property type (check one)','[X] Apts [ ] Other'); fld(195,638,165,'Year built','1978'); fld(360,638,222,'Utilities paid by owner','water, sewer, trash')
cols=[('Unit\nNo.',30,34,'c'),('Tenant Name\n(or "Vacant")',64,134,'l'),('Bed/\nBath',198,36,'c'),('Square\nFeet',234,38,'r'),('Lease Start',272,54,'c'),('Lease End',326,54,'c'),('Sec. 8?\nY/N',380,34,'c'),('Current\nRent/Mo.',414,56,'r'),('Market\nRent/Mo.',470,56,'r'),('Past Due\nAmount',526,56,'r')]
y=606
for l,x,w,a in cols:
    c.setFillGray(.88); c.rect(x,y,w,26,fill=1); c.setFillGray(0)
    ls=l.split('\n')
    for i,s in enumerate(ls): t(x+w/2,y+(16-9*i if len(ls)==2 else 10),s,hb,7,'c')
rows=[]; tr=tm=tp=0
for k in range(14):
    y-=21
    for _,x,w,_ in cols: c.rect(x,y,w,21)
    t(24,y+7,str(k+1),h,6,'r')
    if k>=8: continue
    b=('2/1',840,1095) if k%2 else ('1/1',660,925); vac=k==4; q=dict(unit=str(k+1),unitType=b[0],area=b[1],marketRent=b[2]); tm+=b[2]
    if vac: v=[str(k+1),'Vacant - painting',b[0],str(b[1]),'','','','',f'{b[2]}','']; q['statusText']='Vacant - painting'
    else:
        n=r.fl(); ls=r.first(D(2023,2,1),D(2025,5,1)); le=leaseend(ls,12); mt=le<D(2025,5,15); rent=b[2]-r.choice([0,25,45,80]); pd_=rent if k==6 else 0; tr+=rent; tp+=pd_
        v=[str(k+1),n[:21],b[0],str(b[1]),ls.strftime('%m/%d/%y'),'MTM' if mt else le.strftime('%m/%d/%y'),'Y' if k in (1,3) else 'N',str(rent),str(b[2]),str(pd_)]
        q.update(tenantName=n[:21],statusText='Occupied',leaseStartDate=iso(ls),leaseEndDate='MTM' if mt else iso(le),contractRent=rent,balance=pd_)
    for (l,x,w,a),s in zip(cols,v):
        z=9 if a!='l' else 9
        if s: t(x+w/2 if a=='c' else x+w-4 if a=='r' else x+4,y+7,s,ty,8 if x in(272,326) else z,a)
    rows.append(q)
y-=21; c.rect(30,y,384,21); t(408,y+7,'TOTALS',hb,8,'r')
for x,v in ((414,tr),(470,tm),(526,tp)): c.rect(x,y,56,21); t(x+52,y+7,f'{v:,}',ty,9,'r')
y-=30; t(30,y,'Other monthly income:',hb,8); t(130,y,'Laundry',ty,9); c.line(128,y-2,230,y-2); t(240,y,'$'); t(250,y,'115',ty,9); c.line(248,y-2,300,y-2)
t(320,y,'Concessions now in effect:',hb,8); t(430,y,'none',ty,9); c.line(428,y-2,582,y-2)
y-=30; t(30,y,'I/We certify that the information on this schedule is true and complete. Federal law makes it a crime to knowingly make a false statement to an insured',h,7); t(30,y-9,'credit union (18 U.S.C. 1014).',h,7)
y-=46; c.line(30,y,300,y); c.line(330,y,450,y); t(30,y-9,'Signature of Borrower / Authorized Signer',h,6.5); t(330,y-9,'Date',h,6.5); t(335,y+4,'5-19-25',ty,10); t(60,y+4,'/s/ R. Holyoak, Mgr','Times-Italic',13)
y-=40; c.setFillGray(.93); c.rect(30,y-26,552,40,fill=1); c.setFillGray(0); t(34,y+4,'CREDIT UNION USE ONLY',hb,7); t(34,y-10,'Vacancy factor used: ________   Gross scheduled rent: ____________   Reviewed by: ______   Date: ________',h,8)
t(30,30,'Form CL-22 (Rev. 03/2021)',h,6.5); t(582,30,'Page 1 of 1',h,6.5,'r'); c.save()
save(NAME,dict(propertyName='611 Larkspur Ln, Elko, NV 89801',asOnDate='2025-05-15',units=8,occupied=7,vacant=1),rows,'MULTIFAMILY','lender fill-in form, numbered blank lines, typed answers',True)
