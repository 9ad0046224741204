# UK service charge accounts by schedule, landscape, RICS categories
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
f='Quayside_Wharf_SC_Accounts_YE_Mar25.pdf'
s=S('Service Charge Income and Expenditure Account','Quayside Wharf, Bristol','2024-03-25','2025-03-24',['Sch 1 Estate','Sch 2 Blocks A-C','Sch 3 Lifts','Sch 4 Undercroft Parking','Actual 2024/25','Budget 2024/25','Actual 2023/24'])
N=None
def L(code,lab,*v):
    q=list(v[:4]);return s.l(lab,q+[round(sum(a or 0 for a in q),2),v[4],v[5]],code)
s.h('INCOME')
i=[L(N,'Service charges demanded from leaseholders',41250,96480,18600,9870,166200,158300),L(N,'Ground floor commercial contribution',6200,N,N,N,6200,5950),L(N,'Interest on client account',412.36,803.15,96.2,51.07,900,744.18)]
TI=s.t('Total Income',i,'TOTAL',key='total_income')
s.h('EXPENDITURE')
G=[]
def grp(h,tot,rows):
    s.h(h,sub=1);ii=[L(*r) for r in rows];G.append(s.t(tot,ii))
grp('Management','Management total',[('1.01','Managing agent’s fee',8640,12960,N,1440,23040,22400),('1.02','Accountancy and certification',540,1080,180,90,1890,1830),('1.03','Site concierge',14286.4,9524.27,N,N,23500,22918.66)])
grp('Utilities','Utilities total',[('2.01','Electricity - landlord’s supplies',2914.85,9377.42,3128.64,1806.13,18900,19642.77),('2.02','Water',308.12,N,N,N,350,291.5),('2.03','Communal telephone and entry lines',N,1176.9,842.4,N,2000,1968.3)])
grp('Soft services','Soft services total',[('3.01','Cleaning of common parts',N,17160,N,1980,19000,18240),('3.02','Window cleaning',N,4980,N,N,5200,4740),('3.03','Grounds and planting',7420,N,N,N,7300,7085.5),('3.04','Refuse and bulk clearance',1846.2,2215.8,N,N,3600,3980.1)])
grp('Hard services','Hard services total',[('4.01','Mechanical and electrical PPM',1265,6840.5,N,1422,9400,8876),('4.02','Lift maintenance contract',N,N,7056,N,7056,6720),('4.03','Lift call-outs and repairs',N,N,4218.77,N,2500,1984.36),('4.04','Car park gate and barriers',N,N,N,2306.4,1400,1180.25),('4.05','General repairs',3390.16,8817.59,N,614.9,12000,13227.04),('4.06','Fire safety systems',N,5384.12,N,760,5600,5121.4)])
grp('Insurance','Insurance total',[('5.01','Buildings insurance and terrorism',2184,19656,N,N,21300,19870),('5.02','Engineering inspection',N,N,1140,N,1140,1095)])
grp('Reserve contributions','Reserve contributions total',[('6.01','Transfer to reserve fund',4000,N,2500,1000,7500,7500)])
TE=s.t('Total Expenditure',G,'TOTAL',key='total_operating_expenses')
s.t('Surplus / (deficit) for the year',[TI,(TE,-1)],'TOTAL',key='net_income')
W,H=landscape(A4);c=canvas.Canvas(f'{B}/documents/{f}',pagesize=(W,H))
X=[345,417,483,557,637,711,785];pg=0
def head():
    global y,pg
    pg+=1
    c.setFillColorRGB(.1,.25,.4);c.rect(0,H-46,W,46,stroke=0,fill=1);c.setFillColorRGB(1,1,1);c.setFont('Helvetica-Bold',13);c.drawString(36,H-29,'Quayside Wharf, Bristol');c.setFont('Helvetica',9);c.drawRightString(W-36,H-28,'Service Charge Income and Expenditure Account')
    c.setFillColorRGB(0,0,0);c.setFont('Helvetica',9);c.drawString(36,H-62,'Service charge period 25 March 2024 to 24 March 2025'+('' if pg==1 else ' (continued)'))
    y=H-84;c.setFont('Helvetica-Bold',7.5)
    c.drawCentredString(425,y,'ACTUAL BY SCHEDULE');c.line(290,y-3,557,y-3);c.drawCentredString(712,y,'ALL SCHEDULES');c.line(590,y-3,785,y-3)
    for k in range(2):
        for x,a in zip(X,['Sch 1|Estate','Sch 2|Blocks A-C','Sch 3|Lifts','Sch 4|Undercroft Parking','Actual|2024/25','Budget|2024/25','Actual|2023/24']): c.drawRightString(x,y-13-k*9,a.split('|')[k])
    c.drawString(36,y-22,'Cost code');y-=26;c.setLineWidth(.8);c.line(36,y,W-36,y)
    c.setFont('Helvetica',7);c.drawString(36,20,'Harbottle Vane Property Management Ltd, agents for Quayside Wharf (Freehold) Ltd');c.drawRightString(W-36,20,f'Page {pg} of 2')
def m(v): return '-' if v is None else (f'({-v:,.2f})' if v<0 else f'{v:,.2f}')
head()
for k,r in enumerate(s.rows):
    if r['label']=='Hard services': c.showPage();head()
    y-=14.5
    if r['t']=='HEADING':
        c.setFont('Helvetica-Bold',9 if not r['x'].get('sub') else 8.5);
        if r['x'].get('sub'): c.setFillColorRGB(.1,.25,.4)
        c.drawString(36,y,r['label']);c.setFillColorRGB(0,0,0);continue
    tot=r['t']!='LINE'
    if tot:
        c.setFillGray(.93 if r['t']=='SUBTOTAL' else .82);c.rect(34,y-4,W-68,13.5,stroke=0,fill=1);c.setFillGray(0)
    c.setFont('Helvetica-Bold' if tot else 'Helvetica',8)
    if r['code']: c.drawString(40,y,r['code'])
    c.drawString(70 if not tot else 40,y,r['label'])
    for x,v in zip(X,r['v']): c.drawRightString(x,y,m(v if v!=0 or not tot else None))
c.setFont('Helvetica-Oblique',7.5);c.drawString(36,y-26,'Parking schedule apportioned between 38 demised spaces. Budget approved at the AGM of 6 February 2024. The deficit or surplus is carried to the following year’s demands.')
c.save()
for r in s.rows:
    if r['v']: r['v']=[None if v==0 else v for v in r['v']]
save(f,'MULTIFAMILY','OPERATING_STATEMENT',[s],'UK service charge accounts by schedule, landscape two pages, grouped headers, RICS cost codes',True)
for r in s.rows[-1:]: print(r)
