from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4,landscape
from reportlab.lib import colors
R=random.Random(368)
cols=['March Actual','March Budget','March Last Yr','Year to Date Actual','Year to Date Budget','Year to Date Last Yr']
s=St('Summary Operating Statement','Al Noor Creek Hotel & Residences','2026-01-01','2026-03-31',cols,dp=2)
rm=312
av=[rm*31,rm*31,rm*31,rm*90,rm*90,rm*90]; sold=[8021,7930,7688,23870,23400,22650]; adr=[612,598,574,641,630,603]
rev=[round(a*b*R.uniform(.998,1.002)) for a,b in zip(sold,adr)]
s.h('STATISTICS'); 
s.l('Rooms Available',av,f='n'); s.l('Rooms Occupied',sold,f='n')
s.rows[s.l('Occupancy',[0]*6,f='p')]['values']=[round(a/b,3) for a,b in zip(sold,av)]
s.l('Average Daily Rate (AED)',[a/b for a,b in zip(rev,sold)],f='d'); s.l('RevPAR (AED)',[a/b for a,b in zip(rev,av)],f='d')
def L(n,p,sd=.06): return s.l(n,[round(r*p*R.uniform(1-sd,1+sd)) for r in rev])
s.h('OPERATING REVENUE'); a=[s.l('Rooms',rev),L('Food & Beverage',.58),L('Spa & Recreation',.052),L('Minor Operated Departments',.031),L('Rental & Other Income',.044)]
T=s.t('TOTAL OPERATING REVENUE',a,typ='TOTAL',key='total_income')
s.h('DEPARTMENTAL EXPENSES'); a=[L('Rooms',.24),L('Food & Beverage',.395),L('Spa & Recreation',.034),L('Minor Operated Departments',.019)]
X=s.t('Total Departmental Expenses',a)
Dp=s.t('TOTAL DEPARTMENTAL PROFIT',[T,X],[1,-1],typ='TOTAL')
s.h('UNDISTRIBUTED OPERATING EXPENSES'); a=[L('Administrative & General',.118),L('Information & Telecom Systems',.022),L('Sales & Marketing',.089),L('Property Operations & Maintenance',.061),L('Utilities',.083,.1)]
U=s.t('Total Undistributed Expenses',a)
G=s.t('GROSS OPERATING PROFIT',[Dp,U],[1,-1],typ='TOTAL')
tr=s.rows[T]['values']; gp=s.rows[G]['values']
mf=s.l('Base Management Fee',[round(.02*x) for x in tr]); im=s.l('Incentive Management Fee',[round(.07*x) for x in gp])
B_=s.t('INCOME BEFORE NON-OPERATING ITEMS',[G,mf,im],[1,-1,-1],typ='TOTAL')
s.h('NON-OPERATING EXPENSES'); a=[s.l('Ground Rent',[145000]*3+[435000]*3),L('Property Insurance',.011,.02),L('Owner Expenses',.008,.3)]
O=s.t('Total Non-Operating Expenses',a)
E_=s.t('EBITDA',[B_,O],[1,-1],typ='TOTAL',key='noi')
f=s.l('FF&E Reserve (4%)',[round(.04*x) for x in tr])
s.t('EBITDA LESS REPLACEMENT RESERVE',[E_,f],[1,-1],typ='TOTAL')
c=canvas.Canvas(D('AlNoorCreek_Mar26_Summary.pdf'),pagesize=landscape(A4),invariant=1); W,H=landscape(A4)
c.setFillColor(colors.HexColor('#5b2333')); c.rect(0,H-58,W,58,fill=1,stroke=0); c.setFillColor(colors.white); c.setFont('Helvetica-Bold',14); c.drawString(36,H-28,'Al Noor Creek Hotel & Residences'); c.setFont('Helvetica',9.5); c.drawString(36,H-44,'Summary Operating Statement   |   Period 03 - March 2026   |   YTD 1 January to 31 March 2026'); c.drawRightString(W-36,H-28,'AED'); c.drawRightString(W-36,H-44,'Dubai, U.A.E.'); c.setFillColor(colors.black)
y=H-74; LX=320
M=[(80,112),(148,180),(216,248)]; Yx=[(470,502),(538,570),(606,638)]
XS=[(x0+0,x1) for x0,x1 in M]
c.setFont('Helvetica-Bold',8); c.drawCentredString(160,y,'MARCH'); c.drawCentredString(W-160,y,'YEAR TO DATE'); c.setLineWidth(.5); c.line(36,y-3,290,y-3); c.line(W-290,y-3,W-36,y-3)
# month to left of label, YTD to right
ML=[(88,118),(173,203),(258,288)]; YL=[(W-290+52,W-290+82),(W-290+137,W-290+167),(W-290+222,W-290+252)]
y-=12
for (p,q),t in zip(ML+YL,['Actual','Budget','Last Yr']*2): c.drawRightString(p,y,t); c.drawRightString(q,y,'%')
c.line(36,y-3,W-36,y-3); y-=14
for row,x in zip(s.rows,s.x):
    t=row['rowType']; bo=t!='LINE'
    c.setFont('Helvetica-Bold' if bo else 'Helvetica',7.8)
    if t=='TOTAL': c.setFillColor(colors.HexColor('#efe3e6')); c.rect(36,y-2.5,W-72,10.5,fill=1,stroke=0); c.setFillColor(colors.black)
    c.drawCentredString(W/2,y,row['label'])
    if t!='HEADING':
        for i,((p,q),v) in enumerate(zip(ML+YL,row['values'])):
            k=x.get('f')
            c.drawRightString(p,y,{'p':f'{v*100:.1f}%','d':f'{v:,.2f}'}.get(k) or par(v))
            if not k: c.drawRightString(q,y,f'{v/tr[i]*100:.1f}')
    y-=11.6
c.setFont('Helvetica',7); c.drawString(36,22,'Uniform System of Accounts for the Lodging Industry, 11th Rev. | % = share of total operating revenue'); c.drawRightString(W-36,22,'Unaudited'); c.save()
save('AlNoorCreek_Mar26_Summary.pdf',[s],'HOSPITALITY','OPERATING_STATEMENT','UAE hotel USALI summary, labels in the middle with month left and YTD right, % columns',True)
print('y',y)
