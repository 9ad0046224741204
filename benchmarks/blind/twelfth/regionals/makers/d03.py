# MRI office: comparative income statement + balance sheet in one PDF
import random
from st import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(3303)
def der(b,n):
    a,p,ya,yp=b; return [a,p,a-p,ya,yp,ya-yp]
S=St('Comparative Income Statement','Two Meridian Plaza',['Current Period Actual','Current Period Prior Year','Current Period Variance','Year-To-Date Actual','Year-To-Date Prior Year','Year-To-Date Variance'],'2025-01-01','2025-06-30',page=1,derive=der,dp=2)
def am(b,n=.08,g=.03):
    a=r2(b*R.uniform(1-n,1+n)); p=r2(b/(1+g)*R.uniform(1-n,1+n))
    return [a,p,r2(6*b*R.uniform(1-n/2,1+n/2)),r2(6*b/(1+g)*R.uniform(1-n/2,1+n/2))]
def sec(head,lines,tot,kind='SUBTOTAL'):
    S.H(head); ii=[]
    for c,l,b,*o in lines: ii.append(S.L(l,b if isinstance(b,list) else am(b,*o),code=c))
    return S.T(tot,ii,kind=kind)
a=sec('RENTAL REVENUE',[('MR41100','Base Rent - Office',418650.25,.01),('MR41150','Base Rent - Ground Floor Retail',31240,.005),('MR41200','Free Rent / Abatements',[-18400,-27150.5,-96210.33,-171320]),('MR41300','Straight-Line Rent Adjustment',[6210.44,8114.02,37262.64,48684.12]),('MR41400','Storage & Antenna',4825,.02)],'Total Rental Revenue')
b=sec('RECOVERIES',[('MR42100','Operating Expense Recoveries',96400,.05),('MR42200','Real Estate Tax Recoveries',58120,.03),('MR42300','Tenant Electric (Submeter)',27350,.12),('MR42400','Prior Year Reconciliation',[0,0,-14866.91,22304.18])],'Total Recoveries')
d=sec('OTHER REVENUE',[('MR43100','Garage - Monthly Permits',39800,.03),('MR43150','Garage - Transient',8600,.2),('MR43300','After-Hours HVAC',3150,.4),('MR43500','Lease Termination Fees',[0,0,0,64500]),('MR43900','Miscellaneous Revenue',640,.5)],'Total Other Revenue')
inc=S.T('TOTAL REVENUE',[a,b,d],kind='TOTAL',key='total_income')
ex=[sec('CLEANING',[('MR51100','Janitorial Contract',31200,.02),('MR51200','Window Cleaning',[0,0,11850,11200]),('MR51300','Trash & Recycling',4100,.05),('MR51400','Cleaning Supplies',2250,.2)],'Total Cleaning'),
 sec('REPAIRS & MAINTENANCE',[('MR52100','Engineering Payroll & Benefits',33400,.03),('MR52200','HVAC',7200,.4),('MR52300','Elevator Contract',8950,.01),('MR52400','Electrical & Lighting',2300,.4),('MR52500','Plumbing',1600,.5),('MR52600','Fire & Life Safety',2750,.3),('MR52700','Garage Maintenance',2100,.4),('MR52800','General Building',3900,.4)],'Total Repairs & Maintenance'),
 sec('UTILITIES',[('MR53100','Electricity',58900,.1),('MR53200','Gas / Steam',6400,.3),('MR53300','Water & Sewer',5300,.1)],'Total Utilities'),
 sec('SECURITY & GROUNDS',[('MR54100','Security Contract',22400,.03),('MR54200','Access Control',1350,.2),('MR54300','Landscaping & Snow',2900,.4)],'Total Security & Grounds'),
 sec('ADMINISTRATIVE',[('MR55100','Management Fee',19550,.04),('MR55200','Property Office Payroll',14100,.03),('MR55300','Office Expense',2650,.2),('MR55400','Professional Fees',3100,.5),('MR55600','Bad Debt Expense / (Recovery)',[-1250,4410.75,2980.4,11230.75])],'Total Administrative'),
 sec('FIXED EXPENSES',[('MR56100','Real Estate Taxes',74200,.01),('MR56200','Insurance',12850,.02),('MR56300','BID Assessment',3120,.0)],'Total Fixed Expenses')]
te=S.T('TOTAL OPERATING EXPENSES',ex,kind='TOTAL',key='total_operating_expenses')
noi=S.T('NET OPERATING INCOME',[inc,~te],kind='TOTAL',key='noi')
o=sec('DEBT SERVICE & OTHER',[('MR61100','Mortgage Interest',101850.33,.01),('MR61200','Non-Recoverable Owner Costs',4200,.6),('MR62100','Depreciation',[88413.17,85240,530479.02,511440]),('MR62200','Amortization - Leasing Costs',[21604.5,19880.25,129627,119281.5]),('MR69100','Interest Income',[-812.66,-640.11,-4511.09,-3907.45])],'Total Debt Service & Other')
ni=S.T('NET INCOME (LOSS)',[noi,~o],kind='TOTAL',key='net_income')
B=St('Balance Sheet','Two Meridian Plaza',['06/30/2025','12/31/2024'],None,'2025-06-30',page=3,dp=2)
ytd=S.rows[ni]['vals'][3]
def bs(head,lines,tot):
    B.H(head,ind=1); ii=[B.L(l,v,code=c,ind=2) for c,l,v in lines]; return B.T(tot,ii,ind=1)
B.H('ASSETS')
ca=bs('Current Assets',[('MR11100','Cash - Operating',[857864.65,548210.77]),('MR11200','Cash - Security Deposits',[118450,112450]),('MR11300','Lender Reserve - TI/LC',[402118.56,355020.1]),('MR11350','Tax & Insurance Escrow',[221906.4,88310.25]),('MR12100','Accounts Receivable - Tenants',[74512.03,91208.44]),('MR12150','Allowance for Doubtful Accounts',[-12500,-18000]),('MR12200','Straight-Line Rent Receivable',[684220.18,646957.54]),('MR12300','Due from Affiliate - One Meridian',[38200,0]),('MR13100','Prepaid Insurance',[64250,12850])],'Total Current Assets')
fa=bs('Real Estate',[('MR15100','Land',[6400000,6400000]),('MR15200','Building',[31850000,31850000]),('MR15300','Building Improvements',[3214880.5,3098120]),('MR15400','Tenant Improvements',[4106233.91,3872410.65]),('MR15900','Accumulated Depreciation',[-11846220.74,-11315741.72])],'Net Real Estate')
oa=bs('Other Assets',[('MR17100','Deferred Leasing Costs',[1688240,1593110]),('MR17190','Accumulated Amortization - Leasing',[-714380.5,-584753.5])],'Total Other Assets')
ta=B.T('TOTAL ASSETS',[ca,fa,oa],kind='TOTAL',key='total_assets')
B.H('LIABILITIES AND EQUITY')
cl=bs('Current Liabilities',[('MR21100','Accounts Payable',[98214.4,121030.16]),('MR21200','Accrued Expenses',[56120,47305.5]),('MR21300','Accrued Real Estate Taxes',[222600,0]),('MR21400','Prepaid Rent',[41277.85,66203.1]),('MR21500','Security Deposits Payable',[118450,112450]),('MR21800','Due to Affiliate - Regional Mgmt LLC',[19550,18975])],'Total Current Liabilities')
ll=bs('Long-Term Liabilities',[('MR25100','Mortgage Payable',[24185330.12,24402118.9]),('MR25190','Unamortized Loan Costs',[-144210,-163438])],'Total Long-Term Liabilities')
tl=B.T('TOTAL LIABILITIES',[cl,ll],kind='SUBTOTAL',key='total_liabilities')
A=B.rows[ta]['vals']; Lq=B.rows[tl]['vals']
eq=[A[0]-Lq[0],A[1]-Lq[1]]; con=[14200000,14200000]; dist=[-3935000,-3560000]
py24=-118402.22
B.H("Owners' Equity",ind=1)
e=[B.L('Partner Contributions',con,code='MR31100',ind=2),B.L('Partner Distributions',dist,code='MR31200',ind=2)]
# retained earnings at the open of 2025 = everything earned before it
re24=eq[1]-con[1]-dist[1]-py24; re25=eq[0]-con[0]-dist[0]-ytd
e+=[B.L('Retained Earnings',[re25,re24],code='MR31900',ind=2),B.L('Current Year Net Income (Loss)',[ytd,py24],code='MR39900',ind=2)]
# make the roll-forward hold: RE(2025)=RE(2024)+NI(2024): put difference in building improvements? -> plug through operating cash
diff=r2(re25-(re24+py24))
print('rollforward diff',diff)
teq=B.T("TOTAL OWNERS' EQUITY",e,key='total_equity')
B.T('TOTAL LIABILITIES AND EQUITY',[tl,teq],kind='TOTAL')
if __name__=='__main__':
    W,H=landscape(letter); N='two_meridian_mri_june_package.pdf'
    c=canvas.Canvas(BASE+'/documents/'+N,pagesize=(W,H),invariant=1); F='Courier'
    pg=0
    def head(rep,title,sub,heads):
        global pg,y; pg+=1
        c.setFont(F,8); c.drawString(36,H-34,'Database:  REGIONALPROD'); c.drawString(36,H-44,'ENTITY:    2MER'); c.drawRightString(W-36,H-34,f'Page:  {pg}'); c.drawRightString(W-36,H-44,'Date:  7/14/2025'); c.drawRightString(W-36,H-54,'Time:  04:18 PM')
        c.drawString(36,H-54,'Report:    '+rep)
        c.setFont(F+'-Bold',10); c.drawCentredString(W/2,H-34,title); c.setFont(F,8.5); c.drawCentredString(W/2,H-46,'Two Meridian Plaza'); c.drawCentredString(W/2,H-57,sub)
        y=H-82; c.setFont(F+'-Bold',8)
        for grp in heads:
            for x,t,al in grp: (c.drawCentredString if al=='c' else c.drawRightString)(x,y,t)
            y-=10
        c.setLineWidth(.7); c.line(36,y+6,W-36,y+6); y-=8
    xs=[352,436,512,602,680,756]
    h1=[[(432,'-------- Current Period --------','c'),(674,'--------- Year-To-Date ---------','c')],[(x,t,'r') for x,t in zip(xs,['Actual','Prior Year','Variance']*2)]]
    def hd1(): head('MRI_CMPINC','Comparative Income Statement','For the Six Months Ended June 30, 2025   -   Accrual',h1)
    hd1(); 
    for i,r in enumerate(S.rows):
        need=3 if r['type']=='HEADING' else 1
        if y<44+need*9: c.showPage(); hd1()
        if r['type']=='HEADING': y-=3
        c.setFont(F+('-Bold' if r['type'] in('HEADING','TOTAL') else ''),7.6)
        if r['code']: c.drawString(36,y,r['code']); c.drawString(88,y,r['label'][:38])
        else: c.drawString(36 if r['type']!='SUBTOTAL' else 60,y,r['label'])
        if r['type']!='HEADING':
            if r['type']!='LINE':
                c.setLineWidth(.4)
                for x in xs: c.line(x-58,y+8,x,y+8)
            for x,v in zip(xs,r['vals']): c.drawRightString(x+(4.5 if v<0 else 0),y,par(v))
            if r['type']=='TOTAL':
                for x in xs: c.line(x-58,y-2.5,x,y-2.5)
                y-=4
            if r['type']!='LINE': y-=3
        y-=9.6
    c.showPage()
    assert pg==2,pg
    xb=[560,690]
    head('MRI_BALST','Balance Sheet','As of June 30, 2025   -   Accrual',[[(560,'Balance','r'),(690,'Balance','r')],[(560,'06/30/2025','r'),(690,'12/31/2024','r')]])
    for r in B.rows:
        c.setFont(F+('-Bold' if r['type'] in('TOTAL',) or (r['type']=='HEADING' and r['ind']==0) else ''),8)
        x0=110+r['ind']*14
        if r['code']: c.drawString(36,y,r['code'])
        c.drawString(x0,y,r['label'])
        if r['type']!='HEADING':
            if r['type']!='LINE':
                for x in xb: c.line(x-76,y+8,x,y+8)
            for x,v in zip(xb,r['vals']): c.drawRightString(x+(4.8 if v<0 else 0),y,par(v))
            if r['type']!='LINE': y-=3
        y-=9.8
    print('y end',y)
    c.showPage(); c.save()
    save(N,[S,B],'OFFICE','OPERATING_STATEMENT','MRI courier: comparative income (prior year, variance) + balance sheet','two statements, grouped headers, contra lines, report header noise')
