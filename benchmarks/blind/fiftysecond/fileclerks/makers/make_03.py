# small office, attorney's schedule (Exhibit B), portrait, Times, ruled table with wrapped cells, annual + monthly, footnotes. 
from common import *
from datetime import date as D
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
N='Exhibit B - Certified Rent Roll - 88 Chandler St.pdf'
b=PS('b',fontName='Times-Roman',fontSize=9,leading=10.5);r_=PS('r',parent=b,alignment=2);hb=PS('h',parent=b,fontName='Times-Bold',alignment=1)
ttl=PS('t',parent=b,fontName='Times-Bold',fontSize=12,leading=15,alignment=1);body=PS('bd',parent=b,fontSize=10.5,leading=13,spaceAfter=7)
ld=lambda d:d.strftime('%B ')+str(d.day)+d.strftime(', %Y')
# suite, tenant, sf, commence, expire, monthly, deposit, note, options
T=[('Suite 100','Pruitt, Lang & Sorrel, LLP',4120,D(2019,6,1),D(2029,5,31),9013.00,18026.00,'1','One 5-yr. at 95% FMV'),
('Suite 110','Coastal Hearing Center, P.C.',1680,D(2022,3,1),D(2027,2,28),3780.00,3780.00,None,'None'),
('Suite 120','VACANT',1245,None,None,None,None,None,None),
('Suite 200','Delancey Surveying Co.',2300,D(2015,9,1),'Month-to-month',4600.00,0.00,'2','None'),
('Suite 210','Halcyon Home Care, Inc.',1930,D(2024,11,1),D(2029,10,31),4503.00,9006.00,None,'Two 3-yr. at +3% p.a.'),
('Suite 215','Halcyon Home Care, Inc. (storage)',310,D(2024,11,1),D(2029,10,31),310.00,None,None,'Co-terminous'),
('Suite 220','R. T. Vandermeer, C.P.A.',960,D(2018,1,1),D(2025,12,31),2080.00,2000.00,None,'None'),
('Suite 300','Umbra Software Corp.',5550,D(2023,5,1),D(2028,4,30),12718.75,25437.50,'3','One 5-yr. at FMV')]
m=lambda v:f'${v:,.2f}'
rows=[[Paragraph(x,hb) for x in ('Premises','Tenant','Rentable<br/>Sq. Ft.','Commencement<br/>Expiration','Annual<br/>Base Rent','Monthly<br/>Base Rent','Security<br/>Deposit','Renewal<br/>Options')]]
truth=[];A=M=S=DEP=0
for u,n,sf,s,e,mo,dep,fn,op in T:
    S+=sf;t=dict(unit=u,area=sf)
    if n=='VACANT':
        rows.append([Paragraph(u,b),Paragraph(n,b),Paragraph(f'{sf:,}',r_),'','','','','']);t['statusText']='VACANT'
    else:
        A+=mo*12;M+=mo;DEP+=dep or 0
        es=e if isinstance(e,str) else ld(e)
        rows.append([Paragraph(u,b),Paragraph(n+(f'<super>{fn}</super>' if fn else ''),b),Paragraph(f'{sf:,}',r_),Paragraph(ld(s)+'<br/>'+es,b),Paragraph(m(mo*12),r_),Paragraph(m(mo),r_),Paragraph(m(dep) if dep is not None else '',r_),Paragraph(op,b)])
        t.update(tenantName=n,statusText='Occupied',contractRent=mo,annualRent=mo*12,leaseStartDate=s,leaseEndDate=e,deposit=dep)
        if fn=='1':t['rentSteps']=[]
    truth.append(t)
rows.append([Paragraph('<b>TOTAL</b>',b),'',Paragraph(f'<b>{S:,}</b>',r_),'',Paragraph(f'<b>{m(A)}</b>',r_),Paragraph(f'<b>{m(M)}</b>',r_),Paragraph(f'<b>{m(DEP)}</b>',r_),''])
t=Table(rows,colWidths=[50,92,46,86,68,62,62,74],repeatRows=1)
t.setStyle(TableStyle([('GRID',(0,0),(-1,-1),.6,colors.black),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]))
vs=sum(x[2] for x in T if x[1]=='VACANT')
F=[Paragraph('EXHIBIT B',ttl),Paragraph('CERTIFIED RENT ROLL',ttl),Spacer(1,8),
Paragraph('The undersigned, being the manager of 88 Chandler Street Associates, LLC (“Borrower”), hereby certifies to Lender that the following is a true and complete schedule of all leases affecting the property known as the <b>Chandler Professional Building</b>, 88 Chandler Street, as of <b>October 15, 2025</b>, and that no rent has been paid more than thirty days in advance except as noted.',body),t,Spacer(1,9),
Paragraph('Notes:',b),
Paragraph('<super>1</super> Tenant pays its pro rata share (22.8%) of real estate tax and operating cost increases over a 2019 base year. Option notice due on or before November 30, 2028.',b),
Paragraph('<super>2</super> Lease expired August 31, 2020; tenant holds over from month to month at the last rent. Either party may terminate on sixty days’ notice.',b),
Paragraph('<super>3</super> Security deposit is held in the form of a letter of credit. Tenant is entitled to 14 unreserved parking spaces without charge.',b),Spacer(1,8),
Paragraph(f'Leased: {S-vs:,} square feet ({(S-vs)/S*100:.1f}%). Vacant: {vs:,} square feet ({vs/S*100:.1f}%). Base rent is exclusive of tenant electricity, which is separately metered.',body),
Spacer(1,20),Paragraph('88 CHANDLER STREET ASSOCIATES, LLC',body),Paragraph('By: ______________________________<br/>Name: Thaddeus Mirren<br/>Title: Manager',body)]
def foot(c,d):
    c.setFont('Times-Roman',8);c.drawCentredString(306,30,f'B-{d.page}');c.drawString(36,30,'{00417233.DOCX; 2}')
SimpleDocTemplate(doc(N),pagesize=letter,leftMargin=36,rightMargin=36,topMargin=50,bottomMargin=50,invariant=1).build(F,onFirstPage=foot,onLaterPages=foot)
save(N,dict(propertyName='Chandler Professional Building',asOnDate='2025-10-15',units=len(T),occupied=7,vacant=1,rows=truth),'OFFICE','attorney','certified exhibit, ruled table, commencement over expiration in one cell, footnotes')
