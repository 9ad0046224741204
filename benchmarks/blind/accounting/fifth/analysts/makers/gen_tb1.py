# Working trial balance of a flex/office park: XLSX from a CPA's binder
import random
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from common import *
R=random.Random(4101)
# acct, description, w/p ref, GL cents, PY cents ; debit +
A=[('Cash and Escrows',[
 ('1010-00','Operating Cash - First Harrow Bank','A-1',21844712,19833050),
 ('1015-00','Property Manager Depository','A-1',1250000,1250000),
 ('1040-00','Security Deposit Account','A-2',9842500,9517500),
 ('1110-00','Lender Escrow - Real Estate Taxes','A-3',13388604,12710077),
 ('1115-00','Lender Escrow - Insurance','A-3',4021918,3655240),
 ('1120-00','Lender Reserve - TI/LC','A-3',31250000,25000000)]),
('Receivables and Prepaids',[
 ('1210-00','Tenant Receivables','B-1',7319644,5210388),
 ('1215-00','Allowance for Doubtful Accounts','B-2',-1500000,-1500000),
 ('1220-00','Straight-Line Rent Receivable','B-4',26411209,22840617),
 ('1230-00','CAM Recovery Receivable','B-3',0,2918844),
 ('1310-00','Prepaid Insurance','C-1',3861250,3522000),
 ('1320-00','Prepaid Expenses - Other','C-1',418775,395016)]),
('Real Estate',[
 ('1510-00','Land','D-1',215000000,215000000),
 ('1520-00','Buildings','D-1',1186044000,1186044000),
 ('1530-00','Building Improvements','D-1',94416283,78120455),
 ('1540-00','Tenant Improvements','D-1',132750940,118935912),
 ('1590-00','Accumulated Depreciation','D-2',-284119733,-235466104),
 ('1610-00','Deferred Leasing Commissions','D-4',38816450,33205900),
 ('1690-00','Accumulated Amortization - Leasing','D-4',-14025511,-9984120)]),
('Liabilities',[
 ('2010-00','Accounts Payable - Trade','F-1',-4918266,-6120434),
 ('2050-00','Accrued Expenses','F-2',-1120000,-2455180),
 ('2060-00','Accrued Interest','G-1',0,-4438022),
 ('2070-00','Accrued Real Estate Taxes','F-3',-12600000,-12418900),
 ('2110-00','Prepaid Rents','B-5',-3877450,-2910066),
 ('2120-00','Tenant Security Deposits','A-2',-9842500,-9517500),
 ('2510-00','Mortgage Note Payable','G-1',-984413302,-1001930418),
 ('2590-00','Unamortized Loan Costs','G-2',11820417,13790487)]),
("Members' Equity",[
 ('3010-00',"Members' Capital - Larkmoor GP, LLC",'H-1',None,None),
 ('3020-00',"Members' Capital - Investors",'H-1',-402500000,-402500000),
 ('3100-00','Distributions','H-1',48000000,42000000)]),
('Revenue',[
 ('4010-00','Base Rent','R-1',-186233918,-174920552),
 ('4015-00','Straight-Line Rent Adjustment','B-4',0,-4100233),
 ('4020-00','CAM Recoveries','R-2',-31877240,-32500911),
 ('4030-00','Real Estate Tax Recoveries','R-2',-21440816,-20910734),
 ('4090-00','Other Income - Late Fees, Keys, Misc.','R-3',-612450,-488375),
 ('4095-00','Interest Income','R-3',-1020488,-644917)]),
('Operating Expenses',[
 ('5010-00','Management Fees','X-1',7235240,6997300),
 ('5110-00','Repairs and Maintenance - Building','X-2',11843977,9920448),
 ('5120-00','HVAC Contract and Repairs','X-2',5566120,5210400),
 ('5150-00','Landscaping and Snow Removal','X-2',6120855,5844010),
 ('5160-00','Janitorial - Common Areas','X-2',3980000,3840000),
 ('5210-00','Electricity','X-3',9218466,8800295),
 ('5220-00','Water and Sewer','X-3',2716033,2594481),
 ('5310-00','Insurance Expense','C-1',7044500,6610250),
 ('5410-00','Real Estate Tax Expense','F-3',25190330,24837800),
 ('5510-00','Professional Fees','X-4',2145000,2310000),
 ('5520-00','Bad Debt Expense','B-2',0,1122466),
 ('5590-00','Office and General','X-4',877219,912300)]),
('Non-Operating',[
 ('6010-00','Interest Expense - Mortgage','G-1',48114977,53920118),
 ('6020-00','Amortization of Loan Costs','G-2',0,1970070),
 ('6100-00','Depreciation Expense','D-2',0,47310288),
 ('6110-00','Amortization - Leasing','D-4',0,4014450)])]
AJE=[('1','Straight-line rent, 2024',[('1220-00',3912844),('4015-00',-3912844)]),
('2','Accrue December interest',[('6010-00',4360114),('2060-00',-4360114)]),
('3','2024 depreciation',[('6100-00',49922810),('1590-00',-49922810)]),
('4','2024 amortization - leasing and loan costs',[('6110-00',4471900),('1690-00',-4471900),('6020-00',1970070),('2590-00',-1970070)]),
('5','CAM true-up billed February 2025',[('1230-00',2366195),('4020-00',-2366195)]),
('6','Adjust allowance to specific review',[('5520-00',1875000),('1215-00',-1875000)]),
('7','Unrecorded liabilities per search',[('5110-00',641250),('5510-00',850000),('2050-00',-1491250)]),
('8','Reverse prepaid, policy expired 11/30/24',[('5310-00',322175),('1310-00',-322175)])]
adj={}
for no,_,ls in AJE:
    assert sum(x for _,x in ls)==0
    for a,x in ls:
        assert a not in adj; adj[a]=(no,x)
g=sum(x[3] or 0 for _,l in A for x in l); p=sum(x[4] or 0 for _,l in A for x in l)
wb=Workbook(); ws=wb.active; ws.title='WTB 2024'
f='Garamond'
MON=['ending','other:Adjusting Entries Debit','other:Adjusting Entries Credit','other:Adjusted Balance 12/31/2024','other:Final Balance 12/31/2023','other:Increase (Decrease)']
COL=[5,7,8,11,12,14]   # E G H K L N
ws.column_dimensions['A'].width=10; ws.column_dimensions['B'].width=40
for c,w in zip('CDEFGHIJKLMN',[9,7,17,2,15,15,6,2,18,18,2,17]): ws.column_dimensions[c].width=w
ws.column_dimensions['C'].hidden=True
def put(r,c,v,b=False,al=None,nf=None,it=False,sz=11):
    x=ws.cell(r,c,v); x.font=Font(name=f,size=sz,bold=b,italic=it)
    if al: x.alignment=Alignment(horizontal=al,wrap_text=True,vertical='bottom')
    if nf: x.number_format=nf
    return x
put(1,1,'LARKMOOR COMMONS HOLDINGS, LLC',True,sz=14); put(2,1,'Working Trial Balance',True); put(3,1,'Year ended December 31, 2024')
put(1,12,'Prepared by: DLK  2/18/25',it=True,sz=9); put(2,12,'Reviewed by: M. Osei  2/27/25',it=True,sz=9); put(3,12,'Index: TB-1',it=True,sz=9)
ws.merge_cells('G5:I5'); put(5,7,'Adjusting Entries',True,'center')
put(5,5,'Ending Balance',True,'right'); put(5,11,'Adjusted Balance',True,'right'); put(5,12,'Final Balance',True,'right'); put(5,14,'Increase',True,'right')
for c,t in ((1,'Acct.'),(2,'Description'),(3,'Tax Line'),(4,'W/P'),(5,'per G/L'),(7,'Debit'),(8,'Credit'),(9,'Ref'),(11,'12/31/2024'),(12,'12/31/2023'),(14,'(Decrease)')):
    put(6,c,t,True,'left' if c<5 else ('center' if c==9 else 'right')).border=Border(bottom=Side(style='medium'))
NF='#,##0.00_);(#,##0.00)'
rows=[];tots=[];r=7;G=[0]*6
def line(r,vals,b,top=None):
    for c,v in zip(COL,vals):
        if v is None: continue
        x=put(r,c,v/100,b,nf=NF)
        if top: x.border=Border(top=Side(style='thin'),bottom=Side(style=top) if top!='thin' else None)
pl=[0]*6
for si,(s,ls) in enumerate(A):
    r+=1; put(r,1,s,True,it=True); r+=1
    S=[0]*6
    for a,n,wp,gl,py in ls:
        if gl is None: gl,py=-g,-p
        no,x=adj.get(a,(None,0))
        v=[gl,x if x>0 else None,-x if x<0 else None,gl+x,py,gl+x-py]
        put(r,1,a); put(r,2,n); put(r,3,'8825-'+R.choice('abcdef'));put(r,4,wp,al='center',sz=9)
        line(r,v,False)
        if no: put(r,9,'AJE '+no,al='center',sz=9)
        rows.append({'account':a,'name':n,**{m:q/100 for m,q in zip(MON,v) if q is not None}})
        S=[i+(q or 0) for i,q in zip(S,v)]; r+=1
    lab='Total '+s; put(r,2,lab,True)
    vv=[q if (i not in(1,2) or q) else None for i,q in enumerate(S)]
    line(r,vv,True,'thin'); tots.append({'label':lab,**{m:q/100 for m,q in zip(MON,vv) if q is not None}})
    G=[i+q for i,q in zip(G,S)]
    if si>=5: pl=[i+q for i,q in zip(pl,S)]
    r+=1
assert G[0]==0 and G[1]==G[2] and G[3]==0 and G[4]==0
r+=1; put(r,2,'Trial Balance Total',True); line(r,G,True,'double'); tots.append({'label':'Trial Balance Total',**{m:q/100 for m,q in zip(MON,G)}})
r+=1; put(r,2,'Net (Income) Loss',True); line(r,pl,True); tots.append({'label':'Net (Income) Loss',**{m:q/100 for m,q in zip(MON,pl)}})
r+=2; put(r,1,'Adjusting entries posted:',True,sz=9)
for no,t,ls in AJE:
    r+=1; put(r,1,f'AJE {no} - {t}: '+', '.join(('Dr ' if x>0 else 'Cr ')+a for a,x in ls),sz=9)
r+=2; put(r,1,'Tickmarks:  B/S and P/L agreed to general ledger dated 2/11/25.  Client approved all entries by e-mail 2/26/25.',it=True,sz=9)
ws.freeze_panes='C7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='1:6'
ws.sheet_view.showGridLines=False
n='larkmoor_wtb_2024.xlsx'; wb.save(doc(n)); save(n,'TB',MON,rows,tots)
print('plug',-g/100,-p/100,'NI',pl[3]/100,len(rows))
