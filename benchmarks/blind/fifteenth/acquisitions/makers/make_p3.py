# Senior living OM page: actual / actual / T-3 annualized / pro forma with notes references and a notes page (platypus)
from st import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
R=random.Random(8303)
cols=['2023 Actual','2024 Actual','T-3 Annualized (Mar-May 2025)','Year 1 Pro Forma']
s=S('Historical and Pro Forma Cash Flow','Larkmead Village Assisted Living & Memory Care',None,None,cols,dash=True)
def L(l,vals,note='',**k): return s.L(l,vals,note=note,**k)
s.H('REVENUE')
a=[L('Assisted Living Room Rent',[3186440,3402815,3561904,3704380],'[1]'),L('Memory Care Room Rent',[1498210,1612377,1688420,1756000],'[1]'),L('Level of Care Fees',[642905,731288,804116,861500],'[2]'),L('Second Resident Fees',[58320,61740,57600,60000]),
   L('Community Fees',[121500,138000,112000,135000],'[3]'),L('Respite Stays',[44180,39260,51240,45000]),L('Provider Relief / Stimulus',[86400,0,0,0],'[4]'),L('Other Income',[18764,21030,19388,20500])]
g=s.T('Gross Revenue',a)
cb=L('Less: Concessions and Bad Debt',[-61208,-48915,-39720,-52660],'[5]')
r=s.T('EFFECTIVE GROSS REVENUE',[g,cb],'TOTAL',key='total_income')
s.H('OPERATING EXPENSES'); 
s.H('Labor')
l=[L('Nursing & Resident Care',[1406112,1472590,1513804,1540000],'[6]'),L('Agency Staffing',[188320,97415,41208,25000],'[6]'),L('Dietary',[402118,418740,427316,438000]),L('Housekeeping & Laundry',[148206,153890,157440,161000]),L('Maintenance',[101440,104925,107880,110500]),L('Activities',[118730,124612,127060,130500]),L('Administration & Marketing',[402680,421774,430912,441000]),L('Payroll Taxes & Benefits',[498311,502846,505120,512000])]
lt=s.T('Total Labor',l)
s.H('Non-Labor')
n=[L('Raw Food',[288140,301772,309604,315000]),L('Resident Care Supplies',[61304,64918,66240,68000]),L('Utilities',[212480,219366,224812,229500]),L('Repairs & Maintenance',[96180,88214,79328,95000]),L('Marketing & Referral Fees',[164230,171905,148716,165000],'[7]'),L('General & Administrative',[128916,134208,131752,136500]),L('Property Insurance',[88400,104120,118344,121900]),L('Real Estate Taxes',[146212,150598,150600,187500],'[8]'),L('Bad Debt Collection Costs',[0,4180,0,0])]
nt=s.T('Total Non-Labor',n)
ox=s.T('TOTAL OPERATING EXPENSES',[lt,nt],'TOTAL',key='total_operating_expenses')
e=s.T('EBITDARM',[r,ox],'TOTAL',signs=[1,-1])
mf=L('Management Fee (5.0%)',[int(round(x*.05)) for x in s.rows[r]['v']],'[9]')
noi=s.T('EBITDAR / NET OPERATING INCOME',[e,mf],'TOTAL',signs=[1,-1],key='noi')
rr=L('Capital Reserves ($450 / unit)',[39600,39600,39600,39600])
s.T('NET CASH FLOW BEFORE DEBT SERVICE',[noi,rr],'TOTAL',signs=[1,-1],key='net_cash_flow')
P=ParagraphStyle('x',fontName='Times-Roman',fontSize=7.6,leading=8.6); N=ParagraphStyle('n',fontName='Times-Roman',fontSize=9.5,leading=12.5)
hdr=[['','2023','2024','T-3 Annualized','% of','Year 1','% of','PRD',''],['','Actual','Actual','(Mar-May 2025)','EGR','Pro Forma','EGR','$','Note']]
data=hdr[:]; st=[]
RD=79.2*365; EV=s.rows[r]['v']
for x in s.rows:
    k=len(data); v=x['v']
    if x['rt']=='HEADING':
        data.append([x['label']]+['']*8); st.append(('FONT',(0,k),(0,k),'Times-Bold',8)) 
        if x['label'].isupper(): st.append(('BACKGROUND',(0,k),(-1,k),colors.HexColor('#e9efe4')))
        continue
    f=lambda z: par(z,0,'-','$' if x['rt']=='TOTAL' else '')
    pc=lambda i: f'{v[i]/EV[i]*100:.1f}%' if v[i] else '-'
    data.append([('    ' if x['rt']=='LINE' else '')+x['label'],f(v[0]),f(v[1]),f(v[2]),pc(2),f(v[3]),pc(3),f'{v[3]/RD:.2f}' if v[3] else '-',x.get('note','')])
    if x['rt']!='LINE':
        st.append(('FONT',(0,k),(-1,k),'Times-Bold',8)); st.append(('LINEABOVE',(1,k),(7,k),.5,colors.black))
    if x['rt']=='TOTAL': st.append(('BACKGROUND',(0,k),(-1,k),colors.HexColor('#cfdcc4')))
t=Table(data,colWidths=[210,72,72,82,40,76,40,46,36],rowHeights=[11]*len(data),repeatRows=2)
t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',8),('ALIGN',(1,0),(-1,-1),'RIGHT'),('ALIGN',(8,0),(8,-1),'CENTER'),('TOPPADDING',(0,0),(-1,-1),0),('BOTTOMPADDING',(0,0),(-1,-1),1.5),('VALIGN',(0,0),(-1,-1),'MIDDLE'),
   ('BACKGROUND',(0,0),(-1,1),colors.HexColor('#3b5a33')),('TEXTCOLOR',(0,0),(-1,1),colors.white),('FONT',(0,0),(-1,1),'Times-Bold',8)]+st))
def deco(c,d):
    c.saveState(); c.setFont('Times-Bold',13); c.setFillColor(colors.HexColor('#3b5a33')); c.drawString(54,576,'Larkmead Village Assisted Living & Memory Care'); c.setFont('Times-Roman',9.5); c.setFillGray(.3)
    c.drawString(54,563,'Historical and Pro Forma Cash Flow' if d.page==1 else 'Notes to the Historical and Pro Forma Cash Flow'); c.setFont('Times-Roman',8)
    c.drawRightString(738,576,'88 units / 96 licensed beds'); c.drawRightString(738,22,f'FINANCIAL ANALYSIS  |  {40+d.page}'); c.drawString(54,22,'Brightmoor Senior Capital Markets'); c.restoreState()
notes=['[1] Pro forma room rent assumes 90.0% average occupancy (79.2 units) and a 4.0% in-place rate increase effective January 2026.','[2] Level of care fees grew 13.7% in 2024 following a reassessment of all residents.','[3] Community fees of $5,000 on 27 move-ins per year in the pro forma.','[4] Non-recurring; received in the first quarter of 2023 and excluded thereafter.','[5] Pro forma underwritten at 0.8% of gross revenue.','[6] Agency use fell from $188,320 in 2023 as permanent nursing positions were filled.','[7] Referral commissions are paid on roughly one in three move-ins.','[8] Pro forma taxes adjusted for reassessment at 75% of the anticipated price.','[9] Market management fee of 5.0% of effective gross revenue applied to all periods; actual fee is 4.5%.']
SimpleDocTemplate(f'{DOC}/Larkmead_OM_p41-42.pdf',pagesize=(792,612),leftMargin=54,rightMargin=54,topMargin=56,bottomMargin=34,invariant=1).build([t,PageBreak(),Spacer(1,8)]+[Paragraph(x,N) for x in notes],onFirstPage=deco,onLaterPages=deco)
dump('Larkmead_OM_p41-42.pdf',[s])
