# Yardi-like trial balance, medical office, forward balance / debit / credit / ending
import random; random.seed(351)
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from common import *
N='tb_kettle_creek_mob'
A='''1010-0000|Cash - Operating|D|184220
1015-0000|Cash - Security Deposit Escrow|D|61250
1110-0000|Accounts Receivable - Tenants|D|43118
1115-0000|Allowance for Doubtful Accounts|C|6500
1190-0000|Straight Line Rent Receivable|D|212904
1210-0000|Prepaid Insurance|D|18340
1310-0000|Land|D|1150000
1320-0000|Building and Improvements|D|8642000
1325-0000|Tenant Improvements|D|914772
1390-0000|Accum Depreciation - Building|C|1772718
1395-0000|Accum Amortization - TI|C|402117
1450-0000|Deferred Leasing Commissions, net|D|139866
2010-0000|Accounts Payable|C|58931
2050-0000|Accrued Real Estate Taxes|C|121400
2110-0000|Tenant Security Deposits|C|61250
2150-0000|Prepaid Rents|C|17206
2510-0000|Mortgage Payable - Great Plains Bank|C|6210544
3110-0000|Member Capital|C|2400000
3150-0000|Member Distributions|D|310000
3900-0000|Retained Earnings|P|0
4010-0000|Base Rent - Medical Office|C|642190
4020-0000|CAM Reimbursement|C|148330
4025-0000|Real Estate Tax Reimbursement|C|96410
4090-0000|Late Charges|C|0
5110-0000|Janitorial|D|52480
5120-0000|Biohazard Waste Removal|D|7920
5150-0000|HVAC Repairs & Maintenance|D|21465
5210-0000|Electricity|D|48112
5230-0000|Water and Sewer|D|9377
5310-0000|Snow Removal|D|22640
5510-0000|Management Fees|D|35476
5610-0000|Property Insurance|D|20970
5710-0000|Real Estate Taxes|D|108800
6110-0000|Interest Expense|D|214662
6510-0000|Depreciation|D|166190'''.split('\n')
rows=[]
for l in A:
    c,n,s,v=l.split('|'); v=int(v)
    b=round(v+(random.randint(1,99)/100 if v and v%1000 else 0),2)*(1 if s=='D' else -1)
    rows.append([c,n,round(b,2),0.0,0.0])
ix={r[0][:4]:r for r in rows}
def je(d,c,a): ix[d][3]=round(ix[d][3]+a,2); ix[c][4]=round(ix[c][4]+a,2)
for d,c,a in [('1110','4010',80411.27),('1110','4020',18540.62),('1110','4025',12051.25),('1110','4090',150),('1010','1110',107884.10),('1190','4010',2114.33),
 ('5110','2010',6560),('5120','2010',990),('5150','2010',3318.45),('5210','2010',6204.81),('5230','2010',1188.06),('5510','2010',4315.36),('2010','1010',31877.94),('5610','1210',2621.25),
 ('5710','2050',13600),('6110','1010',26755.09),('2510','1010',11482.16),('6510','1390',18465.56),('6510','1395',2308.19),('3150','1010',25000),('2150','1110',3300),('1110','2150',4150)]: je(d,c,a)
s=round(sum(r[2] for r in rows),2); ix['3900'][2]=round(-s,2)
def f(x): return '0.00' if x==0 else (f'{x:,.2f}' if x>0 else f'-{-x:,.2f}')
cv=canvas.Canvas(out(N+'.pdf'),pagesize=letter); X=[352,424,496,574]; page=0
def head():
    global page,y; page+=1; cv.setFont('Helvetica-Bold',11)
    cv.drawCentredString(306,752,'Kettle Creek Medical Building (kcmob)'); cv.drawCentredString(306,737,'Trial Balance')
    cv.setFont('Helvetica',8.5); cv.drawCentredString(306,724,'Period = Aug 2025'); cv.drawCentredString(306,712,'Book = Accrual ; Tree = ysi_tb')
    cv.drawRightString(580,752,f'Page {page}'); cv.setFont('Helvetica-Bold',8)
    for x,a,b in zip(X,['Forward','','','Ending'],['Balance','Debit','Credit','Balance']): cv.drawRightString(x,692,a); cv.drawRightString(x,682,b)
    cv.drawString(36,682,'Account'); cv.line(36,678,X[3],678); y=664
head(); T=[]
tot=[0,0,0,0]
for c,n,b,d,k in rows:
    if y<150: cv.setFont('Helvetica',7); cv.drawString(36,30,'Wednesday, September 10, 2025  04:41 PM'); cv.showPage(); head()
    e=round(b+d-k,2); cv.setFont('Helvetica',8); cv.drawString(36,y,c); cv.drawString(92,y,n)
    for i,(x,v) in enumerate(zip(X,(b,d,k,e))): cv.drawRightString(x,y,f(v)); tot[i]=round(tot[i]+v,2)
    T.append({"account":c,"name":n,"beginning":b,"debit":d,"credit":k,"ending":e}); y-=16.5
cv.setFont('Helvetica-Bold',8); cv.line(290,y+9,X[3],y+9); cv.drawString(92,y-2,'Total')
for x,v in zip(X,tot): cv.drawRightString(x,y-2,f(v+0))
cv.line(290,y-6,X[3],y-6); cv.line(290,y-8,X[3],y-8); cv.setFont('Helvetica',7); cv.drawString(36,30,'Wednesday, September 10, 2025  04:41 PM'); cv.save()
print(tot); assert tot[0]==0==tot[3] and tot[1]==tot[2]
M=["beginning","debit","credit","ending"]
save(N,'pdf','TB','OFFICE','Yardi trial balance',M,T,[dict(label='Total',beginning=0.0,debit=tot[1],credit=tot[2],ending=0.0)])
