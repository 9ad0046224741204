"""Bookkeeper's consolidating trial balance: a column a company, eliminations Dr/Cr, formulas, hidden mapping column. XLSX."""
from common import *
from recalc import recalc
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
FILE='Hartwell Consol TB 9-30-26.xlsx'
R=rng('d2')
def r(a,b): return R.randint(a*100,b*100)
CO=[('Co. 10','Hartwell','Office LLC'),('Co. 20','Hartwell','Retail LLC'),('Co. 30','Bramble','Court LP'),('Co. 90','Sandoval FO','Mgmt Inc.')]
KEYS=[f'other:{a} {b} {c}' for a,b,c in CO]
MONEY=KEYS+['other:Combined','other:Eliminations Dr','other:Eliminations Cr','other:Consolidated']
def z(*v): return [int(x) if x else None for x in v]
def build():
    k=1000*100
    def q(lo,hi,skip=()): return [None if i in skip else r(lo,hi) for i in range(4)]
    def neg(v): return [None if x is None else -x for x in v]
    S=[('ASSETS',[
      ('1000','Cash - Operating',q(18000,160000)),('1005','Cash - Money Market',q(40000,260000,(3,))),('1010','Cash - Security Deposit Trust',q(21000,48000,(0,3))),('1020','Petty Cash',[None,None,50000,20000]),
      ('1100','Tenant Receivables',q(9000,52000,(3,))),('1110','Allowance for Doubtful Accts',neg(q(2000,9000,(3,)))),('1150','Mgmt Fees Receivable',[None,None,None,4186000]),
      ('1180','Due from Affiliates',[15000000,None,None,8245018]),('1200','Prepaid Insurance',q(3000,14000)),('1210','Prepaid Property Tax',q(4000,19000,(3,))),('1300','Lender Escrows',[r(40000,90000),None,r(30000,60000),None]),
      ('1500','Land',[184000000,121500000,97500000,None]),('1510','Buildings & Improvements',[r(7e6,8e6),r(4e6,5e6),r(5e6,6e6),None]),('1520','Tenant Improvements',q(90000,310000,(2,3))),('1530','Furniture, Fixtures & Equip.',[None,None,r(90000,140000),r(12000,30000)]),
      ('1590','Accumulated Depreciation',neg([r(1.9e6,2.3e6),r(8e5,1e6),r(1.1e6,1.3e6),r(8000,11000)])),('1700','Loan Costs, net',q(14000,60000,(3,))),('1900','Investment in Hartwell Retail',[None,None,None,75000000])]),
     ('LIABILITIES',[
      ('2000','Accounts Payable',neg(q(6000,41000))),('2010','Mgmt Fees Payable',[-1850000,-1114500,-1221500,None]),('2050','Accrued Property Taxes',neg(q(22000,88000,(3,)))),('2060','Accrued Interest',neg(q(6000,21000,(3,)))),
      ('2100','Due to Affiliates',[None,-8245018,-15000000,None]),('2200','Security Deposits',neg([r(30000,50000),r(20000,30000),r(30000,44000),None])),('2250','Prepaid Rents',neg(q(1500,16000,(3,)))),('2500','Mortgage Payable',neg([r(5.0e6,5.4e6),r(3.1e6,3.4e6),r(3.9e6,4.2e6),None])),('2510','Line of Credit',[None,None,None,-r(40000,60000)])]),
     ('EQUITY',[('3000','Members\' / Partners\' Capital',[-r(5e5,9e5),-75000000,-r(3e5,6e5),-r(4e5,8e5)]),('3100','Distributions',q(30000,140000,(3,))),('3900','Retained Earnings',[0,0,0,0])]),
     ('REVENUE',[('4000','Rental Income - Commercial',neg([r(8e5,9.5e5),r(4.5e5,5.5e5),None,None])),('4010','Rental Income - Apartments',[None,None,-r(6.5e5,7.6e5),None]),('4050','CAM & Tax Reimbursements',neg(q(90000,210000,(2,3)))),('4100','Parking & Laundry',[-r(20000,40000),None,-r(9000,14000),None]),('4150','Late Fees & NSF',neg(q(300,2900,(3,)))),('4200','Vacancy & Concessions',[None,None,r(24000,41000),None]),('4500','Management Fee Income',[None,None,None,-16650750]),('4900','Interest Income',neg(q(800,7200)))]),
     ('EXPENSES',[('5000','Repairs & Maintenance',q(31000,99000,(3,))),('5010','Grounds & Snow',q(9000,26000,(3,))),('5020','Utilities',q(28000,110000,(3,))),('5030','Janitorial',[r(40000,60000),r(9000,14000),None,None]),('5040','Turnover / Make-Ready',[None,None,r(18000,39000),None]),('5100','Property Insurance',q(16000,38000,(3,))),('5110','Real Estate Taxes',q(70000,160000,(3,))),('5200','Management Fees',[7440000,4458000,4752750,None]),('5250','Payroll & Benefits',[None,None,r(80000,99000),r(140000,190000)]),('5300','Professional Fees',q(4000,18000)),('5310','Office & Software',[None,None,r(2000,4000),r(11000,19000)]),('5320','Bad Debt',q(900,6200,(3,))),('5900','Bank & Loan Fees',q(150,1600)),('6000','Interest Expense',[r(150000,190000),r(90000,130000),r(120000,160000),r(1000,3000)]),('6100','Depreciation & Amortization',[r(140000,180000),r(80000,99000),r(110000,140000),r(1000,2500)])])]
    for i in range(4):
        t=sum((v[i] or 0) for _,a in S for *_,v in a)
        for _,a in S:
            for no,n,v in a:
                if no=='3900': v[i]=-t
    EL={'1150':(None,4186000),'2010':(4186000,None),'1180':(None,23245018),'2100':(23245018,None),'1900':(None,75000000),'3000':(75000000,None),'4500':(16650750,None),'5200':(None,16650750)}
    return S,EL
def draw():
    S,EL=build(); rows=[];totals=[];covers=[]
    wb=Workbook(); ws=wb.active; ws.title='TB 9-30'; F='Book Antiqua'
    ws['A1']='SANDOVAL FAMILY OFFICE - US REAL ESTATE'; ws['A1'].font=Font(name=F,size=14,bold=True); ws['A2']='Consolidating Trial Balance'; ws['A2'].font=Font(name=F,size=12,italic=True); ws['A3']='As of September 30, 2026   (credits in parentheses)'; ws['A3'].font=Font(name=F,size=10)
    ws['K3']='prep: DG  10/12'; ws['K3'].font=Font(name='Segoe Print',size=9,color='0000CC')
    # A acct, B name, C hidden FS map, D-G companies, H spacer, I combined, J,K elims, L spacer, M consolidated, N tick
    cc=['D','E','F','G']; hd=PatternFill('solid',fgColor='DCE6D4'); thin=Side(style='thin'); med=Side(style='medium'); dbl=Side(style='double')
    for r_,i in ((5,0),(6,1),(7,2)):
        for c,co in zip(cc,CO): ws[f'{c}{r_}']=co[i]
    ws['A7']='Acct'; ws['B7']='Account'; ws['C7']='FS map'; ws['I7']='Combined'; ws.merge_cells('J6:K6'); ws['J6']='Eliminations'; ws['J7']='Dr'; ws['K7']='Cr'; ws['M7']='Consolidated'
    for r_ in (5,6,7):
        for c in 'ABDEFGIJKM':
            x=ws[f'{c}{r_}']; x.font=Font(name=F,size=10,bold=True); x.fill=hd; x.alignment=Alignment(horizontal='left' if c in 'AB' else 'center')
            if r_==7: x.border=Border(bottom=med)
    NF='#,##0.00_);(#,##0.00);"-"??_)'; y=8; first=y
    tr=[]; sect=[]
    def put(c,v,b=False,bd=None):
        x=ws[f'{c}{y}']; x.value=v; x.font=Font(name=F,size=10,bold=b)
        if c not in 'AB': x.number_format=NF
        if bd: x.border=bd
    allv=[]
    for sec,acc in S:
        ws[f'A{y}']=sec; ws[f'A{y}'].font=Font(name=F,size=10,bold=True,underline='single'); y+=1; y0=y; part=[]
        for no,n,v in acc:
            put('A',no if no in('1020','4150','5900') else int(no)); ws[f'A{y}'].alignment=Alignment(horizontal='left'); put('B',n); put('C',sec[:1]+no[:2])
            for c,x in zip(cc,v):
                if x: put(c,num(x))
            e=EL.get(no,(None,None)); comb=sum(x or 0 for x in v); con=comb+(e[0] or 0)-(e[1] or 0)
            put('I',f'=SUM(D{y}:G{y})'); 
            if e[0]: put('J',num(e[0]))
            if e[1]: put('K',num(e[1]))
            put('M',f'=ROUND(I{y}+J{y}-K{y},2)')
            if no in EL: ws[f'N{y}']={'1150':'a','2010':'a','1180':'b','2100':'b','1900':'c','3000':'c','4500':'d','5200':'d'}[no]; ws[f'N{y}'].font=Font(name=F,size=8,italic=True)
            vals=list(v)+[comb,e[0],e[1],con]; row={'account':no,'name':n}; row.update({k:num(x) for k,x in zip(MONEY,vals) if x}); part.append(len(rows)); rows.append(row); allv.append(vals); y+=1
        bd=Border(top=thin); put('B',f'Total {sec.title()}',True)
        for c in cc+['I','J','K','M']: put(c,f'=ROUND(SUM({c}{y0}:{c}{y-1}),2)',True,bd)
        s=[sum(allv[i][j] or 0 for i in part) for j in range(8)]; totals.append({'label':f'Total {sec.title()}',**{k:num(x) for k,x in zip(MONEY,s) if x}}); covers.append(part); tr.append(y); y+=2
    y-=1+0; ws.row_dimensions[y].height=5; y+=1
    put('B','TOTAL (should be zero)',True)
    for c in cc+['I','J','K','M']: put(c,'=ROUND('+'+'.join(f'{c}{t}' for t in tr)+',2)',True,Border(top=thin,bottom=dbl))
    s=[sum(v[j] or 0 for v in allv) for j in range(8)]; assert s[:5]==[0]*5 and s[5]==s[6] and s[7]==0
    totals.append({'label':'TOTAL (should be zero)',**{k:num(x) for k,x in zip(MONEY,s) if x}}); covers.append(list(range(len(rows))))
    y+=2
    for t in ('Eliminating entries:','a  3rd-qtr management fees billed by Co. 90, unpaid at quarter end','b  intercompany loans 10 to 30 and 90 to 20, no interest charged','c  Co. 90 investment in Hartwell Retail against its capital','d  YTD management fee income / expense'):
        ws[f'B{y}']=t; ws[f'B{y}'].font=Font(name=F,size=9,italic=True); y+=1
    for c,w in zip('ABCDEFGHIJKLMN',(7,31,8,16,16,16,16,2,17,15,15,2,17,3)): ws.column_dimensions[c].width=w
    ws.column_dimensions['C'].hidden=True; ws.freeze_panes='D8'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='5:7'
    w2=wb.create_sheet('to do'); w2['A1']='Open points'; 
    for i,t in enumerate(['Co. 20: get Aug escrow statement','Co. 30: make-ready invoices for 114 and 209 not in yet','Ask Ruth about capital roll-forward before sending to the CPA'],3): w2[f'A{i}']=t
    w2.column_dimensions['A'].width=60
    p=f'{DOCS}/{FILE}'; wb.save(p); recalc(p); write_truth(FILE,'TB',MONEY,rows,totals,None,covers)
if __name__=='__main__': draw()
