from common import *
from openpyxl import Workbook
from openpyxl.styles import *
import subprocess,os
def run():
    D=[('1010','Checking - Operating',184216.42),('1020','Checking - Payroll',22500.00),('1050','Merchant card clearing',9318.75),('1200','Patient receivables',412887.10),('1205','Insurance receivables',655140.36),('1290','Allowance for contractuals and bad debt',-198400),('1300','Medical supplies on hand',74219.88),('1400','Prepaid expenses',41650),('1500','Clinic equipment',1284500),('1510','Leasehold improvements',896340.25),('1590','Accumulated depreciation',-742118.60),('1700','Security deposits',38500),('2000','Accounts payable',-214330.77),('2050','Credit card payable',-18462.09),('2100','Accrued payroll',-61285.40),('2150','Patient credit balances',-27344.15),('2300','Room rental deposits held',-24000),('2500','Equipment note payable',-486250),('3000',"Members' contributions",-650000),('3100',"Members' draws",180000),('3900','Retained earnings',0),('4000','Patient service revenue',-3418225.60),('4050','Contractual adjustments',884190.22),('4200','Room and suite licence fees',-216900),('4300','Parking income',-32418.50),('5000','Physician compensation',965000),('5100','Clinical wages',618244.31),('5200','Medical supplies',248107.66),('5300','Laboratory fees',96315.04),('6000','Rent',312000),('6100','Utilities and telephone',58219.47),('6200','Malpractice and general insurance',87440),('6300','Billing service',71085.92),('6400','Software and subscriptions',39416.28),('6500','Legal and accounting',26750),('6600','Depreciation expense',0),('6700','Interest expense',28114.73),('6800','Bad debt expense',0)]
    D=[[a,b,int(round(c*100))] for a,b,c in D]
    next(d for d in D if d[0]=='3900')[2]=-sum(d[2] for d in D)
    J=[('1','Depreciation for the year','6600','1590',13884219),('2','Raise allowance on insurance claims over 180 days','6800','1290',5615000),('3','Wages 12/28-12/31 paid January','5100','2100',2418366),('4','Supplies count at year end','5200','1300',861240),('5','Release prepaid malpractice premium','6200','1400',1432500),('6','Laboratory invoices received late','5300','2000',774218),('7','Reclass patient credits applied','2150','1200',612480)]
    adj={}
    for no,_,d,c,v in J: adj.setdefault(d,[]).append((no,v));adj.setdefault(c,[]).append((no,-v))
    g={'u':'other:UNADJUSTED 12/31/2024 ','j':'other:ADJUSTING ENTRIES ','a':'other:ADJUSTED TRIAL BALANCE '}
    M=[g[k]+s for k in 'uja' for s in('Debit','Credit')]
    rows=[]
    for c,nm,v in D:
        r=dict(account=c,name=nm)
        if v: r[g['u']+('Debit' if v>0 else 'Credit')]=abs(v)/100
        t=v
        for no,x in adj.get(c,[]):
            k=g['j']+('Debit' if x>0 else 'Credit'); assert k not in r; r[k]=abs(x)/100;t+=x
        if t: r[g['a']+('Debit' if t>0 else 'Credit')]=abs(t)/100
        rows.append(r)
    tot=[{'label':'TOTAL',**{m:S(rows,m) for m in M}}]
    for k in g.values(): assert tot[0][k+'Debit']==tot[0][k+'Credit']
    # planted: digit changed in adjusted debit of 6300
    q=next(r for r in rows if r['account']=='6300');ok=q[M[4]];q[M[4]]=77085.92
    pl={"what":f"Account 6300 Billing service: ADJUSTED TRIAL BALANCE Debit printed 77,085.92 where unadjusted 71,085.92 has no adjustment (should be 71,085.92); the TOTAL line still carries the right figure, so the column foots 6,000.00 higher than its total.","kind":"digit changed"};assert ok==71085.92
    w=Workbook();ws=w.active;ws.title='ATB'
    F='Arial'
    for i,t in enumerate(['Larkmoor Clinics of Ohio, LLC','Adjusted Trial Balance Worksheet','As of December 31, 2024'],1):
        ws.merge_cells(start_row=i,end_row=i,start_column=1,end_column=9);x=ws.cell(i,1,t);x.alignment=Alignment(horizontal='center');x.font=Font(name=F,bold=True,size=12 if i<3 else 10)
    # cols A name B no C,D unadj E ref F,G adj H,I adjusted
    for a,t in(('C','UNADJUSTED 12/31/2024'),('E','ADJUSTING ENTRIES'),('H','ADJUSTED TRIAL BALANCE')): ws[a+'5']=t
    ws.merge_cells('C5:D5');ws.merge_cells('E5:G5');ws.merge_cells('H5:I5')
    for a,t in zip('ABCDEFGHI',['Account','No.','Debit','Credit','Ref','Debit','Credit','Debit','Credit']): ws[a+'6']=t
    thin=Side(style='thin',color='999999')
    for rr in(5,6):
        for c in range(1,10): x=ws.cell(rr,c);x.font=Font(name=F,bold=True,size=9);x.alignment=Alignment(horizontal='center',wrap_text=True);x.border=Border(bottom=thin,top=thin)
    i=7;C=dict(zip(M,[3,4,6,7,8,9]))
    for r in rows:
        ws.cell(i,1,r['name']);ws.cell(i,2,r['account']);ws.cell(i,5,', '.join('AJE '+a for a,_ in adj.get(r['account'],[])))
        for m in M:
            if m in r: x=ws.cell(i,C[m],r[m]);x.number_format='#,##0.00'
        for c in range(1,10): x=ws.cell(i,c);x.font=Font(name=F,size=9);x.border=Border(bottom=Side(style='hair',color='BBBBBB'));x.alignment=Alignment(horizontal='left' if c==1 else 'center' if c in(2,5) else 'right')
        i+=1
    ws.cell(i,1,'TOTAL')
    for m in M: x=ws.cell(i,C[m],tot[0][m]);x.number_format='$#,##0.00'
    for c in range(1,10): x=ws.cell(i,c);x.font=Font(name=F,size=9,bold=True);x.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
    i+=2;ws.cell(i,1,'Adjusting journal entries').font=Font(name=F,bold=True,size=9);i+=1
    for no,t,d,c,v in J: ws.cell(i,1,f'AJE {no}  {t}: Dr {d} / Cr {c}  ${v/100:,.2f}').font=Font(name=F,size=8);i+=1
    for a,wd in zip('ABCDEFGHI',[38,7,16,16,11,14,14,16,16]): ws.column_dimensions[a].width=wd
    ws.page_setup.orientation='landscape';ws.page_setup.paperSize=1;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.fitToHeight=0
    ws.print_title_rows='5:6';ws.oddFooter.left.text='QuickBooks export, worked in Excel - M. Estrada-Quill CPA';ws.oddFooter.right.text='Page &P of &N'
    os.makedirs(os.path.join(B,'tmp'),exist_ok=True);p=os.path.join(B,'tmp','tb_larkmoor_clinics_adjusted.xlsx');w.save(p)
    subprocess.run(['soffice','-env:UserInstallation=file://'+os.path.join(B,'tmp','lo'),'--headless','--convert-to','pdf','--outdir',os.path.join(B,'documents'),p],check=True,capture_output=True)
    emit('tb_larkmoor_clinics_adjusted.pdf','TB',M,rows,tot,pl,'OFFICE','M. Estrada-Quill, outside CPA (QuickBooks to Excel to PDF)','worksheet of three Dr/Cr pairs with reference column, name before number, AJE list below','three pairs under merged titles, Ref column between, journal list with amounts, planted digit')
