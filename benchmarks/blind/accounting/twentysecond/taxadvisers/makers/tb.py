import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from common import *

# ---------------------------------------------------------------- 1: tax worksheet PDF
def tb1():
    R=random.Random(2201); file='tb_pinehollow_8825_worksheet.pdf'
    A=[ # name, code, tax line, unadjusted (None = blank; + debit), 
    ('Cash - Operating (First Cascade Bank)','1010','L-1',4182233),('Cash - Security deposit trust','1020','L-1',1875000),('Petty cash','1030','L-1',30000),
    ('Site rent receivable','1110','L-2a',2241875),('Allowance for doubtful accounts','1119','L-2b',-350000),('Notes receivable - home sales contracts','1150','L-6',6718044),
    ('Prepaid insurance','1210','L-6',1492000),('Escrow - real estate taxes','1220','L-6',2260518),
    ('Land','1510','L-11',61500000),('Site improvements','1520','L-9a',148213500),('Clubhouse and office','1530','L-9a',31640000),('Park-owned homes','1540','L-9a',42988075),('Maintenance equipment','1550','L-9a',3871290),
    ('Accumulated depreciation - site improvements','1620','L-9b',-51044612),('Accumulated depreciation - clubhouse','1630','L-9b',-8913300),('Accumulated depreciation - park-owned homes','1640','L-9b',-15206040),('Accumulated depreciation - equipment','1650','L-9b',-2710011),
    ('Loan costs, net','1810','L-12a',2316000),
    ('Accounts payable','2010','L-15',-1866107),('Accrued real estate taxes','2020','L-17',None),('Accrued payroll','2030','L-17',-611280),('Resident security deposits','2110','L-17',-1842500),('Prepaid site rent','2120','L-17',-733900),
    ('Due to affiliate - Pine Hollow Home Sales, LLC (non-interest bearing, due on demand)','2210','L-17',-5000000),
    ('Mortgage payable - Cascade Life','2510','L-19a',-138455902),
    ('Capital - R. Ostrander Family Trust','3010','L-21',None),('Capital - D. & M. Felgate','3020','L-21',-31877450),('Distributions - Ostrander','3510','M2-6a',6000000),('Distributions - Felgate','3520','M2-6a',4000000),
    ('Site rent','4010','8825-2a',-71264000),('Home rental income','4020','8825-2a',-16822500),('Late and NSF fees','4030','8825-2b',-618250),('Utility reimbursements - water / sewer','4040','8825-2b',-9943716),('Laundry and vending','4050','8825-2b',-241388),('Interest on home contracts','4060','K-5',-537441),
    ('Advertising','5010','8825-3',318500),('Auto and travel','5020','8825-4',244718),('Cleaning and maintenance','5030','8825-5',3870204),('Commissions - home rentals','5040','8825-6',485000),('Insurance','5050','8825-7',1866000),('Legal and other professional fees','5060','8825-8',1129050),
    ('Mortgage interest','5070','8825-9',10881422),('Repairs - roads and sites','5080','8825-10',2956133),('Repairs - park-owned homes','5081','8825-10',4170286),('Real estate taxes','5090','8825-11',4521036),('Personal property tax - homes','5091','8825-11',618844),
    ('Water and sewer','5100','8825-12',8816927),('Electric - common areas','5101','8825-12',1422360),('Trash removal','5102','8825-12',2039400),('Wages - manager and grounds','5110','8825-13',11850000),('Payroll taxes','5111','8825-13',936150),
    ('Depreciation','5120','8825-14',None),('Amortization of loan costs','5130','8825-15',None),('Bad debts','5140','8825-15',None),('Bank charges','5150','8825-15',88415),('Licenses and state park permit','5160','8825-15',215000),('Telephone and internet','5170','8825-15',341280)]
    J=[(1,'Record tax depreciation per Form 4562',[('5120',9683155),('1620',-6125000),('1630',-811282),('1640',-2306240),('1650',-440633)]),
       (2,'Expire prepaid insurance',[('5050',994665),('1210',-994665)]),
       (3,'Accrue second-half real estate taxes',[('5090',2260518),('2020',-2260518)]),
       (4,'Reclass principal booked as interest',[('2510',2318877),('5070',-2318877)]),
       (5,'Write off vacated sites 14, 37 and 52',[('5140',612050),('1110',-612050)]),
       (6,'Amortize loan costs (10 yr)',[('5130',289500),('1810',-289500)])]
    un={a[1]:a[3] for a in A}; un['3010']=-sum(v for v in un.values() if v)
    adj={};ref={}
    for n,_,L in J:
        for c,v in L: adj[c]=adj.get(c,0)+v; ref[c]=str(n)
    names=["other:UNADJUSTED Debit","other:UNADJUSTED Credit","other:ADJUSTMENTS Debit","other:ADJUSTMENTS Credit","other:ADJUSTED Debit","other:ADJUSTED Credit"]
    rows=[];T=[0]*6;draw=[];ni=[0,0]
    for nme,c,tl,_ in A:
        u=un[c];a=adj.get(c);f=(u or 0)+(a or 0)
        vals=[]
        for v in (u,a,f):
            vals+= [v if v and v>0 else None, -v if v and v<0 else None]
        r={"account":c,"name":nme}
        for k,v in zip(names,vals):
            if v is not None: r[k]=m(v)
        for i,v in enumerate(vals): T[i]+=v or 0
        if c>='4': ni[0]-=u or 0; ni[1]-=f
        rows.append(r); draw.append((nme,c,tl,ref.get(c,''),vals))
    assert T[0]==T[1] and T[2]==T[3] and T[4]==T[5] and min(ni)>0
    tot=[{"label":"Totals",**{k:m(v) for k,v in zip(names,T)}},{"label":"Net income",names[1]:m(ni[0]),names[5]:m(ni[1])}]
    W,H=landscape(letter); cv=canvas.Canvas(doc(file),pagesize=(W,H))
    X=[336,410,496,570,648,724] # right edges
    def head(p):
        cv.setFont('Times-Bold',13);cv.drawString(36,H-40,'Pine Hollow Manufactured Home Community, LLC')
        cv.setFont('Times-Roman',9.5);cv.drawString(36,H-53,'Trial balance worksheet - Form 1065 / Form 8825     Year ended December 31, 2024     Accrual basis')
        cv.rect(612,H-58,144,28);cv.setFont('Times-Roman',7.5);cv.drawString(616,H-40,'Prepared by: kt  02/18/25   W/P  TB-1');cv.drawString(616,H-53,f'Reviewed by: ____   Page {p} of 2')
        y=H-74;cv.setFillColor(colors.Color(.9,.92,.95));cv.rect(36,y-18,720,30,stroke=0,fill=1);cv.setFillColor(colors.black)
        cv.setFont('Times-Bold',8)
        for s,a,b in (('UNADJUSTED',270,412),('ADJUSTMENTS',430,574),('ADJUSTED',582,724)):
            cv.drawCentredString((a+b)/2,y+2,s);cv.line(a,y-1,b,y-1)
        cv.drawString(38,y-12,'Account description');cv.drawString(232,y-12,'Acct');cv.drawString(420,y-12,'AJE')
        for i,x in enumerate(X): cv.drawRightString(x,y-12,['Debit','Credit'][i%2])
        cv.drawString(731,y-12,'Line')
        return y-30
    y=head(1);pg=1
    for i,(n,c,tl,rf,v) in enumerate(draw):
        if y<54:
            cv.setFont('Times-Italic',7);cv.drawString(36,28,'See accountants\' compilation report. Tax line references: 8825 = rental schedule; L = Schedule L; K, M2 = schedules of Form 1065.')
            cv.showPage();pg+=1;y=head(pg)
        cv.setFont('Times-Roman',8.2)
        if len(n)>48:
            k=n.rfind(' ',0,48);cv.drawString(38,y,n[:k]);cv.drawString(46,y-9,n[k+1:]);yy=y;y-=9
        else: cv.drawString(38,y,n);yy=y
        cv.drawString(232,yy,c);cv.setFont('Times-Roman',7);cv.drawString(731,yy,tl);cv.setFont('Times-Roman',8.2)
        if rf: cv.drawString(424,yy,rf)
        for x,q in zip(X,v):
            if q is not None: cv.drawRightString(x,yy,f2(q,dollar=(i==0)))
        y-=11.6
    y-=1;cv.line(270,y+9,724,y+9);cv.setFont('Times-Bold',8.2);cv.drawString(38,y,'Totals')
    for x,q in zip(X,T): cv.drawRightString(x,y,f2(q,dollar=True));cv.line(x-62,y-3,x,y-3);cv.line(x-62,y-5,x,y-5)
    y-=16;cv.drawString(38,y,'Net income');cv.drawRightString(X[1],y,f2(ni[0],dollar=True));cv.drawRightString(X[5],y,f2(ni[1],dollar=True))
    y-=22;cv.setFont('Times-Bold',9);cv.drawString(38,y,'Adjusting journal entries (memo)');y-=12
    cv.setFont('Times-Roman',8)
    for n,d,L in J:
        cv.drawString(38,y,f'{n}   {d}: '+'; '.join(f"{'Dr' if q>0 else 'Cr'} {c}" for c,q in L));y-=10.5
    cv.setFont('Times-Italic',7);cv.drawString(36,28,'See accountants\' compilation report. Tax line references: 8825 = rental schedule; L = Schedule L; K, M2 = schedules of Form 1065.')
    cv.save()
    save(file,'TB','MANUFACTURED_HOUSING','TRIAL_BALANCE','tax staff, CCH-type worksheet','name-code-AJE ref-3 Dr/Cr pairs-tax line, two pages, serif','three grouped pairs, AJE ref numbers between them, wrapped name, AJE memo below, tax line codes at the right',names,rows,tot)

# ---------------------------------------------------------------- 2: ledger text print
def tb2():
    R=random.Random(2202); file='tb_keystone_ministorage_glprint.pdf'
    S=[('CURRENT ASSETS',[('1010-00','CASH - CHECKING PNB 4471',None,8341277,7966102),('1015-00','CASH - MONEY MARKET',6120044,18350,0),('1100-01','TENANT RECEIVABLES - ELM ST',884500,3102000,3055750),('1100-02','TENANT RECEIVABLES - RT 30',1219375,3975500,4061225),('1190-00','DUE FROM PARTNERS',0,0,0),('1200-00','PREPAID INSURANCE',748002,0,187001)]),
    ('PROPERTY AND EQUIPMENT',[('1500-01','LAND - ELM ST',18500000,0,0),('1500-02','LAND - RT 30',24250000,0,0),('1510-01','BUILDINGS - ELM ST (112 UNITS)',71388040,0,0),('1510-02','BUILDINGS - RT 30 (164 UNITS)',109422917,1284000,0),('1530-00','GATE, CAMERA & OFFICE EQUIP',4826115,0,0),('1610-01','ACCUM DEPR - BLDGS ELM ST',-29114388,0,152538),('1610-02','ACCUM DEPR - BLDGS RT 30',-31807714,0,233810),('1630-00','ACCUM DEPR - GATE, CAMERA & OF',-3991208,0,48261)]),
    ('LIABILITIES',[('2010-00','ACCOUNTS PAYABLE - TRADE',-1103688,2217490,2655031),('2050-00','SALES TAX PAYABLE - LOCKS/BOXE',-18822,18822,21306),('2100-00','RENT PAID IN ADVANCE',-1430250,312000,286500),('2200-00','ACCRUED REAL ESTATE TAX',-2641663,0,240151),('2500-00','NOTE PAYABLE - PNB MORTGAGE',-98233051,611207,0),('2510-00','NOTE PAYABLE - EQUIPMENT',0,0,0)]),
    ('PARTNERS EQUITY',[('3010-00','CAPITAL - W. HADDERSLEY (GP)',-1912006,0,0),('3020-00','CAPITAL - HADDERSLEY FAMILY LP',-47866219,0,0),('3030-00','CAPITAL - J. PELLETREAU',-24155400,0,0),('3900-00','DRAWS',11000000,1000000,0)]),
    ('REVENUE',[('4010-01','UNIT RENT - ELM ST',-31244900,0,2877500),('4010-02','UNIT RENT - RT 30',-42018075,0,3812250),('4020-00','LATE & LIEN FEES',-1377500,25000,149000),('4030-00','ADMIN FEES - NEW RENTALS',-624000,0,48000),('4040-00','LOCK, BOX & SUPPLY SALES',-313699,0,35510),('4050-00','TENANT INSURANCE COMMISSIONS',-1118040,0,102775),('4060-00','TRUCK RENTAL INCOME',0,0,0),('4900-00','CONCESSIONS & MOVE-IN SPECIALS',2266650,187250,0)]),
    ('OPERATING EXPENSES',[('6010-00','MANAGER SALARIES',8140000,740000,0),('6020-00','PAYROLL TAXES & WORKERS COMP',791208,70112,0),('6100-00','ADVERTISING / WEB LISTINGS',1386900,118450,0),('6110-00','CREDIT CARD MERCHANT FEES',1522716,139608,0),('6150-00','AUCTION & LIEN COSTS',184500,0,12000),('6200-01','REPAIRS & DOORS - ELM ST',1066341,88270,0),('6200-02','REPAIRS & DOORS - RT 30',1729054,214366,0),('6250-00','SNOW & LANDSCAPE',921000,165000,0),('6300-00','UTILITIES',1408833,131906,0),('6350-00','SOFTWARE & GATE MONITORING',638000,58000,0),('6400-00','INSURANCE',2057011,187001,0),('6500-00','REAL ESTATE TAXES',2641663,240151,0),('6600-00','LEGAL & ACCOUNTING',680000,50000,0),('6700-00','INTEREST EXPENSE',4911440,442046,0),('6800-00','DEPRECIATION EXPENSE',4780699,434609,0)])]
    known_b=sum(a[2] for s in S for a in s[1] if a[2] is not None)
    d=sum(a[3] for s in S for a in s[1]);c=sum(a[4] for s in S for a in s[1])
    rows=[];tot=[];lines=[];G=[0]*4;K=["beginning","debit","credit","ending"]
    fm=lambda v:f2(v,'cr',zero='.00')
    def num(v,w,mark): 
        s=('{:,.2f}'.format(abs(v)/100) if v else '.00')
        return s.rjust(w)+((' CR' if v<0 else '   ') if mark else '')
    def line(code,n,v,): return f"{code:<9}{n:<34}"+num(v[0],15,1)+num(v[1],16,0)+num(v[2],16,0)+num(v[3],17,1)
    for sn,L in S:
        lines.append(('h','  '+sn));t=[0]*4
        for code,n,b,dd,cc in L:
            if b is None: b=-known_b
            if code=='1010-00':  # cash absorbs the month's difference
                if d>c: cc+=d-c
                else: dd+=c-d
            n=n[:30]; v=[b,dd,cc,b+dd-cc]
            rows.append({"account":code,"name":n,**{k:m(x) for k,x in zip(K,v)}})
            lines.append(('r',line(code,n,v)))
            for i in range(4): t[i]+=v[i];G[i]+=v[i]
        lab='TOTAL '+sn
        lines.append(('u',' '*46+'------------'+' '*7+'------------'+' '*4+'------------'+' '*5+'------------'))
        lines.append(('t',line('',lab,t)));lines.append(('b',''))
        tot.append({"label":lab,**{k:m(x) for k,x in zip(K,t)}})
    assert G[0]==0 and G[3]==0 and G[1]==G[2]
    lines.append(('t','='*110));lines.append(('t',line('','REPORT TOTALS',G)));tot.append({"label":"REPORT TOTALS",**{k:m(x) for k,x in zip(K,G)}})
    lines+= [('b',''),('t','CR = CREDIT BALANCE.  51 ACCOUNTS LISTED. ACCOUNTS WITH NO ACTIVITY ARE INCLUDED.'.replace('51',str(len(rows)))),('t','*** END OF REPORT ***')]
    W,H=landscape(letter);cv=canvas.Canvas(doc(file),pagesize=(W,H));per=42;pages=[lines[i:i+per] for i in range(0,len(lines),per)]
    for p,pl in enumerate(pages,1):
        hd=['KEYSTONE MINI-STORAGE PARTNERS LP'.ljust(70)+f'RUN 01/09/2025 16:42:07   PAGE {p:>3}','GENERAL LEDGER TRIAL BALANCE       PERIOD 12   12/01/2024 THRU 12/31/2024'.ljust(70)+'     GLR210  USER BETH','',
            f"{'ACCOUNT':<9}{'':<34}{'BEGINNING':>15}   {'PERIOD':>16}{'PERIOD':>16}{'ENDING':>17}",f"{'NUMBER':<9}{'DESCRIPTION':<34}{'BALANCE':>15}   {'DEBITS':>16}{'CREDITS':>16}{'BALANCE':>17}",'-'*110]
        t=cv.beginText(52,H-44);t.setFont('Courier',10 if 0 else 9.6);t.setLeading(11.4)
        for s in hd: t.textLine(s)
        for _,s in pl: t.textLine(s)
        cv.drawText(t);cv.showPage()
    cv.save()
    save(file,'TB','OTHER','TRIAL_BALANCE','owner\'s bookkeeper, old ledger program print','monospaced text, beginning/debits/credits/ending, CR marks, section totals','CR trailing marks, .00 zeros, truncated names, section headings, page headers repeated in mid-section',K,rows,tot)

# ---------------------------------------------------------------- 3: Canadian workbook
def tb3():
    import openpyxl
    from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    from openpyxl.utils import get_column_letter as gl
    file='tb_dunmore_entrepots_2024.xlsx'
    # name, code, GIFI, dept, opening, debit, credit
    S=[('Assets',[('Chequing - Caisse Laurier','1000','1001','HO',3412055,128440310,None),('GIC - 90 day','1010','1181','HO',10000000,435000,5000000),('Trade receivables - tenants','1100','1060','HO',4866218,139880415,140204903),('GST / HST recoverable (ITC)','1150','1483','HO',612340,5290477,5388012),('Prepaid insurance','1200','1484','HO',1275000,2814000,2736500),('Land','1500','1600','HO',88000000,None,None),('Warehouse - 410 ch. des Forges','1510','1680','W1',214500000,None,None),('Warehouse - 88 Quarry Rd','1511','1680','W2',167250000,3186000,None),('Dock levellers and racking','1520','1740','W2',9433150,1840000,615000),('Accumulated amortization - buildings','1610','1681','HO',-61288430,None,12818460),('Accumulated amortization - equipment','1620','1741','HO',-4310775,402600,1131563)]),
    ('Liabilities',[('Accounts payable and accruals','2000','2620','HO',-3866102,40122986,39715330),('GST / HST collected','2050','2680','HO',-1488520,17744106,18021874),('QST payable','2055','2680','HO',-902218,9866140,9941503),('Tenant deposits (last month\'s rent)','2100','2961','HO',-11250000,1875000,2400000),('Income taxes payable','2200','2680','HO',-1833100,4120000,4388700),('Current portion of mortgage','2500','2920','HO',-8122000,8122000,8466310),('Mortgage - Fonds Boréal','2510','3141','HO',-206755400,8466310,None),('Shareholder loan - P. Dunmore','2600','3260','HO',-15000000,2500000,None)]),
    ('Shareholders\' equity',[('Common shares','3000','3500','HO',-10000,None,None),('Retained earnings','3100','3600','HO',None,None,None),('Dividends declared','3200','3700','HO',None,6000000,None)]),
    ('Revenue',[('Base rent - des Forges','4000','8141','W1',None,None,68400000),('Base rent - Quarry Rd','4001','8141','W2',None,215000,49816200),('Recoveries - taxes, insurance, CAM','4100','8230','HO',None,1344019,21087340),('Yard and trailer parking','4200','8141','W2',None,None,1872000),('Interest earned','4300','8094','HO',None,None,451188)]),
    ('Expenses',[('Municipal and school taxes - des Forges','5000','9180','W1',None,9984112,None),('Municipal and school taxes - Quarry Rd','5001','9180','W2',None,7120440,None),('Insurance','5050','8690','HO',None,2736500,None),('Repairs - roof, doors, docks','5100','8960','HO',None,6218377,480000),('Snow removal and paving','5110','8961','HO',None,3944000,None),('Electricity and gas','5200','9220','HO',None,5016688,311240),('Property management fee','5300','8871','HO',None,4806000,None),('Professional fees','5400','8860','HO',None,1985000,None),('Bad debts','5450','8590','W2',None,744300,None),('Mortgage interest','5500','8710','HO',None,9833174,None),('Bank charges','5510','8715','HO',None,118260,None),('Amortization','5600','8670','HO',None,13950023,None),('Loss on disposal of equipment','5700','8210','W2',None,88400,None),('Current income taxes','5900','9990','HO',None,4388700,None)])]
    b=sum(a[4] or 0 for s in S for a in s[1]);dd=sum(a[5] or 0 for s in S for a in s[1]);cc=sum(a[6] or 0 for s in S for a in s[1])
    K=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
    wb=openpyxl.Workbook();ws=wb.active;ws.title='TB Dec24'
    B=Font(bold=True,name='Calibri');thin=Side(style='thin')
    ws['A1']='Dunmore Entrepôts Ltée / Dunmore Warehousing Ltd.';ws['A1'].font=Font(bold=True,size=14)
    ws['A2']='Trial balance with movement - fiscal year 1 January to 31 December 2024 (CAD)';ws['A3']='Exported from Xero 6 Feb 2025, opening agreed to prior-year T2. Dept: HO head office, W1 des Forges, W2 Quarry Rd.'
    ws.merge_cells('A5:A6');ws['A5']='Dept';ws.merge_cells('B5:B6');ws['B5']='Account';ws.merge_cells('C5:C6');ws['C5']='No.'
    ws['D5']='Lead sheet';ws.column_dimensions['D'].hidden=True
    for c,t in ((5,'Opening balance 1 Jan 2024'),(7,'Movement in the year'),(9,'Closing balance 31 Dec 2024')):
        ws.merge_cells(start_row=5,start_column=c,end_row=5,end_column=c+1);ws.cell(5,c,t);ws.cell(6,c,'Dr');ws.cell(6,c+1,'Cr')
    ws.merge_cells('K5:K6');ws['K5']='GIFI'
    for r in (5,6):
        for c in range(1,12):
            x=ws.cell(r,c);x.font=B;x.fill=PatternFill('solid',fgColor='D9E5D6');x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
    r=7;rows=[];tot=[];G=[0]*6;k=0
    def put(r,vals,bold=False,text=False):
        for i,v in enumerate(vals):
            if v is None: continue
            x=ws.cell(r,5+i)
            if text and i in (2,3): x.value='{:,.2f}'.format(v/100);x.alignment=Alignment(horizontal='right')
            else: x.value=m(v);x.number_format='#,##0.00'
            if bold: x.font=B;x.border=Border(top=thin)
    for sn,L in S:
        ws.cell(r,1,sn).font=Font(bold=True,italic=True);r+=1;t=[0]*6
        for n,code,gifi,dep,o,d,c in L:
            if code=='3100': o=-b
            if code=='1000': c=dd-cc
            o=o or 0; e=o+(d or 0)-(c or 0)
            v=[o if o>0 else None,-o if o<0 else None,d,c,e if e>0 else None,-e if e<0 else None]
            ws.cell(r,1,dep);ws.cell(r,2,n);ws.cell(r,3,code);ws.cell(r,4,'ABCDEF'[k%6]);ws.cell(r,11,gifi)
            put(r,v,text=(k%5==2));k+=1;r+=1
            rows.append({"account":code,"name":n,**{q:m(x) for q,x in zip(K,v) if x is not None}})
            for i,x in enumerate(v): t[i]+=x or 0
        lab='Total '+sn.lower();ws.cell(r,2,lab).font=B
        tv=[x if x else None for x in t];put(r,tv,True);r+=1
        tot.append({"label":lab,**{q:m(x) for q,x in zip(K,tv) if x is not None}})
        for i in range(6): G[i]+=t[i]
    assert G[0]==G[1] and G[2]==G[3] and G[4]==G[5],G
    assert dd>cc
    ws.cell(r,2,'TRIAL BALANCE TOTAL').font=B;put(r,G,True);tot.append({"label":"TRIAL BALANCE TOTAL",**{q:m(x) for q,x in zip(K,G)}})
    ws.cell(r+2,2,'Net income is not yet closed to retained earnings.');ws.cell(r+3,2,'Prepared: S. Achterberg CPA    Reviewed: ')
    for c,w in zip('ABCEFGHIJK',(8,40,8,16,16,16,16,16,16,8)): ws.column_dimensions[c].width=w
    ws.freeze_panes='D7';ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(doc(file))
    save(file,'TB','INDUSTRIAL','TRIAL_BALANCE','Canadian CPA, Xero export reworked','opening / movement / closing Dr Cr pairs, dept first, code after name, GIFI at the right','merged group headers, hidden column, some amounts text, GIFI codes that look like numbers, accents',K,rows,tot)
def run(): tb1();tb2();tb3()
