from h import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
z=lambda x:x or 0
rnd=random.Random(101); N='slieve_gate_mgmt_accounts_p09_2025.pdf'
f=lambda b,c:[b[0],b[1],(z(b[1])-z(b[0]) if c else z(b[0])-z(b[1])),b[2],b[3],(b[3]-b[2] if c else b[2]-b[3])]
m='September 2025 ';y='Year to Date '
s=S('Monthly Management Accounts - Income & Expenditure','Slieve Gate Shopping Centre','2025-09-01','2025-09-30',
 [m+'Actual',m+'Budget',m+'Variance',y+'Actual',y+'Budget',y+'Variance'],f,r=0)
def g(bm,no=.05):
    am=round(bm*(1+rnd.uniform(-no,no))); by=bm*9; return [am,bm,round(by*(1+rnd.uniform(-no,no)/1.5)),by]
def sec(head,ls,tot,cost,typ='SUBTOTAL',key=None):
    s.h(head); ix=[s.l(a,g(b,n) if b else v,acct=c,cost=cost) for c,a,b,n,v in ls]
    return s.t(tot,ix,typ,cost=cost,key=key)
R=lambda c,a,b,n=.05,v=None:(c,a,b,n,v)
i1=sec('Rental Income',[R('4010','Contracted rent - multiples',214500,.004),R('4012','Contracted rent - local traders',68200,.02),R('4020','Turnover rent',0,0,[None,None,18344,15000]),R('4030','Mall commercialisation & kiosks',11400,.2),R('4035','Storage & antenna licences',2150,.0),R('4090','Rent concessions',0,0,[-4200,-3000,-31800,-27000])],'Total rental income',False)
i2=sec('Recoverable Income',[R('4110','Service charge billed',61800,.01),R('4115','Service charge - void units (landlord)',0,0,[4310,3900,37720,35100]),R('4120','Insurance recovered',6150,0),R('4130','Electricity resale',5900,.12)],'Total recoverable income',False)
i3=sec('Other Income',[R('4210','Car park income',23600,.09),R('4220','Marketing fund contributions',4400,.01),R('4290','Sundry income',0,0,[385,250,2976,2250])],'Total other income',False)
ti=s.t('TOTAL INCOME',[i1,i2,i3],'TOTAL',key='total_income')
e1=sec('Service Charge Expenditure',[R('5010','Centre management salaries',13200,.02),R('5020','Security',14850,.04),R('5030','Cleaning & waste',12900,.06),R('5040','Electricity & gas - common',9700,.15),R('5050','Lifts, escalators & travellators',3350,.2),R('5060','M&E maintenance contracts',4900,.1),R('5070','Landscaping & pest control',1150,.1),R('5080','Building insurance premium',6150,0),R('5090','Managing agent fee',6400,0)],'Total service charge expenditure',True)
e2=sec('Non-Recoverable Costs',[R('5110','Void rates',5200,.1),R('5115','Void service charge',3900,.15),R('5120','Car park operating costs',6900,.06),R('5130','Marketing & promotions',5600,.2),R('5140','Letting & legal fees',0,0,[8750,2500,31420,22500]),R('5150','Bad debt provision',0,0,[None,1500,9640,13500]),R('5160','Asset management fee',7900,0)],'Total non-recoverable costs',True)
te=s.t('TOTAL OPERATING EXPENDITURE',[e1,e2],'TOTAL',cost=True,key='total_operating_expenses')
noi=s.t('NET OPERATING INCOME',[ti,te],'TOTAL',neg=(te,),key='noi')
s.h('Financing')
b1=s.l('Senior loan interest',g(71400,.01),acct='6010',cost=True); b2=s.l('Loan agency & hedging cost',g(1900,.05),acct='6020',cost=True)
bf=s.t('Total financing',[b1,b2],cost=True)
s.t('NET SURPLUS AFTER FINANCING',[noi,bf],'TOTAL',neg=(bf,),key='net_income')
def fm(v): return '-' if v in(None,0) else f'({abs(v):,.0f})' if v<0 else f'{v:,.0f}'
def pc(v,b): return '-' if not b or v is None else (f'({abs(v/b)*100:.1f}%)' if v<0 else f'{v/b*100:.1f}%')
data=[['','','September 2025','','','','Year to Date','','',''],['A/C','','Actual\n€','Budget\n€','Variance\n€','Var %','Actual\n€','Budget\n€','Variance\n€','Var %']]
for r in s.rows:
    v=r['values']
    if r['typ']=='HEADING':
        data.append(['',r['label']]+['']*8); continue
    # derive treats None as dash
    data.append([r['acct'] or '',r['label'],fm(v[0]),fm(v[1]),fm(v[2]),pc(v[2],v[1]),fm(v[3]),fm(v[4]),fm(v[5]),pc(v[5],v[4])])
st=[('FONT',(0,0),(-1,-1),'Helvetica',7),('FONT',(0,0),(-1,1),'Helvetica-Bold',7.5),('SPAN',(2,0),(5,0)),('SPAN',(6,0),(9,0)),('ALIGN',(2,0),(-1,-1),'RIGHT'),('ALIGN',(2,0),(-1,0),'CENTER'),
 ('TOPPADDING',(0,0),(-1,-1),1.1),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#1f4e5f')),('TEXTCOLOR',(0,0),(-1,1),colors.white),('LINEAFTER',(5,0),(5,-1),.5,colors.grey)]
for k,r in enumerate(s.rows):
    y_=k+2
    if r['typ']=='HEADING': st+=[('FONT',(0,y_),(-1,y_),'Helvetica-BoldOblique',7.5),('TOPPADDING',(0,y_),(-1,y_),4)]
    if r['typ']=='SUBTOTAL': st+=[('FONT',(0,y_),(-1,y_),'Helvetica-Bold',7),('LINEABOVE',(2,y_),(-1,y_),.4,colors.black)]
    if r['typ']=='TOTAL': st+=[('FONT',(0,y_),(-1,y_),'Helvetica-Bold',7.5),('BACKGROUND',(0,y_),(-1,y_),colors.HexColor('#dde8ec')),('LINEABOVE',(0,y_),(-1,y_),.6,colors.black),('LINEBELOW',(0,y_),(-1,y_),.6,colors.black)]
def foot(c,d):
    c.setFont('Helvetica',6.5); c.drawString(40,22,'Prepared by Carrow & Finn Property Management Ltd, Dublin 2 - PSRA licensed. Unaudited; subject to year-end adjustments.'); c.drawRightString(802,22,f'Page {d.page}')
D=SimpleDocTemplate(doc(N),pagesize=landscape(A4),leftMargin=40,rightMargin=40,topMargin=30,bottomMargin=36,title='Management accounts P09')
H=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=13,leading=16);H2=ParagraphStyle('h2',fontName='Helvetica',fontSize=9,leading=12)
T=Table(data,colWidths=[32,190]+[66,66,62,46,70,70,66,46],repeatRows=2);T.setStyle(TableStyle(st))
D.build([Paragraph('Slieve Gate Shopping Centre',H),Paragraph('Monthly Management Accounts - Income &amp; Expenditure',H2),Paragraph('Period 9: month ended 30 September 2025 &nbsp;|&nbsp; All figures in EUR, exclusive of VAT &nbsp;|&nbsp; Brackets in variance columns = adverse to budget',H2),Spacer(1,6),T],onFirstPage=foot,onLaterPages=foot)
save(N,[s],'RETAIL','OPERATING_STATEMENT','platypus landscape, grouped header month/YTD act-bud-var-%, fav/adv variances')
