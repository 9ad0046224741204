# bay mix of a flex park by building, typed values; PLANTED: one digit changed in one Total SF
from common import *
import openpyxl
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
NAME='Pennant Ridge Bay Mix 2025Q2'
M=['units','occupied','vacant','sf','total_sf','other:Area (SF) % of GLA','other:Area (SF) Occupied','actual_sf','market_sf','other:Annual Base Rent']
B=[('Building A – 2100 Pennant Way',[('Micro bay, 20×60, grade door',10,10,1200,15.85,17.50),('Small bay, 25×80, grade door',12,11,2000,14.20,15.75),('Small bay end cap w/ storefront',2,2,2450,15.10,16.50),('Office suite, 2nd floor',4,2,1650,17.25,17.00)]),
('Building B – 2150 Pennant Way',[('Medium bay, 40×100, dock-high',8,7,4000,11.65,13.25),('Medium bay, 40×100, dock + drive-in',4,4,4150,12.05,13.75),('Double bay, 80×100, dock-high',3,3,8000,10.40,12.50),('Showroom / flex front',3,2,3600,14.75,16.00)]),
('Building C – 2200 Pennant Way',[('Large bay, 60×160, 28\' clear',5,4,9600,9.35,11.25),('Large bay, 60×160, with 10% office',2,2,9600,9.90,11.75),('Half building, cross-dock',1,1,31200,8.15,10.25),('Cold-storage conversion bay',1,0,9850,None,14.50)]),
('Building D – 2260 Pennant Way',[('Small bay, 25×80, grade door (D)',6,6,2000,13.95,15.75),('Yard bay w/ fenced outdoor storage',3,2,5200,12.80,14.25)])]
def build():
    GLA=sum(u[1]*u[3] for _,l in B for u in l)
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Bay Mix'; ws.sheet_view.showGridLines=False
    fn=lambda **k:Font(name='Arial Narrow',size=k.pop('size',10),**k)
    gr=PatternFill('solid',fgColor='DDE8DC'); dk=PatternFill('solid',fgColor='4C6B4F'); th=Side(style='thin',color='4C6B4F'); md=Side(style='medium',color='4C6B4F')
    ws['B2']='PENNANT RIDGE COMMERCE PARK'; ws['B2'].font=fn(bold=True,size=15,color='4C6B4F'); ws['B3']='Bay mix and base rents by building — June 30, 2025'; ws['B3'].font=fn(size=11)
    H1=[(2,2,'Bay Type'),(3,5,'Bays'),(6,9,'Area (SF)'),(10,11,'Base Rent, NNN ($/SF/Yr)'),(12,12,'Annual\nBase Rent')]
    for a,b,h in H1:
        if a==b: ws.merge_cells(start_row=5,start_column=a,end_row=6,end_column=a)
        else: ws.merge_cells(start_row=5,start_column=a,end_row=5,end_column=b)
        ws.cell(5,a,h)
    for j,h in enumerate(['Total','Occupied','Vacant','Avg Bay','Total','% of GLA','Occupied','In-Place','Market']): ws.cell(6,3+j,h)
    for r in (5,6):
        for c in range(2,13):
            x=ws.cell(r,c); x.fill=dk; x.font=fn(bold=True,color='FFFFFF'); x.alignment=Alignment(horizontal='left' if c==2 else 'center',vertical='center',wrap_text=True)
    NF=['0','0','0','#,##0','#,##0','0.0%','#,##0','0.00','0.00','$#,##0']
    def agg(us):
        n=sum(u[1] for u in us); o=sum(u[2] for u in us); sf=sum(u[1]*u[3] for u in us); of=sum(u[2]*u[3] for u in us); an=sum(round(u[2]*u[3]*u[4]) for u in us if u[4]); mk=sum(u[1]*u[3]*u[5] for u in us)
        d=dict(zip(M,[n,o,n-o,round(sf/n),sf,round(sf/GLA*100,1),of,round(an/of,2) if of else None,round(mk/sf,2),an]))
        if not of: d.pop('actual_sf'); d.pop(M[9])
        return d
    def put(r,d,bold=False,fill=None,top=None):
        for j,m in enumerate(M):
            x=ws.cell(r,3+j); x.number_format=NF[j]; x.alignment=Alignment(horizontal='right')
            if m in d: x.value=round(d[m]/100,4) if '%' in m else d[m]
            elif m in('actual_sf',M[9]): x.value='n/a'
        for c in range(2,13):
            x=ws.cell(r,c); x.font=fn(bold=bold)
            if fill: x.fill=fill
            x.border=Border(top=top,bottom=None if top else Side(style='hair',color='BBBBBB'))
    rows=[]; tots=[]; r=7
    for bl,us in B:
        ws.cell(r,2,bl).font=fn(bold=True,color='4C6B4F'); r+=1
        for u in us:
            d=agg([u])
            if u[0].startswith('Medium bay, 40×100, dock + '): assert d['total_sf']==16600; d['total_sf']=18600
            ws.cell(r,2,'   '+u[0] if False else u[0]); put(r,d); ws.cell(r,2).alignment=Alignment(indent=1); rows.append(dict(type=u[0],**d)); r+=1
        d=agg(us); lab='Subtotal '+bl.split(' –')[0]; ws.cell(r,2,lab); put(r,d,True,gr,th); tots.append(dict(label=lab,**d)); r+=2
    d=agg([u for _,l in B for u in l]); ws.cell(r,2,'Park Total / Weighted Avg.'); put(r,d,True,gr,md); tots.append(dict(label='Park Total / Weighted Avg.',**d))
    ws.cell(r+2,2,'In-place rate is on occupied area; market rate is management’s pro forma on all area. Recoveries are not included.').font=fn(italic=True,size=9)
    ws.cell(r+3,2,'Cold-storage bay: conversion completes Sept. 2025, no rent in place.').font=fn(italic=True,size=9)
    for c,w in zip('ABCDEFGHIJKL',[2,38,8,10,9,10,11,10,11,11,11,14]): ws.column_dimensions[c].width=w
    ws.row_dimensions[5].height=18; ws.row_dimensions[6].height=18
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=1; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    w2=wb.create_sheet('Contacts'); w2['A1']='Prepared by'; w2['B1']='Asset accounting, Pennant Ridge Owner LLC'; w2['A2']='Source'; w2['B2']='MRI Commercial stacking plan, stated areas BOMA 2019 industrial'
    w2.column_dimensions['A'].width=14; w2.column_dimensions['B'].width=60
    wb.save(f'{DOC}/{NAME}.xlsx')
    save(NAME,'UM',M,rows,tots,dict(what="'Medium bay, 40×100, dock + drive-in': Total SF printed 18,600 where 4 bays of 4,150 SF make 16,600; the subtotal of Building B and the park total carry 16,600",kind='digit_changed'))
    return dict(file=NAME+'.xlsx',assetType='INDUSTRIAL',documentType='UNIT_MIX',author='a32b',style='owner spreadsheet of flex bays by building, grouped headers, yearly rates per SF, weighted averages',hard=True)
if __name__=='__main__': print(build())
