from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, A4
from reportlab.lib import colors

def build(spec,r,cash,cash_target,dist,eq):
    rows=[];fx={}
    def v(s):
        s=s.strip()
        if not s: return 0
        neg=s[0]=='-'; t=s.lstrip('-')
        if t[0]=='x':
            c=int(round(float(t[1:])*100))
        else:
            c=int(float(t)*100*r.uniform(.93,1.07)); 
        return -c if neg else c
    for ln in spec.strip().splitlines():
        p=[q.strip() for q in ln.split('|')]
        if len(p)==1: rows.append({'sec':p[0]});continue
        p+=['']*(5-len(p))
        rows.append(dict(code=p[0],name=p[1],o=v(p[2]),d=v(p[3]),c=v(p[4])))
    A={x['code']:x for x in rows if 'code' in x}
    A[eq]['o']=0; A[eq]['o']=-sum(x['o'] for x in A.values())
    oth=[x for k,x in A.items() if k not in(cash,dist)]
    D=sum(x['d'] for x in oth);C=sum(x['c'] for x in oth)
    target=int(cash_target*100)+r.randrange(100); net=target-A[cash]['o']
    q=C-D-net
    A[dist]['d'],A[dist]['c']=(q,0) if q>0 else (0,-q)
    A[cash]['d']=int(C*0.61)
    A[cash]['c']=A[cash]['d']-net
    for x in A.values(): x['e']=x['o']+x['d']-x['c']
    assert sum(x['d']-x['c'] for x in A.values())==0 and sum(x['e'] for x in A.values())==0
    assert all(x['d']>=0 and x['c']>=0 for x in A.values())
    return rows

S1='''
ASSETS
1010-000|Cash - Operating|412000||
1015-000|Cash - Property Tax Escrow|186400|731000|702500
1020-000|Cash - Lender Reserve|905100|180000|64000
1025-000|Cash - Security Deposits|x214318.40|x18650.00|x9400.00
1110-000|Accounts Receivable - Tenants|x143706.44|x9482310.55|x9391204.18
1115-000|Accounts Receivable - Other|18450|36200|41100
1120-000|Allowance for Doubtful Accounts|-x31000.00|x12914.75|x24500.00
1130-000|Straight Line Rent Receivable|1288000|96300|40700
1210-000|Prepaid Insurance|x88120.16|x214306.00|x207411.92
1215-000|Prepaid Real Estate Tax||x342114.60|x342114.60
1220-000|Prepaid Service Contracts|12600|31000|29700
1310-000|Land|x8450000.00||
1320-000|Building & Improvements|x41266190.77|x318440.25|
1325-000|Tenant Improvements|x6930418.05|x512775.60|x88210.00
1330-000|Furniture & Fixtures|x174022.18||
1420-000|Accum. Depr. - Building|-x9284892.90||x1058107.46
1425-000|Accum. Depr. - Tenant Imps|-x3811254.62|x88210.00|x694180.44
1430-000|Accum. Depr. - Furn & Fix|-x139217.64||x17402.22
1510-000|Deferred Leasing Costs|1932000|214600|
1515-000|Accum. Amort. - Leasing Costs|-x901433.71||x231880.08
1520-000|Deferred Financing Costs|x486000.00||
1525-000|Accum. Amort. - Financing|-x243000.00||x48600.00
LIABILITIES
2010-000|Accounts Payable - Trade|-168900|3912000|3944000
2015-000|Accrued Expenses|-94700|94700|118300
2020-000|Accrued Interest Payable|-x127041.67|x1524500.04|x1521884.30
2025-000|Accrued Real Estate Taxes|-x341480.12|x702306.40|x719512.28
2110-000|Prepaid Rents|-212300|212300|198750
2120-000|Tenant Security Deposits|-x214318.40|x9400.00|x18650.00
2130-000|Due to Affiliate|-x40000.00|x40000.00|
2210-000|Mortgage Note Payable|-x32875000.00|x611208.96|
EQUITY
3010-000|Partners' Capital|||
3020-000|Distributions|||
REVENUE
4010-000|Base Rent - Office||18400|6231000
4015-000|Base Rent - Storage|||38900
4020-000|Straight Line Rent Adjustment||40700|96300
4025-000|Rent Abatements||188000|
4110-000|Operating Expense Recovery||22100|1418000
4120-000|Real Estate Tax Recovery||9600|604000
4130-000|Tenant Electric Reimbursement||1100|287000
4210-000|Parking Income - Monthly|||331000
4215-000|Parking Income - Transient|||62400
4310-000|Tenant Work Order Income|||27700
4320-000|Late Fees||380|9150
4330-000|Antenna & Telecom License|||48000
4390-000|Interest Income|||11240
OPERATING EXPENSES
5010-000|Janitorial - Contract||402000|3100
5015-000|Janitorial - Supplies||38800|
5020-000|Window Cleaning||21600|
5030-000|Trash Removal||29400|
5110-000|Electricity||611000|4020
5115-000|Gas||84300|
5120-000|Water & Sewer||58200|
5210-000|HVAC Maintenance||118000|
5215-000|Elevator Contract||92400|
5220-000|Plumbing Repairs||24900|
5225-000|Electrical Repairs||31700|410
5230-000|Fire & Life Safety||36500|
5235-000|Landscaping & Snow||66800|
5310-000|Security Contract||288000|
5320-000|Payroll - Engineering||341000|6200
5325-000|Payroll Taxes & Benefits||97400|
5410-000|Management Fee||239000|
5420-000|Professional Fees||54800|2500
5430-000|Office & Administrative||28100|
5435-000|Bad Debt Expense||x24500.00|
5510-000|Real Estate Taxes||x719512.28|
5520-000|Insurance - Property||x207411.92|
NON-OPERATING
6010-000|Interest Expense - Mortgage||x1521884.30|
6110-000|Depreciation Expense||x1769690.12|
6120-000|Amortization - Leasing Costs||x231880.08|
6125-000|Amortization - Financing||x48600.00|
6210-000|Non-Recoverable Legal||17300|
6220-000|State Franchise Tax||x14850.00|
'''
def tb1():
    r=rng('tb1'); rows=build(S1,r,'1010-000',388412,'3020-000','3010-000')
    stem='tb_meridian_gate_office'
    W,H=landscape(letter); cv=canvas.Canvas(DOC+stem+'.pdf',pagesize=(W,H),invariant=1)
    tm=lambda c: n2(c)+('-' if c<0 else ' ')
    cols=[372,478,584,704]
    st={'y':0,'p':0}
    def head():
        if st['p']: cv.showPage()
        st['p']+=1; cv.setFont('Courier',8.5)
        y=H-38
        cv.drawString(40,y,'Database: MGPROD'); cv.drawCentredString(W/2,y,'TRIAL BALANCE BY ENTITY'); cv.drawRightString(W-40,y,f'Page: {st["p"]:>4}')
        cv.drawString(40,y-11,'Entity:   0447'); cv.drawCentredString(W/2,y-11,'MERIDIAN GATE OFFICE LLC'); cv.drawRightString(W-40,y-11,'Date: 01/14/2026')
        cv.drawString(40,y-22,'Basis:    Accrual'); cv.drawCentredString(W/2,y-22,'Periods 01/25 through 12/25'); cv.drawRightString(W-40,y-22,'Time: 04:52 PM')
        y-=48; cv.setFont('Courier-Bold',8.5)
        for x,a,b in zip(cols,['Opening','Year-to-Date','Year-to-Date','Closing'],['Balance','Debits','Credits','Balance']):
            cv.drawRightString(x,y,a+' ');cv.drawRightString(x,y-10,b+' ')
        cv.drawString(40,y-10,'Account'); cv.drawString(104,y-10,'Description')
        cv.setLineWidth(.6); cv.line(40,y-14,W-40,y-14); st['y']=y-28
    def line(code,name,vals,b=False):
        cv.setFont('Courier-Bold' if b else 'Courier',8.5)
        cv.drawString(40,st['y'],code);cv.drawString(104,st['y'],name)
        for x,v in zip(cols,vals): cv.drawRightString(x,st['y'],tm(v))
        st['y']-=11.5
    T=[];R=[];K=['beginning','debit','credit','ending']
    head(); sec=None; acc=[0]*4; g=[0]*4
    def close():
        nonlocal acc
        lab='Total '+sec.title()
        cv.setLineWidth(.4)
        for x in cols: cv.line(x-88,st['y']+9,x-4,st['y']+9)
        st['y']-=2
        line('',lab,acc,True); T.append({'label':lab,**{k:f(a) for k,a in zip(K,acc)}}); acc=[0]*4; st['y']-=8
    for x in rows:
        if 'sec' in x:
            if sec: close()
            if st['y']<110: head()
            sec=x['sec']; cv.setFont('Courier-Bold',8.5); cv.drawString(40,st['y'],sec); st['y']-=13; continue
        if st['y']<62: head()
        v=[x['o'],x['d'],x['c'],x['e']]; line(x['code'],x['name'],v)
        acc=[a+b for a,b in zip(acc,v)]; g=[a+b for a,b in zip(g,v)]
        R.append({'account':x['code'],'name':x['name'],**{k:f(a) for k,a in zip(K,v)}})
    close()
    if st['y']<80: head()
    cv.setLineWidth(.8)
    for x in cols: cv.line(x-88,st['y']+10,x-4,st['y']+10)
    line('','Entity 0447 Total',g,True)
    for x in cols: cv.line(x-88,st['y']+8,x-4,st['y']+8); cv.line(x-88,st['y']+6,x-4,st['y']+6)
    T.append({'label':'Entity 0447 Total',**{k:f(a) for k,a in zip(K,g)}})
    cv.setFont('Courier',7.5); cv.drawString(40,st['y']-14,'*** End of report *** Minus sign after the amount = credit balance. 1 entity selected.')
    cv.save()
    save(stem,'pdf','TB','OFFICE',K,R,T,None,'large entity-based accounting system','fixed-pitch landscape print, trailing minus for credits, sections with subtotals, 3 pages','trailing minus signs; two-line headings; account section totals')

S3='''
1010|Bank - Operating|96000||
1020|Bank - Capex Reserve|x120000.00|x24000.00|
1100|Trade Debtors|41800|1694000|1687000
1150|Tax & Insurance Recoverable|8300|14100|8300
1200|Prepayments|x22416.50|x46180.00|x44912.25
1500|Land|x2100000.00||
1510|Warehouse Buildings|x7864200.00|x41850.00|
1520|Dock Equipment & Racking|x388140.75|x26300.00|x12500.00
1610|Accum. Depreciation - Buildings|-x1415556.00||x196605.00
1620|Accum. Depreciation - Equipment|-x211780.30|x12500.00|x38814.08
2010|Trade Creditors|-38600|604000|611000
2050|Accrued Expenses|-17200|17200|21900
2100|Rents Received in Advance|-44500|44500|39800
2200|Tenant Deposits|-x96250.00|x8000.00|x11500.00
2500|Term Loan - First Cumberland|-x5220000.00|x148200.00|
3000|Members' Capital|||
3100|Drawings|||
4000|Warehouse Rent|||1312000
4010|Yard & Trailer Parking|||46200
4100|Common Charges Recovered||3900|211000
4200|Sundry Income|||5150
5000|Property Taxes||164000|
5010|Insurance||x44912.25|
5100|Roof Repairs||38700|
5110|Dock Door & Leveler Repairs||27300|1250
5120|Paving & Striping||18900|
5130|Sprinkler Inspection||9800|
5200|Utilities - Common||31400|
5300|Snow Removal||22600|
5400|Management Fees||41000|
5500|Legal & Accounting||12700|
6000|Loan Interest||x286440.00|
6100|Depreciation||x235419.08|
'''
S3b='''
1010|Bank - Operating|58000||
1100|Trade Debtors|x12618.40|x866240.15|x861907.55
1200|Prepayments|x10250.00|x21840.00|x21215.00
1500|Land|x985000.00||
1510|Warehouse Buildings|x3911650.00||
1520|Dock Equipment & Racking|x92480.00|x7410.00|
1610|Accum. Depreciation - Buildings|-x586747.50||x97791.25
1620|Accum. Depreciation - Equipment|-x36992.00||x9248.00
2010|Trade Creditors|-15400|287000|281000
2050|Accrued Expenses|-6900|6900|8800
2200|Tenant Deposits|-x41000.00||
2500|Term Loan - First Cumberland|-x2480000.00|x71400.00|
3000|Members' Capital|||
3100|Drawings|||
4000|Warehouse Rent|||669000
4100|Common Charges Recovered|||104000
4200|Sundry Income|||1900
5000|Property Taxes||83400|
5010|Insurance||x21215.00|
5110|Dock Door & Leveler Repairs||11600|
5130|Sprinkler Inspection||4700|
5200|Utilities - Common||13900|
5300|Snow Removal||9400|
5400|Management Fees||20800|
6000|Loan Interest||x136080.00|
6100|Depreciation||x107039.25|
'''
def tb3():
    r=rng('tb3'); stem='tb_cumberland_warehouses'
    props=[('Kiln Road Distribution Park',build(S3,r,'1010',131907,'3100','3000')),('Tannery Lane Warehouse',build(S3b,r,'1010',74233,'3100','3000'))]
    W,H=landscape(A4); cv=canvas.Canvas(DOC+stem+'.pdf',pagesize=(W,H),invariant=1)
    K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
    xs=[355,440,528,616,704,792]; st={'y':0,'p':0}
    def head():
        if st['p']: cv.showPage()
        st['p']+=1
        cv.setFillColor(colors.HexColor('#1f4e5f'));cv.rect(36,H-62,W-72,30,fill=1,stroke=0)
        cv.setFillColor(colors.white);cv.setFont('Helvetica-Bold',13);cv.drawString(44,H-52,'Cumberland Sheds Holdings LLC')
        cv.setFont('Helvetica',10);cv.drawRightString(W-44,H-52,'Trial Balance   1 Jan 2025 - 31 Dec 2025')
        cv.setFillColor(colors.black);y=H-80
        cv.setFont('Helvetica-Bold',8.5)
        for a,b,t in((285,355,0),):pass
        for i,t in enumerate(['Opening balance','Movement in year','Closing balance']):
            x0=xs[2*i]-66; x1=xs[2*i+1]; cv.drawCentredString((x0+x1)/2,y,t); cv.setLineWidth(.5); cv.line(x0,y-3,x1,y-3)
        y-=13
        cv.drawString(44,y,'Code');cv.drawString(80,y,'Account')
        for i,x in enumerate(xs): cv.drawRightString(x,y,['Dr','Cr'][i%2])
        cv.line(36,y-4,W-36,y-4)
        cv.setFont('Helvetica-Oblique',7);cv.drawString(36,24,'Printed by G. Oyelaran 09 Jan 2026 10:17   -   amounts in USD');cv.drawRightString(W-36,24,f'Sheet {st["p"]}')
        st['y']=y-18
    def put(vals,b=False):
        for x,v in zip(xs,vals):
            if v or b: cv.drawRightString(x,st['y'],n2(v))
    R=[];T=[];G=[0]*6;planted=None
    head()
    for pi,(pn,rows) in enumerate(props):
        if pi: head()
        def ph(c=''):
            cv.setFont('Helvetica-Bold',10);cv.drawString(40,st['y'],pn+c);st['y']-=15
        ph();S=[0]*6
        for i,x in enumerate(rows):
            if st['y']<62: head();ph(' (continued)')
            v=[max(x['o'],0),max(-x['o'],0),x['d'],x['c'],max(x['e'],0),max(-x['e'],0)]
            S=[a+b for a,b in zip(S,v)]
            pv=list(v)
            if pi==0 and x['code']=='5120':
                s=str(v[4]); k=1; nd='6' if s[k]!='6' else '3'; pv[4]=int(s[:k]+nd+s[k+1:])
                planted={'what':f"{pn}, account 5120 Paving & Striping: closing Dr printed as {n2(pv[4])}, should be {n2(v[4])} (one digit changed; totals carry the true amount)",'kind':'digit_changed'}
            if i%2==0:
                cv.setFillColor(colors.HexColor('#eef4f5'));cv.rect(36,st['y']-3.5,W-72,12.6,fill=1,stroke=0);cv.setFillColor(colors.black)
            cv.setFont('Helvetica',8.5);cv.drawString(44,st['y'],x['code']);cv.drawString(80,st['y'],x['name']);put(pv);st['y']-=12.6
            R.append({'property':pn,'account':x['code'],'name':x['name'],**{k:f(a) for k,a in zip(K,pv) if a}})
        cv.setLineWidth(.7);cv.line(xs[0]-66,st['y']+9,xs[-1],st['y']+9);st['y']-=2
        cv.setFont('Helvetica-Bold',8.5);cv.drawString(80,st['y'],'Total '+pn);put(S,True);st['y']-=22
        T.append({'label':'Total '+pn,**{k:f(a) for k,a in zip(K,S)}});G=[a+b for a,b in zip(G,S)]
    cv.setLineWidth(1);cv.line(36,st['y']+11,W-36,st['y']+11)
    cv.setFont('Helvetica-Bold',9);cv.drawString(80,st['y'],'Total of all properties');put(G,True);cv.line(36,st['y']-5,W-36,st['y']-5)
    T.append({'label':'Total of all properties',**{k:f(a) for k,a in zip(K,G)}})
    cv.save()
    save(stem,'pdf','TB','WAREHOUSE',K,R,T,planted,'small cloud bookkeeping system, two properties','A4 landscape, Dr/Cr pairs for opening, movement and closing, property headings, banded rows, blanks for zero','two-level header, property headings with (continued), blank cells; one digit changed')

S2='''
Cash and reserves|A
1000|Cash - operating, Hudson Savings|184220|?
1010|Petty cash|500|500
1050|Reserve fund - money market|1206480|1318905
1060|Reserve fund - Treasury bills|750000|750000
1080|Mortgage escrow - real estate taxes|211340|224618
Receivables and prepaids|B
1110|Maintenance receivable - shareholders|38415|52906
1120|Commercial rent receivable|12600|6300
1130|Assessment receivable|0|41750
1180|Allowance for doubtful accounts|-9000|-14000
1210|Prepaid insurance|46318|51277
1220|Prepaid expenses - other|8140|7925
Property and equipment|C
1510|Land|1450000|1450000
1520|Building|6318000|6318000
1530|Building improvements|2844760|3091385
1540|Laundry and gym equipment|118205|118205
1610|Accumulated depreciation|-4927316|-5203480
Liabilities|D
2010|Accounts payable|-96874|-121543
2020|Accrued expenses|-41290|-38816
2030|Accrued interest|-27083|-26488
2040|Maintenance received in advance|-33671|-29904
2050|Security deposits - commercial|-18900|-18900
2060|Exchanges (security deposits, sublets)|-11000|-13500
2410|Mortgage payable - first|-6500000|-6357112
2420|Deferred financing costs|129600|115200
Shareholders' equity|E
3010|Common stock, $1 par|-24500|-24500
3020|Additional paid-in capital|-3118460|-3118460
3100|Accumulated deficit, beginning|?|?
Revenue|R
4010|Maintenance charges|-2744600|-2854384
4020|Capital assessment|0|-167000
4110|Commercial rent|-151200|-155736
4120|Garage income|-126000|-129900
4130|Laundry income|-21480|-20915
4140|Sublet and transfer fees|-14500|-36250
4150|Late charges|-6225|-7480
4190|Interest income|-41907|-57263
Expenses|X
5010|Wages - building staff|612840|641775
5020|Payroll taxes|49027|51342
5030|Union health and pension|211316|226480
5110|Fuel - gas|146205|158390
5120|Electricity|61484|66817
5130|Water and sewer|118627|124905
5210|Repairs - elevator|38916|27440
5220|Repairs - plumbing and heating|51272|64808
5230|Repairs - general|44190|39275
5240|Supplies|22604|24113
5250|Exterminating|5400|5400
5310|Insurance|173480|188624
5410|Management fee|92700|95481
5420|Legal|18325|31760
5430|Audit and accounting|19500|20500
5440|Office, telephone and web|11238|12046
5450|Bad debts|3000|5000
5510|Real estate taxes|812464|846210
5520|Franchise and corporation taxes|6810|7125
5610|Mortgage interest|325000|321428
5620|Amortization of financing costs|14400|14400
5710|Depreciation|268952|276164
'''
def tb2():
    from openpyxl import Workbook
    from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
    stem='tb_linden_court_coop_wp'
    L=[]
    for ln in S2.strip().splitlines():
        p=ln.split('|')
        L.append(p)
    acc=[p for p in L if len(p)==4]
    num=lambda s:int(s)
    py=sum(num(p[2]) for p in acc if p[2]!='?')
    deficit_py=-py
    ni_py=sum(num(p[2]) for p in acc if p[0]>='4')
    for p in acc:
        if p[0]=='3100': p[2]=deficit_py; p[3]=deficit_py+ni_py
    cy=sum(int(p[3]) for p in acc if p[3]!='?')
    for p in acc:
        if p[3]=='?': p[3]=-cy
        p[2]=int(p[2]);p[3]=int(p[3])
    print('coop cash cy',acc[0][3],'deficit',deficit_py,'ni',ni_py)
    wb=Workbook();ws=wb.active;ws.title='TB'
    fn='Garamond';B=Font(name=fn,size=11,bold=True);N=Font(name=fn,size=11);BL=Font(name=fn,size=10,color='0033AA',italic=True);RD=Font(name=fn,size=10,color='C00000')
    thin=Side(style='thin');dbl=Side(style='double')
    ws['A1']='Linden Court Owners Corp.';ws['A2']='Working trial balance';ws['A3']='Year ended December 31, 2025'
    for c in('A1','A2','A3'): ws[c].font=Font(name=fn,size=13,bold=True)
    for i,(a,b) in enumerate([('W/P','TB-1'),('Prepared','RK  2/09/26'),('Reviewed','DMV  2/17/26')]):
        ws.cell(1+i,8,a).font=N;ws.cell(1+i,9,b).font=BL
    ws['A4']='Source: managing agent general ledger, exported 1/28/26. Amounts in whole dollars.';ws['A4'].font=BL
    ws.merge_cells('E6:F6');ws['E6']='Per ledger 12/31/2025'
    for c,t in zip('ABCDEFGHI',['Lead','Map','Acct','Account title','Debit','Credit','Final 12/31/24','Change','T/M']):
        ws[c+'7']=t;ws[c+'7'].font=B;ws[c+'7'].border=Border(bottom=thin);ws[c+'7'].alignment=Alignment(horizontal='center' if c>'D' else 'left')
    ws['E6'].font=B;ws['E6'].alignment=Alignment(horizontal='center');ws['E6'].border=Border(bottom=thin);ws['F6'].border=Border(bottom=thin)
    r=8;R=[];tot=[0,0,0,0];lead='';nf='#,##0;(#,##0);0'
    tm={'1000':'C','1050':'C','1060':'C','1110':'P, T','1130':'P','2410':'C','5510':'V','5310':'V','4010':'RC','5710':'RC','1530':'V','3100':'PY'}
    for p in L:
        if len(p)==2:
            r+=1;lead=p[1];ws.cell(r,1,p[0]).font=B;r+=1;continue
        code,name,pyv,cyv=p[0],p[1],p[2],p[3]
        ws.cell(r,1,lead).font=BL;ws.cell(r,2,'FS-'+lead+code[:2]).font=N;ws.cell(r,3,code).font=N;ws.cell(r,4,name).font=N
        row={'account':code,'name':name}
        if cyv>0: ws.cell(r,5,cyv);row['debit']=cyv;tot[0]+=cyv
        if cyv<0: ws.cell(r,6,-cyv);row['credit']=-cyv;tot[1]-=cyv
        ws.cell(r,7,pyv);ch=cyv-pyv;ws.cell(r,8,ch)
        row['other:Final 12/31/24']=pyv;row['other:Change']=ch
        tot[2]+=pyv;tot[3]+=ch
        for c in(5,6): ws.cell(r,c).number_format='#,##0';ws.cell(r,c).font=N
        for c in(7,8): ws.cell(r,c).number_format=nf;ws.cell(r,c).font=N
        if code in tm: ws.cell(r,9,tm[code]).font=RD;ws.cell(r,9).alignment=Alignment(horizontal='center')
        R.append(row);r+=1
    r+=1
    ws.cell(r,4,'Totals').font=B
    for c,v in((5,tot[0]),(6,tot[1]),(7,tot[2]),(8,tot[3])):
        ws.cell(r,c,v).font=B;ws.cell(r,c).number_format=nf if c>6 else '#,##0';ws.cell(r,c).border=Border(top=thin,bottom=dbl)
    assert tot[0]==tot[1] and tot[2]==0 and tot[3]==0
    T=[{'label':'Totals','debit':tot[0],'credit':tot[1],'other:Final 12/31/24':0,'other:Change':0}]
    r+=2
    ni=-sum(p[3] for p in acc if p[0]>='4')
    ws.cell(r,1,f'Memo: excess of revenue over expenses before adjustment {ni:,}' if ni>=0 else f'Memo: excess of expenses over revenue before adjustment {-ni:,}').font=BL
    ws.cell(r+1,1,'Footed without exception. Deficit at beginning agreed to last year\'s report after closing.').font=BL
    for c,w in zip('ABCDEFGHI',[7,9,8,42,14,14,15,13,13]): ws.column_dimensions[c].width=w
    ws.column_dimensions['B'].hidden=True
    ws.freeze_panes='E8';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    ws.sheet_view.showGridLines=False;ws.print_title_rows='6:7'
    w2=wb.create_sheet('Tickmarks')
    for i,(a,b) in enumerate([('Mark','Meaning'),('C','Confirmed with bank or lender'),('P','Traced to January 2026 receipts on a sample basis'),('T','Tied to aged arrears report'),('V','Vouched to invoices or bills'),('RC','Recomputed'),('PY','Agreed to prior year file')],1):
        w2.cell(i,1,a).font=B if i==1 else RD;w2.cell(i,2,b).font=N
    w2.column_dimensions['B'].width=55
    wb.save(DOC+stem+'.xlsx')
    save(stem,'xlsx','TB','COOPERATIVE',['debit','credit','other:Final 12/31/24','other:Change'],R,T,None,'audit senior, working paper','Excel working trial balance with lead letters, tick marks, prior year and change, hidden map column, second sheet of tick marks','merged group header, hidden column, group headings, one pair of columns plus two signed comparatives')
