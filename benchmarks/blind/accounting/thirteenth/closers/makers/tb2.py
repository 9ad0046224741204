# Controller's adjusting worksheet in Excel
import random
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
from common import *
def run():
    F='quarry_bend_adjusting_tb.xlsx'
    R=random.Random(2602); amt=lambda lo,hi:R.randint(lo*100,hi*100)
    S=[('ASSETS',[(10100,'Cash - operating',amt(180000,240000)),(10150,'Cash - lender lockbox',amt(40000,60000)),(11000,'Tenant receivables',amt(96000,130000)),(11100,'Allowance for doubtful tenants',-amt(14000,20000)),
      (11500,'Straight-line rent receivable',amt(210000,260000)),(11600,'Unbilled CAM / tax recoveries',None),(12100,'Prepaid insurance',amt(31000,40000)),(12200,'Tax & insurance impounds',amt(120000,150000)),(15000,'Land',612000000),(15100,'Buildings & site work',amt(14800000,15400000)),(15200,'Tenant improvements',amt(1900000,2200000)),(15900,'Accum. depreciation & amortization',-amt(4100000,4400000)),(17000,'Leasing commissions, net',amt(330000,380000))]),
     ('LIABILITIES',[(20100,'Accounts payable',-amt(52000,71000)),(20400,'Accrued expenses',-amt(18000,25000)),(20500,'Accrued property tax',-amt(220000,250000)),(20600,'Accrued interest',None),(21000,'Prepaid rent',-amt(26000,39000)),(21500,'Tenant security deposits',-amt(88000,97000)),(25000,'Mortgage loan - Arden Mutual',-amt(11900000,12300000)),(25900,'Unamortized loan costs (contra)',amt(98000,120000))]),
     ("MEMBERS' EQUITY",[(30100,'Capital - Quarry Bend Holdings',0),(30500,'Distributions',amt(500000,560000))]),
     ('INCOME',[(40100,'Minimum rent',-amt(1700000,1800000)),(40200,'Percentage rent',-amt(28000,41000)),(40300,'Straight-line rent',None),(41100,'CAM recoveries',-amt(340000,380000)),(41200,'Property tax recoveries',-amt(290000,320000)),(41300,'Insurance recoveries',-amt(50000,60000)),(42000,'Specialty leasing / kiosks',-amt(15000,22000)),(49000,'Interest & other',-amt(2100,4000))]),
     ('EXPENSES',[(50100,'Parking lot sweeping & snow',amt(70000,84000)),(50200,'Landscaping',amt(31000,37000)),(50300,'Repairs - roof, building, lighting',amt(54000,69000)),(50400,'Security patrol',amt(44000,52000)),(50500,'Common area electric & water',amt(49000,58000)),(51000,'Management fee',amt(70000,75000)),(52000,'Professional fees',amt(16000,21000)),(52500,'Bad debt',amt(4000,7000)),(53000,'Real estate taxes',amt(330000,352000)),(53500,'Insurance',amt(61000,66000)),(60000,'Depreciation & amortization',amt(560000,590000)),(61000,'Interest expense',amt(600000,640000))])]
    AJ=[('1','Accrue interest for 31 days',61000,20600,5481927),('2','Straight-line rent for the quarter',11500,40300,1877550),('3','Accrue 2025 CAM true-up',11600,41100,2240300),('4','Reserve: bankrupt tenant, Suite 114',52500,11100,950000),('5','Expire insurance (Nov)',53500,12100,562412),('6','Record A/P cut-off - snow & roof',50300,20100,713885),('6','Record A/P cut-off - snow & roof',50100,20100,318000),('7','Amortize loan costs',61000,25900,237467)]
    tot=sum(v or 0 for _,l in S for _,_,v in l)
    rows=[];totals=[]
    wb=Workbook();ws=wb.active;ws.title='TB wksht Nov25'
    B=Font(bold=True);thin=Side(style='thin');dbl=Side(style='double')
    ws['B1']='QUARRY BEND MARKETPLACE, LLC';ws['B1'].font=Font(bold=True,size=14)
    ws['B2']='Adjusting trial balance worksheet - period ended November 30, 2025 (accrual, GAAP)'
    ws['B3']='Prepared: D. Oyelaran 12/09/25    Reviewed: ______';ws['B3'].font=Font(italic=True)
    for rg,t in (('E5:F5','UNADJUSTED'),('G5:I5','ADJUSTMENTS'),('J5:K5','ADJUSTED')):
        ws.merge_cells(rg);c=ws[rg.split(':')[0]];c.value=t;c.font=B;c.alignment=Alignment(horizontal='center');c.fill=PatternFill('solid',fgColor='DDE6D5')
    for col,t in zip('BCDEFGHIJKL',('Acct','Account title','FS map','Debit','Credit','AJE','Debit','Credit','Debit','Credit','W/P')):
        c=ws[f'{col}6'];c.value=t;c.font=B;c.alignment=Alignment(horizontal='center');c.border=Border(bottom=thin)
    r=7;NF='#,##0.00_);(#,##0.00)'
    K=["other:UNADJUSTED Debit","other:UNADJUSTED Credit","other:ADJUSTMENTS Debit","other:ADJUSTMENTS Credit","debit","credit"]
    COL='EFHIJK'
    grand=[0]*6;ti=0
    def totline(lab,v):
        nonlocal r
        ws[f'C{r}']=lab;ws[f'C{r}'].font=B
        for col,x in zip(COL,v):
            c=ws[f'{col}{r}'];c.value=c2(x);c.number_format=NF;c.font=B;c.border=Border(top=thin,bottom=dbl if lab.startswith('TOTAL') else None)
        totals.append({"label":lab,**{k:c2(x) for k,x in zip(K,v)}});r+=1
    for sec,l in S:
        ws[f'B{r}']=sec;ws[f'B{r}'].font=Font(bold=True,underline='single');r+=1
        sub=[0]*6
        for code,n,v in l:
            if code==30100: v=-tot
            d=sum(x[4] for x in AJ if x[2]==code);cr=sum(x[4] for x in AJ if x[3]==code)
            adj=(v or 0)+d-cr; assert adj
            vals=[v if v and v>0 else None,-v if v and v<0 else None,d or None,cr or None,adj if adj>0 else None,-adj if adj<0 else None]
            ref=','.join(dict.fromkeys(x[0] for x in AJ if code in x[2:4]))
            ws[f'B{r}']=code if sec!='INCOME' else str(code)
            ws[f'C{r}']=n;ws[f'D{r}']=sec[:3]+str(code)[:2]
            for col,x in zip(COL,vals):
                if x is not None:
                    c=ws[f'{col}{r}'];c.number_format=NF
                    if col=='F' and code in(20100,40200,42000,21500): c.value=f'{x/100:,.2f}';c.alignment=Alignment(horizontal='right')
                    else: c.value=c2(x)
            if ref: ws[f'G{r}']='('+ref+')';ws[f'G{r}'].alignment=Alignment(horizontal='center');ws[f'G{r}'].font=Font(color='C00000',size=9)
            if R.random()<.45: ws[f'L{r}']=R.choice(['A-1','B-2','C-1','D-4','PBC','tkm'])
            rows.append({"account":str(code),"name":n,**{k:c2(x) for k,x in zip(K,vals) if x is not None}})
            sub=[a+(b or 0) for a,b in zip(sub,vals)];r+=1
        totline('Subtotal - '+sec.lower(),sub);grand=[a+b for a,b in zip(grand,sub)];r+=1
    totline('TOTAL',grand)
    assert grand[0]==grand[1] and grand[2]==grand[3] and grand[4]==grand[5]
    ni=-sum(round((x.get('debit',0)-x.get('credit',0))*100) for x in rows if x['account'][0] in '456')
    r+=1;ws[f'C{r}']=f'Net income per adjusted balances {ni/100:,.2f} - agrees to P&L, W/P F-1';ws[f'C{r}'].font=Font(italic=True);r+=1
    ws[f'C{r}']='Blank = no balance. Account 11600 opened this month for the CAM true-up.'
    ws.column_dimensions['A'].width=2;ws.column_dimensions['B'].width=9;ws.column_dimensions['C'].width=36;ws.column_dimensions['D'].hidden=True
    for col in 'EFHIJK':ws.column_dimensions[col].width=17
    ws.column_dimensions['G'].width=7;ws.freeze_panes='E7'
    w2=wb.create_sheet('AJE list');w2.append(['AJE','Explanation','Dr acct','Cr acct','Amount'])
    for x in AJ:w2.append([x[0],x[1],x[2],x[3],c2(x[4])])
    w2.column_dimensions['B'].width=38
    ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(DOC(F))
    return emit(F,'TB',K,rows,totals,None,'RETAIL','adjusting worksheet: unadjusted / adjustments / adjusted pairs, sections with subtotals','merged group heads, AJE reference column inside a group, hidden text column, some numbers and codes as text, second sheet of entries','closers')
