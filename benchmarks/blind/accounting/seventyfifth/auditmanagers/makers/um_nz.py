import openpyxl
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from decimal import Decimal as D
from common import *
NAME='Village unit schedule - Rata Living Trust FY25.xlsx'
V=[('Rata Gardens, Whanganui','Freehold - opened 2009',[
('Villa 2 bed, single garage',2,1,104,38,36,1,1,565,148.5),('Villa 2 bed, single garage + sunroom',2,1,118,17,16,0,1,610,148.5),('Villa 3 bed, double garage',3,2,142,11,11,0,0,725,156),('Apartment 1 bed',1,1,58,14,12,2,0,410,171.25),('Apartment 2 bed',2,1,82,10,10,0,0,495,171.25),('Serviced apartment',1,1,44,24,20,3,1,285,612)]),
('Rata Harbour, Tauranga','Freehold - opened 2016, stage 4 under construction',[
('Villa 2 bed',2,2,121,46,45,1,0,895,172),('Villa 3 bed',3,2,149,22,22,0,0,1085,178),('Terrace house 2 bed',2,1,98,16,13,3,0,780,172),('Apartment 1 bed - garden',1,1,61,12,12,0,0,590,189.5),('Apartment 2 bed - garden',2,1,86,12,11,1,0,715,189.5),('Apartment 2 bed - harbour view',2,2,97,9,8,1,0,960,189.5),('Serviced apartment (studio)',0,1,36,8,6,2,0,320,640),('Serviced apartment (1 bed)',1,1,49,18,15,2,1,395,640)]),
('Te Rata Lodge, Masterton','Leased from the Te Rata Charitable Trust',[
('Cottage 1 bed',1,1,54,21,19,1,1,260,121),('Cottage 2 bed',2,1,76,9,9,0,0,330,121),('Care suite (ORA)',0,1,27,20,17,2,1,145,118.75)])]
MON=['beds','baths','sf','units','occupied','vacant','other:Under Refurb','pct_occ','other:Current ORA Price ($000)','other:Weekly Fee ($)','other:Total ORA Value ($000)']
wb=openpyxl.Workbook();ws=wb.active;ws.title='Units by type'
ft=lambda **k:Font(name='Calibri',size=k.pop('size',10),**k)
right=Alignment(horizontal='right');thin=Side(style='thin');teal=PatternFill('solid',fgColor='CFE8E5')
ws['B2']='Rata Living Trust';ws['B2'].font=ft(bold=True,size=14)
ws['B3']='Schedule of independent and serviced units as at 31 March 2025';ws['B3'].font=ft(bold=True)
ws['B4']='Care beds (184) are not included. ORA = Occupation Right Agreement.';ws['B4'].font=ft(italic=True,color='666666')
H=[('Unit Type',None),('Beds',None),('Baths',None),('Avg m²',None),('Number of Units','Total'),(None,'Occupied'),(None,'Vacant'),('Under Refurb',None),('Occ %',None),('Current ORA Price ($000)',None),('Weekly Fee ($)',None),('Total ORA Value ($000)',None)]
for i,(a,b) in enumerate(H):
    cc=2+i
    if a: ws.cell(6,cc,a)
    if b: ws.cell(7,cc,b)
    else: ws.merge_cells(start_row=6,end_row=7,start_column=cc,end_column=cc)
    for r in (6,7):
        x=ws.cell(r,cc);x.font=ft(bold=True);x.fill=teal;x.alignment=Alignment(horizontal='left' if i==0 else 'center',vertical='center',wrap_text=True);x.border=Border(top=thin if r==6 else None,bottom=thin if r==7 else None)
ws.merge_cells('F6:H6')
r=8;rows=[];totals=[];G=None
def w(r,cc,v,nf,f=None):
    x=ws.cell(r,cc,v);x.number_format=nf;x.font=f or ft();x.alignment=right;return x
def tot(label,its,r,dbl=False):
    u,o,a,f=[sum(x[k] for x in its) for k in (4,5,6,7)];val=sum(x[4]*x[8] for x in its)
    sf=round(sum(x[3]*x[4] for x in its)/u); pr=round(val/u)
    d=dict(label=label,sf=sf,units=u,occupied=o,**{'vacant':a,'other:Under Refurb':f},pct_occ=round(100*o/u+1e-9,1),**{'other:Current ORA Price ($000)':pr,'other:Total ORA Value ($000)':val})
    b=ft(bold=True);x=ws.cell(r,2,label);x.font=b
    for cc,v,nf in((5,sf,'0'),(6,u,'0'),(7,o,'0'),(8,a,'0'),(9,f,'0'),(10,o/u,'0.0%'),(11,pr,'#,##0'),(13,val,'#,##0')): w(r,cc,v,nf,b)
    for cc in range(2,14): ws.cell(r,cc).border=Border(top=thin,bottom=Side(style='double') if dbl else None)
    totals.append(d)
for v,n,its in V:
    ws.cell(r,2,v).font=ft(bold=True,color='00695C');ws.cell(r,5,n).font=ft(italic=True,size=9,color='666666');r+=1
    for x in its:
        assert x[4]==sum(x[5:8])
        ws.cell(r,2,x[0]).font=ft();ws.cell(r,2).alignment=Alignment(indent=1)
        d=dict(type=x[0])
        bed='Studio' if x[1]==0 else x[1]
        y=w(r,3,bed,'0');
        if x[1]: d['beds']=x[1]
        w(r,4,x[2],'0');w(r,5,x[3],'0')
        for k in range(4): w(r,6+k,x[4+k],'0;-0;"-"')
        w(r,10,x[5]/x[4],'0.0%');w(r,11,x[8],'#,##0');w(r,12,x[9],'0.00');w(r,13,x[4]*x[8],'#,##0')
        d.update(baths=x[2],sf=x[3],units=x[4],occupied=x[5])
        if x[6]: d['vacant']=x[6]
        if x[7]: d['other:Under Refurb']=x[7]
        d.update(pct_occ=round(100*x[5]/x[4]+1e-9,1),**{'other:Current ORA Price ($000)':x[8],'other:Weekly Fee ($)':x[9],'other:Total ORA Value ($000)':x[4]*x[8]})
        rows.append(d);r+=1
    tot(v.split(',')[0]+' total',its,r);r+=2
tot('All villages',[x for _,_,i in V for x in i],r,True)
r+=2
for s in ('Occ % is occupied units over all units including those under refurbishment.','ORA price is the current list price; deferred management fee accrues 5% p.a. to a maximum of 30% (Te Rata Lodge 25%).','Weekly fee is fixed for life at entry in Whanganui and Tauranga. Masterton fees reviewed each 1 July.'):
    ws.cell(r,2,s).font=ft(size=8,italic=True);r+=1
for l,wd in zip('ABCDEFGHIJKLM',[2,36,8,7,8,8,10,10,8,8,13,11,14]): ws.column_dimensions[l].width=wd
ws.freeze_panes='C8';ws.sheet_view.showGridLines=False
ws.page_setup.orientation='landscape';ws.page_setup.paperSize=9;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
w2=wb.create_sheet('ORA resales FY25')
for i,x in enumerate([['Village','Resales','Avg price ($000)','Avg days'],['Rata Gardens',19,541,88],['Rata Harbour',21,768,71],['Te Rata Lodge',11,212,119]]):
    for j,v in enumerate(x): w2.cell(2+i,2+j,v).font=ft(bold=i==0)
wb.save(doc(NAME))
save(NAME,'UM','NZ retirement village trust: ORA unit schedule by type over three villages in one sheet, merged header, metric areas, refurb column, $000',False,MON,rows,totals)
print(len(rows),totals[-1])
