# TB 3: self storage, CPA year-end workpaper, printed by LibreOffice
import random,subprocess,os,shutil
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side
R=random.Random(1403)
NAME='LockHarbor_YE_workpaper_TB.pdf'
A=[('1000','Checking - Farmers Trust',None,None,None),('1010','Money Market',84110.42,212.67,0),('1050','Undeposited Funds',2870,0,1645),
('1200','Tenant Receivables',11842.5,0,2310),('1290','Allowance - Uncollectible',-1500,0,0),('1300','Merchandise Inventory (locks, boxes)',3318.9,640.25,418.75),
('1400','Prepaid Insurance',5512,0,689),('1500','Land',310000,0,0),('1510','Storage Buildings A-F',1684200,0,0),('1520','Paving & Fencing',142650,0,0),
('1530','Gate, Cameras & Access Control',38775,2950,0),('1540','Office Equipment',9120,0,0),('1590','Accumulated Depreciation',-611430,0,0),
('2000','Accounts Payable',-6241.18,5980.4,7212.09),('2100','Sales Tax Payable',-388.14,388.14,402.77),('2110','Insurance Premiums Due - Tenant Program',-2114,2114,2156),
('2200','Prepaid Rents',-9418,0,730),('2300','Accrued Property Tax',0,0,0),('2310','Payroll Liabilities',-1760.55,1760.55,1812.3),('2500','Note Payable - Farmers Trust',-921870.33,4118.27,0),
('3000','Member Capital - D. Vasquez',-200000,0,0),('3010','Member Capital - L. Vasquez',-200000,0,0),('3100','Member Draws',55000,10000,0),('3900','Retained Earnings',0,0,0),
('4000','Rental Income - Drive Up',-214380,0,19612),('4010','Rental Income - Climate',-138925,0,12874.5),('4020','RV & Boat Parking',-27310,0,2465),('4100','Late & Lien Fees',-11276,0,988),('4110','Admin Fees',-6650,0,450),
('4120','Tenant Insurance Commissions',-8031.4,0,742.1),('4130','Lock & Box Sales',-4110.85,0,376.5),('4140','Auction Proceeds',-1925,0,0),('4200','Discounts & First Month Specials',9815,735,0),('4210','Bad Debt Write-offs',6140,0,0),
('5000','Manager Wages',49500,4500,0),('5010','Payroll Taxes',4288.2,389.84,0),('5100','Merchant Card Fees',7954.61,741.03,0),('5110','Software & Call Center',5346,486,0),('5120','Advertising - Google / SpareFoot',9270,815.5,0),('5200','Cost of Merchandise',2260.4,418.75,0),
('5300','Electric',8871.12,904.38,0),('5310','Water & Trash',2409.9,218.6,0),('5400','Repairs & Snow',6980,1245,0),('5410','Pest Control',1045,95,0),('5500','Insurance',7579,689,0),('5600','Property Tax',0,0,0),('5700','Legal & Accounting',2150,0,0),('5800','Interest Expense',46240.07,4148.9,0),('5900','Depreciation',0,0,0)]
ADJ={'1290':(0,2750,'a'),'4210':(2750,0,'a'),'2300':(0,31416,'b'),'5600':(31416,0,'b'),'1590':(0,58940,'c'),'5900':(58940,0,'c'),'1200':(0,1188,'d'),'4100':(1188,0,'d'),'2000':(0,3500,'e'),'5700':(3500,0,'e'),'1300':(0,211.35,'f'),'5200':(211.35,0,'f')}
cents=lambda x:round(x*100)
recs=[[a,n]+[None if x is None else cents(x) for x in(o,d,c)] for a,n,o,d,c in A]
re=[r for r in recs if r[0]=='3900'][0]; cash=recs[0]
cash[2]=cents(61208.77); re[2]=-sum(r[2] for r in recs)
d=sum(r[3] for r in recs[1:]);c=sum(r[4] for r in recs[1:]); cash[3]=cents(38114.6); cash[4]=d+cash[3]-c
assert cash[4]>0; print('RE',re[2],'cash',cash)
K=['beginning','debit','credit','other:Year-End Adjustments Debit','other:Year-End Adjustments Credit','ending']
wb=Workbook(); ws=wb.active; ws.title='TB-1'
fn='Liberation Serif'
F=lambda **k:Font(name=fn,size=k.pop('size',9),**k)
ws['A1']='Lock Harbor Self Storage, LLC'; ws['A1'].font=F(size=12,bold=True)
ws['A2']='Working Trial Balance - Year Ended December 31, 2023 (tax basis)'; ws['A2'].font=F(size=10)
ws['H1']='W/P  TB-1'; ws['H2']='Prep: RMS 2/6/24   Rev: ______'
for a in('H1','H2'): ws[a].font=F(size=8,italic=True); ws[a].alignment=Alignment(horizontal='right')
ws['A4']='Acct'; ws['B4']='Account title'; ws['C4']='Balance\n11/30/2023'; ws.merge_cells('D4:E4'); ws['D4']='December Activity'; ws.merge_cells('F4:H4'); 
# layout: A acct B title C beg D dr E cr F ref G adjdr H adjcr I ending
ws['F4']='Year-End Adjustments'; ws['I4']='Adjusted Balance\n12/31/2023'
ws['D5']='Debit';ws['E5']='Credit';ws['F5']='Ref';ws['G5']='Debit';ws['H5']='Credit'
for m in('A','B','C','I'): ws.merge_cells(f'{m}4:{m}5')
ws['H1'].value=None; ws['H2'].value=None
ws['I1']='W/P  TB-1'; ws['I2']='Prep: RMS 2/6/24   Rev: ______'
for a in('I1','I2'): ws[a].font=F(size=8,italic=True); ws[a].alignment=Alignment(horizontal='right')
hair=Side(style='hair'); thin=Side(style='thin')
for rr in(4,5):
    for cl in'ABCDEFGHI':
        q=ws[f'{cl}{rr}']; q.font=F(bold=True); q.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True); q.border=Border(left=thin,right=thin,top=thin,bottom=thin)
ws.row_dimensions[4].height=15; ws.row_dimensions[5].height=15
nf='#,##0.00_);(#,##0.00)'
r=6; rows=[]; G=[0]*6; NI=[0]*6
for rec in recs:
    a,n,o,dd,cc=rec; ad,ac,ref=ADJ.get(a,(0,0,None)); ad,ac=cents(ad),cents(ac)
    v=[o,dd,cc,ad,ac,o+dd-cc+ad-ac]; G=[x+y for x,y in zip(G,v)]
    if a>='4000': NI=[x+y for x,y in zip(NI,v)]
    row={'account':a,'name':n}
    ws[f'A{r}']=a; ws[f'B{r}']=n; ws[f'F{r}']=f'({ref})' if ref else None; ws[f'F{r}'].alignment=Alignment(horizontal='center')
    for k,cl,x in zip(K,'CDEGHI',v):
        if x or k=='beginning' and o==0 and x!=0 or k=='ending':
            ws[f'{cl}{r}']=c2(x); ws[f'{cl}{r}'].number_format=nf; row[k]=c2(x)
    for cl in'ABCDEFGHI': ws[f'{cl}{r}'].font=F(); ws[f'{cl}{r}'].border=Border(left=thin if cl in'ACDFI' else hair,right=thin if cl=='I' else None,bottom=hair)
    rows.append(row); r+=1
tots=[]
def tl(lab,v,keys):
    global r
    ws[f'B{r}']=lab; t={'label':lab}
    for k,cl,x in zip(K,'CDEGHI',v):
        if k in keys: ws[f'{cl}{r}']=c2(x); ws[f'{cl}{r}'].number_format=nf; t[k]=c2(x)
    for cl in'ABCDEFGHI': ws[f'{cl}{r}'].font=F(bold=True); ws[f'{cl}{r}'].border=Border(top=thin,bottom=Side(style='double') if cl in'CDEGHI' else None)
    tots.append(t); r+=1
assert G[0]==0 and G[5]==0 and G[3]==G[4] and G[1]==G[2]
tl('Totals',G,K); r+=1
tl('Net (income) loss, accounts 4000-5900',NI,('beginning','ending')); r+=1
for s in('Adjusting entries:','(a) Raise allowance for units over 90 days','(b) Accrue second-half county property tax bill','(c) Book annual depreciation per fixed asset schedule FA-2','(d) Reverse late fees waived per manager log','(e) Accrue attorney invoice on lien sale matter','(f) Adjust lock and box inventory to count 12/31'):
    ws[f'B{r}']=s; ws[f'B{r}'].font=F(size=8,italic=s[0]=='A'); r+=1
for cl,w in zip('ABCDEFGHI',(6,35,14,12,12,5,12,12,16)): ws.column_dimensions[cl].width=w
ws.page_setup.orientation='portrait'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
ws.print_title_rows='4:5'; ws.oddFooter.center.text='Lock Harbor TB-1  page &P of &N'
os.makedirs(H+'/tmpx',exist_ok=True); x=H+'/tmpx/'+NAME.replace('.pdf','.xlsx'); wb.save(x)
subprocess.run(['nice','soffice','--headless',f'-env:UserInstallation=file://{H}/lo','--convert-to','pdf','--outdir',H+'/documents',x],check=True,stdout=subprocess.DEVNULL)
shutil.rmtree(H+'/tmpx'); save(NAME,'TB',K,rows,tots)
