# garden apartments, reportlab landscape, three pairs of Dr/Cr, sections with subtotals
from common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfgen import canvas
R=random.Random(4301)
S=[('ASSETS',[('10110','Cash - Operating (First Fidelity x4471)',8123344),('10120','Cash - Security Deposit Trust',4965000),('10190','Petty Cash',50000),
('11100','A/R - Residents',2381219),('11190','Allowance for Doubtful Accts',-640000),('11350','A/R - Utility Rebill (RUBS)',418833),
('12100','Tax & Insurance Escrow - Lender',14377250),('12110','Replacement Reserve - Lender',21830411),('12400','Prepaid Insurance',3310000),
('15100','Land',210000000),('15200','Buildings',1384500000),('15300','Unit Interiors & Appliances',41288190),('15900','Accumulated Depreciation',-221764800),('16100','Deferred Loan Costs, net',11840700)]),
('LIABILITIES',[('20100','Accounts Payable - Trade',-3120458),('20300','Accrued Real Estate Taxes',-9127500),('20310','Accrued Interest',-4681250),('20500','Prepaid Rents',-1288405),
('21100','Security Deposits - Refundable',-4965000),('21150','Pet Deposits',-612500),('21900','Unclaimed Property',None),('25100','Mortgage Note Payable - Agency First',-1071428600)]),
('PARTNERS’ EQUITY',[('30100','Capital - Sycamore Run GP LLC',-1200000),('30200','Capital - Limited Partners',0),('30900','Distributions',18500000)]),
('REVENUE',[('40100','Gross Potential Rent',-98871000),('40150','Gain/(Loss) to Lease',2417300),('40200','Vacancy Loss',5210600),('40250','Concessions',1480000),('40300','Bad Debt Write-offs',911247),
('41100','RUBS - Water/Sewer/Trash',-5127381),('41200','Late & NSF Fees',-714500),('41300','Pet Rent',-1105000),('41400','Application & Admin Fees',-386000),('41900','Miscellaneous Income',-91219)]),
('OPERATING EXPENSES',[('50100','Payroll - Office',6611942),('50110','Payroll - Maintenance',7240377),('50190','Payroll Taxes & Benefits',2919054),('51100','Advertising & Internet Listings',1287245),('52100','Office & Software',914480),('52500','Professional Fees',425000),
('53100','Repairs & Maintenance',3318806),('53200','Turnover - Paint/Clean',1971120),('53300','Landscaping',1265000),('54100','Electric - Common',1410993),('54200','Water & Sewer',4872266),('54300','Trash Removal',1080000),
('55100','Management Fee (3.0%)',2791466),('56100','Real Estate Taxes',9127500),('56200','Property Insurance',5516665),('60100','Interest Expense',23382812),('61100','Depreciation & Amortization',17150000),('62900','Casualty Loss, net',None)])]
rows=[]
for s,a in S:
    for c,n,o in a:
        dr=cr=None
        if s in('REVENUE','OPERATING EXPENSES') and o:
            v=int(abs(o)/5*R.uniform(.9,1.12)); 
            if o>0: dr=v; 
            else: cr=v
            if R.random()<.2:
                w=R.randrange(5000,60000)
                if o>0: cr=w
                else: dr=w
        rows.append([s,c,n,o,dr,cr])
by={r[1]:r for r in rows}
def post(c,dr=None,cr=None): by[c][4]=dr; by[c][5]=cr
post('11100',19874512,19702244); post('11190',None,75000); post('11350',1031177,1002215); post('12100',1930000,None); post('12110',245000,1187640); post('12400',None,1103333)
post('15300',1187640,None); post('15900',None,3280000); post('16100',None,150000); post('20100',6120411,5988790); post('20300',None,1825500); post('20310',4681250,4674100); post('20500',388125,512090)
post('21100',365000,425000); post('21150',None,30000); post('25100',1428571,None); post('30900',3500000,None); post('10120',60000,None); post('62900',250000,None); post('21900',None,12744)
d=sum(r[4] or 0 for r in rows); c=sum(r[5] or 0 for r in rows)
# operating cash carries the balancing receipts and payments
cin=21877103; post('10110',cin,cin+d-c)
by['30200'][3]=-sum(r[3] or 0 for r in rows)
M=['open_dr','open_cr','debit','credit','close_dr','close_cr']
out=[];
for s,code,n,o,dr,cr in rows:
    cl=(o or 0)+(dr or 0)-(cr or 0)
    out.append((s,code,n,[o if o and o>0 else None,-o if o and o<0 else None,dr,cr,cl if cl>0 else None,-cl if cl<0 else None]))
def sm(L): return [sum(x[3][i] or 0 for x in L) for i in range(6)]
W,H=landscape(letter); cv=canvas.Canvas(DOC+'/sycamore_run_TB_2026-06.pdf',pagesize=(W,H))
X=[318,398,478,558,638,748]; X=[330,412,494,576,660,748]
tr=[];tt=[]; pg=0;y=0
def head():
    global y,pg
    pg+=1
    cv.setFont('Helvetica-Bold',13); cv.drawString(44,H-42,'Sycamore Run Apartments, LP')
    cv.setFont('Helvetica',9); cv.drawString(44,H-55,'General Ledger Trial Balance   |   Accrual book   |   Entity 0318')
    cv.drawRightString(748,H-42,'Fiscal period 6 - 2026'); cv.drawRightString(748,H-55,'Run 07/09/2026 8:14 AM   by: dpelham')
    cv.setFillGray(.86); cv.rect(40,H-92,712,28,stroke=0,fill=1); cv.setFillGray(0)
    cv.setFont('Helvetica-Bold',8)
    for a,b,t in((X[0],X[1],'Opening 06/01/2026'),(X[2],X[3],'Postings'),(X[4],X[5],'Closing 06/30/2026')):
        cv.drawCentredString((a-60+b)/2,H-74,t); cv.setLineWidth(.5); cv.line(a-62,H-77,b,H-77)
    cv.drawString(44,H-88,'G/L No.'); cv.drawString(90,H-88,'Account')
    for i,x in enumerate(X): cv.drawRightString(x,H-88,'Dr' if i%2==0 else 'Cr')
    y=H-106
def foot():
    cv.setFont('Helvetica-Oblique',7); cv.drawString(44,26,'Prepared for lender surveillance upload. Unaudited.'); cv.drawRightString(748,26,f'Page {pg}')
def need(k):
    global y
    if y<44+k: foot(); cv.showPage(); head()
def line(vals,font='Helvetica'):
    cv.setFont(font,8)
    for x,v in zip(X,vals):
        if v is not None: cv.drawRightString(x,y,m(v))
head()
for s,_ in S:
    L=[r for r in out if r[0]==s]
    need(40); cv.setFont('Helvetica-Bold',8.5); cv.drawString(44,y,s); y-=13
    for _,code,n,v in L:
        need(0); cv.setFont('Helvetica',8); cv.drawString(50,y,code); cv.drawString(90,y,n); line(v); y-=12
        tr.append(dict(account=code,name=n,**{k:c2(x) for k,x in zip(M,v)}))
    need(10); t=sm(L); cv.setLineWidth(.4)
    for x in X: cv.line(x-58,y+8.5,x,y+8.5)
    lab='Total '+s.title().replace('’S','’s').replace('’ ','’ '); cv.setFont('Helvetica-Bold',8); cv.drawString(90,y,lab)
    t2=[v if v else None for v in t]; line(t2,'Helvetica-Bold'); y-=18
    tt.append(dict(label=lab,**{k:c2(x) for k,x in zip(M,t2)}))
need(14); t=sm(out); assert t[0]==t[1] and t[2]==t[3] and t[4]==t[5],t
cv.setLineWidth(1); cv.line(40,y+10,752,y+10); cv.setFont('Helvetica-Bold',8); cv.drawString(50,y,'REPORT TOTALS'); line(t,'Helvetica-Bold'); cv.line(40,y-4,752,y-4); cv.line(40,y-6,752,y-6)
tt.append(dict(label='REPORT TOTALS',**{k:c2(x) for k,x in zip(M,t)}))
foot(); cv.save(); save('sycamore_run_TB_2026-06','TB',M,tr,tt)
