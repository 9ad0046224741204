from common import *
import xlwt
N='Section 14 farm income 2023-2025.xls'
s=S('Farm Income and Expense Statement','Section 14 Farm (Estate of Hollis Varn)',None,'2025-12-31',['2025','2024','2023'],sheet='Sheet1',dec=0,dash=False)
s.pf='2023-01-01'
s.head('Receipts')
a=[s.line(*x) for x in [('Cash rent - east half (310 ac)',[77500,77500,74400]),('Crop share corn (1/2)',[58214,51906,63377]),('Crop share soybeans (1/2)',[31480,35212,33965]),('Pasture rent',[6400,6400,6000]),('Hay sold standing',[2150,None,1875]),('USDA ARC/PLC payments',[4418,None,None]),('CRP contract',[5964,5964,5964]),('Hunting lease',[3000,3000,2500])]]
ti=s.tot('Total receipts',a,'TOTAL',key='total_income')
s.head('Expenses')
e=[s.line(*x) for x in [('Seed (our share)',[9872,9415,9960]),('Fertilizer and lime',[17630,15988,21742]),('Chemicals',[6905,7120,7381]),('Crop insurance',[3188,3340,3515]),('Drying and hauling',[4276,3650,4902]),('Fence and tile repair',[2940,1185,6770]),('Drainage district assessment',[1312,1312,1260]),('Liability insurance',[1085,1040,985]),('Farm manager 8%',[15130,14399,15046]),('Real estate taxes',[16884,16402,15977]),('Legal and court costs',[3750,None,None])]]
te=s.tot('Total expenses',e,'TOTAL',key='total_operating_expenses')
ni=s.tot('Net income from farm',[ti,(te,-1)],'TOTAL',key='net_income')
wb=xlwt.Workbook();ws=wb.add_sheet('Sheet1')
X=lambda t:xlwt.easyxf(t)
b=X('font: bold on, name Calibri, height 240');t0=X('font: name Calibri, height 220');tb=X('font: name Calibri, bold on, height 220')
n=xlwt.easyxf('font: name Calibri, height 220',num_format_str='#,##0');nb=xlwt.easyxf('font: name Calibri, bold on, height 220; borders: top thin',num_format_str='#,##0')
d=xlwt.easyxf('font: name Calibri, height 220, italic on',num_format_str='0.00')
ws.write(0,1,'Farm Income and Expense Statement',b);ws.write(1,1,s.prop,tb);ws.write(2,1,'Sec. 14, Twp 88N, Rge 33W - 628 acres m/l - kept by the court-appointed administrator, cash basis',t0)
ws.write(3,1,'January 1, 2023 to December 31, 2025',t0)
hb=X('font: name Calibri, bold on, height 220; align: horiz right; borders: bottom thin')
for c,h in ((2,2025),(3,2024),(4,2023)): ws.write(5,c,h,hb)
ws.write(5,5,'2025 per ac',hb)
R=5
for r in s.rows:
    R+=1
    if r['rt']=='HEADING' and R>6:R+=1
    ws.row(R).height_mismatch=True;ws.row(R).height=310
    ws.write(R,1,('   ' if r['rt']=='LINE' else '')+r['label'],tb if r['rt']!='LINE' else t0)
    if r['rt']!='HEADING':
        for c,v in enumerate(r['vals']):
            if v is not None: ws.write(R,2+c,v,nb if r['items'] else n)
        ws.write(R,5,r2(r['vals'][0]/628),d)
    if r['rt']=='TOTAL':R+=1
ws.write(R+2,1,'Corn share 2025: 13,140 bu at $4.43.  Beans: 3,010 bu at $10.46.  No principal payments; land is free of debt.',t0)
ws.col(0).width=700;ws.col(1).width=11000
for c in (2,3,4): ws.col(c).width=3400
ws.col(5).width=4600
ws.portrait=True;ws.fit_num_pages=1;ws.set_fit_width_to_pages(1);ws.set_fit_height_to_pages(1)
wb.save(doc(N))
save(N,[s],'LAND','OPERATING_STATEMENT','s47c','farm administrator typed sheet, old xls, three years newest first, blanks for nil, per-acre column',False)
