# US condominium, fund trial balance in XLSX
import random
from openpyxl import Workbook
from openpyxl.styles import *
from common import *
R=random.Random(5520)
NAME='Pelican_Sound_Condo_FundTB_0925.xlsx'
p=lambda a,b:R.randint(a*100,b*100)
F=[('FUND 10 - OPERATING',[('10-1010-00','Cash - Operating Checking, First Gulf'),('10-1020-00','Cash - Insurance Escrow MM'),('10-1200-00','Assessments Receivable'),('10-1205-00','Allow. for Doubtful Accts'),('10-1400-00','Prepaid Insurance'),('10-1900-00','Due from (to) Reserve Fund'),('10-2010-00','Accounts Payable - Trade'),('10-2050-00','Prepaid Assessments'),('10-2070-00','Insurance Note Payable'),('10-3000-00','Operating Fund Balance'),('10-4010-00','Maintenance Assessments'),('10-4030-00','Late Fees & Interest'),('10-4040-00','Owner Legal Reimbursement'),('10-4060-00','Clubhouse Rental'),('10-5010-00','Management Contract'),('10-5030-00','Legal - Collections'),('10-5040-00','Legal - General'),('10-5050-00','Office, Postage & Copies'),('10-5110-00','Property & Wind Insurance'),('10-5120-00','Flood Insurance'),('10-5210-00','Landscape Contract'),('10-5215-00','Irrigation Repairs'),('10-5230-00','Pool Service'),('10-5240-00','Elevator Contract'),('10-5250-00','Building Repairs'),('10-5310-00','Electric'),('10-5320-00','Water & Sewer'),('10-5330-00','Bulk Cable / Internet'),('10-5900-00','Bad Debt Expense')]),
('FUND 20 - REPLACEMENT RESERVE',[('20-1110-00','Reserve MM - Coastal Trust'),('20-1120-00','Reserve CD 4.35% matures 02/26'),('20-1900-00','Due from (to) Operating Fund'),('20-2010-00','Accounts Payable - Reserve'),('20-3100-00','Roof Reserve'),('20-3110-00','Painting Reserve'),('20-3120-00','Paving Reserve'),('20-3130-00','Elevator Reserve'),('20-3190-00','Pooled / Unallocated Interest'),('20-4110-00','Reserve Contributions'),('20-4150-00','Reserve Interest Earned'),('20-6130-00','Elevator Door Operators')]),
('FUND 30 - SPECIAL ASSESSMENT (SEAWALL)',[('30-1130-00','Seawall Project Checking'),('30-1210-00','Special Assessment Receivable'),('30-2015-00','Retainage Payable'),('30-2500-00','Line of Credit - Coastal Trust'),('30-3200-00','Seawall Fund Balance'),('30-4210-00','Special Assessment Income'),('30-6210-00','Seawall Contractor Draws'),('30-6220-00','Engineering & Permits'),('30-6290-00','Loan Interest')])]
beg={c:0 for _,l in F for c,_ in l};dr=dict(beg);cr=dict(beg)
def post(d,c,a): dr[d]+=a;cr[c]+=a
o='10-';
b={'1010':p(60000,90000),'1020':p(30000,50000),'1200':p(18000,31000),'1205':-650000,'1400':p(90000,120000),'1900':-1240000,'2010':-p(9000,15000),'2050':-p(14000,22000),'2070':-p(60000,80000),'4010':-8*6412500//1,'4030':-p(900,2000),'4040':-p(2000,5000),'4060':-p(600,1200),'5010':8*315000,'5030':p(3000,6500),'5040':p(900,2000),'5050':p(1800,2600),'5110':8*1462350,'5120':8*318875,'5210':8*465000,'5215':p(1700,3600),'5230':8*98000,'5240':8*71250,'5250':p(15000,30000),'5310':p(14000,19000),'5320':p(39000,51000),'5330':8*842310,'5900':0}
for k,v in b.items(): beg[f'10-{k}-00']=v
beg['10-3000-00']=-sum(v for k,v in beg.items() if k[:2]=='10')
b={'1110':p(150000,190000),'1120':20000000,'1900':1240000,'2010':0,'3100':-p(120000,150000),'3110':-p(40000,60000),'3120':-p(20000,35000),'3130':-p(50000,70000),'4110':-8*980000,'4150':-p(5000,7000),'6130':p(20000,30000)}
for k,v in b.items(): beg[f'20-{k}-00']=v
beg['20-3190-00']=-sum(v for k,v in beg.items() if k[:2]=='20')
b={'1130':p(80000,120000),'1210':p(60000,90000),'2015':-p(30000,40000),'2500':-30000000,'4210':-58800000,'6210':p(600000,640000),'6220':p(30000,44000),'6290':p(7000,9000)}
for k,v in b.items(): beg[f'30-{k}-00']=v
beg['30-3200-00']=-sum(v for k,v in beg.items() if k[:2]=='30')
def O(d,c,a): post(f'10-{d}-00',f'10-{c}-00',a)
O('1200','4010',6412500);O('1200','4030',p(120,300));O('1200','4040',p(400,1200));O('1010','4060',15000)
O('1010','1200',p(58000,66000));O('2050','1200',p(8000,12000));O('1010','2050',p(9000,13000))
for e,a in (('5010',315000),('5030',p(300,1100)),('5040',p(100,400)),('5050',p(150,340)),('5210',465000),('5215',p(100,600)),('5230',98000),('5240',71250),('5250',p(1500,4600)),('5310',p(1700,2400)),('5320',p(4500,6500)),('5330',842310)): O(e,'2010',a)
O('5110','1400',1462350);O('5120','1400',318875);O('2070','1010',1098760);O('1020','1010',1200000);O('2010','1010',p(27000,33000));O('5900','1205',50000);O('1900','1010',2220000)
def Q(d,c,a): post(f'20-{d}-00',f'20-{c}-00',a)
Q('1900','4110',980000);Q('1110','1900',2220000);Q('1110','4150',p(400,800));Q('6130','2010',p(4000,7000))
O('4010','1900',980000)
def T(d,c,a): post(f'30-{d}-00',f'30-{c}-00',a)
T('1130','1210',p(9000,16000));x=p(40000,52000);T('6210','2015',x//10);T('6210','1130',x-x//10);T('6220','1130',p(1200,2600));T('6290','1130',p(1500,1900))
wb=Workbook();ws=wb.active;ws.title='TB 09-2025';ws.sheet_view.showGridLines=False
ft='Garamond'
# columns: A acct, B desc, C hidden type, D spacer, E beg, F spacer, G debit, H credit, I spacer, J net, K spacer, L ending
for c,w in zip('ABCDEFGHIJKL',(12.5,36,8,1.5,15,1.5,14,14,1.5,14,1.5,16)): ws.column_dimensions[c].width=w
ws.column_dimensions['C'].hidden=True
ws.merge_cells('A1:L1');ws['A1']='Pelican Sound Condominium Association, Inc.';ws['A1'].font=Font(name=ft,size=15,bold=True,color='1F3864');ws['A1'].alignment=Alignment(horizontal='center')
ws.merge_cells('A2:L2');ws['A2']='Trial Balance by Fund - Accrual Basis';ws['A2'].alignment=Alignment(horizontal='center')
ws.merge_cells('A3:L3');ws['A3']='For the one month ended September 30, 2025 (unaudited)';ws['A3'].alignment=Alignment(horizontal='center')
K={'beginning':'E','debit':'G','credit':'H','activity':'J','ending':'L'}
hd={'A':('Account','Number'),'B':('','Description'),'C':('','Type'),'E':('Beginning','Balance'),'G':('Current Month','Debits'),'H':('','Credits'),'J':('Net','Change'),'L':('Ending','Balance')}
ws.merge_cells('G5:H5')
for c,(a,b_) in hd.items():
    if a: ws[c+'5']=a
    ws[c+'6']=b_
    for r in (5,6):
        if (c,r)==('H',5): continue
        ws[f'{c}{r}'].font=Font(name=ft,bold=True,size=11);ws[f'{c}{r}'].alignment=Alignment(horizontal='left' if c in 'AB' else ('center' if (c,r)==('G',5) else 'right'))
for c in 'ABEGHJL': ws[c+'6'].border=Border(bottom=Side(style='medium'))
fmt='#,##0.00_);(#,##0.00)'
rows=[];tots=[];r=8;G={k:0 for k in K}
def put(v,bold=False,blank0=()):
    for k,c in K.items():
        if k in blank0 and not v[k]: continue
        x=ws[f'{c}{r}'];x.value=v[k]/100;x.number_format=fmt;x.font=Font(name=ft,size=11,bold=bold)
        if bold: x.border=Border(top=Side(style='thin'))
    return {k:v[k]/100 for k in K if not(k in blank0 and not v[k])}
for fn,l in F:
    ws.merge_cells(f'A{r}:B{r}');ws[f'A{r}']=fn;ws[f'A{r}'].font=Font(name=ft,bold=True,size=11)
    for c in 'ABCDEFGHIJKL': ws[f'{c}{r}'].fill=PatternFill('solid',fgColor='D9E2F3')
    r+=1;st={k:0 for k in K}
    for c,n in l:
        ws[f'A{r}']=c;ws[f'B{r}']=n;ws[f'C{r}']=int(c[3]);
        for q in 'AB': ws[f'{q}{r}'].font=Font(name=ft,size=11)
        v={'beginning':beg[c],'debit':dr[c],'credit':cr[c],'activity':dr[c]-cr[c],'ending':beg[c]+dr[c]-cr[c]}
        rows.append({'account':c,'name':n,**put(v,blank0=('debit','credit'))})
        for k in K: st[k]+=v[k];G[k]+=v[k]
        r+=1
    lab='Total '+fn.split(' - ')[0].title()
    ws[f'B{r}']=lab;ws[f'B{r}'].font=Font(name=ft,bold=True,size=11)
    tots.append({'label':lab,**put(st,True)});r+=2
    assert st['beginning']==0 and st['activity']==0 and st['ending']==0,(fn,st)
ws[f'A{r}']='TOTAL ALL FUNDS';ws[f'A{r}'].font=Font(name=ft,bold=True,size=11)
tots.append({'label':'TOTAL ALL FUNDS',**put(G,True)})
for c in K.values(): ws[f'{c}{r}'].border=Border(top=Side(style='thin'),bottom=Side(style='double'))
r+=2
for t in ('Interfund: September reserve contribution of $9,800.00 was transferred with the July-August balance on 9/29/25.','Seawall line of credit confirmed with lender at month end.','Prepared by: D. Okafor, CMCA          Treasurer review: ____________________'):
    ws[f'A{r}']=t;ws[f'A{r}'].font=Font(name=ft,size=9,italic=True);r+=1
ws.freeze_panes='C7';ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.print_title_rows='1:6'
wb.save(doc(NAME));save(NAME,'TB',list(K),rows,tots)
