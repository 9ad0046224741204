from common import *
from reportlab.lib.pagesizes import A4
from reportlab.pdfgen import canvas
NAME='Liffey_Quay_Trial_Balance_31Dec2024.pdf'
# code,name,type, CY, PY (signed, debit positive)
A=[("200","Rental Income - Retail Units","Revenue",-412380.00,-398200.00),
("205","Rental Income - Apartments","Revenue",-286914.52,-271440.00),
("210","Service Charge Recovered","Revenue",-74226.18,-70915.40),
("215","Insurance Recharged","Revenue",-18340.00,-16975.00),
("260","Other Income - Parking & Licences","Revenue",-9600.00,-8850.00),
("310","Letting Agent Fees","Direct Costs",21847.30,19902.75),
("315","Property Management Fees","Direct Costs",34965.00,33480.00),
("400","Advertising & Re-letting","Overhead",2316.45,3104.00),
("404","Bank Fees","Overhead",684.12,641.88),
("408","Cleaning - Common Areas","Overhead",19427.66,18760.20),
("410","Commercial Rates (Vacant Units)","Overhead",6118.00,11450.00),
("412","Audit & Accountancy Fees","Overhead",11500.00,10750.00),
("416","Depreciation Expense","Overhead",7420.00,7420.00),
("425","Fire Safety & Lift Maintenance","Overhead",13904.25,9877.50),
("433","Property Insurance","Overhead",27815.00,24960.00),
("437","Bank Loan Interest","Overhead",148266.91,151038.44),
("441","Legal & Professional Fees","Overhead",8932.10,15412.60),
("445","Light, Power, Heating","Overhead",22190.37,26718.94),
("449","Local Property Tax","Overhead",3780.00,3780.00),
("461","RTB Registration Fees","Overhead",520.00,480.00),
("473","Repairs and Maintenance","Overhead",41368.83,36247.15),
("477","Wages & Salaries (Caretaker)","Overhead",33800.00,32500.00),
("478","Employer PRSI","Overhead",3768.70,3591.25),
("485","Bad Debts Written Off","Overhead",4215.00,None),
("505","Corporation Tax Expense","Overhead",71040.00,64800.00),
("090","Current Account - BoI 4471","Bank",None,184236.55),
("091","Deposit Account","Bank",250000.00,150000.00),
("092","Tenant Deposits Held","Bank",38650.00,36400.00),
("610","Trade Debtors","Accounts Receivable",31846.20,27905.35),
("620","Prepayments","Current Asset",14210.50,12480.00),
("630","Accrued Income","Current Asset",5400.00,None),
("710","Fixtures & Fittings at Cost","Fixed Asset",74200.00,74200.00),
("711","Less Accumulated Depreciation on F&F","Fixed Asset",-44520.00,-37100.00),
("720","Investment Property - 14-18 Liffey Quay","Fixed Asset",6850000.00,6850000.00),
("721","Investment Property - Mews Apartments","Fixed Asset",2975000.00,2975000.00),
("800","Trade Creditors","Accounts Payable",-28417.96,-24106.71),
("810","Accruals","Current Liability",-16850.00,-14200.00),
("812","Deferred Rental Income","Current Liability",-52315.75,-49870.00),
("814","Tenant Deposits Payable","Current Liability",-38650.00,-36400.00),
("820","VAT","Current Liability",-19864.33,-17229.08),
("825","PAYE/PRSI Payable","Current Liability",-2146.80,-2038.60),
("830","Corporation Tax Payable","Current Liability",-36040.00,-31800.00),
("850","Directors' Loan Account","Current Liability",None,-12500.00),
("900","Bank Loan - AIB Term Facility","Non-current Liability",-3180000.00,-3300000.00),
("905","Deferred Tax","Non-current Liability",-412500.00,-412500.00),
("950","Called Up Share Capital","Equity",-100.00,-100.00),
("955","Revaluation Reserve","Equity",-1250000.00,-1250000.00),
("960","Retained Earnings","Equity",None,None),
("965","Dividends Paid","Equity",60000.00,50000.00)]
A=[list(a) for a in A]
PL={"Revenue","Direct Costs","Overhead"}
ix={a[0]:a for a in A}
ix["960"][4]=-round(sum(a[4] or 0 for a in A),2)
pyprofit=sum(a[4] or 0 for a in A if a[2] in PL)
ix["960"][3]=round(ix["960"][4]+pyprofit+50000,2)
ix["090"][3]=-round(sum(a[3] or 0 for a in A),2)
print('bank plug',ix["090"][3],'RE',ix["960"][3:])
c=canvas.Canvas(doc(NAME),pagesize=A4); W,H=A4
X=[42,88,262,388,462,553]
def f(v,par=True):
    if v is None: return '-'
    s=f'{abs(v):,.2f}'; return f'({s})' if v<0 else s
def head(first):
    y=H-60
    if first:
        c.setFont('Helvetica-Bold',15);c.drawString(42,y,'Trial Balance');y-=17
        c.setFont('Helvetica',10.5);c.drawString(42,y,'Liffey Quay Property Holdings Limited');y-=14
        c.drawString(42,y,'As at 31 December 2024');y-=30
    c.setFont('Helvetica-Bold',7.6)
    c.drawString(X[0],y,'Account');c.drawString(X[0],y-9,'Code');c.drawString(X[1],y-9,'Account');c.drawString(X[2],y-9,'Account Type')
    c.drawRightString(X[3]+8,y,'Debit - Year to');c.drawRightString(X[3]+8,y-9,'date')
    c.drawRightString(X[4]+8,y,'Credit - Year to');c.drawRightString(X[4]+8,y-9,'date')
    c.drawRightString(X[5],y-9,'31 Dec 2023')
    c.setLineWidth(1);c.line(42,y-14,553,y-14);return y-27
pg=1
def foot():
    c.setFont('Helvetica',7);c.setFillGray(.45)
    c.drawString(42,30,'Trial Balance   |   Liffey Quay Property Holdings Limited   |   14 January 2025');c.drawRightString(553,30,f'{pg} of 2');c.setFillGray(0)
y=head(True);rows=[];td=tc=0
for code,n,t,cy,py in A:
    if y<70: foot();c.showPage();pg+=1;y=head(False)
    c.setFont('Helvetica',7.8);c.drawString(X[0],y,code);c.drawString(X[1],y,n);c.drawString(X[2],y,t)
    d=cy if cy and cy>0 else None; k=-cy if cy and cy<0 else None
    c.drawRightString(X[3]+8,y,f(d));c.drawRightString(X[4]+8,y,f(k));c.drawRightString(X[5],y,f(py))
    c.setLineWidth(.25);c.setStrokeGray(.75);c.line(42,y-4.5,553,y-4.5);c.setStrokeGray(0)
    rows.append(clean({"account":code,"name":n,"debit":d,"credit":k,"other:31 Dec 2023":py}))
    td+=d or 0;tc+=k or 0;y-=15.2
td=round(td,2);tc=round(tc,2);assert td==tc
c.setFont('Helvetica-Bold',7.8);c.drawString(X[0],y,'Total')
c.drawRightString(X[3]+8,y,f(td));c.drawRightString(X[4]+8,y,f(tc));c.drawRightString(X[5],y,'0.00')
c.setLineWidth(.8);c.line(42,y+10.5,553,y+10.5);c.line(42,y-4.5,553,y-4.5)
foot();c.save()
save(NAME,'TB',["debit","credit","other:31 Dec 2023"],rows,[{"label":"Total","debit":td,"credit":tc,"other:31 Dec 2023":0.0}],
 'Xero trial balance, Irish property company, account type column, comparative signed year column, dashes for nil')
