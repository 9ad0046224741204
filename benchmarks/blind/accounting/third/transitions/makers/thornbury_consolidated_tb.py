"""Three estates side by side, Dr/Cr pairs, combined total. Whole pounds, platypus table, A4 landscape."""
import random, json, os
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib import colors
R=random.Random(77); B=os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'); N='thornbury_consolidated_tb'
P=["Quayside Mill","Alder Court","12-20 Priory St"]
C=[("Income",[("Rents demanded","R100",-1,(214000,96500,0)),("Rents - shops","R110",-1,(0,0,131250)),("Car park licences","R120",-1,(9600,0,2400)),("Service charge income","R200",-1,(48200,22750,17900)),("Insurance recharged","R210",-1,(6120,3040,4415)),("Bank interest","R900",-1,(318,0,77))]),
("Property outgoings",[("Caretaker wages","P100",1,(23650,11800,0)),("Cleaning","P110",1,(7340,3910,2260)),("Lift maintenance","P120",1,(5480,0,0)),("Electricity - landlord supply","P130",1,(9075,3322,1890)),("Water rates","P140",1,(1260,871,0)),("Repairs & decorations","P150",1,(31450,8865,12940)),("Buildings insurance","P160",1,(7015,3390,4860)),("Empty rates","P170",1,(0,0,9150)),("Managing agent's fees","P180",1,(17120,7720,10500)),("Legal & professional","P190",1,(3875,650,6240)),("Bad debts","P195",1,(0,1180,-425))]),
("Finance",[("Loan interest","F100",1,(61200,0,38875))]),
("Balance sheet",[("Investment property at cost","B010",1,(2850000,1140000,1675000)),("Rent debtors","B100",1,(18462,4290,26375)),("Service charge debtors","B105",1,(3311,-206,1904)),("Prepayments","B110",1,(2840,1126,1330)),("Client account - NatWest","B200",1,(71205,28440,19610)),("Reserve fund account","B210",1,(35000,15500,0)),("Inter-estate current account","B300",1,(14500,-22000,7500)),("Trade creditors","B400",-1,(9844,2157,6013)),("Tenants' deposits","B410",-1,(21300,9650,16000)),("VAT control","B420",-1,(0,0,5218)),("Rent in advance","B430",-1,(16700,3120,29800)),("Reserve fund","B500",-1,(35000,15500,0)),("Handelsbanken loan","B600",-1,(1224000,0,777500)),("Trust capital b/fwd","B900",-1,None)])]
MON=[f"other:{p} {s}" for p in P+["Combined"] for s in ("Dr","Cr")]
ss=ParagraphStyle('x',fontName='Times-Roman',fontSize=8.5,leading=10)
data=[["","Ref",P[0],"",P[1],"",P[2],"","Combined",""],["Account","","Dr","Cr"]+["Dr","Cr"]*3];sty=[]
rows=[];T=[0]*8;bal=[0]*3
fm=lambda v:f"{v:,}" if v else ""
for sec,accs in C:
    sty.append(('FONTNAME',(0,len(data)),(0,len(data)),'Times-BoldItalic'));data.append([sec]+[""]*9)
    for n,c,s,vals in accs:
        if vals is None: sv=[-b for b in bal]
        else: sv=[s*x for x in vals]
        bal=[a+b for a,b in zip(bal,sv)]
        q=[]
        for x in sv:q+= [max(x,0),max(-x,0)]
        q+=[sum(q[0::2]),sum(q[1::2])]
        T=[a+b for a,b in zip(T,q)]
        data.append(["  "+n,c]+[fm(x) for x in q]);r={'account':c,'name':n}
        r.update({m:x for m,x in zip(MON,q) if x});rows.append(r)
assert bal==[0,0,0] and all(T[i]==T[i+1] for i in (0,2,4,6))
data.append(["Totals",""]+[fm(x) for x in T])
n=len(data)
t=Table(data,colWidths=[150,34]+[66,66]*4,rowHeights=[12.2]*(n-1)+[16],repeatRows=2)
t.setStyle(TableStyle([('FONTNAME',(0,0),(-1,-1),'Times-Roman'),('FONTSIZE',(0,0),(-1,-1),9),('ALIGN',(2,1),(-1,-1),'RIGHT'),('VALIGN',(0,n-1),(-1,n-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),0),('BOTTOMPADDING',(0,0),(-1,-1),2),
 ('FONTNAME',(0,0),(-1,1),'Times-Bold'),('FONTNAME',(0,n-1),(-1,n-1),'Times-Bold'),('LINEABOVE',(2,n-1),(-1,n-1),.6,colors.black),('LINEBELOW',(2,n-1),(-1,n-1),.6,colors.black,0,None,None,2,1),('LINEBELOW',(0,1),(-1,1),.6,colors.black)]
 +[x for i in (2,4,6,8) for x in (('SPAN',(i,0),(i+1,0)),('ALIGN',(i,0),(i+1,0),'CENTER'),('LINEBEFORE',(i,0),(i,-1),.4,colors.grey))]+[('BACKGROUND',(8,0),(9,-1),colors.Color(.94,.94,.9))]+sty))
h=lambda t,z,b=0:Paragraph(t,ParagraphStyle('h',fontName='Times-Bold' if b else 'Times-Roman',fontSize=z,leading=z+3))
d=SimpleDocTemplate(f"{B}/documents/{N}.pdf",pagesize=landscape(A4),leftMargin=40,rightMargin=40,topMargin=24,bottomMargin=14,invariant=1)
d.build([h("The Thornbury Settlement",14,1),h("Trial balance by estate with combined total, year ended 24 March 2024 (pounds)",10.5),Spacer(1,7),t,Spacer(1,5),h("Combined column is a straight add-across; the inter-estate current accounts cancel and have not been eliminated. Draft 2 - JMW 19/04/24",8)])
json.dump({"name":N+".pdf","kind":"TB","planted":None,"money":MON,"rows":rows,"totals":[dict(zip(MON,T))]},open(f"{B}/truth/{N}.json",'w'),indent=1)
