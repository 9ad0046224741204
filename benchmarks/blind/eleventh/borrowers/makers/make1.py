# XLSX 1-5
from lib import *
import datetime as dt, subprocess, shutil, os, sys
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from openpyxl.utils import get_column_letter as CL
def d1():
    R=random.Random(501); F='halcyon_court_PL_by_month.xlsx'
    ms=[(2024,m) for m in range(5,13)]+[(2025,m) for m in range(1,5)]
    heads=[dt.date(y,m,1).strftime('%b-%y') for y,m in ms]+['TTM']
    s=S('P&L 5/24 thru 4/25','Halcyon Court','2024-05-01','2025-04-30',heads,sheet='P&L')
    def w(v): return v+[r2(sum(x or 0 for x in v))]
    def mk(b,j,neg=False,skip=0): 
        o=[]
        for _ in ms:
            o.append(None if R.random()<skip else (-1 if neg else 1)*round(b*(1+R.uniform(-j,j)),0).__int__())
        return w(o)
    def at(d): return w([d.get(i) for i in range(12)])
    notes={}
    h=s.H('MONEY IN')
    inc=[s.L('Rents - front bldg (1-16)',w([21450+R.choice([0,0,-1375,125,-640])+i*60 for i in range(12)])),
     s.L('Rents - back bldg (17-28)',w([15120+R.choice([0,0,-1260,95])+i*45 for i in range(12)])),
     s.L('Section 8 HAP',w([3212]*5+[3344]*7)),
     s.L('Parking spots',mk(780,.08)), s.L('Laundry (WashCo)',mk(415,.2,skip=.15)), s.L('Late + app fees',mk(190,.6,skip=.25)),
     s.L('Bounced / refunded',at({1:-1375,6:-640,9:-95}))]
    ti=s.T('TOTAL MONEY IN',inc,key='total_income'); notes[4]='HAP went up Oct 1'
    s.H('MONEY OUT')
    mi=s.rows[ti]['v']
    ex=[s.L('Property tax',at({1:18644,8:18644})), s.L('Insurance',at({0:6120,3:6120,6:6120,9:7344})), s.L('Water / sewer',at({0:2911,2:3042,4:3377,6:2986,8:2854,10:2790})),
     s.L('Gas (heat)',w([640,310,215,198,240,560,1480,2315,2790,2644,1985,1120])), s.L('Electric - halls & lot',mk(338,.15)), s.L('Trash',w([465]*8+[492]*4)),
     s.L('Super - pay',w([2600]*12)), s.L('Super - payroll tax',w([229]*12)), s.L('Plumber',mk(620,.7,skip=.3)), s.L('Repairs - other',mk(1150,.55)),
     s.L('Paint / turnover',mk(900,.5,skip=.45)), s.L('Lawn + snow',w([300,300,300,300,300,300,None,475,950,712,475,300])),
     s.L('Management (4%)',w([int(round(x*.04)) for x in mi[:12]])), s.L('Lawyer - evictions',at({2:850,7:1225})), s.L('Accountant',at({10:2400})),
     s.L('Phone / cameras',w([148]*12)), s.L('Misc.',mk(120,.8,skip=.3))]
    to=s.T('TOTAL MONEY OUT',ex,key='total_operating_expenses')
    no=s.T('NET BEFORE MORTGAGE',[ti,to],[1,-1],key='noi',type='TOTAL')
    mint=[round(8412.37-9.4*i,2) for i in range(12)]
    a=s.L('Mortgage - interest',w(mint)); b=s.L('Mortgage - principal',w([round(10240.11-x,2) for x in mint])); c=s.L('New roof front bldg',at({4:14500,5:14500}))
    s.T('CASH LEFT OVER',[no,a,b,c],[1,-1,-1,-1],type='TOTAL',key='net_cash_flow')
    wb=Workbook(); ws=wb.active; ws.title='P&L'; ws.sheet_view.showGridLines=False
    ws['B2']='HALCYON COURT'; ws['B2'].font=Font(name='Calibri',size=16,bold=True,color='1F4E78'); ws['B3']='P&L 5/24 thru 4/25   (28 units, cash basis)'; ws['B3'].font=Font(italic=True)
    ws['P3']='prepared by owner'; 
    ws.column_dimensions['A'].width=2; ws.column_dimensions['B'].width=27
    for i in range(12):
        c=ws.cell(5,3+i,dt.date(*ms[i],1)); c.number_format='mmm\\-yy'
    ws.cell(5,15,'TTM'); ws.cell(5,16,'notes to self')
    for i in range(2,17):
        c=ws.cell(5,i); c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='1F4E78'); c.alignment=Alignment(horizontal='center'); 
        if 2<i<16: ws.column_dimensions[CL(i)].width=10.5
    ws.column_dimensions['P'].width=34; ws.column_dimensions['O'].width=14
    rr=6; pos={}
    NOTE={'Section 8 HAP':'HAP raised Oct 1','Property tax':'paid Jun and Jan','Insurance':'quarterly, renewal +20%','Lawyer - evictions':'#7 and #22','New roof front bldg':'ONE TIME, 2 payments','Laundry (WashCo)':'they skip months'}
    for i,r in enumerate(s.rows):
        if r['type']=='HEADING' and i: rr+=1
        if r['label'] in('NET BEFORE MORTGAGE','Mortgage - interest','CASH LEFT OVER'): rr+=1
        pos[i]=rr; ws.cell(rr,2,r['label'])
        if r['type']=='LINE':
            if r['label'][0]!='M' or 'Misc' in r['label'] or 'Manag' in r['label']: ws.cell(rr,2).alignment=Alignment(indent=1)
            for c in range(12):
                if r['v'][c] is not None: ws.cell(rr,3+c,r['v'][c])
            ws.cell(rr,15,f'=SUM(C{rr}:N{rr})'); ws.cell(rr,15).font=Font(bold=True)
        elif r['f']:
            for c in range(13):
                L=CL(3+c)
                if r['label'].startswith('TOTAL'): f=f"=SUM({L}{pos[r['f'][0]]}:{L}{pos[r['f'][-1]]})"
                else: f='='+f"{L}{pos[r['f'][0]]}"+''.join(f"-{L}{pos[j]}" for j in r['f'][1:])
                q=ws.cell(rr,3+c,f); q.font=Font(bold=True); q.border=Border(top=Side(style='thin'),bottom=Side(style='double') if r['type']=='TOTAL' else None)
        if r['type']!='LINE': ws.cell(rr,2).font=Font(bold=True)
        if r['label'].startswith('TOTAL'):
            for c in range(2,16): ws.cell(rr,c).fill=PatternFill('solid',fgColor='DDEBF7')
        for c in range(3,16): ws.cell(rr,c).number_format='#,##0_);(#,##0)' if 'Mortgage -' not in r['label'] and 'CASH' not in r['label'] else '#,##0.00_);(#,##0.00)'
        if r['label'] in NOTE: ws.cell(rr,16,NOTE[r['label']]).font=Font(italic=True,size=9,color='7F7F7F')
        rr+=1
    ws.cell(rr+1,2,'Sept/Oct: roof. Rents are what came in the door, not what was billed.').font=Font(italic=True,size=9)
    ws.freeze_panes='C6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    ws2=wb.create_sheet('to do'); ws2['A1']='ask WashCo re commission statement'; ws2['A2']='send bank the 2023 return'
    tmp=ROOT+'/_t'; os.makedirs(tmp,exist_ok=True); wb.save(tmp+'/'+F)
    subprocess.run(['nice','soffice','--headless','--convert-to','xlsx:Calc MS Excel 2007 XML','--outdir',DOC,tmp+'/'+F],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
    shutil.rmtree(tmp)
    save(F,[s],'MULTIFAMILY','OPERATING_STATEMENT_T12','borrower own Excel, months across, formulas, owner wording','owner labels, blanks, notes column, mixed decimals')
def d2():
    R=random.Random(502); F='The Quadrant at Fenwick - Broker Pro Forma.xlsx'
    s=S('Financial Analysis','The Quadrant at Fenwick',None,None,['In-Place','Adjusted','Stabilized'],sheet='Pro Forma')
    N={}
    def L(l,a,b,c,n=None): i=s.L(l,[a,b,c]); N[i]=n; return i
    s.H('REVENUE')
    a=L('Potential Rent @ 236 Beds',2294496,2294496,2466672,'1'); b=L('Loss-to-Lease / Gain',-71320,-71320,-24667,None); c=L('Furniture & Utility Premiums',48210,48210,63720,'2')
    g=s.T('Gross Scheduled Rent',[a,b,c])
    v=L('Physical Vacancy',-247806,-136273,-125286,'3'); co=L('Concessions',-58412,-22714,0,None); bd=L('Bad Debt / Collections Loss',-41077,-22714,-18793,'4'); st=L('Non-Revenue Beds (2 CAs)',-19440,-19440,-20904,None)
    nr=s.T('Net Rental Revenue',[g,v,co,bd,st])
    o=[L('Utility Reimbursement',61288,61288,84960,'5'),L('Parking',38640,38640,42480),L('Application, Admin & Late Fees',44719,40250,42000),L('Summer Conference Rental',0,0,36000,'6')]
    to=s.T('Total Other Revenue',o)
    e=s.T('EFFECTIVE GROSS REVENUE',[nr,to],type='TOTAL',key='total_income')
    s.H('OPERATING EXPENSES')
    s.H('Controllable')
    k=[L('Payroll & Benefits',312644,289100,297773,'7'),L('Repairs & Maintenance',118930,82600,85078),L('Turn Costs',91145,70800,72924,'8'),L('Contract Services',54388,54388,56020),L('Advertising & Leasing',63210,47200,48616),L('General & Administrative',48877,41300,42539),L('Residents\' Shuttle',39600,39600,40788)]
    kt=s.T('Subtotal Controllable',k)
    s.H('Non-Controllable')
    e3=s.rows[e]['v']
    n=[L('Electricity, Water & Sewer',147302,147302,151721),L('Bulk Internet / CATV',42480,42480,43754),L('Management Fee',*[int(round(x*p)) for x,p in zip(e3,(.04,.03,.03))],'9'),L('Real Estate Taxes',188416,241900,249157,'10'),L('Property Insurance',84251,94400,97232,'11')]
    nt=s.T('Subtotal Non-Controllable',n)
    t=s.T('TOTAL OPERATING EXPENSES',[kt,nt],key='total_operating_expenses')
    no=s.T('NET OPERATING INCOME',[e,t],[1,-1],type='TOTAL',key='noi')
    rs=L('Capital Reserve ($200 / bed)',0,47200,47200,'12')
    s.T('CASH FLOW BEFORE DEBT',[no,rs],[1,-1],type='TOTAL',key='net_cash_flow')
    wb=Workbook(); ws=wb.active; ws.title='Summary'; ws['A1']='The Quadrant at Fenwick'; ws['A3']='236 beds / 78 units, built 2006, 0.4 mi to campus'; ws['A4']='Offered unpriced. Confidential - subject to the confidentiality agreement.'; ws.column_dimensions['A'].width=70
    ws=wb.create_sheet('Pro Forma'); ws.sheet_view.showGridLines=False
    fn='Garamond'
    ws.merge_cells('B1:J1'); ws['B1']='THE QUADRANT AT FENWICK'; ws.merge_cells('B2:J2'); ws['B2']='Financial Analysis'
    for q,z in(('B1',18),('B2',12)): ws[q].font=Font(name=fn,size=z,bold=True,color='FFFFFF'); ws[q].alignment=Alignment(horizontal='center'); ws[q].fill=PatternFill('solid',fgColor='4B2E39')
    for j,(t1,t2) in enumerate([('In-Place','T-3 Dec 2024 Annualized'),('Adjusted','T-3 Income / Adj. Expenses'),('Stabilized','Year 1 AY 2025-26')]):
        c=3+2*j
        for rw,tx in((4,t1),(5,t2)):
            ws.merge_cells(start_row=rw,start_column=c,end_row=rw,end_column=c+1); q=ws.cell(rw,c,tx); q.alignment=Alignment(horizontal='center',wrap_text=True); q.font=Font(name=fn,bold=rw==4,italic=rw==5,size=11 if rw==4 else 9); 
        for d,tx in((0,'Total'),(1,'Per Bed')):
            q=ws.cell(6,c+d,tx); q.font=Font(name=fn,underline='single'); q.alignment=Alignment(horizontal='right')
    q=ws.cell(6,9,'Note'); q.alignment=Alignment(horizontal='center'); q.font=Font(name=fn,underline='single')
    ws.column_dimensions['A'].width=1.5; ws.row_dimensions[1].height=26; ws.column_dimensions['B'].width=34
    for x in 'CEG': ws.column_dimensions[x].width=14
    for x in 'DFH': ws.column_dimensions[x].width=10
    ws.row_dimensions[5].height=16; rr=7
    for i,r in enumerate(s.rows):
        top=r['label'].isupper()
        if top and i: rr+=1
        q=ws.cell(rr,2,r['label']); q.font=Font(name=fn,bold=r['type']!='LINE',italic=r['type']=='HEADING' and not top); q.alignment=Alignment(indent=0 if r['type']!='LINE' else 1)
        for c in range(3):
            if r['v'][c] is None: continue
            q=ws.cell(rr,3+2*c,r['v'][c]); q.number_format='"$"#,##0_);("$"#,##0)' if top else '#,##0_);(#,##0)'; q.font=Font(name=fn,bold=r['type']!='LINE')
            if r['f']: q.border=Border(top=Side(style='thin'))
            q=ws.cell(rr,4+2*c,round(r['v'][c]/236)); q.number_format='#,##0_);(#,##0)'; q.font=Font(name=fn,italic=True,color='808080')
        if N.get(i): q=ws.cell(rr,9,'['+N[i]+']'); q.alignment=Alignment(horizontal='center'); q.font=Font(name=fn,size=9)
        if top and r['f']:
            for c in range(2,10): ws.cell(rr,c).fill=PatternFill('solid',fgColor='EADFE3')
        rr+=1
    rr+=1; ws.cell(rr,2,'NOTES').font=Font(name=fn,bold=True)
    for k,tx in enumerate(['In-Place rent per December 2024 roll; Stabilized reflects $871 per bed average asking rent for 2025-26.','Premium of $25 per bed for furnished beds; 90% of beds at stabilization.','In-place 10.9%; Adjusted 6%, Stabilized 5% of gross scheduled rent.','Stabilized at 0.75%.','$30 per bed flat bill-back from August 2025.','Eight-week summer program, 60 beds, letter of intent in hand.','Adjusted removes one courtesy position left vacant.','Normalized at $300 per bed.','Market rate of 3% of EGR.','Reassessed at 80% of anticipated price at the 2024 millage.','Quote from purchaser-side broker, $400 per bed.','Not in owner\'s books.'],1):
        rr+=1; ws.merge_cells(start_row=rr,start_column=2,end_row=rr,end_column=9); q=ws.cell(rr,2,f'[{k}] {tx}'); q.font=Font(name=fn,size=9); q.alignment=Alignment(wrap_text=True,vertical='top')
    ws.page_setup.fitToHeight=1; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.active=1
    wb.save(DOC+F); save(F,[s],'STUDENT_HOUSING','OPERATING_STATEMENT','broker pro forma, In-Place/Adjusted/Stabilized with per-bed columns and notes','merged group headers, per-bed columns interleaved, cover sheet, printed zeros')
def d3():
    R=random.Random(503); F='Profit_and_Loss_and_Balance_Sheet_QBO.xlsx'; CO='Marlpit Homes LLC'
    s=S('Profit and Loss',CO,'2024-01-01','2024-12-31',['Jan - Mar, 2024','Apr - Jun, 2024','Jul - Sep, 2024','Oct - Dec, 2024','Total'],sheet='Profit and Loss')
    def q(b,j=.1,skip=0):
        v=[None if R.random()<skip else round(b*(1+R.uniform(-j,j)),2) for _ in range(4)]
        if all(x is None for x in v): v[2]=round(b,2)
        return v+[r2(sum(x or 0 for x in v))]
    s.H('Income',ind=0)
    s.H('Rental Income',code='4000',ind=1)
    A=[s.L('Rent - Orchard Lane houses',q(41230,.03),'4010',ind=2),s.L('Rent - Pike Street houses',q(29985,.04),'4020',ind=2),s.L('Rent - Section 8 portion',q(8460,.02),'4030',ind=2)]
    ra=s.T('Total 4000 Rental Income',A,ind=1)
    B=[s.L('Late Fees',q(385,.5),'4100',ind=1),s.L('Pet Rent',q(930,.1),'4110',ind=1),s.L('Tenant Damage Recovered',q(410,.6,.3),'4120',ind=1),s.L('Refunds-Allowances',[-225.0,None,-1150.5,None,-1375.5],'4900',ind=1)]
    ti=s.T('Total Income',[ra]+B,ind=0,key='total_income')
    gp=s.T('Gross Profit',[ti],ind=0)
    s.H('Expenses',ind=0)
    E=[s.L('Advertising & Marketing',q(145,.5,.3),'6000',ind=1),s.L('Bank Charges & Fees',q(62,.3),'6020',ind=1),s.L('HOA Dues',q(1140,0),'6050',ind=1),s.L('Insurance',[7418.25,None,7418.25,None,14836.5],'6100',ind=1)]
    p=s.L('Legal & Professional Services',[None,350,None,None,350],'6150',ind=1); x=[s.L('Accounting',q(675,.1),'6151',ind=2),s.L('Evictions',[None,612.5,None,1088,1700.5],'6152',ind=2)]
    E.append(s.T('Total 6150 Legal & Professional Services',[p]+x,ind=1))
    E.append(s.L('Property Management Fees',q(6480,.04),'6200',ind=1))
    p=s.L('Repairs & Maintenance',q(318.4,.9),'6300',ind=1); x=[s.L('HVAC',q(1420,.6),'6310',ind=2),s.L('Plumbing',q(1685,.5),'6320',ind=2),s.L('Lawn Care',q(840,.5),'6330',ind=2),s.L('Turnover - Clean & Paint',q(2210,.6),'6340',ind=2),s.L('Roof & Gutters',[None,None,2890,None,2890],'6350',ind=2)]
    E.append(s.T('Total 6300 Repairs & Maintenance',[p]+x,ind=1))
    s.H('Taxes & Licenses',code='6400',ind=1); x=[s.L('Property Tax - County',[None,14206.88,None,14206.88,28413.76],'6410',ind=2),s.L('Rental Licenses',[1330,None,None,None,1330],'6420',ind=2)]
    E.append(s.T('Total 6400 Taxes & Licenses',x,ind=1))
    E.append(s.L('Utilities - Vacant Homes',q(388,.6),'6500',ind=1))
    te=s.T('Total Expenses',E,ind=0,key='total_operating_expenses')
    noi=s.T('Net Operating Income',[gp,te],[1,-1],ind=0,key='noi')
    s.H('Other Income',ind=0); oi=s.L('Interest Earned',q(21.2,.4),'7000',ind=1); oit=s.T('Total Other Income',[oi],ind=0)
    s.H('Other Expenses',ind=0); x=[s.L('Depreciation',q(16125,0),'8000',ind=1),s.L('Mortgage Interest',q(19870.4,.03),'8100',ind=1)]
    oet=s.T('Total Other Expenses',x,ind=0); noth=s.T('Net Other Income',[oit,oet],[1,-1],ind=0)
    ni=s.T('Net Income',[noi,noth],ind=0,type='TOTAL',key='net_income'); NI=s.rows[ni]['v'][4]
    b=S('Balance Sheet',CO,None,'2024-12-31',['As of Dec 31, 2024','As of Dec 31, 2023 (PY)'],sheet='Balance Sheet')
    # plug checking
    liab=[(1412.66,1187.05),(2480.0,2310.0),(14850.0,14100.0),(3915.5,2660.0),(1286402.18,1318377.9)]
    ni23=21877.42; re24=118044.16; eq=[(385000,385000),(-96500,-48500),(re24,r2(re24-ni23)),(NI,ni23)]
    fx=[(418000,418000),(1693125,1672890)]; acc=(-419250,-354750)
    oth=[(14850.0,14100.0),(4118.75,2905.0),(620.0,1240.0)]
    tot=[r2(sum(l[k] for l in liab)+sum(e[k] for e in eq)) for k in(0,1)]
    chk=[r2(tot[k]-sum(f[k] for f in fx)-acc[k]-sum(o[k] for o in oth)) for k in(0,1)]; print('checking',chk)
    b.H('ASSETS',ind=0); b.H('Current Assets',ind=1); b.H('Bank Accounts',ind=2)
    k=[b.L('Operating Checking ...4471',chk,'1000',ind=3),b.L('Security Deposit Trust',oth[0],'1020',ind=3)]; ba=b.T('Total Bank Accounts',k,ind=2)
    b.H('Accounts Receivable',ind=2); k=b.L('Accounts Receivable (A/R)',oth[1],'1200',ind=3); ar=b.T('Total Accounts Receivable',[k],ind=2)
    b.H('Other Current Assets',ind=2); k=b.L('Prepaid Insurance',oth[2],'1300',ind=3); oc=b.T('Total Other Current Assets',[k],ind=2)
    ca=b.T('Total Current Assets',[ba,ar,oc],ind=1)
    b.H('Fixed Assets',ind=1); k=[b.L('Land',fx[0],'1500',ind=2),b.L('Houses & Improvements',fx[1],'1510',ind=2),b.L('Accumulated Depreciation',acc,'1590',ind=2)]; fa=b.T('Total Fixed Assets',k,ind=1)
    b.T('TOTAL ASSETS',[ca,fa],ind=0,type='TOTAL',key='total_assets')
    b.H('LIABILITIES AND EQUITY',ind=0); b.H('Liabilities',ind=1); b.H('Current Liabilities',ind=2); b.H('Credit Cards',ind=3)
    k=b.L('Capstone Visa ...0912',liab[0],'2050',ind=4); cc=b.T('Total Credit Cards',[k],ind=3); b.H('Other Current Liabilities',ind=3)
    k=[b.L('Prepaid Rents',liab[1],'2100',ind=4),b.L('Tenant Security Deposits',liab[2],'2200',ind=4),b.L('Accrued Expenses',liab[3],'2300',ind=4)]; ol=b.T('Total Other Current Liabilities',k,ind=3)
    cl=b.T('Total Current Liabilities',[cc,ol],ind=2); b.H('Long-Term Liabilities',ind=2); k=b.L('Note Payable - Millbrook Savings',liab[4],'2500',ind=3); lt=b.T('Total Long-Term Liabilities',[k],ind=2)
    tl=b.T('Total Liabilities',[cl,lt],ind=1,key='total_liabilities'); b.H('Equity',ind=1)
    k=[b.L("Members' Contributions",eq[0],'3000',ind=2),b.L("Members' Draws",eq[1],'3100',ind=2),b.L('Retained Earnings',eq[2],'3900',ind=2),b.L('Net Income',eq[3],ind=2)]
    te=b.T('Total Equity',k,ind=1,key='total_equity'); b.T('TOTAL LIABILITIES AND EQUITY',[tl,te],ind=0,type='TOTAL')
    wb=Workbook()
    for n,(st,sub) in enumerate([(s,'January - December 2024'),(b,'As of December 31, 2024')]):
        ws=wb.active if n==0 else wb.create_sheet(); ws.title=st.title; nc=len(st.cols)
        for i,(tx,z) in enumerate([(CO,14),(st.title,14),(sub,10)],1):
            ws.merge_cells(start_row=i,start_column=1,end_row=i,end_column=nc+1); c=ws.cell(i,1,tx); c.font=Font(name='Arial',bold=True,size=z); c.alignment=Alignment(horizontal='center')
        for j,h in enumerate(st.cols): c=ws.cell(5,2+j,h); c.font=Font(name='Arial',bold=True,size=9); c.alignment=Alignment(horizontal='center',wrap_text=True); c.border=Border(bottom=Side(style='thin'))
        if n==1: ws.merge_cells('B4:C4'); ws['B4']='Total'; ws['B4'].alignment=Alignment(horizontal='center'); ws['B4'].font=Font(name='Arial',bold=True,size=9)
        rr=6
        for r in st.rows:
            lab=(r['code']+' ' if r['code'] else '')+r['label']; bold=r['f'] is not None
            c=ws.cell(rr,1,'   '*r['ind']+lab); c.font=Font(name='Arial',size=8,bold=bold)
            for j,v in enumerate(r['v']):
                if v is None: continue
                c=ws.cell(rr,2+j,v); c.number_format=('"$"* #,##0.00\\ _€' if bold else '#,##0.00\\ _€'); c.font=Font(name='Arial',size=8,bold=bold)
                if bold: c.border=Border(top=Side(style='thin'),bottom=Side(style='double') if r['type']=='TOTAL' else None)
            rr+=1
        ws.merge_cells(start_row=rr+2,start_column=1,end_row=rr+2,end_column=nc+1); c=ws.cell(rr+2,1,'Wednesday, Feb 12, 2025 09:14:33 AM GMT-6 - Accrual Basis'); c.font=Font(name='Arial',size=8); c.alignment=Alignment(horizontal='center')
        ws.column_dimensions['A'].width=42
        for j in range(nc): ws.column_dimensions[CL(2+j)].width=16
        ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(DOC+F); save(F,[s,b],'SINGLE_FAMILY_RENTAL','OPERATING_STATEMENT','QuickBooks Online like export, two sheets','indent by spaces, parent accounts with own amounts, single-item totals')
def d4():
    R=random.Random(504); F='Tallow_Street_Garage_-_Profit_and_Loss.xlsx'
    ms=[(2025,m) for m in range(6,0,-1)]+[(2024,m) for m in range(12,6,-1)]
    s=S('Profit and Loss','Tallow Street Garage LLC','2024-07-01','2025-06-30',[dt.date(y,m,1).strftime('%b %Y') for y,m in ms]+['Total'],sheet='Profit and Loss')
    def w(v): return v+[r2(sum(v))]
    def k(b,j,z=0): return w([0 if R.random()<z else round(b*(1+R.uniform(-j,j)),2) for _ in ms])
    s.H('Trading Income')
    I=[s.L('Monthly Permits',k(48350,.03),'200'),s.L('Transient Parking - Gate',k(36900,.14),'205'),s.L('Transient - Mobile App',k(15240,.2),'206'),s.L('Event Parking',k(8800,.7,.15),'210'),s.L('Validations - Theatre',k(3120,.4,.1),'215'),s.L('EV Charging',k(940,.3),'220'),s.L('Lost Ticket & Violations',k(610,.5),'230'),s.L('Sales Discounts & Refunds',w([-round(R.uniform(90,900),2) if R.random()>.3 else 0 for _ in ms]),'240')]
    ti=s.T('Total Trading Income',I,key='total_income'); tv=s.rows[ti]['v']
    s.H('Cost of Sales'); C=[s.L('Parking Tax (City 12.5%)',w([round(x*.111111,2) for x in tv[:12]]),'310'),s.L('Credit Card & App Fees',w([round(x*.0312,2) for x in tv[:12]]),'320')]
    tc=s.T('Total Cost of Sales',C); gp=s.T('Gross Profit',[ti,tc],[1,-1])
    s.H('Operating Expenses')
    E=[s.L('Attendant Wages',k(14820,.06),'400'),s.L('Payroll Taxes & Workers Comp',k(2080,.06),'404'),s.L('Operator Management Fee',w([2750.0]*12),'412'),s.L('Equipment Maintenance (PARCS)',k(1180,.5),'420'),s.L('Elevator Contract',w([642.18]*6+[623.48]*6),'424'),s.L('Electricity',k(2890,.16),'430'),s.L('Sweeping & Power Wash',k(1150,.3,.1),'434'),s.L('Garage Liability Insurance',w([2316.67]*12),'440'),s.L('Property Taxes',w([0,0,0,0,0,41872.14,0,0,0,0,0,41872.14]),'444'),s.L('Damage Claims',k(480,.8,.5),'448'),s.L('Snow Removal',w([0,0,0,1260.0,3985.5,4410.25,2215.0,0,0,0,0,0]),'452'),s.L('Structural Engineer - Annual Survey',w([0,0,8400.0]+[0]*9),'456'),s.L('Office & Tickets',k(215,.4),'460')]
    te=s.T('Total Operating Expenses',E,key='total_operating_expenses')
    s.T('Net Profit',[gp,te],[1,-1],type='TOTAL',key='net_income')
    wb=Workbook(); ws=wb.active; ws.title='Profit and Loss'
    ws['A1']='Profit and Loss'; ws['A1'].font=Font(name='Arial',size=14,bold=True); ws['A2']='Tallow Street Garage LLC'; ws['A3']='For the 12 months ended June 30, 2025'; ws['A4']='Cash Basis'
    for i in '234': ws['A'+i].font=Font(name='Arial',size=10)
    ws.cell(6,1,'Account'); 
    for j,h in enumerate(s.cols): ws.cell(6,2+j,h)
    for j in range(1,15): c=ws.cell(6,j); c.font=Font(name='Arial',size=9,bold=True); c.border=Border(bottom=Side(style='medium')); c.alignment=Alignment(horizontal='right' if j>1 else 'left')
    rr=8
    for i,r in enumerate(s.rows):
        if r['type']=='HEADING' and i: rr+=1
        if r['label'] in('Gross Profit','Net Profit'): rr+=1
        c=ws.cell(rr,1,(r['code']+' - ' if r['code'] else '')+r['label']); c.font=Font(name='Arial',size=9,bold=r['type']!='LINE')
        for j,v in enumerate(r['v']):
            if v is None: continue
            c=ws.cell(rr,2+j,v); c.number_format='#,##0.00;(#,##0.00)'; c.font=Font(name='Arial',size=9,bold=r['type']!='LINE' or j==12)
            if r['f']: c.border=Border(top=Side(style='thin'))
        rr+=1
    ws.column_dimensions['A'].width=40
    for j in range(13): ws.column_dimensions[CL(2+j)].width=12
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(DOC+F); save(F,[s],'PARKING','OPERATING_STATEMENT_T12','Xero like P&L export, months newest first','reverse month order, cost of sales before opex, "code - name" labels')
def d5():
    F='Saltmarsh Commons Condo Assoc FY24 statements.xlsx'; P='Saltmarsh Commons Condominium Association, Inc.'
    e=S('Statement of Revenues, Expenses and Changes in Fund Balances',P,'2024-01-01','2024-12-31',['Operating Fund','Replacement Fund','Total 2024','Total 2023'],sheet='Rev-Exp',dash0=True)
    def L(l,o,r,p): return e.L(l,[o or None,r or None,(o or 0)+(r or 0) or None,p or None])
    e.H('REVENUES'); i=[L('Common charges - 64 units',412416,0,398208),L('Reserve assessments',0,96000,88000),L('Special assessment - seawall',0,160000,0),L('Interest',1204,11873,9466),L('Late charges and fines',3815,0,2940),L('Marina slip rentals',22350,0,20900),L('Clubhouse rental',2700,0,3150)]
    ti=e.T('Total revenues',i,key='total_income')
    e.H('EXPENSES'); e.H('Administrative'); a=[L('Management contract',48600,0,46800),L('Audit and tax preparation',6850,0,6500),L('Legal',4312,0,9177),L('Office, postage and website',3946,0,3710)]; ta=e.T('Total administrative',a)
    e.H('Utilities'); u=[L('Electricity',19477,0,18224),L('Water and sewer',61283,0,58902),L('Refuse',14880,0,14160)]; tu=e.T('Total utilities',u)
    e.H('Building and grounds'); g=[L('Landscaping contract',54000,0,51600),L('Pool operation',18734,0,17288),L('Repairs',39861,0,44372),L('Pest control',5760,0,5760),L('Snow removal',8215,0,11430),L('Dock maintenance',9407,0,6120)]; tg=e.T('Total building and grounds',g)
    e.H('Other'); o=[L('Insurance, master policy and flood',118362,0,101944),L('Income taxes',310,2940,2205),L('Bad debts',1875,0,640)]; to=e.T('Total other',o)
    e.H('Major repairs and replacements'); m=[L('Roof replacement, buildings C and D',0,88410,64275),L('Seawall engineering and deposit',0,47500,0),L('Paving',0,0,31880)]; tm=e.T('Total major repairs and replacements',m)
    te=e.T('Total expenses',[ta,tu,tg,to,tm],key='total_operating_expenses')
    x=e.T('Excess (deficiency) of revenues over expenses',[ti,te],[1,-1],type='TOTAL',key='net_income')
    ex=e.rows[x]['v']
    tr=e.L('Interfund transfer',[-15000,15000,None,None])
    bo,br=71408,286115
    bb=e.L('Fund balances, beginning of year',[bo,br,bo+br,bo+br-ex[3]])
    en=e.T('FUND BALANCES, END OF YEAR',[x,tr,bb],type='TOTAL',key='total_equity'); fe=e.rows[en]['v']; print('fund end',fe,ex); assert fe[3]==bo+br
    del e.key['total_equity']
    b=S('Balance Sheet',P,None,'2024-12-31',['Operating Fund','Replacement Fund','Total'],sheet='BS',dash0=True)
    def B(l,o,r): return b.L(l,[o or None,r or None,r2((o or 0)+(r or 0)) or None])
    liab_o=[8943,11205,6417]; liab_r=[0,0,0]; ap_r=18620
    due=-12500
    b.H('ASSETS'); oA=[('Assessments receivable, net of allowance',14386,9250),('Prepaid insurance',39454,0),('Interfund balance',due,-due),('Utility deposits',1250,0)]
    tot_o=sum(liab_o)+fe[0]; tot_r=ap_r+fe[1]
    cash_o=tot_o-sum(q[1] for q in oA); cash_r=tot_r-9250-12500-150000; print(cash_o,cash_r)
    k=[B('Cash and cash equivalents',cash_o,cash_r),B('Certificates of deposit',0,150000)]+[B(*q) for q in oA]
    ta=b.T('TOTAL ASSETS',k,type='TOTAL',key='total_assets')
    b.H('LIABILITIES'); k=[B('Accounts payable',liab_o[0],ap_r),B('Assessments received in advance',liab_o[1],0),B('Accrued expenses and income taxes',liab_o[2],0)]
    tl=b.T('Total liabilities',k,key='total_liabilities')
    b.H('FUND BALANCES'); k=[B('Undesignated',fe[0],0),B('Designated for future major repairs',0,fe[1])]; tf=b.T('Total fund balances',k,key='total_equity')
    b.T('TOTAL LIABILITIES AND FUND BALANCES',[tl,tf],type='TOTAL')
    wb=Workbook(); ws=wb.active; ws.title='BS'; ws.sheet_view.showGridLines=False
    T='Times New Roman'
    # BS : numbers as text, $ in own column
    for i,tx in enumerate(['SALTMARSH COMMONS CONDOMINIUM ASSOCIATION, INC.','Balance Sheet','December 31, 2024'],2):
        ws.merge_cells(start_row=i,start_column=1,end_row=i,end_column=7); c=ws.cell(i,1,tx); c.alignment=Alignment(horizontal='center'); c.font=Font(name=T,bold=i<4,size=12)
    for j,h in enumerate(['Operating\nFund','Replacement\nFund','Total']):
        c=ws.cell(6,3+2*j,h); c.alignment=Alignment(horizontal='center',wrap_text=True,vertical='bottom'); c.font=Font(name=T,bold=True); c.border=Border(bottom=Side(style='thin')); ws.column_dimensions[CL(3+2*j)].width=14; ws.column_dimensions[CL(2+2*j)].width=2.5
    ws.row_dimensions[6].height=32; ws.column_dimensions['A'].width=46; rr=8
    for i,r in enumerate(b.rows):
        if r['type']=='HEADING' and i: rr+=1
        c=ws.cell(rr,1,r['label']); c.font=Font(name=T,bold=r['type'] in('HEADING','TOTAL')); c.alignment=Alignment(indent=1 if r['type']=='LINE' else 2 if r['type']=='SUBTOTAL' else 0)
        if r['type']!='HEADING':
            for j,v in enumerate(r['v']):
                c=ws.cell(rr,3+2*j,fm(v,dash='-')); c.alignment=Alignment(horizontal='right'); c.font=Font(name=T,bold=r['type']=='TOTAL')
                if r['f']: c.border=Border(top=Side(style='thin'),bottom=Side(style='double') if r['type']=='TOTAL' else None)
                if r['type']=='TOTAL' or r['label'].startswith('Cash'): ws.cell(rr,2+2*j,'$').font=Font(name=T)
        rr+=1
        if r['f']: rr+=0 if r['type']=='TOTAL' else 0
    ws.cell(rr+2,1,'Unaudited - for management use only').font=Font(name=T,italic=True,size=9); ws.page_setup.fitToHeight=1; ws.sheet_properties.pageSetUpPr.fitToPage=True
    ws=wb.create_sheet('Rev-Exp'); ws.sheet_view.showGridLines=False
    ws['B1']='Saltmarsh Commons Condominium Association, Inc.'; ws['B2']='Statement of Revenues, Expenses and Changes in Fund Balances'; ws['B3']='Year ended December 31, 2024 (with summarized totals for 2023)'
    for q in('B1','B2'): ws[q].font=Font(name=T,bold=True,size=12)
    ws['B3'].font=Font(name=T,italic=True)
    ws.merge_cells('G5:H5'); ws['G5']='Total'; ws['G5'].alignment=Alignment(horizontal='center'); ws['G5'].border=Border(bottom=Side(style='thin'))
    for col,h in zip('DEGH',['Operating Fund','Replacement Fund','2024','2023']): c=ws[col+'6']; c.value=h if not h.isdigit() else int(h); c.font=Font(name=T,bold=True); c.alignment=Alignment(horizontal='center',wrap_text=True); c.border=Border(bottom=Side(style='thin')); ws.column_dimensions[col].width=14
    ws['G5'].font=Font(name=T,bold=True)
    ws.column_dimensions['A'].width=2; ws.column_dimensions['B'].width=3; ws.column_dimensions['C'].width=44; ws.column_dimensions['F'].width=2; rr=8
    for i,r in enumerate(e.rows):
        caps=r['label'].isupper()
        if r['type']=='HEADING' and i and e.rows[i-1]['type']!='HEADING' or r['label'].startswith(('Total expenses','Excess','Interfund')): rr+=1
        c=ws.cell(rr,3 if r['type']=='LINE' and r['label'] not in('Interfund transfer','Fund balances, beginning of year') else 2,r['label']); c.font=Font(name=T,bold=caps or r['type']=='TOTAL',italic=r['type']=='HEADING' and not caps)
        if r['type']!='HEADING':
            for j,col in enumerate('DEGH'):
                v=r['v'][j]; c=ws[f'{col}{rr}']; c.value=v if v is not None else 0; c.font=Font(name=T,bold=r['type']=='TOTAL')
                c.number_format=('_("$"* #,##0_);_("$"* (#,##0);_("$"* "-"_);_(@_)' if r['type']=='TOTAL' else '_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)')
                if r['f']: c.border=Border(top=Side(style='thin'),bottom=Side(style='double') if caps else None)
        rr+=1
    ws.page_setup.fitToHeight=1; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(DOC+F); save(F,[b,e],'OTHER','OPERATING_STATEMENT','condominium association fund statements, two sheets','fund columns, numbers as text with $ in own column, dashes, labels in two columns, interfund row')
if __name__=='__main__':
    for f in (sys.argv[1:] or ['d1','d2','d3','d4','d5']): globals()[f]()
