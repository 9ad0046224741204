from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
def d1():
    rng=random.Random(1901); A=lambda b: r2(b*rng.uniform(.9,1.1))
    S=[('ASSETS',[('1010','Cash - Operating, Pelham Bank & Trust',184300,0),('1015','Cash - Payroll Imprest',5000,0),('1020','Cash - Debit Card / Petty Cash',850,0),
     ('1050','Money Market - Replacement',0,412600),('1055','Certificates of Deposit (maturities 3/25 - 11/26)',0,650000),('1110','Assessments Receivable - Owners',61240,0),
     ('1115','Golf Dues & House Accounts Receivable',38870,0),('1190','Allowance for Uncollectible Accounts',-14200,0),('1210','Inventory - Pro Shop',47350,0),('1220','Inventory - Food & Beverage',19480,0),
     ('1310','Prepaid Insurance',33720,0),('1320','Prepaid Income Taxes',1600,2250),('1410','Accrued Interest Receivable',0,7830),('1510','Maintenance Equipment',388100,0),('1520','Golf Carts (72) Under Finance Lease',296400,0),
     ('1590','Accumulated Depreciation & Amortization',-311750,0),('1900','Due From / (To) Other Fund','IF','IF')]),
    ('LIABILITIES',[('2010','Accounts Payable - Trade',-72940,-18600),('2050','Accrued Wages & Payroll Taxes',-27360,0),('2080','Sales Tax Payable',-6215,0),('2110','Assessments Received in Advance',-43900,0),
     ('2120','Golf Dues Received in Advance',-88400,0),('2150','Gift Certificates Outstanding',-9130,0),('2210','Contract Liabilities - Replacement Assessments',0,-905000),('2310','Note Payable - Irrigation Pump Station',-142000,0),('2320','Lease Obligation - Golf Carts',-204600,0)]),
    ('FUND BALANCES',[('3010','Fund Balance, Beginning of Year','P','P'),('3050','Transfers Between Funds',36000,-36000)]),
    ('REVENUES',[('4010','Common Assessments (614 homes @ $1,884)',-1156776,0),('4020','Replacement Assessments Recognized',0,-142600),('4110','Golf Dues',-512300,0),('4120','Greens & Cart Fees - Guests',-168900,0),
     ('4130','Driving Range',-21450,0),('4210','Pro Shop Sales',-94200,0),('4310','Food & Beverage Sales',-386700,0),('4510','Late Fees, Interest & Fines',-11300,0),('4610','Interest Income',-2140,-31900)]),
    ('EXPENSES',[('5010','Golf Course Payroll',522000,0),('5020','Fertilizer, Chemicals & Seed',121400,0),('5030','Irrigation Water & Power',87200,0),('5110','Cost of Pro Shop Sales',61800,0),('5210','Cost of Food & Beverage Sales',141200,0),
     ('5220','Food & Beverage Payroll',263500,0),('6010','Management Fee',96000,0),('6020','Insurance',138700,0),('6030','Common Area Landscaping',396400,0),('6040','Gatehouse & Patrol',231300,0),('6045','Clubhouse Utilities & Repairs',118000,0),('6050','Legal - Collections',14100,0),
     ('6060','Accounting, Review & Tax',18900,0),('6070','Bad Debts',7600,0),('6110','Interest Expense',17900,0),('6120','Depreciation & Amortization',94600,0),('7010','Cart Path Resurfacing, Holes 10-18',0,118400),
     ('7020','Clubhouse Roof Section C',0,61250),('7030','Bank & Investment Fees',0,1125),('8010','Income Tax Expense',3100,5200)])]
    rows=[];lay=[]
    rec=[]
    for s,l in S:
        for c,n,o,p in l:
            f=lambda v: v if isinstance(v,str) else (float(v) if v in (5000,850,-36000,36000,96000,650000,-1156776) else A(v) if v else 0)
            rec.append([s,c,n,f(o),f(p)])
    for r in rec:
        if r[1]=='1900': r[3],r[4]=-42180.55,42180.55
    for r in rec:
        if r[1]=='3010':
            r[3]=r2(-sum(x[3] for x in rec if x is not r)); r[4]=r2(-sum(x[4] for x in rec if x is not r))
    C=['OPERATING FUND','REPLACEMENT FUND','ALL FUNDS']; K=[f'other:{g} {d}' for g in C for d in('Debit','Credit')]
    for s,c,n,o,p in rec:
        v=[max(o,0) or None,-min(o,0) or None,max(p,0) or None,-min(p,0) or None]
        v+= [r2((v[0] or 0)+(v[2] or 0)) or None, r2((v[1] or 0)+(v[3] or 0)) or None]
        rows.append(dict(account=c,name=n,_s=s,**dict(zip(K,v))))
    tot=dict(label='TOTALS',**{k:r2(sum(r.get(k) or 0 for r in rows)) for k in K})
    for i in (0,2,4): assert abs(tot[K[i]]-tot[K[i+1]])<.005,(tot)
    # excess line is a note, in words below the total
    ex=[-r2(sum(x[j] for x in rec if x[1]>='4000')) for j in (3,4)]
    W,H=landscape(letter); c=canvas.Canvas(f'{DOC}/heronfen_tb_by_fund.pdf',pagesize=(W,H))
    X=[392,466,545,618,697,768]; pg=[0]
    def head():
        pg[0]+=1; c.setFont('Times-Bold',13); c.drawCentredString(W/2,H-36,'HERON FEN GOLF COMMUNITY ASSOCIATION, INC.')
        c.setFont('Times-Roman',10.5); c.drawCentredString(W/2,H-50,'Trial Balance by Fund'); c.drawCentredString(W/2,H-63,'Year Ended December 31, 2024   (before review adjustments, if any)')
        y=H-84; c.setFont('Times-Bold',9)
        for g,a,b in (('OPERATING',323,470),('REPLACEMENT',478,622),('ALL',630,772)):
            c.drawCentredString((a+b)/2,y,g); c.drawCentredString((a+b)/2,y-11,'FUNDS' if g=='ALL' else 'FUND'); c.line(a,y-14,b,y-14)
        for i,x in enumerate(X): c.drawRightString(x,y-25,('Debit','Credit')[i%2])
        c.drawString(36,y-14,'Acct.'); c.drawString(36,y-25,'No.'); c.drawString(72,y-25,'Description'); c.line(36,y-29,772,y-29)
        c.setFont('Times-Italic',8); c.drawString(36,24,'See independent accountant\'s review report - draft for discussion'); c.drawRightString(W-20,24,f'WP TB-1   page {pg[0]}')
        return y-42
    y=head(); last=None
    for i,r in enumerate(rows):
        need=12+(16 if r['_s']!=last else 0)
        if y-need<44: c.showPage(); y=head()
        if r['_s']!=last:
            y-=4; c.setFont('Times-Bold',9.5); c.drawString(36,y,r['_s']); y-=12; last=r['_s']
        c.setFont('Times-Roman',9.5); c.drawString(36,y,r['account']); c.drawString(72,y,r['name'])
        for k,x in zip(K,X):
            if r[k] is not None: c.drawRightString(x,y,m(r[k]))
        y-=12
    if y<110: c.showPage(); y=head()
    for x in X: c.line(x-62,y+8,x,y+8)
    y-=4; c.setFont('Times-Bold',9.5); c.drawString(72,y,'TOTALS')
    for k,x in zip(K,X): c.drawRightString(x,y,'$'+m(tot[k])); c.line(x-66,y-3,x,y-3); c.line(x-66,y-5,x,y-5)
    y-=24; c.setFont('Times-Roman',8.5)
    for t in (f'(a) Excess (deficit) of revenues over expenses before transfers: operating ${par(ex[0])}; replacement ${par(ex[1])}.','(b) Account 1900 is shown at both funds\' gross amounts; it is not eliminated in the All Funds columns.','(c) 2210 follows ASC 606: replacement assessments collected and not yet spent.'):
        c.drawString(72,y,t); y-=11
    c.save()
    for r in rows: r.pop('_s')
    save('heronfen_tb_by_fund.pdf','TB',K,rows,[tot],None,'OTHER','Review senior, association practice','Landscape fund trial balance, Times, two-line group headings over Dr/Cr pairs','three Dr/Cr pairs by fund; multi-page repeated header; blanks; section headings without subtotals; amounts in notes and names')
def d2():
    import xlsxwriter
    rng=random.Random(1902); A=lambda b: r2(b*rng.uniform(.93,1.07))
    L=[('101','Cash in bank - Tri-County CU',58210,41900,'L-1'),('105','Undeposited funds',1480,920,'L-1'),('110','Rents receivable',9360,8125,'L-2a'),('118','Tenant insurance commissions receivable',2240,0,'L-6'),
     ('125','Prepaid insurance',0,6120,'L-6'),('130','Escrow - RE taxes',22650,20980,'L-6'),('150','Land',640000,640000,'L-12'),('155','Storage buildings A-F',2985000,2985000,'L-10a'),('157','Paving, fence & gate system',312400,291850,'L-10a'),
     ('159','Office equipment & cameras',41870,41870,'L-10a'),('165','Accum. depr.',-1128400,-1041300,'L-10b'),('170','Loan costs, net of amort.',18900,21600,'L-13b'),('201','Accounts payable',-7430,-5880,'L-15'),
     ('208','Credit card - Visa x4471',-2915,-3340,'L-17'),('212','Accrued RE taxes',0,-27400,'L-17'),('215','Accrued interest',-8300,-8790,'L-17'),('220','Prepaid rents',-14260,-16910,'L-17'),('225','Sales tax payable (retail)',-188,-205,'L-17'),
     ('230','Mortgage - current portion',0,-71300,'L-16'),('231','Mortgage - Ozark Plains Bank',-1986500,-1915200,'L-19b'),('301','Partners\' capital, beg.','P','P','M2-1'),('310','Distributions - Lindqvist',84000,72000,'M2-6'),('311','Distributions - Obafemi',84000,72000,'M2-6'),
     ('401','Rental income',-621300,-588700,'8825-2'),('405','Late & lien fees',-27450,-25100,'8825-2'),('408','Admin fees',-11880,-10925,'8825-2'),('410','Tenant protection plan income',-38200,-33450,'8825-2'),('415','Locks & boxes, net',-4120,-3985,'8825-2'),('420','Refunds & concessions',16340,13880,'8825-2'),
     ('501','Manager wages',71200,67800,'8825-11'),('503','Payroll taxes',6480,6110,'8825-12'),('510','Advertising & web',18960,17400,'8825-3'),('515','Card & bank charges',14720,13300,'8825-15'),('520','Insurance',24480,21750,'8825-6'),('525','Legal & auction',2860,3215,'8825-7'),
     ('526','Accounting',8400,7900,'8825-7'),('530','Repairs',31750,22640,'8825-9'),('535','Utilities',26310,25870,'8825-12'),('540','Real estate taxes',27850,54900,'8825-10'),('545','Bad debts',0,4310,'8825-15'),('550','Mortgage interest',171200,99600,'8825-8'),('560','Depreciation',0,88700,'8825-14'),('565','Amortization',0,2700,'13d'),('590','Ask my accountant',3975,0,'-')]
    R=[[a,n,(A(u) if isinstance(u,(int,float)) and a not in('150','155','159','310','311') else u),0,0,0,0,'','',(A(p) if isinstance(p,(int,float)) and a not in('150','155','159','310','311') else p),t] for a,n,u,p,t in L]
    D={r[0]:r for r in R}
    for a in ('150','155','159'): D[a][2]=float(D[a][2]); D[a][9]=float(D[a][9])
    cap=D['301']; cap[2]=r2(-sum(r[2] for r in R if r is not cap)); cap[9]=r2(-sum(r[9] for r in R if r is not cap))
    J=[('1','To record tax depreciation',[('560',90244.00,0),('165',0,90244.00)]),('2','Amortize loan costs',[('565',2700.00,0),('170',0,2700.00)]),('3','Accrue 2nd half RE taxes',[('540',28115.37,0),('212',0,28115.37)]),
       ('4','Unexpired insurance at 12/31',[('125',6735.50,0),('520',0,6735.50)]),('5','Split loan payments, principal out of interest',[('231',74418.92,0),('550',0,74418.92)]),('6','Write off 2023 vacated units',[('545',3912.45,0),('110',0,3912.45)]),
       ('7','Clear "Ask my accountant" - gate motor',[('157',D['590'][2],0),('590',0,D['590'][2])])]
    RJ=[('A','Current maturities',[('231',78230.11,0),('230',0,78230.11)]),('B','Credit balances in rents receivable',[('110',2186.30,0),('220',0,2186.30)])]
    for jl,(d,c,f) in ((J,(3,4,7)),(RJ,(5,6,8))):
        for no,_,l in jl:
            for a,x,y in l:
                D[a][d]=r2(D[a][d]+x); D[a][c]=r2(D[a][c]+y); D[a][f]=(D[a][f]+', '+no) if D[a][f] else no
    K=['other:UNADJUSTED BALANCE 12/31/24','other:ADJUSTING ENTRIES Dr','other:ADJUSTING ENTRIES Cr','other:RECLASSIFYING Dr','other:RECLASSIFYING Cr','other:FINAL BALANCE 12/31/24','other:PRIOR YEAR FINAL 12/31/23']
    rows=[]
    for a,n,u,ad,ac,rd,rc,fa,fr,p,t in R:
        rows.append(dict(account=a,name=n,**dict(zip(K,[u,ad or None,ac or None,rd or None,rc or None,r2(u+ad-ac+rd-rc),p])),_a=fa,_r=fr,_t=t))
    fn='keepsafe_storage_wtb_2024.xlsx'; wb=xlsxwriter.Workbook(f'{DOC}/{fn}'); ws=wb.add_worksheet('WTB')
    F=lambda **k: wb.add_format(dict(font_name='Calibri',font_size=10,**k))
    nf='#,##0.00_);(#,##0.00);"-"??_)'
    num=F(num_format=nf); tx=F(); b=F(bold=True); hd=F(bold=True,align='center',valign='vcenter',text_wrap=True,bottom=1,bg_color='#DDE6D5'); tot=F(bold=True,num_format=nf,top=1,bottom=6); sub=F(italic=True,num_format=nf); ctr=F(align='center',font_color='#B00000')
    ws.write(0,0,'Keepsafe Storage of Rolla, L.P.',F(bold=True,size=14) if False else b); ws.write(1,0,'Working trial balance - income tax basis'); ws.write(2,0,'Prepared by: MTV  2/18/25    Reviewed by: ______')
    # columns A acct,B name,C aje?,...
    ws.merge_range(4,0,5,0,'Acct',hd); ws.merge_range(4,1,5,1,'Account description',hd); ws.merge_range(4,2,5,2,'UNADJUSTED BALANCE 12/31/24',hd)
    ws.merge_range(4,3,4,5,'ADJUSTING ENTRIES',hd); ws.write_row(5,3,['Ref','Dr','Cr'],hd); ws.merge_range(4,6,4,8,'RECLASSIFYING',hd); ws.write_row(5,6,['Ref','Dr','Cr'],hd)
    ws.merge_range(4,9,5,9,'FINAL BALANCE 12/31/24',hd); ws.merge_range(4,10,5,10,'FINAL 12/31/22',hd); ws.merge_range(4,11,5,11,'PRIOR YEAR FINAL 12/31/23',hd); ws.merge_range(4,12,5,12,'1065 line',hd)
    ws.set_row(4,28); ws.set_column(0,0,7); ws.set_column(1,1,36); ws.set_column(2,2,16); ws.set_column(3,3,6); ws.set_column(4,5,13); ws.set_column(6,6,6); ws.set_column(7,8,13); ws.set_column(9,9,16); ws.set_column(10,10,16,None,{'hidden':1}); ws.set_column(11,11,16); ws.set_column(12,12,10)
    y=6; pos=[2,4,5,7,8,9,11]
    for r in rows:
        ws.write_string(y,0,r['account'],tx); ws.write(y,1,r['name'],tx); ws.write(y,3,r['_a'],ctr); ws.write(y,6,r['_r'],ctr); ws.write(y,12,r['_t'],tx)
        for k,x in zip(K,pos):
            if r[k] is None: continue
            if x==9: ws.write_formula(y,x,f'=C{y+1}+E{y+1}-F{y+1}+H{y+1}-I{y+1}',num,r[k])
            else: ws.write_number(y,x,r[k],num)
        ws.write_number(y,10,A(r[K[6]] if r[K[6]] else 0),num); y+=1
    T=dict(label='Totals (should be zero / equal)')
    for k,x in zip(K,pos):
        v=r2(sum(r[k] or 0 for r in rows)); v=0.0 if v==0 else v; T[k]=v; col=chr(65+x); ws.write_formula(y,x,f'=SUM({col}7:{col}{y})',tot,v)
    assert T[K[0]]==T[K[5]]==T[K[6]]==0 and T[K[1]]==T[K[2]] and T[K[3]]==T[K[4]],T
    ws.write(y,1,T['label'],b); y+=2
    NI=dict(label='Net (income) loss'); ws.write(y,1,NI['label'],b)
    for k,x in ((K[0],2),(K[5],9),(K[6],11)):
        NI[k]=r2(sum(r[k] for r in rows if r['account']>='401')); ws.write_number(y,x,NI[k],sub)
    y+=3; ws.write(y,1,'Entries posted (detail on sheet "AJE-RJE")',b); y+=1
    for no,d,l in J+RJ: ws.write(y,0,no,ctr); ws.write(y,1,d,tx); ws.write(y,4,sum(q[1] for q in l),num); y+=1
    w2=wb.add_worksheet('AJE-RJE'); w2.set_column(1,1,40); w2.set_column(2,3,14); y=0
    for no,d,l in J+RJ:
        for a,x,c in l: w2.write(y,0,no); w2.write(y,1,('' if x else '     ')+D[a][0]+' '+D[a][1]); w2.write(y,2,x or None,num); w2.write(y,3,c or None,num); y+=1
        w2.write(y,1,d,sub); y+=2
    ws.freeze_panes(6,2); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4,5); wb.close()
    for r in rows:
        for k in('_a','_r','_t'): r.pop(k)
    save(fn,'TB',K,rows,[T,NI],None,'OTHER','Tax-basis preparer, self-storage partnership','Excel WTB with AJE/RJE refs, signed balances, formulas with cached values','hidden column 12/31/22 (not in truth); reference columns between amounts; entry list below and on second sheet; accounting dash for zero')
def d3():
    from fpdf import FPDF
    rng=random.Random(1903); A=lambda b: r2(b*rng.uniform(.88,1.12))
    # name, code, forward, debit, credit
    S=[('Assets',[('Operating Checking','1100-000','C',0,0),('Security Deposit Savings','1120-000',41600,110,0),('Tenant Receivables','1300-000',18740,96300,91200),('CAM Reconciliation Receivable','1310-000',0,14850,0),('Deferred Rent Receivable','1320-000',22410,0,1105),('Prepaid Insurance','1400-000',9880,0,4940),
       ('Land','1500-000',785000,0,0),('Building & Improvements','1510-000',2914000,0,0),('Tenant Improvements - Suite 6 (nail salon)','1520-006',48200,12600,0),('Accumulated Depreciation','1590-000',-911300,0,24700),('Leasing Commissions, Net','1620-000',36750,5400,2210)]),
     ('Liabilities',[('Accounts Payable','2000-000',-14200,61300,58950),('Accrued Real Estate Taxes','2100-000',-31500,63000,31500),('Security Deposits Held','2200-000',-41600,0,2400),('Prepaid Tenant Rent','2250-000',-6120,6120,7350),('Mortgage Payable - Calder Savings','2500-000',-1874000,19650,0),('Loan From Member (R. Achterberg)','2600-000',-60000,15000,0)]),
     ("Members' Equity",[('Members\' Capital','3000-000','P',0,0),('Distributions','3100-000',40000,20000,0)]),
     ('Income',[('Minimum Rent','4000-000',-252800,0,84700),('Percentage Rent','4010-000',-3190,0,0),('CAM Recoveries','4100-000',-39500,1240,27900),('Real Estate Tax Recoveries','4110-000',-44250,0,14750),('Pylon Sign Rent','4200-000',-2700,0,900),('Late Charges','4300-000',-610,150,420)]),
     ('Expenses',[('Common Area Electric','6000-000',9310,3220,0),('Water & Sewer','6010-000',6870,2340,85),('Landscape & Snow Removal','6020-000',17600,2150,0),('Parking Lot Sweeping & Striping','6030-000',4440,6900,0),('Roof & HVAC Repairs','6040-000',12850,3380,0),('Management Fee','6100-000',12690,4235,0),
       ('Insurance','6200-000',14820,4940,0),('Real Estate Taxes','6210-000',94500,31500,0),('Legal Fees - Suite 3 Eviction','6300-003',0,4125,0),('Accounting','6310-000',5200,0,0),('Depreciation','7000-000',74100,24700,0),('Amortization','7010-000',6630,2210,0),('Mortgage Interest','7100-000',71900,23640,0)])]
    fixed={785000,2914000,60000,20000,40000,15000,-60000,2400}
    rec=[]
    for s,l in S:
        for n,c,f,d,cr in l:
            g=lambda v: v if isinstance(v,str) else (float(v) if v in fixed else A(v) if v else 0.0)
            rec.append([s,n,c,g(f),g(d),g(cr)])
    D={r[2]:r for r in rec}
    D['6200-000'][4]=D['1400-000'][5]; D['7000-000'][4]=D['1590-000'][5]; D['6210-000'][4]=D['2100-000'][5]; D['7010-000'][4]=D['1620-000'][5]
    D['2200-000'][3]=-D['1120-000'][3]
    cash=D['1100-000']; cash[3]=63418.27
    od=sum(r[4] for r in rec); oc=sum(r[5] for r in rec); cash[4]=118264.90; cash[5]=r2(od+118264.90-oc)
    assert cash[5]>0
    cap=D['3000-000']; cap[3]=0.0; cap[3]=r2(-sum(r[3] for r in rec))
    K=['beginning','debit','credit','ending']; rows=[];totals=[]
    for s,n,c,f,d,cr in rec: rows.append(dict(account=c,name=n,beginning=f,debit=d,credit=cr,ending=r2(f+d-cr),_s=s))
    for s,_ in S: totals.append(dict(label='Total '+s,**{k:r2(sum(r[k] for r in rows if r['_s']==s)) for k in K}))
    gt=dict(label='TRIAL BALANCE TOTAL',**{k:abs(r2(sum(r[k] for r in rows))) for k in K}); totals.append(gt)
    assert gt['beginning']==0==gt['ending'] and gt['debit']==gt['credit'],gt
    # planted
    p=[r for r in rows if r['account']=='4100-000'][0]; good=p['ending']; s=f'{abs(good):.2f}'; ch=str((int(s[1])+4)%10); p['ending']=-float(s[0]+ch+s[2:])
    planted=dict(what=f'Ending balance of 4100-000 CAM Recoveries printed as {-p["ending"]:,.2f} CR; correct is {-good:,.2f} CR (second digit changed). Forward, debit, credit and all totals are those of the correct figure.',kind='digit_changed')
    drcr=lambda x: '0.00' if x==0 else f'{abs(x):,.2f} '+('DR' if x>0 else 'CR')
    class P(FPDF):
        def header(s):
            s.set_font('helvetica','B',12); s.cell(0,6,'Quarry Road Plaza LLC',new_x='LMARGIN',new_y='NEXT'); s.set_font('helvetica','',9)
            s.cell(0,5,'General ledger trial balance with activity  |  Book = Accrual  |  Period = Oct 2024 - Dec 2024',new_x='LMARGIN',new_y='NEXT'); s.ln(2)
            s.set_fill_color(60,72,96); s.set_text_color(255); s.set_font('helvetica','B',8.5)
            for t,w,a in (('Account',66,'L'),('Number',20,'L'),('Forward Balance',31,'R'),('Debit',23,'R'),('Credit',23,'R'),('Ending Balance',31,'R')): s.cell(w,6,t,fill=True,align=a)
            s.ln(8); s.set_text_color(0)
        def footer(s):
            s.set_y(-14); s.set_font('helvetica','',7.5); s.cell(95,5,'12 tenants / 41,300 SF GLA     Run 01/21/2025 4:52 PM'); s.cell(0,5,f'Page {s.page_no()} of {{nb}}',align='R')
    f=P('P','mm','Letter'); f.set_margins(11,12,10); f.set_auto_page_break(True,20); f.add_page()
    def line(n,c,r,b=False,top=False):
        f.set_font('helvetica','B' if b else '',8.5); bd='T' if top else 0
        f.cell(66,5.6,n); f.cell(20,5.6,c)
        for v,w in ((drcr(r['beginning']),31),(m(r['debit']),23),(m(r['credit']),23),(drcr(r['ending']),31)): f.cell(w,5.6,v,align='R',border=bd)
        f.ln(5.6)
    for (s,_),t in zip(S,totals):
        if f.get_y()>235: f.add_page()
        f.set_font('helvetica','BI',9); f.cell(0,6,s,new_x='LMARGIN',new_y='NEXT')
        for r in rows:
            if r['_s']==s: line('   '+r['name'],r['account'],r)
        line(t['label'],'',t,True,True); f.ln(2)
    line(gt['label'],'',gt,True,True)
    f.ln(4); f.set_font('helvetica','I',8); f.multi_cell(0,4,'DR = debit balance, CR = credit balance. Retained earnings are closed to Members\' Capital at year end only; income and expense forward balances are January - September.')
    f.output(f'{DOC}/quarry_road_q4_trial.pdf')
    for r in rows: r.pop('_s')
    save('quarry_road_q4_trial.pdf','TB',K,rows,totals,planted,'RETAIL','Property bookkeeper, strip centre, Breeze-like','Portrait, name before number, DR/CR marks after balances, section subtotals','DR/CR marks give sign (CR negative in truth); planted digit in one ending balance')
