# UK retail park, quarter-day statement, forecast, psf column, wrapped comments
from lib import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib import colors
N="uk_thornbeck_q1_income.pdf"
ex=lambda b,k:[b[0],b[1],b[0]-b[1],b[2]]
s=St("Asset Performance Statement","Thornbeck Retail Park, Wakefield","2024-12-25","2025-03-24",["Actual £","Reforecast (RF2) £","Variance £","Same Quarter Prior Year £"],ex)
s.head("Gross rental income")
r1=[s.line("Rent receivable – anchor units",[318750,318750,309500],cm=""),s.line("Rent receivable – other units",[146225,151400,149075],cm="Unit 7B void from 14 January (tenant in CVA)"),
 s.line("Turnover rent top-up",[11840,9000,10215],cm="Garden centre certificate better than forecast"),s.line("Car park & kiosk licences",[7150,7150,6900],cm=""),
 s.line("Rent free & incentives amortised",[-14600,-14600,-8250],cm="")]
t1=s.sub("Gross rental income",r1)
s.head("Service charge")
r2=[s.line("Service charge recoverable from tenants",[58310,60200,57450],cm=""),s.line("Insurance premium recharged",[12475,12475,11980],cm=""),
 s.line("Service charge expenditure",[-61940,-60200,-58115],cm="Gritting call-outs, January cold spell"),s.line("Insurance premium paid",[-13020,-13020,-12500],cm="")]
t2=s.sub("Net service charge shortfall",r2)
ti=s.tot("Income after service charge",[t1,t2],key="total_income")
s.head("Non-recoverable property costs")
r3=[s.line("Void rates",[-9480,-6200,-3100],cm="Unit 7B – empty rates after 3 months not yet claimed back"),s.line("Void service charge & insurance",[-3865,-2900,-1750],cm=""),
 s.line("Managing agent fees (non-recoverable)",[-7250,-7250,-7000],cm=""),s.line("Rent review & lease renewal fees",[-5400,-8000,-2200],cm="Unit 3 review now with arbitrator; moves to Q2"),
 s.line("Legal & professional",[-4115,-3500,-3960],cm=""),s.line("Movement in bad debt provision",[-6720,0,1450],cm="Unit 7B arrears provided at 75%"),s.line("Marketing contribution",[-1500,-1500,-1500],cm="")]
t3=s.sub("Total non-recoverable costs",r3,key="total_operating_expenses")
noi=s.tot("Net property income",[ti,t3],key="noi")
s.head("Capital and letting costs")
r4=[s.line("Letting agent fees",[-12300,-18500,0],cm="Unit 7B under offer, fee on exchange"),s.line("Landlord's capital contributions",[-45000,-45000,-20000],cm=""),
 s.line("EV charging hub",[-27480,-31000,0],cm="Retention held"),s.line("EPC / MEES upgrades",[-8850,-10000,-4325],cm="")]
t4=s.sub("Total capital and letting costs",r4)
s.tot("Net cash flow after capital",[noi,t4],key="net_cash_flow")
area=87400
P=ParagraphStyle('p',fontName='Helvetica',fontSize=6.8,leading=8,textColor=colors.HexColor('#444444'))
f=lambda v:par(v,0,"0")
data=[["","Actual\n£","Reforecast\n(RF2) £","Variance\n£","Var\n%","£ psf\np.a.","Same Quarter\nPrior Year £","Asset manager's comment"]]
st=[('FONT',(0,0),(-1,-1),'Helvetica',7.6),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.6),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#1F3B4D')),('TEXTCOLOR',(0,0),(-1,0),colors.white),
 ('ALIGN',(1,0),(6,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6)]
for r,m in zip(s.rows,s.meta):
    i=len(data); v=r["values"]
    if r["rowType"]=="HEADING": data.append([r["label"]]+[""]*7); st+=[('FONT',(0,i),(0,i),'Helvetica-Bold',7.8),('TEXTCOLOR',(0,i),(0,i),colors.HexColor('#1F3B4D')),('TOPPADDING',(0,i),(-1,i),6)]; continue
    pct="n/a" if not v[1] else f"{v[2]/abs(v[1])*100:.1f}%"
    data.append([("   " if r["rowType"]=="LINE" else "")+r["label"],f(v[0]),f(v[1]),f(v[2]),pct,par(v[0]*4/area,2,"0.00"),f(v[3]),Paragraph(m.get("cm",""),P)])
    if r["rowType"]!="LINE": st+=[('FONT',(0,i),(6,i),'Helvetica-Bold',7.6),('LINEABOVE',(1,i),(6,i),.5,colors.black)]
    if r["rowType"]=="TOTAL": st+=[('BACKGROUND',(0,i),(-1,i),colors.HexColor('#E3EAEE'))]
H=lambda t,z,b=0:Paragraph(t,ParagraphStyle('h',fontName='Helvetica-Bold' if b else 'Helvetica',fontSize=z,leading=z+3))
D=SimpleDocTemplate(doc(N),pagesize=landscape(A4),leftMargin=36,rightMargin=36,topMargin=28,bottomMargin=26,invariant=1)
D.build([H("Asset Performance Statement",13,1),H("Thornbeck Retail Park, Wakefield",10),H("Quarter: 25 December 2024 to 24 March 2025 &nbsp;|&nbsp; NIA 87,400 sq ft &nbsp;|&nbsp; Pennine Mixed Property Unit Trust",8),Spacer(1,7),
 Table(data,colWidths=[178,62,66,58,42,42,72,235],style=st,repeatRows=1),Spacer(1,5),H("Figures exclude VAT. £ psf is annualised on net internal area. Costs shown in brackets.",6.5)])
save(N,[s],"RETAIL","OPERATING_STATEMENT","UK quarter-day asset statement, psf, comments",True)
