# Assisted living balance sheet, export with numbers as text
from .core import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment
NAME='bs_comparison_maplecrest_083125.xlsx'
def make():
    g=rng(11)
    s=S('Balance Sheet (With Period Change)','Maplecrest Assisted Living & Memory Care',None,'2025-08-31',['Balance Current Period','Beginning Balance','Net Change'],sheet='Report1',nd=2)
    def L(code,lab,a,sd=.08,b=None,d=3):
        a=round(a*g.uniform(.97,1.03),2) if b is None else float(a); b=round(a*g.uniform(1-sd,1+sd),2) if b is None else float(b)
        return s.L(lab,[a,b,a-b],code,ind=d)
    T=lambda code,lab,it,rt='SUBTOTAL',d=2,neg=(): s.T(lab,it,rt,code,ind=d,neg=neg)
    H=lambda code,lab,d: s.H(lab,code,ind=d)
    H('1000-0000','ASSETS',0); H('1100-0000','CURRENT ASSETS',1); H('1110-0000','Cash and Equivalents',2)
    a=T('1119-0000','Total Cash and Equivalents',[L('1111-0000','Operating Cash',386400,.3),L('1112-0000','Payroll Account',41200,.4),L('1113-0000','Resident Trust Account',18650,.05),L('1114-0000','Petty Cash',750,0,750),L('1115-0000','Security Deposit Account',52300,.02)],d=2)
    H('1120-0000','Receivables',2)
    b=T('1129-0000','Total Receivables',[L('1121-0000','Resident Receivables - Private Pay',97300,.2),L('1122-0000','Medicaid Waiver Receivable',64850,.2),L('1123-0000','Long-Term Care Insurance Receivable',21900,.3),L('1124-0000','Allowance for Doubtful Accounts',-14500,0,-13750),L('1125-0000','Other Receivables',0,0,2350)],d=2)
    H('1130-0000','Prepaids and Escrows',2)
    c=T('1139-0000','Total Prepaids and Escrows',[L('1131-0000','Prepaid Insurance',58720,.15),L('1132-0000','Prepaid Expenses - Other',12480,.2),L('1133-0000','Tax Escrow',88210,.18),L('1134-0000','Insurance Escrow',34100,.15),L('1135-0000','Replacement Reserve Escrow',147900,.03)],d=2)
    ca=T('1199-0000','TOTAL CURRENT ASSETS',[a,b,c],d=1)
    H('1200-0000','FIXED ASSETS',1)
    fa=T('1299-0000','TOTAL FIXED ASSETS',[L('1210-0000','Land',1265000,0,1265000,d=2),L('1220-0000','Land Improvements',412350.18,0,412350.18,d=2),L('1230-0000','Building',11874220.5,0,11874220.5,d=2),L('1240-0000','Building Improvements',938415.77,0,921065.77,d=2),L('1250-0000','Furniture, Fixtures and Equipment',1147306.92,0,1141821.40,d=2),L('1260-0000','Vehicles',96480,0,96480,d=2),L('1290-0000','Accumulated Depreciation',-3486217.34,0,-3437110.02,d=2)],d=1)
    H('1300-0000','OTHER ASSETS',1)
    oa=T('1399-0000','TOTAL OTHER ASSETS',[L('1310-0000','Deferred Financing Costs',214600,0,214600,d=2),L('1320-0000','Accumulated Amortization - Financing',-91205,0,-88820.56,d=2),L('1330-0000','Utility Deposits',15400,0,15400,d=2),L('1340-0000','Interest Rate Cap',27310,.1,d=2)],d=1)
    ta=T('1999-0000','TOTAL ASSETS',[ca,fa,oa],'TOTAL',0); s.K('total_assets',ta)
    H('2000-0000','LIABILITIES AND EQUITY',0); H('2100-0000','LIABILITIES',1); H('2110-0000','Current Liabilities',2)
    cl=T('2199-0000','Total Current Liabilities',[L('2111-0000','Accounts Payable',163900,.2),L('2112-0000','Accrued Expenses',48700,.2),L('2113-0000','Accrued Payroll and PTO',121400,.1),L('2114-0000','Payroll Taxes Payable',16850,.3),L('2115-0000','Accrued Real Estate Taxes',92640,.12),L('2116-0000','Accrued Interest',51230,.02),L('2117-0000','Prepaid Resident Rent',74300,.25),L('2118-0000','Refundable Community Fees',38500,.1),L('2119-0000','Resident Trust Liability',18420,.05),L('2120-0000','Resident Security Deposits',52300,.02),L('2121-0000','Due to Management Company',0,0,0)],d=2)
    H('2200-0000','Long-Term Liabilities',2)
    ll=T('2299-0000','Total Long-Term Liabilities',[L('2210-0000','Mortgage Payable - First',8914327.61,0,8931204.37),L('2220-0000','Member Loan',450000,0,450000),L('2230-0000','Van Loan',31877.45,0,32915.20)],d=2)
    tl=T('2999-0000','TOTAL LIABILITIES',[cl,ll],'TOTAL',1); s.K('total_liabilities',tl)
    H('3000-0000','EQUITY',1)
    e=[round(x-y,2) for x,y in zip(s.rows[ta]['v'],s.rows[tl]['v'])]
    cc=4350000.0; ds=[-285000.0,-260000.0]; re=-612480.55
    q=[L('3110-0000','Contributed Capital',cc,0,cc,d=2),L('3120-0000','Distributions',ds[0],0,ds[1],d=2),L('3130-0000','Retained Earnings',re,0,re,d=2)]
    cy=[round(e[i]-cc-ds[i]-re,2) for i in (0,1)]; print('d11 current year earnings',cy)
    q.append(L('3140-0000','Current Year Earnings',cy[0],0,cy[1],d=2))
    te=T('3999-0000','TOTAL EQUITY',q,'TOTAL',1); s.K('total_equity',te)
    x=T('4000-0000','TOTAL LIABILITIES AND EQUITY',[tl,te],'TOTAL',0); assert s.rows[x]['v']==s.rows[ta]['v'],(s.rows[x]['v'],s.rows[ta]['v'])
    wb=Workbook(); ws=wb.active; ws.title='Report1'
    for y,t in enumerate(['Maplecrest Assisted Living & Memory Care (mplcrst)','Balance Sheet (With Period Change)','Period = Aug 2025','Book = Accrual'],1):
        ws.merge_cells(start_row=y,start_column=1,end_row=y,end_column=5); ws.cell(y,1,t).alignment=Alignment(horizontal='center'); ws.cell(y,1).font=Font(name='Tahoma',size=10,bold=y<3)
    for k,t in ((3,'Balance'),(4,'Beginning'),(5,'Net')): ws.cell(5,k,t)
    for k,t in ((3,'Current Period'),(4,'Balance'),(5,'Change')): ws.cell(6,k,t)
    for rr in (5,6):
        for k in (3,4,5): ws.cell(rr,k).alignment=Alignment(horizontal='right'); ws.cell(rr,k).font=Font(name='Tahoma',size=8,bold=True)
    y=7
    for r in s.rows:
        b=r['rt']!='LINE'; f=Font(name='Tahoma',size=8,bold=b)
        ws.cell(y,1,r['code']).font=f; ws.cell(y,2,' '*(3*r['ind'])+r['label']).font=f
        if r['rt']!='HEADING':
            for k,v in enumerate(r['v']):
                cx=ws.cell(y,3+k,f'{v:,.2f}'); cx.font=f; cx.alignment=Alignment(horizontal='right')
        y+=1
        if r['rt']=='TOTAL' or r['label'].startswith('TOTAL'): y+=1
    for k,w in zip('ABCDE',(11,46,17,17,15)): ws.column_dimensions[k].width=w
    ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(os.path.join(DOC,NAME))
    save(NAME,[s],'SENIOR_HOUSING','BALANCE_SHEET','senior living operator, Yardi-like export','balance sheet with period change, codes, numbers stored as text, leading spaces',False)
