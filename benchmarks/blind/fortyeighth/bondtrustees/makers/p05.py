# certified rent roll attached to an estoppel
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
fn='Exhibit_C_certified_rent_roll.pdf'
n=ParagraphStyle('n',fontName='Times-Roman',fontSize=11,leading=14.5,alignment=4,spaceAfter=9); h=ParagraphStyle('h',parent=n,fontName='Times-Bold',alignment=1,fontSize=12,spaceAfter=4); s=ParagraphStyle('s',fontName='Times-Roman',fontSize=8.5,leading=10); sb=ParagraphStyle('sb',parent=s,fontName='Times-Bold',alignment=1); sr=ParagraphStyle('sr',parent=s,alignment=2)
rows=[dict(unit='First Floor, Suite 100',tenantName='Caldera Title & Escrow, Inc.',area=6412,leaseStartDate=d(2021,6,1),leaseEndDate=d(2028,5,31),contractRent=14427.0,deposit=14000.0,rentSteps=[(d(2026,6,1),14859.81)],pt='August 31, 2025',statusText='Occupied'),
 dict(unit='First Floor, Suite 150',area=2208,statusText='Vacant'),
 dict(unit='Second Floor, Suite 200',tenantName='Penhallow Structural Engineers, P.C.',area=8190,leaseStartDate=d(2019,11,15),leaseEndDate=d(2029,11,30),contractRent=19451.25,deposit=18200.0,rentSteps=[(d(2025,12,1),19937.53),(d(2026,12,1),20435.97)],pt='August 31, 2025',statusText='Occupied'),
 dict(unit='Third Floor (entire)',tenantName='County of Marlow, Department of Human Services',area=11640,leaseStartDate=d(2023,7,1),leaseEndDate=d(2033,6,30),contractRent=24735.0,deposit=0.0,rentSteps=[(d(2028,7,1),26971.0)],pt='September 30, 2025',statusText='Occupied')]
fd=lambda x:x.strftime('%B ')+f"{x.day}, {x.year}"
P=lambda t,st=s:Paragraph(t.replace('&','&amp;'),st)
tab=[[P(t,sb) for t in ('Premises','Tenant','Rentable Sq. Ft.','Term','Monthly Fixed Rent','Scheduled Increases','Security Deposit','Rent Paid Through')]]
tab=[[P(t,sb) for t in ('Premises','Tenant','Rentable Sq. Ft.','Commencement Date','Expiration Date','Monthly Fixed Rent','Scheduled Increases (monthly)','Security Deposit','Rent Paid Through')]]
for x in rows:
    if 'tenantName' not in x: tab.append([P(x['unit']),P('Vacant'),P(f"{x['area']:,}",sr)]+[P('N/A',ParagraphStyle('ce',parent=s,alignment=1))]*6); continue
    tab.append([P(x['unit']),P(x['tenantName']),P(f"{x['area']:,}",sr),P(fd(x['leaseStartDate'])),P(fd(x['leaseEndDate'])),P(f"${x['contractRent']:,.2f}",sr),Paragraph('<br/>'.join(f"{us(q)}: ${v:,.2f}" for q,v in x['rentSteps']),s),P('None' if not x['deposit'] else f"${x['deposit']:,.2f}",sr),P(x['pt'])])
S=lambda k:sum(x.get(k,0) for x in rows)
tab.append([P('<b>Total</b>'),'',P(f"<b>{S('area'):,}</b>",sr),'','',P(f"<b>${S('contractRent'):,.2f}</b>",sr),'',P(f"<b>${S('deposit'):,.2f}</b>",sr),''])
t=Table(tab,colWidths=[60,80,44,74,58,56,82,54,56]); t.setStyle(TableStyle([('GRID',(0,0),(-1,-1),.5,colors.black),('VALIGN',(0,0),(-1,-1),'TOP'),('VALIGN',(0,0),(-1,0),'MIDDLE'),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]))
doc=SimpleDocTemplate(os.path.join(DOC,fn),pagesize=letter,leftMargin=24,rightMargin=24,topMargin=64,bottomMargin=60)
I=lambda t,st=n:Table([[Paragraph(t,st)]],colWidths=[480],style=[('ALIGN',(0,0),(-1,-1),'CENTER')])
def pf(c,dc): c.setFont('Times-Roman',9); c.drawCentredString(306,30,f'Exhibit C - {dc.page}')
doc.build([I('EXHIBIT C',h),I("to Borrower's Estoppel Certificate",ParagraphStyle('x',parent=n,alignment=1)),I('CERTIFIED RENT ROLL',h),Spacer(1,12),
 I('The undersigned, Marlow Exchange Building LLC, a Delaware limited liability company ("Borrower"), as owner of the land and three-story office building known as the <b>Marlow Exchange Building</b>, 300 Depot Street (the "Property"), hereby certifies to Tidewater Bank and Trust, as Bond Trustee, its successors and assigns, that:'),
 I('1. Attached hereto as Schedule 1 is a true, correct and complete list of all leases, licenses and other agreements for the occupancy of any portion of the Property, and of all space not so leased, as of August 1, 2025.'),
 I('2. No rent has been paid more than one month in advance, except as shown in Schedule 1. No tenant is entitled to any abatement, concession, offset or allowance that has not been fully applied or paid.'),
 I('3. Each tenant pays, in addition to Monthly Fixed Rent, its proportionate share of increases in operating expenses and real estate taxes over a base year. Such amounts are not included in Schedule 1.'),
 I('4. Security deposits are held in a segregated account with the depository named in the Loan Agreement and have not been applied.'),
 I('IN WITNESS WHEREOF, Borrower has caused this certificate to be executed by its duly authorized signatory this 14th day of August, 2025.'),Spacer(1,24),I('MARLOW EXCHANGE BUILDING LLC<br/><br/>By: ____________________________<br/>Name:<br/>Title: Manager'),PageBreak(),
 I('SCHEDULE 1',h),I('Rent Roll of the Marlow Exchange Building as of August 1, 2025',ParagraphStyle('x',parent=n,alignment=1)),Spacer(1,8),t,Spacer(1,10),I('Certified true and complete: ______________ (initials)')],onFirstPage=pf,onLaterPages=pf)
for x in rows:
    x['rentSteps']=[dict(date=str(q),amount=v) for q,v in x.get('rentSteps',[])]; x.pop('pt',None)
    if x.get('deposit')==0: x.pop('deposit')
save(fn,dict(propertyName='Marlow Exchange Building',asOnDate='2025-08-01',units=4,occupied=3,vacant=1,rows=rows),'OFFICE','certified rent roll attached to an estoppel certificate')
