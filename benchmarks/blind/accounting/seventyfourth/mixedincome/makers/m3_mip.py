from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side
from openpyxl.utils import get_column_letter
R=random.Random(7403)
def mk(spec,plug):
    L=Ledger()
    for l in spec.strip().split('\n'):
        c,n,b=l.split('|'); L.add(c,n,float(b))
    L.plug(plug); return L
F=[]
# Fund 100 operating
L=mk("""10100|Operating Cash - First Federal|68422.19
10150|Payroll Cash|4000
12100|Resident Receivables|9318.44
12110|Subsidy Receivable - RAD PBV|21740
12500|Allowance for Bad Debt|-4200
14100|Prepaid Expenses|6612.75
16000|Fixed Assets|5918330
16900|Accumulated Depreciation|-2204118.5
19200|Due To/From Fund 200|3250
19300|Due To/From Fund 300|-11400
20100|Accounts Payable|-17306.81
21100|Accrued Payroll|-7841.2
21500|Accrued Vacation|-12960.33
22100|Resident Security Deposits|-24150
23100|Deferred Rent Revenue|-2884
25100|Mortgage Payable|-1862417.08
30100|Net Assets w/o Donor Restrictions|0
40100|Resident Rent|0
40200|Rental Assistance - RAD|0
40310|Market Unit Rent|0
40900|Vacancy|0
41200|Laundry & Vending|0
50100|Salaries & Wages|0
50200|Payroll Taxes|0
50300|Employee Benefits|0
52100|Utilities - Electric|0
52200|Utilities - Water & Sewer|0
53100|Repairs & Maintenance|0
53400|Grounds & Snow|0
54100|Insurance|0
55200|Audit & Legal|0
55900|Management Fee|0
57100|Mortgage Interest|0
58000|Depreciation|0
59900|Transfer to Replacement Reserve|0""",'30100')
p=L.post
p('12100','40100',48912); p('12110','40200',65220); p('12100','40310',27300); p('40900','12100',5140); p('10100','12100',70044.18); p('10100','12110',64310); p('10100','41200',1126.5)
p('10100','23100',2410); p('23100','12100',2884)
p('50100','21100',52180.4); p('50200','21100',4012.66); p('50300','20100',7755.15); p('21100','10150',55102.9); p('10150','10100',55102.9)
for a,v in (('52100',9844.07),('52200',13206.4),('53100',17218.93),('53400',4120),('55200',3150),('55900',8640)): p(a,'20100',v)
p('54100','14100',4959.56); p('57100','10100',20718.3); p('25100','10100',7480.11); p('58000','16900',40250.25)
p('20100','10100',58711.02); p('59900','19300',5400); p('19300','10100',9000); p('10100','19200',3250); p('53100','21500',0); p('10100','22100',1200); p('22100','12100',640); p('12500','12100',412.15)
F.append(('100','Operating - Bellweather House',L))
L=mk("""10200|Grant Cash|14806.55
13100|Grants Receivable|22500
19100|Due To/From Fund 100|-3250
20100|Accounts Payable|-1912.4
23500|Refundable Advance|-10000
30200|Net Assets with Donor Restrictions|0
43100|Foundation Grants|0
43200|City CDBG - Services|0
50100|Salaries & Wages|0
50200|Payroll Taxes|0
56100|Resident Activities|0
56200|Transportation Vouchers|0
56300|Food Pantry Supplies|0""",'30200')
p=L.post
p('10200','13100',22500); p('13100','43200',18750); p('23500','43100',5000); p('10200','43100',7500)
p('50100','10200',15125); p('50200','10200',1157.06); p('56100','20100',2318.77); p('56200','20100',1440); p('56300','20100',3906.28); p('20100','10200',8222.1); p('19100','10200',3250)
F.append(('200','Resident Services Grants',L))
L=mk("""10300|Replacement Reserve - Trustee|186204.77
10310|Residual Receipts Account|40118.06
19100|Due To/From Fund 100|11400
20100|Accounts Payable|0
24100|Retainage Payable|-6150
30100|Net Assets w/o Donor Restrictions|0
42100|Interest Earned|0
49900|Transfer from Operating|0
60100|Roof Replacement|0
60300|Boiler Controls|0""",'30100')
p=L.post
p('19100','49900',5400); p('10300','19100',9000); p('10300','42100',1190.44); p('10310','42100',203.5); p('60100','20100',30750); p('60100','24100',3075); p('60300','20100',8420); p('20100','10300',39170)
F.append(('300','Replacement Reserves',L))
L=mk("""10400|HOME Escrow Cash|2500
16100|Land|412000
16500|Construction in Progress|288140.92
20100|Accounts Payable|-44210
25300|HOME Program Loan|-640000
30200|Net Assets with Donor Restrictions|0
43300|HOME Draw - Grant Portion|0
57200|Loan Fees|0""",'30200')
p=L.post
p('16500','20100',61844.5); p('10400','25300',70000); p('10400','43300',18000); p('20100','10400',84100.75); p('57200','10400',900)
F.append(('410','HOME - Annex Rehabilitation',L))
wb=Workbook(); ws=wb.active; ws.title='Sheet1'
f=Font(name='Tahoma',size=8); fb=Font(name='Tahoma',size=8,bold=True)
for i,t in enumerate(('Cornerhouse Community Housing, Inc.','Standard Trial Balance','From 7/1/2025 Through 9/30/2025')):
    ws.merge_cells(start_row=i+1,start_column=1,end_row=i+1,end_column=9); c=ws.cell(i+1,1,t); c.font=Font(name='Tahoma',size=[11,10,8][i],bold=i<2); c.alignment=Alignment(horizontal='center')
ws.cell(4,1,'(In Whole Numbers: No)').font=f
# cols A fund, B acct, C title, D blank, E beg, F debit, G blank, H credit, I ending
H={1:'Fund Code',2:'GL Code',3:'GL Title',5:'Opening Balance',6:'Period Debits',8:'Period Credits',9:'Current Balance'}
thin=Side(style='thin')
for c,t in H.items():
    x=ws.cell(6,c,t); x.font=fb; x.alignment=Alignment(horizontal='right' if c>4 else 'left',wrap_text=True,vertical='bottom')
for c in range(1,10): ws.cell(6,c).border=Border(bottom=thin)
NF='#,##0.00_);(#,##0.00)'
r=8; rows=[]; totals=[]; gt=[0]*4; keys=['beginning','debit','credit','ending']; cols=[5,6,8,9]
def put(r,vals,font,top=False):
    for c,v in zip(cols,vals):
        x=ws.cell(r,c,v); x.number_format=NF; x.font=font
        if top: x.border=Border(top=thin)
for code,nm,L in F:
    ws.cell(r,1,f'{code} - {nm}').font=fb; r+=1
    st=[0]*4
    for a in L.code:
        v=[L.beg[a],L.dr[a],L.cr[a],L.end(a)]
        for i in range(4): st[i]=r2(st[i]+v[i])
        if code=='100' and a=='53100':
            good=v[3]; s=f'{good:.2f}'; v[3]=r2(good+600); bad=(good,v[3])
        ws.cell(r,1,code).font=f; ws.cell(r,2,a).font=f; ws.cell(r,3,L.name[a]).font=f
        put(r,v,f); rows.append(dict(account=a,name=L.name[a],**dict(zip(keys,v)))); r+=1
    lab=f'Total {code} - {nm}'; ws.cell(r,3,lab).font=fb; put(r,st,fb,True); totals.append(dict(label=lab,**dict(zip(keys,st))))
    assert st[1]==st[2] and abs(st[0])<.004 and abs(st[3])<.004,(code,st)
    for i in range(4): gt[i]=r2(gt[i]+st[i])
    r+=2
ws.cell(r,3,'Report Total').font=fb; put(r,gt,fb,True); totals.append(dict(label='Report Total',**dict(zip(keys,gt)))); r+=1
ws.cell(r,3,'Report Difference').font=fb; x=ws.cell(r,9,0); x.number_format=NF; x.font=fb; totals.append(dict(label='Report Difference',ending=0)); r+=2
ws.cell(r,1,'Date: 10/21/25 03:14:55 PM').font=f; ws.cell(r,9,'Page: 1').font=f
for c,w in zip('ABCDEFGHI',(10,10,36,2,16,15,2,15,16)): ws.column_dimensions[c].width=w
ws.page_setup.orientation='portrait'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
ws.freeze_panes='A7'
FILE='Cornerhouse TB Q1 FY26.xlsx'; wb.save(DOC+FILE)
for q in F: print([(a,q[2].end(a)) for a in q[2].code if a<'11000'])
print(bad,len(rows),totals)
save(FILE,'TB','MIP Fund Accounting trial balance export, four fund sections with totals',True,keys,rows,totals,
 dict(what=f'Fund 100, account 53100 Repairs & Maintenance: Current Balance printed {bad[1]:,.2f} instead of {bad[0]:,.2f} (opening plus debits less credits; the fund total holds the right amount)',kind='digit_changed'))
