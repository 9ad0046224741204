# Yardi-like trial balance of a shopping center, PDF: forward balance / debit / credit / ending
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R=random.Random(3501)
A="""1010-0000|Cash - Operating Account|412655.18
1020-0000|Cash - Lender Lockbox|88310.00
1050-0000|Escrow - Real Estate Taxes|263904.77
1055-0000|Escrow - Insurance|41200.12
1060-0000|Replacement Reserve|118750.00
1065-0000|TI / LC Reserve|402118.36
1110-0000|Accounts Receivable - Tenants|97415.22
1115-0000|Allowance for Doubtful Accounts|-18500
1210-0000|Straight-Line Rent Receivable|336801.9
1310-0000|Prepaid Insurance|27330.4
1510-0000|Land|6150000
1520-0000|Building|21875000
1530-0000|Tenant Improvements|1904216.55
1590-0000|Accumulated Depreciation|-4877310.08
1710-0000|Deferred Leasing Commissions|388460.2
1790-0000|Accum. Amortization - Leasing Comm.|-141882.64
2010-0000|Accounts Payable - Trade|-61240.93
2110-0000|Accrued Real Estate Taxes|-214300
2150-0000|Accrued Interest Payable|-79166.67
2210-0000|Prepaid Rents|-33871.5
2310-0000|Tenant Security Deposits|-121045
2510-0000|Mortgage Note Payable|-19000000
3110-0000|Member Capital|0
3200-0000|Distributions|1250000
4010-0000|Base Rent - Anchor|-505000
4020-0000|Base Rent - In-Line Shops|-1130411.28
4110-0000|CAM Recoveries|-312004.1
4120-0000|Real Estate Tax Recoveries|-268990.4
4130-0000|Insurance Recoveries|-40118.75
4210-0000|Percentage Rent|0
4310-0000|Late Fees & Interest|-2315.4
5110-0000|Parking Lot Sweeping|18400
5120-0000|Landscaping|33750.5
5130-0000|Snow Removal|41266
5140-0000|Common Area Electric|28917.33
5150-0000|Water & Sewer|16480.07
5160-0000|Roof Repairs|9325
5210-0000|Real Estate Taxes|321450
5220-0000|Property Insurance|51600.03
5310-0000|Management Fees|67766.2
5410-0000|Legal & Professional|12890
6010-0000|Mortgage Interest|712500.03
6110-0000|Depreciation Expense|455812.5
6120-0000|Amortization Expense|29340.9""".split('\n')
A=[a.split('|') for a in A]; fb={a:float(b) for a,_,b in A}
fb['3110-0000']=r2(-sum(fb.values()))
dr={a:0 for a,_,_ in A}; cr=dict(dr)
def je(d,c,x):
    d+='-0000';c+='-0000'; dr[d]=r2(dr[d]+x); cr[c]=r2(cr[c]+x)
je('1110','4010',56111.11);je('1110','4020',125908.4);je('1110','4110',34667.12);je('1110','4120',29887.82);je('1110','4130',4457.64)
je('1110','4310',318.55);je('1020','1110',238117.43);je('1010','1020',241300);je('6010','2150',79166.67);je('2150','1010',79166.67)
je('1050','1010',35716.67);je('1055','1010',5733.34);je('1060','1010',3125);je('5220','1310',5733.34);je('5210','2110',35716.67)
je('5110','2010',2300);je('5120','2010',4150);je('5140','2010',3018.46);je('5150','2010',1977.2);je('5310','1010',7524.44);je('5410','2010',1450);je('5160','2010',2875)
je('2010','1010',38411.2);je('6110','1590',50645.83);je('6120','1790',3260.1);je('1110','2210',4120);je('2210','1110',11205.5);je('3200','1010',60000);je('1530','2010',22450)
rows=[];F=lambda x:(f'{x:,.2f}' if x>=0 else f'-{-x:,.2f}')
c=canvas.Canvas(out('tb_millrace_plaza.pdf'),pagesize=letter,invariant=1)
X=[340,410,480,560]; pg=0
def head():
    global pg; pg+=1
    c.setFont('Helvetica-Bold',11);c.drawCentredString(306,760,'Millrace Plaza (mill01)')
    c.setFont('Helvetica-Bold',13);c.drawCentredString(306,744,'Trial Balance')
    c.setFont('Helvetica',8.5);c.drawCentredString(306,731,'Period = Sep 2025');c.drawCentredString(306,720,'Book = Accrual ; Tree = ysi_tb')
    c.setFont('Helvetica-Bold',8)
    for x,a,b in zip(X,['Forward','','','Ending'],['Balance','Debit','Credit','Balance']):
        c.drawRightString(x,702,a);c.drawRightString(x,692,b)
    c.line(40,688,562,688)
    c.setFont('Helvetica',7.5);c.drawString(40,30,'Thursday, October 9, 2025');c.drawRightString(562,30,f'Page {pg} of 2');c.drawString(40,40,'')
head();y=675
for a,n,_ in A:
    e=r2(fb[a]+dr[a]-cr[a]); v=[fb[a],dr[a],cr[a],e]
    if y<80: c.showPage();head();y=675
    c.setFont('Helvetica',8);c.drawString(40,y,a);c.drawString(100,y,n)
    for x,q in zip(X,v): c.drawRightString(x,y,F(q))
    rows.append({"account":a,"name":n,"beginning":v[0],"debit":v[1],"credit":v[2],"ending":e}); y-=17
t={k:r2(sum(r[k] for r in rows)) for k in ["beginning","debit","credit","ending"]}
assert t['beginning']==0==t['ending'] and t['debit']==t['credit'],t
t={k:abs(v) if v==0 else v for k,v in t.items()}
for x in X: c.line(x-62,y+11,x,y+11)
c.setFont('Helvetica-Bold',8);c.drawString(100,y,'Total')
for x,k in zip(X,t): c.drawRightString(x,y,F(t[k]))
c.save()
save('tb_millrace_plaza.pdf','TB','RETAIL','Yardi trial balance, forward/debit/credit/ending',False,list(t),rows,[{"label":"Total",**t}])
