# family trust, bookkeeper's spreadsheet, three buildings stacked with own headings, Dr/Cr
from make_common import *
import subprocess, shutil
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
FN='HalvorsenTrust_TB_1231.xlsx'
P=[
('118 Cutler Street (storefronts)',[
('1010','Checking - Mariner Co-op Bank',31412.66),('1030','Tenant security deposits acct',9850.00),('1200','Rents receivable',4275.00),('1350','Prepaid insurance',2208.40),
('1500','Land',165000.00),('1510','Building',688400.00),('1520','Tenant fit-up',41275.50),('1590','Accum. depreciation',-402118.00),
('1800','Due from 40-46 Weir Street',15000.00),
('2010','Accounts payable',-1866.19),('2110','Security deposits held',-9850.00),('2400','Mortgage - Mariner Co-op Bank',-287604.31),
('3000','Trust corpus','PLUG'),('3050','Distributions to beneficiaries',36000.00),
('4010','Rent - storefronts',-103260.00),('4020','Tax & insurance billbacks',-14911.08),('4090','Late fees',-150.00),
('5010','Real estate taxes',18344.72),('5020','Insurance',5106.00),('5030','Common electric',1487.33),('5040','Water & sewer',1922.85),('5050','Snow & trash',4210.00),('5060','Repairs',7338.41),('5090','Management - E. Halvorsen',6000.00),('5100','Accounting',1450.00),('6010','Mortgage interest',14266.90),('6050','Depreciation',19014.00)]),
('40-46 Weir Street (shops w/ 6 apts over)',[
('1010','Checking - Mariner Co-op Bank',8217.05),('1030','Tenant security deposits acct',11300.00),('1200','Rents receivable',6915.00),('1350','Prepaid insurance',3140.00),
('1500','Land',98000.00),('1510','Building',512750.00),('1525','Roof 2025',64380.00),('1590','Accum. depreciation',-268430.00),
('2010','Accounts payable',-5412.77),('2110','Security deposits held',-11300.00),('2200','Prepaid rents',-1175.00),('2400','Mortgage - Mariner Co-op Bank',-341880.52),('2800','Due to 118 Cutler Street',-15000.00),
('3000','Trust corpus','PLUG'),('3050','Distributions to beneficiaries',12000.00),
('4010','Rent - storefronts',-46800.00),('4015','Rent - apartments',-83475.00),('4020','Tax & insurance billbacks',-6204.16),('4030','Laundry machines',-1318.75),
('5010','Real estate taxes',15877.10),('5020','Insurance',8866.00),('5030','Common electric',2944.18),('5035','Gas heat',9317.66),('5040','Water & sewer',5480.02),('5050','Snow & trash',5125.00),('5060','Repairs',14922.39),('5065','Apartment turnover',3860.00),('5090','Management - E. Halvorsen',7200.00),('5100','Accounting',1450.00),('5110','Legal - eviction 3R',1285.00),('6010','Mortgage interest',18003.47),('6050','Depreciation',15570.00)]),
('Lot 7 Ferry Road (leased lot)',[
('1010','Checking - Mariner Co-op Bank',5093.18),('1500','Land',74000.00),('3000','Trust corpus','PLUG'),('3050','Distributions to beneficiaries',9000.00),
('4050','Ground rent - boat storage',-14400.00),('5010','Real estate taxes',2611.94),('5020','Insurance',640.00),('5100','Accounting',300.00)]),
]
wb=Workbook();ws=wb.active;ws.title='TB 12-31-25'
F='Calibri'
ws['A1']='Halvorsen-Pruett Family Trust';ws['A1'].font=Font(name=F,size=14,bold=True)
ws['A2']='Trial balances by property - per Dana, before closing and tax return';ws['A2'].font=Font(name=F,italic=True)
ws['A3']='As of 12/31/2025'
ws['F2']='cash basis except where noted'
r=5
rows=[];totals=[];subs=[]
thin=Side(style='thin');dbl=Side(style='double')
notes={('0','1200'):'Unit B, Dec + Jan',('1','1525'):'not yet depreciated',('1','2010'):'roofer retainage 3,219 incl.',('1','1200'):'3R and Weir St. Barber'}
MF='#,##0.00'
for pi,(pn,accts) in enumerate(P):
    plug=-round(sum(v for _,_,v in accts if v!='PLUG'),2)
    ws.cell(r,1,pn).font=Font(name=F,bold=True,size=12)
    for c in range(1,7): ws.cell(r,c).fill=PatternFill('solid',fgColor='DDE8CB')
    r+=1
    for c,h in ((2,'Acct'),(3,'Account name'),(4,'Debit'),(5,'Credit'),(6,'Notes')):
        x=ws.cell(r,c,h);x.font=Font(name=F,bold=True,underline='single');x.alignment=Alignment(horizontal='right' if c in(4,5) else 'left',indent=1 if c==6 else 0)
    r+=1;r0=r;rr=[]
    for code,name,v in accts:
        if v=='PLUG': v=plug;print(pn,'corpus',plug)
        d={'property':pn,'account':code,'name':name,'debit' if v>0 else 'credit':round(abs(v),2)}
        ws.cell(r,2,int(code));ws.cell(r,2).alignment=Alignment(horizontal='left');ws.cell(r,3,name)
        x=ws.cell(r,4 if v>0 else 5,round(abs(v),2));x.number_format=MF
        n=notes.get((str(pi),code))
        if n: ws.cell(r,6,n).font=Font(name=F,italic=True,size=9,color='C00000'); ws.cell(r,6).alignment=Alignment(indent=1)
        rr.append(d);r+=1
    t={'label':'Total '+pn.split(' (')[0],**sm(rr,['debit','credit'])}
    assert t['debit']==t['credit']
    ws.cell(r,3,t['label']).font=Font(name=F,bold=True)
    for c,L in((4,'D'),(5,'E')):
        x=ws.cell(r,c,f'=SUM({L}{r0}:{L}{r-1})');x.number_format=MF;x.font=Font(name=F,bold=True);x.border=Border(top=thin)
    subs.append(r);totals.append(t);rows+=rr;r+=3
t={'label':'ALL PROPERTIES',**sm(rows,['debit','credit'])};totals.append(t)
ws.cell(r,3,t['label']).font=Font(name=F,bold=True)
for c,L in((4,'D'),(5,'E')):
    x=ws.cell(r,c,'='+'+'.join(f'{L}{s}' for s in subs));x.number_format=MF;x.font=Font(name=F,bold=True);x.border=Border(top=thin,bottom=dbl)
r+=2
ws.cell(r,1,'Trustees: E. Halvorsen, M. Pruett-Ames.   Questions to Dana Quill Bookkeeping').font=Font(name=F,size=9)
for c,w in zip('ABCDEF',(3,8,36,15,15,30)): ws.column_dimensions[c].width=w
ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
ws2=wb.create_sheet('to do');ws2['A1']='Ask bank for 1098s';ws2['A2']='Weir St. - get roof warranty';ws2['A3']='E. to sign engagement letter'
src=os.path.join(HERE,'build');os.makedirs(src,exist_ok=True)
wb.save(os.path.join(src,FN))
subprocess.run(['soffice','--headless','--convert-to','xlsx','--outdir',DOC,os.path.join(src,FN)],check=True,stdout=subprocess.DEVNULL)
save(FN,'TB','MIXED_USE',"bookkeeper's sheet, three stacked property trial balances, debit/credit, formulas",'property in section heading, repeated codes, free-text notes column, second sheet of notes',['debit','credit'],rows,totals)
