# openpyxl, warehouse bays with rents by year, some numbers as text, single-line head; second table of yard stalls
import random; from common import *; from openpyxl import Workbook; from openpyxl.styles import *; from openpyxl.utils import get_column_letter as C
R=random.Random(2509)
G=[('Building 1 (1988, 18\' clear)',[('Small bay 25x40',14,2,1000,11.75),('Small bay 25x60',10,0,1500,11.25),('Double bay 50x60',6,1,3000,10.5),('End cap w/ office',2,0,3400,12.4)]),
('Building 2 (1996, 22\' clear)',[('Bay 40x80',8,1,3200,9.95),('Bay 40x120',6,0,4800,9.5),('Cross-dock 80x120',3,1,9600,8.85)]),
('Building 3 (2007, 28\' clear)',[('Quarter floor',4,0,11000,8.4),('Half floor',2,1,22000,7.95),('Showroom / flex',3,0,2600,14.1),('Mezzanine storage',5,2,650,6)])]
hd=['Bay size','SF each','Bays','SF total','Occupied','Vacant','% vacant by SF','Asking $/SF/yr NNN','Asking $/yr all bays','In place $/SF/yr','In place $/yr occupied bays']
H=['sf','units','total_sf','occupied','vacant']+['other:'+x for x in hd[6:]]
wb=Workbook(); ws=wb.active; ws.title='Bays'; f=Font(name='Verdana',size=9); fb=Font(name='Verdana',size=9,bold=True)
ws['B2']='Pomeroy Business Center + Dunmore Road: bay mix'; ws['B2'].font=Font(name='Verdana',size=12,bold=True); ws['B3']='from the leasing broker, 8/31/25; sent as text by e-mail and re-keyed'; ws['B3'].font=f
r=5
for i,x in enumerate(hd): c=ws.cell(r,2+i,x); c.font=fb; c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom'); c.fill=PatternFill('solid',fgColor='DDDDDD'); c.border=Border(bottom=Side('thin'),top=Side('thin'))
def agg(L):
    n=sum(x[0] for x in L);o=sum(x[1] for x in L);ts=sum(x[0]*x[2] for x in L);os=sum(x[1]*x[2] for x in L);a=round(sum(x[3]*x[0]*x[2] for x in L));p=round(sum(x[4]*x[1]*x[2] for x in L))
    return [x[2] if len(L)==1 else round(ts/n),n,ts,o,n-o,round(100*(ts-os)/ts,1),round(a/ts,2),a,round(p/os,2),p] if (x:=L[0]) else None
rows=[];tots=[];A=[]
def put(lab,v,b=False):
    ws.cell(r,2,lab)
    for i,x in enumerate(v):
        c=ws.cell(r,3+i)
        if i==5: c.value=x/100; c.number_format='0.0%'
        elif i in(0,2) : c.value=f'{x:,}'; c.alignment=Alignment(horizontal='right')
        elif i in(7,9): c.value=x; c.number_format='#,##0'
        elif i in(6,8): c.value=x; c.number_format='0.00'
        else: c.value=x; c.number_format='0;-0;"-"' if i==4 else '0'
    for i in range(2,13):
        ws.cell(r,i).font=fb if b else f
        if b: ws.cell(r,i).border=Border(top=Side('thin'))
r=6
for nme,l in G:
    ws.cell(r,2,nme).font=Font(name='Verdana',size=9,italic=True,underline='single'); r+=1; L=[]
    for t,n,v,sf,a in l:
        x=(n,n-v,sf,a,round(a-R.randint(10,160)/100,2)); L.append(x); w=agg([x]); put(t,w); rows.append({"type":t,**dict(zip(H,w))}); r+=1
    lab=nme.split(' (')[0]+' total / avg'; w=agg(L); put(lab,w,True); tots.append({"label":lab,**dict(zip(H,w))}); A+=L; r+=2
w=agg(A); put('Center total / avg',w,True); tots.append({"label":"Center total / avg",**dict(zip(H,w))}); r+=2
for x in ['Asking is triple net; recoveries run about $2.60/SF on top.','Mezzanine storage has no dock access and is let month to month. "-" = none vacant.']: ws.cell(r,2,x).font=f; r+=1
for i,w_ in enumerate([2,26,9,7,10,10,9,11,13,15,12,16],1): ws.column_dimensions[C(i)].width=w_
ws.row_dimensions[5].height=38; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc('um_warehouse_bays.xlsx')); save('um_warehouse_bays','xlsx','UM',None,H,rows,tots)
