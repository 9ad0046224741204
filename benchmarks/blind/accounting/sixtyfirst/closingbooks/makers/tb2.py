# adjusted trial balance workpaper, xlsx with formulas
from common import *
import xlsxwriter
n='Harrow_Mill_Adjusted_TB_FY2024.xlsx'
# acct,name,unadj (signed),prior year
S=[('ASSETS',[(10100,'Cash - Frost Operating',318442.17,276980.05),(10150,'Cash - Depository / Lockbox',41206.88,38114.2),(10200,'Cash - TI/LC Reserve',512400,388400),(11000,'Tenant Receivables',96214.5,71880.36),(11050,'Allowance for Uncollectible Tenants',-22500,-22500),(11100,'CAM/Tax Recoveries Receivable',0,31402.9),(11500,'Straight-Line Rent Receivable',604118.4,542207.16),(13000,'Prepaid Insurance',28615,26340),(13100,'Prepaid Other',4120.5,3988),(15000,'Land',4175000,4175000),(15100,'Building',18640000,18640000),(15200,'Building Improvements',1206884.3,1088214.3),(15300,'Tenant Improvements',2417330.9,2204118.65),(15900,'Accumulated Depreciation',-3088412,-3088412),(16000,'Leasing Commissions',884206.14,801444.1),(16100,'Accumulated Amort. - Leasing',-362180,-362180),(16200,'Loan Costs',246500,246500),(16250,'Accumulated Amort. - Loan Costs',-123250,-123250)]),
('LIABILITIES',[(20100,'Accounts Payable',-84216.03,-102844.75),(20200,'Accrued Expenses',-12000,-37415.6),(20300,'Accrued Property Taxes',0,0),(20400,'Accrued Interest',-61875,-63120),(21000,'Prepaid Rent',-58310.44,-49020.18),(22000,'Security Deposits',-187640,-179840),(25000,'Mortgage Note Payable',-14850000,-15150000)]),
('MEMBERS\' EQUITY',[(30100,'Member Capital - Harrow GP',-963500,-963500),(30200,'Member Capital - Harrow Investors',None,None),(30900,'Distributions',720000,660000)]),
('REVENUE',[(40100,'Base Rent',-2684117.52,-2561880.4),(40150,'Straight-Line Rent',0,-88406.2),(40200,'CAM Recoveries',-412880.3,-398114.85),(40250,'Real Estate Tax Recoveries',-368204.1,-351226.4),(40300,'Parking Income',-64350,-61200),(40400,'Late Fees & Other',-8114.62,-6420.33),(40500,'Interest Income',-14206.9,-9880.41)]),
('EXPENSES',[(50100,'Janitorial',168420.4,161380.22),(50200,'Utilities',287114.66,279004.17),(50300,'Repairs & Maintenance',141806.27,133218.94),(50350,'Elevator Maintenance',31240,30330),(50400,'Landscaping & Snow',42118.5,39806.75),(50500,'Security',58600,56900),(50600,'Insurance',79214.04,72880.5),(50700,'Real Estate Taxes',381402.6,468115.08),(50800,'Management Fees',106540.18,102455.63),(50900,'Professional Fees',24315,38750),(51000,'Bad Debt Expense',0,6200),(52000,'General & Administrative',19408.73,18226.4),(60100,'Interest Expense',748125,763200),(60200,'Depreciation',0,612480),(60300,'Amortization',0,98770)])]
AJ=[('AJE-1','To record 2024 depreciation',[(60200,628915),(15900,-628915)]),('AJE-2','To record amortization of leasing and loan costs',[(60300,104306),(16100,-79656),(16250,-24650)]),
('AJE-3','To record straight-line rent for the year',[(11500,61911.24),(40150,-61911.24)]),('AJE-4','To accrue 2024 second-half property taxes',[(50700,94218.5),(20300,-94218.5)]),
('AJE-5','To record 2024 CAM and tax true-up (estimated)',[(11100,46120),(40200,-28450),(40250,-17670)]),('AJE-6','To accrue audit fee and unbilled utilities',[(50900,16500),(50200,21304.88),(20200,-37804.88)]),
('AJE-7','To increase allowance - Suite 410',[(51000,18750),(11050,-18750)]),('AJE-8','To reclass roof work capitalised in error',[(50300,12860),(15200,-12860)])]
for l in (2,3):
    s=sum(r[l] for _,L in S for r in L if r[l] is not None)
    for _,L in S:
        for i,r in enumerate(L):
            if r[0]==30200: q=list(r); q[l]=r2(-s); L[i]=tuple(q)
print([r for _,L in S for r in L if r[0]==30200])
adj={}; ref={}
for k,_,es in AJ:
    assert abs(sum(e[1] for e in es))<.005
    for c,v in es: adj.setdefault(c,[0,0]); adj[c][0 if v>0 else 1]+=abs(v); ref.setdefault(c,[]).append(k[4:])
U='Unadjusted Trial Balance ';J='Adjusting Entries ';F='Adjusted Trial Balance '
K=['other:Balance 12/31/2023']+['other:'+g+s for g in (U,J,F) for s in ('Debit','Credit')]
wb=xlsxwriter.Workbook(doc(n)); wb.set_calc_mode('auto')
ws=wb.add_worksheet('ATB'); w2=wb.add_worksheet('AJE listing')
f=lambda **k: wb.add_format({'font_name':'Arial','font_size':9,**k})
nf='#,##0.00_);(#,##0.00);""'
N=f(num_format='#,##0.00_);(#,##0.00)');TX=f();HD=f(bold=1,bottom=1,align='center',text_wrap=1);G=f(bold=1,align='center',bottom=1,bg_color='#DDE6F0');SH=f(bold=1,italic=1);TT=f(bold=1,top=1,bottom=6,num_format='#,##0.00_);(#,##0.00)');TL=f(bold=1);RF=f(font_color='red',align='center')
ws.write('A1','Harrow Mill Office Partners, LLC',f(bold=1)); ws.write('A2','Adjusted Trial Balance',f(bold=1)); ws.write('A3','Year ended December 31, 2024',TX)
ws.write('J1','W/P: TB-1',RF); ws.write('J2','Prep: DKL 2/11/25',TX); ws.write('J3','Rev: MOS 2/18/25',TX)
ws.merge_range('D5:E5','Unadjusted Trial Balance',G); ws.merge_range('F5:H5','Adjusting Entries',G); ws.merge_range('I5:J5','Adjusted Trial Balance',G)
for c,h in enumerate(['Acct','Description','Balance\n12/31/2023','Debit','Credit','AJE','Debit','Credit','Debit','Credit']): ws.write(5,c,h,HD)
ws.set_row(5,26); r=6; rows=[]
first=r+1
for h,L in S:
    ws.write(r,1,h,SH); r+=1
    for c,nm,u,py in L:
        ws.write_number(r,0,c,f(align='left')); ws.write(r,1,nm,TX)
        row={'account':str(c),'name':nm}
        if py or c in(20300,): ws.write(r,2,py,N); row[K[0]]=py
        if u: 
            ws.write(r,3 if u>0 else 4,abs(u),N); row[K[1] if u>0 else K[2]]=abs(u)
        if c in adj:
            ws.write(r,5,', '.join(ref[c]),RF)
            for i in(0,1):
                if adj[c][i]: ws.write(r,6+i,adj[c][i],N); row[K[3+i]]=r2(adj[c][i])
        b=r2(u+adj.get(c,[0,0])[0]-adj.get(c,[0,0])[1]); e=r+1
        assert b!=0
        ws.write_formula(r,8 if b>0 else 9,f'=D{e}-E{e}+G{e}-H{e}' if b>0 else f'=E{e}-D{e}+H{e}-G{e}',N,abs(b)); row[K[5] if b>0 else K[6]]=abs(b)
        rows.append(row); r+=1
    r+=1
T={k:r2(sum(x.get(k,0) for x in rows)) for k in K}; print(T)
ws.write(r,1,'TOTALS',TL); e=r
for k,col in zip(K,'CDEGHIJ'): ws.write_formula(r,'ABCDEFGHIJ'.index(col),f'=SUM({col}7:{col}{r})',TT,T[k])
ni=r2(sum(x.get(K[6],0)-x.get(K[5],0) for x in rows if x['account']>='40000'))
ws.write(r+2,1,'Net income per adjusted TB',TX); ws.write(r+2,9,ni,N)
ws.write(r+4,0,'PBC trial balance agreed to client general ledger without exception. Tickmark legend at TB-0.',f(italic=1))
ws.set_column(0,0,8);ws.set_column(1,1,36);ws.set_column(2,4,15);ws.set_column(5,5,6);ws.set_column(6,9,15)
ws.freeze_panes(6,2); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4,5)
nm={c:x for _,L in S for c,x,_,_ in L}
w2.write(0,0,'Harrow Mill Office Partners, LLC',TL);w2.write(1,0,'Adjusting journal entries - 12/31/2024',TL)
for c,h in enumerate(['Entry','Account','','Debit','Credit']): w2.write(3,c,h,HD)
q=4
for k,t,es in AJ:
    for i,(c,v) in enumerate(es):
        if i==0:w2.write(q,0,k,TX)
        w2.write(q,1,c,TX);w2.write(q,2,nm[c],TX);w2.write(q,3 if v>0 else 4,abs(v),N);q+=1
    w2.write(q,2,t,f(italic=1));q+=2
w2.set_column(2,2,44);w2.set_column(3,4,14)
wb.close()
save(n,'TB',K,rows,[dict(label='TOTALS',**T)],'CPA adjusted trial balance workpaper, three debit/credit pairs, formulas, AJE sheet',True)
