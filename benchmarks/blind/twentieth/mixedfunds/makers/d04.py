# US multifamily same-store comparison, quarter + YTD, reconciliation to net income
from lib import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
R=random.Random(2304); N="same_store_noi_q3_2025.pdf"
ex=lambda b,k:[b[0],b[1],b[0]-b[1],b[2],b[3],b[2]-b[3]]
s=St("Same-Store Net Operating Income Comparison","Calloway Residential Fund III",None,"2025-09-30",["Q3 2025","Q3 2024","$ Chg Quarter","YTD 2025","YTD 2024","$ Chg YTD"],ex)
def g(q,gr,v=.02):
    q24=round(q); q25=round(q*(1+gr+R.uniform(-v,v))); y24=round(q*2.94*(1+R.uniform(-.01,.01))); return [q25,q24,round(y24*(1+gr+R.uniform(-v,v))),y24]
s.head("Revenues")
r=[s.line(l,g(a,gr)) for l,a,gr in [("Gross potential rent",18460300,.031),("Loss to lease",-412700,-.2),("Vacancy",-905400,.05),("Concessions",-221900,.3),("Bad debt",-188200,-.1)]]
nr=s.sub("Net rental income",r)
r=[s.line(l,g(a,gr)) for l,a,gr in [("Utility reimbursements",934500,.05),("Parking and storage",412100,.04),("Other property income",688700,.02)]]
ot=s.sub("Total other income",r)
ti=s.tot("Total same-store revenues",[nr,ot],key="total_income")
s.head("Expenses")
r=[s.line(l,g(a,gr)) for l,a,gr in [("On-site payroll",1688300,.035),("Repairs and maintenance",742600,.02),("Turnover",318400,-.03),("Utilities",1064900,.055),("Marketing",241800,.01),("Administrative",287500,.02),("Property management fees",562000,.03)]]
ct=s.sub("Controllable expenses",r)
r=[s.line(l,g(a,gr)) for l,a,gr in [("Real estate taxes",2511700,.044),("Insurance",618300,-.06)]]
nc=s.sub("Non-controllable expenses",r)
te=s.tot("Total same-store expenses",[ct,nc],key="total_operating_expenses")
noi=s.tot("Same-store NOI",[ti,te],sg=[1,-1])
s.head("Reconciliation to net income")
a1=s.line("Non-same-store NOI (4 communities)",g(2215600,.18)); a2=s.line("Commercial NOI, net",g(181300,.02))
pn=s.tot("Total portfolio NOI",[noi,a1,a2],key="noi")
r=[s.line(l,[-x for x in g(a,gr)]) for l,a,gr in [("Fund general and administrative",688200,.03),("Asset management fee",912500,.0),("Interest expense",4211800,.02),("Depreciation and amortization",5034400,.01)]]
s.tot("Net income",[pn]+r,key="net_income")
D=SimpleDocTemplate(doc(N),pagesize=letter,leftMargin=34,rightMargin=34,topMargin=40,bottomMargin=36,invariant=1)
data=[["","Three Months Ended Sept. 30","","","","","Nine Months Ended Sept. 30","","",""],["(unaudited, whole dollars)","Q3 2025","Q3 2024","$ Chg","% Chg","","YTD 2025","YTD 2024","$ Chg","% Chg"]]
st=[('SPAN',(1,0),(4,0)),('SPAN',(6,0),(9,0)),('ALIGN',(1,0),(-1,0),'CENTER'),('LINEBELOW',(1,0),(4,0),.6,colors.black),('LINEBELOW',(6,0),(9,0),.6,colors.black),('ALIGN',(1,1),(-1,-1),'RIGHT'),
 ('FONT',(0,0),(-1,-1),'Times-Roman',7.8),('FONT',(0,0),(-1,1),'Times-Bold',7.8),('LEFTPADDING',(0,0),(-1,-1),1),('RIGHTPADDING',(0,0),(-1,-1),2),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5)]
for k,r in enumerate(s.rows):
    i=len(data);v=r["values"]
    if r["rowType"]=="HEADING": data.append([r["label"]]+[""]*9); st+=[('FONT',(0,i),(0,i),'Times-BoldItalic',8.4),('TOPPADDING',(0,i),(0,i),7)]; continue
    big=r["rowType"]=="TOTAL"; D_="$" if big or r["label"]=="Gross potential rent" else ""
    f=lambda v:(("$" if v>=0 else "$")+par(v)) if D_ else par(v)
    p=lambda c,b:f"{c/abs(b)*100:.1f}%" if b else ""
    data.append([("" if big else "  ")+r["label"],f(v[0]),f(v[1]),f(v[2]),p(v[2],v[1]),"",f(v[3]),f(v[4]),f(v[5]),p(v[5],v[4])])
    if r["rowType"]!="LINE": st+=[('LINEABOVE',(1,i),(4,i),.4,colors.black),('LINEABOVE',(6,i),(9,i),.4,colors.black)]
    if big: st+=[('FONT',(0,i),(-1,i),'Times-Bold',7.8),('LINEBELOW',(1,i),(4,i),.9,colors.black),('LINEBELOW',(6,i),(9,i),.9,colors.black),('BOTTOMPADDING',(0,i),(-1,i),4)]
H=lambda t,z,b=0:Paragraph(t,ParagraphStyle('h',fontName='Times-Bold' if b else 'Times-Italic',fontSize=z,leading=z+3,alignment=1))
nv=s.rows[noi]["values"]; tv=s.rows[ti]["values"]
side=Table([["Same-store operating data","Q3 2025","Q3 2024"],["Communities / apartment homes","11 / 2,946","11 / 2,946"],["Average physical occupancy","95.1%","94.8%"],["NOI margin",f"{nv[0]/tv[0]:.1%}",f"{nv[1]/tv[1]:.1%}"],["Resident retention","57.3%","55.9%"]],
 colWidths=[180,70,70],style=[('FONT',(0,0),(-1,-1),'Times-Roman',7.8),('FONT',(0,0),(-1,0),'Times-Bold',7.8),('LINEBELOW',(0,0),(-1,0),.5,colors.black),('ALIGN',(1,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)],hAlign='LEFT')
D.build([H("Calloway Residential Fund III",13,1),H("Same-Store Net Operating Income Comparison",11,1),H("Three and nine months ended September 30, 2025 and 2024",9),Spacer(1,8),Table(data,colWidths=[148,58,58,48,35,6,62,62,48,35],style=st,repeatRows=2),Spacer(1,14),side])
save(N,[s],"MULTIFAMILY","OPERATING_STATEMENT","same-store comparison with reconciliation",True)
