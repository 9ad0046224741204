# Irish nursing home T12, reportlab canvas, landscape, two pages
from helper import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfgen import canvas
N='Glenbarrow_House_management_accounts_Dec25.pdf'
r=random.Random(303)
M=['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','Oct','Nov','Dec']
D=[31,28,31,30,31,30,31,31,30,31,30,31]
s=St('Management Accounts – Rolling 12 Months','Glenbarrow House Nursing Home','2025-01-01','2025-12-31',[m+'-25' for m in M]+['FY 2025'])
s.colrules=[(12,[(i,1) for i in range(12)])]
def T(v): return v+[sum(x or 0 for x in v)]
beds=84
occ=[.905,.893,.899,.917,.926,.938,.944,.940,.935,.929,.921,.912]
days=[int(round(beds*d*o)) for d,o in zip(D,occ)]; cap=[beds*d for d in D]
s.head('Occupancy')
s.line('Registered beds',[beds]*13,stat=True)
s.line('Available bed days',T(cap),stat=True); s.line('Occupied bed days',T(days),stat=True)
td,tc=sum(days),sum(cap)
s.line('Occupancy %',[round(a/b,3) for a,b in zip(days,cap)]+[round(td/tc,3)],stat=True,fmt='p')
# income
def days_line(l,rate,share): return s.line(l,T([int(round(d*share*rate*r.uniform(.985,1.015)/1)) for d in days]))
def ann(l,a,w=None,n=.05): return s.line(l,T(spread(r,a,w,n)))
hh=s.head('Income')
inc=[days_line('Fair Deal (NHSS) fees',181.5,.71),days_line('Private resident fees',198,.185),days_line('HSE transitional care and respite',189,.09),ann('Additional services charge',118000),ann('Physiotherapy and chiropody',21400,n=.2),ann('Other income',9600,n=.4)]
TI=s.sub('Total income',inc)
s.head('Payroll')
p=[ann('Director of nursing and management',214000,n=.02),ann('Staff nurses',982000,D),ann('Healthcare assistants',1215000,D),ann('Agency nurses',86500,[12,9,8,6,5,6,9,10,7,5,6,8],.2),ann('Catering staff',187500,D,.03),ann('Housekeeping and laundry staff',148200,D,.03),ann('Administration and maintenance staff',126300,D,.02),ann("Employer's PRSI",318400,D,.02),ann('Pension and auto-enrolment',17200,D,.03),ann('Recruitment and training',23900,n=.35)]
TP=s.sub('Total payroll',p)
s.head('Resident costs')
rc=[ann('Food and beverages',268000,D),ann('Medical supplies and PPE',61200),ann('Incontinence wear',38400),ann('Activities and outings',19100,[6,6,7,8,9,10,10,9,8,7,6,14],.1),ann('Laundry and cleaning materials',42600),ann('Clinical waste',14300)]
TR=s.sub('Total resident costs',rc)
s.head('Property and overheads')
ov=[ann('Heat and light',142500,[16,15,13,10,8,6,5,5,7,10,13,15]),ann('Commercial rates and water',46800,n=0),ann('Repairs and maintenance',71500,n=.3),ann('Insurance',58800,n=0),ann('Telephone, IT and software',22750),ann('Registration (HIQA) and subscriptions',16450,n=.02),ann('Professional fees',27300,n=.4),ann('Motor and travel',8900,n=.2),ann('Bank charges',4350,n=.15),
   s.line('Bad debts',[None,None,1850,None,None,-620,None,None,None,None,None,3140,4370]),ann('Management charge – group',192000,n=0)]
TV=s.sub('Total property and overheads',ov)
TC=s.sub('Total operating costs',[TP,TR,TV])
EB=s.sub('EBITDAR',[TI,TC],[1,-1],typ='TOTAL')
rent=ann('Rent – Glenbarrow PropCo DAC',780000,n=0)
EA=s.sub('EBITDA',[EB,rent],[1,-1],typ='TOTAL')
dp=ann('Depreciation',97200,n=0); ii=ann('Lease and loan interest',31450,n=.03)
NP=s.sub('Profit before tax',[EA,dp,ii],[1,-1,-1],typ='TOTAL')
s.key(total_income=TI,total_operating_expenses=TC,noi=EB,net_income=NP)
# plant: swapped digits in healthcare assistants Aug
i=p[2]; v=s.rows[i]['values'][7]; t=list(str(v)); k=1 if t[1]!=t[2] else 2; t[k],t[k+1]=t[k+1],t[k]; nv=int(''.join(t))
s.plant(i,7,nv,'digit_changed',f'Healthcare assistants Aug-25 printed {nv} instead of {v} (two digits swapped); Total payroll and the FY column are right')
W,Hh=landscape(A4); c=canvas.Canvas(doc(N),pagesize=(W,Hh)); c.setTitle('Glenbarrow House')
def f(v,k=None):
    if v is None: return '-'
    if k=='p': return f'{v*100:.1f}%'
    return f'{v:,}' if v>=0 else f'({-v:,})'
x0,xl,cw=28,172,46.5
def header(pg):
    c.setFont('Times-Bold',13); c.drawString(x0,Hh-34,'Glenbarrow House Nursing Home'); c.setFont('Times-Roman',9.5)
    c.drawString(x0,Hh-47,'Management Accounts – Rolling 12 Months'); c.drawString(x0,Hh-59,'January 2025 to December 2025   (all amounts in €)')
    c.setFont('Times-Italic',7.5); c.drawRightString(W-28,Hh-34,'DRAFT v2 – subject to year-end audit adjustments')
    y=Hh-78; c.setFont('Times-Bold',7.6)
    for j,h in enumerate(s.columns): c.drawRightString(xl+cw*(j+1),y,h)
    c.setLineWidth(.8); c.line(x0,y-4,xl+cw*13+2,y-4)
    c.setFont('Times-Roman',7); c.drawString(x0,18,'Harrowmount Care Group – Finance'); c.drawCentredString(W/2,18,f'{pg}'); c.drawRightString(W-28,18,'Printed 19/01/2026 09:42')
    return y-16
y=header(1); pg=1
for i,k in enumerate(s.rows):
    if k['typ']=='HEADING':
        if k['label']=='Property and overheads': c.showPage(); pg+=1; y=header(pg)
        y-=4; c.setFont('Times-BoldItalic',8.4); c.drawString(x0,y,k['label']); y-=11.5; continue
    b=k['typ']!='LINE'; c.setFont('Times-Bold' if b else 'Times-Roman',7.4)
    if b: c.setLineWidth(.4); c.line(xl+6,y+8,xl+cw*13+2,y+8)
    c.drawString(x0+(0 if b else 7),y,k['label'])
    for j,v in enumerate(k['values']): c.drawRightString(xl+cw*(j+1),y,f(v,k['x'].get('fmt')))
    if k['typ']=='TOTAL': c.setLineWidth(.4); c.line(xl+6,y-2.5,xl+cw*13+2,y-2.5)
    y-=11.6+(4 if b else 0)
y-=12; c.setFont('Times-Roman',7.6)
for t in ['Notes','1. Fair Deal rate of care agreed with the NTPF applies from 1 March 2025. Additional services charge is billed monthly in arrears.','2. Agency use in January and August relates to cover for vacant night nurse posts (2.6 WTE).','3. Opening of the six-bed extension is expected in the second quarter of 2026, subject to HIQA registration.']:
    c.drawString(x0,y,t); y-=10.5
c.save()
save(N,[s],'SENIOR_HOUSING','OPERATING_STATEMENT_T12','Irish nursing home rolling 12 months, bed-day statistics, two landscape pages, header repeated',True)
