from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, A4
from reportlab.lib import colors
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
import openpyxl
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.utils import get_column_letter as L

def ledger(accts, opening, journals):
    """accts: ordered codes; returns code->(beg,dr,cr,end) cents; debit positive"""
    assert sum(opening.values())==0, sum(opening.values())
    r={a:[opening.get(a,0),0,0,0] for a in accts}
    for a,b,x in journals: r[a][1]+=x; r[b][2]+=x
    for v in r.values(): v[3]=v[0]+v[1]-v[2]
    return r

def tb_fund():
    rng=random.Random(5101); A=lambda lo,hi: rng.randint(lo*100,hi*100)
    fn='FGRTB04_aux_housing_fy26.pdf'
    def crs(c): return ('.00' if c==0 else f"{abs(c)/100:,.2f}".replace('0.','.',1) if abs(c)<100 else f"{abs(c)/100:,.2f}")+('CR' if c<0 else '  ')
    funds=[]
    # fund 1 operating
    ac=[('A','1001','CLAIM ON CASH'),('A','1105','PETTY CASH AND CHANGE FUNDS'),('A','1310','STUDENT ACCOUNTS RECEIVABLE'),('A','1318','CONFERENCE ACCOUNTS RECEIVABLE'),('A','1390','ALLOW FOR DOUBTFUL ACCOUNTS'),('A','1420','INVENTORY - LINENS AND SUPPLIES'),('A','1510','PREPAID EXPENSES'),
     ('L','2101','ACCOUNTS PAYABLE'),('L','2115','ACCRUED PAYROLL'),('L','2190','COMPENSATED ABSENCES'),('L','2410','ROOM DEPOSITS HELD'),('L','2510','UNEARNED HOUSING REVENUE'),('L','2610','DUE TO OTHER FUNDS'),
     ('F','3000','FUND BALANCE - UNRESTRICTED'),
     ('R','5211','ROOM CHARGES - FALL'),('R','5212','ROOM CHARGES - SPRING'),('R','5213','ROOM CHARGES - SUMMER'),('R','5230','CONFERENCE AND CAMP HOUSING'),('R','5255','CANCELLATION AND LATE FEES'),('R','5260','LAUNDRY COMMISSIONS'),
     ('E','6105','PROFESSIONAL SALARIES'),('E','6120','RESIDENT ASSISTANT STIPENDS'),('E','6190','FRINGE BENEFITS'),('E','7110','CUSTODIAL SERVICES'),('E','7140','ELECTRICITY'),('E','7142','STEAM AND CHILLED WATER'),('E','7144','WATER AND SEWER'),('E','7210','BUILDING MAINTENANCE'),('E','7330','RESIDENTIAL INTERNET'),('E','7450','PROPERTY INSURANCE'),('E','7910','ADMINISTRATIVE OVERHEAD CHARGE'),
     ('T','8100','TRANSFER TO RENEWAL AND REPLACEMENT'),('T','8200','TRANSFER TO DEBT SERVICE')]
    op={'1001':A(4200000,4900000),'1105':150000,'1310':A(380000,460000),'1318':A(40000,60000),'1390':-A(120000,150000),'1420':A(30000,40000),'1510':A(52000,68000),'2101':-A(300000,380000),'2115':-A(180000,220000),'2190':-A(240000,260000),'2410':-A(610000,640000),'2510':-A(820000,890000)}
    op['3000']=-sum(op.values())
    F,S,U=A(8900000,9100000),A(8500000,8700000),A(610000,690000)
    cf=A(480000,560000); late=A(74000,92000); lau=A(61000,70000)
    j=[('1310','5211',F),('1310','5212',S),('1310','5213',U),('1318','5230',cf),('1310','5255',late),('1001','5260',lau),('1001','1310',F+S+U-A(690000,760000)),('1001','1318',cf-A(8000,15000)),
       ('2510','5211',A(700000,800000)),('1001','2510',A(700000,800000)),('1001','2410',A(400000,430000)),('2410','1310',A(350000,390000)),('1390','1310',A(60000,80000)),('5211','1310',A(140000,190000)),('5212','1310',A(90000,120000))]
    for e,lo,hi in (('6105',2100000,2300000),('6120',840000,890000),('6190',760000,820000)): 
        x=A(lo,hi); j.append((e,'1001',x-A(8000,12000)))
        j.append((e,'2115',A(8000,12000)))
    for e,lo,hi in (('7110',1200000,1300000),('7140',820000,880000),('7142',700000,740000),('7144',290000,330000),('7210',1400000,1600000),('7330',310000,340000),('7450',410000,430000)):
        x=A(lo,hi); j.append((e,'2101',x)); j.append(('2101','1001',x-A(1000,20000)))
    j+= [('7910','2610',A(500000,540000)),('8100','1001',125000000),('8200','1001',687500000),('7210','1420',A(9000,12000)),('1420','1001',A(10000,15000))]
    funds.append(('341100','RESIDENCE HALLS OPERATING',ac,op,j))
    ac=[('A','1001','CLAIM ON CASH'),('A','1205','INVESTMENT POOL'),('A','1340','INTEREST RECEIVABLE'),('L','2101','ACCOUNTS PAYABLE'),('L','2105','RETAINAGE PAYABLE'),('F','3000','FUND BALANCE - UNRESTRICTED'),('F','3120','RESERVE FOR ENCUMBRANCES'),('R','5710','INVESTMENT INCOME'),('E','7215','ROOF AND ENVELOPE PROJECTS'),('E','7218','ELEVATOR MODERNIZATION'),('E','7225','FURNITURE REPLACEMENT'),('T','8105','TRANSFER FROM HOUSING OPERATING')]
    op={'1001':A(900000,1100000),'1205':A(6100000,6400000),'1340':A(20000,30000),'2101':-A(80000,120000),'2105':-A(30000,50000),'3120':-A(400000,450000)}; op['3000']=-sum(op.values())
    r1,r2,r3=A(640000,710000),A(380000,420000),A(290000,330000)
    ii=A(210000,250000)
    j=[('1001','8105',125000000),('1340','5710',ii),('1205','1340',ii-A(2000,5000)),('7215','2101',r1),('7218','2101',r2),('7225','2101',r3),('2101','1001',r1+r2+r3-A(100000,130000)),('2101','2105',A(20000,30000)),('3120','3000',A(40000,60000))]
    funds.append(('341250','HOUSING RENEWAL & REPLACEMENT',ac,op,j))
    ac=[('A','1001','CLAIM ON CASH'),('A','1250','TRUSTEE - BOND RESERVE SERIES 2017B'),('A','1255','TRUSTEE - INTEREST ACCOUNT'),('A','1990','BOND ISSUE COSTS UNAMORTIZED'),('L','2310','ACCRUED INTEREST PAYABLE'),('L','2710','BONDS PAYABLE SERIES 2017B'),('L','2715','UNAMORTIZED PREMIUM'),('F','3200','FUND BALANCE - RESTRICTED'),('R','5712','TRUSTEE EARNINGS'),('E','7810','INTEREST EXPENSE'),('E','7820','TRUSTEE AND RATING FEES'),('T','8205','TRANSFER FROM HOUSING OPERATING')]
    op={'1001':A(200000,300000),'1250':682000000,'1255':A(10000,40000),'1990':0,'2310':-141250000,'2710':-7150000000,'2715':-A(4000000,4100000)}; op['3200']=-sum(op.values())
    j=[('1001','8205',687500000),('1255','1001',420000000),('2710','1001',245000000),('7810','2310',282500000),('2310','1255',285000000),('2715','7810',A(250000,260000)),('1255','5712',A(180000,210000)),('7820','1001',A(18000,22000))]
    funds.append(('342700','HOUSING DEBT SERVICE 2017B',ac,op,j))
    W,H=landscape(letter); c=canvas.Canvas(doc(fn),pagesize=(W,H)); fs=8.6; cw=fs*.6
    x0=40; state={'p':0,'y':0}
    X={'beg':330+95,'dr':425+98,'cr':523+98,'end':621+103}
    def put(x,s,b=False,right=False):
        c.setFont('Courier-Bold' if b else 'Courier',fs)
        (c.drawRightString if right else c.drawString)(x,state['y'],s)
    def head():
        if state['p']: c.showPage()
        state['p']+=1; state['y']=H-38
        put(x0,'FGRTB04'); put(W/2-110,'HARLAN RIDGE STATE UNIVERSITY'); put(W-40,f"PAGE {state['p']:>4}",right=True); state['y']-=11
        put(x0,'CHART: H'); put(W/2-110,'Trial Balance by Fund and Account'); put(W-40,'RUN 14-JUL-2026 06:12:44',right=True); state['y']-=11
        put(x0,'FUND TYPE: 34 AUXILIARY'); put(W/2-110,'As of 30-JUN-2026  FY 26 PD 12'); state['y']-=22
        put(X['beg']-12,'BEGINNING',right=True);put(X['dr']-12,'YTD',right=True);put(X['cr']-12,'YTD',right=True);put(X['end']-12,'ENDING',right=True);state['y']-=10.5
        put(x0,'ACCT'); put(x0+50,'ACCOUNT TITLE');put(X['beg']-12,'BALANCE',right=True);put(X['dr']-12,'DEBITS',right=True);put(X['cr']-12,'CREDITS',right=True);put(X['end']-12,'BALANCE',right=True);state['y']-=8
        c.setDash(2,1.5); c.line(x0,state['y'],W-40,state['y']); c.setDash(); state['y']-=12
    def step(n=1):
        state['y']-=11*n
    def room(n):
        if state['y']<45+11*n: head(); return True
    def nums(v,b=False):
        put(X['beg'],crs(v[0]),b,True);put(X['dr'],crs(v[1]),b,True);put(X['cr'],crs(v[2]),b,True);put(X['end'],crs(v[3]),b,True)
    head(); rows=[];tots=[];G=[0]*4
    def T(lbl,v): tots.append({'label':lbl,'beginning':d(v[0]),'debit':d(v[1]),'credit':d(v[2]),'ending':d(v[3])})
    names={'A':'ASSETS','L':'LIABILITIES','F':'FUND BALANCE','R':'REVENUES','E':'EXPENDITURES','T':'TRANSFERS'}
    for code,fname,ac,op,j in funds:
        r=ledger([a[1] for a in ac],op,j)
        room(6); put(x0,f'FUND: {code}  {fname}',True); step(1.5)
        FT=[0]*4
        for k in 'ALFRET':
            grp=[a for a in ac if a[0]==k]; S=[0]*4
            for _,a,n in grp:
                if room(2): put(x0,f'FUND: {code}  {fname} (CONT)',True); step(1.5)
                v=r[a]; put(x0,a); put(x0+50,n); nums(v); step()
                rows.append({'account':a,'name':n,'beginning':d(v[0]),'debit':d(v[1]),'credit':d(v[2]),'ending':d(v[3]),'property':f'{code} {fname}'})
                S=[p+q for p,q in zip(S,v)]
            if len(grp)>1:
                put(x0+30,f'* TOTAL {names[k]}'); nums(S); step(1.4); T(f'* TOTAL {names[k]}',S)
            else: step(.4)
            FT=[p+q for p,q in zip(FT,S)]
        room(3); put(x0,f'** TOTAL FUND {code}',True); nums(FT,True); step(2); T(f'** TOTAL FUND {code}',FT)
        G=[p+q for p,q in zip(G,FT)]; assert FT[0]==0==FT[3]
    put(x0,'*** REPORT TOTAL',True); nums(G,True); step(2); T('*** REPORT TOTAL',G)
    put(x0,'CR DENOTES CREDIT BALANCE.  *** END OF REPORT FGRTB04 ***'); c.save()
    save(fn,'TB',['beginning','debit','credit','ending'],rows,tots,'STUDENT_HOUSING','University fund accounting (ERP line printer report)','Courier landscape, fund headings, type subtotals, CR suffix','funds continue over pages; CR suffix; .00 zeros; fund as property')

def tb_p3():
    rng=random.Random(5102); A=lambda lo,hi: rng.randint(lo*100,hi*100)
    fn='Tamarack_Crossing_TB_0626.xlsx'
    S=[('CURRENT ASSETS',[('10010-000','Operating Cash - Meridian Trust'),('10020-000','Security Deposit Cash'),('10110-100','Trustee - Revenue Fund'),('10110-110','Trustee - Debt Service Fund'),('10110-120','Trustee - Repair & Replacement Fund'),('11000-000','Student Rent Receivable'),('11050-000','Allowance for Bad Debt'),('11200-000','Due from University - Housing Transfers'),('12000-000','Prepaid Insurance'),('12010-000','Prepaid Other')]),
     ('FIXED ASSETS',[('15000-000','Leasehold Improvements - Buildings'),('15100-000','Furniture, Fixtures & Equipment'),('15900-000','Accumulated Depreciation - Buildings'),('15910-000','Accumulated Depreciation - FF&E'),('16000-000','Ground Lease Right of Use')]),
     ('LIABILITIES',[('20000-000','Accounts Payable - Trade'),('20050-000','Accrued Expenses'),('20100-000','Accrued Interest - Series 2019A'),('20200-000','Resident Security Deposits'),('20300-000','Prepaid Rent'),('20400-000','Ground Rent Payable to University'),('25000-000','Bonds Payable - Series 2019A'),('25010-000','Bonds Payable - Series 2019B (Taxable)'),('25050-000','Bond Premium, Net')]),
     ('NET ASSETS',[('30000-000','Net Assets (Deficit)')]),
     ('REVENUE',[('40000-000','Gross Potential Rent - By the Bed'),('40100-000','Vacancy Loss'),('40200-000','Concessions & RA Beds'),('41000-000','Summer Conference Rent'),('41100-000','Application & Admin Fees'),('41200-000','Damage Recoveries'),('41300-000','Parking Income'),('42000-000','Interest Income - Trustee')]),
     ('OPERATING EXPENSES',[('50000-000','Payroll - On-site Staff'),('50100-000','Payroll Taxes & Benefits'),('51000-000','Marketing & Leasing'),('52000-000','Repairs & Maintenance'),('52100-000','Turn Costs'),('53000-000','Electricity'),('53100-000','Water & Sewer'),('53200-000','Internet & Cable'),('53300-000','Trash Removal'),('54000-000','Insurance'),('55000-000','Management Fee'),('55100-000','Asset Management Fee'),('56000-000','Bad Debt Expense')]),
     ('NON-OPERATING',[('60000-000','Ground Rent'),('61000-000','Interest Expense - Bonds'),('62000-000','Depreciation Expense'),('63000-000','Amortization of Bond Premium'),('64000-000','Trustee & Issuer Fees')])]
    codes=[a for _,g in S for a,_ in g]
    k=lambda p: [c for c in codes if c.startswith(p)][0]
    op={'10010-000':A(300000,400000),'10020-000':A(118000,125000),'10110-100':A(900000,990000),'10110-110':A(2100000,2200000),'10110-120':A(1400000,1500000),'11000-000':A(90000,120000),'11050-000':-A(30000,40000),'11200-000':A(50000,70000),'12000-000':A(60000,80000),'15000-000':A(58000000,59000000),'15100-000':A(3900000,4000000),'15900-000':-A(8800000,9000000),'15910-000':-A(2100000,2200000),'16000-000':A(1200000,1300000),
     '20000-000':-A(110000,150000),'20050-000':-A(70000,90000),'20100-000':-A(200000,220000),'20200-000':-A(115000,118000),'20300-000':-A(180000,230000),'25000-000':-5842000000,'25010-000':-131500000,'25050-000':-A(3100000,3200000),
     '40000-000':-A(8900000,9100000),'40100-000':A(300000,340000),'40200-000':A(140000,160000),'41000-000':-A(200000,250000),'41100-000':-A(70000,80000),'41200-000':-A(30000,40000),'41300-000':-A(110000,130000),'42000-000':-A(120000,140000),
     '50000-000':A(700000,750000),'50100-000':A(160000,180000),'51000-000':A(80000,90000),'52000-000':A(300000,340000),'52100-000':A(90000,100000),'53000-000':A(330000,350000),'53100-000':A(160000,180000),'53200-000':A(140000,150000),'53300-000':A(40000,45000),'54000-000':A(280000,300000),'55000-000':A(330000,350000),'55100-000':A(70000,80000),'56000-000':A(40000,50000),'60000-000':A(600000,650000),'61000-000':A(2300000,2400000),'62000-000':A(1900000,2000000),'63000-000':-A(100000,110000),'64000-000':A(30000,35000)}
    op['30000-000']=-sum(op.values())
    r=A(760000,790000)
    j=[('11000-000','40000-000',r),('40100-000','11000-000',A(40000,60000)),('40200-000','11000-000',A(12000,15000)),('10010-000','11000-000',A(640000,680000)),('20300-000','11000-000',A(30000,40000)),('10010-000','20300-000',A(200000,240000)),('11000-000','41000-000',A(60000,80000)),('10010-000','41100-000',A(4000,7000)),('11000-000','41200-000',A(9000,14000)),('10010-000','41300-000',A(8000,10000)),('10110-100','42000-000',A(9000,12000)),('10110-100','10010-000',A(400000,450000)),('10110-110','10110-100',A(230000,250000)),('10110-120','10110-100',2500000),('20200-000','10020-000',A(20000,30000)),('10020-000','20200-000',A(5000,7000)),('12000-000','10010-000',A(100000,120000)),('54000-000','12000-000',A(25000,27000)),('61000-000','20100-000',A(205000,215000)),('62000-000','15900-000',A(150000,152000)),('62000-000','15910-000',A(30000,31000)),('25050-000','63000-000',A(9000,10000)),('56000-000','11050-000',A(6000,8000)),('11050-000','11000-000',A(3000,5000)),('60000-000','20400-000',A(50000,55000)),('15100-000','20000-000',A(18000,24000)),('10010-000','11200-000',A(30000,40000)),('20050-000','10010-000',A(20000,30000)),('64000-000','20050-000',A(2500,3500))]
    for e,lo,hi in (('50000',60000,66000),('50100',13000,16000)): j.append((k(e),'10010-000',A(lo,hi)))
    for e,lo,hi in (('51000',8000,12000),('52000',28000,33000),('52100',15000,25000),('53000',28000,31000),('53100',13000,16000),('53200',12000,12500),('53300',3500,3900),('55000',28000,30000),('55100',6500,6700)): 
        x=A(lo,hi); j+= [(k(e),'20000-000',x),('20000-000','10010-000',x-A(0,3000))]
    R=ledger(codes,op,j)
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='TB'
    ws['A1']='Tamarack Crossing Student Living, LLC'; ws['A2']='Trial Balance – Accrual Book'; ws['A3']='Month ending June 30, 2026'; ws['A1'].font=Font(bold=True,size=14,name='Georgia'); ws['A2'].font=Font(italic=True)
    ws['I1']='Prepared: J. Halvorsen 7/9/26'; ws['I1'].alignment=Alignment(horizontal='right')
    fill=PatternFill('solid',fgColor='1F3A5F'); thin=Side(style='thin',color='888888')
    heads=['GL Account','','Type','Debit','Credit','Debit','Credit','Debit','Credit']
    for i,(a,b,t) in enumerate((('D','E','Balance 05/31/2026'),('F','G','Activity June 2026'),('H','I','Balance 06/30/2026'))):
        ws[a+'5']=t; ws.merge_cells(f'{a}5:{b}5')
    ws['A5']='GL Account'; ws.merge_cells('A5:A6'); ws['B5']='Account Description'; ws.merge_cells('B5:B6'); ws['C5']='Type'; ws.merge_cells('C5:C6')
    for col,t in zip('DEFGHI',heads[3:]): ws[col+'6']=t
    for rr in (5,6):
        for col in 'ABCDEFGHI':
            x=ws[f'{col}{rr}']; x.fill=fill; x.font=Font(bold=True,color='FFFFFF'); x.alignment=Alignment(horizontal='center',vertical='center')
    keys=['open_dr','open_cr','debit','credit','close_dr','close_cr']
    rows=[];tots=[];rn=7;G=[0]*6
    def pairs(v):
        return [max(v[0],0),max(-v[0],0),v[1],v[2],max(v[3],0),max(-v[3],0)]
    def wr(rn,vals,bold=False,zero=False):
        for col,x in zip('DEFGHI',vals):
            cell=ws[f'{col}{rn}']
            if x or zero: cell.value=d(x)
            cell.number_format='#,##0.00'; cell.font=Font(bold=bold)
            if bold: cell.border=Border(top=thin)
    for sec,g in S:
        ws[f'A{rn}']=sec; ws.merge_cells(f'A{rn}:I{rn}'); ws[f'A{rn}'].font=Font(bold=True); ws[f'A{rn}'].fill=PatternFill('solid',fgColor='DCE6F1'); rn+=1
        T=[0]*6
        for a,n in g:
            p=pairs(R[a]); ws[f'A{rn}']=a; ws[f'B{rn}']=n; ws[f'B{rn}'].alignment=Alignment(indent=1); ws[f'C{rn}']=sec[0]; wr(rn,p); rn+=1
            o={'account':a,'name':n}; o.update({k:d(x) for k,x in zip(keys,p) if x}); rows.append(o)
            T=[q+w for q,w in zip(T,p)]
        if len(g)>1:
            lb='Total '+sec.title().replace('Non-O','Non-O'); ws[f'B{rn}']=lb; ws[f'B{rn}'].font=Font(bold=True); wr(rn,T,True,True); rn+=1
            tots.append({'label':lb,**{k:d(x) for k,x in zip(keys,T)}})
        G=[q+w for q,w in zip(G,T)]
        rn+=1
    assert G[0]==G[1] and G[2]==G[3] and G[4]==G[5]
    ws[f'A{rn}']='TRIAL BALANCE TOTALS'; ws[f'A{rn}'].font=Font(bold=True); wr(rn,G,True,True)
    for col in 'DEFGHI': ws[f'{col}{rn}'].border=Border(top=thin,bottom=Side(style='double'))
    tots.append({'label':'TRIAL BALANCE TOTALS',**{k:d(x) for k,x in zip(keys,G)}})
    ws[f'A{rn+2}']='Note: ground rent is subordinate to Series 2019 debt service; accrual reflects the quarter-to-date share.'
    ws[f'A{rn+3}']='Bond premium amortised on the effective-interest method.'
    ws.column_dimensions['A'].width=14; ws.column_dimensions['B'].width=42; ws.column_dimensions['C'].hidden=True
    for col in 'DEFGHI': ws.column_dimensions[col].width=17
    ws.freeze_panes='C7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    w2=wb.create_sheet('Prep checklist'); w2['A1']='Month-end checklist'; 
    for i,t in enumerate(['Trustee statements tied','University transfer confirmed by Bursar','Deposit ledger tied to 20200-000','Ground rent accrual reviewed']): w2[f'A{i+3}']=t; w2[f'B{i+3}']='done'
    wb.save(doc(fn))
    save(fn,'TB',keys,rows,tots,'STUDENT_HOUSING','P3 owner (bond-financed student community), property system','xlsx, three grouped pairs Dr/Cr, sections with subtotals, hidden column','blank zeros, merged group heads, hidden type column, second sheet')

def tb_audit():
    rng=random.Random(5103); A=lambda lo,hi: rng.randint(lo,hi)  # whole dollars
    fn='uhf_preclosing_trial_balance.pdf'
    S=[('Assets',[('1010','Cash – operating account, Prairie Valley Bank','A-1',1,(600000,700000)),('1015','Cash – payroll imprest','A-1',1,(10000,10000)),('1030','Money market – board designated','A-2',1,(1800000,1900000)),('1110','Accounts receivable – students (apartments)','B-1',1,(90000,110000)),('1115','Accounts receivable – University, meal-plan pass-through and dining commissions','B-2',1,(40000,60000)),('1120','Accounts receivable – retail tenants','B-3',1,(20000,30000)),('1190','Allowance for uncollectible accounts','B-1',-1,(28000,34000)),('1310','Prepaid property insurance','C-1',1,(80000,90000)),('1500','Land – Lot 7 and Sycamore Street parcels','F-1',1,(2150000,2150000)),('1510','Buildings – Sycamore Apartments','F-1',1,(21400000,21600000)),('1520','Buildings – Graduate Village','F-1',1,(14100000,14300000)),('1550','Furniture and equipment','F-2',1,(1700000,1800000)),('1590','Accumulated depreciation','F-3',-1,(11800000,12000000))]),
     ('Liabilities',[('2010','Accounts payable','K-1',-1,(140000,190000)),('2050','Accrued wages and payroll taxes','K-2',-1,(50000,60000)),('2110','Refundable security and key deposits','L-1',-1,(210000,230000)),('2120','Rent received in advance – fall term','L-2',-1,(330000,390000)),('2310','Accrued interest payable','M-1',-1,(100000,120000)),('2500','Mortgage note – Prairie Valley Bank','M-1',-1,(8000000,8200000)),('2510','Revenue refunding note, Series 2021','M-2',-1,(12400000,12600000))]),
     ('Net assets',[('3010','Net assets, undesignated – July 1','P-1',-1,None),('3020','Net assets, board designated for capital renewal','P-1',-1,(1800000,1850000))]),
     ('Income',[('4010','Apartment rent – academic year leases','R-1',-1,(5100000,5300000)),('4015','Apartment rent – summer and short stay','R-1',-1,(400000,450000)),('4020','Rent – Graduate Village family units','R-2',-1,(2300000,2400000)),('4050','Retail rent, Commons shops','R-3',-1,(310000,330000)),('4060','Common area recoveries','R-3',-1,(60000,70000)),('4100','Late, cancellation and lock-out charges','R-4',-1,(38000,49000)),('4200','Interest and dividends','R-5',-1,(70000,80000)),('4900','Miscellaneous','',-1,(3000,9000))]),
     ('Expenses',[('5010','Salaries and wages','X-1',1,(1100000,1200000)),('5020','Benefits and payroll taxes','X-1',1,(300000,330000)),('5100','Utilities – electric and gas','X-2',1,(520000,560000)),('5110','Utilities – water, sewer, storm','X-2',1,(210000,240000)),('5120','Telecommunications and residential network','X-2',1,(150000,160000)),('5200','Repairs, turnover cleaning and painting','X-3',1,(800000,870000)),('5210','Grounds and snow removal','X-3',1,(90000,110000)),('5300','Insurance','C-1',1,(240000,260000)),('5400','Payment in lieu of taxes to the City','X-4',1,(180000,180000)),('5500','Management fee to University Housing Office','X-5',1,(390000,410000)),('5600','Bad debts','B-1',1,(20000,30000)),('5700','Professional fees','X-6',1,(48000,56000)),('6010','Interest expense','M-3',1,(960000,990000)),('6020','Depreciation','F-3',1,(1200000,1260000)),('6090','Contribution to University scholarship fund','X-7',1,(100000,100000))])]
    vals={};py={}
    for s,g in S:
        for c,n,w,sg,rg in g:
            if rg: 
                vals[c]=sg*A(*rg); py[c]=sg*int(A(*rg)*(1 if rg[0]==rg[1] else rng.uniform(.93,1.02)))
    py['2500']=vals['2500']-212400; py['2510']=vals['2510']-385000; py['1590']=vals['1590']+vals['6020']
    vals['3010']=-sum(vals.values()); py['5400']=0; py['6090']=0; vals['4900']=vals['4900']; py['3010']=0; py['3010']=-sum(py.values())
    assert vals['3010']<0 and py['3010']<0
    st=ParagraphStyle('n',fontName='Times-Roman',fontSize=9.2,leading=10.4); 
    data=[['Acct.','Account title','W/P\nref.','Pre-closing balances\nJune 30, 2026','','Prior year\n6/30/2025\nDr (Cr)'],['','','','Debit','Credit','']]
    sty=[('SPAN',(3,0),(4,0)),('SPAN',(0,0),(0,1)),('SPAN',(1,0),(1,1)),('SPAN',(2,0),(2,1)),('SPAN',(5,0),(5,1)),('ALIGN',(0,0),(-1,1),'CENTER'),('VALIGN',(0,0),(-1,1),'BOTTOM'),('FONT',(0,0),(-1,1),'Times-Bold',9.2),('LINEBELOW',(0,1),(-1,1),.8,colors.black),('LINEBELOW',(3,0),(4,0),.4,colors.black),
      ('FONT',(0,2),(-1,-1),'Times-Roman',9.2),('ALIGN',(3,2),(5,-1),'RIGHT'),('ALIGN',(2,2),(2,-1),'CENTER'),('TOPPADDING',(0,2),(-1,-1),1.4),('BOTTOMPADDING',(0,2),(-1,-1),1.6),('VALIGN',(0,2),(-1,-1),'TOP')]
    rows=[];D=C=P=0; PK='other:Prior year 6/30/2025 Dr (Cr)'
    fmt=lambda x: f'({-x:,})' if x<0 else (f'{x:,}' if x else '–')
    for s,g in S:
        data.append(['',Paragraph(f'<b><i>{s}</i></b>',st),'','','','']); sty.append(('TOPPADDING',(0,len(data)-1),(-1,len(data)-1),5))
        for c,n,w,sg,rg in g:
            v=vals[c]; data.append([c,Paragraph(n,st),w,f'{v:,}' if v>0 else '',f'{-v:,}' if v<0 else '',fmt(py[c])])
            o={'account':c,'name':n}
            if v>0:o['debit']=v;D+=v
            else:o['credit']=-v;C-=v
            if py[c]:o[PK]=py[c]
            P+=py[c]; rows.append(o)
    assert D==C and P==0
    data.append(['',Paragraph('<b>Totals</b>',st),'',f'$ {D:,}',f'$ {C:,}','–']); k=len(data)-1
    sty+=[('FONT',(3,k),(5,k),'Times-Bold',9.2),('LINEABOVE',(3,k),(5,k),.6,colors.black),('LINEBELOW',(3,k),(5,k),.6,colors.black),('LINEBELOW',(3,k),(5,k),.6,colors.black,None,None,None,2,1.5)]
    t=Table(data,colWidths=[38,222,36,84,84,84],repeatRows=2); t.setStyle(TableStyle(sty))
    tt=lambda s,f='Times-Bold',z=13: Paragraph(s,ParagraphStyle('t',fontName=f,fontSize=z,leading=z+3,alignment=1))
    def foot(c,dd):
        c.setFont('Times-Italic',8); c.drawString(50,28,'Unaudited – prepared by client (PBC 04)'); c.drawRightString(letter[0]-50,28,f'– {c.getPageNumber()} –')
    SimpleDocTemplate(doc(fn),pagesize=letter,topMargin=45,bottomMargin=50).build([tt('Wexcombe University Housing Foundation, Inc.'),tt('Pre-Closing Trial Balance','Times-Roman',11.5),tt('Whole dollars','Times-Italic',9),Spacer(1,8),t,Spacer(1,10),
       Paragraph('(1) Payment in lieu of taxes begins with fiscal 2026 under the agreement with the City dated 3 March 2025; none was due in the prior year.<br/>(2) W/P references are to the binder of Lindqvist Farrow LLP. Account 4900 is below scope and carries no reference.',ParagraphStyle('f',fontName='Times-Roman',fontSize=8,leading=10))],onFirstPage=foot,onLaterPages=foot)
    save(fn,'TB',['debit','credit',PK],rows,[{'label':'Totals','debit':D,'credit':C}],'STUDENT_HOUSING','University-affiliated housing foundation, for its auditors','Times portrait, one Dr/Cr pair plus prior year, headings without subtotals','three-line head, wrapped titles, W/P refs, prior-year signed column')
if __name__=='__main__':
    tb_fund();tb_p3();tb_audit()
