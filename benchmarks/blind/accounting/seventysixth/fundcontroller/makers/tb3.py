# old fixed-pitch manufactured-housing ledger report: opening / activity / closing, each in debit-credit pairs, sections with subtotals. PLANTED digit_changed
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(7603)
NAME='CottonwoodBend_GL_TB_093026.pdf'
S=[('ASSETS',"""1-1010|CASH-OPERATING HEARTLAND BK|84215.61|c
1-1015|CASH-SECURITY DEPOSITS|38400.00|0,0
1-1020|PETTY CASH|300.00|0,0
1-1100|LOT RENT RECEIVABLE|19877.42|118960.00,121344.18
1-1110|HOME RENT RECEIVABLE|8415.00|24150.00,23660.50
1-1120|HOME NOTES RECEIVABLE|146280.33|0,3871.25
1-1190|RESERVE FOR BAD DEBTS|-9600.00|0,1500.00
1-1300|PREPAID INSURANCE|22146.80|0,3690.80
1-1310|PREPAID EXPENSES|1875.00|640.00,312.50
1-1400|PARK OWNED HOME INVENTORY|412650.00|38900.00,27150.00
1-1500|LAND|2150000.00|0,0
1-1520|SITE IMPROVEMENTS|3816440.72|14280.00,0
1-1530|CLUBHOUSE & OFFICE|288915.00|0,0
1-1540|VEHICLES & MOWERS|61204.18|0,0
1-1590|ACCUM DEPR-SITE|-1206377.14|0,15901.84
1-1595|ACCUM DEPR-HOMES & EQUIP|-148902.05|4525.00,6118.33
1-1700|LOAN COSTS NET|39114.60|0,1086.52"""),
('LIABILITIES',"""2-2010|ACCOUNTS PAYABLE-TRADE|-31408.27|52116.70,47380.15
2-2020|ACCRUED PROPERTY TAX|-41200.00|0,5150.00
2-2030|ACCRUED PAYROLL|-5411.90|5411.90,6028.44
2-2040|ACCRUED INTEREST|-17864.58|17864.58,17817.91
2-2100|PREPAID LOT RENT|-12640.75|9815.25,11206.00
2-2110|SECURITY DEPOSITS HELD|-38400.00|1500.00,1500.00
2-2120|UTILITY DEPOSITS HELD|-4150.00|150.00,300.00
2-2200|SALES TAX-HOME SALES|-1694.20|1694.20,2040.00
2-2500|MORTGAGE-PLAINS FEDERAL SVGS|-3980000.00|9911.02,0
2-2510|FLOORPLAN NOTE-HOMES|-186400.00|21500.00,38900.00"""),
('EQUITY',"""3-3010|PARTNERS CAPITAL|-1600000.00|0,0
3-3020|PARTNERS DRAWS|285000.00|35000.00,0
3-3900|RETAINED EARNINGS|PLUG|0,0"""),
('INCOME',"""4-4010|LOT RENT|-938115.00|420.00,118960.00
4-4015|VACANT LOT OFFSET|61740.00|7480.00,0
4-4020|HOME RENT|-191475.50|0,24150.00
4-4030|LATE & RETURNED CHECK FEES|-14210.00|75.00,1935.00
4-4040|WATER/SEWER RECAPTURE|-108344.16|118.40,14077.22
4-4045|TRASH RECAPTURE|-28560.00|0,3570.00
4-4050|HOME SALES|-204500.00|0,34000.00
4-4055|COST OF HOMES SOLD|158630.00|27150.00,0
4-4060|NOTE INTEREST|-9746.18|0,1205.44
4-4070|STORAGE & RV LOT|-11880.00|0,1485.00
4-4090|OTHER INCOME|-3917.25|0,290.00"""),
('EXPENSES',"""5-5010|MANAGER SALARY|39200.00|4900.00,0
5-5020|MAINTENANCE WAGES|52816.44|6604.12,0
5-5030|PAYROLL TAX & BENEFITS|14907.25|1844.17,0
5-5100|WATER & SEWER|119826.30|15604.71,0
5-5110|ELECTRIC-COMMON & STREET LTS|16403.77|1988.40,0
5-5120|TRASH HAULING|27960.00|3495.00,0
5-5200|GROUNDS & TREES|24180.50|3860.00,0
5-5210|ROADS & PATCHING|11475.00|0,0
5-5220|WATER LINE REPAIRS|18644.19|2718.55,214.00
5-5230|HOME REPAIR-POH|31207.60|4116.80,0
5-5300|OFFICE & POSTAGE|5119.82|702.31,0
5-5310|LEGAL-EVICTIONS|4860.00|975.00,0
5-5320|ADVERTISING|3914.00|450.00,0
5-5330|LICENSE & PERMITS|2310.00|0,0
5-5400|MANAGEMENT FEE|48712.33|6511.20,0
5-5500|PROPERTY TAX|41200.00|5150.00,0
5-5510|INSURANCE|29526.40|3690.80,0
5-5520|BAD DEBT|12000.00|1500.00,0
5-6010|MORTGAGE INTEREST|142916.64|17817.91,0
5-6020|FLOORPLAN INTEREST|10118.75|1340.60,0
5-6100|DEPRECIATION|175161.36|22020.17,0
5-6110|AMORTIZATION|8692.16|1086.52,0""")]
K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
data=[]
for s,t in S:
    for l in t.split('\n'):
        a,n,b,q=l.split('|'); data.append([s,a,n,b,q])
tb=sum(float(d[3]) for d in data if d[3]!='PLUG'); 
for d in data:
    d[3]=r2(-tb) if d[3]=='PLUG' else float(d[3])
dd=sum(float(d[4].split(',')[0]) for d in data if d[4]!='c'); cc=sum(float(d[4].split(',')[1]) for d in data if d[4]!='c')
cr0=171208.36; 
for d in data:
    if d[4]=='c': d[4]=f'{r2(cr0+cc-dd)},{cr0}'; print(d)
true=[]
for s,a,n,b,q in data:
    dr,cr=map(float,q.split(',')); e=r2(b+dr-cr); r=dict(account=a,name=n)
    if b: r['open_dr' if b>0 else 'open_cr']=abs(b)
    if dr: r['debit']=dr
    if cr: r['credit']=cr
    if e: r['close_dr' if e>0 else 'close_cr']=abs(e)
    true.append((s,r))
def summ(rs,label): 
    d=dict(label=label)
    for k in K:
        v=r2(sum(r.get(k,0) for r in rs))
        if v: d[k]=v
    return d
sub={s:summ([r for q,r in true if q==s],'TOTAL '+s) for s,_ in S}
gt=summ([r for _,r in true],'GRAND TOTALS')
assert gt['open_dr']==gt['open_cr'] and gt['debit']==gt['credit'] and gt['close_dr']==gt['close_cr']
# planted
planted=None; rows=[]
for s,r in true:
    r=dict(r)
    if r['account']=='5-5230':
        old=r['close_dr']; assert old==35324.40; r['close_dr']=35824.40
        planted=dict(what=f"5-5230 HOME REPAIR-POH: closing debit printed 35,824.40 where opening + activity and the section and grand totals need {old:,.2f}",kind='digit_changed')
    rows.append((s,r))
c=canvas.Canvas(doc(NAME),pagesize=landscape(letter)); W,H=landscape(letter)
FS=8.2; X=[302,380,468,546,640,722]; X=[x+14 for x in X]
f=lambda v:f'{v:,.2f}'
def head(p):
    c.setFont('Courier',FS)
    c.drawString(36,H-36,'RUN 10/07/26 08:52'); c.drawRightString(756,H-36,f'PAGE {p:>3}'); c.drawString(36,H-47,'GLR410'); 
    c.setFont('Courier-Bold',9.5); c.drawCentredString(W/2,H-36,'COTTONWOOD BEND MHC LP'); c.drawCentredString(W/2,H-48,'GENERAL LEDGER TRIAL BALANCE'); 
    c.setFont('Courier',FS); c.drawCentredString(W/2,H-59,'PERIOD 09 ENDING 09/30/26   (FISCAL YEAR 2026)')
    y=H-80
    for a,b,t in((X[0],X[1],'OPENING BALANCE'),(X[2],X[3],'PERIOD ACTIVITY'),(X[4],X[5],'CLOSING BALANCE')):
        l=a-64; n=int((b-l)/4.92); s=(' '+t+' ').center(n,'-'); c.drawRightString(b,y,s)
    y-=11; c.drawString(36,y,'ACCT'); c.drawString(86,y,'DESCRIPTION')
    for x,t in zip(X,['DEBIT','CREDIT']*3): c.drawRightString(x,y,t)
    y-=8; c.drawString(36,y,'='*146)
    return y-13
p=1; y=head(p); totals=[]
def line(r,lab=None,code=None):
    if code: c.drawString(36,y,code)
    c.drawString(86,y,lab)
    for x,k in zip(X,K):
        if k in r: c.drawRightString(x,y,f(r[k]))
for s,_ in S:
    if y<120: c.showPage(); p+=1; y=head(p)
    c.setFont('Courier-Bold',FS); c.drawString(36,y,s); y-=11; c.setFont('Courier',FS)
    for q,r in rows:
        if q!=s: continue
        if y<50: c.showPage(); p+=1; y=head(p)
        line(r,r['name'],r['account']); y-=10.6
    for x in X: c.drawRightString(x,y+3,'-'*14)
    y-=6; line(sub[s],sub[s]['label']); totals.append(sub[s]); y-=18
line(gt,gt['label']); totals.append(gt)
y-=6
for x in X: c.drawRightString(x,y,'='*14)
c.drawCentredString(W/2,y-24,'*** END OF REPORT ***')
c.save()
save(NAME,'TB',K,[r for _,r in rows],totals,'fixed-pitch GL report, three debit/credit pairs, account classes with subtotals, blanks for zero',True,planted)
print(len(rows),gt,planted)
