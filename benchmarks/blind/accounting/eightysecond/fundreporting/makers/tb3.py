# adjusted TB, cold storage Canada, Business Central export reworked by accountants; PDF portrait-landscape; planted row_dropped
import random
from reportlab.lib.pagesizes import letter,landscape
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from common import *
R=random.Random(8203)
F='Northlake_Cold_Storage_Adjusted_TB_Dec2025.pdf'
def m(a,b): return R.randint(a*100,b*100)
X=[('1005','Petty cash',90000),('1010','Cash - operating chequing',m(400000,900000)),('1015','Cash - USD account (CAD equiv.)',m(90000,200000)),
('1100','Trade receivables - storage customers',m(1500000,2100000)),('1110','Trade receivables - handling and blast freezing',m(300000,600000)),('1190','Allowance for expected credit losses',-m(40000,70000)),
('1200','Harmonized sales tax recoverable',m(60000,140000)),('1300','Prepaid insurance',m(90000,160000)),('1310','Prepaid property taxes',m(30000,80000)),('1350','Ammonia and pallet inventory',m(80000,150000)),
('1500','Land',m(6200000,7400000)),('1510','Buildings - insulated envelope',m(31000000,35000000)),('1520','Refrigeration plant',m(9200000,11000000)),('1530','Racking and mobile systems',m(3300000,4000000)),('1540','Material handling equipment',m(1100000,1700000)),
('1550','Roof solar array',m(900000,1300000)),('1610','Accumulated amortization - buildings',-m(4100000,5000000)),('1620','Accumulated amortization - refrigeration',-m(3000000,3900000)),('1630','Accumulated amortization - racking',-m(900000,1300000)),('1640','Accumulated amortization - equipment',-m(600000,900000)),
('2010','Trade payables',-m(500000,800000)),('2020','Accrued liabilities',-m(100000,240000)),('2030','Accrued hydro',-m(60000,110000)),('2050','Wages and source deductions payable',-m(70000,130000)),('2100','Deferred storage revenue',-m(140000,260000)),
('2150','Customer deposits',-m(100000,180000)),('2300','Due to Polarline Fund III GP Inc.',-m(200000,400000)),('2500','First mortgage payable',-m(24000000,27000000)),('2510','Unamortized financing costs',m(200000,320000)),('2600','Equipment loans',-m(700000,1000000)),
('3010',"Limited partners' capital",-2150000000),('3020','Distributions to partners',m(1300000,1900000)),('3900','Opening undistributed income',None),
('4010','Storage revenue - frozen',-m(6800000,7600000)),('4020','Storage revenue - chilled',-m(2100000,2700000)),('4030','Handling revenue',-m(2300000,2900000)),('4040','Blast freezing revenue',-m(700000,1000000)),('4050','Tenant rent - processing bays',-m(500000,640000)),('4090','Solar feed-in revenue',-m(60000,110000)),
('5010','Warehouse wages',m(2400000,2900000)),('5020','Employee benefits',m(400000,560000)),('5030','Temporary labour',m(90000,260000)),('5110','Hydro',m(1500000,1900000)),('5120','Natural gas',m(60000,110000)),('5130','Water and sewer',m(40000,80000)),
('5210','Refrigeration maintenance',m(240000,390000)),('5220','Dock and door maintenance',m(60000,120000)),('5230','Lift truck leases and repairs',m(150000,260000)),('5240','Ammonia compliance and testing',m(20000,55000)),('5310','Pest control and sanitation',m(40000,80000)),('5320','Snow removal and yard',m(40000,90000)),
('5410','Property taxes',m(480000,620000)),('5420','Insurance',m(210000,290000)),('5510','Management fees',m(380000,450000)),('5610','Professional fees',m(40000,70000)),('5620','Bad debts',m(8000,25000)),('5630','Office and software',m(50000,90000)),
('6010','Mortgage interest',m(1050000,1300000)),('6020','Equipment loan interest',m(30000,60000)),('6030','Amortization of financing costs',0),('6100','Amortization expense',m(900000,1100000)),('6200','Foreign exchange loss',m(2000,9000))]
X=[list(x) for x in X]; d={x[0]:x for x in X}
d['3900'][2]=-sum(x[2] for x in X if x[2] is not None)
J=[('AJE1','To true up December hydro to utility invoice received in January','5110','2030',m(18000,42000)),
('AJE2','To record fourth quarter amortization','6100','1610',m(190000,240000)),
('AJE3','To increase allowance - Boreal Seafoods','5620','1190',m(22000,38000)),
('AJE4','To amortize financing costs','6030','2510',m(38000,52000)),
('AJE5','To defer January storage billed in December','4010','2100',m(60000,98000)),
('AJE6','To accrue audit and tax fees','5610','2020',m(30000,44000)),
('AJE7','To expense insurance for the year','5420','1300',m(21000,39000)),
('AJE8','To reclassify yard paving from repairs','1510','5320',m(24000,36000))]
adj={}
for ref,t,a,b,amt in J:
    adj.setdefault(a,[0,0,'']);adj.setdefault(b,[0,0,''])
    adj[a][0]+=amt; adj[b][1]+=amt
    adj[a][2]=ref;adj[b][2]=ref
DROP='5230'
K=['other:Unadjusted Debit','other:Unadjusted Credit','other:Adjustments Debit','other:Adjustments Credit','other:Adjusted Debit','other:Adjusted Credit']
rows=[];tab=[];tot=[0]*6
f=lambda q:f'{q/100:,.2f}' if q else ''
for a,n,u in X:
    aj=adj.get(a,[0,0,'']); z=u+aj[0]-aj[1]
    q=[max(u,0),max(-u,0),aj[0],aj[1],max(z,0),max(-z,0)]
    tot=[i+j for i,j in zip(tot,q)]
    if a==DROP: continue
    tab.append([a,n,f(q[0]),f(q[1]),aj[2],f(q[2]),f(q[3]),f(q[4]),f(q[5])])
    rows.append({'account':a,'name':n,**{k:(w/100 if w else None) for k,w in zip(K,q)}})
assert tot[0]==tot[1] and tot[2]==tot[3] and tot[4]==tot[5]
hd=[['Account','Description','Unadjusted','','','Adjustments','','Adjusted',''],['No.','','Debit','Credit','Ref','Debit','Credit','Debit','Credit']]
foot=['','TOTALS',f(tot[0]),f(tot[1]),'',f(tot[2]),f(tot[3]),f(tot[4]),f(tot[5])]
n=len(tab)
T=Table(hd+tab+[foot],colWidths=[42,198,76,76,36,66,66,78,78],rowHeights=[14,14]+[13.2]*n+[16],repeatRows=2)
T.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',9),('FONT',(0,0),(-1,1),'Times-Bold',9),('FONT',(0,-1),(-1,-1),'Times-Bold',9),
('ALIGN',(2,0),(-1,-1),'RIGHT'),('ALIGN',(4,0),(4,-1),'CENTER'),('SPAN',(2,0),(3,0)),('SPAN',(5,0),(6,0)),('SPAN',(7,0),(8,0)),('ALIGN',(2,0),(8,0),'CENTER'),
('LINEBELOW',(2,0),(3,0),.5,colors.black),('LINEBELOW',(5,0),(6,0),.5,colors.black),('LINEBELOW',(7,0),(8,0),.5,colors.black),('LINEBELOW',(0,1),(-1,1),.9,colors.black),
('LINEABOVE',(2,-1),(3,-1),.6,colors.black),('LINEABOVE',(5,-1),(8,-1),.6,colors.black),('LINEBELOW',(2,-1),(3,-1),.6,colors.black,0,None,None,2,1.5),('LINEBELOW',(5,-1),(8,-1),.6,colors.black,0,None,None,2,1.5),
('TEXTCOLOR',(4,2),(4,-2),colors.HexColor('#a02020')),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),2),('VALIGN',(0,0),(-1,-1),'MIDDLE')]))
def page(c,doc):
    w,h=landscape(letter)
    c.setFont('Times-Bold',12); c.drawString(38,h-36,'Northlake Cold Storage Limited Partnership')
    c.setFont('Times-Roman',10); c.drawString(38,h-49,'Adjusted trial balance'); c.drawString(38,h-61,'Year ended December 31, 2025    (Canadian dollars)')
    c.setFont('Times-Italic',8); c.drawRightString(w-38,h-36,'W/P ref. TB-1'); c.drawRightString(w-38,h-47,'Prepared: SL  Jan 23, 2026'); c.drawRightString(w-38,h-58,'Reviewed: DB  Jan 29, 2026')
    c.drawString(38,24,'Source: Dynamics 365 Business Central, company NCS-LP, exported 2026-01-21'); c.drawRightString(w-38,24,f'Page {doc.page}')
doc=BaseDocTemplate(D+F,pagesize=landscape(letter)); doc.addPageTemplates(PageTemplate(frames=[Frame(32,36,728,502,leftPadding=2,rightPadding=2,topPadding=0,bottomPadding=0)],onPage=page))
sm=ParagraphStyle('s',fontName='Times-Roman',fontSize=8.5,leading=11)
nt=[Paragraph('<b>Adjusting journal entries</b>',sm)]+[Paragraph(f'{r} &nbsp; {t}',sm) for r,t,a,b,x in J]
doc.build([T,Spacer(1,14),KeepTogether(nt)])
save(F,'TB','Adjusted trial balance working paper with unadjusted, adjustments (refs) and adjusted pairs, Canada cold storage',True,K,rows,
 [{'label':'TOTALS',**{k:w/100 for k,w in zip(K,tot)}}],{"what":"account 5230 Lift truck leases and repairs is left out of the list; the printed debit totals still include it","kind":"row_dropped"})
