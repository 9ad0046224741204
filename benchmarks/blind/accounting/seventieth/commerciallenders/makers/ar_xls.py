# small Canadian retail strip, bookkeeper's sheet, month buckets, .xls
from common import *
import xlwt
name='Maple_Crossing_receivables_nov30.xls'
K=['other:Nov-25','other:Oct-25','other:Sep-25','other:Aug-25 & prior','prepaid','total']
D=[("1","Prairie Sun Dental","Rent + TMI",6328.00,None,None,None,None),
("2","Kowalchuk Barbers","Rent + TMI",2147.00,2147.00,565.00,None,None),
("3 & 4","Bow River Pharmacy Ltd.","paid ahead",None,None,None,None,-8814.00),
("5","Saigon Garden Pho","on repayment schedule",3390.00,3390.00,3390.00,6215.40,None),
("6","Tax Time Centre","",None,None,None,1130.00,-282.50),
("7A","Little Sprouts Daycare","",4972.00,None,None,None,None),
("7B","Nail Loft","2024 TMI adj.",None,None,418.22,None,None),
("8","Brick Lane Optical","",3955.00,1977.50,None,None,None),
("10","Great North Liquor Mart","% rent Q3 billed Oct",None,5248.91,None,None,None),
("11","Ferrous Fitness Inc.","cheque NSF Nov 3",7684.00,45.00,None,None,None),
("Pad","Double Double Drive-Thru","",None,None,None,None,-12.36)]
wb=xlwt.Workbook(); ws=wb.add_sheet('AR'); wb.add_sheet('Sheet2')
bold=xlwt.easyxf('font: name Calibri, bold on, height 220'); hd=xlwt.easyxf('font: name Calibri, bold on; align: horiz center, wrap on; borders: bottom medium, top thin; pattern: pattern solid, fore_colour light_yellow')
tx=xlwt.easyxf('font: name Calibri'); nu=xlwt.easyxf('font: name Calibri',num_format_str='$#,##0.00;[Red]-$#,##0.00'); tt=xlwt.easyxf('font: name Calibri, bold on; borders: top thin, bottom double',num_format_str='$#,##0.00;[Red]-$#,##0.00')
ws.write(0,0,'Maple Crossing - Tenant balances owing at Nov 30, 2025',bold); ws.write(1,0,'GST incl. All figures CDN. Manager: L. Tremblay-Oakes',tx)
for i,h in enumerate(['CRU','Tenant','Total owing','Nov-25','Oct-25','Sep-25','Aug-25 & prior','Prepaid / credits','Note']): ws.write(3,i,h,hd)
ws.row(3).height_mismatch=True;ws.row(3).height=620
for q in range(4,20): ws.row(q).height_mismatch=True; ws.row(q).height=310
rows=[];s=[0]*6;r=4
K=['total']+K[:5]
for u,t,n,*v in D:
    vals=[r2(sum(x or 0 for x in v))]+v
    ws.write(r,0,u,tx);ws.write(r,1,t,tx);ws.write(r,8,n,tx)
    for j,x in enumerate(vals):
        if x is not None: ws.write(r,2+j,x,nu)
    s=[r2(a+(x or 0)) for a,x in zip(s,vals)]; rows.append(dict(unit=u,name=t,**dict(zip(K,vals)))); r+=1
ws.write(r,1,'TOTAL',tt)
for j,x in enumerate(s): ws.write(r,2+j,x,tt)
ws.write(r+2,0,'CRU 9 vacant since June. Saigon Garden: 4 x $1,553.85 starting Jan 1.',tx)
for i,w in enumerate([7,26,14,13,13,13,14,15,24]): ws.col(i).width=256*w
ws.set_portrait(False); ws.set_fit_num_pages(1); ws.fit_width_to_pages=1
wb.save(doc(name)); print(s)
save(name,'AR','Small bookkeeper sheet, months as buckets, total first, prepaid column; .xls, Canada',False,K,rows,[dict(label='TOTAL',**dict(zip(K,s)))])
