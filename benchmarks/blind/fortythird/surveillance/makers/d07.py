# senior living quarter, actual/PRD/budget/variance for quarter and YTD; Times, landscape, planted total
from lib import *
from reportlab.pdfgen import canvas
R=random.Random(707);FN='Ashgrove_Manor_Q4-2024_Financials.pdf'
cols=['Quarter Actual','Quarter Budget','Quarter Variance','Year to Date Actual','Year to Date Budget','Year to Date Variance']
s=S('Statement of Operations','Ashgrove Manor Senior Living','2024-01-01','2024-12-31',cols,fav=(2,5),dash=True,dp=0)
def L(label,q,exp=False,n=.05,z=False):
    qa=round(q*(1+R.uniform(-n,n)));qb=round(q,-2);ya=qa+round(q*2.96*(1+R.uniform(-n,n)/2));yb=round(q*3.95,-2)
    g=-1 if exp else 1;return s.line(label,[int(x) for x in (qa,qb,g*(qa-qb),ya,yb,g*(ya-yb))])
CAP={'IL':64,'AL':58,'MC':24};dq,dy=92,366
s.head('CENSUS')
def cen(l,u,oq,oy,b):
    v=[round(u*dq*oq),round(u*dq*b),0,round(u*dy*oy),round(u*dy*b),0];v[2]=v[0]-v[1];v[5]=v[3]-v[4];return s.line(l,v,f='n')
ci=[cen('Independent Living Resident Days',64,.921,.908,.93),cen('Assisted Living Resident Days',58,.879,.891,.91),cen('Memory Care Resident Days',24,.944,.926,.92)]
CD=s.tot('Total Resident Days',ci,f='n')
v=s.rows[CD].v;o=[round(v[0]/146/dq,3),round(v[1]/146/dq,3),None,round(v[3]/146/dy,3),round(v[4]/146/dy,3),None]
s.line('Average Occupancy',o,f='p')
s.head('REVENUE')
r=[L('Independent Living Rent',612400,n=.02),L('Assisted Living Rent',744800,n=.02),L('Memory Care Rent',438600,n=.02),L('Level of Care Fees',231500,n=.05),L('Second Person Fees',27900,n=.1),L('Community Fees',48500,n=.25),L('Respite Stays',21300,n=.4)]
RR=s.tot('Total Resident Revenue',r)
o=[L('Guest Meals & Catering',5200,n=.2),L('Beauty & Barber',9600,n=.1),L('Guest Suite & Garage',11800,n=.1),L('Other Income',2600,n=.6)]
OO=s.tot('Total Other Revenue',o)
s2=L('Less: Concessions and Allowances',-38200,n=.3)
TR=s.tot('TOTAL REVENUE',[RR,OO,s2],rt='TOTAL',key='total_income')
s.head('OPERATING EXPENSES')
def sec(h,it,tl): s.head(h,sub=1);ix=[L(l,q,True,n) for l,q,n in it];return s.tot(tl,ix)
e=[sec('Resident Care',[('Wages - Nursing & Care Staff',402700,.03),('Agency Staffing',28400,.5),('Benefits & Payroll Taxes',78900,.05),('Medical Supplies',9800,.2)],'Total Resident Care'),
sec('Dining Services',[('Wages - Dining',118300,.04),('Benefits & Payroll Taxes',22600,.06),('Raw Food',129400,.05),('Supplies & Smallwares',8700,.2)],'Total Dining Services'),
sec('Housekeeping & Laundry',[('Wages - Housekeeping',39800,.05),('Benefits & Payroll Taxes',7700,.08),('Supplies & Linen',8900,.15)],'Total Housekeeping & Laundry'),
sec('Life Enrichment',[('Wages - Activities',31600,.05),('Programs & Transportation',12700,.2)],'Total Life Enrichment'),
sec('Plant Operations',[('Wages - Maintenance',36900,.04),('Repairs & Contracts',41500,.2),('Electric & Gas',52300,.12),('Water, Sewer & Trash',23900,.08),('Cable & Telephone',17400,.04)],'Total Plant Operations'),
sec('Sales & Marketing',[('Wages - Sales',34300,.05),('Advertising',27800,.2),('Referral Commissions',22100,.4)],'Total Sales & Marketing'),
sec('Administration',[('Wages - Administrative',71500,.03),('Office, IT & Licenses',26700,.12),('Professional Fees',8400,.4),('Bad Debt',3500,.8)],'Total Administration')]
m=[L('Management Fee (5%)',105000,True,.012),L('Property Taxes',61800,True,.01),L('Property & Liability Insurance',47600,True,.03)]
TE=s.tot('TOTAL OPERATING EXPENSES',e+m,rt='TOTAL',key='total_operating_expenses')
N=s.tot('NET OPERATING INCOME',[TR],[TE],rt='TOTAL',key='noi')
s.head('OTHER')
x=[L('Interest Expense',183700,True,.003),L('Replacement Reserve',12775,True,0)]
s.tot('NET INCOME',[N],x,rt='TOTAL',key='net_income')
# planted: one wrong total (transposed digits) in one cell
D=e[1];t=s.rows[D].v[3];st=str(t);k=next(k for k in range(2,len(st)-2) if st[k]!=st[k+1]);w=int(st[:k]+st[k+1]+st[k]+st[k+2:])
s.rows[D].v[3]=w;s.planted={'what':f'Total Dining Services, Year to Date Actual is printed {w:,}; its four lines add to {t:,} (digits transposed; the grand total uses the right amount)','kind':'total_wrong'}
W,H=792,612;c=canvas.Canvas(f'{B}/documents/{FN}',pagesize=(W,H),invariant=1)
X=[278,322,392,462,508,598,642,700,752]   # right edges: act prd bud var % | act prd bud var
def f(v,k=None):
    if v is None: return ''
    if k=='p': return f'{v*100:.1f}%'
    if v==0: return '-'
    return f'({-v:,})' if v<0 else f'{v:,}'
def hdr(p):
    c.setFont('Times-Bold',13);c.drawCentredString(W/2,H-34,'Ashgrove Manor Senior Living');c.setFont('Times-Roman',10);c.drawCentredString(W/2,H-47,'Statement of Operations');c.drawCentredString(W/2,H-59,'For the Quarter and Year Ended December 31, 2024')
    c.setFont('Times-Italic',8);c.drawString(40,28,'Operator: Halvard Senior Care, Inc.  -  146 units (64 IL / 58 AL / 24 MC)  -  PRD = per resident day');c.drawRightString(W-40,28,f'{p} of 2')
    y=H-78;c.setFont('Times-Bold',9);c.drawCentredString(360,y,'Quarter');c.drawCentredString(642,y,'Year to Date');c.setLineWidth(.6);c.line(232,y-3,508,y-3);c.line(540,y-3,752,y-3)
    y-=13
    for xx,h in zip(X,['Actual','PRD','Budget','Variance','Var %','Actual','PRD','Budget','Variance']): c.drawRightString(xx,y,h)
    return y-14
pg=1;y=hdr(1)
for q in s.out():
    if y<50 or (q.label=='Life Enrichment' and pg==1): c.showPage();pg=2;y=hdr(2)
    if q.rt=='HEADING': y-=3
    c.setFont('Times-Bold' if q.rt!='LINE' else 'Times-Roman',8.6)
    main=q.rt in('HEADING','TOTAL') and not q.get('sub');c.drawString(40 if main else 48 if q.rt!='LINE' else 57,y,q.label)
    if q.rt!='HEADING':
        v=q.v;k=q.get('f')
        if q.rt!='LINE':
            c.setLineWidth(.4)
            for xx in ([X[0],X[2],X[3],X[5],X[7],X[8]] if q.get('f') else X): c.line(xx-40 if xx not in(322,598+44,508) else xx-30,y+8,xx,y+8)
        put=lambda i,t:c.drawRightString(X[i],y,t)
        put(0,f(v[0],k));put(2,f(v[1],k));put(3,f(v[2],k));put(5,f(v[3],k));put(7,f(v[4],k));put(8,f(v[5],k))
        if not k:
            put(1,f'{v[0]/s.rows[CD].v[0]:.2f}' if v[0]>=0 else f'({-v[0]/s.rows[CD].v[0]:.2f})');put(6,f'{(t if q.label=="Total Dining Services" else v[3])/s.rows[CD].v[3]:.2f}' if v[3]>=0 else f'({-v[3]/s.rows[CD].v[3]:.2f})')
            z=v[2]/abs(v[1])*100;put(4,f'{z:.1f}%' if z>=0 else f'({-z:.1f}%)')
        if q.rt=='TOTAL':
            c.line(232,y-2.5,752,y-2.5)
            if 'NET' in q.label: c.line(232,y-4,752,y-4)
    y-=11 if q.rt!='TOTAL' else 15
print('y',y,'pg',pg);c.save()
save(FN,[s],'SENIOR_HOUSING','OPERATING_STATEMENT','senior living operator','quarter and YTD with PRD columns between money columns; serif; two pages; planted wrong subtotal',True)
