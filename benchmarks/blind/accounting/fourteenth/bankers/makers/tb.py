from common import *
import random
# ---------- TB1: JD Edwards, Montreal office tower, signed columns, trailing minus ----------
def tb1():
    R=random.Random(1401); J=lambda v:int(round(v*R.uniform(.93,1.07)*100))+R.randint(0,99)
    # level: 'H' heading, 'A' account(kind b=balance sheet beg,act / p = annual), 'T' total
    S=[('H','ASSETS'),('H','  Cash and Equivalents'),
    ('A','1110.0100','Banque Laurier - Operating CAD','PLUG',2418330,0),('A','1110.0120','Banque Laurier - Operating USD','b',61200,-1450),('A','1110.0200','Petty Cash - Building Office','b',1500,0),('A','1125','Lender Holdback / TI Reserve','b',880000,22500),
    ('T','  Total Cash and Equivalents','1110','1125'),('H','  Receivables'),
    ('A','1210.0100','Tenant Receivables','b',318400,-41200),('A','1210.0200','Unbilled Recoveries - 2025','b',97200,13600),('A','1215','Allowance for Doubtful Accounts','b',-46000,-3500),('A','1230.GST','GST Recoverable (ITC)','b',28900,3120),('A','1230.QST','QST Recoverable (ITR)','b',57660,6224),('A','1260','Straight-Line Rent Receivable','b',1904000,18350),
    ('T','  Total Receivables','1210','1260'),('H','  Prepaids and Deferred'),
    ('A','1310','Prepaid Insurance','b',74300,-12400),('A','1320','Prepaid Municipal & School Tax','b',612000,-153000),('A','1410.0100','Deferred Leasing Commissions','b',2260000,0),('A','1410.0190','Accum Amort - Leasing Commissions','b',-884000,-17800),
    ('T','  Total Prepaids and Deferred','1310','1410.9999'),('H','  Income Property'),
    ('A','1510','Land','b',14500000,0),('A','1520','Building','b',61800000,0),('A','1520.0190','Accumulated Depreciation - Building','b',-13950000,-128750),('A','1530.0100','Tenant Improvements','b',7420000,64300),('A','1530.0190','Accumulated Depreciation - TI','b',-3180000,-51400),('A','1540','Construction in Progress - Lobby','b',402000,118250),
    ('T','  Total Income Property','1510','1540'),('T','TOTAL ASSETS','1000','1999'),
    ('H','LIABILITIES'),
    ('A','2110','Accounts Payable - Trade','b',-386000,24700),('A','2115','Accrued Liabilities','b',-214000,-18900),('A','2120','Construction Holdback Payable','b',-40200,-11825),('A','2130.GST','GST Collected','b',-64100,2900),('A','2130.QST','QST Collected','b',-127880,5785),('A','2140','Security Deposits - Tenants','b',-291500,0),('A','2150','Prepaid Rent - Tenants','b',-148800,31200),('A','2160','Accrued Interest Payable','b',-131400,0),('A','2210','First Hypothec Payable','b',-41250000,96400),('A','2230','Deferred Financing Costs','b',312000,-5200),('A','2310','Due to / from Manager','b',-18650,7420),
    ('T','TOTAL LIABILITIES','2000','2999'),
    ('H','PARTNERS\' EQUITY'),('A','3110','Partner Capital - Corvane Pension Pool','PLUGE',0,0),('A','3120','Partner Capital - Belvue GP Inc.','b',-3640,0),('A','3210','Distributions','b',2400000,300000),
    ('T','TOTAL PARTNERS\' EQUITY','3000','3999'),
    ('H','REVENUE'),
    ('A','4110','Base Rent - Office','p',-6940000),('A','4115','Base Rent - Retail Concourse','p',-812000),('A','4120','Straight-Line Rent Adjustment','p',-220200),('A','4130','Free Rent / Abatements','p',196000),('A','4210','Recoveries - Operating Costs','p',-3480000),('A','4220','Recoveries - Realty Tax','p',-1795000),('A','4230','Recoveries - In-Suite Hydro','p',-318000),('A','4310','Parking - Monthly','p',-684000),('A','4315','Parking - Transient','p',-143000),('A','4410','Antenna & Storage Licences','p',-71500),('A','4490','Interest and Sundry','p',-26400),
    ('T','TOTAL REVENUE','4000','4999'),
    ('H','OPERATING EXPENSES'),
    ('A','5110','Janitorial Contract','p',598000),('A','5115','Waste & Recycling','p',61200),('A','5120','Security - Contract Guards','p',412000),('A','5210.0100','Hydro-Électricité','p',764000),('A','5210.0200','Gaz Naturel','p',138000),('A','5210.0300','Water and Sewer','p',52000),('A','5310','HVAC R & M','p',244000),('A','5320','Elevator Maintenance','p',187000),('A','5330','Fire & Life Safety','p',43900),('A','5340','Snow Removal & Landscaping','p',58700),('A','5410','Building Staff Wages','p',521000),('A','5415','Benefits (RRQ / RQAP / CNESST)','p',81000),('A','5510','Insurance','p',148800),('A','5610','Municipal Tax','p',1420000),('A','5615','School Tax','p',216000),('A','5710','Management Fee','p',402000),
    ('T','TOTAL OPERATING EXPENSES','5000','5999'),
    ('H','NON-RECOVERABLE AND FINANCING'),
    ('A','6110','Legal & Audit','p',64800),('A','6120','Bad Debt Expense','p',42000),('A','6130','Owner Asset Management Fee','p',180000),('A','7110','Hypothec Interest','p',1577000),('A','7120','Amort of Financing Costs','p',62400),('A','7210','Depreciation - Building & TI','p',2161800),('A','7220','Amortization - Commissions','p',213600),
    ('T','TOTAL NON-RECOVERABLE AND FINANCING','6000','7999')]
    acc={}
    for s in S:
        if s[0]!='A': continue
        _,code,nm,k=s[:4]
        if k=='p': b,a=J(s[4]*8/12),J(s[4]/12)
        elif k=='b':
            b=J(s[4]) if s[4] not in(1500,14500000,61800000,2260000) else s[4]*100
            a=J(s[5]) if s[5] else 0
        else: b,a=(J(s[4]) if s[4] else 0),0
        acc[code]=[nm,b,a]
    acc['3110'][1]=-sum(v[1] for v in acc.values())
    acc['1110.0100'][2]=-sum(v[2] for v in acc.values())
    from fpdf import FPDF
    pdf=FPDF('L','mm','Letter'); pdf.set_auto_page_break(False); pdf.set_font('Courier','',8.5)
    lines=[];rows=[];tots=[];cur=[]
    for s in S:
        if s[0]=='H': lines.append(('H',s[1]))
        elif s[0]=='A':
            nm,b,a=acc[s[1]]; e=b+a
            r={"account":s[1],"name":nm,"beginning":n(b)}
            if a: r["activity"]=n(a)
            r["ending"]=n(e); rows.append(r)
            lines.append(('A','    '+nm,s[1],trail(b),trail(a) if a else '',trail(e)))
        else:
            sel=[v for c,v in acc.items() if s[2]<=c<=s[3]+'.zzz']
            b=sum(v[1] for v in sel);a=sum(v[2] for v in sel)
            tots.append({"label":s[1].strip(),"beginning":n(b),"activity":n(a),"ending":n(a+b)})
            lines.append(('T',s[1],'',trail(b),trail(a),trail(a+b)))
    assert sum(v[1]+v[2] for v in acc.values())==0
    tots.append({"label":"Ledger Total - Business Unit 418100","beginning":0,"activity":0,"ending":0})
    lines.append(('T','Ledger Total - Business Unit 418100','','.00 ','.00 ','.00 '))
    W=lambda L:f"{L[1]:<46}{L[2]:<14}{('P' if L[0]=='A' else ''):<5}{L[3]:>20}{L[4]:>20}{L[5]:>20}"
    y=999;pg=0
    for i,L in enumerate(lines):
        if y>192:
            pdf.add_page();pg+=1;y=10
            def t(x,bold=False):
                nonlocal y
                pdf.set_font('Courier','B' if bold else '',8.5);pdf.text(12,y,x);y+=4.1
            t(f"{'R09410':<50}{'Corvane Immobilier - Property Accounting':<56}{'10/08/25  07:42:19':>19}")
            t(f"{'':<50}{'Trial Balance / Ledger Comparison':<56}{'Page -  '+str(pg):>19}")
            t(f"{'':<50}{'As of September 30, 2025   Period 09'}")
            y+=2
            t('Company       00418   Tour Belvue S.E.C. / Belvue Tower LP');t('Business Unit 418100  1180, rue de la Falaise, Montréal (Québec)      Ledger Type AA   Currency CAD')
            y+=2
            t(f"{'':<46}{'Object.':<14}{'PE':<5}{'Beginning Balance':>19} {'Net Posting':>19} {'Ending Balance':>19}",True)
            t(f"{'Description':<46}{'Subsidiary':<14}{'':<5}{'Aug 31/25':>19} {'Period 09':>19} {'YTD Sep 30/25':>19}",True)
            pdf.line(12,y-2.6,240,y-2.6);y+=1.2
        if L[0]=='H': y+=1.2;pdf.set_font('Courier','B',8.5);pdf.text(12,y,L[1])
        elif L[0]=='T':
            pdf.set_font('Courier','',8.5);pdf.text(12,y-2.4,' '*69+'-'*16+'    '+'-'*16+'    '+'-'*16) if 0 else None
            pdf.set_draw_color(120);
            for k in range(3): pdf.line(12+1.8*(68+20*k),y-2.9,12+1.8*(84+20*k),y-2.9)
            pdf.set_font('Courier','B',8.5);pdf.text(12,y,W(L));y+=1.2
        else: pdf.set_font('Courier','',8.5);pdf.text(12,y,W(L))
        y+=4.1
    pdf.set_font('Courier','',8.5);pdf.text(12,min(y+4,208),'* * *  End of Report  * * *     Credits carry a trailing minus.  P = posted.')
    pdf.output(dpath('belvue_tower_r09410.pdf'))
    save('belvue_tower_r09410.pdf','TB',["beginning","activity","ending"],rows,tots,None,'OFFICE','property accountant, Montreal manager on JD Edwards','JDE R09410 line-printer, name before code, trailing minus, nested subtotals, 3 pages','code after name; zero-activity cells blank; subsidiary codes with letters; USD bank account')
# ---------- TB2: NetSuite-like workbook, shopping centre, three Dr/Cr pairs ----------
def tb2():
    R=random.Random(1402); J=lambda v:int(round(v*R.uniform(.94,1.06)*100))+R.randint(0,99)
    G=[('Assets',[('Cash – Operating (Tidewater Bank x0093)','10100',1840000,None),('Cash – Lockbox','10150',212400,(3190000,3155000)),('Escrow – Real Estate Tax','10310',498000,(186000,0)),('Escrow – Insurance','10320',88100,(41700,0)),('A/R – Tenants','11000',402600,(3322000,3289000)),('A/R – CAM/RET Estimate True-up','11050',0,(61250,0)),('Allowance for Uncollectible','11900',-58200,(12400,21300)),('Prepaid Expenses','12000',71300,(0,32800)),('Land','15000',18250000,(0,0)),('Buildings & Parking Structure','15100',52700000,(0,0)),('Site Improvements','15200',4180000,(92600,0)),('Tenant Allowances','15300',3964000,(240000,0)),('Accumulated Depreciation','15900',-16470000,(0,447900)),('Deferred Leasing Costs, net','16000',918000,(38500,29600))]),
    ('Liabilities',[('Accounts Payable','20000',-274000,(801400,768900)),('Accrued RE Taxes','20200',-642000,(0,321000)),('Accrued Interest','20300',-148200,(444600,442900)),('Tenant Security Deposits','21000',-166900,(8500,14000)),('Prepaid Rents','21100',-203700,(203700,181600)),('Gift Card Liability – Marketing Fund','21400',-9400,(2750,1200)),('Mortgage Note – Great Meridian Life','25000',-38900000,(151800,0))]),
    ('Equity',[('Members’ Capital','30000',None,(0,0)),('Distributions – Class A','30500',900000,(450000,0)),('Retained Earnings','31000',-2116000,(0,0))]),
    ('Income',[('Minimum Rent','40000',-4318000,(0,2161000)),('Percentage Rent','40100',-61000,(4800,38600)),('CAM Recovery','41000',-1088000,(11600,548000)),('RE Tax Recovery','41100',-690000,(0,346500)),('Specialty Leasing & Kiosk','42000',-128000,(0,59800)),('Lease Termination Income','43000',0,(0,95000)),('Late Fees','44000',-8700,(600,5100))]),
    ('Expenses',[('Janitorial & Porter Service','50100',148000,(74900,0)),('Parking Lot Sweeping / Striping','50200',61500,(28700,0)),('Landscaping','50300',58600,(31200,0)),('Security','50400',203500,(101900,2400)),('Utilities – Common Area','50500',141900,(78800,0)),('Repairs & Maintenance','50600',122400,(88300,1950)),('Property Insurance','51000',98500,(49300,0)),('Real Estate Taxes','51100',642000,(321000,0)),('Management Fees','52000',182000,(91400,0)),('Marketing Fund','52100',49700,(18800,0)),('Bad Debt','53000',39000,(21300,12400)),('Interest Expense','60000',884900,(442900,0)),('Depreciation & Amortization','61000',952000,(477500,0))])]
    rec=[]
    for g,L in G:
        for nm,c,o,m in L:
            rec.append(dict(g=g,nm=nm,c=c,o=J(o) if o else 0,d=0,k=0,py=0,m=m))
            r=rec[-1]
            if m: r['d'],r['k']=[J(x) if x else 0 for x in m]
    by={r['c']:r for r in rec}
    by['30000']['o']=-sum(r['o'] for r in rec)
    # cash plug
    rest=sum(r['d']-r['k'] for r in rec); gross=J(3155000)
    by['10100']['d']=gross; by['10100']['k']=gross+rest
    assert sum(r['d']-r['k'] for r in rec)==0
    for r in rec:
        r['py']=int((r['o']+r['d']-r['k'])*R.uniform(.9,1.08)) if r['c'] not in('11050','43000') else 0
        if r['c'] in('15000','15100'): r['py']=r['o']
    by['30000']['py']=0; by['30000']['py']=-sum(r['py'] for r in rec)
    from openpyxl import Workbook
    from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    wb=Workbook();ws=wb.active;ws.title='TB Q3-25'
    w2=wb.create_sheet('Prep notes');w2['A1']='Prepared by K. Odunlami, reviewed R. Fassbinder.';w2['A2']='Q3 true-up of CAM posted to 11050; see JE-2291.';w2['A3']='Termination fee is Suite 148 (Plover Books).'
    ws['B1']='Heron Point Town Center, LLC';ws['B1'].font=Font(bold=True,size=14)
    ws['B2']='Quarterly Trial Balance – Accrual – USD';ws['B3']='Subsidiary: HPTC (consolidated)    Run 10/14/2025 4:12 PM';
    H=6
    for rng,t in (('D5:E5','OPENING 06/30/2025'),('F5:G5','Q3 2025 ACTIVITY'),('H5:I5','CLOSING 09/30/2025'),('J5:J5','PRIOR YEAR')):
        if rng[:2]!=rng[3:]: ws.merge_cells(rng)
        ws[rng[:2]]=t;ws[rng[:2]].alignment=Alignment(horizontal='center');ws[rng[:2]].font=Font(bold=True,color='FFFFFF');ws[rng[:2]].fill=PatternFill('solid',fgColor='3B5B6D')
    for c,t in zip('ABCDEFGHIJ',['Internal ID','Account Name','No.','Debit','Credit','Debit','Credit','Debit','Credit','09/30/2024 Net']):
        ws[f'{c}{H}']=t;ws[f'{c}{H}'].font=Font(bold=True);ws[f'{c}{H}'].border=Border(bottom=Side(style='medium'))
    ws.column_dimensions['A'].hidden=True
    for c,w in zip('BCDEFGHIJ',[40,9]+[17]*7): ws.column_dimensions[c].width=w
    K=["open_dr","open_cr","debit","credit","close_dr","close_cr"];PY="other:PRIOR YEAR 09/30/2024 Net"
    fm='#,##0.00';rows=[];tots=[];y=H+1;astext={'11000','20000','41000','50400'}
    def vals(r):
        o=r['o'];e=o+r['d']-r['k']
        return [max(o,0),max(-o,0),r['d'],r['k'],max(e,0),max(-e,0)]
    def put(y,v,py,txt=False,zero=False,bold=False):
        d={}
        for c,k,x in zip('DEFGHI',K,v):
            if x or zero:
                ws[f'{c}{y}']=f2(x) if txt else x/100; ws[f'{c}{y}'].number_format=fm; d[k]=n(x)
                ws[f'{c}{y}'].alignment=Alignment(horizontal='right')
                if bold: ws[f'{c}{y}'].font=Font(bold=True);ws[f'{c}{y}'].border=Border(top=Side(style='thin'))
        if py or zero:
            ws[f'J{y}']=py/100;ws[f'J{y}'].number_format='#,##0.00_);(#,##0.00)';d[PY]=n(py)
            if bold: ws[f'J{y}'].font=Font(bold=True)
        return d
    GT=[0]*6;gp=0
    for g,_ in G:
        ws[f'B{y}']=g;ws[f'B{y}'].font=Font(bold=True,italic=True);y+=1
        T=[0]*6;tp=0
        for r in [r for r in rec if r['g']==g]:
            v=vals(r);ws[f'A{y}']='ns-'+str(R.randint(1000,9999));ws[f'B{y}']=r['nm'];ws[f'B{y}'].alignment=Alignment(indent=1)
            ws[f'C{y}']=r['c'] if r['c']<'4' else int(r['c'])
            d=put(y,v,r['py'],r['c'] in astext);rows.append({"account":r['c'],"name":r['nm'],**d});y+=1
            T=[a+b for a,b in zip(T,v)];tp+=r['py']
        ws[f'B{y}']=f'Total – {g}';ws[f'B{y}'].font=Font(bold=True)
        tots.append({"label":f'Total – {g}',**put(y,T,tp,zero=True,bold=True)});y+=2
        GT=[a+b for a,b in zip(GT,T)];gp+=tp
    assert GT[0]==GT[1] and GT[2]==GT[3] and GT[4]==GT[5] and gp==0
    ws[f'B{y}']='TOTAL';tots.append({"label":"TOTAL",**put(y,GT,gp,zero=True,bold=True)});y+=2
    ws[f'B{y}']='Note: prior-year column is net (debits positive, credits in parentheses).';ws.freeze_panes='D7'
    wb.save(dpath('Heron Point TB Q3-25.xlsx'))
    save('Heron Point TB Q3-25.xlsx','TB',K+[PY],rows,tots,None,'RETAIL','fund controller exporting from NetSuite','workbook, merged group headers, three Dr/Cr pairs plus a net prior-year column, hidden ID column','four rows hold numbers as text; codes partly text partly number; both Dr and Cr activity in one row')
# ---------- TB3: CPA working trial balance, PDF ----------
def tb3():
    R=random.Random(1403); J=lambda v:int(round(v*R.uniform(.94,1.06)))*100+R.choice([0,0,R.randint(1,99)])
    A=[('1005','Cash – Sterling Trust operating',684000),('1010','Cash – security deposit trust',141200),('1020','Replacement reserve – lender',402500),('1110','Rents receivable – apartments',38900),('1115','Rents receivable – retail',27450),('1190','Allowance for bad debts',-11200),('1200','Prepaid insurance',63100),('1210','Prepaid other',4800),('1500','Land',6100000),('1510','Buildings',31400000),('1520','Furniture and equipment',884000),('1530','Tenant improvements – retail',612000),('1590','Accumulated depreciation',-5218000),('1600','Loan costs, net',241500),
    ('2000','Accounts payable',-96400),('2010','Accrued expenses',-22750),('2020','Accrued real estate taxes',0),('2030','Accrued interest',0),('2100','Security deposits held',-139800),('2110','Prepaid rents',-31600),('2500','Mortgage payable – Lakehead Mutual Life',-23650000),
    ('3000','Partners’ capital, beginning',None),('3100','Distributions to partners',720000),
    ('4000','Apartment rent',-4012000),('4010','Loss to vacancy',218000),('4020','Concessions',66300),('4030','Utility reimbursement (RUBS)',-171400),('4040','Pet, parking and storage',-128800),('4050','Retail base rent',-486000),('4060','Retail CAM and tax recoveries',-139500),('4090','Application and late fees',-44100),
    ('5000','Payroll – office',228400),('5010','Payroll – maintenance',241300),('5020','Payroll taxes and benefits',97400),('5100','Repairs and maintenance',182600),('5110','Turnover – paint, carpet, clean',118200),('5120','Contract services',93700),('5200','Electricity – common and vacant',86100),('5210','Water and sewer',152800),('5220','Trash',41600),('5300','Marketing',74500),('5400','Property insurance',148000),('5500','Real estate taxes',497000),('5600','Management fee',136500),('5700','Professional fees',32400),('6000','Mortgage interest',964000),('6100','Depreciation',0),('6110','Amortization – loan costs',0),('6200','Bad debt expense',9300)]
    u={c:(J(v) if v else 0) for c,_,v in A}
    u['3000']=-sum(u.values())
    aj={}  # code -> (ref, signed)
    def je(ref,d,c,v): v=v*100+R.randint(0,99); aj[d]=(ref,v) if d not in aj else 1/0; aj[c]=(ref,-v) if c not in aj else 1/0; return v
    notes=[]
    for ref,d,c,v,t in [('a','5500','2020',165800,'To accrue second-half real estate taxes.'),('b','6000','2030',87400,'To accrue December interest.'),('c','6100','1590',1043200,'To record annual depreciation.'),('d','6110','1600',40250,'To amortize loan costs.'),('e','6200','1190',14600,'To increase the allowance for retail suites 103 and 110.'),('f','1530','5100',38850,'To capitalize retail demising work expensed in error.'),('g','5400','1200',12300,'To expense expired insurance premium.')]:
        v=je(ref,d,c,v);notes.append((ref,t,v))
    from reportlab.pdfgen import canvas
    from reportlab.lib.pagesizes import letter,landscape
    W,Hh=landscape(letter);c=canvas.Canvas(dpath('Sycamore_Row_WTB_2024.pdf'),pagesize=(W,Hh))
    X=[310,385,462,545,635,715] ;keys=["other:UNADJUSTED Debit","other:UNADJUSTED Credit","other:ADJUSTMENTS Debit","other:ADJUSTMENTS Credit","debit","credit"]
    rows=[];tots=[]
    def head(p):
        c.setFont('Times-Bold',13);c.drawString(40,572,'Sycamore Row Partners, L.P.');c.setFont('Times-Italic',10.5)
        c.drawString(40,558,'Working Trial Balance — Year ended December 31, 2024');c.setFont('Times-Roman',8);c.drawRightString(W-40,572,f'WP  TB-{p}');c.drawRightString(W-40,561,'Prepared: HLV 2/11/25    Reviewed: ____')
        c.setFont('Times-Bold',9)
        for a,b,t in((255,385,'UNADJUSTED'),(405,545,'ADJUSTMENTS'),(575,715,'ADJUSTED')):
            c.drawCentredString((a+b)/2,536,t);c.line(a,532,b,532)
        c.drawString(40,521,'Acct');c.drawString(76,521,'Account title')
        for x,t in zip(X,['Debit','Credit']*3): c.drawRightString(x,521,t)
        c.setLineWidth(1);c.line(40,516,W-60,516);c.setLineWidth(.4);return 503
    def line(y,lab,v,bold=False,dbl=False,refs=('',''),dol=False,pre=True):
        c.setFont('Times-Bold' if bold else 'Times-Roman',9);c.drawString(76,y,lab)
        for i,(x,q) in enumerate(zip(X,v)):
            if q:
                c.drawRightString(x,y,('$ ' if dol else '')+f2(q))
                if bold and not pre: c.line(x-62,y+9,x,y+9)
                if dbl: c.line(x-62,y-3,x,y-3);c.line(x-62,y-5,x,y-5)
        c.setFont('Times-Italic',8)
        if refs[0]: c.drawString(400,y,f'({refs[0]})')
        if refs[1]: c.drawString(480,y,f'({refs[1]})')
    y=head(1);T=[0]*6;cnt=0
    for i,(code,nm,_) in enumerate(A):
        if cnt==32:
            line(y,'Carried forward',T,True,pre=False);tots.append({"label":"Carried forward",**{k:n(x) for k,x in zip(keys,T)}})
            c.setFont('Times-Roman',7.5);c.drawString(40,28,'Tallow & Brandt, CPAs — for lender reporting package; unaudited');c.showPage();y=head(2)
            line(y,'Brought forward',T,True);tots.append({"label":"Brought forward",**{k:n(x) for k,x in zip(keys,T)}});y-=14.2;cnt=0
        a=u[code];ref,d=aj.get(code,('',0));e=a+d
        v=[max(a,0),max(-a,0),max(d,0),max(-d,0),max(e,0),max(-e,0)]
        line(y,nm,v,refs=(ref if d>0 else '',ref if d<0 else ''),dol=(i==0));c.setFont('Times-Roman',9);c.drawString(40,y,code)
        rows.append({"account":code,"name":nm,**{k:n(x) for k,x in zip(keys,v) if x}})
        T=[p+q for p,q in zip(T,v)];y-=14.2;cnt+=1
    assert T[0]==T[1] and T[2]==T[3] and T[4]==T[5]
    y-=3;line(y,'Totals',T,True,dbl=True,dol=True,pre=False);tots.append({"label":"Totals",**{k:n(x) for k,x in zip(keys,T)}})
    y-=28;c.setFont('Times-Bold',9);c.drawString(76,y,'Adjusting entries');y-=12
    for ref,t,v in notes: c.setFont('Times-Roman',8.5);c.drawString(76,y,f'({ref})');c.drawString(96,y,t);c.drawRightString(462,y,f2(v));y-=11.5
    c.setFont('Times-Roman',7.5);c.drawString(40,28,'Tallow & Brandt, CPAs — for lender reporting package; unaudited');c.save()
    save('Sycamore_Row_WTB_2024.pdf','TB',keys,rows,tots,None,'MIXED_USE','small CPA firm','working trial balance, unadjusted / adjustments with reference letters / adjusted, carried and brought forward lines, entry notes','adjustment refs in the number area; carried/brought forward lines listed as totals; wrong pair tempting')
