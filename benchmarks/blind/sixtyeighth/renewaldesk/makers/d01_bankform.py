from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
r=random.Random(101); N=Names(r)
NAME='CertRentRoll_WhitcombBlock.pdf'
# unit, use, tenant, sf, start, end, rent, dep, utils, pastdue
R=[
('Store 1','Retail','Millrace Hardware & Paint',2400,D(2019,5,1),D(2029,4,30),2850,2850,'Gas/Elec',0),
('Store 2','Retail','Golden Lotus Nails LLC',980,D(2023,9,1),D(2026,8,31),1425,1400,'Elec',0),
('Store 3','Retail',None,1150,None,None,None,None,None,None),
('Store 4','Restaurant','Pierogi Corner Inc.',1620,D(2021,2,1),D(2031,1,31),2310,4600,'All',2310),
('Office 2-A','Office','J. Trimble Tax Service',640,D(2024,1,1),'MTM',720,700,'None',0),
('Office 2-B','Office','Riverbend Literacy Council',910,D(2022,7,1),D(2027,6,30),955,None,'None',0),
('Apt 3A','Apt 1BR',N.fl(),None,D(2024,6,1),D(2026,5,31),895,895,'Elec',0),
('Apt 3B','Apt 1BR',N.fl(),None,D(2023,11,1),'MTM',870,870,'Elec',0),
('Apt 3C','Apt 2BR',N.fl(),None,D(2025,3,1),D(2026,2,28),1085,1085,'Elec',185),
('Apt 3D','Apt Studio',N.fl(),None,D(2025,8,1),D(2026,7,31),740,740,'Elec',0),
('Apt 4A','Apt 2BR',N.fl(),None,D(2022,10,1),'MTM',1050,1000,'Elec',0),
('Apt 4B','Apt 2BR',None,None,None,None,None,None,None,None),
('Apt 4C','Apt 1BR',N.fl(),None,D(2025,5,1),D(2026,4,30),910,910,'Elec',0),
]
W,H=landscape(letter)
c=canvas.Canvas(DOC+'/'+NAME,pagesize=(W,H)); c.setTitle('Certified Rent Roll')
def t(x,y,s,f='Helvetica',z=8,al='l',col=(0,0,0)):
    c.setFont(f,z); c.setFillColorRGB(*col)
    {'l':c.drawString,'r':c.drawRightString,'c':c.drawCentredString}[al](x,y,s); c.setFillColorRGB(0,0,0)
INK=(.08,.1,.45)
def ink(x,y,s,al='l',z=9): t(x,y,s,'Courier-Bold',z,al,INK)
t(36,572,'HARBOR STREET COMMUNITY BANK','Times-Bold',15)
t(36,559,'Commercial Real Estate Lending  •  Member FDIC','Times-Italic',9)
t(W-36,572,'CERTIFIED RENT ROLL','Helvetica-Bold',14,'r')
t(W-36,560,'Form CRE-22 (Rev. 3/19)   Attach additional sheets if needed','Helvetica',7,'r')
c.setLineWidth(1.2); c.line(36,553,W-36,553); c.setLineWidth(.5)
def fld(x,y,w,lab,val):
    c.rect(x,y,w,24); t(x+3,y+16.5,lab,'Helvetica',6); ink(x+6,y+4,val)
fld(36,524,250,'BORROWER','Whitcomb Block Realty LLC'); fld(286,524,250,'PROPERTY NAME','Whitcomb Block'); fld(536,524,110,'RENT ROLL AS OF (DATE)','12/01/2025'); fld(646,524,110,'LOAN NUMBER','CRE-004418-02')
fld(36,500,340,'PROPERTY ADDRESS','212-218 Main Street, Port Ellery'); fld(376,500,90,'TOTAL UNITS','13'); fld(466,500,90,'OCCUPIED','11'); fld(556,500,90,'VACANT','2'); fld(646,500,110,'PREPARED BY','owner')
cols=[('Ln',22,'c'),('A',66,'l'),('B',58,'l'),('C',152,'l'),('D',46,'r'),('E',62,'c'),('F',62,'c'),('G',62,'r'),('H',66,'r'),('I',58,'r'),('J',66,'l')]
heads=[['','','No.'],['Unit','or Suite','(A)'],['Use of','Space','(B)'],['Name of Tenant','(if none, write VACANT)','(C)'],['Rentable','Sq. Ft.','(D)'],['Lease','Begins','(E)'],['Lease','Expires','(F)'],['Monthly','Base Rent','(G)'],['Annual Rent','(G x 12)','(H)'],['Security','Deposit','(I)'],['Utilities Paid','by Tenant','(J)']]
x0=36; top=494; hh=34; rh=18.5; n=15
xs=[x0]
for _,w,_a in cols: xs.append(xs[-1]+w)
c.setFillColorRGB(.88,.9,.93); c.rect(x0,top-hh,xs[-1]-x0,hh,fill=1,stroke=1); c.setFillColorRGB(0,0,0)
for i,h in enumerate(heads):
    for k,s in enumerate(h): t((xs[i]+xs[i+1])/2,top-9-k*10.5,s,'Helvetica-Bold' if k<2 else 'Helvetica',6.6,'c')
yb=top-hh-rh*(n+1)
for i in range(n+2): c.line(x0,top-hh-rh*i,xs[-1],top-hh-rh*i)
for x in xs: c.line(x,top,x,yb)
# extra column K
xk=xs[-1]; wk=W-36-xk
if wk>30:
    c.setFillColorRGB(.88,.9,.93); c.rect(xk,top-hh,wk,hh,fill=1); c.setFillColorRGB(0,0,0)
rows=[]; 
fm=lambda v:'' if v is None else m0(v)
fd=lambda v:'' if v is None else (v if isinstance(v,str) else us2(v))
for i in range(n):
    y=top-hh-rh*(i+1)+5.5
    t((xs[0]+xs[1])/2,y,str(i+1),'Helvetica',6.5,'c')
    if i>=len(R): continue
    u,use,ten,sf,s,e,rent,dep,ut,pd=R[i]
    vals=[None,u,use,ten or 'VACANT',fm(sf),fd(s),fd(e),fm(rent),fm(rent*12 if rent else None),fm(dep),ut or '']
    for k in range(1,11):
        al=cols[k][2]; z=8 if k in(3,1,2,5,6,10) else 8.5
        X=xs[k]+3 if al=='l' else xs[k+1]-3 if al=='r' else (xs[k]+xs[k+1])/2
        ink(X,y,vals[k],al,z)
    rows.append(dict(unit=u,unitType=use,area=sf,tenantName=ten,statusText='Occupied' if ten else 'VACANT',contractRent=rent,annualRent=rent*12 if rent else None,leaseStartDate=s,leaseEndDate=e,deposit=dep))
S=sum(x[6] or 0 for x in R); SD=sum(x[7] or 0 for x in R); SF=sum(x[3] or 0 for x in R)
bad=S-630   # planted: digits transposed
print(S,bad,S*12)
y=yb+5.5
t(xs[1]+3,y,'TOTALS','Helvetica-Bold',7.5)
ink(xs[5]-3,y,m0(SF),'r',8.5); ink(xs[8]-3,y,m0(bad),'r',8.5); ink(xs[9]-3,y,m0(S*12),'r',8.5); ink(xs[10]-3,y,m0(SD),'r',8.5)
y=yb-12
for s in ['CERTIFICATION: The undersigned certifies to Harbor Street Community Bank that the above is a true, correct and complete statement of all leases and tenancies at the Property as of the date',
 'shown; that no rent has been paid more than one month in advance; and that no tenant is entitled to any concession, offset or rebate except as disclosed on an attached sheet.']:
    t(36,y,s,'Helvetica',6.8); y-=9
y-=16
c.line(36,y,270,y); c.line(300,y,500,y); c.line(530,y,640,y)
t(36,y-8,'Signature of Borrower / Authorized Representative','Helvetica',6.2); t(300,y-8,'Title','Helvetica',6.2); t(530,y-8,'Date','Helvetica',6.2)
ink(303,y+3,'Managing Member'); ink(533,y+3,'12/04/2025')
t(36,22,'For bank use only:  Reviewed by ________   DSCR ______   Date ________','Helvetica',6.5); t(W-36,22,'Page 1 of 1','Helvetica',6.5,'r')
c.save()
save(NAME,dict(propertyName='Whitcomb Block',asOnDate='2025-12-01',units=13,occupied=11,vacant=2,
 planted=dict(what=f'Total of Monthly Base Rent is written {m0(bad)}; the rows sum to {m0(S)} (the annual total {m0(S*12)} is right)',kind='total_wrong'),rows=rows),
 'MIXED_USE','Bank\'s own preprinted certified rent roll form, filled in typewriter ink; empty lines left over',False)
