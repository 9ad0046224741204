# Hotel: summary operating statement with the label column in the MIDDLE (month left, YTD right), then the rooms department schedule
import random
from st import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4,landscape
R=random.Random(1104); N='CALDERA_BAY_INN_USALI_P09_2025.pdf'
C=['Month Actual','Month Budget','Month Last Year','YTD Actual','YTD Budget','YTD Last Year']
s=St('Summary Operating Statement','Caldera Bay Inn & Suites',None,'2025-09-30',C,page=1,zero='blank')
d=St('Rooms Department','Caldera Bay Inn & Suites',None,'2025-09-30',C,page=2,zero='blank')
def six(m):
    return [nz(R,m,.07),int(round(m/100.)*100),nz(R,m*.94,.07),nz(R,m*8.7,.04),int(round(m*8.9/100.)*100),nz(R,m*8.2,.04)]
def ln(S,l,m,kind='exp',**k): return S.L(l,six(m),None,kind,**k)
# rooms schedule first (feeds the summary)
rms=[6360,6360,6360,57876,57876,57876]
rav=[212*30]*3+[212*273]*3
occ=[.731,.745,.712,.748,.752,.733]; sold=[int(round(o*x)) for o,x in zip(occ,rav)]
d.H('REVENUE')
r=[ln(d,'Transient - Retail',268000,'inc'),ln(d,'Transient - Discount',141500,'inc'),ln(d,'Transient - Negotiated',98700,'inc'),ln(d,'Group - Corporate',126000,'inc'),ln(d,'Group - SMERF',61200,'inc'),ln(d,'Contract - Crew',38900,'inc'),ln(d,'No-Show & Cancellation',5400,'inc'),ln(d,'Allowances',-4300,'inc')]
dr=d.T('TOTAL ROOMS REVENUE',r,type='TOTAL',key='total_income')
d.H('LABOR')
l=[ln(d,'Front Office Wages',29800),ln(d,'Housekeeping Wages',48600),ln(d,'Laundry Wages',8800),ln(d,'Payroll Taxes & Benefits',24100)]
dl=d.T('Total Labor Costs',l,kind='exp')
d.H('OTHER EXPENSES')
o=[ln(d,'Guest Supplies',11900),ln(d,'Breakfast - Complimentary',16400),ln(d,'Linen',4100),ln(d,'Cleaning Supplies',3300),ln(d,'Commissions - Travel Agent',25800),ln(d,'Reservation Fees',13900),ln(d,'Guest Relocation',0),ln(d,'Television & Internet',2950)]
g=[x for x in o if d.rows[x]['label']=='Guest Relocation'][0]; d.rows[g]['base']=d.rows[g]['vals']=[0,0,418,1206,0,860]
do=d.T('Total Other Expenses',o,kind='exp')
de=d.T('TOTAL ROOMS EXPENSES',[dl,do],kind='exp',type='TOTAL',key='total_operating_expenses')
dp=d.T('ROOMS DEPARTMENTAL PROFIT',[dr,de],[1,-1],type='TOTAL')
rev=d.rows[dr]['base']
# summary
for lab,v,f in [('Rooms Available',rav,'n'),('Rooms Sold',sold,'n'),('Occupancy %',[round(a/b,3) for a,b in zip(sold,rav)],'p'),('ADR',[round(a/b,2) for a,b in zip(rev,sold)],'c'),('RevPAR',[round(a/b,2) for a,b in zip(rev,rav)],'c')]:
    s.L(lab,None,kind='stat',raw=v,f=f)
s.H('OPERATING REVENUE')
a=[s.L('Rooms',rev,None,'inc'),ln(s,'Food & Beverage',88400,'inc'),ln(s,'Other Operated Departments',14700,'inc'),ln(s,'Miscellaneous Income',5200,'inc')]
tr=s.T('TOTAL OPERATING REVENUE',a,type='TOTAL',key='total_income')
s.H('DEPARTMENTAL EXPENSES')
b=[s.L('Rooms',d.rows[de]['base'],None,'exp'),ln(s,'Food & Beverage',69800),ln(s,'Other Operated Departments',7900)]
td=s.T('TOTAL DEPARTMENTAL EXPENSES',b,kind='exp')
tp=s.T('TOTAL DEPARTMENTAL PROFIT',[tr,td],[1,-1],type='TOTAL')
s.H('UNDISTRIBUTED EXPENSES')
u=[ln(s,l_,m) for l_,m in [('Administrative & General',71400),('Information & Telecom Systems',13300),('Sales & Marketing',58900),('Franchise Fees',62100),('Property Operation & Maintenance',39700),('Utilities',36500)]]
tu=s.T('TOTAL UNDISTRIBUTED EXPENSES',u,kind='exp')
gop=s.T('GROSS OPERATING PROFIT',[tp,tu],[1,-1],type='TOTAL')
mf=ln(s,'Management Fees',25300)
bn=s.T('INCOME BEFORE NON-OPERATING',[gop,mf],[1,-1],type='TOTAL')
s.H('NON-OPERATING INCOME & EXPENSES')
n=[ln(s,'Property & Other Taxes',27800),ln(s,'Insurance',16200),ln(s,'Rent - Ground Lease',8500)]
tn=s.T('TOTAL NON-OPERATING EXPENSES',n,kind='exp')
eb=s.T('EBITDA',[bn,tn],[1,-1],type='TOTAL')
rr=ln(s,'Replacement Reserve 4%',33500)
s.T('NET OPERATING INCOME',[eb,rr],[1,-1],type='TOTAL',key='noi')
W,H=landscape(A4); c=canvas.Canvas(doc(N),pagesize=(W,H),invariant=1)
XM=[74,112,176,214,278,316]; XY=[W-316+36,W-278+36,W-214+36,W-176+36,W-112+36,W-74+36]
XY=[570,608,668,706,766,804]
def head(t,p):
    c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,H-32,'Caldera Bay Inn & Suites'); c.setFont('Helvetica',9); c.drawCentredString(W/2,H-44,t); c.drawCentredString(W/2,H-55,'Period 9 ending 09/30/2025')
    c.setFillColorRGB(.2,.2,.35); c.rect(28,H-76,292,12,fill=1,stroke=0); c.rect(W-326,H-76,292,12,fill=1,stroke=0)
    c.setFillColorRGB(1,1,1); c.setFont('Helvetica-Bold',8.5); c.drawCentredString(174,H-73,'CURRENT MONTH'); c.drawCentredString(W-180,H-73,'YEAR TO DATE'); c.setFillColorRGB(0,0,0)
    c.setFont('Helvetica-Bold',7.5)
    for X in (XM,XY):
        for x,t2 in zip(X,['ACTUAL','%','BUDGET','%','LAST YEAR','%']): c.drawRightString(x,H-87,t2)
    c.line(28,H-90,W-30,H-90); c.setFont('Helvetica',7); c.drawRightString(W-30,20,'Profitsight 7.2   10/14/2025 06:41   Page %d'%p); c.drawString(28,20,'% columns: of total operating revenue; departmental expenses of their own department'); return H-102
def draw(S,denom,dep,t,p,step):
    y=head(t,p)
    for r in S.rows:
        b=r['type']!='LINE'; c.setFont('Helvetica-Bold' if b else 'Helvetica',8)
        if r['type']=='HEADING': y-=3; c.drawCentredString(430-6,y,r['label']); y-=step; continue
        c.drawCentredString(424,y,r['label'])
        v=r['vals']; f=r['m'].get('f')
        for k in range(6):
            x=(XM if k<3 else XY)[(k%3)*2]
            if f=='p': t2='{:.1f}%'.format(v[k]*100)
            elif f=='c': t2='{:.2f}'.format(v[k])
            else: t2='' if v[k]==0 else ('{:,}'.format(v[k]) if v[k]>0 else '-{:,}'.format(-v[k]))
            c.drawRightString(x,y,t2)
            if not f and v[k]:
                de_=denom[k]
                if dep and r['label'] in dep and r['kind']=='exp': de_=dep[r['label']][k]
                c.setFont('Helvetica-Oblique',7); c.drawRightString((XM if k<3 else XY)[(k%3)*2+1],y,'{:.1f}'.format(100*v[k]/de_)); c.setFont('Helvetica-Bold' if b else 'Helvetica',8)
        if b:
            c.setLineWidth(.4); c.line(28,y-2.5,320,y-2.5); c.line(W-326,y-2.5,W-34,y-2.5); y-=3.5
        y-=step
    return y
dep={s.rows[i]['label']:s.rows[j]['base'] for i,j in zip(b,a)}
y=draw(s,s.rows[tr]['base'],dep,'SUMMARY OPERATING STATEMENT',1,10.7)
c.showPage()
y=draw(d,rev,None,'SCHEDULE 1 - ROOMS DEPARTMENT',2,11.5); c.save(); print(y)
d.title='Schedule 1 - Rooms Department'
save(N,[s,d],'HOSPITALITY','OPERATING_STATEMENT','USALI summary, caption column in the centre between month and YTD, percent columns, statistics rows; rooms schedule on page 2',True)
