# Buildium/ResMan-like tree trial balance, signed columns; built in a workbook and printed by LibreOffice
import json, random, subprocess, os
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
R=random.Random(909)
NAME='Trial_Balance_Larkmeadow_HOA_Rentals'
z=lambda v: round(v,2)+0.0
# (code, name, balance or None, activity, prior, children)
TREE=[
('10000','Bank & Cash',None,None,None,[('10010','Larkmeadow Operating - Pinecrest Bank','P','P','P',[]),('10020','Tenant Trust Account',18750,-650,17400,[]),('10030','Capital Reserve Savings',42118.62,1535.1,28900.45,[])]),
('11000','Accounts Receivable',6420.5,-318.25,4987.1,[]),
('12000','Prepaid Expenses',None,None,None,[('12010','Prepaid Insurance',5833.31,-833.33,5416.69,[]),('12020','Prepaid Software',720,-120,600,[])]),
('15000','Fixed Assets',None,None,None,[('15010','Land',240000,0,240000,[]),('15020','Buildings',1128500,0,1128500,[]),('15030','Appliances & Equipment',38712.9,1249,33104.35,[]),('15900','Accumulated Depreciation',-203455.16,-3582.75,-160462.16,[])]),
('20000','Accounts Payable',-4910.33,1204.08,-6275.4,[]),
('21000','Security Deposit Liability',-18750,650,-17400,[('21010','Pet Deposits Held',-1800,0,-1500,[]),('21020','Last Month Rent Held',-2975,0,-2975,[])]),
('22000','Prepaid Rent Liability',-2310,865,-1490,[]),
('25000','Mortgage - Tri-County Credit Union',-718340.77,2114.6,-743180.09,[]),
('30000',"Owner's Equity",None,None,None,[('30010','Owner Contributions',-460000,0,-460000,[]),('30020','Owner Draws',30000,6000,36000,[]),('30030','Retained Earnings',-129481.07,0,-101233.52,[])]),
('40000','Rental Income',-88900,-17780,-101340,[('40010','Pet Fees',-875,-175,-1020,[]),('40020','Late Fee Income',-640,-80,-905,[]),('40030','Application Fees',-315,-45,-360,[])]),
('41000','Utility Reimbursement',-4116.2,-811.55,-4702.88,[]),
('50000','Repairs & Maintenance',3210.44,688.2,4150,[
   ('50010','Plumbing',2844.15,0,1960.7,[]),('50020','HVAC',1975,412.5,3288.4,[('50021','HVAC Filters & Supplies',188.64,47.16,240.12,[]),('50022','HVAC Service Contract',1250,250,1440,[])]),
   ('50030','Appliance Repair',496.8,0,712.35,[]),('50040','Turnover Cleaning & Paint',3115,965,4480,[])]),
('51000','Utilities',None,None,None,[('51010','Water & Sewer',5412.88,1066.4,6210.17,[]),('51020','Electric - House Meter',1188.05,201.93,1377.6,[]),('51030','Trash & Recycling',1625,325,1860,[])]),
('52000','Management Fees',7112,1422.4,8107.2,[]),
('53000','Insurance',4166.65,833.33,4700,[]),
('54000','Property Taxes',9405,1881,10950,[]),
('55000','Professional Fees',1350,0,2125,[]),
('60000','Mortgage Interest',14820.91,2935.87,18550.77,[]),
('61000','Depreciation Expense',17913.75,3582.75,20637,[])]
def walk(ns):
    for n in ns:
        yield n; yield from walk(n[5])
S=[z(sum(n[i] for n in walk(TREE) if isinstance(n[i],(int,float)))) for i in(2,3,4)]
plug=[z(-s) for s in S]; print('cash',plug)
cols=['beginning','activity','ending','other:Same Date Last Year']
wb=Workbook();ws=wb.active;ws.title='TB'
FN='Liberation Serif'
b=lambda **k: Font(name=FN,**k)
ws['A1']='Larkmeadow Rentals, LLC';ws['A1'].font=b(size=15,bold=True)
ws['A2']='Trial Balance by Account Tree';ws['A2'].font=b(size=12,italic=True)
ws['A3']='June 1, 2024 to June 30, 2024  ·  accrual basis  ·  credits in parentheses';ws['A3'].font=b(size=9)
hdr=['GL Account','Beginning\nBalance\n06/01/2024','Net\nActivity','Ending\nBalance\n06/30/2024','Same Date\nLast Year']
for i,h in enumerate(hdr,1):
    c=ws.cell(5,i,h);c.font=b(size=10,bold=True);c.alignment=Alignment(wrap_text=True,horizontal='left' if i==1 else 'right',vertical='bottom');c.border=Border(bottom=Side(style='medium'))
ws.row_dimensions[5].height=42
rows=[];tots=[];r=6
def vals(n):
    if n[2] is None: return None
    a,c,p=plug if n[2]=='P' else n[2:5]
    return [z(a),z(c),z(a+c),z(p)]
def line(txt,ind,v,bold=False,bd=None):
    global r
    c=ws.cell(r,1,txt);c.alignment=Alignment(horizontal='left',indent=ind*2);c.font=b(size=10,bold=bold)
    for i,x in enumerate(v or [],2):
        c=ws.cell(r,i,x);c.number_format='#,##0.00_);(#,##0.00)';c.font=b(size=10,bold=bold)
        if bd: c.border=Border(top=Side(style='thin'),bottom=Side(style=bd) if bd!='x' else None)
    r+=1
def em(n,ind):
    v=vals(n); line(f'{n[0]} · {n[1]}',ind,v,bold=v is None)
    if v: rows.append({'account':n[0],'name':n[1],**dict(zip(cols,v))})
    s=v or [0]*4
    for k in n[5]: s=[z(x+y) for x,y in zip(s,em(k,ind+1))]
    if n[5]:
        lab=f'Total {n[0]} · {n[1]}'; line(lab,ind,s,True,'x'); tots.append({'label':lab,**dict(zip(cols,s))})
    return s
G=[0]*4
for n in TREE: G=[z(x+y) for x,y in zip(G,em(n,0))]
line('TOTAL',0,G,True,'double'); tots.append({'label':'TOTAL',**dict(zip(cols,G))}); assert not any(G)
ws.cell(r+1,1,'Accounts that carry postings of their own show their own balance; the Total line adds sub-accounts.').font=b(size=8,italic=True)
for l,w in zip('ABCDE',(50,17,15,17,17)): ws.column_dimensions[l].width=w
ws.page_setup.paperSize=9; ws.print_title_rows='5:5'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
ws.oddFooter.left.text='Larkmeadow Rentals, LLC'; ws.oddFooter.right.text='Page &P of &N'; ws.oddFooter.center.text='Created 07/03/2024'
os.makedirs('lo',exist_ok=True)
wb.save(f'lo/{NAME}.xlsx')
subprocess.run(['nice','soffice','--headless','-env:UserInstallation=file:///tmp/docextract-blind-lo/prof','--convert-to','pdf','--outdir','documents',f'lo/{NAME}.xlsx'],check=True,capture_output=True)
json.dump({'name':NAME+'.pdf','kind':'TB','planted':None,'money':cols,'rows':rows,'totals':tots},open(f'truth/{NAME}.json','w'),indent=1)
print(len(rows),len(tots))
