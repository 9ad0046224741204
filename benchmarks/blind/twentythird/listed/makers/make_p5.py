# Canadian retirement residence, departmental, monospace Sage-like print, rate columns (PRD) left out of truth
import random
from lib import *
from reportlab.pdfgen import canvas
R=random.Random(505)
s=S('Departmental Income Statement','Lakeridge Commons Retirement Residence','2024-10-01','2025-03-31',['Mar 2025 Actual','Mar 2025 Budget','YTD Actual','YTD Budget','YTD Prior Year'])
rd=(3472,20310)
def L(c,l,b,vol=.05):
    a=round(b*R.uniform(1-vol,1+vol),2);return s.line(l,[a,round(b,-1)*1.0,round(a*6*R.uniform(.96,1.04),2),round(b,-1)*6.0,round(b*6*R.uniform(.9,.98),2)],code=c)
dep=[]
def D(h,ls,t,**k):
    s.head(h);return s.tot(t,[L(*x) for x in ls],**k)
s.head('RESIDENT REVENUE')
it=[L('4010','Accommodation - studio suites',168400,.02),L('4020','Accommodation - one bedroom',241900,.02),L('4030','Accommodation - two bedroom',88700,.03),L('4050','Respite and trial stays',12300,.2),L('4060','Second occupant fees',9450),L('4110','Care packages - assisted living',74200),L('4120','Medication administration',11800),L('4210','Guest meals and catering',3260,.2),L('4220','Salon and foot care',2140,.2),L('4230','Cable, telephone and parking',5890)]
it.append(s.line('Move-in incentives',[-6500.0,-4000.0,-31250.0,-24000.0,-18700.0],code='4900'))
ti=s.tot('TOTAL REVENUE',it,t='TOTAL',key='total_income')
ds=[D('DIETARY',[('5110','Dietary wages and benefits',61200),('5120','Raw food',41800),('5130','Dietary supplies',4300,.15)],'Total Dietary'),
D('RESIDENT CARE',[('5210','RN / RPN wages',58900),('5220','PSW wages',72400),('5230','Agency staffing',6800,.4),('5240','Medical supplies',3100,.2)],'Total Resident Care'),
D('LIFE ENRICHMENT',[('5310','Recreation wages',14700),('5320','Programs and entertainment',3900,.2)],'Total Life Enrichment'),
D('HOUSEKEEPING AND LAUNDRY',[('5410','Housekeeping wages',27600),('5420','Cleaning and linen supplies',3400,.15)],'Total Housekeeping and Laundry'),
D('BUILDING SERVICES',[('5510','Maintenance wages',15100),('5520','Repairs and contracts',11900,.3),('5530','Hydro',13800,.15),('5540','Natural gas',9200,.3),('5550','Water and sewer',4600)],'Total Building Services'),
D('ADMINISTRATION AND MARKETING',[('5610','Admin and marketing wages',34200),('5620','Advertising and referral fees',7100,.3),('5630','Office, IT and telephone',5200),('5640','Management fee (5%)',30500,.03)],'Total Administration and Marketing'),
D('PROPERTY',[('5710','Municipal property taxes',22400,.01),('5720','Insurance',8900,.01),('5730','RHRA licence fee',1150,.02)],'Total Property')]
te=s.tot('TOTAL OPERATING EXPENSES',ds,t='TOTAL',key='total_operating_expenses')
no=s.tot('NET OPERATING INCOME',[ti,te],[1,-1],t='TOTAL',key='noi')
m=L('6100','Mortgage interest - CMHC insured',47300,.01);am=L('6200','Amortization of building and equipment',39800,.01)
s.tot('NET INCOME (LOSS)',[no,m,am],[1,-1,-1],t='TOTAL',key='net_income')
n='lakeridge_dept_is_2025-03.pdf';W,H=1008,612;c=canvas.Canvas(doc(n),pagesize=(W,H))
Fm='Courier';fs=8
def f(v,w=13): return f'{v:>{w},.2f} ' if v>=0 else f'{-v:,.2f}-'.rjust(w+1)
def hd(p):
    c.setFont('Courier-Bold',9);c.drawString(36,H-40,'LAKERIDGE COMMONS RETIREMENT RESIDENCE');c.drawRightString(W-36,H-40,f'PAGE {p}')
    c.setFont(Fm,fs);c.drawString(36,H-52,'Departmental Income Statement        Oct 1, 2024 to Mar 31, 2025 (6 months)      CAD');c.drawRightString(W-36,H-52,'Printed 14/04/2025')
    c.drawString(36,H-72,' '*46+f'{"----------- MARCH 2025 ----------":^40}{"----------------- YEAR TO DATE -----------------":^62}')
    c.drawString(36,H-82,f'{"ACCT":<6}{"":<40}{"ACTUAL":>13} {"PRD":>8}{"BUDGET":>14}   {"ACTUAL":>13} {"PRD":>8}  {"BUDGET":>13} {"PRIOR YEAR":>14}');c.drawString(36,H-90,'='*138);return H-103
y=hd(1);p=1
for r in s.rows:
    if y<50 or (r['label']=='BUILDING SERVICES'):c.showPage();p+=1;y=hd(p)
    b=r['t']!='LINE';c.setFont('Courier-Bold' if b else Fm,fs);v=r['v']
    if r['t']=='TOTAL':c.drawString(36,y+3,' '*46+'-'*92);y-=7
    if r['t']=='HEADING':y-=4
    t=f'{r["code"] or "":<6}{("  " if r["t"]=="SUBTOTAL" else "")+r["label"]:<40}'
    if v[0] is not None:t+=f(v[0])+f'{v[0]/rd[0]:>8.2f}'+f(v[1])+'  '+f(v[2])+f'{v[2]/rd[1]:>8.2f}  '+f(v[3])+f(v[4])
    c.drawString(36,y,t);y-=10.5
    if b and r['items']:y-=5
c.setFont(Fm,7);c.drawString(36,y-14,'PRD = per resident day (3,472 resident days in March; 20,310 year to date).  Trailing minus = credit / loss.');c.save()
dump(n,[s],'SENIOR_HOUSING','OPERATING_STATEMENT','Canadian Sage-like monospace departmental, PRD columns, trailing minus',True)
