# parking garage monthly accounts
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle
from reportlab.lib import colors
R=random.Random(6106)
n='Fulton Garage AR aging 3-31-25.pdf'
T=[('M-1003','Brandt & Oyelaran LLP',14,'N','Pays by ACH on 5th'),('M-1007','Pinwheel Software, Inc.',32,'L',''),('M-1011','Cole Street Dental',4,'N',''),('M-1012','Republic Title of Fulton',9,'P','Disputing Jan rate increase'),('M-1018','Studio Marrow Architects',6,'L',''),('M-1020','G. Haverstock (individual)',1,'O','Card deactivated 3/10'),('M-1024','Lakeshore Temp Staffing',11,'O','Demand letter sent 2/24'),('M-1031','The Alder Hotel - valet',40,'C','Billed in arrears'),('M-1033','County Public Defender',22,'L','PO re-issued; expect April'),('M-1040','Northbank Credit Union',18,'C',''),('M-1042','S. Imanov (individual)',1,'N',''),('M-1045','Fig & Ember Restaurant',5,'P',''),('M-1050','Ruston Freight Brokers',8,'C',''),('M-1051','Ruston Freight - visitor validations',None,'V','Validation tickets, no cards'),('M-1056','D. Peverell (individual)',2,'N',''),('M-1059','Halcyon Court Reporting',3,'L',''),('M-1063','Mercer Bail Bonds',2,'O','To collections 3/28'),('M-1066','Alliance for Fulton Arts',6,'N','Nonprofit rate'),('M-1070','Quill Insurance Agency',7,'X','Overpaid Feb')]
K=['other:Mar 2025','other:Feb 2025','other:Jan 2025','other:Dec 2024 & Prior','other:Unapplied Credits','total']
rows=[]
for i,(a,nm,c,p,note) in enumerate(T):
    rate=165. if 'Nonprofit' in note else 195. if c and c<20 else 180.; m=r2((c or 0)*rate); v=[None]*5
    if p in 'NLPO':v[0]=m
    if p=='L':v[1]=m
    if p=='P':v[1]=r2(c*15);v[2]=r2(c*15)
    if p=='O':v[1]=m;v[2]=m;v[3]=r2(m*R.choice([1,2])+25)
    if p=='C':v[0]=m;v[4]=None
    if p=='V':v=[418.5,392.0,None,None,None]
    if p=='X':v[4]=-1365.
    if nm.startswith('Pinwheel'):v[4]=-720.
    if nm.startswith('G. Hav'):v[0]=None
    d=dict(resident=a,name=nm,**{'other:Cards':c}); d.update({k:x for k,x in zip(K,v)}); d['total']=r2(sum(x or 0 for x in v)); rows.append(d)
KK=['other:Cards']+K
tot={k:r2(sum(x.get(k) or 0 for x in rows)) for k in KK}; tot['other:Cards']=int(tot['other:Cards'])
ss=getSampleStyleSheet(); sm=ParagraphStyle('s',parent=ss['Normal'],fontName='Helvetica',fontSize=8,leading=9.5)
def d(x): return '' if x is None else f'(${-x:,.2f})' if x<0 else f'${x:,.2f}'
tb=[['Acct','Customer','Cards','Mar 2025','Feb 2025','Jan 2025','Dec 2024\n& Prior','Unapplied\nCredits','Balance\nDue','Comment']]
for x,t in zip(rows,T): tb.append([x['resident'],Paragraph(x['name'],sm),'' if x['other:Cards'] is None else str(x['other:Cards'])]+[d(x.get(k)) for k in K]+[Paragraph(t[4],sm)])
tb.append(['','TOTAL MONTHLY ACCOUNTS',str(tot['other:Cards'])]+[d(tot[k]) for k in K]+[''])
pc=['','% of balance','']+[f'{tot[k]/tot["total"]*100:.1f}%' for k in K]+['']
tb.append(pc)
t=Table(tb,colWidths=[44,142,36,64,64,60,60,60,68,134],repeatRows=1)
t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#234E52')),('TEXTCOLOR',(0,0),(-1,0),colors.white),('ALIGN',(2,0),(8,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('ROWBACKGROUNDS',(0,1),(-1,-3),[colors.white,colors.HexColor('#EEF4F4')]),('FONT',(0,-2),(-1,-2),'Helvetica-Bold',8),('LINEABOVE',(0,-2),(-1,-2),1,colors.black),('FONT',(0,-1),(-1,-1),'Helvetica-Oblique',7.5),('TOPPADDING',(0,0),(-1,-1),2.5),('BOTTOMPADDING',(0,0),(-1,-1),2.5)]))
H=ParagraphStyle('h',parent=ss['Title'],fontName='Helvetica-Bold',fontSize=15,alignment=0,spaceAfter=2)
el=[Paragraph('Fulton Street Garage',H),Paragraph('Accounts Receivable – Monthly Parkers &nbsp;|&nbsp; as of March 31, 2025 &nbsp;|&nbsp; 640 stalls, operated by Curbline Parking Services',sm),Spacer(1,8),t,Spacer(1,8),
Paragraph('Invoices are issued on the 1st for the month; column is the month billed. Transient revenue is collected at exit and carries no receivable. Prepared by site accounting for ownership; excludes special-event billing.',sm)]
SimpleDocTemplate(doc(n),pagesize=landscape(letter),leftMargin=28,rightMargin=28,topMargin=32,bottomMargin=30).build(el)
lab='TOTAL MONTHLY ACCOUNTS'
save(n,'AR',KK,rows,[dict(label=lab,**tot)],'Parking operator receivables by month billed, comment column')
