# Emphasys-style public housing TB by project; PDF; CR marks; subtotals; planted digit
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
from common import *
R=random.Random(7713)
N='TFHA GL Trial Balance 2026-03.pdf'
C=[ # section, subsection, [(code,name,begin,drrange,crrange)]
('ASSETS',[
 ('1111.10','Cash - General Fund','CASH'),
 ('1114.00','Tenant Security Deposit Cash',38412.5,(300,900),(200,800)),
 ('1117.00','Petty Cash Fund',250,(0,0),(0,0)),
 ('1122.00','Accounts Receivable - Tenants',22418.77,(61000,69000),(60000,68000)),
 ('1122.10','Allowance for Doubtful Accts - Tenants',-8600,(0,0),(300,700)),
 ('1125.00','Accounts Receivable - HUD',0,(41000,52000),'=dr'),
 ('1128.00','A/R Tenant Repayment Agreements',6120.4,(0,1500),(300,900)),
 ('1129.00','Due From Other Projects',14877.12,(0,5000),(0,6000)),
 ('1162.00','Investments - General Fund',410000,(0,0),(0,0)),
 ('1211.00','Prepaid Insurance',27640.8,(0,0),(4600,4620)),
 ('1260.00','Inventory - Materials',9304.16,(900,2600),(800,2500)),
 ('1400.06','Land',612300,(0,0),(0,0)),
 ('1400.07','Buildings and Improvements',9844120.55,(0,18000),(0,0)),
 ('1400.08','Furniture and Equipment - Dwelling',318220,(0,4200),(0,0)),
 ('1400.05','Accumulated Depreciation',-6720418.32,(0,0),(24000,27000))]),
('LIABILITIES',[
 ('2111.00','Accounts Payable - Vendors',-41872.9,(52000,66000),(50000,64000)),
 ('2114.00','Tenant Security Deposits',-38412.5,(200,800),(300,900)),
 ('2117.10','Payroll Taxes Withheld',-3120.44,(7200,8400),(7200,8400)),
 ('2119.00','Due To Central Office Cost Center',-18744.2,(12000,15000),(12000,15600)),
 ('2135.00','Accrued Compensated Absences',-26417.63,(0,900),(900,1500)),
 ('2137.00','Payments in Lieu of Taxes',-29870.15,(0,0),(2900,3300)),
 ('2240.00','Tenants Prepaid Rents',-4116.9,(500,1400),(600,1700))]),
('NET POSITION',[
 ('2802.00','Net Investment in Capital Assets',-4054222.23,(0,0),(0,0)),
 ('2806.00','Unrestricted Net Position','PLUG',(0,0),(0,0))]),
('REVENUE',[
 ('3110.00','Dwelling Rental',-331204,(0,400),(54000,58000)),
 ('3120.00','Excess Utilities',-4218.5,(0,0),(600,900)),
 ('3190.00','Nondwelling Rental - Rooftop Lease',-10500,(0,0),(1750,1750)),
 ('3610.00','Interest on General Fund Investments',-7120.33,(0,0),(1300,1500)),
 ('3690.00','Other Income - Late Fees, Maint. Chgs',-6874.25,(0,260),(900,1600)),
 ('3690.10','Laundry Commissions',-2210.4,(0,0),(300,480)),
 ('8020.00','HUD Operating Subsidy',-259880,(0,0),(41000,52000)),
 ('8029.00','Capital Fund - Soft Cost (1406)',-36000,(0,0),(0,12000))]),
('EXPENSES',[
 ('4110.00','Administrative Salaries',70418.6,(11800,13400),(0,0)),
 ('4130.00','Legal Expense',4860,(0,1900),(0,0)),
 ('4140.00','Staff Training',2105.75,(0,800),(0,0)),
 ('4150.00','Travel',688.12,(0,240),(0,0)),
 ('4170.00','Accounting and Audit Fees',8400,(0,1400),(0,0)),
 ('4182.00','Employee Benefits - Admin',23110.08,(3800,4300),(0,0)),
 ('4190.00','Sundry - Office, Postage, Telephone',9644.37,(1100,2100),(0,90)),
 ('4195.00','Management Fee to COCC',43920,(7320,7320),(0,0)),
 ('4220.00','Tenant Services - Recreation',1850.5,(0,500),(0,0)),
 ('4310.00','Water & Sewer',52117.44,(7800,10400),(0,0)),
 ('4320.00','Electricity',41806.91,(6100,8800),(0,0)),
 ('4330.00','Gas',38450.28,(7900,11800),(0,0)),
 ('4410.00','Maintenance Labor',66214.3,(10600,12500),(0,0)),
 ('4420.00','Materials',21480.66,(2100,4900),(0,140)),
 ('4430.00','Contract Costs - Trash, Extermination',34905.5,(3900,7200),(0,0)),
 ('4430.20','Contract Costs - Elevator',6600,(1100,1100),(0,0)),
 ('4433.00','Employee Benefits - Maintenance',22850.16,(3600,4100),(0,0)),
 ('4480.00','Protective Services Contract',11200,(1600,2400),(0,0)),
 ('4510.00','Insurance',27640.8,(4600,4620),(0,0)),
 ('4520.00','Payments in Lieu of Taxes',15800.2,(2900,3300),(0,0)),
 ('4570.00','Collection Losses',2944.18,(0,1200),(0,150)),
 ('4800.00','Depreciation Expense',128400,(24000,27000),(0,0))])]
P=[('001','Garfield Terrace / Ridge Court','NJ057000001',1.0,set()),
   ('002','Harmon Towers (Elderly)','NJ057000002',.61,{'1128.00','8029.00','4480.00','4150.00','1129.00'}),]
def val(v,rg): return 0 if rg==(0,0) else int(round(R.uniform(*rg)*100*v))
def s(c):  # signed, CR mark
    return f'{abs(c)/100:,.2f}'+(' CR' if c<0 else '')
c=canvas.Canvas(doc(N),pagesize=letter); w,h=letter
X=[318,392,466,566]; st={'y':0,'p':0}
def head():
    st['p']+=1
    c.setFont('Times-Bold',12); c.drawCentredString(w/2,h-40,'Tannersfield Housing Authority')
    c.setFont('Times-Roman',10); c.drawCentredString(w/2,h-54,'General Ledger Trial Balance by Project')
    c.setFont('Times-Roman',8); c.drawCentredString(w/2,h-66,'Fiscal Year Ending 09/30/2026   Period 06   03/01/2026 - 03/31/2026')
    c.drawString(40,h-40,'GLR-0210'); c.drawString(40,h-50,'User: mvoss'); c.drawRightString(572,h-40,'04/16/2026 14:07'); c.drawRightString(572,h-50,f'Page: {st["p"]}')
    c.setFillColor(colors.Color(.88,.9,.94)); c.rect(38,h-96,536,22,fill=1,stroke=0); c.setFillColor(colors.black)
    c.setFont('Times-Bold',8.5); c.drawString(42,h-91,'G/L Account'); 
    c.drawString(112,h-91,'Description')
    for x,a,b in zip(X,('Beginning','','','Ending'),('Balance','Debits','Credits','Balance')):
        c.drawRightString(x-8,h-82,a); c.drawRightString(x-8,h-92,b)
    st['y']=h-110
def need(k=1):
    if st['y']-k*11<52: c.showPage(); head()
def ln(a,b,v,bold=False,rule=False):
    need(2 if bold else 1); y=st['y']
    c.setFont('Times-Bold' if bold else 'Times-Roman',8.5)
    if rule:
        for x in X: c.line(x-66,y+8.5,x,y+8.5)
    c.drawString(42,y,a); c.drawString(112 if not bold else 84,y,b)
    for i,(x,t) in enumerate(zip(X,v)):
        # CR marks hang to the right so digits align
        if t.endswith(' CR'): 
            c.drawRightString(x-15,y,t[:-3]); c.drawRightString(x,y,'CR')
        else: c.drawRightString(x-15,y,t)
    st['y']-=11
head(); truth=[];totals=[];G=[0,0,0,0]
plant=('001','4430.00')
for pc,pn,amp,f,skip in P:
    acc=[]
    for sec,L in C:
        for a in L:
            if a[0] in skip: continue
            if a[2]=='CASH': acc.append([sec,a[0],a[1],int(19841266*f),None,None]); continue
            if a[2]=='PLUG': b=None
            else: b=int(round(a[2]*100*f))+(R.randint(-40000,40000) if f!=1 and a[2]not in(0,250) else 0)
            if a[0]=='1117.00': b=25000
            d=val(f,a[3]); k=d if a[4]=='=dr' else val(f,a[4])
            acc.append([sec,a[0],a[1],b,d,k])
    ce=[x for x in acc if x[1]=='1111.10'][0]; ot=[x for x in acc if x is not ce]
    # hud subsidy received runs through 1125
    sub=[x for x in acc if x[1]=='1125.00'][0]; s8=[x for x in acc if x[1]=='8020.00'][0]; s8[5]=sub[4]
    ce[4]=sum(x[5] for x in ot); ce[5]=sum(x[4] for x in ot)
    pl=[x for x in acc if x[3] is None][0]; pl[3]=-sum(x[3] for x in acc if x[3] is not None)
    print(pc,'plug',pl,'cash',ce)
    need(3); c.setFont('Times-Bold',9.5); c.drawString(40,st['y'],f'Project:  {pc}   {pn}   ({amp})'); st['y']-=15
    PT=[0,0,0,0]
    for sec,_ in C:
        need(3); c.setFont('Times-Bold',8.5); c.drawString(42,st['y'],sec); st['y']-=11
        T=[0,0,0,0]
        for x in acc:
            if x[0]!=sec: continue
            v=[x[3],x[4],x[5],x[3]+x[4]-x[5]]
            for i in range(4): T[i]+=v[i]
            if (pc,x[1])==plant:
                true=v[3]; sv=f'{true:d}'; 
                i=next(i for i in range(1,len(sv)-2) if sv[i]!=sv[i+1] and i>=1)
                sw=sv[:i]+sv[i+1]+sv[i]+sv[i+2:]; v[3]=int(sw); pinfo=(true,v[3])
            ln(x[1],x[2],[s(t) for t in v])
            truth.append({"account":x[1],"name":x[2],"beginning":c2f(v[0]),"debit":c2f(v[1]),"credit":c2f(v[2]),"ending":c2f(v[3])})
        lab='Total '+sec.title(); ln('',lab,[s(t) for t in T],True,True); st['y']-=5
        totals.append({"label":lab,"beginning":c2f(T[0]),"debit":c2f(T[1]),"credit":c2f(T[2]),"ending":c2f(T[3])})
        for i in range(4): PT[i]+=T[i]
    assert PT[0]==0 and PT[3]==0 and PT[1]==PT[2]
    lab=f'Project {pc} Total'; ln('',lab,[s(t) for t in PT],True,True); st['y']-=12
    totals.append({"label":lab,"beginning":0,"debit":c2f(PT[1]),"credit":c2f(PT[2]),"ending":0})
    for i in range(4): G[i]+=PT[i]
ln('','Grand Total',[s(t) for t in G],True,True)
totals.append({"label":'Grand Total',"beginning":0,"debit":c2f(G[1]),"credit":c2f(G[2]),"ending":0})
y=st['y']+9
for x in X: c.line(x-66,y-1,x,y-1); c.line(x-66,y-3,x,y-3)
c.setFont('Times-Italic',7.5); c.drawString(40,st['y']-20,'CR = credit balance.  Unposted batches: none.  *** End of report ***')
c.save()
save(N,'TB','Emphasys-like public housing trial balance by project (AMP) with HUD accounts, CR marks, section subtotals, project and grand totals, Times portrait',True,
 ['beginning','debit','credit','ending'],truth,totals,
 {"what":f"Project 001, account 4430.00 Contract Costs - Trash, Extermination: ending balance printed {pinfo[1]/100:,.2f} (two digits transposed); beginning + debits - credits and Total Expenses need {pinfo[0]/100:,.2f}","kind":"digit_changed"})
