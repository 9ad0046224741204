# Senior living monthly operations report: PRD columns, three-line header, census side box
import random
from st import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R=random.Random(1103); N='Larkhaven Commons - Operating Results 2025-08.pdf'
def dv(b,k):
    a,bu,py=b; g=1 if k!='exp' else -1
    return [a,bu,g*(a-bu),py]
s=St('Statement of Operations','Larkhaven Commons Senior Living','2025-08-01','2025-08-31',['August 2025 Actual','August 2025 Budget','Favorable (Unfavorable)','August 2024 Actual'],page=1,derive=dv,zero='dash')
DA,DB,DP=3441,3534,3317
def ln(l,m,kind='exp',p=.08):
    return s.L(l,[nz(R,m,p),int(round(m/50.)*50),nz(R,m*.95,p)],None,kind)
def sec(h,t,ls,kind='exp'):
    s.H(h); it=[ln(l,m,kind) for l,m in ls]; return s.T(t,it,kind=kind)
s.H('CENSUS')
s.L('Resident Days',None,kind='stat',raw=[DA,DB,DA-DB,DP])
s.L('Units Available',None,kind='stat',raw=[126,126,0,126])
s.L('Average Occupancy',None,kind='stat',raw=[.881,.905,-.024,.849],pct=1)
a=sec('REVENUE','Total Resident Revenue',[('Independent Living Rent',161200),('Assisted Living Rent',224600),('Memory Care Rent',118900),('Level of Care Charges',87300),('Second Person Fees',7400),('Move-in / Community Fees',18500),('Respite Stays',6200),('Move-in Incentives',-9800)],'inc')
a2=[ln('Guest Meals & Beauty Shop',2100,'inc'),ln('Therapy Space Lease',1500,'inc',0)]
inc=s.T('TOTAL REVENUE',[a]+a2,type='TOTAL',key='total_income')
e=[sec('RESIDENT CARE','Total Resident Care',[('Care Wages',103400),('Agency Staffing',9700),('Nursing Supplies',3100),('Medication Management',2200)]),
sec('DINING SERVICES','Total Dining Services',[('Dining Wages',41300),('Raw Food',36200),('Dining Supplies',3900)]),
sec('PROGRAMS & TRANSPORTATION','Total Programs & Transportation',[('Program Wages',9800),('Entertainment & Outings',1800),('Vehicle Expense',1250)]),
sec('HOUSEKEEPING & LAUNDRY','Total Housekeeping & Laundry',[('Housekeeping Wages',13900),('Supplies & Linen',2700)]),
sec('PLANT OPERATIONS','Total Plant Operations',[('Maintenance Wages',12100),('Repairs & Contracts',11900),('Electricity & Gas',15300),('Water, Sewer & Refuse',6100)]),
sec('SALES & MARKETING','Total Sales & Marketing',[('Sales Wages & Commissions',15800),('Advertising & Referral Fees',14600)]),
sec('ADMINISTRATION','Total Administration',[('Administrative Wages',24300),('Payroll Taxes & Benefits',49800),('Office, IT & Telephone',8200),('Licenses & Professional Fees',2600),('Bad Debt',1500)])]
dep=s.T('TOTAL DEPARTMENTAL EXPENSES',e,kind='exp')
ebm=s.T('EBITDARM',[inc,dep],[1,-1],type='TOTAL')
mf=ln('Management Fee',30900)
ebr=s.T('EBITDAR',[ebm,mf],[1,-1],type='TOTAL')
t=ln('Real Estate Taxes',16800,p=0); i2=ln('Property & General Liability Insurance',10400,p=.02)
noi=s.T('NET OPERATING INCOME',[ebr,t,i2],[1,-1,-1],type='TOTAL',key='noi')
d=ln('Interest Expense',58200,p=.03); dp=ln('Depreciation & Amortization',44100,p=.01)
s.T('NET INCOME',[noi,d,dp],[1,-1,-1],type='TOTAL',key='net_income')
W,H=letter; c=canvas.Canvas(doc(N),pagesize=letter,invariant=1)
X=[292,334,392,434,498,560]
def head(p):
    c.setFont('Times-Bold',13); c.drawCentredString(W/2,H-40,'LARKHAVEN COMMONS SENIOR LIVING'); c.setFont('Times-Roman',11); c.drawCentredString(W/2,H-54,'Statement of Operations'); c.drawCentredString(W/2,H-67,'For the Month Ended August 31, 2025')
    c.setFont('Times-Bold',8.5)
    for x,l3 in zip(X,[('August','2025','Actual'),('','','PRD'),('August','2025','Budget'),('','','PRD'),('','Favorable','(Unfavorable)'),('August','2024','Actual')]):
        for k,t in enumerate(l3): c.drawRightString(x,H-86-10*k,t)
    c.setLineWidth(1); c.line(40,H-110,W-46,H-110)
    c.setFont('Times-Italic',7.5); c.drawString(40,26,'PRD = per resident day. Unaudited; for member use only.'); c.drawRightString(W-46,26,'Larkhaven-%d'%p); return H-122
y=head(1); p=1
fm=lambda v:'\u2013' if v==0 else ('{:,}'.format(v) if v>0 else '({:,})'.format(-v))
first=set()
for r in s.rows:
    if y<58: c.showPage(); p+=1; y=head(p)
    b=r['type']!='LINE'
    if r['type']=='HEADING': y-=4
    c.setFont('Times-Bold' if b else 'Times-Roman',9)
    c.drawString(40+(12 if r['type']=='LINE' else 0),y,r['label'])
    if r['type']!='HEADING':
        v=r['vals']
        if r['kind']=='stat':
            f2=(lambda q:('{:.1f}%'.format(q*100) if q>=0 else '({:.1f}%)'.format(-q*100))) if r['m'].get('pct') else fm
            out=[f2(v[0]),'',f2(v[1]),'',f2(v[2]),f2(v[3])]
        else:
            dl='$' if r['type']=='TOTAL' else ''
            pr=lambda q,dd: ('{:.2f}'.format(q/dd) if q>=0 else '({:.2f})'.format(-q/dd))
            out=[fm(v[0]),pr(v[0],DA),fm(v[1]),pr(v[1],DB),fm(v[2]),fm(v[3])]
            if dl:
                for x in (X[0],X[2],X[4],X[5]): c.drawString(x-52,y,'$')
        for x,t in zip(X,out): c.drawRightString(x,y,t)
        if b:
            c.setLineWidth(.5)
            for x in (X[0],X[2],X[4],X[5]):
                c.line(x-52,y+8.6,x,y+8.6)
                if r['label'] in('NET INCOME','NET OPERATING INCOME'): c.line(x-52,y-2.5,x,y-2.5); c.line(x-52,y-4,x,y-4)
            y-=3
    y-=11.4
y-=12; c.setFont('Times-Bold',9); c.drawString(40,y,'Executive Director comments'); c.setFont('Times-Roman',9)
for t in ['Eleven move-ins against nine move-outs; memory care closed the month at 22 of 24 apartments.','Agency use continues on the night shift until three open caregiver positions are filled (offers out on two).','Electricity runs ahead of budget because of the chiller failure of August 12; claim filed with the carrier.']:
    y-=12; c.drawString(52,y,'\u2022 '+t)
c.save(); print(p)
save(N,[s],'SENIOR_HOUSING','OPERATING_STATEMENT','Times, three-line header, PRD columns between money columns, census rows on top, EBITDARM/EBITDAR, comments',True)
