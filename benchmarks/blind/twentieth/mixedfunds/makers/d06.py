# Australian mixed fund, cash movement by asset, A$'000, consolidation columns
from lib import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib import colors
N="au_banksia_fund_cash_movement_fy25.pdf"
C=["Collins St Tower","Parramatta Central","Derrimut Logistics","Southport Marketplace","Fund level","Eliminations","Total"]
s=St("Cash Movement by Asset (cash flow statement)","Banksia Diversified Property Fund","2024-07-01","2025-06-30",C,lambda b,k:[x for x in b]+[sum(x or 0 for x in b)])
L=lambda l,*b:s.line(l,[x if x else None for x in b])
s.head("Operating receipts and payments")
i=[L("Rent and outgoings received",21846,14295,9318,11872,0,-412),L("Car park and licence receipts",1930,655,0,214,0,0),L("Property outgoings paid",-6124,-4418,-1507,-3986,0,0),L("Non-recoverable costs paid",-388,-512,-64,-471,0,0),L("Management fees paid",-437,-286,-186,-237,-2940,412),L("Net GST remitted",-1402,-903,-688,-655,231,0)]
o1=s.sub("Property cash flow",i)
i2=[L("Interest received",41,22,17,19,268,0),L("Borrowing costs paid",0,0,-2255,0,-13870,0),L("Trust expenses paid",0,0,0,0,-846,0)]
o=s.tot("Net cash from operating activities",[o1]+i2)
s.head("Investing")
i=[L("Capital works",-4310,-1275,-220,-1844,0,0),L("Tenant incentives paid",-3650,-2105,0,-390,0,0),L("Leasing fees paid",-612,-347,-75,-118,0,0),L("Deposit on Truganina site",0,0,0,0,-2450,0)]
v=s.tot("Net cash used in investing activities",i)
s.head("Financing")
i=[L("Drawdown of bank facility",0,0,0,0,9500,0),L("Repayment of bank facility",0,0,-600,0,-1500,0),L("Transfers (to)/from Fund",-7150,-4970,-3705,-4330,20155,0),L("Distributions paid to unitholders",0,0,0,0,-9200,0),L("Units redeemed",0,0,0,0,-640,0)]
f=s.tot("Net cash from/(used in) financing activities",i)
n=s.tot("Net movement in cash",[o,v,f],key="net_cash_flow")
ob=L("Cash at 1 July 2024",1184,702,466,538,3127,0)
s.tot("Cash at 30 June 2025",[n,ob])
print([r["values"] for r in s.rows[-3:]])
for r in s.rows[-3:-2]+s.rows[-1:]: pass
hd=["A$'000","Collins St\nTower","Parramatta\nCentral","Derrimut\nLogistics","Southport\nMarketplace","Fund\nlevel","Elimin-\nations","Total"]
data=[["","Office","Office","Industrial","Retail","","",""],hd]
G=colors.HexColor('#2E5E4E')
st=[('FONT',(0,0),(-1,-1),'Helvetica',8.5),('FONT',(0,0),(-1,0),'Helvetica-Oblique',7.5),('FONT',(0,1),(-1,1),'Helvetica-Bold',8.5),('ALIGN',(1,0),(-1,-1),'RIGHT'),('LINEBELOW',(0,1),(-1,1),1.2,G),('TEXTCOLOR',(0,1),(-1,1),G),
 ('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5),('BACKGROUND',(-1,0),(-1,-1),colors.HexColor('#EEF4F1'))]
# printed zeroes in totals appear as a dash -> drop from the truth
for r in s.rows: r["values"]=[None if (x==0) else x for x in r["values"]]
for r in s.rows:
    k=len(data)
    if r["rowType"]=="HEADING": data.append([r["label"].upper()]+[""]*7); st+=[('FONT',(0,k),(0,k),'Helvetica-Bold',7.5),('TEXTCOLOR',(0,k),(0,k),G),('TOPPADDING',(0,k),(-1,k),9)]; continue
    data.append([r["label"]]+["–" if x is None else par(x) for x in r["values"]])
    if r["rowType"]!="LINE": st+=[('FONT',(0,k),(-1,k),'Helvetica-Bold',8.5),('LINEABOVE',(1,k),(-1,k),.5,G)]
    if r["label"].startswith("Cash at 30"): st+=[('LINEBELOW',(1,k),(-1,k),.6,G),('LINEBELOW',(1,k),(-1,k),.6,G,0,None,None,2,2)]
Hs=lambda t,z,b,col=colors.black:Paragraph(t,ParagraphStyle('h',fontName='Helvetica-Bold' if b else 'Helvetica',fontSize=z,leading=z+4,textColor=col))
D=SimpleDocTemplate(doc(N),pagesize=landscape(A4),leftMargin=50,rightMargin=50,topMargin=36,bottomMargin=30,invariant=1)
D.build([Hs("Banksia Diversified Property Fund",15,1,G),Hs("Cash Movement by Asset",11,1),Hs("Year ended 30 June 2025 · amounts in thousands of Australian dollars, inclusive of GST",8.5,0),Spacer(1,6),
 Table(data,colWidths=[215]+[74]*7,style=st),Spacer(1,8),Hs("Eliminations: internal property management charge by Fund's manager entity to Collins St Tower. Facility covenant headroom and hedging are reported separately.",7,0)])
save(N,[s],"MIXED_USE","CASH_FLOW_STATEMENT","Australian fund cash by asset, consolidation columns",True)
