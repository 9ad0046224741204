# student housing acquisition model, XLSX with live formulas recalculated by LibreOffice
from make_common import *
import openpyxl, subprocess, shutil
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
F='Millrace_Quad_Acq_Model_v7.xlsx'
# plan, layout, br, ba, units, sf, leased, mkt/bed, inplace/bed
S=[('Studios',[('ST-1','Flat - Classic',1,1,14,412,13,1089,1041),('ST-1U','Flat - Upgraded',1,1,6,412,6,1159,1128)]),
('Two Bedroom',[('2A','Flat - Classic',2,2,24,786,44,894,851),('2A-U','Flat - Upgraded',2,2,16,786,31,949,922),('2B','Corner Flat - Classic',2,2,10,834,18,919,873),('2C','Townhome - Classic',2,2.5,8,1012,15,969,931)]),
('Three Bedroom',[('3A','Flat - Classic',3,3,18,1094,49,829,788),('3A-U','Flat - Upgraded',3,3,12,1094,36,879,861),('3B','Townhome - Classic',3,3.5,10,1288,28,889,842)]),
('Four Bedroom',[('4A','Flat - Classic',4,2,22,1218,76,719,674),('4B','Flat - Classic',4,4,36,1362,131,779,733),('4B-U','Flat - Upgraded',4,4,28,1362,110,834,806),('4C','Townhome - Classic',4,4.5,16,1544,59,859,812),('4C-U','Townhome - Upgraded',4,4.5,8,1544,32,909,893)]),
('Five Bedroom',[('5A','Cottage - Classic',5,5,12,1876,54,769,726),('5A-U','Cottage - Upgraded',5,5,6,1876,29,819,795),('5B','Cottage w/ Loft',5,5.5,4,2014,19,839,788)])]
wb=openpyxl.Workbook(); w0=wb.active; w0.title='Deal Summary'; ws=wb.create_sheet('Unit Mix'); w2=wb.create_sheet('Growth')
blue=Font(name='Arial',size=9,color='0000FF'); blk=Font(name='Arial',size=9); bold=Font(name='Arial',size=9,bold=True); wh=Font(name='Arial',size=9,bold=True,color='FFFFFF')
navy=PatternFill('solid',fgColor='1F3864'); gr=PatternFill('solid',fgColor='D9E1F2')
for r,(a,b) in enumerate([('Project','The Quad at Millrace'),('University','Tarrow State University (0.4 mi)'),('Purchase price',71250000),('Model version','v7 - after tour, 18 June 2026'),('Loan-to-cost',0.62),('Exit cap',0.0575)],3):
    w0.cell(r,2,a).font=bold; w0.cell(r,3,b).font=blk
w0['C5'].number_format='$#,##0'; w0['C7'].number_format='0.0%'; w0['C8'].number_format='0.00%'; w0.column_dimensions['B'].width=18; w0.column_dimensions['C'].width=34
for r,v in enumerate([('Year','Rent growth','Expense growth'),('AY 26/27',.032,.03),('AY 27/28',.03,.03),('AY 28/29',.03,.0275)],2):
    for c,x in enumerate(v,2): w2.cell(r,c,x).number_format='0.00%' if not isinstance(x,str) else 'General'
ws['B2']='The Quad at Millrace'; ws['B2'].font=Font(name='Arial',size=14,bold=True); ws['B3']='Unit mix & by-the-bed rents, academic year 2026/27, pre-leasing as of 12-Jun-2026'; ws['B3'].font=Font(name='Arial',size=9,italic=True)
hd=['Plan','Layout / Finish','BR','BA','Units','Total Beds','% of Beds','SF / Unit','Total SF','Seller SF (do not use)','Beds Pre-Leased','% Pre-Leased','Market / Bed','In-Place / Bed','Market Rent (Mo.)','In-Place Rent (Mo.)','Loss to Lease (Mo.)','Market $ / SF']
for a,b,t in [(2,3,'FLOOR PLAN'),(4,8,'INVENTORY'),(9,11,'AREA'),(12,13,'PRE-LEASING'),(14,15,'RENT PER BED'),(16,19,'MONTHLY TOTALS')]:
    ws.cell(5,a,t); ws.merge_cells(start_row=5,end_row=5,start_column=a,end_column=b)
    for c in range(a,b+1): ws.cell(5,c).fill=navy; ws.cell(5,c).font=wh; ws.cell(5,c).alignment=Alignment(horizontal='center')
for c,h in enumerate(hd,2):
    x=ws.cell(6,c,h); x.font=bold; x.fill=gr; x.alignment=Alignment(horizontal='center',wrap_text=True,vertical='center'); x.border=Border(bottom=Side(style='thin'))
ws.row_dimensions[6].height=38
fm={4:'0',5:'0.0',6:'#,##0',7:'#,##0',8:'0.0%',9:'#,##0',10:'#,##0',11:'#,##0',12:'#,##0',13:'0.0%',14:'$#,##0',15:'$#,##0',16:'$#,##0',17:'$#,##0',18:'$#,##0;($#,##0)',19:'$0.00'}
allp=[p for _,ps in S for p in ps]; TB=sum(p[2]*p[4] for p in allp)
n=7; spans=[]; rows=[];totals=[]
lay=[]; 
for sec,ps in S: lay.append(('h',sec)); lay+= [('p',p) for p in ps]; lay.append(('s',sec,ps))
gt=7+len(lay)
def agg(ps,label):
    u=sum(p[4] for p in ps); b=sum(p[2]*p[4] for p in ps); sf=sum(p[4]*p[5] for p in ps); l=sum(p[6] for p in ps); m=sum(p[2]*p[4]*p[7] for p in ps); a=sum(p[6]*p[8] for p in ps); lt=sum(p[6]*(p[7]-p[8]) for p in ps)
    return {'label':label,'units':u,'other:Total Beds':b,'other:% of Beds':round(b/TB,3),'sf':int(sf/u+.5),'total_sf':sf,'other:Beds Pre-Leased':l,'other:% Pre-Leased':round(l/b,3),'other:Market / Bed':int(m/b+.5),'other:In-Place / Bed':int(a/l+.5),'market_total':m,'actual_total':a,'ltl':lt,'market_sf':round(m/sf,2)}
def fin(r,font):
    for c in range(2,20):
        x=ws.cell(r,c); x.font=font
        if c in fm: x.number_format=fm[c]
        if font is bold: x.border=Border(top=Side(style='thin'))
def common(r):
    ws.cell(r,8,f'=ROUND(G{r}/$G${gt},3)'); ws.cell(r,13,f'=ROUND(L{r}/G{r},3)'); ws.cell(r,19,f'=ROUND(P{r}/J{r},2)')
subs=[]
for it in lay:
    if it[0]=='h': ws.cell(n,2,it[1]).font=Font(name='Arial',size=9,bold=True,italic=True); first=n+1
    elif it[0]=='p':
        p=it[1]
        for c,v in zip((2,3,4,5,6,9,12,14,15),p): ws.cell(n,c,v)
        ws.cell(n,7,f'=D{n}*F{n}'); ws.cell(n,10,f'=F{n}*I{n}'); ws.cell(n,11,round(p[5]*1.035)); common(n)
        ws.cell(n,16,f'=G{n}*N{n}'); ws.cell(n,17,f'=L{n}*O{n}'); ws.cell(n,18,f'=L{n}*(N{n}-O{n})'); fin(n,blk)
        for c in (2,3,4,5,6,9,12,14,15): ws.cell(n,c).font=blue
        d=agg([p],''); d.pop('label'); rows.append({'type':p[0],'desc':p[1],'beds':p[2],'baths':p[3],**d})
    else:
        lab=f'Subtotal {it[1]}'; ws.cell(n,2,lab); a,b=first,n-1
        for c in 'FGJLPQR': ws[f'{c}{n}']=f'=SUM({c}{a}:{c}{b})'
        ws[f'I{n}']=f'=ROUND(J{n}/F{n},0)'; ws[f'N{n}']=f'=ROUND(P{n}/G{n},0)'; ws[f'O{n}']=f'=ROUND(Q{n}/L{n},0)'; common(n); fin(n,bold); subs.append(n); totals.append(agg(it[2],lab))
    n+=1
ws.cell(n,2,'Total / Wtd. Avg.')
for c in 'FGJLPQR': ws[f'{c}{n}']='='+'+'.join(f'{c}{s}' for s in subs)
ws[f'I{n}']=f'=ROUND(J{n}/F{n},0)'; ws[f'N{n}']=f'=ROUND(P{n}/G{n},0)'; ws[f'O{n}']=f'=ROUND(Q{n}/L{n},0)'; common(n); fin(n,bold)
for c in range(2,20): ws.cell(n,c).fill=gr
assert n==gt; totals.append(agg(allp,'Total / Wtd. Avg.'))
ws.cell(n+2,2,'Blue = input from pre-lease report; black = formula. In-place rent counts pre-leased beds only. Installments: 12 equal.').font=Font(name='Arial',size=8,italic=True)
ws.cell(n+3,2,'Upgraded = new furniture, LVP and 55" TV; $6,400 per unit.').font=Font(name='Arial',size=8,italic=True)
ws.column_dimensions['K'].hidden=True; ws.column_dimensions['A'].width=2
for c in range(2,20): ws.column_dimensions[L(c)].width=10.5
ws.column_dimensions['C'].width=23; ws.column_dimensions['B'].width=11; ws.column_dimensions['D'].width=5; ws.column_dimensions['E'].width=5
ws.column_dimensions['K'].hidden=True; ws.freeze_panes='D7'; ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.active=1
src=os.path.join(BUILD,'src',F); os.makedirs(os.path.dirname(src),exist_ok=True); wb.save(src)
subprocess.run(['soffice','--headless','--convert-to','xlsx:Calc MS Excel 2007 XML','--outdir',DOC,src],check=True,capture_output=True)
save(F,'STUDENT_HOUSING','UNIT_MIX','buyer\'s Excel underwriting model, formulas, grouped header',
 ['beds','baths','units','other:Total Beds','other:% of Beds','sf','total_sf','other:Beds Pre-Leased','other:% Pre-Leased','other:Market / Bed','other:In-Place / Bed','market_total','actual_total','ltl','market_sf'],rows,totals,hard='by-the-bed rents, hidden column, several sheets')
