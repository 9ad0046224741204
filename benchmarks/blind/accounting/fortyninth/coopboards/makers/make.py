#!/usr/bin/env python3
"""Regenerates the nine documents and truths: venv/bin/python make.py"""
import json, os, random, subprocess, datetime as dt, shutil
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, legal, landscape
from reportlab.lib import colors
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as L
import xlwt
H = os.path.dirname(os.path.abspath(__file__)); D = H+'/documents/'; T = H+'/truth/'
SEED = 4901
INDEX = []
def d2(c): return round(c/100, 2)
def emit(file, kind, asset, money, rows, totals, style, hard, planted=None):
    stem = file.rsplit('.', 1)[0]
    json.dump({"name": stem, "kind": kind, "planted": planted, "money": money, "rows": rows, "totals": totals},
              open(T+stem+'.json', 'w'), indent=1, ensure_ascii=False)
    INDEX.append({"file": file, "assetType": asset,
                  "documentType": {"TB": "TRIAL_BALANCE", "AR": "AGED_RECEIVABLES", "UM": "UNIT_MIX"}[kind],
                  "author": "a49/coopboards", "style": style, "hard": hard})
def m(c): return f"{c/100:,.2f}"
def par(c): return f"({-c/100:,.2f})" if c < 0 else f"{c/100:,.2f}"

# ---------------------------------------------------------------- 1 TB small-business software, co-op
def tb1():
    A = [("1010","Meriden Bank Operating Checking",8841277),("1015","Meriden Bank Payroll Account",412050),("1020","Ridgewood Reserve MMkt",21406718),
    ("1025","Treasury Bills - Reserve",30000000),("1030","Laundry Card Escrow",0),(None,"Petty Cash - Super",30000),("1100","Maintenance Receivable",3187442),
    ("1110","Assessment Receivable",918500),("1115","Garage Receivable",146000),("1190","Allow. for Doubtful Shareholder Accts",-1250000),
    ("1200","Prepaid Insurance",5518233),("1210","Prepaid Real Estate Taxes",18834961),("1220","Mortgage Escrow - Tidewater",6204418),
    ("1500","Land",72500000),("1510","Building",412000000),("1520","Building Improvements",188745060),("1525","Boiler & Burner (2019)",31480000),
    ("1540","Lobby Furniture",2266590),("1590","Accumulated Depreciation",-398216744),("1700","Loan Costs, net",4412008),
    ("2000","Accounts Payable",-6644187),("2020","Accrued Expenses",-1890000),("2050","Prepaid Maintenance",-1422395),("2060","Sublet Security Deposits",-900000),
    ("2100","Payroll Liabilities",-388714),("2110","Union Dues Payable - Local 61",-22648),("2300","Due to Managing Agent",0),(None,"Exchange - Flip Tax Clearing",0),
    ("2500","Mortgage Payable - Tidewater",-318250000),("2510","Line of Credit - Tidewater",-10000000),
    ("3000","Capital Stock, $1 par",-2847000),("3010","Paid-in Capital",-128916500),("3020","Paid-in Capital - Mtge Amort.",-41775000),("3900","Retained Earnings",None),
    ("4000","Maintenance Charges",-142350000),("4010","Capital Assessment 2025",-17082000),("4020","Garage Income",-7380000),("4030","Laundry Income",-1245000),
    ("4040","Flip Tax (Transfer Fees)",-4650000),("4050","Sublet Fees",-960000),("4060","Late Fees",-372500),("4070","Bike & Storage Room",-501000),("4100","Star / Vet Abatement Pass-Thru",8124620),
    ("4900","Interest Income - Reserve",-1386645),
    ("6000","Super & Porter Wages",24768012),("6010","Payroll Taxes",2139404),("6020","Union Benefits",8913350),("6100","Gas - Heating",11482317),("6105","Oil #2 Back-up",988140),
    ("6110","Electric - Common Areas",3344971),("6120","Water & Sewer",9470288),("6200","Elevator Contract",1536000),("6210","Repairs - Plumbing",2781650),("6215","Repairs - Roof & Facade",1464500),
    ("6220","Exterminating",264000),("6230","Supplies",841277),("6300","Insurance",10236455),("6400","Management Fee",6300000),("6410","Legal",1822500),("6420","Audit & Tax Prep.",1150000),
    ("6430","Office & Postage",318866),("6500","Real Estate Taxes",39715512),("6510","NYC Fees & Permits",226000),("6600","Mortgage Interest",13844210),("6610","Line of Credit Interest",0),
    ("6900","Depreciation Expense",16530000),("6910","Amortization - Loan Costs",441200),("7000","Corporation Franchise Tax",187500),("9999","Ask My Accountant",64519)]
    s = sum(v for _,_,v in A if v is not None)
    rows=[]; cv=canvas.Canvas(D+'hollis_gardens_tb_fy2025.pdf', pagesize=letter); W,Ht=letter
    st={'p':0,'y':0}
    def head():
        st['p']+=1
        cv.setFont('Helvetica-Bold',7); cv.drawString(40,Ht-40,'3:52 PM'); cv.drawString(40,Ht-50,'02/18/26'); cv.drawString(40,Ht-60,'Accrual Basis')
        cv.setFont('Helvetica-Bold',12); cv.drawCentredString(W/2,Ht-42,'Hollis Gardens Owners Corp.')
        cv.setFont('Helvetica-Bold',14); cv.drawCentredString(W/2,Ht-59,'Trial Balance')
        cv.setFont('Helvetica-Bold',9); cv.drawCentredString(W/2,Ht-72,'As of December 31, 2025')
        y=Ht-96; cv.setFont('Helvetica-Bold',8); cv.drawCentredString(430,y,'Dec 31, 25'); cv.setLineWidth(.8); cv.line(352,y-3,508,y-3)
        y-=13; cv.drawCentredString(390,y,'Debit'); cv.drawCentredString(470,y,'Credit'); cv.setLineWidth(1.4); cv.line(352,y-3,424,y-3); cv.line(436,y-3,508,y-3)
        st['y']=y-14
    def foot():
        cv.setFont('Helvetica-Bold',7); cv.drawRightString(W-40,34,f"Page {st['p']}")
    head(); td=tc=0
    for code,name,v in A:
        if v is None: v=-s
        if st['y']<62: foot(); cv.showPage(); head()
        y=st['y']; r={}
        if code: r['account']=code
        r['name']=name; cv.setFont('Helvetica-Bold',7.8); cv.drawString(112,y,(f"{code} · " if code else '')+name)
        cv.setFont('Helvetica',7.8)
        if v>=0: cv.drawRightString(424,y,m(v)); r['debit']=d2(v); td+=v
        else: cv.drawRightString(508,y,m(-v)); r['credit']=d2(-v); tc-=v
        rows.append(r); st['y']-=11.6
    y=st['y']; cv.setLineWidth(.6); cv.line(352,y+9,424,y+9); cv.line(436,y+9,508,y+9)
    cv.setFont('Helvetica-Bold',7.8); cv.drawString(98,y,'TOTAL'); cv.drawRightString(424,y,m(td)); cv.drawRightString(508,y,m(tc))
    for k in (-3,-5): cv.line(352,y+k,424,y+k); cv.line(436,y+k,508,y+k)
    assert td==tc; foot(); cv.save()
    emit('hollis_gardens_tb_fy2025.pdf','TB','COOPERATIVE',['debit','credit'],rows,[{"label":"TOTAL","debit":d2(td),"credit":d2(tc)}],
      'small-business-software trial balance, one debit/credit pair under a date head, "code · name", two pages','code and name joined by a middle dot, accounts without code, 0.00 balances')

# ---------------------------------------------------------------- 2 TB fund accounting, condo (PLANTED digit)
def tb2():
    R=random.Random(SEED+2)
    F=[("01","OPERATING FUND",{"ASSETS":[("1010-00","CASH - OPERATING",6218455),("1015-00","CASH - LOCKBOX",914020),("1200-00","OWNER ASSESSMENTS RECV",2874410),("1205-00","ALLOWANCE BAD DEBT",-640000),("1300-00","PREPAID INSURANCE",4120866),("1390-00","DUE FROM RESERVE FUND",0)],
       "LIABILITIES":[("2010-00","ACCOUNTS PAYABLE",-1933862),("2040-00","PREPAID ASSESSMENTS",-1208815),("2070-00","MOVE-IN DEPOSITS",-350000),("2090-00","DUE TO RESERVE FUND",-1650000)],
       "MEMBERS EQUITY":[("3010-00","FUND BALANCE - PRIOR YRS",None)],
       "REVENUE":[("4010-00","COMMON CHARGES",-81270000),("4050-00","LATE CHARGES",-186500),("4060-00","MOVE IN/OUT FEES",-245000),("4110-00","ROOF DECK RENTAL",-117500)],
       "EXPENSES":[("5010-00","CONCIERGE CONTRACT",22635000),("5030-00","CLEANING CONTRACT",7317000),("5110-00","ELECTRICITY",6084132),("5120-00","WATER/SEWER",4411790),("5130-00","GAS",1120455),("5210-00","ELEVATOR MAINT",1404000),("5240-00","GENERAL REPAIRS",2216318),("5310-00","MASTER POLICY INS",9271948),("5410-00","MANAGEMENT FEE",5400000),("5420-00","LEGAL - COLLECTIONS",764050),("5900-00","CONTRIB TO RESERVE",13500000)]}),
     ("02","RESERVE FUND",{"ASSETS":[("1050-00","RESERVE MONEY MARKET",28467109),("1060-00","CD 4.10% DUE 03/26",25000000),("1065-00","CD 3.85% DUE 09/26",25000000),("1395-00","DUE FROM OPERATING",1650000)],
       "LIABILITIES":[("2015-00","RETAINAGE PAYABLE",-860000),("2095-00","DUE TO OPERATING",0)],
       "MEMBERS EQUITY":[("3020-00","RESERVE FUND BALANCE",None)],
       "REVENUE":[("4900-00","RESERVE CONTRIBUTIONS",-13500000),("4950-00","INTEREST - RESERVE",-2190344)],
       "EXPENSES":[("6110-00","COOLING TOWER REBUILD",8600000),("6150-00","HALLWAY CARPET FL 4-9",3712500),("6190-00","BANK FEES",7500)]}),
     ("03","SPECIAL ASSESSMENT - FACADE",{"ASSETS":[("1070-00","FACADE CHECKING",11780264),("1210-00","SPECIAL ASSMT RECV",3941200)],
       "LIABILITIES":[("2020-00","CONTRACTOR PAYABLE",-7425000),("2500-00","BANK LOAN PAYABLE",-40000000)],
       "MEMBERS EQUITY":[("3030-00","FACADE FUND BALANCE",None)],
       "REVENUE":[("4500-00","SPECIAL ASSMT INCOME",-30000000)],
       "EXPENSES":[("7010-00","FACADE CONTRACT",61875000),("7020-00","ENGINEER FEES",4812500),("7080-00","LOAN INTEREST",1466667)]})]
    J={"01":[("1200","4010",9030000),("1010","1200",7418266),("1015","1200",1522940),("1200","4050",21000),("1015","4060",35000),("1010","1015",1900000),("1010","2040",463718),("2040","1200",512200),
       ("5010","2010",2515000),("5030","2010",813000),("5110","2010",688417),("5120","2010",1390264),("5130","2010",64210),("5210","2010",156000),("5240","2010",287745),("5310","1300",1030217),("5410","2010",600000),("5420","2010",118500),("5900","2090",1500000),("2010","1010",6428811),("2090","1010",1650000),("2070","1010",50000),("1010","4110",22500)],
      "02":[("1395","4900",1500000),("1050","1395",1650000),("1050","4950",241876),("6150","1050",1237500),("6190","1050",2500)],
      "03":[("1210","4500",3000000),("1070","1210",3384650),("7010","2020",6187500),("7020","1070",412500),("7080","1070",216667),("2020","1070",7425000)]}
    rows=[];tot=[]
    f='larkspur_terrace_fund_tb_oct25.pdf'; W,Ht=landscape(letter); cv=canvas.Canvas(D+f,pagesize=(W,Ht)); st={'p':0,'y':0}
    X=[418,500,582,664,756]
    def cr(v): return m(v)+'  ' if v>=0 else m(-v)+'CR'
    def put(vals,y):
        for x,v,sg in zip(X,vals,(1,0,0,1,1)):
            t = cr(v) if sg else m(v)+'  '
            cv.drawRightString(x,y,t)
    def head():
        st['p']+=1; cv.setFont('Courier-Bold',9); cv.drawString(36,Ht-36,'LARKSPUR TERRACE CONDOMINIUM'); cv.drawRightString(W-36,Ht-36,f"PAGE {st['p']:>3}")
        cv.setFont('Courier',8); cv.drawString(36,Ht-47,'BOARD OF MANAGERS   ENTITY 0417'); cv.drawRightString(W-36,Ht-47,'RUN 11/06/25 08:14  USER MTL')
        cv.setFont('Courier-Bold',9); cv.drawCentredString(W/2,Ht-47,'FUND TRIAL BALANCE - PERIOD 10/25')
        cv.setFont('Courier',8); y=Ht-68; 
        for x,a,b in zip(X,('BALANCE','PERIOD','PERIOD','NET','BALANCE'),('09/30/25','DEBITS','CREDITS','CHANGE','10/31/25')):
            cv.drawRightString(x-10,y,a); cv.drawRightString(x-10,y-10,b)
        cv.drawString(36,y,'G/L'); cv.drawString(36,y-10,'ACCOUNT'); cv.drawString(116,y-10,'ACCOUNT TITLE')
        cv.drawString(36,y-18,'='*149); st['y']=y-30
    def nl(k=10.5):
        st['y']-=k
        if st['y']<44: cv.showPage(); head(); cv.setFont('Courier',8)
    head(); G=[0]*5
    for code,fn,secs in F:
        plug=-sum(v for s in secs.values() for _,_,v in s if v is not None)
        if st['y']<110: cv.showPage(); head()
        cv.setFont('Courier-Bold',8.5); cv.drawString(36,st['y'],f'FUND {code}  {fn}'); nl(13)
        S=[0]*5
        for sec,acc in secs.items():
            cv.setFont('Courier-Oblique',8); cv.drawString(50,st['y'],sec); nl()
            for a,n,b in acc:
                if b is None: b=plug
                k=a[:4]; dr=sum(x[2] for x in J[code] if x[0]==k); c=sum(x[2] for x in J[code] if x[1]==k)
                true=[b,dr,c,dr-c,b+dr-c]; S=[p+q for p,q in zip(S,true)]; pr=list(true)
                if code=='01' and k=='5240': # planted: one digit of the closing balance
                    pr[4]=true[4]+ 30000*1 ; plantinfo=(true[4],pr[4])
                cv.setFont('Courier',8); cv.drawString(36,st['y'],f'{code}-{a}'); cv.drawString(116,st['y'],n); put(pr,st['y'])
                rows.append(dict(account=f'{code}-{a}',name=n,beginning=d2(pr[0]),debit=d2(pr[1]),credit=d2(pr[2]),activity=d2(pr[3]),ending=d2(pr[4]))); nl()
        cv.drawString(330,st['y']+2,'-'*91); nl(8)
        assert S[0]==0 and S[4]==0 and S[1]==S[2]
        cv.setFont('Courier-Bold',8); lab=f'** FUND {code} TOTALS'; cv.drawString(116,st['y'],lab); put(S,st['y'])
        tot.append(dict(label=lab,beginning=0.0,debit=d2(S[1]),credit=d2(S[2]),activity=0.0,ending=0.0)); G=[p+q for p,q in zip(G,S)]; nl(18)
    cv.setFont('Courier-Bold',8); lab='*** TOTAL ALL FUNDS'; cv.drawString(116,st['y'],lab); put(G,st['y']); nl(8); cv.drawString(330,st['y'],'='*91)
    tot.append(dict(label=lab,beginning=0.0,debit=d2(G[1]),credit=d2(G[2]),activity=0.0,ending=0.0)); nl(16)
    cv.setFont('Courier',8); cv.drawString(36,st['y'],'POSTED THROUGH JE 25-10-041.  INTERFUND 1395/2090 AGREED.   *** END OF REPORT ***'); cv.save()
    a,b=plantinfo; sa,sb=m(a),m(b); assert len(sa)==len(sb) and sum(x!=y for x,y in zip(sa,sb))==1,(sa,sb)
    emit(f,'TB','MULTIFAMILY',['beginning','debit','credit','activity','ending'],rows,tot,'mainframe-like fund trial balance in Courier, CR suffix, funds with sections and fund totals',
     'CR suffix, two-line heads, fund and class headings, zero totals',{"what":f"01-5240-00 GENERAL REPAIRS: balance 10/31/25 printed {sb}, should be {sa}","kind":"digit_changed"})

# ---------------------------------------------------------------- 3 TB condop, xlsx, opening/movement/closing pairs, several entities
def tb3():
    E=[("Alder Court Residence Corp",[("10100","Cash at bank – operating",4418302,[(3811950,0),(0,4340277)]),("10200","Cash at bank – reserve",15540000,[(225000,0)]),("11000","Shareholder arrears",1177540,[(3795000,3811950)]),("11900","Real estate tax escrow",2210688,[(1105344,2190400)]),("15000","Building & improvements",141250000,[]),("15900","Accumulated depreciation",-53406250,[(0,882800)]),
      ("20000","Trade creditors",-1840216,[(2534933,2461708)]),("21000","Mortgage payable",-62750000,[(187500,0)]),("24000","Deposits – alterations",-450000,[(100000,50000)]),("30000","Capital stock & paid-in capital",None,[]),("40000","Maintenance charges",0,[(0,3795000)]),("41000","Sublet & transfer fees",0,[(0,171450)]),("50100","Staff wages & benefits",0,[(1236410,0)]),("50200","Fuel & utilities",0,[(918266,0)]),("50300","Real estate taxes",0,[(2190400,0)]),("50400","Mortgage interest",0,[(None,0)]),("50900","Depreciation",0,[(882800,0)])]),
     ("Alder Court Commercial Unit LLC",[("10110","Cash – shops account",986417,[(1644200,1418950)]),("11100","Shop rents receivable",612500,[(1710000,1560400)]),("11150","Accrued percentage rent",0,[]),("15010","Tenant improvements",8840000,[]),("15910","Accumulated amortization",-2947000,[(0,147300)]),("20010","Trade creditors",-218809,[(318809,341225)]),("24010","Security deposits – shops",-1425000,[(0,83800)]),("31000","Members' capital",None,[(600000,0)]),("40100","Base rent – shops",0,[(0,1530000)]),("40150","Tax & CAM recoveries",0,[(0,180000)]),("51100","Condominium common charges",0,[(495000,0)]),("51200","Leasing commissions",0,[(221600,0)]),("51900","Amortization",0,[(147300,0)]),("51950","Rubbish, sidewalk & signage",0,[(None,0)])]),
     ("Alder Court Garage",[("10120","Cash – garage",214075,[(382650,341300)]),("11200","Monthly parkers receivable",38600,[(276000,268350)]),("20020","Sales & parking tax payable",-67719,[(67719,70258)]),("24020","Key-card deposits",-21500,[(500,1500)]),("32000","Due to condominium board",None,[(0,0)]),("40200","Monthly parking",0,[(0,276000)]),("40210","Transient parking",0,[(0,114300)]),("52100","Operator fee",0,[(105000,0)]),("52200","Attendant payroll",0,[(None,0)])])]
    wb=Workbook(); ws=wb.active; ws.title='TB Q1'
    ws['A1']='ALDER COURT CONDOP – combined trial balance'; ws['A1'].font=Font(name='Cambria',size=14,bold=True,color='1F3864')
    ws['A2']='Quarter 1 January – 31 March 2026 · prepared for the Board · unaudited'; ws['A2'].font=Font(name='Cambria',italic=True)
    h=Font(name='Cambria',bold=True,color='FFFFFF'); fill=PatternFill('solid',fgColor='44546A')
    for c,t in ((1,'Entity'),(2,'FS map'),(3,'A/c'),(4,'Account name')):
        ws.merge_cells(start_row=4,start_column=c,end_row=5,end_column=c); ws.cell(4,c,t)
    for c,t in ((5,'Opening balance 1 Jan 2026'),(7,'Movement in quarter'),(9,'Closing balance 31 Mar 2026')):
        ws.merge_cells(start_row=4,start_column=c,end_row=4,end_column=c+1); ws.cell(4,c,t); ws.cell(5,c,'Dr'); ws.cell(5,c+1,'Cr')
    for r in (4,5):
        for c in range(1,11): x=ws.cell(r,c); x.font=h; x.fill=fill; x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
    K=['open_dr','open_cr','debit','credit','close_dr','close_cr']; rows=[];tot=[]; r=6; G=[0]*6; trs=[]
    base=Font(name='Cambria',size=10)
    for ent,acc in E:
        plug=-sum(a[2] for a in acc if a[2] is not None)
        mv={a[0]:[sum(x[0] or 0 for x in a[3]),sum(x[1] for x in a[3])] for a in acc}
        gap=sum(v[1] for v in mv.values())-sum(v[0] for v in mv.values()); assert gap>0,(ent,gap)
        for a in acc:
            if any(x[0] is None for x in a[3]): mv[a[0]][0]+=gap
        S=[0]*6; r0=r
        for code,name,o,_ in acc:
            o=plug if o is None else o; dr,c=mv[code]; cl=o+dr-c
            v=[max(o,0),max(-o,0),dr,c,max(cl,0),max(-cl,0)]
            ws.cell(r,1,ent); ws.cell(r,2,{'1':'A','2':'L','3':'E','4':'R','5':'X'}[code[0]]); ws.cell(r,3,int(code)); ws.cell(r,4,name)
            row=dict(property=ent,account=code,name=name)
            for i,(k,q) in enumerate(zip(K,v)):
                if q: ws.cell(r,5+i,q/100).number_format='#,##0.00'; row[k]=d2(q)
                S[i]+=q
            for c_ in range(1,11): ws.cell(r,c_).font=base
            ws.cell(r,3).alignment=Alignment(horizontal='left')
            rows.append(row); r+=1
        assert S[0]==S[1] and S[2]==S[3] and S[4]==S[5]
        lab='Sub-total '+ent; ws.cell(r,4,lab)
        for i in range(6):
            x=ws.cell(r,5+i,f'=SUM({L(5+i)}{r0}:{L(5+i)}{r-1})'); x.number_format='#,##0.00'
        for c_ in range(1,11): ws.cell(r,c_).font=Font(name='Cambria',size=10,bold=True); ws.cell(r,c_).border=Border(top=Side(style='thin')); ws.cell(r,c_).fill=PatternFill('solid',fgColor='DDE3EA')
        tot.append(dict(label=lab,**{k:d2(s) for k,s in zip(K,S)})); trs.append(r); G=[a+b for a,b in zip(G,S)]; r+=2
    lab='Combined total'; ws.cell(r,1,lab)
    for i in range(6): ws.cell(r,5+i,'='+'+'.join(f'{L(5+i)}{t}' for t in trs)).number_format='#,##0.00'
    for c_ in range(1,11): ws.cell(r,c_).font=Font(name='Cambria',bold=True); ws.cell(r,c_).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
    tot.append(dict(label=lab,**{k:d2(s) for k,s in zip(K,G)}))
    ws.cell(r+2,1,'Intercompany between the shops LLC and the garage is eliminated in the audited statements only.').font=Font(name='Cambria',size=9,italic=True)
    ws.column_dimensions['B'].hidden=True
    for c,w in zip('ACDEFGHIJ',(31,9,42,15,15,15,15,15,15)): ws.column_dimensions[c].width=w
    ws.freeze_panes='E6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    os.makedirs(H+'/raw',exist_ok=True); f='alder_court_condop_q1_tb.xlsx'; wb.save(H+'/raw/'+f)
    subprocess.run(['nice','-n','15','soffice','--headless',f'-env:UserInstallation=file://{H}/lo','--convert-to','xlsx:Calc MS Excel 2007 XML','--outdir',D,H+'/raw/'+f],check=True,capture_output=True)
    emit(f,'TB','MIXED_USE',K,rows,tot,'workbook, three entities in a column, three merged pairs Dr/Cr, formulas, hidden column','hidden mapping column, merged two-row head, blanks, subtotals per entity')

# ---------------------------------------------------------------- 4 AR co-op shareholders by charge, reversed buckets
def ar1():
    R=random.Random(SEED+4)
    P=[("1C","Kowalczyk, Irena",240,"Payment plan to 04/26"),("1F","Estate of H. Brandvold",310,"Atty Sorrentino - surrogate's ct. pending"),("2A","Ocampo-Reyes, D. & L.",325,None),("2D","Tannenhaus, Miriam",260,None),("3B","Adeyinka, Folarin",335,None),
     ("3H","Greer, Constance",245,"Holdover, next date 12/09/25"),("4A","Lindqvist, P.",330,None),("4G","Bahadur, Sunil & Anita",285,None),("5E","MacAuslan, Neil",290,None),("5J","Petrosyan, Karine",250,"Disputes leak charge-back"),("6B","Holdings 6B LLC (sponsor)",345,None),("6C","Holdings 6B LLC (sponsor)",255,None),("PH1","Yarborough, E. Whit",520,"Assessment instalment opt-out not signed")]
    rate=361 # cents x shares
    spec=[[('MNT',4),('ASM',4),('LATE',3)],[('MNT',7),('ASM',6),('LATE',5),('LEGAL',2)],[('MNT',1)],[('ASM',2),('ELEC',1)],[('MNT',2),('LATE',1)],[('MNT',6),('ASM',5),('SUBL',3),('LATE',5),('LEGAL',3)],[('PPD',1)],[('MNT',2),('ELEC',2)],[('GAR',2)],[('MNT',1),('RPR',1)],[('MNT',3),('ASM',3)],[('MNT',3),('ASM',3),('ELEC',2)],[('ASM',4),('STOR',1)]]
    CH={'MNT':'Maintenance','ASM':'Assessment 2025 Elevator','LATE':'Late fee','LEGAL':'Legal fees recharge','ELEC':'Sub-metered electric','SUBL':'Sublet surcharge','PPD':'Unapplied credit','GAR':'Garage','RPR':'Repair charge-back','STOR':'Storage bin'}
    K=['total','b90','b61_90','b31_60','b1_30','current']
    rows=[];tot=[];data=[];sty=[];G=[0]*6;CT={}
    f='brighton_mews_shareholder_arrears.pdf'
    hd=[['Apt','Shareholder / charge','Shares','Total\ndue','Past due, days','','','','Current\nNov 2025','Remarks'],['','','','','90 +','61 - 90','31 - 60','1 - 30','','']]
    data+=hd
    def fm(v): return '–' if v==0 else par(v)
    for (apt,nm,sh,rem),chs in zip(P,spec):
        S=[0]*6; sty+=[('BACKGROUND',(0,len(data)),(-1,len(data)),colors.HexColor('#EFEADF')),('FONTNAME',(0,len(data)),(3,len(data)),'Helvetica-Bold')]
        data.append([apt,nm,str(sh),'','','','','','',rem or ''])
        for c,n in chs:
            b=[0]*5 # current,1-30,31-60,61-90,90+
            for i in range(n):
                a={'MNT':sh*rate,'ASM':sh*85,'LATE':3500,'LEGAL':R.choice([42500,67500,110000]),'ELEC':R.randint(4800,11900),'SUBL':int(sh*rate*.2),'PPD':-sh*rate//2,'GAR':27500,'RPR':118644,'STOR':4500}[c]
                if c=='MNT' and i==n-1 and n in (2,4): a=R.randint(9000,a-2000)
                b[min(i,4)]+=a
            if c=='RPR': b=[0,0,b[0],0,0]
            if c=='LEGAL': b=[0]+b[:2]+[b[2],b[3]+b[4]]
            v=[sum(b)]+b[::-1]; S=[x+y for x,y in zip(S,v)]; CT.setdefault(c,[0]*6); CT[c]=[x+y for x,y in zip(CT[c],v)]
            data.append(['',f'     {CH[c]}','']+[fm(x) for x in v]+[''])
            rows.append(dict(unit=apt,name=nm,charge=CH[c],**{k:d2(x) for k,x in zip(K,v) if x}))
        sty+=[('LINEABOVE',(3,len(data)),(8,len(data)),.5,colors.black),('FONTNAME',(0,len(data)),(-1,len(data)),'Helvetica-Oblique')]
        data.append(['',f'Total {apt}','']+[fm(x) for x in S]+['']); tot.append(dict(label=f'Total {apt}',**{k:d2(x) for k,x in zip(K,S) if x})); G=[x+y for x,y in zip(G,S)]
    n=len(data); data.append(['','All shareholders','']+[fm(x) for x in G]+[f'{len(P)} accounts'])
    sty+=[('FONTNAME',(0,n),(-1,n),'Helvetica-Bold'),('LINEABOVE',(0,n),(-1,n),1,colors.black),('LINEBELOW',(0,n),(-1,n),1,colors.black)]
    tot.append(dict(label='All shareholders',**{k:d2(x) for k,x in zip(K,G)}))
    cw=[30,178,38,66,66,62,62,62,62,128]
    t=Table(data,colWidths=cw,repeatRows=2,rowHeights=[22,13]+[12.5]*(len(data)-2))
    t.setStyle(TableStyle([('FONTNAME',(0,0),(-1,-1),'Helvetica'),('FONTSIZE',(0,0),(-1,-1),8),('ALIGN',(2,0),(8,-1),'RIGHT'),('SPAN',(4,0),(7,0)),('ALIGN',(4,0),(7,0),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),
      ('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1),('FONTNAME',(0,0),(-1,1),'Helvetica-Bold'),('LINEBELOW',(4,0),(7,0),.5,colors.black),('LINEBELOW',(0,1),(-1,1),1,colors.HexColor('#7A5C2E')),('FONTSIZE',(9,2),(9,-1),7)]+sty))
    rec=[['Recap by charge','Total due','90 +','61 - 90','31 - 60','1 - 30','Current']]
    for c in CH:
        if c in CT: rec.append([CH[c]]+[fm(x) for x in CT[c]]); tot.append(dict(label=CH[c],**{k:d2(x) for k,x in zip(K,CT[c]) if x}))
    rec.append(['Recap total']+[fm(x) for x in G]); tot.append(dict(label='Recap total',**{k:d2(x) for k,x in zip(K,G)}))
    assert [sum(CT[c][i] for c in CT) for i in range(6)]==G
    t2=Table(rec,colWidths=[170]+[66]*6,hAlign='LEFT'); t2.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),7.5),('FONTNAME',(0,0),(-1,0),'Helvetica-Bold'),('FONTNAME',(0,-1),(-1,-1),'Helvetica-Bold'),('ALIGN',(1,0),(-1,-1),'RIGHT'),('BOX',(0,0),(-1,-1),.5,colors.grey),('LINEBELOW',(0,0),(-1,0),.5,colors.grey),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)]))
    ps=ParagraphStyle('a',fontName='Helvetica',fontSize=8.5,leading=11); p1=ParagraphStyle('b',fontName='Helvetica-Bold',fontSize=13,leading=16,textColor=colors.HexColor('#7A5C2E'))
    def pg(c,d): c.setFont('Helvetica',7); c.drawString(36,22,'Brighton Mews Tenants Corp. – confidential, board members only'); c.drawRightString(landscape(letter)[0]-36,22,f'page {d.page}')
    SimpleDocTemplate(D+f,pagesize=landscape(letter),leftMargin=18,rightMargin=18,topMargin=30,bottomMargin=36,title='Arrears').build(
     [Paragraph('Brighton Mews Tenants Corp. – Shareholder Arrears',p1),Paragraph('Aged by billing month · as of November 30, 2025 · maintenance $3.61 per share per month, assessment $0.85 per share',ps),Spacer(1,8),t,Spacer(1,14),t2],onFirstPage=pg,onLaterPages=pg)
    emit(f,'AR','COOPERATIVE',K,rows,tot,'co-op arrears by charge under a shareholder line, oldest bucket first, total before the buckets, recap by charge','shareholder lines carry shares only, dashes, reversed buckets, remarks, recap to keep out')

# ---------------------------------------------------------------- 5 AR condo owners, months across, buildings as headings
def ar2():
    R=random.Random(SEED+5)
    B=[("Quayside East – 400 Dock Street",400,[("2A","Marchetti, Gia",61240),("2C","Nwosu, Obinna",58815),("3F","Hallorann Family Trust",74450),("4B","Szabo, Ferenc",60125),("5D","Quill & Ash LLC",88030),("6E","Dutta, Mrinal",59540),("7A","Fontenot, Claire",63390),("8C","Ravenel, Jos. B.",71275),("9F","Bank REO - Castellan Trust Co.",75800)]),
       ("Quayside West – 410 Dock Street",410,[("1D","Pemberly, Alastair",54410),("2B","Iwata, Naoko",57660),("3C","Yusupov, Timur",58240),("4F","Corrigan, Maeve",72985),("6A","Zielinski, Marta",62775),("6D","Ganesan Holdings Inc.",86110),("7B","Okafor, Ngozi",60845),("PH-2","Trillby, Augustus",143320)]),
       ("Commercial units – Dock Street frontage",420,[("C-1","Saltbox Coffee Roasters",212500),("C-2","Harbor Paws Veterinary PC",187450),("C-4","vacant - Sponsor (Quayside Dev. Partners)",164000)])]
    K=['other:Monthly common chg.','m Jun 2026','m May 2026','m Apr 2026','m Mar 2026','other:Before Mar-26','other:Late & legal','prepaid','total']
    wb=Workbook(); ws=wb.active; ws.title='Arrears 30-Jun-26'; f='quayside_condo_owner_arrears.xlsx'
    ft='Arial'; ws['B1']='QUAYSIDE CONDOMINIUM'; ws['B1'].font=Font(name=ft,bold=True,size=13); ws['B2']='Unit owners in arrears and credits at 30 June 2026'; ws['B2'].font=Font(name=ft,size=10)
    ws['B3']='Treasurer’s copy. Unpaid common charges by month billed.'; ws['B3'].font=Font(name=ft,size=9,color='808080')
    hr=5; hs=['Acct','Unit','Owner of record','Monthly\ncommon chg.',dt.date(2026,6,1),dt.date(2026,5,1),dt.date(2026,4,1),dt.date(2026,3,1),'Before\nMar-26','Late &\nlegal','Prepaid','Balance\ndue','Collection status']
    for i,hh in enumerate(hs):
        c=ws.cell(hr,2+i,hh); c.font=Font(name=ft,size=9,bold=True); c.alignment=Alignment(wrap_text=True,horizontal='center' if i>2 else 'left',vertical='bottom'); c.border=Border(bottom=Side(style='medium'))
        if isinstance(hh,dt.date): c.number_format='mmm\\-yy'
    r=hr+1; rows=[];tot=[];G=[0]*9; nf='#,##0.00_);(#,##0.00)'
    pats=[0,1,2,3,6,1,-1,9,2,0,1,-1,4,2,1,0,5,1,2,7]; k=0
    st={5:'Lien notice sent 05/15',6:'Lien filed 03/02/26',4:'30-day letter',3:'Board letter',7:'Rent demand to tenant',9:'Foreclosing – counsel: Abrams Tooley'}
    for b,no,us in B:
        ws.cell(r,2,b).font=Font(name=ft,size=10,bold=True,color='0B5394'); r+=1; S=[0]*9
        for u,nm,cc in us:
            p=pats[k%len(pats)]; k+=1; v=[cc]+[0]*8
            if p==0: v[1]=R.randint(5000,cc-1000)
            elif p<0: v[7]=-(cc if k%2 else cc*2+1150)
            else:
                for i in range(min(p,4)): v[1+i]=cc
                if p>4: v[5]=cc*(p-4)-R.choice([0,12000,20035])
                if p==2: v[2]=R.randint(8000,cc-500)
                if p>1: v[6]=2500*(p-1)+(185000 if p>5 else 0)
            v[8]=sum(v[1:8]); code=f'{no}-{u.replace("-","")}'
            ws.cell(r,2,code); ws.cell(r,3,u); ws.cell(r,4,nm); row=dict(property=b,unit=u,resident=code,name=nm)
            for i,q in enumerate(v):
                if q: c=ws.cell(r,5+i,q/100); c.number_format=nf; row[K[i]]=d2(q)
            if p in st: ws.cell(r,14,st[p]).alignment=Alignment(indent=1)
            for c in range(2,15): ws.cell(r,c).font=Font(name=ft,size=9)
            rows.append(row); S=[x+y for x,y in zip(S,v)]; r+=1
        lab=f'Subtotal {b.split(" – ")[0]}'; ws.cell(r,4,lab); tt={'label':lab}
        for i in range(1,9):
            if S[i]: ws.cell(r,5+i,S[i]/100).number_format=nf; tt[K[i]]=d2(S[i])
        for c in range(2,15): ws.cell(r,c).font=Font(name=ft,size=9,bold=True); ws.cell(r,c).border=Border(top=Side(style='thin'))
        tot.append(tt); G=[x+y for x,y in zip(G,S)]; r+=2
    ws.cell(r,4,'TOTAL ASSOCIATION'); tt={'label':'TOTAL ASSOCIATION'}
    for i in range(1,9): ws.cell(r,5+i,G[i]/100).number_format=nf; tt[K[i]]=d2(G[i])
    for c in range(2,15): ws.cell(r,c).font=Font(name=ft,size=10,bold=True); ws.cell(r,c).fill=PatternFill('solid',fgColor='CFE2F3')
    tot.append(tt); r+=1
    ws.cell(r,4,'% of balance due'); 
    for i in range(1,9): ws.cell(r,5+i,G[i]/G[8]).number_format='0.0%'
    for c in range(4,15): ws.cell(r,c).font=Font(name=ft,size=8,italic=True)
    r+=2; ws.cell(r,2,'Late fee $25.00 after the 10th. Owners with credits are shown so that the list ties to G/L 1200 less 2040.').font=Font(name=ft,size=8)
    for c,w in zip('ABCDEFGHIJKLMN',(2,10,7,38,12,11,11,11,11,12,11,12,13,34)): ws.column_dimensions[c].width=w
    ws.row_dimensions[hr].height=28; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.sheet_view.showGridLines=False
    wb.save(D+f)
    emit(f,'AR','MULTIFAMILY',K,rows,tot,'workbook of unpaid months (date heads), buildings as headings, prepaid column, status','date-typed month heads, monthly charge is not a bucket, percent line under the total')

# ---------------------------------------------------------------- 6 AR shops, invoice level
def ar3():
    R=random.Random(SEED+6); asof=dt.date(2025,9,30)
    P=[("118 Mercer Row",[("Shop 1","Bellweather Stationers Inc.","t0001182",865000,'a'),("Shop 2","Golden Lantern Dim Sum Corp.","t0001190",1240000,'b'),("Shop 3","Dr. P. Vasquez-Lind DDS","t0001201",712500,'c'),("Bsmt","Cask & Cellar Storage LLC","t0001177",310000,'d')]),
       ("2204 Fulham Avenue",[("Store A","Quick Stitch Tailors","t0002031",485000,'c'),("Store B","Nile Street Grocery Corp.","t0002040",940000,'e'),("Store C","Pilates on Fulham LLC","t0002044",675000,'b'),("Roof","Skylink Wireless LP","t0002055",260000,'f'),("ATM","Castellan Trust Co.","t0002060",90000,'a')])]
    K=['b0_30','b31_60','b61_90','b91_120','b120','total']; rows=[];tot=[];G=[0]*6
    f='mixeduse_shops_open_invoices.pdf'; W,Ht=letter; cv=canvas.Canvas(D+f,pagesize=letter); st={'p':0,'y':0}; X=[304,362,420,478,528,580]; n=[50412]
    def head():
        st['p']+=1; cv.setFont('Times-Bold',13); cv.drawString(32,Ht-40,'Aged Open Invoices — Commercial'); cv.setFont('Times-Roman',9); cv.drawString(32,Ht-53,'Harrow & Pell, agents for the cooperatives   |   Aged by invoice date at 09/30/2025   |   Amounts in US$')
        y=Ht-78; cv.setFillColorRGB(.88,.9,.86); cv.rect(30,y-6,552,26,fill=1,stroke=0); cv.setFillColorRGB(0,0,0); cv.setFont('Times-Bold',8.5)
        cv.drawString(34,y+9,'Invoice'); cv.drawString(34,y,'Date'); cv.drawString(84,y+9,'Invoice'); cv.drawString(84,y,'Number'); cv.drawString(130,y,'Description')
        for x,a,b in zip(X,('0 – 30','31 – 60','61 – 90','91 – 120','Over','Open'),('days','days','days','days','120','Balance')): cv.drawRightString(x,y+9,a); cv.drawRightString(x,y,b)
        st['y']=y-20
    def nl(k=13.2):
        st['y']-=k
        if st['y']<48: foot(); cv.showPage(); head()
    def foot(): cv.setFont('Times-Italic',7.5); cv.drawCentredString(W/2,28,f"Printed 10/03/2025 4:40 PM  –  sheet {st['p']} of 2")
    def put(v,font='Times-Roman',blank=True):
        cv.setFont(font,8.5)
        for x,q in zip(X,v):
            if q or not blank: cv.drawRightString(x,st['y'],par(q))
    head()
    for prop,ts in P:
        PS=[0]*6
        if st['y']<120: foot(); cv.showPage(); head()
        cv.setFont('Times-Bold',10.5); cv.drawString(32,st['y'],prop); cv.line(32,st['y']-3,580,st['y']-3); nl(15)
        for unit,nm,code,rent,pat in ts:
            inv=[]
            def add(y_,mo,da,ch,a): inv.append((dt.date(y_,mo,da),ch,a))
            if pat=='a': add(2025,9,1,'Base rent',rent)
            if pat=='b':
                add(2025,6,1,'Base rent',rent//2); add(2025,7,1,'Base rent',rent); add(2025,8,1,'Base rent',rent); add(2025,8,15,'RE tax escalation',R.randint(210000,480000)); add(2025,9,1,'Base rent',rent); add(2025,9,12,'Late charge',rent//20)
            if pat=='c': add(2025,8,20,'Water recharge',R.randint(18000,64000)); add(2025,9,1,'Base rent',rent); add(2025,9,18,'Unapplied receipt',-R.randint(100000,rent-50000))
            if pat=='d': add(2025,9,5,'Sprinkler inspection',18500)
            if pat=='e':
                add(2025,4,1,'Base rent',rent); add(2025,5,1,'Base rent',rent); add(2025,5,9,'Rubbish removal',42500); add(2025,6,10,'Base rent',rent); add(2025,7,10,'Base rent',rent); add(2025,8,10,'Base rent',rent); add(2025,9,10,'Base rent',rent); add(2025,9,10,'Rubbish removal',42500)
            if pat=='f': add(2025,5,1,'License fee',rent); add(2025,9,1,'License fee',int(rent*1.03)); add(2025,9,1,'Electric (sub-meter)',R.randint(30000,52000))
            if st['y']<84: foot(); cv.showPage(); head()
            cv.setFont('Times-BoldItalic',9); cv.drawString(34,st['y'],f'{unit}  —  {nm}  ({code})'); nl()
            S=[0]*6
            for d,ch,a in inv:
                age=(asof-d).days; i=0 if age<=30 else 1 if age<=60 else 2 if age<=90 else 3 if age<=120 else 4
                v=[0]*6; v[i]=a; v[5]=a; n[0]+=R.randint(3,41); no=('CR' if a<0 else 'I')+str(n[0])
                cv.setFont('Times-Roman',8.5); cv.drawString(34,st['y'],d.strftime('%m/%d/%Y')); cv.drawString(84,st['y'],no); cv.drawString(130,st['y'],ch); put(v)
                rows.append(dict(property=prop,unit=unit,resident=code,name=nm,charge=ch,date=d.isoformat(),invoice=no,**{K[i]:d2(a)},total=d2(a))); S=[x+y for x,y in zip(S,v)]; nl()
            cv.setLineWidth(.4); cv.line(255,st['y']+8.5,580,st['y']+8.5); cv.setFont('Times-Italic',8.5); lab=f'Total {unit}'; cv.drawString(130,st['y'],lab); put(S,'Times-Italic')
            tot.append(dict(label=lab,**{k:d2(x) for k,x in zip(K,S) if x})); PS=[x+y for x,y in zip(PS,S)]; nl(14)
        lab=f'{prop} – total'; cv.setFont('Times-Bold',8.5); cv.drawString(34,st['y'],lab); put(PS,'Times-Bold',False); tot.append(dict(label=lab,**{k:d2(x) for k,x in zip(K,PS)})); G=[x+y for x,y in zip(G,PS)]; nl(20)
    cv.setLineWidth(1); cv.line(32,st['y']+10,580,st['y']+10); cv.setFont('Times-Bold',9); cv.drawString(34,st['y'],'Grand total, both properties'); put(G,'Times-Bold',False); tot.append(dict(label='Grand total, both properties',**{k:d2(x) for k,x in zip(K,G)}))
    nl(16); cv.setFont('Times-Roman',8); cv.drawString(34,st['y'],'Nile Street Grocery: notice to cure served 08/22/2025; guarantor has replied. Skylink May fee disputed (abatement claim).'); foot(); cv.save()
    assert st['p']==2,st['p']
    emit(f,'AR','MIXED_USE',K,rows,tot,'invoice-level shop arrears, two properties as headings, tenant headings and totals, portrait Times','unit, tenant and code joined in one heading line, credit memos in parentheses, buckets blank')

# ---------------------------------------------------------------- 7 UM co-op shares schedule
def um1():
    rate=347
    S=[("Shareholder apartments",[("A-line","Studio, rear",2.5,0,1,9,470,180),("B-line","One bedroom, rear",3.5,1,1,10,655,236),("C-line","One bedroom, front",3.5,1,1,10,690,252),("D-line","Junior 4, front",4,1,1,8,790,281),("E-line","Two bedroom, corner",4.5,2,1,10,965,344),("F-line","Two bedroom, 2 bath",5,2,2,9,1080,385),("G-line","Classic six",6,3,2,5,1420,498),("PH","Penthouse w/ terrace",6.5,3,2.5,2,1785,695)]),
       ("Sponsor apartments (unsold shares)",[("A-line","Studio, rear",2.5,0,1,1,470,180),("D-line","Junior 4, front",4,1,1,2,790,281),("F-line","Two bedroom, 2 bath",5,2,2,1,1080,385)]),
       ("Professional suites, ground floor",[("Prof-1","Doctor's office",3,None,1,2,880,310),("Prof-2","Doctor's office, street entry",4,None,1.5,1,1240,440)])]
    K=['other:Rooms','beds','baths','units','sf','total_sf','other:Shares Per apt.','other:Shares Total','other:% of shares','other:Monthly maintenance Per apt.','other:Monthly maintenance Total','other:Annual maintenance']
    GT=sum(x[5]*x[7] for _,l in S for x in l); f='carrow_house_share_schedule.pdf'; rows=[];tot=[]
    hd=[['Line','Type of apartment','Rooms','BR','Bath','No. of\napts.','Area, sq. ft.','','Shares','','','Monthly maintenance','','Annual\nmaintenance'],['','','','','','','Average','Total','Per apt.','Total','% of shares','Per apt.','Total','']]
    data=list(hd); sty=[]
    def calc(x):
        u,sf,sh=x[5],x[6],x[7]; mm=sh*rate; return u,sf,u*sf,sh,u*sh,round(100*u*sh/GT,2),mm,mm*u,mm*u*12
    def g(v): return '' if v is None else f'{v:g}'
    pc=0;G=[0,0,0,0,0,0]
    allp=[]
    for sec,l in S:
        sty+=[('SPAN',(0,len(data)),(-1,len(data))),('FONTNAME',(0,len(data)),(0,len(data)),'Times-Bold'),('TEXTCOLOR',(0,len(data)),(0,len(data)),colors.HexColor('#7B1E1E'))]; data.append([sec]+['']*13); T_=[0,0,0,0,0,0]; 
        for x in l:
            u,sf,tsf,sh,tsh,p,mm,mt,ma=calc(x); rooms=x[2]*1
            data.append([x[0],x[1],g(x[2]),'Studio' if x[3]==0 else g(x[3]),g(x[4]),u,f'{sf:,}',f'{tsf:,}',f'{sh:,}',f'{tsh:,}',f'{p:.2f}%',m(mm),m(mt),m(ma)])
            r=dict(type=x[0],desc=x[1]); vals=[x[2],x[3],x[4],u,sf,tsf,sh,tsh,p,d2(mm),d2(mt),d2(ma)]
            r.update({k:v for k,v in zip(K,vals) if v is not None}); rows.append(r)
            T_=[a+b for a,b in zip(T_,[u,tsf,tsh,p,mt,ma])]
        def line(lab,t,fn='Times-Bold'):
            sty.extend([('FONTNAME',(0,len(data)),(-1,len(data)),fn),('LINEABOVE',(0,len(data)),(-1,len(data)),.6,colors.black)])
            data.append(['',lab,'','','',t[0],'',f'{t[1]:,}','',f'{t[2]:,}',f'{t[3]:.2f}%','',m(t[4]),m(t[5])])
            tot.append({"label":lab,"units":t[0],"total_sf":t[1],"other:Shares Total":t[2],"other:% of shares":round(t[3],2),"other:Monthly maintenance Total":d2(t[4]),"other:Annual maintenance":d2(t[5])})
        line({'S':'Subtotal – '+sec.split(',')[0].split(' (')[0]}['S'],T_); G=[a+b for a,b in zip(G,T_)]
    print('um1 pct',G[3],'shares',GT); line('Corporation total',G)
    assert abs(G[3]-100)<.005,G[3]
    t=Table(data,colWidths=[50,146,38,40,34,38,50,54,50,54,60,66,78,86],rowHeights=[26,15]+[17]*(len(data)-2))
    t.setStyle(TableStyle([('FONTNAME',(0,0),(-1,-1),'Times-Roman'),('FONTSIZE',(0,0),(-1,-1),9.5),('FONTNAME',(0,0),(-1,1),'Times-Bold'),('ALIGN',(2,0),(-1,-1),'RIGHT'),('SPAN',(6,0),(7,0)),('SPAN',(8,0),(10,0)),('SPAN',(11,0),(12,0)),('ALIGN',(6,0),(12,0),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),
     ('LINEBELOW',(6,0),(7,0),.4,colors.black),('LINEBELOW',(8,0),(10,0),.4,colors.black),('LINEBELOW',(11,0),(12,0),.4,colors.black),('LINEABOVE',(0,0),(-1,0),1.2,colors.black),('LINEBELOW',(0,1),(-1,1),1.2,colors.black)]+sty+[('LINEBELOW',(0,-1),(-1,-1),1.2,colors.black)]))
    a=ParagraphStyle('a',fontName='Times-Bold',fontSize=16,leading=20,alignment=1); b=ParagraphStyle('b',fontName='Times-Italic',fontSize=10,leading=14,alignment=1); n=ParagraphStyle('n',fontName='Times-Roman',fontSize=8.5,leading=11,leftIndent=40,rightIndent=40)
    SimpleDocTemplate(D+f,pagesize=landscape(legal),leftMargin=30,rightMargin=30,topMargin=40,bottomMargin=36).build([Paragraph('CARROW HOUSE TENANTS CORPORATION',a),Paragraph('Schedule of Apartments, Shares and Maintenance — budget year 2026 at $3.47 per share per month',b),Spacer(1,10),t,Spacer(1,10),
      Paragraph('Areas from the 1986 offering plan, not surveyed since. The superintendent’s apartment (basement) carries no shares and is not listed. Percentages are rounded to two places. Underlying mortgage of $4,150,000 matures 2031; per share $'+m(round(415000000/GT)) +'.',n)])
    emit(f,'UM','COOPERATIVE',K,rows,tot,'co-op share schedule, legal landscape, Times, grouped heads, three sections','shares and maintenance instead of rents, same line name twice in two sections, "Studio" in the bedroom column, professional suites without bedrooms')

# ---------------------------------------------------------------- 8 UM condo, planted row dropped
def um2():
    Ty=[("Podium, floors 2–6",[("S1","Studio",0,1,15,512),("A1","1 Bed",1,1,20,684),("A2","1 Bed + den",1,1.5,10,803),("B1","2 Bed",2,2,15,1046)]),
        ("Tower, floors 7–22",[("A3","1 Bed high",1,1,32,701),("A4","1 Bed + office",1,1.5,16,842),("B2","2 Bed split",2,2,32,1118),("B3","2 Bed corner",2,2,16,1204),("C1","3 Bed",3,2,16,1465)]),
        ("Penthouse, floors 23–24",[("PH-A","3 Bed terrace",3,3,3,2088),("PH-B","4 Bed duplex",4,3.5,1,3310)])]
    al=[t for _,l in Ty for t in l]; tsf=sum(t[4]*t[5] for t in al)
    pct={t[0]:round(1e6*t[5]/tsf) for t in al} # in 1/10000 %
    s=sum(pct[t[0]]*t[4] for t in al); pct['PH-B']+=1000000-s
    cc={t[0]:round(198400*100*pct[t[0]]/1000000) for t in al} # monthly budget 198,400.00 in cents
    R=random.Random(SEED+8); drop='A4'
    K=['beds','baths','units','sf','total_sf','other:% common interest per unit','other:% common interest all units','other:Common charge / unit','other:Common charges / month','other:$/SF/mo','other:Owner occ.','other:Leased out','other:Sponsor']
    wb=Workbook(); ws=wb.active; ws.title='UnitMix'; f='meridian_tower_condo_mix.xlsx'; C='Calibri'
    ws.merge_cells('A1:O1'); ws['A1']='MERIDIAN TOWER CONDOMINIUM  |  Unit mix & common interest  |  FY2026 budget'; ws['A1'].font=Font(name=C,size=14,bold=True,color='FFFFFF'); ws['A1'].fill=PatternFill('solid',fgColor='134F5C'); ws['A1'].alignment=Alignment(horizontal='center')
    hs=['Model','Layout','BR','BA','Units','Avg int. SF','Total SF','% common interest per unit','% common interest all units','Common charge / unit','Common charges / month','$/SF/mo','Owner occ.','Leased out','Sponsor']
    for i,hh in enumerate(hs): c=ws.cell(3,1+i,hh); c.font=Font(name=C,bold=True); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); c.fill=PatternFill('solid',fgColor='D0E0E3'); c.border=Border(bottom=Side(style='thin'),top=Side(style='thin'))
    NF=['General','0.0','0','#,##0','#,##0','0.0000%','0.0000%','#,##0.00','#,##0.00','0.00','0','0','0']
    rows=[];tot=[];r=4;G=None
    def tl(lab,S,r,big=False):
        ws.cell(r,1,lab); v=[None,None,S[0],round(S[1]/S[0]),S[1],None,S[2]/1e6,None,S[3]/100,S[3]/100/S[1]]+S[4:]
        tt={'label':lab}
        for i,q in enumerate(v):
            if q is not None: ws.cell(r,3+i,round(q,8)).number_format=NF[i]; tt[K[i]]=round(q*100,4) if i==6 else round(q,2)
        for c in range(1,16): ws.cell(r,c).font=Font(name=C,bold=True,size=12 if big else 11); ws.cell(r,c).border=Border(top=Side(style='thin'),bottom=Side(style='double') if big else Side())
        tot.append(tt)
    G=[0]*7
    for sec,l in Ty:
        ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=15); ws.cell(r,1,sec).font=Font(name=C,italic=True,bold=True,color='134F5C'); r+=1; S=[0]*7
        for mo,la,br,ba,u,sf in l:
            ls=min(u,R.randint(0,max(1,u//4))); sp=R.randint(0,2) if u>5 else 0; oo=u-ls-sp; ct=cc[mo]*u
            v=[br,ba,u,sf,u*sf,pct[mo]/1e6,pct[mo]*u/1e6,cc[mo]/100,ct/100,cc[mo]/100/sf,oo,ls,sp]
            S=[a+b for a,b in zip(S,[u,u*sf,pct[mo]*u,ct,oo,ls,sp])]
            if mo==drop: continue
            ws.cell(r,1,mo); ws.cell(r,2,la); row=dict(type=mo,desc=la)
            for i,q in enumerate(v): ws.cell(r,3+i,round(q,8)).number_format=NF[i]; row[K[i]]=round(q*100,4) if i in(5,6) else round(q,2)
            for c in range(1,16): ws.cell(r,c).font=Font(name=C)
            rows.append(row); r+=1
        tl('Total '+sec.split(',')[0],S,r); G=[a+b for a,b in zip(G,S)]; r+=2
    assert G[2]==1000000; tl('TOTAL BUILDING',G,r,True); r+=2
    ws.cell(r,1,'Garage (40 stalls) and storage cages are limited common elements, billed apart. Interior SF per declaration, Exhibit C.').font=Font(name=C,size=9,italic=True)
    for i,w in enumerate((16,17,6,6,8,10,11,14,14,14,16,9,9,9,9)): ws.column_dimensions[L(i+1)].width=w
    ws.row_dimensions[3].height=46; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(D+f); t=[x for x in al if x[0]==drop][0]
    emit(f,'UM','MULTIFAMILY',K,rows,tot,'condominium unit mix with common interest, three sections with totals, workbook','percent of common interest to four places, owner / leased / sponsor split, totals with averages',
     {"what":f"row of model {drop} ({t[4]} units, {t[1]}) in the tower section is missing; section and building totals still contain it","kind":"row_dropped"})

# ---------------------------------------------------------------- 9 UM mixed-use xls
def um3():
    S=[("RESIDENTIAL - RENT STABILIZED",[("RS-0","Studio",0,1,6,5,455,182500,148210),("RS-1","1 BR",1,1,14,14,610,236000,179645),("RS-2","2 BR",2,1,8,8,820,298500,221190)]),
       ("RESIDENTIAL - FREE MARKET",[("FM-1","1 BR renov.",1,1,7,6,625,342500,331880),("FM-2","2 BR renov.",2,1.5,5,5,875,448000,436215),("FM-3","3 BR top floor",3,2,2,1,1190,612500,595000)]),
       ("COMMERCIAL",[("R-IN","Store, inline",None,None,3,2,1150,862500,798050),("R-CR","Store, corner",None,None,1,1,2240,2128000,1850000),("O-2F","Office, 2nd floor",None,None,2,2,1680,588000,546000),("CELL","Roof license",None,None,1,1,None,275000,267800)])]
    K=['beds','baths','units','occupied','vacant','pct_occ','sf','total_sf','market','actual','market_sf','market_total','actual_total','ltl']
    wb=xlwt.Workbook(encoding='utf-8'); ws=wb.add_sheet('Mix 0126'); f='stannard_mixed_use_mix.xls'
    def stl(s,nf=None): return xlwt.easyxf('font: name Verdana, height 170'+s,num_format_str=nf or 'General')
    ws.write(0,0,'55-59 Stannard Place (mixed use, co-op as ground lessor)',xlwt.easyxf('font: name Verdana, bold on, height 240'))
    ws.write(1,0,'Unit Mix Summary - rent roll of 01/31/2026',stl('')); ws.write(2,0,'Monthly amounts, US$',stl(', italic on'))
    b=', bold on; align: horiz center, wrap on, vert bottom; borders: bottom thin; pattern: pattern solid, fore_colour light_yellow'
    top={0:'',1:'',2:'Bed',3:'Bath',4:'# of',5:'# of',6:'# of',7:'Pct',8:'Avg',9:'Total',10:'Avg Market',11:'Avg In-Place',12:'Market Rent',13:'Market',14:'In-Place',15:'Loss to'}
    bot={0:'Type',1:'Description',2:'Rms',3:'Rms',4:'Units',5:'Occ',6:'Vac',7:'Occ',8:'SF',9:'SF',10:'Rent',11:'Rent',12:'per SF',13:'Total',14:'Total',15:'Lease'}
    for c in range(16): ws.write(4,c,top[c],stl(b.replace('; borders: bottom thin',''))); ws.write(5,c,bot[c],stl(b))
    NF=['0','0.0','0','0','0','0.0%','#,##0','#,##0','#,##0.00','#,##0.00','0.00','#,##0.00','#,##0.00','#,##0.00']
    r=6; rows=[];tot=[];G=[0]*6
    def tl(lab,T_,r):
        u,o,sf,mt,at,lt=T_; v=[None,None,u,o,u-o,o/u,None,sf,None,None,None,mt/100,at/100,lt/100]; tt={'label':lab}
        ws.write(r,0,lab,stl(', bold on; borders: top thin')); ws.write(r,1,'',stl('; borders: top thin'))
        for i,q in enumerate(v):
            s=stl(', bold on; borders: top thin',NF[i])
            if q is None: ws.write(r,2+i,'',s)
            else: ws.write(r,2+i,q,s); tt[K[i]]=round(q*100,1) if K[i]=='pct_occ' else round(q,2)
        tot.append(tt)
    resi=[0]*6
    for j,(sec,l) in enumerate(S):
        ws.write(r,0,sec,stl(', bold on, colour dark_blue')); r+=1; T_=[0]*6
        for ty,de,br,ba,u,o,sf,mk,ac in l:
            mt=mk*u; at=ac*o; lt=(mk-ac)*o
            v=[br,ba,u,o,u-o,o/u,sf,sf*u if sf else None,mk/100,ac/100,mk/100/sf if sf else None,mt/100,at/100,lt/100]; row=dict(type=ty,desc=de)
            ws.write(r,0,ty,stl('')); ws.write(r,1,de,stl(''))
            for i,q in enumerate(v):
                if q is not None: ws.write(r,2+i,q,stl('',NF[i])); row[K[i]]=round(q*100,1) if K[i]=='pct_occ' else round(q,2)
            rows.append(row); T_=[a+c for a,c in zip(T_,[u,o,(sf or 0)*u,mt,at,lt])]; r+=1
        tl('Total '+sec.title().replace(' - ',' '),T_,r); G=[a+c for a,c in zip(G,T_)]; r+=1
        if j<2: resi=[a+c for a,c in zip(resi,T_)]
        if j==1: tl('Total Residential',resi,r); r+=1
        r+=1
    tl('Building Total',G,r); r+=2
    ws.write(r,0,'Loss to lease on occupied units only. Stabilized market rent = broker opinion Nov 2025. Roof license has no area.',stl(', italic on'))
    for c,w in enumerate((11,22,6,6,7,6,6,8,8,9,12,12,11,15,14,13)): ws.col(c).width=w*300
    ws.set_portrait(False); ws.fit_num_pages=1; ws.set_fit_height_to_pages(0)
    wb.save(D+f)
    emit(f,'UM','MIXED_USE',K,rows,tot,'old xls, two-row head without merging, stabilized / free-market / commercial sections, residential subtotal of subtotals','head split over two cells, shops without bedrooms, license without area, nested subtotal')

for fn in (tb1,tb2,tb3,ar1,ar2,ar3,um1,um2,um3): fn()
json.dump(INDEX,open(H+'/index.json','w'),indent=1,ensure_ascii=False)
