from common import *
import openpyxl
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
S=[('Assets',[('Cash - Depository','1010',338214.07),('Cash - Payroll Imprest','1015',25000),('House Banks','1020',12500),('Guest Ledger','1105',61884.2),('City Ledger','1110',214770.93),('Allowance for City Ledger','1119',-8200),('Credit Card Clearing','1130',47316.58),('Inventory - Food','1210',28416.4),('Inventory - Beverage','1215',33907.12),('Prepaid Insurance','1310',84630),('Prepaid Franchise Fees','1325',19250),('FF&E Reserve Account','1390',505218.66),('Land','1510',3900000),('Building','1520',21750000),('FF&E','1540',4688130.25),('Accumulated Depreciation','1590',-7914206.8),('Franchise Fee, net','1610',97500)]),
('Liabilities & Equity',[('Trade Payables','2010',-188402.71),('Accrued Payroll & PTO','2110',-142903.3),('Occupancy Tax Payable','2130',-77415.62),('Advance Deposits','2210',-91660),('Gift Certificates Outstanding','2220',-23418.5),('Accrued Property Tax','2310',-126000),('Mortgage Note','2510',-14600000),('Member Loan - Tamarack Holdings','2560',-1250000),("Members' Equity",'3010',None),('Member Draws','3050',400000)]),
('Departmental Revenue',[('Rooms - Transient','4010',-5418206.14),('Rooms - Group','4020',-2206118.9),('Rooms - Contract','4030',-488210),('Food Outlets','4110',-1190334.26),('Beverage','4120',-604118.77),('Banquet & Audio Visual','4150',-918442.5),('Parking','4310',-277660),('Spa & Other Minor Operated','4350',-148903.4)]),
('Expenses',[('Rooms Payroll','5010',1488216.3),('Travel Agent Commissions','5040',311870.05),('Guest Supplies & Linen','5060',274105.88),('F&B Payroll','5110',1120774.65),('Cost of Food','5130',418306.72),('Cost of Beverage','5140',131442.9),('Administrative & General','6010',788430.16),('Credit Card Commissions','6035',241806.33),('Sales & Marketing','6110',566218.4),('Franchise Royalty','6140',462018.75),('Repairs & Maintenance','6210',498307.17),('Utilities','6310',521880.94),('Base Management Fee','7010',337560),('Property Tax','7110',378000),('Insurance','7120',201640),('Interest','7210',861400),('Depreciation & Amortization','7310',0)])]
AJ=[(1,'Record 2024 depreciation and franchise amortization',[('7310',918440.5),('1590',-910940.5),('1610',-7500)]),
(2,'Increase allowance - city ledger over 120 days',[('6010',14650),('1119',-14650)]),
(3,'Accrue December utilities invoiced in January',[('6310',38216.47),('2010',-38216.47)]),
(4,'Defer banquet deposit for February 2025 event',[('4150',26500),('2210',-26500)]),
(5,'Reclass FF&E additions expensed as R&M',[('1540',57318.2),('6210',-57318.2)]),
(6,'Accrue interest on member loan',[('7210',25000),('2560',-25000)]),
(7,'Correct beverage inventory count',[('5140',3112.6),('1215',-3112.6)])]
def run():
    adj={};ref={}
    for n,_,ls in AJ:
        assert abs(sum(v for _,v in ls))<.005
        for a,v in ls: adj[a]=round(adj.get(a,0)+v,2); ref.setdefault(a,[]).append(str(n))
    sm=sum(x[2] for s in S for x in s[1] if x[2] is not None)
    N=['other:UNADJUSTED Dr','other:UNADJUSTED Cr','other:AJE Dr','other:AJE Cr','other:ADJUSTED Dr','other:ADJUSTED Cr']
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='TB-2 WTB'
    ws['A1']='Tamarack Point Hotel, LLC (184 keys)'; ws['A2']='Working trial balance'; ws['A3']='12/31/2024'
    ws['A1'].font=Font(name='Georgia',size=14,bold=True); ws['J1']='W/P'; ws['K1']='TB-2'; ws['J2']='Prep'; ws['K2']='KLM 2/11/25'; ws['J3']='Rev'; ws['K3']='DP 2/19/25'
    # A name B no C(hidden map) D UDr E UCr F ref G ADr H ACr I XDr J XCr K tick
    for rng,t in (('D5:E5','UNADJUSTED'),('F5:H5','AJE'),('I5:J5','ADJUSTED')):
        ws.merge_cells(rng); ws[rng[:2]]=t; ws[rng[:2]].alignment=Alignment(horizontal='center')
    for i,h in enumerate(['Account','No.','FS Map','Dr','Cr','Ref','Dr','Cr','Dr','Cr','W/P'],1):
        ws.cell(6,i,h)
    for r in (5,6):
        for i in range(1,12):
            ws.cell(r,i).font=Font(name='Georgia',bold=True,color='FFFFFF'); ws.cell(r,i).fill=PatternFill('solid',fgColor='3B5B4A')
    ws.column_dimensions['C'].hidden=True
    rows=[];tot=[];r=7; G=[0]*6
    C=[4,5,7,8,9,10]
    for sec,ac in S:
        ws.cell(r,1,sec.upper()).font=Font(name='Georgia',italic=True,bold=True); r+=1; T=[0]*6
        for n,c,b in ac:
            if b is None: b=-round(sm,2)
            a=adj.get(c,0); x=round(b+a,2)
            v=[b if b>0 else None,-b if b<0 else None,a if a>0 else None,-a if a<0 else None,x if x>0 else None,-x if x<0 else None]
            d=dict(account=c,name=n); 
            for k,w in zip(N,v): d[k]=w
            rows.append(d)
            ws.cell(r,1,n).alignment=Alignment(indent=1); ws.cell(r,2,c); ws.cell(r,3,sec[:2]+c[:2]); ws.cell(r,6,', '.join(ref.get(c,[])) or None)
            for j,w in zip(C,v):
                if w is not None: ws.cell(r,j,round(w,2)).number_format='#,##0.00'
            ws.cell(r,11,{'10':'C-1','11':'D-1','12':'E-1','15':'G-1','25':'N-1'}.get(c[:2]))
            T=[p+(w or 0) for p,w in zip(T,v)]; r+=1
        T=[round(t,2) for t in T]
        ws.cell(r,1,'Subtotal - '+sec); d={'label':'Subtotal - '+sec}
        for j,w,k in zip(C,T,N):
            # zero subtotals are left blank
            if w: ws.cell(r,j,w).number_format='#,##0.00'; d[k]=w
        for i in range(1,12): ws.cell(r,i).border=Border(top=Side('thin')); ws.cell(r,i).font=Font(bold=True)
        tot.append(d); G=[p+w for p,w in zip(G,T)]; r+=2
    G=[round(g,2) for g in G]; assert G[0]==G[1] and G[2]==G[3] and G[4]==G[5],G
    ws.cell(r,1,'Grand total').font=Font(bold=True); tot.append(dict(label='Grand total',**dict(zip(N,G))))
    for j,w in zip(C,G):
        q=ws.cell(r,j,w); q.number_format='$#,##0.00'; q.font=Font(bold=True); q.border=Border(top=Side('thin'),bottom=Side('double'))
    r+=2
    ws.cell(r,1,'Unadjusted foots to client ledger; adjustments passed are on SUM-1.').font=Font(italic=True,size=9)
    # side table of AJEs
    ws['M5']='Adjusting entries'; ws['M5'].font=Font(bold=True)
    for i,h in enumerate(['AJE','Explanation / account','Amount']): ws.cell(6,13+i,h).font=Font(bold=True)
    nm={c:n for s in S for n,c,_ in s[1]}; q=7
    for n,t,ls in AJ:
        ws.cell(q,13,n); ws.cell(q,14,t).alignment=Alignment(wrap_text=True,vertical='top'); q+=1
        for a,v in ls: ws.cell(q,14,('' if v>0 else '      ')+nm[a]); ws.cell(q,15,v).number_format='#,##0.00;(#,##0.00)'; q+=1
    for i,w in zip('ABDEFGHIJKLMNO',[34,8,16,16,7,15,15,16,16,12,3,6,46,15]): ws.column_dimensions[i].width=w
    ws.freeze_panes='D7'
    ws2=wb.create_sheet('Tickmarks'); ws2['A1']='f'; ws2['B1']='Footed'; ws2['A2']='PY'; ws2['B2']='Agreed to prior-year report'
    fn='tamarack_hotel_WTB.xlsx'; wb.save(out(fn))
    save(fn,'TB',N,rows,tot,None,'OTHER','audit staff, hotel engagement','three Dr/Cr pairs, grouped headers, AJE refs, hidden map column, side table of entries','name before number; AJE side table beside rows; hidden column; subtotal cells blank where nil')
