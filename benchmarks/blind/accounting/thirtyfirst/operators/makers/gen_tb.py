from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
import xlsxwriter, openpyxl
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side

def activity(rng,acc,cash_i,re_i):
    """acc: (code,name,kind,size) -> rows; kind A L E R X ; forward + debit - credit = ending"""
    out=[]
    for a in acc:
        code,name,k,sz=a[:4]
        v=lambda m,lo=.8,hi=1.2: round(m*rng.uniform(lo,hi),2)
        if k in('A','AX'):
            beg=v(sz)*(1 if k=='A' else -1); d=v(sz*.04) if k=='A' and rng.random()<.6 else 0.; cr=v(sz*.03) if rng.random()<.55 or k=='AX' else 0.
        elif k=='L': beg=-v(sz); d=v(sz*.1) if rng.random()<.7 else 0.; cr=v(sz*.09) if rng.random()<.7 else 0.
        elif k=='E': beg=-v(sz); d=0.; cr=0.
        elif k=='D': beg=v(sz); d=v(sz*.06) if rng.random()<.5 else 0.; cr=0.
        elif k=='R': m=sz; beg=-v(m*2); cr=v(m); d=v(m*.04) if rng.random()<.4 else 0.
        elif k=='C': m=sz; beg=v(m*2); d=v(m); cr=v(m*.05) if rng.random()<.3 else 0.
        else: m=sz; beg=v(m*2) ; d=v(m); cr=v(m*.1) if rng.random()<.25 else 0.
        if sz>500000 and k in('A','L','AX'): d=v(sz*.0016) if k=='L' else (v(38000) if 'Renov' in name else 0.); cr=0.
        out.append({"account":code,"name":name,"beginning":round(beg,2),"debit":d,"credit":cr})
    dep=[r for r in out if r['name']=='Depreciation'][0]; [r.update(credit=dep['debit']+0,debit=0.) for r in out if r['name'].lower()=='accumulated depreciation']; dep['credit']=0.
    R=out[re_i]; R['beginning']=round(R['beginning']-S(out,'beginning'),2)
    C=out[cash_i]; C['debit']=C['credit']=0.
    base=round(S(out,'credit')*.93,2); diff=round(S(out,'debit')+base-S(out,'credit'),2)
    C['debit']=base; C['credit']=diff
    if diff<0: C['debit']=round(base-diff,2); C['credit']=0.
    for r in out: r['ending']=round(r['beginning']+r['debit']-r['credit'],2)
    return out

def yardi():
    rng=random.Random(3101)
    acc=[("1110-0000","Petty Cash",'A',500),("1120-0000","Cash - Operating",'A',212000),("1121-0000","Cash - Security Deposits",'A',98000),("1125-0000","Cash - Replacement Reserve Held by Lender (Servicer Escrow Acct. 2)",'A',340000),("1210-0000","Accounts Receivable - Residents",'A',41000),("1215-0000","Allowance for Doubtful Accounts",'AX',18000),("1220-0000","A/R - Utility Rebill",'A',6200),("1310-0000","Prepaid Insurance",'A',77000),("1320-0000","Prepaid Expenses - Other",'A',8800),("1410-0000","Land",'A',3900000),("1420-0000","Buildings",'A',24100000),("1430-0000","Unit Renovations - Phase II Interiors (Quartz/Plank Program)",'A',1880000),("1490-0000","Accumulated Depreciation",'AX',5200000),("1510-0000","Loan Costs, Net",'A',210000),
    ("2110-0000","Accounts Payable - Trade",'L',64000),("2120-0000","Accrued Payroll",'L',15800),("2130-0000","Accrued Real Estate Taxes",'L',121000),("2140-0000","Accrued Interest",'L',80400),("2210-0000","Prepaid Rents",'L',33900),("2220-0000","Security Deposits Payable",'L',96800),("2225-0000","Pet Deposits Payable",'L',4300),("2510-0000","Mortgage Note Payable",'L',18900000),
    ("3110-0000","Member Contributions",'E',7400000),("3120-0000","Member Distributions",'D',600000),("3200-0000","Retained Earnings",'E',10),
    ("4010-0000","Gross Potential Rent",'R',318000),("4020-0000","Loss to Lease",'C',11200),("4030-0000","Vacancy Loss",'C',17100),("4040-0000","Concessions",'C',5100),("4045-0000","Employee / Model Units",'C',3300),("4050-0000","Bad Debt Write-Offs",'C',2900),("4110-0000","Utility Reimbursement - Water, Sewer & Trash (Submeter and RUBS)",'R',14600),("4120-0000","Late and NSF Fees",'R',3100),("4130-0000","Pet Rent",'R',2700),("4140-0000","Garage and Storage",'R',4400),("4190-0000","Misc. Income",'R',900),
    ("5010-0000","Manager Salary",'X',7800),("5020-0000","Leasing Salaries",'X',6900),("5030-0000","Maintenance Salaries",'X',12800),("5090-0000","Payroll Taxes and Benefits",'X',6100),("5210-0000","Electric - Common Area",'X',4300),("5215-0000","Electric - Vacant Units",'X',1200),("5220-0000","Water and Sewer",'X',13900),("5230-0000","Trash Removal",'X',3600),("5310-0000","Turnover - Paint and Cleaning",'X',5200),("5320-0000","Repairs - HVAC",'X',2700),("5330-0000","Landscaping Contract",'X',4100),("5340-0000","Pest Control",'X',880),("5410-0000","Advertising - Internet Listings",'X',3400),("5510-0000","Management Fee",'X',9600),("5520-0000","Software and Screening",'X',1900),("5610-0000","Real Estate Taxes",'X',40300),("5620-0000","Property Insurance",'X',12800),("6110-0000","Mortgage Interest",'X',80400),("6210-0000","Depreciation",'X',71000),("6220-0000","Amortization of Loan Costs",'X',1450)]
    names=[a[0] for a in acc]; rows=activity(rng,acc,1,24)
    ks=["beginning","debit","credit","ending"]; tot={"label":"Total",**{k:S(rows,k) for k in ks}}
    for k in("beginning","ending"): assert abs(tot[k])<.005; tot[k]=0.0
    f='tb_wexcombe_mar25.pdf'; cv=canvas.Canvas(doc(f),pagesize=letter,invariant=1); W,H=letter
    X=[372-28,372+50,372+122,572]; pages=2
    def head(p):
        cv.setFont('Helvetica',7); cv.drawString(40,H-34,"Wexcombe Landing Apartments (wexc01)"); cv.drawRightString(572,H-34,f"Page {p}")
        cv.setFont('Helvetica-Bold',13); cv.drawString(40,H-54,"Trial Balance"); cv.setFont('Helvetica',7.5)
        cv.drawString(40,H-66,"Period = Mar 2025"); cv.drawString(40,H-76,"Book = Accrual ; Tree = ysi_tb")
        y=H-100; cv.setFont('Helvetica-Bold',7.5)
        for x,(a,b) in zip(X,[("Forward","Balance"),("","Debit"),("","Credit"),("Ending","Balance")]): cv.drawRightString(x,y+9,a); cv.drawRightString(x,y,b)
        cv.drawString(40,y,"Account"); cv.line(40,y-3,572,y-3); return y-15
    p=1; y=head(1)
    def foot():
        cv.setFont('Helvetica-Oblique',6.5); cv.drawString(40,30,"Thursday, April 10, 2025  09:14 AM"); cv.drawCentredString(W/2,30,"Credits print with a minus sign. Unaudited - prepared for the asset manager.")
    for r in rows:
        n=r['name']; parts=[n]
        if len(n)>46: i=n.rfind(' ',0,46); parts=[n[:i],n[i+1:]]
        if y-10*len(parts)<52: foot(); cv.showPage(); p+=1; y=head(p)
        cv.setFont('Helvetica',7.5); cv.drawString(40,y,r['account']); cv.drawString(96,y,parts[0])
        for x,k in zip(X,ks): cv.drawRightString(x,y,c(r[k]))
        if len(parts)>1: y-=9; cv.drawString(104,y,parts[1])
        y-=12
    cv.line(X[0]-60,y+8,572,y+8); cv.setFont('Helvetica-Bold',7.5); cv.drawString(96,y-2,"Total")
    for x,k in zip(X,ks): cv.drawRightString(x,y-2,c(tot[k]))
    foot(); cv.save()
    emit(f,'TB','MULTIFAMILY','Yardi Voyager print, Wexcombe Landing bookkeeper','Yardi four-column (forward, debit, credit, ending), two pages, wrapped names','wrapped account names, repeated header, negative credits',ks,rows,[tot])

def quickbooks():
    rng=random.Random(3102)
    sec=[("Balance sheet",[("Tri-Lakes Bank – Operating","1005",'d',84000),("Tri-Lakes Bank – Reservation Deposits","1008",'d',51000),("Campspot Clearing","1020",'d',9400),("Accounts Receivable (A/R)","1200",'d',12700),("Store Inventory:Propane","1310",'d',2150),("Store Inventory:Camp Store","1320",'d',7800),("Fixed Assets:Land","1510",'d',1460000),("Fixed Assets:Site Pads & Pedestals","1525",'d',988000),("Fixed Assets:Park Models (rental)","1540",'d',402000),("Fixed Assets:Accumulated Depreciation","1590",'c',371000),("Accounts Payable (A/P)","2000",'c',23600),("Visa 4471 (Credit Card)","2050",'c',5900),("Lodging Tax Payable:State","2310",'c',4120),("Lodging Tax Payable:County","2320",'c',1480),("Guest Deposits – Future Stays","2400",'c',61800),("Annual Site Rent Received in Advance","2420",'c',97500),("Note Payable – Tri-Lakes Bank","2700",'c',1610000),("Members' Equity:Contributions","3100",'c',640000),("Members' Equity:Draws","3150",'d',45000),("Retained Earnings","3900",'p',0)]),
    ("Profit and loss",[("Site Revenue:Nightly – Back-In","4010",'c',148000),("Site Revenue:Nightly – Pull-Thru","4015",'c',203000),("Site Revenue:Monthly","4020",'c',91400),("Site Revenue:Annual / Seasonal","4030",'c',122300),("Cabin & Park Model Rental","4050",'c',87600),("Electric Pass-Through","4110",'c',26900),("Camp Store Sales","4200",'c',31700),("Laundry & Showers","4230",'c',4880),("Golf Cart Rental","4240",'c',11900),("Refunds & Discounts","4900",'d',9300),("Cost of Goods Sold:Store","5010",'d',19300),("Cost of Goods Sold:Propane","5020",'d',3900),("Payroll:Office & Store","6010",'d',58400),("Payroll:Grounds / Workampers","6020",'d',44200),("Payroll:Taxes","6050",'d',8700),("Utilities:Electric","6210",'d',61200),("Utilities:Water & Septic","6220",'d',17800),("Utilities:Wi-Fi","6230",'d',9800),("Booking Fees – Campspot","6310",'d',14100),("Merchant Fees","6320",'d',16900),("Repairs:Pedestals & Electrical","6410",'d',13700),("Repairs:Roads & Pads","6420",'d',21500),("Pool & Splash Pad","6450",'d',7600),("Property Tax","6610",'d',26300),("Insurance","6620",'d',23800),("Interest Expense","7010",'d',54700),("Gain on Sale of Park Model","7900",'c',3250)])]
    for s,l in sec: pass
    data=[];net=0
    for s,l in sec:
        for n,code,k,m in l:
            v=round(m*rng.uniform(.95,1.05),2) if k!='p' else 0
            data.append([s,n,code,k,v]); net+=v if k=='d' else -v
    for d in data:
        if d[3]=='p': d[4]=round(abs(net),2); d[3]='c' if net>0 else 'd'
    f='tb_sumac_hollow_rv.xlsx'; wb=xlsxwriter.Workbook(doc(f)); ws=wb.add_worksheet('TB 9-30-24'); F=wb.add_format
    ws.merge_range('B1:E1','SUMAC HOLLOW RV RESORT, LLC',F({'bold':1,'font_size':14,'align':'center'})); ws.merge_range('B2:E2','Trial Balance',F({'align':'center','bold':1})); ws.merge_range('B3:E3','As of September 30, 2024  |  Accrual basis',F({'align':'center','italic':1}))
    hb=F({'bold':1,'bottom':1,'align':'right'}); ws.write('A5','Detail type',hb); ws.write('B5','Account',F({'bold':1,'bottom':1})); ws.write('C5','DEBIT',hb); ws.write('D5','CREDIT',hb); ws.write('E5','Acct. #',hb)
    ws.set_column('A:A',12,None,{'hidden':1}); ws.set_column('B:B',44); ws.set_column('C:D',16); ws.set_column('E:E',9); ws.set_column('F:F',3); ws.set_column('G:G',20); ws.set_column('H:I',9)
    num=F({'num_format':'#,##0.00'}); txt=F({'align':'right'}); ctr=F({'align':'right','font_color':'#666666'})
    r=5;rows=[];cur=None
    for i,(s,n,code,k,v) in enumerate(data):
        if s!=cur: ws.write(r,1,s,F({'italic':1,'bold':1,'font_color':'#1F4E79'})); r+=1; cur=s
        ws.write(r,0,'Bank' if code<'1100' else 'Other'); ws.write(r,1,n,F({'indent':1 if ':' not in n else 2}))
        col=2 if k=='d' else 3
        if i%9==4: ws.write_string(r,col,c(v),txt)
        else: ws.write(r,col,v,num)
        ws.write_string(r,4,code,ctr); rows.append({"account":code,"name":n,("debit" if k=='d' else "credit"):v}); r+=1
    D,C=S(rows,'debit'),S(rows,'credit'); assert abs(D-C)<.005
    tf=F({'bold':1,'top':1,'bottom':6,'num_format':'$#,##0.00'}); ws.write(r,1,'TOTAL',tf); ws.write(r,2,D,tf); ws.write(r,3,C,tf)
    ws.write(r+2,1,'Monday, October 14, 2024 08:51 AM GMT-06:00',F({'italic':1,'font_size':8})); ws.write(r+3,1,'Note: Reservation deposits are held in a separate account; see guest ledger in Campspot.',F({'font_size':8}))
    ws.merge_range('G7:I7','Site nights, Jan - Sep (memo)',F({'bold':1,'bg_color':'#E2EFDA','align':'center'}))
    for j,h in enumerate(['Class','2024','2023']): ws.write(7,6+j,h,F({'bold':1}))
    for i,x in enumerate([('Back-in 30A',3104,2987),('Pull-thru 50A',3490,3352),('Cabins',812,779)]):
        for j,q in enumerate(x): ws.write(8+i,6+j,q)
    ws.freeze_panes(5,2); ws.fit_to_pages(1,0); wb.close()
    emit(f,'TB','MANUFACTURED_HOUSING','QuickBooks Online export touched up by an RV-park owner','debit/credit, parent:child names, account number after the amounts, side table','hidden column, some amounts stored as text, unrelated side table, codes at right',["debit","credit"],rows,[{"label":"TOTAL","debit":D,"credit":C}])

def intacct():
    rng=random.Random(3103)
    sec=[("Current assets",[("10100","Operating account",'A',388000),("10300","Resident trust account",'A',21400),("11000","Resident receivables",'A',104000),("11050","Medicaid waiver receivables",'A',67200),("11900","Reserve for credit losses",'AX',26000),("13000","Prepaid insurance",'A',54300)]),
    ("Property and equipment",[("15000","Building and improvements",'A',14700000),("15200","Furniture - resident common areas",'A',612000),("15300","Community vehicles",'A',93000),("15900","Accumulated depreciation",'AX',3140000)]),
    ("Liabilities",[("20000","Accounts payable",'L',118000),("20500","Accrued wages and PTO",'L',131000),("21000","Refundable community fees",'L',86500),("21500","Resident trust liability",'L',21000),("22000","Deferred monthly service fees",'L',47600),("25000","Bridge loan - Corran Senior Credit",'L',9100000)]),
    ("Equity",[("30000","Partners' capital",'E',3000000),("39000","Accumulated earnings",'E',10)]),
    ("Revenue",[("40100","Rent - assisted living studios",'R',142000),("40150","Rent - assisted living one-bedroom",'R',171000),("40200","Rent - memory care",'R',128000),("40500","Level of care fees",'R',88000),("40600","Community fees",'R',9000),("40700","Respite stays",'R',7400),("40900","Second-person fees",'R',4200),("41900","Move-in incentives",'C',6100)]),
    ("Expenses",[("50100","Wages - nursing and care",'X',151000),("50200","Wages - dietary",'X',41000),("50300","Wages - housekeeping and maintenance",'X',27800),("50800","Agency staffing",'X',18600),("50900","Payroll taxes and benefits",'X',49700),("51000","Raw food",'X',32100),("51200","Medical and incontinence supplies",'X',6900),("52000","Utilities",'X',19100),("53000","Repairs and contracts",'X',11400),("54000","Marketing and referral fees",'X',14700),("55000","Insurance - GL/PL and property",'X',16800),("56000","Property taxes",'X',17600),("57000","Management fee (5%)",'X',27000),("58000","Interest expense",'X',63400),("59000","Depreciation",'X',44900)])]
    flat=[a for s,l in sec for a in l]; re_i=[a[0] for a in flat].index("39000")
    base=activity(rng,flat,0,re_i); AD,AC="other:Adjustments Debits","other:Adjustments Credits"
    adj={"11900":("c",4120.55),"41900":("d",1250.00),"11000":("c",1250.00),"53000":("d",2875.40),"20000":("c",2875.40),"50900":("d",3316.08),"20500":("c",3316.08),"54000":("d",4120.55)}
    ks=["beginning","debit","credit",AD,AC,"ending"]
    for r in base:
        for k in("debit","credit"):
            if r[k]==0: r[k]=None
        a=adj.get(r['account']); r[AD]=a[1] if a and a[0]=='d' else None; r[AC]=a[1] if a and a[0]=='c' else None
        r['ending']=round(r['beginning']+(r['debit'] or 0)-(r['credit'] or 0)+(r[AD] or 0)-(r[AC] or 0),2)
    by={r['account']:r for r in base}
    f='tb_larkmere_sage.xlsx'; wb=openpyxl.Workbook(); ws=wb.active; ws.title='Trial balance'
    B=Font(bold=True,name='Arial',size=9); N=Font(name='Arial',size=9); ctr=Alignment(horizontal='center',vertical='center',wrap_text=True); R=Alignment(horizontal='right')
    for i,t in enumerate(["Larkmere Terrace Senior Living LP","Trial balance report","Reporting period: Month ended 02/28/2025     Book: ACCRUAL + ADJ     Location: 400--Larkmere Terrace"]):
        ws.cell(1+i,1,t).font=Font(name='Arial',bold=i<2,size=12-i)
    # 2-line header on rows 5-6
    for rng_ in("A5:A6","B5:B6","C5:C6","D5:E5","F5:G5","H5:H6"): ws.merge_cells(rng_)
    for a,t in {"A5":"Account no.","B5":"Account title","C5":"Opening balance\n02/01/2025","D5":"Activity","F5":"Adjustments","H5":"Closing balance\n02/28/2025","D6":"Debits","E6":"Credits","F6":"Debits","G6":"Credits"}.items():
        ws[a]=t; ws[a].font=B; ws[a].alignment=ctr
    for row in ws['A5:H6']:
        for x in row: x.fill=PatternFill('solid',fgColor='DDE3EA'); x.border=Border(bottom=Side('thin'))
    def mark(v): return f"{abs(v):,.2f} {'Cr' if v<0 else 'Dr'}" if abs(v)>.004 else "0.00"
    totals=[];r=7
    def put(r,d,bold=False):
        for j,k in enumerate(ks):
            v=d.get(k)
            if v is None: continue
            x=ws.cell(r,3+j)
            if k=='ending': x.value=mark(v)
            else: x.value=v; x.number_format='#,##0.00_);(#,##0.00)'
            x.alignment=R; x.font=B if bold else N
            if bold: x.border=Border(top=Side('thin'))
    rows=[]
    for s,l in sec:
        ws.cell(r,1,s).font=Font(name='Arial',size=9,bold=True,color='7F3F00'); ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=8); r+=1
        rs=[by[a[0]] for a in l]
        for d in rs:
            x=ws.cell(r,1,d['account']);x.font=N; ws.cell(r,2,d['name']).font=N; put(r,d); rows.append(d); r+=1
        t={"label":f"Subtotal - {s}"}
        for k in ks:
            t[k]=S(rs,k) if any(q.get(k) is not None for q in rs) else None
        ws.cell(r,2,t['label']).font=B; put(r,t,True); totals.append(t); r+=1
    t={"label":"Report total",**{k:S(rows,k) for k in ks}}
    for k in('beginning','ending'): assert abs(t[k])<.005; t[k]=0.0
    assert abs(t['debit']-t['credit'])<.005 and abs(t[AD]-t[AC])<.005
    ws.cell(r,1,t['label']).font=B; put(r,t,True); totals.append(t)
    ws.cell(r+2,1,"Adj. 1 reserve true-up; Adj. 2 concession reclass; Adj. 3 boiler invoice 2875 accrual; Adj. 4 PTO accrual. Posted 03/11/2025 by K. Dunmarrow.").font=Font(name='Arial',size=8,italic=True)
    for col,w in zip("ABCDEFGH",[13,38,18,16,16,14,14,21]): ws.column_dimensions[col].width=w
    ws.freeze_panes='C7'; ws.print_title_rows='5:6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(doc(f))
    emit(f,'TB','SENIOR_HOUSING','Sage Intacct report, senior operator accounting lead','opening, activity pair, adjustments pair, closing with Dr/Cr marks; sections with subtotals','grouped header, closing as text with Dr/Cr, parentheses opening, adjustments pair',ks,rows,totals)
def run(): yardi();quickbooks();intacct()
