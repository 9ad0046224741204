from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import inch
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
import glob
fp=lambda n: [p for p in glob.glob('/usr/share/fonts/**/*.ttf',recursive=True) if p.endswith(n)][0]
pdfmetrics.registerFont(TTFont('LS',fp('LiberationSerif-Regular.ttf'))); pdfmetrics.registerFont(TTFont('LSB',fp('LiberationSerif-Bold.ttf'))); pdfmetrics.registerFont(TTFont('LSI',fp('LiberationSerif-Italic.ttf')))
FN='exhibit_c_datacenter_rent_roll.pdf'
D=dt.date
R=[('Data Hall 1','Corvane Cloud Services, Inc.','Corvane Holdings plc (guarantor)',48200,'6,000',D(2021,7,1),D(2033,6,30),741300.00,[(D(2026,7,1),763539.00),(D(2027,7,1),786445.17)],'Two (2) 5-yr at 103% of then-current rent',0.00),
('Data Hall 2A','Fathom Managed Hosting LLC','',21650,'2,250',D(2022,11,1),D(2029,10,31),298125.00,[(D(2026,11,1),306323.44)],'One (1) 5-yr at FMV',596250.00),
('Data Hall 2B','Ostrava Trading Technologies, L.P.','Letter of credit held in lieu of cash',19400,'1,800',D(2024,3,1),D(2034,2,28),252900.00,[(D(2026,3,1),260487.00),(D(2027,3,1),268301.61),(D(2028,3,1),276350.66)],'None',0.00),
('Office 110','Meridian Ridge Carrier Services LLC','',6120,'n/a',D(2023,5,15),D(2028,5,31),13260.00,[(D(2026,6,1),13657.80)],'One (1) 3-yr at FMV',26520.00)]
rows=[dict(unit=u,tenantName=t,area=a,leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=m,annualRent=m*12,rentSteps=[dict(date=iso(x),amount=y) for x,y in stp],deposit=dep,statusText='Occupied') for u,t,g,a,kw,s,e,m,stp,o,dep in R]
p=ParagraphStyle('p',fontName='LS',fontSize=8.2,leading=9.8); pr=ParagraphStyle('pr',parent=p,alignment=2); b=ParagraphStyle('b',parent=p,fontName='LSB',alignment=1); ce=ParagraphStyle('ce',fontName='LSB',fontSize=12,leading=15,alignment=1); body=ParagraphStyle('bo',fontName='LS',fontSize=9.5,leading=12)
ld=lambda d:f"{d:%B} {d.day}, {d.year}"
sd=lambda d:f"{d.month}/{d.day}/{d.year}"
data=[[Paragraph(x,b) for x in ('Premises','Tenant','Rentable<br/>Sq. Ft.','Critical<br/>Load (kW)','Commence-<br/>ment','Expiration','Current Monthly<br/>Base Rent','Current Annual<br/>Base Rent','Scheduled Increases<br/>(Monthly Base Rent)','Renewal Options','Security<br/>Deposit')]]
for u,t,g,a,kw,s,e,m,stp,o,dep in R:
    data.append([Paragraph(u,p),Paragraph(t+(f'<br/><font name="LSI">{g}</font>' if g else ''),p),Paragraph(f'{a:,}',pr),Paragraph(kw,pr),Paragraph(sd(s),p),Paragraph(sd(e),p),Paragraph(f'${m:,.2f}',pr),Paragraph(f'${m*12:,.2f}',pr),Paragraph('<br/>'.join(f'{sd(x)}: ${y:,.2f}' for x,y in stp),p),Paragraph(o,p),Paragraph(f'${dep:,.2f}',pr)])
sm=lambda i:sum(r[i] for r in R)
data.append([Paragraph('Total','b' and ParagraphStyle('l',parent=p,fontName='LSB')),'',Paragraph(f'{sm(3):,}',pr),Paragraph('10,050',pr),'','',Paragraph(f'${sm(7):,.2f}',pr),Paragraph(f'${sm(7)*12:,.2f}',pr),'','',Paragraph(f'${sm(10):,.2f}',pr)])
t=Table(data,colWidths=[52,108,44,44,54,54,72,78,96,76,66],style=[('LINEABOVE',(0,0),(-1,0),1,colors.black),('LINEBELOW',(0,0),(-1,0),.6,colors.black),('LINEABOVE',(0,-1),(-1,-1),.6,colors.black),('LINEBELOW',(0,-1),(-1,-1),1,colors.black),('VALIGN',(0,1),(-1,-1),'TOP'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('BOTTOMPADDING',(0,0),(-1,-1),6)])
S=lambda n:Spacer(1,n)
flow=[Paragraph('EXHIBIT C',ce),Paragraph('CERTIFIED RENT ROLL',ce),S(6),Paragraph('Property: <font name="LSB">Gantry Point Data Center</font>, 4100 Gantry Point Parkway &nbsp;&nbsp;&nbsp; Borrower: GPDC Owner LLC &nbsp;&nbsp;&nbsp; Loan No. 70-118842',body),Paragraph(f'Rents stated as of December 31, 2025',body),S(10),t,S(10),
Paragraph('Base Rent for the Data Halls is payable on contracted critical load. Electricity is metered and passed through to each tenant without mark-up and is not included above. Each lease is triple net. No tenant has prepaid rent more than one month in advance, and no tenant has given notice of termination.',body),S(8),
Paragraph('The undersigned certifies to Lender that the foregoing is a true, correct and complete list of all leases affecting the Property as of the date stated above.',body),S(16),Paragraph('GPDC OWNER LLC, a Delaware limited liability company',body),S(18),Paragraph('By: ______________________________<br/>Name:<br/>Title: Authorized Signatory<br/>Date signed: January 16, 2026',body)]
def ft(c,d): c.setFont('LS',8); c.drawCentredString(396,26,'Exhibit C – 1')
SimpleDocTemplate(os.path.join(DOC,FN),pagesize=landscape(letter),leftMargin=22,rightMargin=22,topMargin=40,bottomMargin=40).build(flow,onFirstPage=ft)
save(FN,'OTHER',"Lender's exhibit, data centre, wrapped cells with steps in one cell",True,rows,propertyName='Gantry Point Data Center',asOnDate='2025-12-31',units=4,occupied=4,vacant=0)
