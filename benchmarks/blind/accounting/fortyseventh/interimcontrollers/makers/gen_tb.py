import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib import colors
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side

# ---------- TB1 Swiss lake hotel, six columns in pairs, departments ----------
def tb1(rng):
    stem='seewinkel_hotel_tb_h1'
    secs=[("1  Assets",[("1000","Cash floats and house banks",12,'a'),("1020","Zuger Landbank current account CHF",None,'a'),("1022","Zuger Landbank EUR account",300,'a'),("1060","Credit card clearing",85,'a'),("1100","Guest ledger",140,'a'),("1101","City ledger - groups and agencies",260,'a'),("1109","Provision for doubtful debts",-18,'f'),("1170","Input VAT",35,'a'),("1200","Food stocks",44,'a'),("1201","Beverage and cellar stocks",118,'a'),("1300","Prepaid insurance and licences",27,'a'),("1510","Furniture, fixtures and equipment",3420,'a'),("1519","Accumulated depreciation FF&E",-1975,'f'),("1600","Hotel building, parcel 411",18650,'0'),("1609","Accumulated depreciation building",-6240,'f')]),
    ("2  Liabilities and equity",[("2000","Trade creditors",-310,'a'),("2030","Advance deposits from guests",-420,'a'),("2200","VAT payable",-96,'a'),("2206","Visitor tax payable to commune",-22,'a'),("2270","Social insurance clearing",-48,'a'),("2300","Accrued holiday and overtime",-134,'f'),("2401","Mortgage loan, first rank",-9800,'a'),("2450","Shareholder loan Fam. Aregger",-1250,'0'),("2800","Share capital",-1500,'0'),("2970","Retained earnings brought forward",None,'0')]),
    ("Dept 30  Rooms",[("3000","Room revenue - transient",-1480,'p'),("3001","Room revenue - groups",-520,'p'),("3005","No-show and cancellation income",-24,'p'),("3010","Rooms wages",438,'p'),("3020","Laundry and linen hire",96,'p'),("3025","Travel agent commissions",187,'p'),("3030","Guest supplies",41,'p')]),
    ("Dept 40  Food & beverage",[("4000","Restaurant revenue",-612,'p'),("4001","Terrace and boat-house revenue",-204,'p'),("4002","Banquet revenue",-276,'p'),("4010","Kitchen and service wages",398,'p'),("4020","Cost of food",291,'p'),("4021","Cost of beverages",112,'p'),("4030","Music and entertainment",19,'p')]),
    ("Dept 50  Spa and lido",[("5000","Treatments and day passes",-158,'p'),("5001","Retail cosmetics",-31,'p'),("5010","Therapist wages",94,'p'),("5020","Pool chemicals and supplies",23,'p')]),
    ("Dept 60  Undistributed and fixed",[("6000","Administration salaries",212,'p'),("6010","Accounting and interim management",68,'p'),("6100","Marketing and web bookings",74,'p'),("6200","Repairs and maintenance",131,'p'),("6300","Heating oil and district heat",89,'p'),("6310","Electricity and water",77,'p'),("6500","Property insurance",24,'p'),("6600","Depreciation charge",246,'p'),("6800","Mortgage interest",137,'p'),("6810","Bank and card charges",33,'p')])]
    R=[]
    for s,accs in secs:
        for c,n,k,t in accs:
            r={'_s':s,'account':c,'name':n,'_k':k,'_t':t,'_o':0,'_d':0,'_c':0}
            if k is not None and t!='p': r['_o']=int(k*100000*rng.uniform(.93,1.07))+rng.randint(1,99) if t!='0' or n.startswith('Hotel') else k*100000
            if k is not None:
                base=abs(k)*100000
                if t=='p':
                    big=int(base*rng.uniform(.92,1.08))+rng.randint(1,95); small=int(big*rng.uniform(0,.03)) if rng.random()<.45 else 0
                    r['_d'],r['_c']=(big,small) if k>0 else (small,big)
                elif t=='a':
                    r['_d']=int(min(base,160000000)*rng.uniform(.3,1.6))+rng.randint(1,99); r['_c']=int(r['_d']*rng.uniform(.85,1.12))
                    if n.startswith('Mortgage'): r['_d'],r['_c']=12500000,0
                    if n.startswith('Furn'): r['_d'],r['_c']=18642075,0
                elif t=='f': r['_c']=int(base*rng.uniform(.02,.05))+rng.randint(1,99)
            R.append(r)
    B={r['account']:r for r in R}
    B['1020']['_o']=41288315
    B['2970']['_o']=-sum(r['_o'] for r in R)
    B['1020']['_d']=612004480; d=sum(r['_d'] for r in R); c=sum(r['_c'] for r in R)
    B['1020']['_c']=max(0,d-c)
    d=sum(r['_d'] for r in R); c=sum(r['_c'] for r in R); assert d==c,(d,c)
    keys=['open_dr','open_cr','debit','credit','close_dr','close_cr']
    for r in R:
        o=r['_o']; cl=o+r['_d']-r['_c']
        r['open_dr']=o if o>0 else None; r['open_cr']=-o if o<0 else None
        r['debit']=r['_d'] or None; r['credit']=r['_c'] or None
        r['close_dr']=cl if cl>0 else None; r['close_cr']=-cl if cl<0 else None
    items=[]
    for s,_ in secs:
        items.append(('head',s)); rr=[r for r in R if r['_s']==s]; items+= [('row',r) for r in rr]
        items.append(('total',{'label':'Sum '+s.split('  ')[1],**sumk(rr,keys)}))
    g={'label':'TOTAL ALL ACCOUNTS',**sumk(R,keys)}; items.append(('total',g))
    assert g['open_dr']==g['open_cr'] and g['close_dr']==g['close_cr']
    f=lambda v:'' if v is None else f'{v/100:,.2f}'.replace(',',"'")
    W,H=landscape(A4); cv=canvas.Canvas(DOC+stem+'.pdf',pagesize=(W,H)); X=[345,430,520,610,700,790]
    st={'y':0,'p':0}
    def page():
        if st['p']: cv.showPage()
        st['p']+=1
        cv.setFont('Times-Bold',13); cv.drawString(48,H-42,'Hotel Seewinkel & Residenzen AG, Vitznau')
        cv.setFont('Times-Roman',9.5); cv.drawString(48,H-56,'Balance of accounts by department, 1 January to 30 June 2026   (CHF, before half-year closing entries)')
        cv.setFont('Times-Italic',8.5); cv.drawRightString(790,H-42,'printed 23.07.2026 by interim finance   -   sheet %d'%st['p'])
        y=H-80; cv.setFillColorRGB(.87,.91,.93); cv.rect(44,y-17,750,29,fill=1,stroke=0); cv.setFillColor(colors.black)
        cv.setFont('Times-Bold',9)
        for a,b,t in [(270,430,'Opening 01.01.2026'),(450,610,'Turnover Jan - Jun'),(630,790,'Balance 30.06.2026')]:
            cv.drawCentredString((a+b)/2,y,t); cv.setLineWidth(.4); cv.line(a,y-3,b,y-3)
        cv.drawString(48,y-13,'No.'); cv.drawString(82,y-13,'Account')
        for x,t in zip(X,['Debit','Credit']*3): cv.drawRightString(x,y-13,t)
        st['y']=y-31
    page()
    for i,(t,d) in enumerate(items):
        if st['y']<(70 if t=='head' else 44): page()
        y=st['y']
        if t=='head': cv.setFont('Times-BoldItalic',10); cv.drawString(48,y-3,d); st['y']-=16; continue
        if t=='row':
            cv.setFont('Times-Roman',9.2); cv.drawString(48,y,d['account']); cv.drawString(82,y,d['name'])
        else:
            cv.setFont('Times-Bold',9.2); cv.setLineWidth(.5); cv.line(82,y+9.5,790,y+9.5); cv.drawString(82,y,d['label'])
            if 'TOTAL' in d['label']: cv.line(82,y-3,790,y-3); cv.line(82,y-5,790,y-5)
        for x,k in zip(X,keys): cv.drawRightString(x,y,f(d.get(k)))
        st['y']-=12.2 if t=='row' else 20
    cv.save()
    save(stem,'pdf','TB','HOSPITALITY','interimcontrollers','Swiss hotel, opening/turnover/balance in Dr/Cr pairs by department','apostrophe thousands; three column pairs; section sums; code-less blanks',keys,items)

# ---------- TB2 US business park working papers with AJEs, xlsx ----------
def tb2(rng):
    stem='tolland_ridge_wtb_2025'
    leads=[('A','Cash',[('1010-00','Operating account - Farmington Trust',184_220),('1015-00','Security deposit account',96_410),('1020-00','Capital reserve money market',312_900)]),
    ('B','Receivables',[('1110-00','Tenant receivables',143_610),('1115-00','CAM true-up receivable',38_240),('1190-00','Allowance for uncollectible',-12_000),('1210-00','Due from Tolland Ridge II LLC',55_000)]),
    ('C','Prepaids and deferred',[('1310-00','Prepaid insurance',41_830),('1320-00','Prepaid real estate tax',77_115),('1410-00','Deferred leasing commissions',226_300),('1415-00','Accum. amortization - commissions',-88_700),('1450-00','Straight-line rent receivable',119_460)]),
    ('F','Property',[('1510-00','Land',2_150_000),('1520-00','Buildings 100-400',11_480_000),('1530-00','Tenant improvements',1_364_520),('1540-00','Parking and site work',488_300),('1590-00','Accumulated depreciation',-4_902_775)]),
    ('M','Payables',[('2010-00','Accounts payable',-88_140),('2050-00','Accrued expenses',-21_500),('2110-00','Prepaid rents',-46_330),('2200-00','Tenant security deposits',-95_880),('2300-00','Accrued interest',-29_160)]),
    ('N','Debt',[('2510-00','Mortgage note - Granite State Life',-7_340_000),('2590-00','Unamortized loan costs',64_250)]),
    ('R','Members\' equity',[('3010-00','Members\' capital - Osgood family',None),('3100-00','Distributions',240_000)]),
    ('S','Revenue',[('4010-00','Base rent',-1_684_900),('4020-00','CAM recoveries',-331_750),('4030-00','Real estate tax recoveries',-214_080),('4050-00','Straight-line rent adjustment',0),('4090-00','Late fees and other',-9_415)]),
    ('T','Operating expenses',[('5010-00','Janitorial and grounds',148_220),('5020-00','Snow removal',61_940),('5030-00','Repairs and maintenance',117_305),('5040-00','Utilities - common area',92_610),('5050-00','Management fee',60_480),('5060-00','Insurance',58_330),('5070-00','Real estate taxes',301_260),('5080-00','Professional fees',24_750),('5090-00','Bad debt expense',0)]),
    ('U','Non-operating',[('6010-00','Interest expense',351_840),('6020-00','Depreciation',0),('6030-00','Amortization',0),('6090-00','Interest income',-7_980)])]
    AJ={1:('6020-00','1590-00',39841200,'Record 2025 depreciation per fixed asset roll'),2:('6030-00','1415-00',3122000,'Amortize leasing commissions'),3:('5090-00','1190-00',1875050,'Allowance: Nutmeg Optics and two vacated suites'),4:('1450-00','4050-00',2264000,'Straight-line rent per schedule'),5:('5060-00','1310-00',1894375,'Expire insurance Oct - Dec'),6:('5080-00','2050-00',1425000,'Accrue audit fee'),7:('6010-00','2590-00',916700,'Amortize loan costs'),8:('4020-00','1115-00',741890,'Reverse duplicate CAM true-up'),9:('5070-00','1320-00',6420000,'Expense second-half tax')}
    R=[]
    for l,ln,ac in leads:
        for c,n,v in ac:
            r={'_l':l,'account':c,'name':n,'_u':None if v is None else (v*100+ (rng.randint(-49999,49999) if v%1000 and v else 0))}
            r['_p']=None if v is None else (int(v*100*rng.uniform(.88,1.06)) if v else 0)
            if c in('1510-00','1520-00'): r['_p']=r['_u']
            R.append(r)
    B={r['account']:r for r in R}
    B['4050-00']['_p']=-2711800; B['5090-00']['_p']=430000; B['6020-00']['_p']=39120400; B['6030-00']['_p']=2986500
    B['1210-00']['_p']=None  # no prior-year balance
    for k in('_u','_p'): B['3010-00'][k]=-sum(r[k] or 0 for r in R if r['account']!='3010-00')
    kp,ku,kd,kc='other:Final 12/31/2024','other:Per G/L 12/31/2025','other:AJE Debit','other:AJE Credit'
    keys=[kp,ku,kd,kc,'ending']
    for r in R:
        r[kp]=r['_p'] or None; r[ku]=r['_u'] or None; d=c=0; ref=[]
        for no,(a,b,am,_) in AJ.items():
            if a==r['account']: d+=am; ref.append(no)
            if b==r['account']: c+=am; ref.append(no)
        r[kd]=d or None; r[kc]=c or None; r['_ref']=', '.join('AJE-%d'%x for x in ref); r['ending']=r['_u']+d-c
    items=[]
    for l,ln,ac in leads:
        rr=[r for r in R if r['_l']==l]; items+=[('row',r) for r in rr]
        items.append(('total',{'label':f'Lead {l} - {ln}',**sumk(rr,keys)}))
    items.append(('total',{'label':'Trial balance proof',**sumk(R,keys)}))
    g=items[-1][1]; assert g[kp]==g[ku]==g['ending']==0 and g[kd]==g[kc]
    wb=Workbook(); ws=wb.active; ws.title='WTB'
    ws['A1']='TOLLAND RIDGE BUSINESS PARK LLC'; ws['A2']='Working trial balance - year ended December 31, 2025'; ws['H1']='W/P:  TB-1'; ws['H2']='Prepared: R. Lindqvist 3/11/26'; ws['H3']='Reviewed: ______'
    ws['A3']='credit balances in parentheses; interim draft, tax entries not posted'
    for a in('A1','A2'): ws[a].font=Font(name='Cambria',bold=True,size=12)
    ws['A3'].font=Font(name='Cambria',italic=True,size=9)
    h1=['','','','Final','Per G/L','Adjusting journal entries','','','Adjusted','']; h2=['W/P','Acct','Account name','12/31/2024','12/31/2025','Ref','AJE Debit','AJE Credit','12/31/2025','Tick']
    for j,(a,b) in enumerate(zip(h1,h2),1):
        for i,t in((5,a),(6,b)):
            c=ws.cell(i,j,t or None); c.font=Font(name='Cambria',bold=True,size=10); c.alignment=Alignment(horizontal='center'); c.fill=PatternFill('solid',fgColor='F3EAD3')
            if i==6: c.border=Border(bottom=Side(style='medium'))
    ws.merge_cells('F5:H5')
    r0=7; nf='#,##0.00_);(#,##0.00)'; col={kp:4,ku:5,kd:7,kc:8,'ending':9}; last=None
    for t,d in items:
        if t=='row':
            ws.cell(r0,1,d['_l'] if d['_l']!=last else None); last=d['_l']
            ws.cell(r0,2,d['account']); ws.cell(r0,3,d['name']); ws.cell(r0,6,d['_ref'] or None)
            if d['_ref']: ws.cell(r0,6).alignment=Alignment(horizontal='center')
            if rng.random()<.35: ws.cell(r0,10,rng.choice(['PBC','f','cf','v']))
        else: ws.cell(r0,3,d['label'])
        for k,j in col.items():
            if d.get(k) is not None:
                c=ws.cell(r0,j,d[k]/100); c.number_format=nf
                if t=='total': c.border=Border(top=Side(style='thin'),bottom=Side(style='double') if 'proof' in d['label'] else None)
        for j in range(1,11): ws.cell(r0,j).font=Font(name='Cambria',size=10,bold=t=='total')
        r0+=2 if t=='total' else 1
    ws.cell(r0,1,'f = footed   cf = agreed to carryforward   v = vouched   PBC = prepared by client').font=Font(name='Cambria',size=8,italic=True)
    for c,w in zip('ABCDEFGHIJ',[6,10,36,17,17,14,15,15,17,6]): ws.column_dimensions[c].width=w
    ws.freeze_panes='D7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    w2=wb.create_sheet('AJE list'); w2.append(['AJE','Explanation','Posted to']); 
    for no,(a,b,am,tx) in AJ.items(): w2.append(['AJE-%d'%no,tx,f'Dr {a} / Cr {b}'])
    w2.column_dimensions['B'].width=48; w2.column_dimensions['C'].width=26
    wb.save(DOC+stem+'.xlsx')
    save(stem,'xlsx','TB','OFFICE','interimcontrollers','US auditor-style working trial balance, lead sheets, AJE Dr/Cr, adjusted balance','two-line headers; prior year and unadjusted columns; lead subtotals; ref column between amounts',keys,items)

# ---------- TB3 British family estate, three properties, CR suffix, line-printer ----------
def tb3(rng):
    stem='carnmoor_estates_tb_q3'
    props=[('04','Harbour Parade Shops & Flats','Looe'),('07','Tregoss Mill Workspace','Liskeard'),('11','Penlee Lodge & Cottages','Mousehole')]
    bs=[('0100','Freehold property',1850,'s'),('0140','Fixtures and plant',96,'m'),('0149','Depreciation fixtures',-41,'d'),('1100','Rent debtors',23,'m'),('1110','Service charge debtors',9,'m'),('1150','Prepayments',6,'m'),('1200','Bank - client account',None,'m'),('1210','Bank - deposit account',55,'s'),('2100','Trade creditors',-14,'m'),('2120','Deposits held',-19,'m'),('2200','VAT control',-7,'m'),('2300','Loan - Kernow Mutual',-640,'l'),('2400','Inter-co: Carnmoor Hldgs',-210,'m'),('3000','Capital account',None,'s')]
    pl=[('4000','Rents receivable',-118,'p'),('4010','Service charge income',-31,'p'),('4020','Holiday letting income',-64,'p'),('4090','Sundry income',-2,'p'),('5000','Repairs and redecoration',27,'p'),('5010','Cleaning and changeovers',19,'p'),('5020','Insurance premiums',8,'p'),('5030','Business and council rates',11,'p'),('5040','Light, heat and water',13,'p'),('5050','Letting agents\' fees',9,'p'),('5060','Professional charges',5,'p'),('6000','Loan interest',24,'p'),('6010','Bank charges',0.6,'p')]
    skip={'04':{'4020','5010'},'07':{'4020','5010','1210'},'11':{'4010','1110','2120'}}
    items=[]; keys=['beginning','activity','ending']; allr=[]; disp=[]
    for pc,pn,town in props:
        P=f'{pc} {pn}'; items.append(('head',(pc,pn,town))); m=rng.uniform(.6,1.4); sect={}
        for nm,L in(('bs',bs),('pl',pl)):
            sect[nm]=[]
            for c,n,k,t in L:
                if c in skip[pc]: continue
                r={'property':pn,'account':f'{pc}-{c}','name':n,'beginning':0,'activity':0,'_c':c}
                if k is not None:
                    b=int(k*m*100000*rng.uniform(.9,1.1)); r['beginning']=b if t!='p' else int(b*.66)
                    if t=='s': r['beginning']=round(b,-5)
                    r['activity']={'s':0,'m':int(b*rng.uniform(-.3,.3)),'d':int(b*.05),'l':-int(b*.012),'p':int(b*rng.uniform(.25,.42))}[t]
                    if c=='4090' and pc=='07': r['activity']=0
                sect[nm].append(r)
        rr=sect['bs']+sect['pl']; B={r['_c']:r for r in rr}
        B['1200']['beginning']=int(38e5*m)+rng.randint(0,99); B['3000']['beginning']=-sum(r['beginning'] for r in rr); B['1200']['activity']=-sum(r['activity'] for r in rr)
        for r in rr: r['ending']=r['beginning']+r['activity']
        for nm,lab in(('bs','Balance sheet accounts'),('pl','Income and expenditure')):
            items+=[('row',r) for r in sect[nm]]; items.append(('total',{'property':pn,'label':lab,**sumk(sect[nm],keys)}))
        items.append(('total',{'label':f'Property {pc} control','property':pn,**sumk(rr,keys)})); allr+=rr
        assert all(items[-1][1][k]==0 for k in keys)
    items.append(('total',{'label':'Ledger control (3 properties)',**sumk(allr,keys)}))
    f=lambda v:f'{abs(v)/100:,.2f}'+(' CR' if v<0 else '   ')
    W,H=A4; cv=canvas.Canvas(DOC+stem+'.pdf',pagesize=A4); st={'y':0,'p':0}
    def page():
        if st['p']: cv.setFont('Courier',8); cv.drawString(50,28,'continued overleaf'); cv.showPage()
        st['p']+=1; cv.setFont('Courier-Bold',10); cv.drawString(50,H-45,'CARNMOOR FAMILY ESTATES LLP'); cv.setFont('Courier',9)
        cv.drawRightString(545,H-45,'PAGE %03d'%st['p']); cv.drawString(50,H-58,'NOMINAL LEDGER BALANCES   PERIOD 7-9   QUARTER TO 24 JUNE 2026'); cv.drawString(50,H-70,'='*91)
        cv.drawString(50,H-84,'CODE'); cv.drawString(105,H-84,'NARRATIVE')
        for x,t in zip((345,445,545),('B/FWD   ','NET MOVEMENT   ','C/FWD   ')): cv.drawRightString(x,H-84,t)
        cv.drawString(50,H-94,'-'*91); st['y']=H-110
    page(); first=True; prop=None
    for t,d in items:
        if t=='head' :
            if not first and st['y']<H-200 and st['y']<420: page()
            elif not first: st['y']-=10
            first=False
        elif st['y']<52: page()
        y=st['y']
        if t=='head':
            cv.setFont('Courier-Bold',9); cv.drawString(50,y,f'PROPERTY {d[0]}  {d[1]}, {d[2]}'.replace('&','&')); st['y']-=16; continue
        cv.setFont('Courier' if t=='row' else 'Courier-Bold',9)
        if t=='row': cv.drawString(50,y,d['account']); cv.drawString(105,y,d['name'])
        else:
            for x in(345,445,545): cv.setLineWidth(.4); cv.line(x-90,y+9,x-16,y+9)
            cv.drawString(105,y,'* '+d['label'])
            d['label']='* '+d['label']
        for x,k in zip((345,445,545),keys): cv.drawRightString(x,y,f(d[k]))
        st['y']-=11.6 if t=='row' else 15
    cv.setFont('Courier',8); cv.drawString(50,28,'** END OF REPORT **'); cv.save()
    save(stem,'pdf','TB','MIXED_USE','interimcontrollers','British nominal ledger printout, three properties under headings, CR suffix','CR suffix as sign; property headings; control totals of 0.00; code prefixed by property',keys,items)
