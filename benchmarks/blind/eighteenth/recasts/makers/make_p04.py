# MHC T-12 by month, T-12, T-3 annualised, lender U/W; legal landscape, small font, grid
import random
from common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
R=random.Random(1804)
mo=['Jul-24','Aug-24','Sep-24','Oct-24','Nov-24','Dec-24','Jan-25','Feb-25','Mar-25','Apr-25','May-25','Jun-25']
s=St('Trailing Twelve Month Operating Statement','Prairie Lantern MHC',mo+['T-12','T-3 Ann.','Lender U/W'],'2024-07-01','2025-06-30')
def full(m,uw=None):
    t=sum(m);q=4*sum(m[-3:]);return m+[t,q,uw if uw is not None else round(t*1.01/100)*100]
def fl(b,j=.03,g=0): return [round(b*(1+g*k)*(1+R.uniform(-j,j))) for k in range(12)]
s.head('INCOME')
base=[round((98250 if k<6 else 102840)+R.choice([0,0,545,-545,1090])) for k in range(12)]
i=[s.line('Site Rent',full(base,1234080)),s.line('Park-Owned Home Rent',full(fl(7150,.08),0)),s.line('Vacancy & Credit',full([-x for x in fl(6900,.1)],-86400)),
 s.line('Water/Sewer Recapture',full(fl(9240,.08))),s.line('Trash Recapture',full([2310]*12,27720)),s.line('RV Storage',full(fl(815,.1))),
 s.line('Late Fees & Misc.',full(fl(640,.4)))]
e=s.tot('EGI',i,rt='TOTAL',key='total_income')
s.head('EXPENSES')
tax=[0]*12;tax[3]=41870;tax[9]=41870
ins=[0]*12;ins[1]=26318
x=[s.line('RE Taxes',full(tax,86300)),s.line('Insurance',full(ins,29000)),s.line('Manager & Maint. Payroll',full(fl(10480,.05))),s.line('Water & Sewer',full(fl(10110,.07))),
 s.line('Electric & Gas',full(fl(1890,.3))),s.line('Trash',full([2395]*9+[2466]*3)),s.line('R&M – Park',full(fl(3350,.45))),s.line('R&M – POH',full(fl(1480,.5),0)),
 s.line('Snow / Mowing',full([650,650,650,400,0,1180,1940,1625,700,520,650,650],9600)),s.line('G&A',full(fl(1720,.2))),s.line('Marketing',full(fl(310,.3))),s.line('Legal & Prof.',full([0,425,0,0,1350,0,0,2800,425,0,0,610],6000)),
 s.line('Mgmt Fee',full([round(.04*v) for v in s.rows[e]['v'][:12]],round(.04*s.rows[e]['v'][-1])))]
t=s.tot('Total Expenses',x,rt='TOTAL',key='total_operating_expenses')
n=s.tot('NOI',[e],[t],rt='TOTAL',key='noi')
rs=s.line('Reserves ($50/site)',[None]*14+[9250])
nc=s.tot('NCF',[n],[rs],rt='TOTAL',key='net_cash_flow')
f=lambda v:'-' if v is None else ('0' if v==0 else (f'({-v:,})' if v<0 else f'{v:,}'))
d=[['185 sites']+mo+['T-12','T-3\nAnn.','Lender\nU/W','U/W\n/Site','Note']]
note={'Park-Owned Home Rent':'(1)','R&M – POH':'(1)','RE Taxes':'(2)','Insurance':'(3)','Mgmt Fee':'4%','Vacancy & Credit':'7%'}
st=[('FONT',(0,0),(-1,-1),'Helvetica',6.6),('ALIGN',(1,0),(-2,-1),'RIGHT'),('GRID',(0,0),(-1,-1),.25,colors.Color(.7,.75,.8)),('BACKGROUND',(0,0),(-1,0),colors.Color(.11,.3,.36)),('TEXTCOLOR',(0,0),(-1,0),colors.white),
 ('FONT',(0,0),(-1,0),'Helvetica-Bold',6.8),('VALIGN',(0,0),(-1,0),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('BACKGROUND',(15,1),(15,-1),colors.Color(1,.97,.8))]
for r in s.rows:
    k=len(d)
    if r['rt']=='HEADING': d.append([r['label']]+['']*17);st+=[('SPAN',(0,k),(-1,k)),('BACKGROUND',(0,k),(-1,k),colors.Color(.85,.9,.92))]
    else: d.append([r['label']]+[f(v) for v in r['v']]+[f(round(r['v'][-1]/185)),note.get(r['label'],'')])
    if r['rt']!='LINE':st.append(('FONT',(0,k),(-1,k),'Helvetica-Bold',6.6))
b=PS('b',fontName='Helvetica',fontSize=7.5,leading=9.5)
el=[Paragraph('<b><font size=12>Trailing Twelve Month Operating Statement</font></b><br/><br/>Property: Prairie Lantern MHC, Salina KS &nbsp;&nbsp;|&nbsp;&nbsp; Period: July 2024 – June 2025 &nbsp;&nbsp;|&nbsp;&nbsp; Source: Seller GL export, cash basis',b),Spacer(1,6),
 Table(d,colWidths=[104]+[44]*12+[52,52,54,38,28],style=st,repeatRows=1),Spacer(1,6),
 Paragraph('(1) 11 park-owned homes to be sold before closing; rent and repairs removed from U/W. (2) T-3 annualizes one half-year tax bill paid in April and is not meaningful. (3) Annual premium paid August 2024; T-3 shows none.',b)]
SimpleDocTemplate(doc('p04_prairie_lantern_t12.pdf'),pagesize=(1008,612),leftMargin=36,rightMargin=36,topMargin=36,bottomMargin=30).build(el)
save('p04_prairie_lantern_t12.pdf',[s],'MANUFACTURED_HOUSING','OPERATING_STATEMENT_T12','lender T-12 by month with T-3 annualised and U/W, per site and note columns',True)
