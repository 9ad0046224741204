from common import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib.pagesizes import letter
fn='affidavit_schedule_C_rental_houses.pdf'
data=[("1127 Wexford Ave., Parma","Nestor & Hana Juarez",1150,1150,dt.date(2022,6,1),dt.date(2025,5,31),0),
("4410 Tuxedo Rd., Parma","Rhonda Kirkbride",1075,800,dt.date(2021,9,1),"month to month",1075),
("63 Sheldon Ct., Berea","Floyd Ambrose",1295,1295,dt.date(2024,3,15),dt.date(2025,3,14),0),
("65 Sheldon Ct., Berea",None,None,None,None,None,None),
("2208 Archmere Ave., Cleveland","Tamika Upchurch",975,975,dt.date(2023,11,1),dt.date(2024,10,31),2437.5),
("3351 W. 129th St., Cleveland","Emmett Birdsong and Viola Birdsong",1020,500,dt.date(2019,4,1),"month to month",340),
("9 Larkspur Ln., Brook Park","Priya Isaksen",1450,1450,dt.date(2024,8,1),dt.date(2026,7,31),0),
("514 Fayette Blvd., Brook Park","Silas Rutledge",1225,1225,dt.date(2024,2,1),dt.date(2025,1,31),0)]
b=PS('b',fontName='Times-Roman',fontSize=11,leading=14,spaceAfter=7); ct=PS('c',parent=b,alignment=1,fontName='Times-Bold'); s=PS('s',parent=b,fontSize=9.5,leading=11,spaceAfter=0)
sh=PS('sh',parent=s,fontName='Times-Bold',alignment=1)
f=lambda d:d.strftime('%B ')+str(d.day)+d.strftime(', %Y')
rows=[];t=[[Paragraph(x,sh) for x in ('House','Tenant','Rent per Month','Deposit Held','Lease Began','Lease Ends','Rent Past Due')]]
for a,n,r,dp,st,en,o in data:
    if n is None:
        t.append([Paragraph(a,s),Paragraph('vacant since July',s)]+['']*5); rows.append(dict(unit=a,statusText='vacant')); continue
    t.append([Paragraph(a,s),Paragraph(n.replace('&','&amp;'),s),'$'+m2(r),'$'+m2(dp),Paragraph(f(st),s),Paragraph(en if isinstance(en,str) else f(en),s),'$'+m2(o) if o else 'none'])
    d=dict(unit=a,tenantName=n,statusText='Occupied',contractRent=r,deposit=dp,leaseStartDate=iso(st),leaseEndDate=en if isinstance(en,str) else iso(en))
    if o: d['balance']=o
    rows.append(d)
t.append(['Total','']+['$'+m2(sum(x[i] or 0 for x in data)) for i in (2,3)]+['','','$'+m2(sum(x[6] or 0 for x in data))])
tb=Table(t,colWidths=[104,94,62,62,70,70,60],repeatRows=1); tb.setStyle([('FONT',(0,0),(-1,-1),'Times-Roman',9.5),('VALIGN',(0,0),(-1,-1),'TOP'),('ALIGN',(2,1),(3,-1),'RIGHT'),('ALIGN',(6,1),(6,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,0),1,'black'),('LINEABOVE',(0,-1),(-1,-1),.7,'black'),('FONT',(0,-1),(-1,-1),'Times-Bold',9.5),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)])
S=[Paragraph('IN THE COURT OF COMMON PLEAS<br/>DIVISION OF DOMESTIC RELATIONS<br/>CUYAHOGA COUNTY, OHIO',ct),Spacer(1,8),
Paragraph('Case No. DR-24-398812',b),Paragraph('AFFIDAVIT OF PLAINTIFF - SCHEDULE C<br/>RENTAL HOUSES OWNED BY BLUE HERON HOMES LLC',ct),
Paragraph('I, being first duly sworn, state that the following is a true and complete list of the single-family houses titled in the name of Blue Heron Homes LLC, in which I hold a 100% membership interest, the persons occupying them, and the rent and deposits due under each lease as of October 15, 2024.',b),tb,Spacer(1,10),
Paragraph('Of the eight houses listed, seven are rented and one is vacant. All deposits are held in a separate account at First Lakeshore Bank. Tenants pay gas, electric, water and sewer. The 4410 Tuxedo tenant has been served with a three-day notice.',b),
Paragraph('Further affiant sayeth naught.',b),Spacer(1,20),Paragraph('______________________________<br/>Affiant',b),
Paragraph('Sworn to and subscribed in my presence this _____ day of October, 2024.',b),Spacer(1,14),Paragraph('______________________________<br/>Notary Public',b)]
SimpleDocTemplate(D+fn,pagesize=letter,leftMargin=45,rightMargin=45,topMargin=54,invariant=1).build(S,onFirstPage=lambda c,d:(c.setFont('Times-Roman',9),c.drawCentredString(306,26,'Page 1')))
save(fn,'SINGLE_FAMILY_RENTAL','sworn affidavit with schedule',False,'Blue Heron Homes LLC','2024-10-15',rows,8,7,1)
