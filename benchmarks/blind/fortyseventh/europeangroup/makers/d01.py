# Service charge certificate, UK shopping centre, reportlab platypus
from helper import *
from reportlab.lib.pagesizes import A4
from reportlab.lib import colors
from reportlab.lib.units import mm
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
N='castlegate_service_charge_certificate_2025.pdf'
r=random.Random(101)
s=St('Service Charge Certificate – Statement of Expenditure','Castlegate Shopping Centre, Wrenford','2025-01-01','2025-12-31',
  ['Actual year ended 31 Dec 2025','Budget year ended 31 Dec 2025','Variance £','Actual year ended 31 Dec 2024'])
s.colrules=[(2,[(0,1),(1,-1)])]
def L(label,code,bud,note=None,f=None):
    a=round(bud*(f or r.uniform(.9,1.09)),2); p=round(bud*r.uniform(.87,1.02),2)
    return s.line(label,[a,float(bud),round(a-bud,2),p],code,note=note)
secs=[('Management','1','Total Management',[('Management fees','1.1',148500,None,1.0),('Accounting fees','1.2',12400),('Site management resources','1.3',213750,'1'),('Health, safety and environmental management','1.4',9850)]),
('Utilities','2','Total Utilities',[('Electricity','2.1',186000,'2',1.1184),('Gas','2.2',31200),('Water','2.3',14650)]),
('Soft Services','3','Total Soft Services',[('Security','3.1',402300,'3'),('Cleaning and environmental','3.2',267900),('Marketing and promotions','3.3',95000),('Waste management','3.4',58400),('Landscaping and internal planting','3.5',11750)]),
('Hard Services','4','Total Hard Services',[('Mechanical and electrical services (M&E)','4.1',119600),('Lift and escalators','4.2',46300),('Suspended access equipment','4.3',6200),('Fabric repairs and maintenance','4.4',88500,'4',1.2247)]),
('Insurance','6','Total Insurance',[('Engineering insurance','6.1',4180),('All risks insurance cover','6.2',7920)]),
('Exceptional Expenditure','7','Total Exceptional Expenditure',[('Major works – mall roof lights phase 2','7.1',140000,'5',.9641),('Forward funding','7.3',25000,None,1.0)])]
subs=[]
for h,c,t,ls in secs:
    s.head(h,c); ii=[L(*l) for l in ls]; subs.append(s.sub(t,ii))
s.head('Income','5')
def LI(label,code,bud,note=None):
    a=-round(bud*r.uniform(.9,1.1),2); return s.line(label,[a,-float(bud),round(a+bud,2),-round(bud*r.uniform(.85,1.0),2)],code,note=note)
ii=[LI('Interest on service charge account','5.1',6500),LI('Income from commercialisation','5.2',42000,'6'),LI('Income from recycling','5.3',1850)]
subs.append(s.sub('Total Income',ii))
T=s.sub('NET SERVICE CHARGE EXPENDITURE',subs,typ='TOTAL')
s.key(total_operating_expenses=T)
def f(v):
    if v is None:return ''
    t=f'{abs(v):,.2f}'; return f'({t})' if v<0 else t
st=ParagraphStyle('n',fontName='Helvetica',fontSize=7.6,leading=9.2)
sm=ParagraphStyle('s',fontName='Helvetica',fontSize=8,leading=10.5,spaceAfter=4)
data=[['Cost\ncode','Cost category','Note','Actual\nyear ended\n31 Dec 2025\n£','Budget\nyear ended\n31 Dec 2025\n£','Variance\n\n\n£','Variance\n\n\n%','Actual\nyear ended\n31 Dec 2024\n£']]
sty=[('FONT',(0,0),(-1,-1),'Helvetica',7.6),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.6),('ALIGN',(2,0),(-1,-1),'RIGHT'),('ALIGN',(2,0),(2,-1),'CENTER'),
 ('BACKGROUND',(0,0),(-1,0),colors.HexColor('#1f3a4d')),('TEXTCOLOR',(0,0),(-1,0),colors.white),('VALIGN',(0,0),(-1,0),'BOTTOM'),
 ('TOPPADDING',(0,1),(-1,-1),1.7),('BOTTOMPADDING',(0,1),(-1,-1),1.9)]
for k,w in enumerate(s.rows):
    v=w['values'];n=len(data)
    if w['typ']=='HEADING':
        data.append([w['code'],w['label'],'','','','','','']); sty+=[('FONT',(0,n),(1,n),'Helvetica-Bold',8),('TEXTCOLOR',(0,n),(1,n),colors.HexColor('#1f3a4d')),('TOPPADDING',(0,n),(-1,n),5)]
    else:
        pc=(v[2]/abs(v[1])*100) if v[1] else 0
        data.append([w['code'] or '',w['label'],w['x'].get('note') or '',f(v[0]),f(v[1]),f(v[2]) if v[2] else '0.00',f'{pc:.1f}%' if pc>=0 else f'({-pc:.1f}%)',f(v[3])])
        if w['typ']!='LINE': sty+=[('FONT',(0,n),(-1,n),'Helvetica-Bold',7.6),('LINEABOVE',(3,n),(-1,n),.5,colors.black)]
        if w['typ']=='TOTAL': sty+=[('LINEBELOW',(3,n),(-1,n),1.2,colors.black),('BACKGROUND',(0,n),(-1,n),colors.HexColor('#dde6ec')),('TOPPADDING',(0,n),(-1,n),4),('BOTTOMPADDING',(0,n),(-1,n),4)]
t=Table(data,colWidths=[11*mm,63*mm,9*mm,23*mm,23*mm,20*mm,15*mm,23*mm],repeatRows=1); t.setStyle(TableStyle(sty))
H=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=13,leading=16); h2=ParagraphStyle('h2',fontName='Helvetica',fontSize=9.5,leading=13)
def foot(c,d):
    c.setFont('Helvetica',7); c.setFillGray(.4)
    c.drawString(15*mm,9*mm,'Managing agent: Ashby Thorne Retail Management LLP  |  RICS Professional Statement: Service charges in commercial property')
    c.drawRightString(195*mm,9*mm,f'Page {d.page} of 2')
el=[Paragraph('Castlegate Shopping Centre, Wrenford',H),Paragraph('Service Charge Certificate – Statement of Expenditure',h2),Paragraph('For the year ended 31 December 2025 &nbsp;&nbsp; Schedule 1 – All tenants',h2),Spacer(1,6),t,PageBreak(),
 Paragraph('Notes to the statement of expenditure',H),Spacer(1,6)]
for x in ['<b>1. Site management resources.</b> Includes the centre manager, operations manager and two administrators, together with the management suite rent-free accommodation cost of nil.',
'<b>2. Electricity.</b> The supply contract was renewed on 1 April 2025 at a unit rate higher than assumed in the budget. Sub-metered recoveries from tenants are excluded.',
'<b>3. Security.</b> 24 hour cover, 7 days a week. The contract was retendered in May 2025 for a three-year term.',
'<b>4. Fabric repairs.</b> Storm damage to the service yard canopy in November 2025 fell below the insurance excess and has been charged to the service charge.',
'<b>5. Major works.</b> Second of three phases. The tenants were notified in the budget letter dated 12 November 2024.',
'<b>6. Commercialisation.</b> Net of direct costs, credited in full for the benefit of tenants.',
'<b>Basis of preparation.</b> The statement is prepared on the accruals basis and excludes value added tax. The Landlord has elected to waive exemption (opted to tax) in respect of the property.',
'<b>Certificate.</b> We certify that, to the best of our knowledge and belief, the expenditure set out above represents a true and accurate record of the expenditure incurred by the Landlord in supplying the services for the period stated.']:
    el.append(Paragraph(x,sm))
el+=[Spacer(1,30),Paragraph('...............................................<br/>For and on behalf of Ashby Thorne Retail Management LLP<br/>Date: 23 March 2026',sm)]
SimpleDocTemplate(doc(N),pagesize=A4,leftMargin=12*mm,rightMargin=12*mm,topMargin=13*mm,bottomMargin=15*mm,title='Service charge certificate').build(el,onFirstPage=foot,onLaterPages=foot)
save(N,[s],'RETAIL','OPERATING_STATEMENT','UK RICS service charge certificate, note column, budget variance, prior year, notes page',False)
