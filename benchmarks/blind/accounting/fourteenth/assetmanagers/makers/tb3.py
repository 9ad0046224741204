# tax-credit fund: opening / quarter / closing pairs, fpdf2, code before name in one cell ; PLANTED digit
from common import *
from fpdf import FPDF
import datetime
rng=random.Random(1403)
fn='hc_fund7_trialbalance.pdf'
S=[('ASSETS',[('1001','Cash - Fund operating',184),('1002','Cash - Marlow Ct operating',96),('1003','Cash - Tenant security deposits',61),('1050','Replacement reserve - trustee',418),('1055','Operating deficit reserve',350),('1060','Tax & insurance escrow',74),('1100','Tenant rents receivable',22),('1110','HAP subsidy receivable',37),('1200','Prepaid insurance',28),('1500','Land',1140),('1510','Buildings - qualified basis',13280),('1520','Site work, non-depreciable',212),('1590','Accumulated depreciation',-3915),('1700','Tax credit monitoring fees, net',44)]),
('LIABILITIES',[('2000','Accounts payable',-58),('2020','Accrued utilities',-11),('2100','Tenant deposits held',-59),('2110','Prepaid rents',-7),('2300','Deferred developer fee',-640),('2310','Accrued asset mgmt fee - GP',-46),('2500','Tax-exempt bond loan',-4890),('2510','Soft loan - county housing trust',-1500),('2520','Accrued interest - soft loan',-186)]),
("PARTNERS' CAPITAL",[('3000','Investor limited partner',None),('3010','Special limited partner',-1),('3020','General partner',12)]),
('REVENUE',[('4000','Tenant-paid rent',-712),('4010','Housing assistance payments',-489),('4100','Vacancy loss',41),('4200','Laundry and other',-13),('4300','Interest on reserves',-15)]),
('EXPENSES',[('6000','On-site payroll',186),('6010','Compliance & file audits',21),('6100','Electric - common',27),('6110','Water & sewer',68),('6120','Trash removal',19),('6200','Repairs contracts',93),('6210','Turnover & painting',34),('6220','Elevator service',9),('6300','Management fee',71),('6400','Insurance',64),('6410','Property tax (PILOT)',32),('6500','Audit and tax return',None),('6600','Bond interest',178),('6610','Soft loan interest',34),('6700','Depreciation',313),('6710','Amortization',4)])]
op={};dr={};cr={}
for s,l in S:
    for c,n,v in l: op[c]=0.0 if v is None else r2(v*1000+odd(rng,-420,430)); dr[c]=cr[c]=0.0
op['1055']=350000.0;op['1500']=1140000.0;op['2510']=-1500000.0;op['3010']=-100.0
op['3000']=-r2(sum(op.values()))
def je(d,c,a): a=r2(a);dr[d]=r2(dr[d]+a);cr[c]=r2(cr[c]+a)
O=lambda k:odd(rng,k*900,k*1100)
je('1100','4000',O(238));je('1110','4010',O(164));je('4100','1100',O(14));je('1002','1100',O(221));je('1002','1110',O(160));je('1002','4200',O(4.4));je('1050','4300',O(5));je('1003','2100',O(5));je('2100','1003',O(3.5));je('1100','2110',O(1.2))
for e,k in (('6000',62),('6010',7),('6200',33),('6210',15),('6220',3),('6120',6),('6500',24)): je(e,'2000',O(k))
je('2000','1002',O(141));je('6100','2020',O(9));je('6110','2020',O(23));je('2020','1002',O(30));je('6300','1002',O(24));je('6400','1200',O(21));je('1200','1060',O(18));je('6410','1060',O(11));je('1060','1002',O(33));je('6600','1002',O(59));je('2500','1002',O(22));je('6610','2520',11250);je('6700','1590',104400);je('6710','1700',1325);je('1050','1002',O(14));je('2310','1001',O(20));je('2300','1001',O(35));je('3000','1001',O(9))
K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
def pair(v,z=False): return (v,None) if v>0 else (None,-v) if v<0 else (None,None)
P=FPDF('P','mm','A4');P.set_creation_date(datetime.datetime(2025,1,20,tzinfo=datetime.timezone.utc));P.set_auto_page_break(False);P.set_margins(10,12,10)
WC=[62]+[21.5]*6
pages=[0]
def head():
    P.add_page();pages[0]+=1
    P.set_font('Helvetica','B',12);P.cell(0,6,'HOLLIS & CREWE AFFORDABLE HOUSING FUND 7, L.P.',align='C',new_x='LMARGIN',new_y='NEXT')
    P.set_font('Helvetica','',8.5);P.cell(0,4.5,'Marlow Court (LIHTC) consolidated - Trial balance, quarter 10/01/2024 to 12/31/2024 - accrual',align='C',new_x='LMARGIN',new_y='NEXT');P.ln(2)
    P.set_fill_color(226,232,240);P.set_font('Helvetica','B',7.5)
    P.cell(WC[0],5,'',border='LTR',fill=True)
    for t in('Opening 09/30/24','Quarter movement','Closing 12/31/24'): P.cell(43,5,t,border=1,align='C',fill=True)
    P.ln();P.cell(WC[0],5,'Account',border='LBR',fill=True)
    for t in('Dr','Cr')*3:P.cell(21.5,5,t,border=1,align='C',fill=True)
    P.ln()
def foot():
    P.set_y(284);P.set_font('Helvetica','I',7);P.cell(0,4,f'H&C Fund Services   |   page {pages[0]}   |   printed 01/20/2025 08:41',align='C')
def line(lab,v,b=False,dol=False):
    P.set_font('Helvetica','B' if b else '',7.4)
    P.cell(WC[0],4.5,lab,border='LR'+('TB' if b else ''))
    for x in v: P.cell(21.5,4.5,'' if x is None else (('$' if dol else '')+f'{x:,.2f}'),border='LR'+('TB' if b else ''),align='R')
    P.ln()
rows=[];tots=[];head();g=[0.0]*6;planted=None
for s,l in S:
    if s=='REVENUE': P.cell(sum(WC),.1,'',border='T');foot();head()
    P.set_font('Helvetica','B',7.6);P.cell(sum(WC),5,s,border=1);P.ln()
    t=[0.0]*6
    for c,n,_ in l:
        v=[*pair(op[c]),dr[c] or None,cr[c] or None,*pair(r2(op[c]+dr[c]-cr[c]))]
        for i,x in enumerate(v): t[i]=r2(t[i]+(x or 0))
        if c=='6200':
            q=f'{v[4]:.2f}';p=len(q)-6  # thousands digit... hundreds before? pos of thousands unit
            p=len(q)-7;nd=str((int(q[p])+3)%10);w=float(q[:p]+nd+q[p+1:])
            planted={"what":f"account 6200 Repairs contracts: closing debit printed {w:,.2f} instead of {v[4]:,.2f} (one digit changed); opening + movement and all totals carry the right figure","kind":"digit_changed"};v[4]=w
        line(f'{c}  {n}',v);rows.append({"account":c,"name":n,**dict(zip(K,v))})
    lab='Total '+s.title().replace("'S","'s");line(lab,t,True);tots.append({"label":lab,**dict(zip(K,t))})
    g=[r2(a+b) for a,b in zip(g,t)]
line('FUND TOTAL',g,True,True);tots.append({"label":"FUND TOTAL",**dict(zip(K,g))})
for i in(0,2,4): assert abs(g[i]-g[i+1])<.005,g
P.ln(4);P.set_font('Helvetica','',7.5);P.multi_cell(0,4,'Year-end reclassification of net income to capital is booked after the audit. Blank = no balance or no movement. The soft loan accrues at 3.00% simple; payments only from surplus cash.')
foot();P.output(os.path.join(DOC,fn));save(fn,'TB',K,rows,tots,planted)
