# Opening / movement / closing TB, Cayman fund, xlsx (openpyxl)
import random
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
def run():
    R=random.Random(2102)
    S={'A':'Assets','L':'Liabilities','P':'Partners’ capital','I':'Income','E':'Expenses'}
    acc=[('A','Investment in Pelican Strand REIT Holdings LLC, at cost','1-100-10',61_250_000),('A','Unrealised appreciation on investments','1-100-20',7_418_330.25),('A','Mezzanine loan – Fig Tree Hotel Owner LP','1-120-00',9_500_000),
     ('A','Cash – Bank of Grand Turtle, operating','1-200-01',1_884_207.61),('A','Cash – subscription account','1-200-02',250_000),('A','Money market sweep','1-210-00',3_006_114.09),
     ('A','Interest receivable','1-300-10',237_500),('A','Dividends receivable','1-300-20',0),('A','Due from General Partner','1-340-00',4_812.50),('A','Capital contributions receivable','1-350-00',1_500_000),('A','Prepaid D&O insurance','1-400-00',38_250),
     ('L','Subscription line – Harcourt Sound Bank','2-100-00',-12_000_000),('L','Interest payable on line','2-110-00',-68_416.67),('L','Management fee payable','2-200-10',-281_250),('L','Administration fee payable','2-200-20',-31_500),('L','Audit fee payable','2-200-30',-62_000),
     ('L','Distributions payable','2-300-00',-1_125_000),('L','Withholding tax payable','2-310-00',-18_742.18),('L','Contributions received in advance','2-320-00',-250_000),
     ('P','Limited partners – contributions','3-100-00',-66_000_000),('P','Limited partners – distributions','3-110-00',8_340_000),('P','General Partner – capital','3-200-00',-660_000),('P','Special limited partner – carried interest','3-210-00',-1_092_400),('P','Accumulated earnings, prior years','3-300-00',None),
     ('I','Dividend income','4-100-00',-2_250_000),('I','Interest income – mezzanine loan','4-110-00',-475_000),('I','Interest income – sweep account','4-120-00',-71_338.16),('I','Net change in unrealised appreciation','4-200-00',-1_105_912.40),('I','Other income','4-900-00',0),
     ('E','Management fees','5-100-00',562_500),('E','Administration fees','5-110-00',63_000),('E','Audit and tax fees','5-120-00',62_000),('E','Legal fees','5-130-00',48_916.35),('E','Interest on subscription line','5-200-00',402_187.50),('E','Unused line fee','5-210-00',9_125),('E','Cayman registration (CIMA) fees','5-300-00',6_097.56),('E','D&O insurance','5-310-00',38_250),('E','Bank charges','5-320-00',1_184.22),('E','Broken deal costs','5-400-00',0)]
    o={c:v for _,_,c,v in acc}; o['3-300-00']=-round(sum(v for v in o.values() if v is not None),2)
    J=[('1-300-10','4-110-00',237_500),('1-200-01','1-300-10',237_500),('1-300-10','4-110-00',9_500.00),('1-200-01','4-100-00',1_180_000),('1-300-20','4-100-00',412_650.75),('4-200-00','1-100-20',386_204.11),
     ('1-200-01','1-350-00',1_500_000),('1-350-00','3-100-00',4_000_000),('1-200-02','1-350-00',3_250_000),('2-320-00','1-350-00',250_000),('1-200-01','1-200-02',3_250_000),('1-100-10','1-200-01',3_875_000),
     ('2-300-00','1-200-01',1_125_000),('3-110-00','2-300-00',1_340_000),('5-100-00','2-200-10',281_250),('2-200-10','1-200-01',281_250),('5-110-00','2-200-20',31_500),('2-200-20','1-200-01',31_500),('5-120-00','2-200-30',31_000),('2-200-30','1-200-01',46_500),
     ('5-200-00','2-110-00',198_333.33),('2-110-00','1-200-01',201_916.67),('5-210-00','1-200-01',4_562.50),('5-310-00','1-400-00',19_125),('5-130-00','1-200-01',27_704.80),('5-400-00','1-200-01',66_318.42),('2-310-00','1-200-01',18_742.18),('4-100-00','2-310-00',21_907.55),
     ('1-210-00','4-120-00',36_871.44),('5-320-00','1-200-01',612.08),('1-200-01','1-340-00',4_812.50),('1-200-01','4-900-00',2_250),('2-100-00','1-200-01',1_000_000),('1-200-01','2-100-00',2_500_000),('3-210-00','3-100-00',0.0)]
    K=['open_dr','open_cr','debit','credit','close_dr','close_cr']; rows=[]
    for s,n,c,_ in acc:
        dr=round(sum(x for a,b,x in J if a==c),2); cr=round(sum(x for a,b,x in J if b==c),2); op=o[c]; cl=round(op+dr-cr,2)
        rows.append(dict(account=c,name=n,open_dr=op if op>0 else None,open_cr=-op if op<0 else None,debit=dr or None,credit=cr or None,close_dr=cl if cl>0 else None,close_cr=-cl if cl<0 else None,_s=s))
    rows=[r for r in rows if any(r[k] is not None for k in K)]
    wb=Workbook(); ws=wb.active; ws.title='TB Q3-24'
    fnt=Font(name='Arial',size=9); b=Font(name='Arial',size=9,bold=True); thin=Side(style='thin'); dbl=Side(style='double')
    ws['B1']='PELICAN STRAND REAL ESTATE INCOME FUND LP'; ws['B1'].font=Font(name='Arial',size=12,bold=True)
    ws['B2']='(a Cayman Islands exempted limited partnership)'; ws['B3']='Trial balance by period'; ws['B4']='Quarter: 1 July 2024 – 30 September 2024'; ws['H2']='Ledger: FUND / LE 0007'; ws['H3']='Run 17-Oct-2024 08:42'
    # cols: A gap, B description, C hidden FS line, D GL no, E,F open; G gap; H,I movement; J gap; K,L closing
    for a,t1,t2 in (('E','BALANCE AT','1 JULY 2024'),('H','MOVEMENT','OF THE QUARTER'),('K','BALANCE AT','30 SEPTEMBER 2024')):
        n=chr(ord(a)+1)
        for rr,t in ((6,t1),(7,t2)):
            ws.merge_cells(f'{a}{rr}:{n}{rr}'); ws[f'{a}{rr}']=t; ws[f'{a}{rr}'].alignment=Alignment(horizontal='center'); ws[f'{a}{rr}'].font=b
        for col,t in ((a,'Debit'),(n,'Credit')): ws[f'{col}8']=t; ws[f'{col}8'].font=b; ws[f'{col}8'].alignment=Alignment(horizontal='right'); ws[f'{col}8'].border=Border(bottom=thin)
    ws['B8']='Description'; ws['C8']='FS line'; ws['D8']='GL no.'
    for x in 'BCD': ws[x+'8'].font=b; ws[x+'8'].border=Border(bottom=thin)
    col=dict(zip(K,'EFHIKL')); r=9; tot=[]
    def put(d,bold=False,top=None,bot=None):
        for k in K:
            c=ws[f'{col[k]}{r}']
            if d.get(k) is not None: c.value=d[k]
            c.number_format='#,##0.00'; c.font=b if bold else fnt
            if top: c.border=Border(top=top,bottom=bot)
    for s in S:
        ws[f'B{r}']=S[s].upper(); ws[f'B{r}'].font=b; ws[f'B{r}'].fill=PatternFill('solid',fgColor='DDE6EE'); r+=1
        rs=[x for x in rows if x['_s']==s]
        for n,x in enumerate(rs):
            ws[f'B{r}']=x['name']; ws[f'C{r}']=f'{s}{10+n//3}'; ws[f'D{r}']=x['account']; ws[f'B{r}'].font=ws[f'D{r}'].font=fnt; ws[f'B{r}'].alignment=Alignment(wrap_text=True,vertical='top'); put(x); r+=1
        t=tsum(rs,K); ws[f'B{r}']=f'{S[s]} – subtotal'; ws[f'B{r}'].font=Font(name='Arial',size=9,italic=True,bold=True); put(t,True,thin); tot.append(dict(label=f'{S[s]} – subtotal',**t)); r+=2
    t=tsum(rows,K); ws[f'B{r}']='TOTAL LEDGER'; ws[f'B{r}'].font=b; put(t,True,thin,dbl); tot.append(dict(label='TOTAL LEDGER',**t)); r+=2
    ws[f'B{r}']='Prepared: I. Oyelaran-Watts     Reviewed: C. Bodden-Pruitt'; r+=1; ws[f'B{r}']='Gull & Anchor Fund Administration (Cayman) Ltd. Unaudited. US dollars.'
    for c,w in dict(A=2,B=44,C=8,D=11,E=16,F=16,G=2,H=16,I=16,J=2,K=16,L=16).items(): ws.column_dimensions[c].width=w
    ws.column_dimensions['C'].hidden=True; ws.freeze_panes='E9'; ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    for q in rows: q.pop('_s')
    wb.save(DOC+'PSREIF_TB_2024Q3.xlsx')
    save('PSREIF_TB_2024Q3.xlsx','OTHER','TRIAL_BALANCE','Gull & Anchor Fund Administration (Cayman) Ltd.','Workbook, three-line merged group headers, description before code, opening/movement/closing pairs with gap columns','hidden text column, gap columns, merged group titles on two lines, blanks for nil, section subtotals',K,rows,tot)
