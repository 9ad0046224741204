# hotel, USALI summary, quarter against quarter
from common import *
from reportlab.platypus import *
from reportlab.lib.styles import getSampleStyleSheet, ParagraphStyle
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, letter
rng=random.Random(2202)
FN='harbor_lantern_inn_q3_2025.pdf'
s=St('Summary Operating Statement','Harbor Lantern Inn & Suites','2025-07-01','2025-09-30',['Q3 2025','Q3 2024','Change $'])
def ln(l,a,b=None,sp=.07):
    b=b if b is not None else round(a*(1-rng.uniform(-sp/2,sp))); return s.l(l,[a,b,a-b],ind=1)
av=118*92; o1,o2=8761,8419
rv1,rv2=1487322,1392886
s.l('Rooms Available',[av,av,0],ind=1,stat='n'); s.l('Rooms Occupied',[o1,o2,o1-o2],ind=1,stat='n')
s.l('Occupancy',[round(o1/av,3),round(o2/av,3),round(round(o1/av,3)-round(o2/av,3),3)],ind=1,stat='p')
for i in (2,): s.d['rows'][i]['values']=[round(o1/av,3),round(o2/av,3),round(round(o1/av,3)-round(o2/av,3),3)]
s.l('Average Daily Rate',[rv1/o1,rv2/o2,round(rv1/o1,2)-round(rv2/o2,2)],ind=1,stat='d')
s.l('RevPAR',[rv1/av,rv2/av,round(rv1/av,2)-round(rv2/av,2)],ind=1,stat='d')
s.h('Operating Revenue')
ti=s.t('Total Operating Revenue',[ln('Rooms',rv1,rv2),ln('Food and Beverage',164210),ln('Other Operated Departments',38455),ln('Miscellaneous Income',12180)],kind='TOTAL',key='total_income')
s.h('Departmental Expenses')
td=s.t('Total Departmental Expenses',[ln('Rooms',342975),ln('Food and Beverage',127630),ln('Other Operated Departments',19840)])
dp=s.t('Total Departmental Profit',[ti,td],[1,-1],kind='TOTAL')
s.h('Undistributed Operating Expenses')
tu=s.t('Total Undistributed Expenses',[ln('Administrative and General',131207),ln('Information and Telecommunications',23910),ln('Sales and Marketing',98844),ln('Franchise Fees',118986),ln('Property Operation and Maintenance',74318),ln('Utilities',61205)])
gop=s.t('Gross Operating Profit',[dp,tu],[1,-1],kind='TOTAL')
mf=ln('Management Fees',51065)
ib=s.t('Income Before Non-Operating Expenses',[gop,mf],[1,-1],kind='TOTAL')
s.h('Non-Operating Income and Expenses')
tn=s.t('Total Non-Operating Expenses',[ln('Property and Other Taxes',79420,76110),ln('Insurance',41376,33815),ln('Equipment Leases',5940,5940)])
eb=s.t('EBITDA',[ib,tn],[1,-1],kind='TOTAL')
rs=ln('Replacement Reserve (4%)',round(s.v(ti)[0]*.04),round(s.v(ti)[1]*.04))
noi=s.t('Net Operating Income after Reserve',[eb,rs],[1,-1],kind='TOTAL',key='noi')
s.h('Debt Service')
ds=s.t('Total Debt Service',[ln('Interest, Senior Mortgage',121650,126904),ln('Principal, Senior Mortgage',47118,41864),ln('SBA 504 Debenture',27300,27300)])
s.t('Net Cash Flow after Debt Service',[noi,ds],[1,-1],kind='TOTAL',key='net_cash_flow')
st=getSampleStyleSheet(); B=ParagraphStyle('b',fontName='Helvetica',fontSize=8,leading=10)
data=[['','Quarter ended Sept 30, 2025','','Quarter ended Sept 30, 2024','','Increase'],['','Q3 2025','% Rev','Q3 2024','% Rev','Change $']]
sty=[('SPAN',(1,0),(2,0)),('SPAN',(3,0),(4,0)),('ALIGN',(1,0),(-1,-1),'RIGHT'),('ALIGN',(1,0),(4,0),'CENTER'),('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,1),'Helvetica-Bold',8),
 ('BACKGROUND',(0,0),(-1,1),colors.HexColor('#1f3b57')),('TEXTCOLOR',(0,0),(-1,1),colors.white),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('LINEBELOW',(1,0),(2,0),.5,colors.white),('LINEBELOW',(3,0),(4,0),.5,colors.white)]
T=s.v(ti)
for r,m in s.rows():
    v=r['values']; k=len(data); ty=r['rowType']
    if ty=='HEADING': data.append([r['label']]+['']*5); sty+=[('FONT',(0,k),(0,k),'Helvetica-BoldOblique',8.5),('TEXTCOLOR',(0,k),(0,k),colors.HexColor('#1f3b57')),('TOPPADDING',(0,k),(-1,k),6)]; continue
    z=m.get('stat')
    if z:
        f={'n':lambda x:f'{x:,}','p':lambda x:f'{x*100:.1f}%','d':lambda x:par(x,2,cur='$')}[z]
        data.append(['   '+r['label'],f(v[0]),'',f(v[1]),'',f(v[2]) if v[2] else '0'])
    else:
        cu='$' if ty=='TOTAL' else ''
        data.append([('   ' if m['ind'] else '')+r['label'],par(v[0],cur=cu),f'{v[0]/T[0]*100:.1f}%',par(v[1],cur=cu),f'{v[1]/T[1]*100:.1f}%',par(v[2],cur=cu)])
        if ty=='TOTAL': sty+=[('BACKGROUND',(0,k),(-1,k),colors.HexColor('#e4ebf2')),('FONT',(0,k),(-1,k),'Helvetica-Bold',8)]
        if ty=='SUBTOTAL': sty+=[('LINEABOVE',(1,k),(-1,k),.4,colors.grey)]
tb=Table(data,colWidths=[218,70,46,70,46,66],repeatRows=2); tb.setStyle(TableStyle(sty))
def ft(c,d):
    c.setFont('Helvetica',7); c.drawString(50,28,'Lantern Hospitality Advisors - prepared for First Tidewater Bank, loan no. 40-118822'); c.drawRightString(560,28,f'{d.page}')
SimpleDocTemplate(doc(FN),pagesize=letter,topMargin=40,bottomMargin=44,leftMargin=46,rightMargin=46,invariant=1).build([
 Paragraph('<font size=15 color="#1f3b57"><b>Harbor Lantern Inn &amp; Suites</b></font>',st['Normal']),Spacer(1,8),
 Paragraph('Summary Operating Statement &nbsp;|&nbsp; Third Quarter 2025 (July 1 - September 30, 2025) &nbsp;|&nbsp; 118 keys',B),Spacer(1,8),tb,Spacer(1,8),
 Paragraph('Unaudited. Prepared by management in the summary format of the Uniform System of Accounts. 2024 shown for comparison; Q3 2024 included a two-week closure of the east wing corridor for sprinkler work.',B)],onFirstPage=ft,onLaterPages=ft)
save(FN,[s],'HOSPITALITY','OPERATING_STATEMENT','hotel USALI summary, quarter v quarter, % columns, statistics on top')
