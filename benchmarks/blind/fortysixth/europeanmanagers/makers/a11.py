from h import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4,landscape
from reportlab.lib import colors
rnd=random.Random(1111); N='Serangoon_Green_Mall_T12_Jun2025.pdf'
M='Jul-24 Aug-24 Sep-24 Oct-24 Nov-24 Dec-24 Jan-25 Feb-25 Mar-25 Apr-25 May-25 Jun-25'.split()
s=S('Trailing 12-Month Operating Statement','Serangoon Green Mall','2024-07-01','2025-06-30',M+['T12 Total'],lambda b,c:b+[sum(x or 0 for x in b)],r=0)
sea=[.97,.98,.96,.99,1.06,1.22,1.05,1.0,.94,.95,.98,.97]
mo=lambda x,n=.04,se=None:[round(v) for v in months(rnd,x*12,season=se,noise=n,r=0)]
st=lambda a,b,k:[a]*k+[b]*(12-k)
def sec(h,ls,t,key=None,typ='SUBTOTAL'):
    s.h(h); return s.t(t,[s.l(n,v) for n,v in ls],typ,key=key)
r1=sec('Gross rental revenue',[('Base rent - anchors',st(412500,418690,6)),('Base rent - specialty',[round(688400+v*900) for v in range(12)]),('Base rent - F&B',mo(296500,.008)),('Gross turnover rent',mo(88200,.05,sea)),('Atrium & casual leasing',mo(41300,.15,sea)),('Rental rebates',[0,0,-6500,-6500,0,0,0,-12800,0,0,0,-3200])],'Total gross rental revenue')
r2=sec('Other revenue',[('Service charge & A&P contribution',mo(192400,.006)),('Carpark - hourly',mo(52800,.06,sea)),('Carpark - season',[9450]*12),('Utilities recovery',mo(31700,.08)),('Signage & ATM',st(12200,12650,8)),('Late interest & sundry',mo(1900,.7))],'Total other revenue')
R=s.t('TOTAL REVENUE',[r1,r2],'TOTAL',key='total_income')
e1=sec('Property expenses',[('Property tax',st(148200,152900,6)),('Property management fee',mo(54100,.02)),('Lease commission',[0,38400,0,0,22150,0,61200,0,0,17900,0,44300]),('Reimbursable staff cost',mo(96300,.03))],'Total property expenses')
e2=sec('Maintenance',[('Cleaning',[38600]*6+[39950]*6),('Security',[44200]*12),('Air-conditioning & chiller',mo(21700,.2)),('Lifts & escalators',[13850]*12),('Fire protection',mo(4100,.2)),('Landscape & pest control',[5120]*12),('Repairs - general',mo(18900,.5))],'Total maintenance')
e3=sec('Utilities',[('Electricity',mo(118500,.06)),('Water',mo(14900,.06))],'Total utilities')
e4=sec('Marketing & administration',[('Advertising & promotion',mo(47200,.25,sea)),('Festive decoration',[0,0,0,0,68400,41250,52700,0,0,0,0,0]),('Insurance',[8730]*12),('Professional & legal fees',mo(7400,.6)),('Allowance for doubtful debts',[0,0,0,0,0,9400,0,0,-2650,0,0,7120]),('Office & bank charges',mo(3300,.2))],'Total marketing & administration')
E=s.t('TOTAL OPERATING EXPENSES',[e1,e2,e3,e4],'TOTAL',key='total_operating_expenses')
s.t('NET PROPERTY INCOME',[R,E],'TOTAL',neg=(E,),key='noi')
k=[i for i,r in enumerate(s.rows) if r['label']=='Utilities recovery'][0]; v=s.rows[k]['values']; ok=v[7]
t=list(str(int(ok))); t[1]=str((int(t[1])+4)%10); v[7]=int(''.join(t))
s.planted=dict(what=f"'Utilities recovery' Feb-25 printed {v[7]:,} where the totals carry {int(ok):,}",kind='digit_changed',row=k,column=7,correct=ok)
W,H=landscape(A4); c=canvas.Canvas(doc(N),pagesize=(W,H)); c.setTitle('T12')
X0=28; cw=[140]+[48.5]*12+[57]; xr=[X0+140]
for q in cw[1:]: xr.append(xr[-1]+q)
fm=lambda v:'-' if not v else f'({-v:,.0f})' if v<0 else f'{v:,.0f}'
pg=0
def head():
    global pg; pg+=1
    c.setFillColor(colors.HexColor('#2f6b3a')); c.rect(0,H-46,W,46,stroke=0,fill=1); c.setFillColor(colors.white); c.setFont('Helvetica-Bold',14); c.drawString(X0,H-22,'Serangoon Green Mall'); c.setFont('Helvetica',9); c.drawString(X0,H-36,'Trailing 12-Month Operating Statement  |  July 2024 - June 2025  |  S$'); c.setFillColor(colors.black)
    c.setFont('Helvetica-Bold',7)
    for i,t in enumerate(s.cols): c.drawRightString(xr[i+1],H-62,t)
    c.line(X0,H-66,xr[-1],H-66); c.setFont('Helvetica',6.5); c.drawString(X0,20,'Kallang Bridge Asset Services Pte Ltd'); c.drawRightString(xr[-1],20,f'{pg} / 2'); return H-78
y=head()
for i,r in enumerate(s.rows):
    if i and r['label']=='Maintenance': c.showPage(); y=head()
    if r['typ']=='HEADING': y-=5; c.setFillColor(colors.HexColor('#2f6b3a')); c.setFont('Helvetica-Bold',8); c.drawString(X0,y,r['label']); c.setFillColor(colors.black); y-=13; continue
    if r['typ']=='TOTAL': c.setFillColor(colors.HexColor('#e3efe5')); c.rect(X0,y-4,xr[-1]-X0+2,13,stroke=0,fill=1); c.setFillColor(colors.black)
    c.setFont('Helvetica' if r['typ']=='LINE' else 'Helvetica-Bold',7); c.drawString(X0+(8 if r['typ']=='LINE' else 0),y,r['label'])
    if r['typ']=='SUBTOTAL': c.setLineWidth(.4); c.line(X0+140,y+8,xr[-1],y+8)
    for j,z in enumerate(r['values']): c.drawRightString(xr[j+1],y,fm(z))
    y-=17 if r['typ']=='TOTAL' else 13
c.save(); save(N,[s],'RETAIL','OPERATING_STATEMENT_T12','landscape two-page T12, green band, digit_changed planted')
