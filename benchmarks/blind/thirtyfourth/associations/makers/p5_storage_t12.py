from kit import *
import random
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer, KeepTogether
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.lib.pagesizes import landscape, letter
rnd=random.Random(3403)
F='boxelder-storage-t12-oct25.pdf'
mon=['Nov 24','Dec 24','Jan 25','Feb 25','Mar 25','Apr 25','May 25','Jun 25','Jul 25','Aug 25','Sep 25','Oct 25']
s=St(mon+['Total'])
sea=[.97,.95,.94,.94,.97,1,1.03,1.06,1.07,1.06,1.03,1.0]
def ln(code,label,base,var=.03,season=False,only=None,sg=1,zero=False):
    v=[]
    for k in range(12):
        if only is not None and k not in only: v.append(0.0)
        else: v.append(round(sg*base*(sea[k] if season else 1)*rnd.uniform(1-var,1+var),2))
    return s.l(label,v+[round(sum(v),2)],code=code)
s.h('Revenue')
r=[ln('4010','Rental Income',88400,.015,True),ln('4015','Rental Discounts & Concessions',3100,.35,sg=-1),ln('4020','Parking/RV Space Rent',6250,.02),ln('4030','Bad Debt / Auction Write-Offs',1150,.5,sg=-1)]
nr=s.t('Net Rental Revenue',r)
s.h('Ancillary Revenue')
o=[ln('4110','Tenant Protection Plan',7400,.03,True),ln('4120','Administration Fees',1450,.25,True),ln('4130','Late Fees',3350,.15),ln('4140','Lien & Auction Fees',420,.5),ln('4210','Merchandise Sales',890,.25,True),ln('4220','Truck Rental Commission',610,.3,True),ln('4290','Other Income',75,.9)]
no=s.t('Total Ancillary Revenue',o)
ti=s.t('Total Revenue',[nr,no],kind='TOTAL')
cg=ln('4900','Cost of Merchandise Sold',470,.25,True)
gp=s.t('Gross Profit',[ti,cg],[1,-1],kind='TOTAL')
s.h('Operating Expenses')
s.h('Payroll')
p=[ln('5010','Store Manager Salaries',7150,.0),ln('5020','Relief Staff Wages',2280,.2),ln('5030','Bonuses',1500,.2,only=[1,4,7,10]),ln('5040','Payroll Taxes & Benefits',1620,.08)]
tp=s.t('Total Payroll',p)
s.h('Marketing')
m=[ln('5110','Pay-Per-Click & Web Listing',2950,.15),ln('5120','Call Center',780,.0),ln('5130','Local Marketing & Referral',240,.5)]
tm=s.t('Total Marketing',m)
s.h('Facility')
f=[ln('5210','Electric',1880,.22),ln('5215','Water & Sewer',365,.15),ln('5220','Trash',290,.0),ln('5225','Telephone & Internet',415,.02),ln('5310','Repairs & Maintenance',1700,.6),ln('5315','Landscaping',850,.0,only=[4,5,6,7,8,9,10,11]),ln('5320','Snow Removal',1350,.4,only=[1,2,3]),ln('5325','Gate & Camera Service',330,.1),ln('5330','Pest Control',145,.0),ln('5335','Elevator Contract',510,.0)]
tf=s.t('Total Facility',f)
s.h('Administrative')
a=[ln('5410','Credit Card & Bank Fees',2350,.05,True),ln('5420','Software License',495,.0),ln('5430','Office Supplies & Postage',310,.35),ln('5440','Professional Fees',2600,.3,only=[3,9]),ln('5450','Lien Processing Costs',185,.5),ln('5460','Licenses & Dues',640,.0,only=[2])]
ta=s.t('Total Administrative',a)
s.h('Fixed Charges')
x=[ln('5510','Property Tax',10875,.0),ln('5520','Insurance',2190,.0)]
tx=s.t('Total Fixed Charges',x)
mf=ln('5610','Management Fee',0,0)
s.rows[mf]['vals']=[round(.055*s.rows[ti]['vals'][k],2) for k in range(12)]; s.rows[mf]['vals'].append(round(sum(s.rows[mf]['vals']),2))
te=s.t('Total Operating Expenses',[tp,tm,tf,ta,tx,mf],kind='TOTAL')
ni=s.t('Net Operating Income',[gp,te],[1,-1],kind='TOTAL')
s.h('Non-Operating')
q=[ln('6010','Mortgage Interest',21640,.006),ln('6020','Capital Improvements',7400,.5,only=[5,6]),ln('6030','Owner Travel',380,.4,only=[3,11])]
tq=s.t('Total Non-Operating',q)
s.t('Net Income',[ni,tq],[1,-1],kind='TOTAL')
def m_(v): return f'{v:,.2f}' if v>=0 else f'({-v:,.2f})'
data=[['','']+mon+['Total']]; st=[]
for r in s.rows:
    n=len(data)
    data.append([r['code'] or '',r['label']]+(['']*13 if r['typ']=='HEADING' else [m_(v) for v in r['vals']]))
    if r['typ']=='HEADING': data[-1][0],data[-1][1]=r['label'],''; st+=[('FONTNAME',(0,n),(0,n),'Helvetica-Bold'),('SPAN',(0,n),(1,n)),('TOPPADDING',(0,n),(-1,n),3)]
    elif r['typ']=='SUBTOTAL': data[-1][0],data[-1][1]=r['label'],''; st+=[('SPAN',(0,n),(1,n)),('LINEABOVE',(2,n),(-1,n),.4,colors.black)]
    elif r['typ']=='TOTAL': data[-1][0],data[-1][1]=r['label'],''; st+=[('SPAN',(0,n),(1,n)),('FONTNAME',(0,n),(-1,n),'Helvetica-Bold'),('BACKGROUND',(0,n),(-1,n),colors.HexColor('#e6efe2')),('LINEABOVE',(0,n),(-1,n),.6,colors.black)]
T=Table(data,colWidths=[24,96]+[46.5]*12+[54],repeatRows=1,rowHeights=10.3)
T.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',6.1),('FONT',(0,0),(-1,0),'Helvetica-Bold',6.5),('ALIGN',(2,0),(-1,-1),'RIGHT'),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),2),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#35543a')),('TEXTCOLOR',(0,0),(-1,0),colors.white)]+st))
big=ParagraphStyle('b',fontName='Helvetica-Bold',fontSize=12,leading=15); sm=ParagraphStyle('s',fontName='Helvetica',fontSize=8.5,leading=11); nt=ParagraphStyle('n',fontName='Helvetica-Oblique',fontSize=7,leading=9)
def foot(c,d): c.setFont('Helvetica',6.5); c.drawString(30,18,'Owner: Pinto Creek Storage Partners LP     Accrual basis'); c.drawRightString(762,18,f'Page {d.page}')
D=SimpleDocTemplate(str(DOCS/F),pagesize=landscape(letter),leftMargin=30,rightMargin=30,topMargin=30,bottomMargin=32,title='T12')
st2=[['Month end','Nov 24','Jan 25','Apr 25','Jul 25','Oct 25'],['Units rented','604','588','611','643','622'],['Units available','688','688','688','688','688'],['Occupancy','87.8%','85.5%','88.8%','93.5%','90.4%']]
S=Table(st2,colWidths=[80]+[50]*5,hAlign='LEFT'); S.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7),('GRID',(0,0),(-1,-1),.3,colors.grey),('ALIGN',(1,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)]))
D.build([Paragraph('Boxelder Road Self Storage',big),Paragraph('Trailing Twelve Month Income Statement',sm),Paragraph('November 1, 2024 through October 31, 2025',sm),Spacer(1,6),T,Spacer(1,12),KeepTogether([Paragraph('Key operating metrics (memo only)',nt),Spacer(1,3),S])],onFirstPage=foot,onLaterPages=foot)
s.save(F,'Trailing Twelve Month Income Statement','Boxelder Road Self Storage','2024-11-01','2025-10-31',{'total_income':'Total Revenue','total_operating_expenses':'Total Operating Expenses','noi':'Net Operating Income','net_income':'Net Income'},'SELF_STORAGE','OPERATING_STATEMENT_T12','T12 small print landscape, two pages, cents',hard=True)
