# UK service charge accounts by schedule (RICS cost classes), shopping centre. reportlab platypus
import random
from lib import *
from reportlab.lib.pagesizes import A4,landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
R=random.Random(101)
s=S('Statement of Service Charge Expenditure','Harrowgate Walk Shopping Centre','2024-04-01','2025-03-31',
 ['Schedule 1 All Units','Schedule 2 Mall','Schedule 3 Food Court','Actual Total 2024/25','Budget 2024/25','Actual 2023/24'])
cats=[('Management',[('Management fees',1,98000),('Accounting fees',0,7400),('Site management resources',1,141000),('Health, safety and environmental',0,11800)]),
('Utilities',[('Electricity',2,164000),('Gas',2,21000),('Water',3,16500)]),
('Soft Services',[('Security',2,233000),('Cleaning and environmental',3,187000),('Waste management',3,58000),('Landscaping',0,14600),('Marketing and promotions',1,66000)]),
('Hard Services',[('Mechanical and electrical services',2,92000),('Lifts and escalators',1,47200),('Suspended access equipment',0,6900),('Fabric repairs and maintenance',2,71500)]),
('Income',[('Interest',0,-9100),('Mall commercialisation',1,-52000)]),
('Insurance',[('Engineering insurance',0,8650),('All risks insurance cover',2,12400)]),
('Exceptional Expenditure',[('Major works - roof phase 2',0,118000),('Forward funds (contribution to reserve)',0,40000)])]
subs=[]
for c,ls in cats:
    s.head(c);it=[]
    for l,m,a in ls:
        a=a*R.uniform(.94,1.06)
        sh={0:(1,0,0),1:(.55,.45,0),2:(.5,.38,.12),3:(.34,.36,.3)}[m]
        p=[int(a*x*R.uniform(.97,1.03)) for x in sh]
        it.append(s.line(l,p+[sum(p),round(a*R.uniform(.95,1.08)/100)*100,int(a*R.uniform(.88,1.02))]))
    subs.append(s.tot('Total '+c.lower(),it))
T=s.tot('TOTAL SERVICE CHARGE EXPENDITURE',subs,t='TOTAL',key='total_operating_expenses')
e=s.rows[T]['v'];oa=[round(x*R.uniform(.96,.99)/50)*50 for x in e[:3]]
L=s.line('Less: on-account service charge demanded',[-x for x in oa+[sum(oa),e[4],round(e[5]*1.03/50)*50]])
V=s.line('Less: landlord contribution for void units',[-8213,-6110,0,-14323,0,-11950])
B=s.tot('Balancing charge/(credit) due from occupiers',[T,L,V],t='TOTAL')
P=PS('a',fontName='Times-Roman',fontSize=9,leading=12)
hdr=[['','Schedule 1','Schedule 2','Schedule 3','Actual','Budget','Actual'],['Cost category','All Units','Mall','Food Court','Total','',''],['','','','','2024/25','2024/25','2023/24'],['']+['£']*6]
data=hdr[:];st=[('FONT',(0,0),(-1,-1),'Times-Roman',8.5),('FONT',(0,0),(-1,3),'Times-Bold',8.5),('ALIGN',(1,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1.2),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('LINEBELOW',(0,3),(-1,3),1,colors.HexColor('#204060')),('BACKGROUND',(4,0),(4,-1),colors.HexColor('#EEF2F6'))]
for r in s.rows:
    n=len(data);data.append([('   ' if r['t']=='LINE' and r is not s.rows[L] and r is not s.rows[V] else '')+r['label']]+[par(x) for x in r['v']])
    if r['t']!='LINE': st.append(('FONT',(0,n),(-1,n),'Times-Bold',8.5))
    if r['t']=='SUBTOTAL': st+=[('LINEABOVE',(1,n),(-1,n),.4,colors.black),('BOTTOMPADDING',(0,n),(-1,n),6)]
    if r['t']=='TOTAL': st+=[('LINEABOVE',(1,n),(-1,n),.6,colors.black),('LINEBELOW',(1,n),(-1,n),1.2,colors.black)]
H=PS('h',fontName='Times-Bold',fontSize=14,leading=18)
def foot(c,d):
    c.setFont('Times-Italic',7.5);c.drawString(50,24,'Calder & Thrupp Property Management LLP, as agent for the Landlord');c.drawRightString(545,24,f'Page {d.page}')
fl=[Paragraph('Harrowgate Walk Shopping Centre',H),Paragraph('Statement of Service Charge Expenditure',PS('b',fontName='Times-Bold',fontSize=11,leading=14)),Paragraph('For the service charge year 1 April 2024 to 31 March 2025',P),Spacer(1,8),
 Table(data,colWidths=[190]+[53]*6,style=st,repeatRows=4),Spacer(1,10),
 Paragraph('<b>Basis of preparation.</b> These accounts are prepared on the accruals basis in accordance with the leases and the RICS professional statement <i>Service charges in commercial property</i>. All amounts exclude VAT, the Landlord having opted to tax. Costs are apportioned between schedules by weighted floor area. Forward funds are held in a designated interest bearing account.',P)]
n='harrowgate_walk_sc_2025.pdf'
SimpleDocTemplate(doc(n),pagesize=A4,leftMargin=40,rightMargin=40,topMargin=40,bottomMargin=42,title='Service charge accounts').build(fl,foot,foot)
dump(n,[s],'RETAIL','OPERATING_STATEMENT','UK RICS service charge accounts by schedule, reportlab',False)
