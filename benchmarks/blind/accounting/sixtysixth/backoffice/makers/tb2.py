# MRI trial balance, two entities, Courier PDF, trailing minus
from common import *
from reportlab.pdfgen import canvas
random.seed(6602)
n='MRI_TB_4120_4125_1025.pdf'
# code name kind size(k, monthly for I/X) ; ents: b both 1 2
A="""1010-000 Petty Cash|A|.5|b
1020-100 Cash - Operating (Midland Trust)|K|310|b
1020-200 Cash - Lockbox Clearing|A|12|b
1020-300 Cash - Security Deposits|A|66|b
1030-000 Money Market|A|500|1
1110-000 Accounts Receivable - Tenants|R|140|b
1110-100 A/R - Tenant Improvements Billed|A|22|1
1115-000 Allowance for Bad Debt|N|18|b
1120-000 Unbilled CAM Receivable|A|41|b
1130-000 Straight-Line Rent Receivable|A|612|b
1150-000 Due From Affiliates|A|9|2
1210-000 Prepaid Insurance|A|52|b
1220-000 Prepaid Real Estate Taxes|A|88|1
1230-000 Prepaid Other|A|6|b
1250-000 Utility Deposits|S|8|b
1310-000 RE Tax Escrow|A|205|b
1320-000 Leasing Reserve (Lender)|A|340|1
1330-000 Capital Reserve|A|120|b
1510-000 Land|S|4100|b
1520-000 Building|S|18250|b
1525-000 Building Improvements|A|1480|b
1530-000 Tenant Improvements|A|2215|b
1540-000 Parking Lot & Site Work|S|390|2
1590-000 Accum Depr - Building|N|4020|b
1595-000 Accum Amort - Tenant Improvements|N|1130|b
1610-000 Deferred Leasing Commissions|A|744|b
1615-000 Accum Amort - Leasing Commissions|N|322|b
1620-000 Deferred Loan Costs|S|260|b
1625-000 Accum Amort - Loan Costs|N|119|b
2010-000 Accounts Payable - Trade|P|84|b
2020-000 Accrued Expenses|N|47|b
2030-000 Accrued Real Estate Taxes|N|230|b
2040-000 Accrued Interest|N|61|b
2050-000 Retainage Payable|N|24|1
2110-000 Prepaid Rent|N|38|b
2120-000 Security Deposits Payable|N|65|b
2150-000 Due To Affiliates|N|15|1
2510-000 Mortgage Note Payable|N|13900|b
3010-000 Partners' Capital|E|0|b
3020-000 Distributions|A|450|b
4010-000 Base Rent - Office|I|244|1
4010-100 Base Rent - Retail|I|168|b
4015-000 Percentage Rent|I|3|2
4020-000 Straight-Line Rent Adjustment|I|6|b
4025-000 Rent Abatements|X|7|1
4110-000 CAM Recoveries|I|52|b
4120-000 Real Estate Tax Recoveries|I|39|b
4130-000 Insurance Recoveries|I|9|b
4140-000 Prior Year CAM Adjustment|I|1.2|b
4210-000 Parking Income|I|17|1
4220-000 Storage Income|I|1.9|1
4230-000 Signage / Antenna Income|I|2.4|b
4290-000 Late Fees & Interest|I|.8|b
5010-000 Janitorial - Contract|X|14|1
5015-000 Janitorial Supplies|X|1.6|1
5020-000 Window Washing|X|.9|1
5030-000 HVAC Maintenance|X|6.2|b
5040-000 Elevator Maintenance|X|3.1|1
5050-000 Electrical Repairs|X|1.7|b
5055-000 Plumbing Repairs|X|1.3|b
5060-000 Roof Repairs|X|1.1|b
5065-000 General Building Repairs|X|4.2|b
5070-000 Fire & Life Safety|X|1.5|b
5080-000 Landscaping|X|3.7|b
5085-000 Parking Lot Sweeping|X|1.4|2
5090-000 Snow Removal|X|2.2|b
5095-000 Pest Control|X|.4|b
5110-000 Security Services|X|8.8|b
5210-000 Electricity|X|21|b
5220-000 Gas|X|3.4|b
5230-000 Water & Sewer|X|4.1|b
5240-000 Trash Removal|X|2.6|b
5310-000 Engineer Payroll|X|11|1
5320-000 Payroll Taxes & Benefits|X|2.9|1
5410-000 Management Fees|X|10.6|b
5420-000 Telephone & Internet|X|.7|b
5430-000 Office Supplies|X|.3|1
5510-000 Real Estate Taxes|X|46|b
5520-000 Property Insurance|X|10.5|b
6010-000 Legal Fees - Leasing|X|1.6|b
6020-000 Audit & Tax Fees|X|1.2|b
6030-000 Bank Charges|X|.2|b
6040-000 Marketing & Promotions|X|1.8|b
7010-000 Interest Expense|X|61|b
7110-000 Depreciation Expense|X|39|b
7120-000 Amortization Expense|X|17|b
7210-000 Interest Income|I|1.1|b"""
def amt(k,j=.12): return int(k*1000*random.uniform(1-j,1+j)*100)
def ent(sc,tag):
    out=[]
    for l in A.split('\n'):
        p=l.split('|')
        if p[3] not in('b',tag): continue
        code,name=p[0].split(' ',1);k=p[1];s=float(p[2])*sc;b=d=c=0
        if k=='S': b=int(s)*100000
        elif k in'ARK':
            b=amt(s); 
            if k=='R': d=amt(430*sc);c=amt(425*sc)
            elif random.random()<.6: d=amt(s*.06);c=amt(s*.04) if random.random()<.6 else 0
            if name=='Petty Cash': b,d,c=50000,0,0
        elif k=='N': b=-amt(s);d=amt(s*.01) if random.random()<.3 else 0;c=amt(s*.012) if random.random()<.8 else 0
        elif k=='P': b=-amt(s);d=amt(170*sc);c=amt(165*sc)
        elif k=='I': b=-amt(s*9,.05);c=amt(s); d=amt(s*.05) if random.random()<.15 else 0
        elif k=='X':
            b=amt(s*9,.15);d=amt(s,.3);c=amt(s*.1) if random.random()<.1 else 0
            if name in('Snow Removal',): d=c=0
        if name.startswith('Percentage'): d=c=0
        out.append([code,name,k,b,d,c])
    z={r[0]:r for r in out}
    for a in ('1590-000','1595-000','1615-000','1625-000'): z[a][4]=0;z[a][5]=amt(float({'1590-000':29,'1595-000':10,'1615-000':12,'1625-000':5}[a])*sc)
    z['7110-000'][4]=z['1590-000'][5]+z['1595-000'][5];z['7120-000'][4]=z['1615-000'][5]+z['1625-000'][5];z['7110-000'][5]=z['7120-000'][5]=0
    z['2510-000'][4]=amt(23*sc);z['2510-000'][5]=0
    for r in out:
        if r[2]=='K': K=r
        if r[2]=='E': E=r
    df=sum(r[4]-r[5] for r in out if r is not K)
    base=amt(400*sc);K[4]=base+max(0,-df)-0;K[5]=base+max(0,df)
    E[3]=-sum(r[3] for r in out if r is not E); assert E[3]<0,E
    assert sum(r[4] for r in out)==sum(r[5] for r in out)
    print('cash end',K[3]+K[4]-K[5])
    return out
ents=[('4120','Larkspur Tower & Shops',ent(1,'1')),('4125','Larkspur Crossing Retail',ent(.46,'2'))]
c=canvas.Canvas(DOC+n,pagesize=(612,792));c.setTitle('Trial Balance')
FS=7.6;LH=10.2;pg=0
c.setFont('Courier',FS);cw=FS*.6
X0=30
def put(col,s,y,right=False):
    x=X0+col*cw
    c.drawRightString(x,y,s) if right else c.drawString(x,y,s)
COL=[64,82,100,118]
def head(e):
    global pg
    if pg: c.showPage()
    pg+=1;c.setFont('Courier',FS);y=762
    put(0,'Database:  SUMMITBO',y);c.drawCentredString(306,y,'TRIAL BALANCE');put(119,f'Page:  {pg}',y,True)
    y-=LH;put(0,f'ENTITY:    {e[0]}',y);c.drawCentredString(306,y,e[1]);put(119,'Date:  11/7/2025',y,True)
    y-=LH;put(0,'Basis:     Accrual',y);c.drawCentredString(306,y,'Period: 10/25');put(119,'Time:  09:42 AM',y,True)
    y-=LH*2
    for a,b in zip(COL,['Opening','','','Ending']): put(a,b,y,True)
    y-=LH;put(0,'Account',y);put(12,'Description',y)
    for a,b in zip(COL,['Balance','Debits','Credits','Balance']): put(a,b,y,True)
    y-=4;c.line(X0,y,X0+119*cw,y);return y-LH
def nums(y,vals):
    for i,(a,x) in enumerate(zip(COL,vals)):
        s=m(x,'trail'); 
        if not s.endswith('-'): s+=' '
        put(a+1,s,y,True)
T=[];TT=[];g=[0]*4
for e in ents:
    y=head(e);t=[0]*4
    for code,name,k,b,d,cr in e[2]:
        if y<62: y=head(e)
        put(0,code,y);put(12,name,y);vals=[b,d,cr,b+d-cr];nums(y,vals);t=[p+q for p,q in zip(t,vals)]
        T.append({"account":code,"name":name,"beginning":v(b),"debit":v(d),"credit":v(cr),"ending":v(b+d-cr)});y-=LH
    y-=2;c.line(X0+50*cw,y+LH-2,X0+119*cw,y+LH-2)
    lab=f'Total Entity {e[0]}';put(12,lab,y);nums(y,t);g=[p+q for p,q in zip(g,t)]
    TT.append({"label":lab,**dict(zip(['beginning','debit','credit','ending'],map(v,t)))})
y-=2*LH;put(12,'Grand Total',y);nums(y,g);c.line(X0+50*cw,y+LH-2,X0+119*cw,y+LH-2);c.line(X0+50*cw,y-3,X0+119*cw,y-3)
TT.append({"label":'Grand Total',**dict(zip(['beginning','debit','credit','ending'],map(v,g)))})
c.save()
save(n,'TB',['beginning','debit','credit','ending'],T,TT,'MRI trial balance, two entities, Courier, trailing minus',True)
