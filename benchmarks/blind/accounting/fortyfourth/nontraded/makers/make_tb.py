import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape,A4
from reportlab.lib import colors
# ---------------------------------------------------------------- 1  manager's system, apartments
def tb1():
    R=random.Random(4411); stem='harrow_creek_gl_tb_0626'
    S=[('ASSETS',[('CASH',[('1010-0000','Petty Cash',50000,0),('1020-0000','Operating Account - First Tamarack',None,0),('1025-0000','Security Deposit Trust Acct',8432550,1),('1028-0000','Replacement Reserve - Lender Held',31266418,1)]),
     ('RECEIVABLES & PREPAIDS',[('1110-0000','Resident Receivables',6284114,2),('1115-0000','Allowance for Doubtful Accts',-2250000,-1),('1120-0000','Subsidy / HAP Receivable',417300,2),('1210-0000','Prepaid Insurance',5544012,-1),('1220-0000','Prepaid Property Tax',0,0),('1230-0000','Utility Deposits',1185000,0)]),
     ('FIXED ASSETS',[('1410-0000','Land',512000000,0),('1420-0000','Buildings',2877450000,0),('1430-0000','Building Improvements',214817236,1),('1440-0000','Furniture, Fixtures & Equip',66104570,1),('1490-0000','Accumulated Depreciation',-602114825,-1)])]),
    ('LIABILITIES',[('CURRENT LIABILITIES',[('2010-0000','Accounts Payable - Trade',-8811976,2),('2015-0000','A/P - Management Co.',-1904133,2),('2020-0000','Accrued Expenses',-4718800,2),('2030-0000','Accrued Real Estate Taxes',-19250100,-1),('2040-0000','Accrued Interest',-8916667,2),('2110-0000','Prepaid Rents',-3340871,2),('2120-0000','Resident Security Deposits',-8432550,-1),('2125-0000','Pet Deposits (Refundable)',-612500,0)]),
     ('LONG-TERM DEBT',[('2510-0000','Mortgage Note - Senior',-2140000000,1),('2590-0000','Unamortized Loan Costs',18877600,-1)])]),
    ('OWNERS EQUITY',[('OWNERS EQUITY',[('3010-0000','Owner Contributions',-1200000000,0),('3020-0000','Owner Distributions',61500000,1),('3090-0000','Retained Earnings - Prior',None,0)])]),
    ('INCOME',[('RENTAL INCOME',[('4010-0000','Gross Market Rent',-198843500,-1),('4020-0000','Gain / Loss to Lease',7714200,1),('4030-0000','Vacancy Loss',11206733,1),('4035-0000','Concessions',3150000,1),('4040-0000','Model / Employee Units',1495000,1),('4050-0000','Bad Debt Write-Off',2077419,1)]),
     ('OTHER INCOME',[('4210-0000','Application Fees',-412500,-1),('4220-0000','Late / NSF Charges',-981700,-1),('4230-0000','Pet Rent',-1240500,-1),('4240-0000','Utility Reimbursement (RUBS)',-9618214,-1),('4250-0000','Garage & Carport Rent',-3172500,-1),('4290-0000','Miscellaneous Income',-77135,-1)])]),
    ('EXPENSES',[('PAYROLL',[('5010-0000','Salaries - Manager & Leasing',11845016,1),('5020-0000','Salaries - Maintenance',9916240,1),('5050-0000','Payroll Taxes & Benefits',4877913,1)]),
     ('OPERATING',[('5110-0000','Advertising - Internet Listing',2255000,1),('5210-0000','Office Supplies & Postage',418267,1),('5240-0000','Software & Licenses',1307700,1),('5310-0000','Contract - Landscaping',2450000,1),('5320-0000','Contract - Trash Removal',1816250,1),('5330-0000','Contract - Pest',412500,1),('5410-0000','Repairs - Plumbing',1204418,1),('5420-0000','Repairs - HVAC',1655033,1),('5450-0000','Turnover - Paint & Clean',2819700,1),('5510-0000','Electric - House & Vacant',1933408,1),('5520-0000','Water & Sewer',7811944,1),('5530-0000','Gas',644091,1)]),
     ('FIXED CHARGES',[('5710-0000','Management Fee 3.0%',5612288,1),('5810-0000','Real Estate Taxes',16041750,1),('5820-0000','Property Insurance',11088025,1),('5910-0000','Interest Expense',44583335,1),('5950-0000','Depreciation & Amortization',47218770,1)])])]
    A=[]
    for s,gs in S:
        for g,l in gs:
            for a in l:
                code,name,b,m=a; base=abs(b) if b else 0
                if b is None: dr=cr=0
                elif m==0: dr=cr=0
                elif m==2: dr=int(base*R.uniform(.2,.9)); cr=int(base*R.uniform(.2,.9))
                else:
                    k=R.uniform(.16,.24) if code[0] in '45' else (R.uniform(.004,.03) if code!='2510-0000' else .0016)
                    v=int(base*k); w=int(v*R.uniform(.01,.12)) if R.random()<.35 else 0
                    dr,cr=(v,w) if m==1 else (w,v)
                A.append([s,g,code,name,b,dr,cr])
    cash=A[1]; td=sum(a[5] for a in A); tc=sum(a[6] for a in A)
    cash[5]=41977350+max(0,tc-td); cash[6]=41977350+max(0,td-tc)
    cash[4]=38914277; re=[a for a in A if a[2]=='3090-0000'][0]; re[4]=-sum(a[4] for a in A if a[4] is not None)
    K=['beginning','debit','credit','activity','ending']
    for a in A: a.append([a[4],a[5],a[6],a[5]-a[6],a[4]+a[5]-a[6]])
    c=canvas.Canvas(doc(stem+'.pdf'),pagesize=letter); W,H=letter
    X=[300,362,424,486,570]; st={'p':0,'y':0}
    def head():
        st['p']+=1; c.setFont('Mono',7.5)
        c.drawString(30,H-34,'GL1430R  v9.2'); c.drawRightString(582,H-34,f"Page: {st['p']}")
        c.drawString(30,H-44,'07/09/2026  08:17 AM'); c.drawRightString(582,H-44,'User: dkopec')
        c.setFont('MonoB',9); c.drawCentredString(306,H-36,'LARKSPUR RESIDENTIAL MGMT, LLC'); c.drawCentredString(306,H-48,'TRIAL BALANCE')
        c.setFont('Mono',8); c.drawCentredString(306,H-59,'Property: 0417  The Fenwick at Harrow Creek (248 units)'); c.drawCentredString(306,H-70,'Fiscal period 06/2026   Basis: Accrual   Accounts with no balance or activity suppressed: NO')
        y=H-90; c.setFont('MonoB',7)
        for x,t1,t2 in zip(X,['Beginning','Period','Period','Net','Ending'],['Balance','Debits','Credits','Change','Balance']):
            c.drawRightString(x,y,t1); c.drawRightString(x,y-9,t2)
        c.drawString(30,y-9,'Account'); c.drawString(82,y-9,'Description')
        c.setFont('Mono',7); c.drawString(30,y-16,'-'*131); st['y']=y-27
    def line(v,lab,code=None,b=False,ind=0):
        if st['y']<52: c.showPage(); head()
        c.setFont('MonoB' if b else 'Mono',6.6)
        if code: c.drawString(30,st['y'],code); c.drawString(82,st['y'],lab)
        else: c.drawString(30+ind,st['y'],lab)
        if v:
            for x,q in zip(X,v): c.drawRightString(x+(4 if q<0 else 0),st['y'],money(q,'trail','.00'))
        st['y']-=10
    head(); rows=[];tot=[]
    for s,gs in S:
        if st['y']<90: c.showPage(); head()
        line(None,s,b=True); sec=[a for a in A if a[0]==s]
        for g,l in gs:
            if len(gs)>1: line(None,g,ind=8)
            grp=[a for a in sec if a[1]==g]
            for a in grp:
                line(a[7],a[3],a[2]); rows.append({'account':a[2],'name':a[3],**{k:c2(v) for k,v in zip(K,a[7])}})
            if len(gs)>1:
                v=[sum(a[7][i] for a in grp) for i in range(5)]; line(v,'Total '+g.title(),ind=8); tot.append({'label':'Total '+g.title(),**{k:c2(x) for k,x in zip(K,v)}}); st['y']-=3
        v=[sum(a[7][i] for a in sec) for i in range(5)]; line(v,'TOTAL '+s,b=True); tot.append({'label':'TOTAL '+s,**{k:c2(x) for k,x in zip(K,v)}}); st['y']-=7
    v=[sum(a[7][i] for a in A) for i in range(5)]; assert v[0]==0 and v[4]==0 and v[1]==v[2]
    c.setFont('Mono',7); c.drawString(30,st['y'],'='*131); st['y']-=11
    line(v,'PROPERTY 0417 TOTAL',b=True); tot.append({'label':'PROPERTY 0417 TOTAL',**{k:c2(x) for k,x in zip(K,v)}})
    st['y']-=8; line(None,f'{len(A)} accounts printed.  *** End of report ***'); c.save(); save(stem,'TB',K,rows,tot)
# ---------------------------------------------------------------- 2  fund ledger, several entities, pairs
def tb2():
    R=random.Random(8820); stem='OP_ledger_tb_by_entity_Q2_2026'
    ents=[('310','Dunmore Logistics Owner LLC',1.0),('318','Pell Street Distribution Owner LLC',.62),('322','Quarry Road Flex Owner LLC',.41),('340','Tarleton Crossdock Owner LLC',.83)]
    L=[('100100','Cash – owner concentration',1),('100300','Restricted cash – lender escrow',1),('110100','Tenant receivables, net',1),('110500','Straight-line rent receivable',1),('113000','Due from property manager',1),('120100','Prepaid insurance',1),('150100','Land',1),('150200','Buildings and improvements',1),('150400','Tenant improvements',1),('155000','Accum. depreciation – real estate',-1),('160100','In-place lease intangibles',1),('165000','Accum. amortization – intangibles',-1),('200100','Accounts payable and accrued',-1),('203000','Below-market lease liability',-1),('205000','Due to Operating Partnership',-1),('210100','Mortgage loan payable',-1),('300100','Member’s capital',-1),('310000','Accumulated (earnings) deficit',1),('400100','Base rent',-1),('400500','Straight-line rent adjustment',-1),('410100','Recoveries – CAM/tax/insurance',-1),('500100','Property operating expenses',1),('500500','Real estate taxes',1),('501000','Third-party management fees',1),('520100','Asset management fee – Advisor',1),('600100','Depreciation and amortization',1),('610100','Interest expense',1)]
    base={'100100':0,'100300':41200000,'110100':9800000,'110500':62100000,'113000':18800000,'120100':4100000,'150100':640000000,'150200':3120000000,'150400':144000000,'155000':-288000000,'160100':401000000,'165000':-133000000,'200100':-31000000,'203000':-58000000,'205000':-72000000,'210100':-2250000000,'300100':0,'310000':96000000,'400100':-97000000,'400500':-4100000,'410100':-31000000,'500100':17400000,'500500':19900000,'501000':3900000,'520100':11200000,'600100':36700000,'610100':31200000}
    K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
    W,H=landscape(A4); c=canvas.Canvas(doc(stem+'.pdf'),pagesize=(W,H)); X=[352,437,522,607,697,787]; st={'p':0,'y':0}
    def head():
        st['p']+=1; c.setFillColor(colors.black); c.setFont('SerB',13); c.drawString(42,H-40,'Alderbrook Diversified Income Trust, Inc.')
        c.setFont('SerI',10); c.drawString(42,H-54,'Operating Partnership ledger – Industrial segment · Trial balance by entity · 1 April 2026 to 30 June 2026 · US$')
        y=H-72; c.setFont('SerB',9); c.setLineWidth(.5)
        for i,t in enumerate(['Opening balance 1 Apr 2026','Movement in quarter','Closing balance 30 Jun 2026']):
            a=X[2*i]-72; b=X[2*i+1]; c.drawCentredString((a+b)/2,y,t); c.line(a,y-3,b,y-3)
            c.drawRightString(X[2*i],y-14,'Debit'); c.drawRightString(b,y-14,'Credit')
        c.drawString(42,y-14,'Ledger'); c.drawString(92,y-14,'Caption'); c.setLineWidth(1); c.line(42,y-19,787,y-19); st['y']=y-32
        c.setFont('SerI',8); c.drawString(42,24,'Unaudited – for internal roll-up. Manager balances booked via 113000 one month in arrears.'); c.drawRightString(787,24,f"Sheet {st['p']}")
    def ln(code,name,v,b=False):
        if st['y']<46: c.showPage(); head()
        c.setFont('SerB' if b else 'Ser',9)
        if code: c.drawString(42,st['y'],code)
        c.drawString(92 if code else 42,st['y'],name)
        for x,q in zip(X,v or []):
            if q: c.drawRightString(x,st['y'],money(q))
            elif b and q==0: c.drawRightString(x,st['y'],'0.00')
        st['y']-=12.4
    rows=[];tot=[];G=[0]*6; head()
    for e,(no,en,f) in enumerate(ents):
        D=[]
        for code,name,sg in L:
            if (no=='322' and code in('203000','210100','610100','100300')) or (no=='318' and code=='160100') or (no=='318' and code=='165000'): continue
            b=int(base[code]*f*R.uniform(.8,1.2)); mv=[0,0]
            if code in('100100','300100','150100'): pass
            elif code in('110100','113000','200100','205000'):
                if code=='113000' and no=='340': b=-b   # manager overdrawn
                mv=[int(abs(b)*R.uniform(.3,1.6)),int(abs(b)*R.uniform(.3,1.6))]
            elif code[0] in '456': v=int(abs(b)*R.uniform(.96,1.07)); mv=[v,0] if sg>0 else [0,v]
            elif code in('155000','165000'): mv=[0,int(abs(b)*.034)]
            elif code=='203000': mv=[int(abs(b)*.05),0]
            elif code=='120100': mv=[0,int(b*.3)]
            elif code=='150400' and R.random()<.6: mv=[int(b*.02),0]
            elif code in('100300','110500'): mv=[int(b*.06),int(b*.02) if code=='100300' else 0]
            if code=='400500' and no=='318': b=-b; mv=[mv[1],0]
            D.append([code,name,b,*mv])
        cash=D[0]; cash[2]=int(88000000*f*R.uniform(.8,1.2)); d=sum(x[3] for x in D)-sum(x[4] for x in D); t=int(61000000*f); cash[3]=t+max(0,-d); cash[4]=t+max(0,d)
        cap=[x for x in D if x[0]=='300100'][0]; cap[2]=-sum(x[2] for x in D if x is not cap)
        if e and st['y']<130: c.showPage(); head()
        c.setFillColorRGB(.9,.93,.9); c.rect(40,st['y']-3,749,13,stroke=0,fill=1); c.setFillColor(colors.black)
        prop=f'{no} {en}'; c.setFont('SerB',9.5); c.drawString(42,st['y'],f'Entity {no}   {en}'); st['y']-=14
        T=[0]*6
        for code,name,b,dr,cr in D:
            z=b+dr-cr; v=[max(b,0),max(-b,0),dr,cr,max(z,0),max(-z,0)]; T=[p+q for p,q in zip(T,v)]
            ln(code,name,v); rows.append({'property':prop,'account':code,'name':name,**{k:c2(q) for k,q in zip(K,v) if q}})
        assert T[0]==T[1] and T[2]==T[3] and T[4]==T[5]
        c.setLineWidth(.4)
        for x in X: c.line(x-72,st['y']+9,x,st['y']+9)
        ln(None,f'Total entity {no}',T,True); tot.append({'label':f'Total entity {no}',**{k:c2(q) for k,q in zip(K,T)}}); G=[p+q for p,q in zip(G,T)]; st['y']-=9
    ln(None,'Total industrial segment – 4 entities',G,True); tot.append({'label':'Total industrial segment – 4 entities',**{k:c2(q) for k,q in zip(K,G)}})
    for x in X: c.line(x-72,st['y']+9.5,x,st['y']+9.5); c.line(x-72,st['y']+7.8,x,st['y']+7.8)
    c.save(); save(stem,'TB',K,rows,tot)
# ---------------------------------------------------------------- 3  lead schedule workbook
def tb3():
    import openpyxl; from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
    R=random.Random(73); stem='WP 4100 - Bellweather Plaza lead TB'
    S=[('A','Cash and escrows',[('1000','Cash - operating (manager)',61244871,0,None),('1005','Cash - lockbox',11402210,0,None),('1090','Escrow - taxes',18830400,0,None),('1095','Escrow - TI/LC reserve',42750000,-1500000,None)]),
     ('B','Receivables',[('1200','Accounts receivable - tenants',21877365,0,None),('1205','Unbilled recoveries',3818200,0,'AJE-2'),('1250','Allowance - uncollectible',-4100000,0,'AJE-1'),('1280','Deferred rent (SLR)',77310544,0,'AJE-3')]),
     ('C','Prepaids and other',[('1300','Prepaid insurance',6711218,0,None),('1310','Prepaid taxes',0,0,None),('1350','Leasing commissions, net',51938812,0,None)]),
     ('F','Real estate',[('1500','Land',905000000,0,None),('1510','Building',4128800000,0,None),('1520','Tenant improvements',318441760,0,'AJE-4'),('1530','Construction in progress',28816400,0,'AJE-4'),('1590','Accumulated depreciation',-688217032,0,None)]),
     ('M','Payables and accruals',[('2000','Accounts payable',-13918422,0,None),('2050','Accrued property taxes',-36417500,0,None),('2060','Accrued operating expenses',-5520000,0,'AJE-5'),('2100','Rents received in advance',-9718033,0,None),('2150','Tenant security deposits',-12240000,0,None)]),
     ('N','Debt',[('2500','Note payable - Corrigan Life',-2900000000,0,None),('2550','Deferred financing costs',29480000,0,None)]),
     ('R','Equity',[('3000','Contributed capital',-1820000000,0,None),('3100','Distributions',142500000,0,None),('3900','Retained earnings',None,0,None)]),
     ('S','Revenue',[('4000','Office base rent',-261188040,0,None),('4010','Straight-line rent',-3100244,0,'AJE-3'),('4100','Operating expense recoveries',-58814270,0,'AJE-2'),('4200','Parking income',-18440500,0,None),('4900','Other income',-1219944,0,None)]),
     ('T','Operating expenses',[('5000','Janitorial',14418870,0,None),('5050','Utilities',22816417,0,'AJE-5'),('5100','Repairs and maintenance',18207725,0,None),('5150','Security',8814000,0,None),('5300','Bad debt expense',1250000,0,'AJE-1'),('5400','Management fee (Stanhope)',9722316,0,None),('5500','Real estate taxes',36417500,0,None),('5600','Insurance',6711219,0,None)]),
     ('U','Non-operating',[('6000','Interest',68875000,0,None),('6100','Depreciation',61210000,0,None),('6150','Amortization - LC and DFC',7480032,0,None)])]
    adj={'1250':-1866250,'5300':1866250,'1205':2940711,'4100':-2940711,'1280':618804,'4010':-618804,'1520':11350000,'1530':-11350000,'2060':-884127,'5050':884127}
    hPY,hU,hD,hC,hV='12/31/2025 (audited)','6/30/2026 unadjusted','Adjusting entries Dr','Adjusting entries Cr','Change from 12/31/2025'
    K=['other:'+hPY,'other:'+hU,'other:'+hD,'other:'+hC,'ending','other:'+hV]
    D=[]
    for l,n,a in S:
        for code,name,u,d,je in a: 
            py=None if u is None else (int(u*R.uniform(1.8,2.1)) if code[0] in '456' else int(u*R.uniform(.88,1.06)) if code not in('1500','1510','2500','3000','1310') else u)
            if code=='1310': py=2285000
            D.append([l,code,name,py,u,je])
    re=[d for d in D if d[1]=='3900'][0]
    re[3]=-sum(d[3] for d in D if d[3] is not None); re[4]=-sum(d[4] for d in D if d[4] is not None)
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Lead TB'
    B=Font(name='Arial',size=10,bold=True); N=Font(name='Arial',size=10); thin=Side(style='thin'); dbl=Side(style='double')
    ws['B1']='Bellweather Plaza - 311 Commerce Sq. (Prop 27)'; ws['B1'].font=Font(name='Arial',size=12,bold=True)
    ws['B2']='Lead trial balance, six months ended 6/30/2026'; ws['B3']='Source: Stanhope Realty Services accrual TB rec\'d 7/11/26, remapped to Trust chart'
    ws['J1']='Prepared: M. Oyelaran 7/14'; ws['J2']='Reviewed: TCV 7/16'
    ws.merge_cells('G5:I5'); ws['G5']='Adjusting entries'; ws['G5'].alignment=Alignment(horizontal='center')
    for col,a,b in [('A','','Lead'),('B','','Acct'),('C','','Account title'),('D','','FS line'),('E','12/31/2025','(audited)'),('F','6/30/2026','unadjusted'),('G',None,'Dr'),('H',None,'Cr'),('I',None,'Ref'),('J','6/30/2026','adjusted'),('K','Change from','12/31/2025')]:
        if a: ws[col+'5']=a
        ws[col+'6']=b
        for q in '56': ws[col+q].font=B; ws[col+q].fill=PatternFill('solid',fgColor='DDE6D5'); ws[col+q].alignment=Alignment(horizontal='center')
        ws[col+'6'].border=Border(bottom=thin)
    ws.column_dimensions['D'].hidden=True
    for col,w in zip('ABCEFGHIJK',[6,8,34,17,17,14,14,8,17,17]): ws.column_dimensions[col].width=w
    fmt='#,##0.00_);(#,##0.00);0.00_)'; r=7; rows=[];tot=[]
    def vals(d):
        a=adj.get(d[1],0); return [d[3],d[4],max(a,0) or None,max(-a,0) or None,d[4]+a,d[4]+a-d[3]]
    def put(v,bold=False,bd=None):
        for col,q in zip('EFGHJK',v):
            if q is not None:
                x=ws[f'{col}{r}']; x.value=c2(q); x.number_format=fmt; x.font=B if bold else N
                if bd: x.border=bd
    def tline(lab,L):
        v=[sum(q or 0 for q in z) for z in zip(*map(vals,L))]
        v=[None if i in(2,3) and q==0 else q for i,q in enumerate(v)]
        put(v,True,Border(top=thin,bottom=dbl if 'footing' in lab else None)); ws[f'C{r}']=lab; ws[f'C{r}'].font=B
        tot.append({'label':lab,**{k:c2(q) for k,q in zip(K,v) if q is not None}}); return v
    for l,n,a in S:
        L=[d for d in D if d[0]==l]
        for i,d in enumerate(L):
            if i==0: ws[f'A{r}']=l; ws[f'A{r}'].font=B
            ws[f'B{r}']=int(d[1]); ws[f'C{r}']=d[2]; ws[f'D{r}']=f'{l}.{i+1:02d}'; v=vals(d); put(v)
            for q in 'BC': ws[f'{q}{r}'].font=N
            if d[1] in adj: ws[f'I{r}']=d[5]; ws[f'I{r}'].font=Font(name='Arial',size=9,color='C00000')
            rows.append({'account':d[1],'name':d[2],**{k:c2(q) for k,q in zip(K,v) if q is not None}}); r+=1
        tline(f'{l} - {n}',L); r+=2
    v=tline('TB footing',D); assert v[0]==v[1]==v[4]==0 and v[2]==v[3],v
    r+=2
    for t in ['AJE-1  Increase reserve: two tenants >120 days (see AR memo)','AJE-2  Record Q2 recovery true-up not billed by manager','AJE-3  Straight-line rent, Q2','AJE-4  Place suite 900 build-out in service','AJE-5  Accrue June electric']:
        ws[f'B{r}']=t; ws[f'B{r}'].font=Font(name='Arial',size=9,italic=True); r+=1
    ws.freeze_panes='D7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.print_title_rows='5:6'
    wb.save(doc(stem+'.xlsx')); save(stem,'TB',K,rows,tot)
if __name__=='__main__': tb1();tb2();tb3()
