from common import *
import openpyxl,datetime
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
R=random.Random(7702)
N='WP 300.1 Adjusted TB - Harbor Glen AL Fund III.xlsx'
S=[("ASSETS",[("10100","Cash - Operating, Tidewater Bank","A",512844.17,431206.55),("10150","Cash - Resident Trust","A",18420.66,17112.4),("10200","Petty Cash","A",800,800),
("11100","Resident Accounts Receivable - Private Pay","B",184377.28,151902.66),("11150","Accounts Receivable - Medicaid Waiver","B",96218.4,88034.12),("11160","Accounts Receivable - LTC Insurance","B",31790,22416.5),("11900","Allowance for Doubtful Accounts","B",-22000,-22000),
("12100","Prepaid Insurance","C",41806.92,38744.1),("12200","Prepaid Licenses & Dues","C",6215,5980),("12300","Food & Supplies Inventory","C",14220.35,13871.9),
("13100","Replacement Reserve - Lender","D",206411.83,151288.04),("13200","Tax & Insurance Escrow","D",77102.5,71460.22),
("15000","Land","E",1240000,1240000),("15100","Buildings","E",11842660.4,11842660.4),("15200","Building Improvements","E",604318.77,511902.27),("15300","Furniture, Fixtures & Equipment","E",918744.06,866120.91),("15400","Resident Transport Van","E",68950,68950),("15900","Accumulated Depreciation","E",-2714388.02,-2281447.55),
("16100","Debt Issuance Costs, net","F",98316.2,112361.4)]),
("LIABILITIES AND PARTNERS' CAPITAL",[("20100","Accounts Payable - Trade","AA",-131204.88,-118366.27),("20150","Accrued Expenses","AA",-24600,-51418.83),("20200","Accrued Wages & PTO","BB",-88412.3,-142806.19),("20300","Accrued Property Taxes","BB",-93118,-90407),
("20400","Accrued Interest","BB",-40122.6,-41508.91),("21100","Community Fees Deferred","CC",-56250,-48750),("21200","Prepaid Resident Fees","CC",-38914.45,-42260.7),("21300","Resident Trust Liability","CC",-18420.66,-17112.4),("21400","Second Person / Respite Deposits","CC",-4500,-6000),
("25100","Mortgage Payable - HUD 232","DD",-8644210.39,-8861744.06),("25300","Due to General Partner","EE",-60000,-85000),
("30100","Limited Partners' Capital","FF",None,None),("30200","General Partner's Capital","FF",-41877.2,-41877.2),("30900","Distributions","FF",420000,360000)]),
("REVENUE",[("40100","Base Rent - Private Pay Assisted Living","R",-3618240.5,-3390118.22),("40150","Base Rent - Memory Care","R",-1466312,-1372905.5),("40200","Level of Care Fees","R",-884126.75,-801344.1),("40300","Medicaid Waiver Revenue","R",-742911.6,-718226.4),("40400","Second Person Fees","R",-48600,-43200),
("40500","Community Fees","R",-97500,-88250),("40600","Respite Stays","R",-61425,-54180),("40700","Ancillary - Beauty, Guest Meals, Transport","R",-18204.55,-16911.3),("40800","Concessions & Move-in Incentives","R",88450,104225),("49100","Interest Income","R",-6214.09,-4120.77)]),
("EXPENSES",[("50100","Wages - Resident Care","S",1684220.14,1602418.9),("50150","Wages - Medication Technicians","S",311804.62,288316.05),("50200","Agency Staffing","S",142616.25,211408.5),("50300","Wages - Dining","S",402118.35,388204.11),("50400","Raw Food","T",318744.92,297116.48),("50450","Dietary Supplies","T",27116.08,25803.77),
("50500","Wages - Housekeeping & Laundry","S",186402.7,178116.44),("50600","Activities & Life Enrichment","T",61288.4,58420.1),("50700","Wages - Maintenance","S",96214,92806.5),("50750","Repairs & Maintenance","T",118420.66,131774.92),("50800","Utilities","T",214306.81,201998.36),
("51000","Wages - Administration","S",288614.2,276405.33),("51100","Payroll Taxes & Benefits","S",618204.77,588119.62),("51200","Marketing & Referral Fees","T",164220,151882.5),("51300","Liability Insurance","U",131416.28,118204.4),("51400","Property Insurance","U",88310.64,79118.02),("51500","Property Taxes","U",186236,180814),
("51600","Management Fee (5%)","U",342744.34,319252.57),("51700","Professional Fees","U",38500,41250),("51800","Bad Debt Expense","U",0,18416.2),("51900","Licenses, Surveys & Provider Tax","U",42118.9,40226.75),("52000","General & Administrative","U",74218.63,71806.19),
("60100","Interest Expense - HUD 232 incl. MIP","V",498216.4,511804.95),("60200","Depreciation","V",0,432940.47),("60300","Amortization - Debt Issuance Costs","V",0,14045.2),("60900","Asset Management Fee","V",48000,48000)])]
# capital plugs
u=r2(-sum(a[3] for _,l in S for a in l if a[3] is not None)); py=r2(-sum(a[4] for _,l in S for a in l if a[4] is not None)); print('cap',u,py)
AJE=[(1,"To record 2025 depreciation per fixed asset rollforward (W/P 520)",[("60200",441208.36),("15900",-441208.36)]),
(2,"To amortize debt issuance costs",[("60300",14045.2),("16100",-14045.2)]),
(3,"To adjust allowance to estimate based on aging over 90 days",[("51800",27350),("11900",-27350)]),
(4,"To accrue December wages and PTO paid 1/9/2026",[("50100",41318.22),("50150",7604.5),("50300",9112.4),("51100",6216.88),("20200",-64252.0)]),
(5,"To capitalize chiller replacement expensed in R&M",[("15200",38640),("50750",-38640)]),
(6,"To record unrecorded liabilities - search performed through 2/13/2026",[("50800",16411.07),("50400",5208.66),("51700",11500),("20150",-33119.73)]),
(7,"To recognize community fees earned (12-month amortization)",[("21100",9375),("40500",-9375)])]
aje={};ref={}
for n,_,ls in AJE:
    assert abs(sum(v for _,v in ls))<.005,n
    for a,v in ls: aje.setdefault(a,[]).append(v); ref.setdefault(a,[]).append(n)
wb=openpyxl.Workbook();ws=wb.active;ws.title='TB'
thin=Side(style='thin');dbl=Side(style='double')
G='Garamond';
for r,t,b in((1,'HARBOR GLEN ASSISTED LIVING FUND III, LP',True),(2,'Adjusted Trial Balance',True),(3,'Year ended December 31, 2025',False)):
    ws.cell(r,1,t).font=Font(name=G,bold=b,size=12 if r<3 else 11)
ws['L1']='W/P 300.1';ws['L2']='Prepared: KLM 2/17/26';ws['L3']='Reviewed: TDR 2/24/26'
for r in(1,2,3): ws.cell(r,12).font=Font(name=G,italic=True,size=9,color='C00000');ws.cell(r,12).alignment=Alignment(horizontal='right')
ws['A4']='Source: Sage Intacct, entity 300-HGF3, exported 2/3/2026 7:18 AM';ws['A4'].font=Font(name=G,italic=True,size=9)
H1={1:'Acct',2:'Account Title',3:'L/S',4:'Final\n12/31/2024',5:'Unadjusted TB',7:'Adjusting Entries',10:'Adjusted TB'}
for c_ in range(1,12):
    for r in(6,7):
        x=ws.cell(r,c_);x.font=Font(name=G,bold=True,size=10);x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True);x.border=Border(bottom=thin if r==7 else None,top=thin if r==6 else None)
for c_,t in H1.items(): ws.cell(6,c_,t)
for c_,t in{5:'Debit',6:'Credit',7:'Debit',8:'Ref',9:'Credit',10:'Debit',11:'Credit'}.items(): ws.cell(7,c_,t)
for c_ in(1,2,3,4): ws.merge_cells(start_row=6,end_row=7,start_column=c_,end_column=c_)
ws.merge_cells('E6:F6');ws.merge_cells('G6:I6');ws.merge_cells('J6:K6')
NF='#,##0.00_);(#,##0.00)'
K=['other:Final 12/31/2024','other:Unadjusted TB Debit','other:Unadjusted TB Credit','other:Adjusting Entries Debit','other:Adjusting Entries Credit','other:Adjusted TB Debit','other:Adjusted TB Credit']
COL=dict(zip(K,(4,5,6,7,9,10,11)))
rows=[];T={k:0 for k in K};claims=[];r=8
for sec,l in S:
    ws.cell(r,2,sec).font=Font(name=G,bold=True,size=10);r+=1
    for a,n,ls,v,p in l:
        if v is None: v,p=u,py
        row={'account':a,'name':n,K[0]:p}
        if v>0: row[K[1]]=v
        elif v<0: row[K[2]]=-v
        d=r2(sum(x for x in aje.get(a,[]) if x>0));cr=r2(-sum(x for x in aje.get(a,[]) if x<0))
        if d: row[K[3]]=d
        if cr: row[K[4]]=cr
        adj=r2(v+d-cr)
        if adj>0: row[K[5]]=adj
        elif adj<0: row[K[6]]=-adj
        for k in K: T[k]+=row.get(k,0)
        if a=='50750':   # planted: two digits of the unadjusted balance changed after totals were struck
            row[K[1]]=118240.66
        rows.append(row)
        ws.cell(r,1,a);ws.cell(r,2,n);ws.cell(r,3,ls);ws.cell(r,8,', '.join(map(str,ref.get(a,[]))) or None)
        for k in K:
            if k in row: ws.cell(r,COL[k],row[k]).number_format=NF;claims.append(row[k])
        for c_ in range(1,12):
            ws.cell(r,c_).font=Font(name=G,size=10,color='1F4E9E' if c_==8 else '000000')
            if c_ in(1,3,8): ws.cell(r,c_).alignment=Alignment(horizontal='center')
        r+=1
    r+=1
T={k:r2(v)+0.0 for k,v in T.items()};T[K[0]]=0.0 if abs(T[K[0]])<.005 else 1/0
assert T[K[1]]==T[K[2]] and T[K[3]]==T[K[4]] and T[K[5]]==T[K[6]],T
ws.cell(r,2,'TOTALS')
for k in K: ws.cell(r,COL[k],T[k]).number_format='#,##0.00_);(#,##0.00)'
for c_ in range(1,12):
    ws.cell(r,c_).font=Font(name=G,bold=True,size=10)
    if c_>3 and c_!=8: ws.cell(r,c_).border=Border(top=thin,bottom=dbl)
r+=2
for t in('Legend:  f = footed   t/b = agrees to client general ledger   Final 12/31/2024 agrees to prior year audited workpapers; credit balances in ( ).','Passed adjustments are summarized at W/P 190.'):
    ws.cell(r,1,t).font=Font(name=G,italic=True,size=9);r+=1
for c_,w in zip('ABCDEFGHIJKL',(8,43,5,16,16,16,14,6,14,16,16,20)): ws.column_dimensions[c_].width=w
ws.freeze_panes='C8';ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);ws.print_title_rows='6:7'
w2=wb.create_sheet('AJE');nm={a[0]:a[1] for _,l in S for a in l}
w2['A1']='HARBOR GLEN ASSISTED LIVING FUND III, LP';w2['A2']='Adjusting Journal Entries';w2['A3']='12/31/2025'
for i in(1,2,3): w2.cell(i,1).font=Font(name=G,bold=True)
for i,t in enumerate(('AJE','Account','Description','Debit','Credit'),1): w2.cell(5,i,t).font=Font(name=G,bold=True)
q=6
for n,t,ls in AJE:
    w2.cell(q,1,n)
    for a,v in ls:
        w2.cell(q,2,a);w2.cell(q,3,nm[a]);w2.cell(q,4 if v>0 else 5,abs(v)).number_format='#,##0.00';q+=1
    w2.cell(q,3,t).font=Font(name=G,italic=True);q+=2
for c_,w in zip('ABCDE',(6,10,62,15,15)): w2.column_dimensions[c_].width=w
wb.properties.created=datetime.datetime(2026,2,24);wb.save(doc(N))
save(N,'TB',K,rows,[dict(label='TOTALS',**T)],'auditor adjusted trial balance workpaper, grouped Dr/Cr headers, AJE sheet, assisted living fund',True,
 {"what":"Account 50750 Repairs & Maintenance, Unadjusted TB Debit: printed 118,240.66, should be 118,420.66 (digits transposed); the column total and the adjusted balance were made with 118,420.66","kind":"digit_changed"},[f'{x:,.2f}' if x>=0 else f'({-x:,.2f})' for x in claims])
print(len(rows),T)
