# TB, industrial, XLSX: stacked entities, signed, section subtotals
import random; from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Border,Side,Alignment
R=random.Random(4202); S='IND_TB_stack_2026Q2'
P=[("310","Kestrel Bend Logistics Center",1.0),("312","Dunmore Cross-Dock",.42),("327","Sawyer Flex Park I & II",.66)]
A=[("Assets",[("11010","Cash - Operating"),("11900","Cash - Clearing"),("12010","Tenant Receivables"),("12050","Unbilled Recoveries"),("13010","Prepaid Expenses"),("15010","Land"),("15110","Buildings"),("15150","Yard Paving / Truck Court"),("15900","A/D - Buildings & Impr."),("17010","Leasing Costs, Net")]),
("Liabilities",[("20010","Accounts Payable"),("20500","Accrued R/E Taxes"),("21010","Security Deposits"),("21500","Rent Received in Advance"),("25000","Intercompany - Brackwater Parent")]),
("Equity",[("30010","Member Capital"),("39000","Retained (prior yrs)")]),
("Income",[("40010","Warehouse Rent"),("40050","Office Finish Rent"),("41010","CAM Recovery"),("41020","R/E Tax Recovery"),("42000","Trailer Parking Fees")]),
("Expense",[("50110","Dock & Door Repairs"),("50140","Roof Repairs"),("50220","Sprinkler / Fire Monitoring"),("50310","Landscape & Sweeping"),("50410","Utilities - House Meter"),("51010","Property Management Fee"),("52010","Real Estate Taxes"),("52020","Insurance"),("60010","Depreciation"),("60110","Amortization - Leasing")])]
B={"11010":412000,"11900":0,"12010":98400,"12050":61200,"13010":22800,"15010":4200000,"15110":21800000,"15150":1340000,"15900":-5120000,"17010":610000,"20010":-74100,"20500":-142000,"21010":-186000,"21500":-41000,"25000":-960000,"30010":-19500000,"40010":-522000,"40050":-61000,"41010":-88000,"41020":-104000,"42000":-13500,"50110":9400,"50140":6100,"50220":4800,"50310":17300,"50410":8800,"51010":23600,"52010":104000,"52020":28700,"60010":181000,"60110":24500}
wb=Workbook(); cvr=wb.active; cvr.title='Run Info'
for i,(a,b) in enumerate([("Report","GL620 Trial Balance - multi entity"),("Requested by","Brackwater conversion team (P. Lindqvist)"),("Entities","310, 312, 327"),("From period","04-2026"),("Thru period","06-2026"),("Sign","Credits shown in parentheses"),("Suppress zero","No")]): cvr.cell(i+2,2,a); cvr.cell(i+2,3,b)
cvr.column_dimensions['B'].width=18; cvr.column_dimensions['C'].width=48
ws=wb.create_sheet('TB'); wb.active=1
ws.merge_cells('A1:G1'); ws['A1']='BRACKWATER INDUSTRIAL PARTNERS'; ws['A1'].font=Font(bold=True,size=14,color='1F3864')
ws.merge_cells('A2:G2'); ws['A2']='Trial balance by entity, quarter ended June 30, 2026'
fmt='#,##0.00_);(#,##0.00)'; thin=Side(style='thin'); r=4; rows=[];tots=[]; K=['beginning','activity','ending']
allr=[]
for en,pn,f in P:
    prop=f'{en} {pn}'
    ws.cell(r,1,prop).font=Font(bold=True,color='FFFFFF'); ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=7)
    ws.cell(r,1).fill=PatternFill('solid',fgColor='44546A'); r+=1
    for c,h in ((1,'GL Acct'),(2,'Description'),(3,'Norm'),(4,'Src'),(5,'Bal Fwd\n3/31/26'),(6,'Net Change\nQ2'),(7,'Ending\n6/30/26')):
        x=ws.cell(r,c,h); x.font=Font(bold=True); x.alignment=Alignment(wrap_text=True,horizontal='right' if c>4 else 'left'); x.border=Border(bottom=thin)
    ws.row_dimensions[r].height=30; r+=1
    data={}
    for s,l in A:
        for a,n in l:
            b=B.get(a,0); o=r2(b*f*R.uniform(.85,1.15)) if a[0] not in '3' else r2(b*f)
            if a[0] in '456': ch=r2(o*R.uniform(.92,1.08))
            elif a in('15010','30010','39000','11900'): ch=0.0
            elif a=='15900': ch=r2(o*.035)
            elif a=='17010': ch=r2(-o*.04)
            elif a in('15110','15150'): ch=r2(R.choice([0,o*R.uniform(.001,.006)]))
            else: ch=r2(o*R.uniform(-.3,.3))
            data[a]=[o,ch]
    data['39000'][0]=r2(data['39000'][0]-sum(v[0] for v in data.values()))
    data['11010'][1]=r2(data['11010'][1]-sum(v[1] for v in data.values()))
    er=[]
    for s,l in A:
        g=[]
        for a,n in l:
            if en=='312' and a in('40050','42000') : 
                pass
            o,ch=data[a]; e=r2(o+ch); d=dict(account=f'{en}-{a}',name=n,property=prop,beginning=o,activity=ch,ending=e); g.append(d)
            ws.cell(r,1,d['account']); ws.cell(r,2,n); ws.cell(r,3,'C' if a[0] in '234' or a=='15900' else 'D'); ws.cell(r,4,'GL')
            for c,v in ((5,o),(6,ch),(7,e)): ws.cell(r,c,v).number_format=fmt
            r+=1
        t=summ(f'Total {s}',g,K); tots.append(t); ws.cell(r,2,t['label']).font=Font(italic=True,bold=True)
        for c,k in zip((5,6,7),K): x=ws.cell(r,c,t[k]); x.number_format=fmt; x.font=Font(bold=True,italic=True); x.border=Border(top=thin)
        r+=1; er+=g
    t=summ(f'Entity {en} net (must be zero)',er,K); t={k:(v if isinstance(v,str) else abs(v)) for k,v in t.items()}; assert all(t[k]==0 for k in K); tots.append(t)
    ws.cell(r,2,t['label']).font=Font(bold=True,color='C00000')
    for c,k in zip((5,6,7),K): ws.cell(r,c,0.0).number_format=fmt
    rows+=er; r+=3
ws.cell(r,1,'* 25000 intercompany agreed to Brackwater parent books on 7/8/26; 11900 cleared monthly.').font=Font(size=8,italic=True)
for c,w in zip('ABCDEFG',(13,34,6,5,19,17,19)): ws.column_dimensions[c].width=w
ws.column_dimensions['D'].hidden=True
mp=wb.create_sheet('Map to REIT COA'); mp.append(['Old acct','New acct','Note'])
for s,l in A:
    for a,n in l: mp.append([a,str(int(a)//10)+'-000',R.choice(['','','1:1','review'])])
ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=__import__('openpyxl').worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(f'{DOC}/{S}.xlsx'); save(S,'TB',K,rows,tots)
