# Owner's bookkeeper workbook: names before codes, two years of pairs, change, sections, side table
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(1702)
S=[('ASSETS',"""First Prairie Operating ...4471|1010|18841277|14210655|a
First Prairie Money Mkt ...8820|1020|25000000|0|
Lender Tax Escrow|1110|7314420|6902318|b
Lender TI/LC Reserve|1120|36250000|28750000|b
A/R - Tenants|1200|4217738|1966040|
Deferred Rent Receivable (straight line)|1250|21877319|23410006|
Prepaid Insurance|1310|1903875|1744190|
Land|1500|182500000|182500000|
Building - 2250 Drover Rd|1510|734118000|734118000|
Building - 2310 Drover Rd|1520|655240900|655240900|
Tenant Improvements|1530|88913347|71210522|c
A/D Buildings & TI|1590|-211663408|-173208119|
Leasing Commissions|1610|31445516|26118900|c
A/A Leasing Commissions|1690|-12966201|-9711840|
Loan Costs, net|1700|6842500|8211000|"""),
('LIABILITIES',"""Accounts Payable|2010|-2864117|-1938555|
Accrued Property Tax|2050|-14118206|-13655400|
Accrued Loan Interest|2060|-4721880|-4811207|
Tenant Deposits|2100|-11350000|-9600000|
Prepaid Rents|2150|-3318742|0|
Note Payable - Lender Loan 30-0088214|2500|-981466207|-1000233518|d
Due To Drover Holdings|2600|0|-2500000|"""),
("MEMBERS' EQUITY","""Member Capital - Haldane|3010|-240000000|-240000000|
Member Capital - Rusk Family Trust|3020|-160000000|-160000000|
Member Draws|3100|36000000|30000000|
Retained Earnings|3900|0|0|E"""),
('INCOME',"""Base Rent|4010|-148217550|-139604817|
Straight Line Rent Adj.|4020|1532687|-3107420|
CAM Recoveries|4110|-22310846|-20944710|
Tax Recoveries|4120|-26118774|-25016332|
Insurance Recoveries|4130|-3718802|-3240566|
Late Charges|4500|-41200|0|
Interest Earned|4900|-618833|-20417|"""),
('EXPENSES',"""Management Fee|5010|6011374|5664193|
Lot Sweeping & Snow|5110|4187200|3716040|
Roof / Structure Repairs|5120|2840915|6113274|
Fire Sprinkler Monitoring|5130|864000|822000|
Electric - House|5210|1129437|1074418|
Water / Storm Fees|5220|2316690|2214808|
Real Estate Tax|5310|28236412|27310800|
Insurance|5320|3966255|3421740|
Accounting & Tax Prep|5410|1475000|1385000|
Legal|5420|318650|1940225|
Interest - Lender Loan|6010|57218340|58284117|
Depreciation|6110|38455289|36114970|
Amortization - Commissions & Loan Costs|6120|4622861|4418722|
Loss on Disposal|6200|0|1208846|""")]
data=[]
for s,t in S:
    for l in t.split('\n'):
        n,a,x,y,tk=l.split('|'); data.append([s,n,a,int(x),int(y),tk])
for d in data:
    if d[5]=='E':
        d[5]=''; d[3]=-sum(q[3] for q in data); d[4]=-sum(q[4] for q in data)
P='other:'; D5,C5,D4,C4,CH=[P+'December 31, 2025 Dr',P+'December 31, 2025 Cr',P+'December 31, 2024 Dr',P+'December 31, 2024 Cr',P+'Increase (Decrease) Net']
N=[D5,C5,D4,C4,CH]
wb=Workbook(); ws=wb.active; ws.title='TB 12-31-25'
bf=Font(name='Calibri',bold=True); thin=Side(style='thin'); dbl=Side(style='double')
ws['B1']='DROVER ROAD LOGISTICS, LLC'; ws['B1'].font=Font(bold=True,size=14)
ws['B2']='Trial balance for lender - accrual, after year-end entries'; ws['B3']='Prepared 2/11/2026 by O. Lindqvist; unaudited'
ws.merge_cells('F5:G5'); ws['F5']='December 31, 2025'; ws.merge_cells('H5:I5'); ws['H5']='December 31, 2024'; ws['J5']='Increase (Decrease)'
for k,v in zip('BCDEFGHIJ',['Account','No.','tax line','Tick','Dr','Cr','Dr','Cr','Net']): ws[k+'6']=v
for r in(5,6):
    for k in 'BCDEFGHIJ':
        ws[f'{k}{r}'].font=bf; ws[f'{k}{r}'].alignment=Alignment(horizontal='left' if k=='B' else 'center',wrap_text=True); ws[f'{k}{r}'].fill=PatternFill('solid',fgColor='DDE6D5')
r=7; TR=[];TT=[]
F='#,##0.00_);(#,##0.00)'
def put(r,t,bold=False,txt=False):
    for k,n in zip('FGHIJ',N):
        if n in t:
            cell=ws[f'{k}{r}']
            if txt: cell.value=m(t[n]); cell.alignment=Alignment(horizontal='right')
            else: cell.value=t[n]; cell.number_format=F
            if bold: cell.font=bf; cell.border=Border(top=thin)
def sm(rs,label):
    t={"label":label}
    for n in N: t[n]=num(round(sum(x.get(n,0) for x in rs),2))
    return t
for s,_ in S:
    ws[f'B{r}']=s; ws[f'B{r}'].font=Font(bold=True,italic=True); r+=1; sec=[]
    for d in [q for q in data if q[0]==s]:
        t={"account":d[2],"name":d[1]}
        if d[3]: t[D5 if d[3]>0 else C5]=c(abs(d[3]))
        if d[4]: t[D4 if d[4]>0 else C4]=c(abs(d[4]))
        if d[3]-d[4]: t[CH]=c(d[3]-d[4])
        ws[f'B{r}']=d[1]; ws[f'B{r}'].alignment=Alignment(indent=1); ws[f'C{r}']=int(d[2]) if R.random()<.7 else d[2]; ws[f'C{r}'].alignment=Alignment(horizontal='center')
        ws[f'D{r}']=R.randint(10,99); ws[f'E{r}']=d[5] or None; ws[f'E{r}'].alignment=Alignment(horizontal='center'); ws[f'E{r}'].font=Font(color='C00000',italic=True)
        put(r,t,txt=R.random()<.12); sec.append(t); r+=1
    T=sm(sec,'Total '+s.title().replace("'S","'s")); ws[f'B{r}']=T['label']; ws[f'B{r}'].font=bf; put(r,T,True); TR+=sec; TT.append(T); r+=2
T=sm(TR,'TOTALS'); ws[f'B{r}']='TOTALS'; ws[f'B{r}'].font=bf; put(r,T,True); TT.append(T)
for k in 'FGHIJ': ws[f'{k}{r}'].border=Border(top=thin,bottom=dbl)
assert T[D5]==T[C5] and T[D4]==T[C4] and T[CH]==0
r+=2
for q in ['a  reconciled to bank statement 12/31/25','b  agreed to servicer escrow analysis','c  additions per rent roll / lease abstracts; see tab sent separately','d  agreed to lender year-end statement']:
    ws[f'B{r}']=q; ws[f'B{r}'].font=Font(size=9,italic=True); r+=1
# side table
for i,(a,b) in enumerate([('Loan tie-out',None),('UPB per servicer stmt',9814662.07),('UPB per books (2500)',9814662.07),('Difference',0)]):
    ws[f'L{8+i}']=a; ws[f'M{8+i}']=b; ws[f'M{8+i}'].number_format=F
ws['L8'].font=bf
for k,w in dict(A=2,B=42,C=8,D=8,E=6,F=17,G=17,H=17,I=17,J=18,K=3,L=24,M=15).items(): ws.column_dimensions[k].width=w
ws.column_dimensions['D'].hidden=True; ws.freeze_panes='F7'
f='drover_road_year_end_tb.xlsx'; wb.save(doc(f))
save(f,'TB',N,TR,TT,None,'INDUSTRIAL',"owner's bookkeeper, own workbook",'two years of Dr/Cr pairs with net change, code after name, section subtotals','hidden tax-line column, tick marks, numbers as text, side table of loan tie-out')
